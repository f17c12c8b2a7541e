import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../schemas/generation.ts";
import { anyOf } from "../../text/any-of.ts";
import { MONTHS } from "../../text/appointment.ts";
import { isPost } from "./post.ts";

/** Days told from the day of writing, which is not the reader's: "this Saturday", "heute Abend". */
const FROM_WRITING = anyOf(
  /^right now\b.*\b(?:am|are) (?:\p{L}+ly )?\p{L}+ing\b|^at this very moment\b|\bas we speak\b|\bso far this (?:year|month|season|spring|summer|autumn|fall|winter)\b/iu,
  /^(?:tomorrow|tonight|yesterday|last night)\b(?!['’])/iu,
  /\b(?:this|this coming|this past) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)\b|\b(?=next (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)\b)(?<!\bthe )(?<!day.{0,80})/iu,
  /(?<!\p{L})(?:(?:heute|morgen|gestern) abend|übermorgen|vorgestern|(?:kommende[nr]?|diesen|nächste[nr]?|letzte[nr]?) (?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|wochenende|woche))(?!\p{L})/iu,
  /(?<!\p{L})(?<!(?:de|d['’]) ?)(?:ce soir|demain|avant-hier|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|week-end) (?:prochaine?|dernière?)|ce (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end))(?!\p{L})/iu,
  /(?<!\p{L})(?:esta noche|anoche|pasado mañana|(?:este|el próximo|el pasado) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin de semana)|la (?:próxima semana|semana que viene|semana pasada))(?!\p{L})/iu,
  /(?<!\p{L})(?<!(?:di|del) )(?:stasera|domani|dopodomani|ieri|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|settimana) (?:prossim|scors)[oa]|(?:prossim|scors)[oa] (?:settimana|weekend))(?!\p{L})|^oggi(?!\p{L})/iu,
  /(?<!\p{L})(?<!(?:de|do) )(?:amanhã|hoje à noite|(?:nest[ae]|(?:n[ao] )?próxim[ao]|(?:n[ao] )?últim[ao]) (?:segunda|terça|quarta|quinta|sexta|sábado|domingo|semana|fim de semana))(?!\p{L})/iu,
  /(?<!\p{L})(?:vanavond|morgenavond|overmorgen|gisteren|(?:aanstaande|komende|afgelopen|volgende|vorige|deze(?!.*\d[u:]\d)) (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|week|weekend))(?!\p{L})/iu,
);

/** The same in posts of English: elsewhere they are told of any day. */
const FROM_POSTING = /\b(?:tomorrow|tonight)(?!\p{L}|['’])|\b(?:next|this) week\b(?!end)(?! of\b)/iu;
/** What a post is about whose title says so too. */
const CALLED_OFF = /\b(?:cancel\p{L}*|closed|closures?|postponed|called off)\b/iu;
/** A day of a week that is not told, "Monday's session", unless the title of its post has it. */
const WEEKDAY =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:['’]s\b| (?:morning|evening|afternoon|night)\b(?=.*\b(?:will|won['’]t|cancel\p{L}*)\b)(?<=\bon \w+day \w+))/iu;

/** A day of a month: "the 28th of November", "March 3", "16.01."; "3 may be enough" is none, nor "Abschnitt 4.2.". */
const DAY = new RegExp(
  [
    `(?<![\\d.])\\d{1,2}(?:st|nd|rd|th|er|º|ª|°)?\\.?(?: (?:of|de|di))? (?:${MONTHS})(?!\\p{L}| (?:be|have|not|also|only)\\b)`,
    `(?<!\\p{L})(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?(?![\\p{L}\\d])`,
    "(?<![\\d/-])\\d{1,2}[/-]\\d{1,2}[/-](?:19|20)\\d\\d(?!\\d)",
    "(?<![\\d.])(?<!(?:abschnitt|kapitel|version|nr\\.|§|punkt) )(?:0?[1-9]|[12]\\d|3[01])\\.(?:0?[1-9]|1[0-2])\\.(?!\\d)",
  ].join("|"),
  "iu",
);
const YEAR = /\b(?:19|20)\d\d\b/;
/** What comes again each year. */
const YEARLY =
  /(?<!\p{L})(?:each|every|annual(?:ly)?|yearly|jährlich|jede[sn] jahr|chaque année|tous les ans|cada año|todos los años|ogni anno|todos os anos|elk jaar)(?!\p{L})/iu;
/** What calls its English reader to come: that one looks for the day, and what was planned for one tells what came. */
const CALLS = /^(?:please )?(?:join|come|register|rsvp|apply|submit|vote)\b|\b(?:sign(?:ing)? up|registration)\b/iu;
/** What was done by then, in other languages, is history and stays true. */
const DONE_BY_THEN =
  /(?<!\p{L})(?:seit|depuis|desde|sinds|wurden?|waren?|hatten?|fand(?:en)?|haben|a été|ont été|avons|fueron?|hemos|è stat[oa]|sono stat[ie]|abbiamo|foi|foram|werd|hebben)(?!\p{L})/iu;
/** The year in the path of a post. */
const YEAR_OF_PATH = /\/((?:19|20)\d\d)(?:[/-]|$)/;

/** Whether a sentence was true only near the day of its writing, or is about a day of a past year that it does not tell. */
export function passes(text: string, { url, locale, title }: SourcePage): boolean {
  if (!DAY.test(text))
    return FROM_WRITING.test(text) || (primaryLanguage(locale) === "en" && passesInPost(text, url, title));
  if (!isOfPastYear(url) || YEAR.test(text) || YEARLY.test(text)) return false;
  return primaryLanguage(locale) === "en" ? CALLS.test(text) : !DONE_BY_THEN.test(text);
}

function passesInPost(text: string, url: string, title: string): boolean {
  if (!isPost(url) || (CALLED_OFF.test(text) && CALLED_OFF.test(title))) return false;
  const day = WEEKDAY.exec(text)?.[1]?.toLowerCase();
  return FROM_POSTING.test(text) || (day !== undefined && !title.toLowerCase().includes(day));
}

function isOfPastYear(url: string): boolean {
  const year = YEAR_OF_PATH.exec(new URL(url).pathname)?.[1];
  return year !== undefined && Number(year) < new Date().getUTCFullYear() && isPost(url);
}
