import type { QuestionForms } from "../question-forms.ts";
import { BOUGHT_IN_ITALIAN } from "./bought.ts";
import { bidsByInfinitive } from "./infinitive.ts";

/** Verbs that tell what to do, to one whom the page knows, does not know, and to several. */
const BIDS =
  "fai|faccia|effettu[ai]|esegu[ai]|esegui|impost[ai]|accend[ia]|contattaci|scrivici|chiamaci|vai|vada|acced[ia]|entr[ai]|inseris(?:ci|ca)|immett[ia]|digit[ai]|selezion[ai]|scegli|scelga|clicc(?:a|hi)|prem[ia]|tocc(?:a|hi)|apri|apra|chiud[ia]|cre[ai]|us[ai]|utilizz[ai]|segu[ia]|complet[ai]|compil[ai]|invi[ai]?|cerc(?:a|hi)|aggiung[ia]|rimuov[ia]|elimin[ai]|cancell[ai]|cambi[ai]?|modific(?:a|hi)|aggiorn[ai]|verific(?:a|hi)|controll[ai]|conferm[ai]|assicurati|si assicuri|salv[ai]|scaric(?:a|hi)|install[ai]|configur[ai]|attiv[ai]|disattiv[ai]|colleg(?:a|hi)|riavvi[ai]?|reimpost[ai]|prov[ai]|torn[ai]|contatt[ai]|chiam[ai]|scriv[ia]|copi[ai]?|incoll[ai]|scorr[ia]|chied[ia]|attend[ia]|evit[ai]|visit[ai]|consult[ai]|legg[ia]|registrati|si registri|trascin[ai]|caric(?:a|hi)|condivid[ia]|invit[ai]|cliccate|selezionate|inserite|aprite|andate|scegliete|scrivete|telefonate|(?:compilate|inviate|consegnate|scaricate|contattate|portate|versate|prenotate|seguite|stampate|firmate|mandate|chiamate|consegn[ai]|stamp[ai]|firm[ai]|mand[ai]|vers[ai]|port[ai]|prenot[ai])(?= (?:il|lo|la|i|gli|le|un|una|ci|l['’]))|telefon[ai] al|iscriviti|iscrivetevi|prenotati";

