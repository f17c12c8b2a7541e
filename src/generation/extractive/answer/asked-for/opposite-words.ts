/** Acts of which one undoes the other. */
export type Pairs = readonly (readonly [does: RegExp, undoes: RegExp])[];

const begun = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})\\p{L}*`, "iu");

/** Those of other languages than English, by primary subtag. */
export const OTHER_PAIRS: ReadonlyMap<string, Pairs> = new Map([
  [
    "de",
    [
      [
        begun("aktivier|ein(?:zu|ge)?schalt|an(?:zu|ge)?schalt|schalte\\p{L}* (?:\\S+ ){0,4}(?:ein|an)(?!\\p{L})"),
        begun("deaktivier|aus(?:zu|ge)?schalt|ab(?:zu|ge)?schalt|schalte\\p{L}* (?:\\S+ ){0,4}(?:aus|ab)(?!\\p{L})"),
      ],
      [
        begun("an(?:zu|ge)?meld|meld\\p{L}* (?:\\S+ ){0,5}an(?!\\p{L})"),
        begun("ab(?:zu|ge)?meld|meld\\p{L}* (?:\\S+ ){0,5}ab(?!\\p{L})"),
      ],
      [begun("ein(?:zu|ge)?logg"), begun("aus(?:zu|ge)?logg")],
      [begun("installier"), begun("deinstallier")],
      [begun("abonnier"), begun("ab(?:zu)?bestell|kündig")],
      [begun("sperr"), begun("entsperr")],
    ],
  ],
  [
    "fr",
    [
      [begun("activ(?:er|e[sz]?|ation)(?!\\p{L})"), begun("désactiv")],
      [begun("connect|connexion"), begun("déconnect|déconnexion")],
      [begun("install"), begun("désinstall")],
      [begun("abonn|inscri"), begun("désabonn|désinscri|résili")],
      [begun("verrouill|bloqu"), begun("déverrouill|débloqu")],
    ],
  ],
  [
    "es",
    [
      [begun("activ(?:ar|[aeo]|[ae]s|ación)(?!\\p{L})"), begun("desactiv")],
      [begun("inici(?:ar|[aeo]) sesión"), begun("(?:cerr|cierr)(?:ar|[aeo]) (?:la )?sesión")],
      [begun("instal"), begun("desinstal")],
      [begun("suscrib|suscripción"), begun("darse de baja|darme de baja|cancel\\p{L}+ (?:la |su )?suscripción")],
      [begun("bloque"), begun("desbloque")],
    ],
  ],
  [
    "it",
    [
      [begun("attiv(?:are|[aio]|azione)(?!\\p{L})"), begun("disattiv")],
      [begun("install"), begun("disinstall")],
      [begun("iscri"), begun("disiscri|cancell\\p{L}+ (?:l['’])?iscrizione")],
      [begun("blocc"), begun("sblocc")],
    ],
  ],
  [
    "pt",
    [
      [begun("ativ(?:ar|[aeo]|ação)(?!\\p{L})"), begun("desativ")],
      [begun("instal"), begun("desinstal")],
      [begun("bloque"), begun("desbloque")],
    ],
  ],
  [
    "nl",
    [
      [begun("inschakel|aan(?:te)?zet|activeer"), begun("uitschakel|uit(?:te)?zet|deactiveer")],
      [begun("inlog|aanmeld"), begun("uitlog|afmeld")],
      [begun("inschrij"), begun("uitschrij")],
      [begun("vergrendel|blokke"), begun("ontgrendel|deblokke")],
    ],
  ],
]);

/** Verbs that end what stands beside them as a name, by language: who cancels a subscription does not ask for one. */
export const ENDING: ReadonlyMap<string, RegExp> = new Map([
  ["de", begun("stornier|lösch|entfern|widerruf|rückgängig|auf(?:zu)?heb|h[eo]b\\p{L}* (?:\\S+ ){0,4}auf(?!\\p{L})")],
  ["fr", begun("annul|arrêt|supprim|cess|enlev|lever")],
  ["es", begun("cancel|anul|elimin|quit|cerr|borr|levantar")],
  ["it", begun("annull|cancell|disd|elimin|rimuov|tolg|toglier")],
  ["pt", begun("cancel|anul|exclu|elimin|remov|apag|tirar")],
  ["nl", begun("annul|opzeg|stop|beëindig|verwijder|zeg\\p{L}* (?:\\S+ ){0,4}op(?!\\p{L})")],
]);
