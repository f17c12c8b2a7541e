import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import { anyOf, type Pattern } from "../../text/any-of.ts";
import { countWords } from "../../text/words.ts";

/** One side of two of which the other is not shown: "On the one hand, …". */
const ONE_SIDE =
  /^(?:on (?:the )?one hand|einerseits|zum einen|d['’]une part|d['’]un côté|por una parte|por un lado|da una parte|da un lato|por um lado|enerzijds|aan de ene kant)(?!\p{L})/iu;
const OTHER_SIDE =
  /(?<!\p{L})(?:on the other|andererseits|zum anderen|d['’]autre part|de l['’]autre|por otr[ao]|dall['’]altr[ao]|por outro|anderzijds|aan de andere)(?!\p{L})/iu;

/** What points at a time, a case, a likeness or a link that stands before or elsewhere. */
const POINTING: Readonly<Record<string, Pattern>> = {
  en: anyOf(
    /\b(?:within|during|after|until|before|in|by) (?:that|this) (?:period|timeframe|time frame|window|deadline)\b/iu,
    /\bin (?:such|these|those) (?:cases?|situations?|circumstances|events?|instances)\b/iu,
    /^(?:after|within|in|for) [^,.;:]{2,30} (?:these|those) (?:will|are|can|must|have|were|may)\b/iu,
    /\bsame as (?:the )?(?:normal|usual|above|before|last)\b/iu,
    /\b(?:click|follow|use|via|through|at) (?:on )?this link\b/iu,
  ),
  de: anyOf(
    /^[^,:;]*(?<!\p{L})(?:für|in|mit|von|zu|auf|an|bei) (?:der|die|das|den|dem|des)selben? (?:Art|Weise|Form|Fall|Stelle|Ort|Grund|Zweck)(?!\p{L})(?!.*(?<!\p{L})wie(?!\p{L}))/iu,
    /(?<!\p{L})diese[nmr]? (?:Link|Formular|Button)(?!\p{L})/u,
    /(?<!\p{L})hier [^,.;:]{0,60}(?:herunterladen|herunterzuladen|downloaden|abrufen|einsehen)(?!\p{L})/iu,
    /(?<!\p{L})in (?:solchen|diesen|diesem|einem solchen) F(?:all|ällen)(?!\p{L})/iu,
  ),
  fr: anyOf(
    /(?<!\p{L})(?:dans|en) (?:ce|de tels|un tel) cas(?!\p{L})/iu,
    /(?<!\p{L})(?:sur|via|avec|suivre) ce lien(?!\p{L})/iu,
    /(?<!\p{L})(?:passé|dans|pendant|avant) ce(?:tte)? (?:délai|période)(?!\p{L})/iu,
  ),
  es: anyOf(
    /(?<!\p{L})en (?:est[eo]s?|es[eo]s?|tal(?:es)?) casos?(?!\p{L})/iu,
    /(?<!\p{L})(?:en|por|siguiendo|con) este (?:link|enlace)(?!\p{L})/iu,
    /(?<!\p{L})(?:en|durante|pasado) (?:ese|este|dicho) (?:plazo|período|periodo)(?!\p{L})/iu,
  ),
  it: anyOf(
    /(?<!\p{L})in (?:quest[oi]|tal[ei]) cas[oi](?!\p{L})/iu,
    /(?<!\p{L})(?:a|su|da|tramite|con) questo link(?!\p{L})/iu,
    /(?<!\p{L})(?:entro|durante|in) (?:tale|questo|quel) (?:termine|periodo)(?!\p{L})/iu,
  ),
  pt: anyOf(
    /(?<!\p{L})(?:nest|ness)es? casos?(?!\p{L})|(?<!\p{L})em ta(?:l|is) casos?(?!\p{L})/iu,
    /(?<!\p{L})(?:neste|nesse|por este|através deste) link(?!\p{L})/iu,
    /(?<!\p{L})(?:durante|dentro d|n)(?:ess|est)e (?:prazo|período)(?!\p{L})/iu,
  ),
  nl: anyOf(
    /(?<!\p{L})in (?:dat|die|deze|dit|zulke|zo['’]n) geval(?:len)?(?!\p{L})/iu,
    /(?<!\p{L})(?:via|op|met) deze link(?!\p{L})/iu,
    /(?<!\p{L})(?:binnen|gedurende|in) (?:die|deze) (?:termijn|periode)(?!\p{L})/iu,
  ),
};

/** That something is decided by something else, and not how. */
const DEPENDS =
  /^(?=[^,;:]{0,80}(?<!\p{L})(?:prices?|costs?|fees?|rates?|limits?|sizes?|times?|duration|number|amount|\p{L}*(?:preise?|kosten|gebühr(?:en)?|dauer|zahl|höhe|größe|zeit)|prix|tarifs?|coûts?|durée|nombre|précio|precios?|costes?|tarifas?|duración|número|prezz[oi]|cost[oi]|durata|numero|preços?|custos?|duração|prijs|prijzen|kosten|tarie(?:f|ven)|duur|aantal)(?!\p{L}))[^,;:]{3,90}(?<!\p{L})(?:depends? (?:up)?on|var(?:y|ies) (?:by|with|depending on)|häng(?:t|en) (?:[^,;:]{0,30} )?von(?=.* ab\.)|richte[nt] sich nach|dépend(?:ent)? d(?:e|u|es)|depende[nm]? d(?:el?|[oa]s?)|dipend(?:e|ono) da|(?:is|zijn) afhankelijk van|hang(?:t|en) af van)(?!\p{L})(?! (?:how|whether|what|when|where|which|wie|ob|was|wann|comment|si|cómo|qué|come|se|como|o que|hoe|of|wat)(?!\p{L}))[^,;:]{3,70}\.$/iu;
/** Words of such a sentence that tells no more. */
const MOST_DEPENDING = 16;

/** Whether a sentence tells half of something: one side of two, what holds in a case told before, or that it depends. */
export function isHalfSaid(text: string, locale: string): boolean {
  if (ONE_SIDE.test(text) && !OTHER_SIDE.test(text)) return true;
  if (!/\p{N}/u.test(text) && countWords(text) <= MOST_DEPENDING && DEPENDS.test(text)) return true;
  return POINTING[primaryLanguage(locale)]?.test(text) === true;
}
