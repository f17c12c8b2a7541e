import { type Language, words } from "./language.ts";

export const italian: Language = {
  dangling:
    /^(?:quest[oaie]|quell[oaie]|quei|ciò|esso|essa|essi|esse|lui|lei|loro|suo|sua|suoi|sue|entramb[ie]|tuttavia|però|quindi|pertanto|perciò|dunque|così|inoltre|anche|allora|poi|infine|ma|e|ed|o|né|per (?:questo|esempio|ciò)|di conseguenza|altrimenti|in caso contrario|al contrario|in tal modo|detto (?:questo|ciò)|(?:ne)?(?:gli altri|i restanti) casi|tutt[ie] e tre|l['’]unica differenza|in (?:questo|tal|quel|altre parole)|a (?:questo|tal)|tali?|qui|lì|sì|no)(?![\p{L}])/iu,
  connective:
    /^(?:innanzitutto|prima di tutto|per prima cosa|in (?:primo|secondo|ultimo) luogo|tuttavia|però|quindi|pertanto|perciò|dunque|inoltre|infine|per esempio|ad esempio|di conseguenza|in (?:breve|generale|sintesi)|infatti),\s+|^(?:nota|importante|attenzione|suggerimento|avviso)(?: \d+)?\s?:\s+/iu,
  dated: /^(?:oggi|ieri|recentemente|la settimana scorsa|il mese scorso),\s+/iu,
  leaning:
    /^(?:Puoi|Potete|Può|Possiamo|È possibile|Si p(?:uò|ossono)) \p{L}+[aei]r(?:lo|la|li|le|ne)(?!\p{L})|^(?:È|Sono|Comprende|Include|Costa|Dura|Permette|Consiste) (?!necessari|possibil|importante|consigliabile|preferibile|sufficiente|indispensabile|opportuno|disponibil|\p{L}+[ts][oaie]\s)/u,
  pointing:
    /(?:(?:nelle|in queste) (?:immagini|foto|fotografie)(?!\p{L})|passi? \d|passaggi[o]? \d|(?<!\p{L})qui(?=[.!]?$)|seguente (?:tabella|lista|sezione|immagine)|clicca qui|fai clic qui|(?:qui )?(?:sopra|sotto)(?=[\s.,;:]|$)|seguent[ei](?=[\s.:,;]|$)|precedent[ei]|in quest[oa] (?:pagina|articolo|sezione|guida)|questa pagina|leggi di più|scopri di più|contattaci|grazie)/iu,
  subjectless: /^(?!)/u,
  presenting:
    /^(?:questo articolo|questa pagina|questa guida|questo documento)(?= (?:spiega|descrive|mostra|presenta|contiene|offre|aiuta|fornisce|è)(?!\p{L}))/iu,
  announcing:
    /\b(?:è|siete|sono) (?:tutt[ie] )?(?:cordialmente |caldamente )?invitat[aei](?!\p{L})|^in quest[oa] [^.,]{3,40} (?:spieghiamo|descriviamo|illustriamo) |\b(?:resterà|rimarrà|sarà|saranno) chius[oaie] (?:il|dal|nei|l['’])|^(?:per (?:(?:ulteriori|maggiori) |saperne)|(?:consulta|vedi|leggi|scopri|trova|visita|segui|clicca|contatta|consultare|visitare|contattare)(?:te)?(?!\p{L})|(?:puoi|può|potete) trovare (?:maggiori|ulteriori|più|altre) informazioni(?!\p{L})|se (?:hai|avete|ha) domande|benvenut)/iu,
  addressed: /(?<!\p{L})(?:tu|ti|tuo|tua|tuoi|tue|Lei|Suo|Sua|vi|vostr[oaie])(?!\p{L})/u,
  howTo: /^(?:come|dove posso|posso|cosa devo)(?![\p{L}])/iu,
  quantity: /(?:quant[oaie]|quando|che ora|prezzo|prezzi|costo|costa|tariff[ae])/iu,
  past: /^(?:quando (?:è stat[oa]|sono stat[ei]|fu|furono)|(?:in|da) (?:che|quale) anno)(?!\p{L})/iu,
  definition:
    /^(?:(?:che )?cos(?:a è|['’]è|a sono|a significa)|chi (?:è|sono))\s+(?:un[oa]?\s+|il\s+|lo\s+|la\s+|i\s+|gli\s+|le\s+|l['’])?(.+?)[?.!]*$/iu,
  followUp:
    /^(?:e|ma|allora|perché|anche)(?![\p{L}])|(?<![\p{L}])(?:questo|quello|ciò|esso|essa|lì)(?![\p{L}])|(?<![\p{L}])(?:allora|poi|dopo|anche)\s*[?.!]*$/iu,
  asksSite: /(?<!\p{L})(?:voi|vostr[oaie]|vi|avete|offrite|vendete|accettate|fate|siete|usate)(?!\p{L})/iu,
  ourselves: /(?<!\p{L})(?:noi|nostr[oaie]|(?!(?:ri)?chiamo)[a-z]+iamo)(?!\p{L})/iu,
  introduction:
    /^(?:chi siete|chi sei|(?:che )?cosa (?:fate|offrite)|di (?:che )?cosa (?:vi occupate|parla questo sito)|(?:che )?cos['’]è questo(?: sito)?|chi siamo)[\s?.!]*$/iu,
  salutation: /^[¡!\s]*(?:ciao|salve|buongiorno|buonasera|grazie|grazie mille|arrivederci)[\s!.?~！。？]*$/iu,
  closing: /^[¡!\s]*(?:grazie|arrivederci|ok|perfetto)(?: mille| tante)*[\s!.,?~！。？]*$/iu,
  general: words(
    "tutto tempo spesso fare faccio fa usare uso utilizzare funziona dire sapere bisogno voglio volere trovare aiuto aiutare favore mostrare cosa cose modo potere posso sito pagina informazione informazioni",
  ),
  phrases: {
    noAnswer: "Non ho trovato una risposta a questa domanda su questo sito.",
    nearest: "Queste pagine sono le più vicine:",
    page: "Questa pagina è la più vicina:",
    greeting: "Ciao! Chiedimi quello che vuoi su questo sito e risponderò con le sue pagine.",
    closing: "È un piacere. Mi chieda ancora quando vuole.",
    warmOpening: "Buono a sapersi per Lei: ",
  },
};
