import type { LanguageWords } from "./words.ts";

export const de: LanguageWords = {
  spaced: true,
  joints: "und|oder(?! (?:mehr|weniger|älter|jünger|darüber|darunter))|aber|während",
  goesOn: "und|aber|während",
  leans: "nicht|nie|auch",
  ors: "oder|noch",
  cases: "wenn|falls|sofern|außer|sobald|solange|es sei denn|vorausgesetzt",
  narrows:
    "nur|ausschließlich|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s|für (?:\\p{L}+ )?(?:mitglieder|abonnenten|studenten|studierende|kinder|kunden|bestellungen)",
  negations: "nicht|kein|keine|keinen|keinem|keiner|nie|niemals|ohne|selten|kaum",
  limits: "nur|außer|ausschließlich",
  hedges: "voraussichtlich|geplant|planen|hoffen|beabsichtigen|einige|manche|die meisten|manchmal|oft|meist",
  comparison: { more: "\\p{L}+er|mehr|weniger", than: "als" },
  units: [
    "second: sekunde sekunden; minute: minute minuten; hour: stunde stunden stündlich; day: tag tage tagen tages täglich; workday: werktag werktage werktagen arbeitstag arbeitstage arbeitstagen; week: woche wochen wöchentlich; month: monat monate monaten monats monatlich; quarter: quartal quartale vierteljährlich; year: jahr jahre jahren jahres jährlich; decade: jahrzehnt jahrzehnte; century: jahrhundert jahrhunderte",
    "hundred: hundert; thousand: tausend tausende; million: million millionen; billion: milliarde milliarden; trillion: billion billionen; dozen: dutzend",
    "dollar: dollar dollars; cent: cent; euro: euro euros; pound: pfund; yen: yen; franc: franken",
    "percent: prozent",
    "millimetre: millimeter; centimetre: zentimeter; metre: meter metern; kilometre: kilometer kilometern; mile: meile meilen",
    "milligram: milligramm; gram: gramm; kilogram: kilogramm; ton: tonne tonnen",
    "millilitre: milliliter; litre: liter",
    "byte: byte bytes; megabyte: megabyte; gigabyte: gigabyte; terabyte: terabyte",
  ],
  bounds: {
    least: { before: "mindestens|wenigstens|ab|nicht weniger als", behind: "oder mehr|und mehr|und älter" },
    most: { before: "höchstens|maximal|bis zu|nicht mehr als", behind: "oder weniger|und weniger|und jünger" },
    over: { before: "mehr als|über|länger als|älter als" },
    under: { before: "weniger als|unter|jünger als|kürzer als" },
    nearly: { before: "fast|beinahe|knapp|nahezu" },
    about: { before: "etwa|ungefähr|rund|circa|ca\\.?|zirka" },
  },
  idioms:
    "mehr oder weniger|oder (?:mehr|weniger)|nicht (?:mehr|weniger) als|mehr als|weniger als|nicht mehr|vor allem|nach(?: wie vor| und nach)|hin und her",
  rivals: [
    ["vor|vorher|bevor", "nach|nachher|nachdem"],
    ["öffn\\p{L}+|geöffnet\\p{L}*|offen", "schlie(?:ß|ss)\\p{L}+|geschlossen\\p{L}*"],
    [
      "steig\\p{L}+|gestiegen|erhöh\\p{L}+|wächst|wachs\\p{L}+|zunehm\\p{L}+",
      "sink\\p{L}+|gesunken|senk\\p{L}+|gesenkt|verringer\\p{L}+|reduzier\\p{L}+|fallen|gefallen|abnehm\\p{L}+",
    ],
    [
      "mehr|größer\\p{L}*|höher\\p{L}*|teurer\\p{L}*",
      "weniger|kleiner\\p{L}*|niedriger\\p{L}*|billiger\\p{L}*|günstiger\\p{L}*",
    ],
    ["besser\\p{L}*", "schlechter\\p{L}*"],
    ["leicht\\p{L}*|einfach\\p{L}*", "schwer\\p{L}*|schwierig\\p{L}*"],
    ["öffentlich\\p{L}*", "privat\\p{L}*"],
    ["neu\\p{L}{0,2}", "alt\\p{L}{0,2}"],
    ["erst(?:e[nmrs]?)", "letzte[nmrs]?"],
    ["erlaub\\p{L}+|gestatte\\p{L}+|ermöglich\\p{L}+", "verbiet\\p{L}+|verboten\\p{L}*|verhinder\\p{L}+"],
    ["erforderlich\\p{L}*|notwendig\\p{L}*|verpflichtend\\p{L}*|pflicht", "optional\\p{L}*|freiwillig\\p{L}*"],
    ["weil|da", "obwohl|trotz"],
    ["kann|können|könnte\\p{L}*|darf|dürfen", "muss|müssen|verpflichtet", "wird|werden", "sollte\\p{L}*"],
  ],
};