export const italian: QuestionForms = {
  asks: /^(?:che cosa|cosa|cos['’]|chi|come|quando|quant[oaie]|dove|perché|quale|quali|posso|devo|a che|a chi|per chi|è possibile)(?:\s|(?<=['’]))/iu,
  vague:
    /^come (?:funziona|iniziare|fare)$|^(?:hai |avete )?(?:ancora |altr[ei] |qualche )?(?:dubbi[o]?|domand[ae])(?: su\p{L}* .+)?$|^(?:hai |serve |ti serve )?(?:ancora )?(?:bisogno di )?(?:aiuto|assistenza)$|^(?:sei )?pront[oia] (?:a|per) .+$/iu,
  marks: ["", "?"],
  purpose: /^(?:(?:i )?(?:\p{L}+ )?pass(?:aggi|i) )?per\s+/iu,
  task: /^(?!(?:mare|padre|madre|carattere|potere|dovere|corriere|camere|lettere|carriere|infermiere|ingegnere|quartiere|genere|opere|tessere)(?!\p{L}))\p{L}{2,}(?:are|ere|ire|[dp]urre|porre|trarre|arsi|ersi|irsi)\s(?!(?:di|del|della|dei)\s|(?:e|o)\s(?!\p{L}+(?:are|ere|ire)\s)).{3,}/iu,
  howTo: "Come %?",
  verbFirst: true,
  trouble:
    /^(?:se\s.+|(?!.*\sche\snon\s)(?:(?:il|la|i|le)\s(?:mio|mia|miei|mie))\s.*\snon\s.+|non\s(?:ho|riesco|posso|ricordo|trovo|vedo|ricevo)(?!\p{L}).*|ho (?:perso|dimenticato|ricevuto|problemi|un problema)(?!\p{L}).*|(?!.*\sche\snon\s).+\snon\s(?:funzionano|funziona|riesce|riconosce|accetta|si apre)(?!\p{L}).*)$/iu,
  ifWord: /^se\s+/iu,
  whatToDo: "Che cosa fare se %?",
  way: /^(?:come (?:posso|devo|possiamo|si (?:fa|può)|(?:mi )?(?:(?!\p{L}*(?:ano|ono|engono)(?!\p{L}))\p{L}{3,}o|\p{L}{2,}(?:are|ere|ire|rre|[aei]r(?:si|mi|ci|vi|l[oaie])))(?!\p{L}))|(?:che )?cosa fare(?!\p{L})|.*[,.;:–—-] ?(?:che )?cosa (?:fare|faccio|(?:posso|devo) fare)[\s?]*$)/iu,
  where: [/^come(?= )/iu, "Dove"],
  goes: /^(?:vai|vada|accedi|acceda|visita|visiti)(?: (?:a|su|al|il|sito|pagina)){0,4} https?:\/\/[\x21-\x7e]+\.?$/iu,
  bids: new RegExp(
    `${bidsByInfinitive("it")}|(?:^|[,:;.”»"] |- |\\n)(?:non |mai |poi |quindi |infine |e )?(?!firma (?:il|la) (?:sindac|president|dirett|segretari|notai))(?:${BIDS})(?!\\p{L})`,
    "iu",
  ),
  obliges: /(?<!\p{L})(?:devi|deve|dovrai|dovrà|occorre|bisogna|basta|è necessario)(?!\p{L})/iu,
  offers:
    /(?<!\p{L}|non )(?:puoi|può(?! (?:essere|sembrare|avere|causare|richiedere|variare|capitare|accadere)(?! \p{L}+[aiu]t[oaie](?!\p{L})))|potete|potrai|potrà|è possibile|è sufficiente)(?!\p{L})/iu,
  turns: /^(?:tuttavia|però|ma|purtroppo|comunque)(?!\p{L})/iu,
  andHow: /[\s,]e come\s/iu,
  rewritten: [
    [
      /^(?:vuoi|desideri|vorresti) (?!.*(?<!\p{L})(?:tu[oaei]|tuoi|ti|si|ci|nostr\p{L}+)(?!\p{L}))(\p{L}+[aei]re(?=[\s?]).*)$/iu,
      "Come posso $1",
    ],
    [/^(?:requisiti)$/iu, "Quali sono i requisiti"],
    [/^(?:documenti(?: necessari| richiesti)?|documentazione (?:necessaria|richiesta))$/iu, "Quali documenti servono"],
    [/^(?:scadenze)$/iu, "Quali sono le scadenze"],
    [/^(?:costi|prezzi|tariffe)$/iu, "Quanto costa"],
    ...Object.entries(BOUGHT_IN_ITALIAN).map(
      ([of, [costs, things]]) =>
        [
          new RegExp(`^(?:cost[oi]|prezz[oi]|tariff[ae]) ${of}((?:${things})(?: (?:di |d['’])\\p{Ll}+)?)$`, "iu"),
          `Quanto ${costs}$1`,
        ] as const,
    ),
    [/^(?:i )?biglietti$/iu, "Quanto costano i biglietti"],
    [/^ingresso$/iu, "Quanto costa l’ingresso"],
    [/^quota associativa$/iu, "Quanto costa la quota associativa"],
    [
      /^(?:iscriversi|iscrizion[ei]|come iscriversi)( al(?:la|lo|l['’])? ?\p{Ll}[\p{L} '’-]{2,40})?$/iu,
      "Come posso iscrivermi$1",
    ],
    [/^(?:diventa(?:re)?|come diventare) (soci[oa]|membro|volontari[oa]|sostenitore)$/iu, "Come posso diventare $1"],
    [/^(?:associarsi|come associarsi)$/iu, "Come posso associarmi"],
    [
      /^(?:i nostri |gli )?orari( di apertura| di segreteria| estivi| invernali)?( (?:del|della|dello|dei|delle|degli|dell['’]) ?\p{Ll}[\p{L} '’-]{2,40})?$/iu,
      "Quali sono gli orari$1$2",
    ],
    [/^(?:costi di spedizione)$/iu, "Quali sono i costi di spedizione"],
    [/^(?:(?:metodi|modalità) di pagamento)$/iu, "Quali sono i metodi di pagamento"],
  ],
  definition:
    /^(?!(?:In|Ne[il]|Nell[aeo]|Per|Con|Senza|D[ai]|De[il]|Dell[aeo]|Dal|Dalla|A|Al|Alla|Su|Sul|Sulla|Tra|Fra|Se|Quando|Come|Anche|Quest[oaei]|Quell[oaei]|Qui|Così|Ora|Oggi|Chi|Che|Cosa|Ogni|Uno dei|Una delle|Responsabile|Titolare|(?:Il|La) (?:nostr[oa]|[Tt]itolare|[Rr]esponsabile|(?:[^.]{3,40} )?più))(?!\p{L}))((?:Il |Lo |La |I |Gli |Le |L['’]|Un |Una )?[\p{L}\p{N}.'’+ -]{3,60}?) (?:è|(sono)) (?:un|una|uno|il|lo|la|i|gli|le)\s/u,
  whatIs: "Che cos’è %?",
  whoIs: "Chi è %?",
  whatAre: "Che cosa sono %?",
  namesBare: true,
  // An article, not a name.
  elisions: [[/(?<=^(?:Che cosa sono|Che cosa fare se) )I (?=\p{Ll})/u, "i "]],
};
