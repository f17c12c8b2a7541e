import { anyOf } from "./any-of.ts";

/** When something takes place: a day of the week or of a month with an hour, or an hour alone that is told as one. */
export const HOUR =
  "(?:\\d{1,2}[:.h]\\d\\d ?(?:Uhr|h|[ap]\\.?m\\.?|uur|hrs)?|\\d{1,2} ?(?:[ap]\\.?m\\.?|Uhr|uur|h|u|heures))(?![\\p{L}\\d])";
const WEEKDAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:maan|dins|woens|donder|vrij|zater|zon)dag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?)";
/** Months, whole and as they are cut short. */
export const MONTHS =
  "jan(?:uary|uari?|vier)?|feb(?:ruary|ruari?|brero|braio)?|fevereiro|février|mar(?:ch|zo|s)?|märz|maart|março|apr(?:ile?)?|abril|avril|mayo?|maggio|maio|mai|mei|jun[ei]?|junio|junho|juin|giugno|jul[iy]?|julio|julho|juillet|luglio|aug(?:ust|ustus)?|août|agosto|sep(?:t|tember|tiembre|tembre)?|settembre|setembro|o[ck]t(?:ober|obre|ubre)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember)?|décembre|dicembre|diciembre|dezembro";
const APPOINTMENT = anyOf(
  new RegExp(`(?<!\\p{L})${WEEKDAY}(?!\\p{L}).{0,60}(?<![\\d.])${HOUR}`, "iu"),
  new RegExp(
    `(?<![\\d.])\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:of |de |di )?(?:${MONTHS})(?!\\p{L}).{0,60}(?<![\\d.])${HOUR}`,
    "iu",
  ),
  new RegExp(`(?<![\\d.])${HOUR}.{0,40}(?<!\\p{L})${WEEKDAY}(?!\\p{L})`, "iu"),
  new RegExp(
    `(?<![\\d.])(?:\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d)(?!\\d).{0,30}(?<![\\d.])${HOUR}`,
    "iu",
  ),
);

/** Whether a sentence tells on what day and at what hour something takes place. */
export function tellsAppointment(text: string): boolean {
  return /\d/.test(text) && APPOINTMENT.test(text);
}
