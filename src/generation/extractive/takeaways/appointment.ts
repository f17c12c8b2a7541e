import { anyOf } from "../../text/any-of.ts";

/** When something takes place: a day of the week or of a month with an hour, or an hour alone that is told as one. */
const HOUR =
  "(?:\\d{1,2}[:.h]\\d\\d ?(?:Uhr|h|[ap]\\.?m\\.?|uur|hrs)?|\\d{1,2} ?(?:[ap]\\.?m\\.?|Uhr|uur|h|u|heures))(?![\\p{L}\\d])";
const WEEKDAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:maan|dins|woens|donder|vrij|zater|zon)dag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?)";
const MONTH =
  "(?:jan|feb|fév|f[eé]vr|mar|mär|maa|apr|avr|abr|ma[iyg]|mei|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|okt|oct|ott|out|nov|de[cz]|déc|dic)\\p{L}*";
/** From what hour to what hour, on the day that is told before. */
const FROM_TO = new RegExp(
  `\\b(?:starts?|begins?|opens?|from|beginnt|startet|von|ab|begint|van|vanaf|de|dalle|das)(?: (?:at|um|om|à))? ${HOUR}.{1,30}?(?:to|until|till|finish\\w*|ends?|bis|endet|tot|eindigt|à|jusqu['’]à|a|alle|às|hasta las)(?: (?:at|um|om|à))? ${HOUR}`,
  "iu",
);
/** What stands before it is meant. */
const ELSEWHERE = /(?<!\p{L})(?:dann|danach|diese[smr]|though|daarna|dan|ensuite|luego|después|poi|depois)(?!\p{L})/iu;
const APPOINTMENT = anyOf(
  new RegExp(`(?<!\\p{L})${WEEKDAY}(?!\\p{L}).{0,60}(?<![\\d.])${HOUR}`, "iu"),
  new RegExp(
    `(?<![\\d.])\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:of |de |di )?${MONTH}(?!\\p{L}).{0,60}(?<![\\d.])${HOUR}`,
    "iu",
  ),
  new RegExp(`(?<![\\d.])${HOUR}.{0,40}(?<!\\p{L})${WEEKDAY}(?!\\p{L})`, "iu"),
);

/** Whether a sentence tells on what day and at what hour something takes place. */
export function tellsAppointment(text: string): boolean {
  return /\d/.test(text) && APPOINTMENT.test(text);
}

/** Whether a sentence tells from what hour to what hour something lasts. */
export function tellsFromTo(text: string): boolean {
  return /\d/.test(text) && FROM_TO.test(text);
}

/** Whether a date or a price is that of something told before: "Dann treffen wir uns am …" */
export function isOfOther(text: string): boolean {
  return ELSEWHERE.test(text);
}

/** Where events are told of, one a page. */
const OF_EVENT = /\/(?:events?|webinars?|workshops?|talks?|meetups?|conferences?)\/./i;
/** What calls to an event, and says behind it what will be told or done there. */
const CALLS_TO_EVENT =
  /^(?:please )?(?:join|come|hear|listen|watch|learn|attend|discover|explore)(?! (?:and )?(?:learn )?(?:more|(?:the|this|our) (?:full )?(?:videos?|recordings?|webinars?|livestreams?))\b)(?=(?: \S+){10}).*\b(?:about|as|how|to \p{L}|where|on|for|with)\b/iu;

/** Whether a sentence calls its reader to the event that its page tells of, and says what it is about. */
export function invitesToEvent(text: string, url: string): boolean {
  return OF_EVENT.test(url) && CALLS_TO_EVENT.test(text);
}
