import { anyOf } from "../../text/any-of.ts";

/** What its writers say out of courtesy, in a sentence of its own: apologies, welcomes, greetings, more to come. */
const COURTESY = anyOf(
  /^(?:(?:we|I)(?:['’](?:re|m)| are| am) )?(?:(?:so|very|really|truly) )?(?:sorry|apologies)(?: again)? (?:for|to)\b(?!.*\b(?:because|as|since|but)\b)[^\d:]*\.$/iu,
  /^(?:we|I) apologi[sz]e (?:for|to)\b(?!.*\b(?:because|as|since|but)\b)[^\d:]*\.$/iu,
  /^(?:all|everyone|everybody|anyone|all (?:members|levels|abilities)|(?:everyone|all)(?: \p{L}+)?) (?:is|are) (?:very |most |always )?welcome(?: to (?:attend|come(?: along)?|join(?: us| in)?|participate|take part|turn up))?[.!]$/iu,
  /^(?:attached|enclosed) (?:is|are|you(?:['’]ll| will)? find)\b[^:\d]*[.!]$/iu,
  /^(?:we )?(?:hope|look(?:ing)? forward) to see(?:ing)? (?:you|everyone|lots|many|some|as many)\b[^\d:]*[.!]$/iu,
  /^(?:the )?(?:(?:best of luck|good luck|happy (?:swimming|reading|hacking|coding|new year|christmas|holidays|easter))\b(?: (?:and|to|with|for|in|on|from|everyone|everybody|all)\b[^:]*|,[^:]*)?|well done(?:,[^:]*| (?:to|everyone|everybody|team)\b[^:]*)?)[.!]$/iu,
  /^congratulations\b[^:\d]{0,40}[.!]$/iu,
  /^(?:merry (?:christmas|xmas)|have a (?:great|nice|good|lovely|wonderful)) [^:\d]*[.!]$/iu,
  /^(?:hierbij |nogmaals |alvast )*(?:onze |mijn )?(?:excuses|verontschuldigingen|sorry) (?:voor|aan|moest|mocht)(?!\p{L})(?!.*(?<!\p{L})(?:omdat|want|doordat|maar)(?!\p{L}))[^:\d]*\.$/iu,
  /^(?:(?:alle (?:\p{L}+ )?\p{L}+|iedereen) (?:is|zijn) (?:(?:van harte|altijd|ook|hartelijk|heel) )*(?:welkom|uitgenodigd)|bij deze is iedereen uitgenodigd)(?: en [^,:\d]*)?[.!]$/iu,
  /^(?:(?:meer|verdere|bijkomende) )?(?:info(?:rmatie)?|details|nieuws) (?:hierover |daarover |over [^,.:\d]{3,40} )?(?:volgt|volgen|komt (?:er nog |nog )?(?:eraan|aan|later|binnenkort|snel|spoedig|zo snel)|komen (?:er nog |nog )?(?:eraan|aan|later|binnenkort|snel|spoedig|zo snel))(?!\p{L})[^:\d]*[.!]$/iu,
  /^(?:(?:vele|veel|met vriendelijke) )?(?:groeten|groetjes)(?!\p{L})|^(?:hopelijk )?tot (?:dan|daar|snel|binnenkort)[.!]$|^veel (?:plezier|succes)[^:\d]*[.!]$/iu,
  /^veel meer is (?:er|daar|het) niet(?: aan)?\.$/iu,
  /^(?:alle|jeder|jede[rs]?|jedermann)(?: \p{L}+){0,4} (?:ist|sind) (?:(?:herzlich|immer|jederzeit|auch|gerne) )*(?:willkommen|eingeladen)[.!]$/iu,
  /^(?:wir )?(?:freuen uns|hoffen) (?:schon |sehr |sehr darauf )?(?:auf|euch|sie|dich)(?!\p{L})[^:\d]*[.!]$|^(?:wir wünschen )?(?:viel (?:spaß|erfolg|vergnügen)|bis (?:bald|dann))(?!\p{L})[^:\d]*[.!]$/iu,
  /^(?:wir )?(?:entschuldigen uns|bitten (?:sie |euch )?(?:\p{L}+ ){0,4}um (?:entschuldigung|verständnis|nachsicht)|bitte entschuldig(?:t|en sie))(?!\p{L})[^:\d]*[.!]$/iu,
  /^(?:weitere|nähere|mehr) (?:infos?|informationen|details) folgen(?!\p{L})[^:\d]*[.!]$/iu,
  /^(?:nous )?(?:sommes|restons) (?:toujours |bien sûr )?(?:disponibles?|à (?:votre|ta) (?:disposition|écoute))(?: pour (?:échanger|discuter|(?:toute|vos|répondre)[^:\d]*))?[.!]$/iu,
  /^(?:nous nous excusons|(?:toutes )?(?:nos|mes) excuses|(?:nous sommes )?désolée?s?) (?:pour|de|par)(?!\p{L})[^:\d]*[.!]$|^(?:à (?:très )?bientôt|au plaisir)(?!\p{L})[^:\d]*[.!]$/iu,
  /^n['’]hésitez (?:surtout )?pas(?: à (?:nous |en |ajuster |adapter |partager |consulter |y )[^:\d]*)?[.!]$|^si [^,]{3,60}, n['’]hésitez (?:surtout )?pas[.!]$/iu,
  /^(?:todos|todas|todo el mundo)(?: \p{L}+){0,3} (?:es|son|está|están) (?:muy )?(?:bienvenid[oa]s?|invitad[oa]s?)[.!]$|^(?:(?:lamentamos|sentimos)(?: mucho)? (?:\p{L}+ ){0,2}(?:molestias?|inconvenientes?|retrasos?|demoras?|espera|confusión|error(?:es)?)|disculpen?|pedimos disculpas)(?!\p{L})[^:\d]*[.!]$/iu,
  /^(?:tutti|tutte)(?: \p{L}+){0,3} (?:è|sono) (?:i |le )?(?:benvenut[ie]|invitat[ie])[.!]$|^(?:ci scusiamo|siamo spiacenti)(?: (?:molto|davvero))? (?:per|con|del)(?!\p{L})[^:\d]*[.!]$/iu,
  /^(?:todos|todas)(?: \p{L}+){0,3} são (?:muito )?bem-vind[oa]s[.!]$|^(?:pedimos desculpas?|(?:lamentamos|sentimos)(?: muito)? (?:\p{L}+ ){0,2}(?:transtornos?|incómodos?|incômodos?|inconvenientes?|atrasos?|demora|erros?|confusão))(?!\p{L})[^:\d]*[.!]$/iu,
);

/** What is told with it: that something is closed or called off, that or whether something is so, an address. */
const TOLD = anyOf(
  /@|\b(?:cancel\p{L}*|closed|closing|closure|postponed|called off)\b|^[^.]{0,30}\b(?:sorry|apologi[sz]e) to (?:say|announce|inform|tell|report|let)\b/iu,
  /(?<!\p{L})(?:dass|daß|abgesagt|geschlossen|entfällt|verschoben|gesloten|afgelast|geannuleerd)(?!\p{L})/iu,
  /(?<!\p{L})(?:annul(?:ée?|ata|ato|lata|lato)|fermée?|reportée?|cancelad[oa]|cerrad[oa]|suspendid[oa]|aplazad[oa]|chius[oa]|sospes[oa]|fechad[oa]|adiad[oa])s?(?!\p{L})/iu,
  /^(?:\p{L}+ ){1,4}(?:que|che|annoncer|informer|informar|anunciar|comunicar|annunciare|informare|comunicare|no|não|non)(?!\p{L})/iu,
);

/** How somebody introduces himself who is gone from the page by now. */
const INTRODUCES =
  /^(?:hallo|hoi|hey|hi|hello|bonjour|salut|hola|ciao|olá)[,!]? (?:mijn naam is|ik ben|my name is|I(?:['’]m| am)|ich bin|ich heiße|mein name ist|je (?:suis|m['’]appelle)|me llamo|soy|mi chiamo|sono|meu nome é|eu sou)(?!\p{L})/iu;

/** How a text was made, or dated, by others than those who wrote it. */
const OF_MAKING = anyOf(
  /^nota bene\s?: (?:cette?|l['’](?:entretien|article|auteur)|ce texte)(?!\p{L})/iu,
  /^(?:noot|nota|note|anmerkung|nota bene|note) (?:van|de|del|da|of|from|by|der|des|du) (?:(?:de|het|la|el|the|o|l['’]) ?)?(?:archivaris|redactie|redacción|rédaction|redaktion|redaction|editors?|archivist|auteur|autor|vertaler|translator|traduct\p{L}*|übersetz\p{L}*)(?!\p{L})/iu,
  /^(?:Diese[rs]?|This|Cet|Cette|Este|Esta|Questo|Questa|Dit|Deze) (?:\p{L}+ ){0,2}(?:\p{L}*(?:[Tt]ext|[Bb]eitrag|[Ee]intrag|[Aa]rtikel|bericht)|[Aa]rticle|post|page|summary|translation|image|picture|Seite|Bild|Übersetzung|texte|traduction|texto|artículo|página|imagen|traducción|testo|articolo|pagina|immagine|traduzione|tekst|vertaling|afbeelding|artigo|imagem|tradução) (?:wurde|was|has been|a été|fue|è stat[oa]|foi|werd|is)(?: \p{L}+){0,3} (?:mit|with|by|using|avec|par|con|com|da|met|door)(?!\p{L})[^.]*(?<!\p{L})(?:KI|AI|IA|LLM|ChatGPT|[Kk]ünstliche\p{L}*|[Aa]rtificial|intelligence artificielle|inteligencia artificial|intelligenza artificiale|inteligência artificial|kunstmatige)(?!\p{L})/u,
);

/** Words that no page is told by. */
const OBSCENE =
  /(?<!\p{L})(?:neuken|kutwijf|fuck(?:ing|ed|er)?|cunt|blowjob|ficken|fotze|arschloch|enculé?r?|putain|salope|coño|vaffanculo|caralho)(?!\p{L})/iu;

/** Whether a sentence is said out of courtesy: what happens, and to whom, is said in others. */
export function isCourtesy(text: string): boolean {
  return (COURTESY.test(text) && !TOLD.test(text)) || INTRODUCES.test(text);
}

/** Whether a sentence tells how its text was made, or is nothing to show. */
export function isUnfit(text: string): boolean {
  return OF_MAKING.test(text) || OBSCENE.test(text);
}
