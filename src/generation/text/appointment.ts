import { anyOf } from "./any-of.ts";

/** When something takes place: a day of the week or of a month with an hour, or an hour alone that is told as one. */
export const HOUR =
  "(?:\\d{1,2}[:.h]\\d\\d ?(?:Uhr|h|[ap]\\.?m\\.?|uur|hrs)?|\\d{1,2} ?(?:[ap]\\.?m\\.?|Uhr|uur|h|u|heures))(?![\\p{L}\\d])";
const WEEKDAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:maan|dins|woens|donder|vrij|zater|zon)dag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?)";
const MONTH =
  "(?:jan|feb|fév|f[eé]vr|mar|mär|maa|apr|avr|abr|ma[iyg]|mei|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|okt|oct|ott|out|nov|de[cz]|déc|dic)\\p{L}*";
const APPOINTMENT = anyOf(
  new RegExp(`(?<!\\p{L})${WEEKDAY}(?!\\p{L}).{0,60}(?<![\\d.])${HOUR}`, "iu"),
  new RegExp(
    `(?<![\\d.])\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:of |de |di )?${MONTH}(?!\\p{L}).{0,60}(?<![\\d.])${HOUR}`,
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
