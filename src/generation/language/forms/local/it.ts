import { endsOnSite } from "./on-site.ts";
import { dateIn, END, fact, GAP, type LocalForms, named, SUM } from "./parts.ts";

const OTHERS = "e|ed|o|ma|che|cui|dove|si|non|è|sono|ha|hanno|prim[oa]|second[oa]|ultim[oa]|altr[oaie]";
const THE = named("(?:Il|Lo|La|I|Gli|Le) |L['’]", OTHERS);
const A = named("(?:Il|Lo|La|I|Gli|Le|Uno?|Una) |(?:L|Un)['’]", OTHERS);
const DAY = "(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)";
const WHEN = `(?:(?:${DAY},? |il |l['’])${dateIn("it")}|(?:ogni|tutt[ie] (?:i|gli|le))(?: \\p{L}+)? (?:${DAY}|settiman[ae]|mes[ei]|giorn[oi]|ann[oi]|mattin[ae]|ser[ae]|pomeriggio)|(?:il|la) (?:\\p{L}+ )?${DAY}|dal(?:la)? ${DAY}|(?:al|dal)(?:le|l['’]) ?(?:ore )?\\d|(?:una|due|tre) volt[ae] (?:al|a|alla))`;
const FREE = `(?:gratuit[oaie]|gratis)${END}`;
const CHARGE =
  "(?:quot[ae]|tariff[ae]|prezz[oi]|iscrizione|canone|cauzione|contributo|biglietto|abbonamento|costo|tessera)";
const PEOPLE = "(?:persone|posti|ospiti|bambini|spettatori)";
const SOME = "(?:circa |fino a |oltre |più di |un massimo di )*\\d[\\d.]* ";
const WHERE = "(?<where> (?:in|nel|nella|nei|nelle|all['’]interno) [^,;:.]{3,40}?(?=[.,;]))?";
const DISABLED =
  "(?:a(?:lle|i)? (?:persone (?:con (?:disabilità|mobilità ridotta)|disabili|in (?:carrozzina|sedia a rotelle))|disabili|sedie a rotelle)|in (?:carrozzina|sedia a rotelle))";

/** Where what is there ends a sentence. */
const HERE = endsOnSite("it");

/** In Italian. */
export const italian: LocalForms = {
  facts: [
    fact(
      `(?:Non ci sono|Ci sono)(?: anche)? (?:due |varie |delle |dei )?(?<what>docce|servizi igienici|bagni|spogliatoi|armadietti|cestini|asciugamani|prese elettriche)${HERE}`,
      "Ci sono $<what>?",
    ),
    fact(
      `(?:Non c['’]è|C['’]è)(?: anche)? (?<what>acqua potabile|acqua corrente|elettricità|l['’]elettricità|il wifi|il Wi-Fi|l['’]ascensore|l['’]aria condizionata|una cucina|un guardaroba)${HERE}`,
      "C’è $<what>?",
    ),
    fact(`${A} (?<verb>costa|costano) ${GAP}${SUM}`, "Quanto $<verb> $<name>?"),
    fact(
      `(?=[^.;:]{0,30}${CHARGE})${A} (?:è|ammonta|è pari|è fissat[oa]) (?:(?:di|a|in) )?${GAP}${SUM}`,
      "A quanto ammonta $<name>?",
    ),
    fact(
      `(?<name>(?:La (?:partecipazione|visita)|Il (?:corso|laboratorio|prestito|parcheggio|servizio)|L['’](?:ingresso|iscrizione|accesso|entrata|evento))(?: [^,;:.]{3,30}?)?) è (?:completamente |totalmente |libero e )?${FREE}`,
      "Quanto costa $<name>?",
    ),
    fact(`(?<name>L['’](?:ingresso|entrata)) è liber[oa]${END}`, "Quanto costa $<name>?"),
    fact(
      `${THE} (?<verb>si riuni(?:sce|scono)|si incontra(?:no)?|si ritrova(?:no)?|si allena(?:no)?|inizia(?:no)?|comincia(?:no)?|apre|aprono|chiude|chiudono|si svolg(?:e|ono)|si t(?:iene|engono|errà|erranno)|si svolger(?:à|anno)|ha luogo|avrà luogo|inizierà|comincerà|aprirà) ${GAP}${WHEN}`,
      "Quando $<verb> $<name>?",
    ),
    fact(`${THE} (?<verb>è apert[oa]|sono apert[ie]|resta apert[oa]) ${GAP}${WHEN}`, "Quando $<verb> $<name>?"),
    fact(`Ci riuniamo ${GAP}${WHEN}`, "Quando vi riunite?"),
    fact(`Ci (?<verb>incontr|ritrov|allen)iamo ${GAP}${WHEN}`, "Quando vi $<verb>ate?"),
    fact(
      `(?<name>I cani|Gli animali(?: domestici| di piccola taglia)?) (?:non )?sono (?:sempre |anche )?(?:ammessi|accettati|benvenuti|i benvenuti|consentiti|vietati)${END}${WHERE}`,
      "Sono ammessi $<name>$<where>?",
    ),
    fact(
      `Non sono ammessi (?:i |gli )?(?<pets>cani|animali(?: domestici)?)${END}${WHERE}`,
      "Sono ammessi $<pets>$<where>?",
    ),
    fact(
      `(?:È (?:severamente |assolutamente )?vietato|Non è (?:consentito|permesso)) fumare${END}${WHERE}`,
      "Si può fumare$<where>?",
    ),
    fact(
      `(?:(?:Non )?[Cc]['’]è|Ci sono|È disponibile|È presente|Disponiamo di) (?:(?:un|anche|ampio|grande|piccolo|comodo|posti|nessun|dei) ){0,3}parcheggi?o?${END}`,
      "C’è un parcheggio?",
    ),
    fact(
      `(?:Il|Un) (?:ampio |grande )?parcheggio (?:(?:gratuito|pubblico|privato) )?(?:è (?:gratuito|disponibile|a pagamento)|si trova)`,
      "C’è un parcheggio?",
    ),
    fact("L['’]età minima(?<more> (?:per|di) [^,;:.\\d]{3,40}?)? è (?:di )?\\d", "Qual è l’età minima$<more>?"),
    fact(
      "(?<name>I (?:bambini|ragazzi|minori)) (?:dai|a partire dai|di almeno) \\d+ anni(?: in su)? possono (?<act>[^,;:.]{4,60}?)\\.",
      "A partire da che età $<name> possono $<act>?",
    ),
    fact(
      `${THE} (?<verb>ospita|ospitano|può (?:ospitare|accogliere|contenere)|accoglie) ${SOME}${PEOPLE}`,
      "Quante persone $<verb> $<name>?",
    ),
    fact(
      `${THE} ha una (?:capienza|capacità)(?: massima)? di ${SOME}${PEOPLE}`,
      "Quante persone può ospitare $<name>?",
    ),
    fact(
      `${THE} (?:non )?(?<verb>è|sono) (?:anche |completamente |interamente )*(?<how>accessibil[ei] ${DISABLED})`,
      "$<Verb> $<how> $<name>?",
    ),
  ],
  ours: [
    [/^(il |la )nostr/u, "$1vostr"],
    [/^(i |le )nostr/u, "$1vostr"],
  ],
  leans: /(?<!\p{L})(?:quest[oaei]|quell[oaei]|quel|qui|lì|se|sopra|sotto)(?!\p{L})/iu,
};
