/** A short sentence that names where to read on: "See deployment." */
const SEE = /^(?:please )?(?:also )?(?:see|refer to|read)(?: also)? (?:\S+ ){0,4}\S+[.!]$/i;

/** "See Forgotten keys to ask for a new one.", which names a page by its title. */
const SEE_PAGE = /^(?:[Pp]lease |[Aa]lso )?[Ss]ee (?:also |the |our )?(?:["“]|\p{Lu})/u;
/** The same in the other languages of the engine. */
const SEE_ELSEWHERE =
  /^(?:siehe|voir|consultez|véase|vea|consulte|veja|vedi|consulta|zie)(?: (?:auch|dazu|hierzu|aussi|également|también|também|anche|ook))* (?:\S+ ){0,5}\S+[.!]$/iu;
/** What says where there is more of it: "For more detail on this, see Boxes." */
const MORE =
  /^(?:please )?(?:check out|(?:take|have) a look at) (?:\S+ ){1,8}(?:page|article|guide|section|documentation)\b|^for (?:more|further|full|additional) [^,]{3,80}, (?:please )?(?:see|read|refer|check|visit|consult)\b|^(?:weitere|nähere|mehr) (?:informationen|infos|details|hinweise)(?!\p{L})|^pour (?:plus|davantage) (?:d['’]infos?|d['’]informations?|de détails)(?!\p{L})|^para (?:obtener )?(?:más|mayor|mais|maiores) (?:información|informações|detalles|detalhes)(?!\p{L})|^per (?:maggiori|ulteriori) (?:informazioni|dettagli)(?!\p{L})|^(?:voor )?meer (?:informatie|info|details)(?!\p{L})/iu;

/** What promises more behind a link: "Learn more …", "Obtenga información …". */
const LEARN =
  /^(?:learn (?:more(?! than)|how)|read more|find out more|mehr (?:dazu|erfahren)|(?:pour )?en savoir plus|reportez-vous|obtenga (?:más )?información|saiba mais(?=\W*$|: | (?:aqui|como|sobre|n?[oa]s?|em|acerca|a respeito)(?!\p{L}))|scopri di più|(?:check|bekijk) (?:dan )?onze(?!.*: ))(?!\p{L})/iu;
/** What it may tell all the same: a number to call, an address, who to ask, a course. */
const TELLS_WHERE =
  /\p{N}{3}|@|https?:|(?<!\p{L})(?:call (?:us|the|our)|by phone|llam[ae]|appelez|anrufen|bel|mail naar|schalter|(?:the|our|front|help) desk|counter|reception|empfang|mostrador|recepción|guichet|accueil|balie|receptie|sportello|balcão|our (?:\p{L}+ )?(?:class(?:es)?|courses?|workshops?|lessons?))(?!\p{L})/iu;
/** "Boxes > Lids": a place on a screen. */
const PLACE = / [>›→] /u;
/** What is the visitor's own, and how often something is done: an order to do it, none to read on. */
const BIDS =
  /(?<!\p{L})(?:your|every|each|daily|tus?|sus?|deine?[mnrs]?|votre|vos|tuo[i]?|tu[ae]|seus?|suas?|je|jouw|uw)(?!\p{L})|Ihre?[mnrs]?(?!\p{L})|(?<!\p{L})(?:app|account|konto|compte|cuenta|conta|espace|dashboard|portal)(?!\p{L})/u;

/** Whether a sentence only says where to read on, in the languages of the engine. */
export function sendsOn(sentence: string): boolean {
  return pointsElsewhere(sentence) && !tellsWhere(sentence);
}

/** How it begins is looked at first: few sentences begin so, and only those are read to their end. */
function pointsElsewhere(sentence: string): boolean {
  if (MORE.test(sentence) || LEARN.test(sentence)) return true;
  if (SEE_PAGE.test(sentence)) return !PLACE.test(sentence);
  return (SEE.test(sentence) || SEE_ELSEWHERE.test(sentence)) && !BIDS.test(sentence) && !PLACE.test(sentence);
}

/** Whether a sentence names a number, an address or somebody to turn to. */
export function tellsWhere(sentence: string): boolean {
  return TELLS_WHERE.test(sentence);
}
