import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import { anyOf } from "../../text/any-of.ts";
import { FIGURE } from "./empty.ts";

/** What leads up to a matter, or only praises it, in languages other than English: nobody learns anything from it. */
const SETS_SCENE: Readonly<Record<string, RegExp>> = {
  de: anyOf(
    /^[^,;:]{2,60} (?:bietet|bieten|hat|haben|gibt es|gibt|existieren|bestehen) (?:\p{Ll}+ ){0,2}(?:viele|verschiedene|mehrere|zahlreiche|einige|diverse) (?:\p{Ll}+ ){0,2}(?:Möglichkeiten|Optionen|Vorteile|Einstellungen|Gründe|Wege|Arten|Aspekte)\.$/u,
    /^(?:Seit|Spätestens seit) [^,.]{3,60} weiß(?: eigentlich| ja| doch)? (?:jeder|jede|man|alle)(?!\p{L})/u,
    /^Es ist (?:wieder |endlich |nun |bald )+so ?weit(?!\p{L})|^(?:Heute|Diesmal|Hier|Nun) (?:soll|geht|wird) es (?:um|darum)(?!\p{L})/u,
    /^Bis vor (?:einiger|kurzer|nicht allzu langer) Zeit(?!\p{L})|^(?:Früher|Einst|Lange Zeit) (?:war|waren|galt|galten|gab|musste|mussten)(?!\p{L})/u,
    /(?<!\p{L})(?:ist|sind|war|waren|bleibt) (?:immer (?:wieder |noch )?|auch |definitiv |wirklich )?(?:ein(?:e|en)? )?(?:sehr |echt |wirklich |besonders |äußerst |ganz )?(?:spannende[rs]?|tolle[rs]?|großartige[rs]?|schöne[rs]?|aufregende[rs]?|voller Erfolg|schön|spannend|toll|großartig|faszinierend)(?: (?:Projekt|Thema|Erlebnis|Erfahrung|Sache|Tag|Abend|Veranstaltung|Wochenende|Zeit))?(?:, (?:das|der|die) [^;:.]{3,120}|, [^,;:.]{3,60})?[.!]$/iu,
    /^(?:Einer|Eine|Eines) de[rs] (?:wichtigsten|größten|spannendsten|zentralen) (?:Aspekte|Themen|Fragen|Herausforderungen|Punkte|Faktoren|Elemente|Bestandteile|Schritte)(?!\p{L})[^.,;:]{0,80} (?:ist|sind) [^,.;:]{3,40}\.$/u,
    /^(?:Für|Bei) (?:Kinder|Groß und Klein|Jung und Alt|alle|uns)[^,.]{0,30} (?:ist|war|bleibt) es (?:immer|stets|auch)(?: wieder)?(?: (?:sehr|besonders|ganz|ein\p{L}*))* (?:schön|toll|spannend|großartig|besonder|aufregend|faszinierend|interessant|Highlight|Erlebnis|Freude|Vergnügen|Abenteuer)\p{L}*/u,
    /(?<!\p{L})(?:nicht mehr wegzudenken|in aller Munde|immer wichtiger|immer beliebter|erfreu(?:t|en) sich (?:\p{L}+ )?(?:großer|wachsender|immer größerer) Beliebtheit)(?!\p{L})/iu,
  ),
  es: anyOf(
    /(?<!\p{L})(?:ofrecen?|tienen?|hay|existen|cuentan? con) (?:much|vari|divers|distint|diferent|numeros|algun)\p{Ll}+ (?:\p{Ll}+ )?(?:opciones|posibilidades|ventajas|formas|maneras|configuraciones|ajustes|razones|motivos|beneficios|aspectos)(?: \p{Ll}+s)?\.$/u,
    /(?<!\p{L})(?:cada vez más (?:popular|importante|común|frecuente)s?|nos (?:complace|alegra|emociona)|(?:estamos|estoy) (?:muy )?(?:content|orgullos|emocionad|felic)\p{L}*)(?!\p{L})/iu,
  ),
  fr: anyOf(
    /(?<!\p{L})(?:offren?t?|propos(?:e|ent)|possède(?:nt)?|a|ont|existe) (?:(?:de )?(?:nombreu(?:x|ses)|multiples)|plusieurs|quelques|différente?s|diverse?s|beaucoup d[e'’]) ?(?:\p{Ll}+ )?(?:possibilités|options|avantages|façons|manières|réglages|paramètres|raisons|aspects)(?: \p{Ll}+s)?\.$/u,
    /^(?:Afin d(?:['’]|e )|Pour )[^.;:]{3,160}, il (?:a fallu|fallait|était temps d(?:['’]|e )|est (?:temps|nécessaire) d(?:['’]|e )) ?(?:réfléchir|repenser|imaginer|trouver|inventer|innover|agir)(?!\p{L})/u,
    /^(?:À l['’]heure (?:du|de la|où)|De nos jours|Depuis (?:longtemps|des années)|On le sait|Chacun le sait|Comme chacun sait|Qui n['’]a (?:jamais|pas))(?!\p{L})/u,
    /(?<!\p{L})(?:de plus en plus (?:populaire|important|fréquent|courant|présent)e?s?|nous sommes (?:très |vraiment |particulièrement )?(?:heureu|fier|ravi|content|enthousiaste)\p{L}*|une (?:belle|formidable|incroyable|véritable) (?:aventure|histoire|opportunité)|aventure (?:humaine|professionnelle)[^.]{0,30} (?:très |extrêmement )?enrichissante)(?!\p{L})/iu,
  ),
  it: anyOf(
    /(?<!\p{L})(?:offr(?:e|ono)|ha|hanno|ci sono|esistono) (?:molt|divers|vari|numeros|alcun|parecchi)\p{Ll}+ (?:\p{Ll}+ )?(?:possibilità|opzioni|vantaggi|modi|impostazioni|ragioni|motivi|aspetti)(?: \p{Ll}+[ei])?\.$/u,
    /(?<!\p{L})(?:sempre più (?:popolar|important|comun|diffus)\p{L}*|siamo (?:molto |davvero )?(?:felici|orgoglios[ie]|content[ie]|entusiast[ie]))(?!\p{L})/iu,
  ),
  nl: anyOf(
    /(?<!\p{L})(?:biedt|bieden|heeft|hebben|zijn er|er zijn) (?:veel|verschillende|meerdere|talrijke|enkele|diverse) (?:\p{Ll}+ )?(?:mogelijkheden|opties|voordelen|manieren|instellingen|redenen|aspecten)\.$/iu,
    /^Out with the old(?!\p{L})/iu,
    /^(?:(?:Het|De) (?:(?:nieuwe? |eerste |tweede )?(?:academiejaar|semester|schooljaar|jaar|werkjaar)) (?:is|zit|staat|begint)) (?!.*\d)/iu,
    /(?<!\p{L})(?:steeds (?:populairder|belangrijker|vaker)|we zijn (?:heel |erg |zeer )?(?:blij|trots|verheugd|enthousiast))(?!\p{L})/iu,
  ),
  pt: anyOf(
    /(?<!\p{L})(?:oferecem?|possu(?:i|em)|t[eê]m|há|existem) (?:muit|vári|divers|diferent|numeros|algum)\p{Ll}+ (?:\p{Ll}+ )?(?:opções|possibilidades|vantagens|formas|maneiras|configurações|razões|motivos|benefícios|aspectos)(?: \p{Ll}+s)?\.$/u,
    /(?<!\p{L})(?:cada vez mais (?:popular|importante|comum|frequente)\p{L}*|(?:estamos|ficamos) (?:muito )?(?:felizes|orgulhosos|contentes|animados))(?!\p{L})/iu,
  ),
};

/** A digit in a name: "3D", "A4". */
const IN_NAME = /\d+(?=\p{Lu})|(?<=\p{Lu})\d+/gu;

/** Whether a sentence in a language other than English only leads up to what its page says, or praises it. */
export function setsSceneIn(text: string, locale: string): boolean {
  return SETS_SCENE[primaryLanguage(locale)]?.test(text) === true && !FIGURE.test(text.replace(IN_NAME, ""));
}
