import type { LanguageWords } from "./words.ts";

export const nl: LanguageWords = {
  spaced: true,
  joints: "en|of|maar|terwijl",
  goesOn: "en|maar|terwijl",
  leans: "niet|nooit|ook|die",
  ors: "of|noch",
  cases: "als|indien|wanneer|tenzij|behalve|mits|zolang",
  narrows:
    "alleen|uitsluitend|op (?:maan|dins|woens|donder|vrij|zater|zon)dagen|voor (?:\\p{L}+ )?(?:leden|abonnees|studenten|kinderen|klanten|bestellingen)",
  units: [
    "second: seconde seconden; minute: minuut minuten; hour: uur uren; day: dag dagen dagelijks dagelijkse; workday: werkdag werkdagen; week: week weken wekelijks wekelijkse; month: maand maanden maandelijks maandelijkse; quarter: kwartaal kwartalen; year: jaar jaren jaarlijks jaarlijkse; decade: decennium decennia; century: eeuw eeuwen",
    "hundred: honderd honderden; thousand: duizend duizenden; million: miljoen miljoenen; billion: miljard miljarden; trillion: biljoen; dozen: dozijn",
    "dollar: dollar dollars; cent: cent; euro: euro; pound: pond; franc: frank",
    "percent: procent",
    "millimetre: millimeter; centimetre: centimeter; metre: meter; kilometre: kilometer kilometers; mile: mijl mijlen",
    "milligram: milligram; gram: gram; kilogram: kilogram; ton: ton",
    "millilitre: milliliter; litre: liter",
  ],
  bounds: {
    least: { before: "minstens|ten minste|tenminste|minimaal|vanaf", behind: "of meer|of ouder" },
    most: { before: "hoogstens|maximaal|tot|niet meer dan|ten hoogste", behind: "of minder|of jonger" },
    over: { before: "meer dan|boven|ouder dan|langer dan" },
    under: { before: "minder dan|onder|jonger dan|korter dan" },
    nearly: { before: "bijna|haast" },
    about: { before: "ongeveer|circa|ca\\.?|rond|zo['’]n" },
  },
  idioms: "meer of minder|of (?:meer|minder)|niet (?:meer|minder) dan|meer dan|minder dan|niet meer",
  rivals: [
    ["voor|voordat", "na|nadat"],
    ["open|opent|openen|geopend", "sluit\\p{L}*|gesloten"],
    [
      "stijg\\p{L}+|gestegen|verho\\p{L}+|toenemen|neemt toe|groei\\p{L}*",
      "dal\\p{L}+|gedaald|verlaag\\p{L}*|verlag\\p{L}+|vermin\\p{L}+|afnemen|neemt af",
    ],
    ["meer|groter\\p{L}?|hoger\\p{L}?|duurder\\p{L}?", "minder|kleiner\\p{L}?|lager\\p{L}?|goedkoper\\p{L}?"],
    ["beter\\p{L}?", "slechter\\p{L}?"],
    ["makkelijk\\p{L}*|gemakkelijk\\p{L}*|eenvoudig\\p{L}*", "moeilijk\\p{L}*"],
    ["openba(?:ar|re)|publiek\\p{L}*", "privé|particulier\\p{L}*"],
    ["nieuwe?", "oude?"],
    ["eerste", "laatste"],
    ["toegestaan|toestaan|staat toe|mag|mogen", "verbied\\p{L}*|verboden|voorkom\\p{L}+|verhinder\\p{L}+"],
    ["verplichte?|noodzakelijke?|vereiste?", "optionele?|vrijwillige?"],
    ["omdat", "hoewel|ondanks"],
    ["kan|kunnen|kunt|mag|mogen|misschien", "moet|moeten|verplicht", "zal|zullen|zult", "zou(?:den)? moeten"],
  ],
};
