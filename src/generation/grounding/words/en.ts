import type { LanguageWords } from "./words.ts";

export const en: LanguageWords = {
  spaced: true,
  joints: "and|or(?! (?:more|less|fewer|older|younger|over|above|under|below|later|earlier))|but|while|whereas",
  goesOn: "and|but|nor|while|whereas|so",
  leans: "not|never|also|even|then|which",
  ors: "or|nor",
  cases:
    "if|unless|when|whenever|except|excluding|provided|providing|as long as|so long as|in case|subject to|depending on|apart from|until|(?:once|after|before) (?:you|your order|the order|they|we)",
  narrows:
    "only|(?:on|every|each) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)|for (?:[a-z'-]+ ){0,2}(?:members?|subscribers|students?|seniors|children|residents|employees|companies|schools|customers|guests|orders)",
  negations: "not|no|never|none|nor|neither|without|cannot|hardly|barely|scarcely|rarely|seldom|n't",
  limits: "only|except|unless|solely|merely",
  hedges:
    "(?:expect|aim|intend)(?:s|ed)? to|(?:plans?|planned|hopes?|hoped) (?:to|for)|(?:planning|aiming|hoping|scheduled) to|some|(?<!\\bat )most|many|few|sometimes|often|usually|typically|generally|mostly|partly",
  maybe: "(?<!\\byou )(?:may|might|could)",
  comparison: { more: "\\p{L}+er|more|less|worse", than: "than" },
  units: [
    "second: seconds; minute: minute minutes; hour: hour hours hourly; day: day days daily; week: week weeks weekly; month: month months monthly; quarter: quarterly; year: year years yearly annual annually; decade: decade decades; century: century centuries",
    "hundred: hundred hundreds; thousand: thousand thousands; million: million millions; billion: billion billions; trillion: trillion trillions; dozen: dozen dozens",
    "dollar: dollar dollars; cent: cent cents; euro: euro euros; pound: pound pounds; yen: yen; franc: franc francs",
    "percent: percent percentage",
    "millimetre: millimetre millimetres millimeter millimeters; centimetre: centimetre centimetres centimeter centimeters; metre: metre metres meter meters; kilometre: kilometre kilometres kilometer kilometers; inch: inch inches; foot: foot feet; yard: yard yards; mile: mile miles",
    "milligram: milligram milligrams; gram: gram grams; kilogram: kilogram kilograms; ton: ton tons tonne tonnes; ounce: ounce ounces",
    "millilitre: millilitre millilitres milliliter milliliters; litre: litre litres liter liters; gallon: gallon gallons; pint: pint pints",
    "byte: byte bytes; kilobyte: kilobyte kilobytes; megabyte: megabyte megabytes; gigabyte: gigabyte gigabytes; terabyte: terabyte terabytes",
  ],
  bounds: {
    least: {
      before: "at least|a minimum of|minimum|no (?:less|fewer) than",
      behind: "or (?:more|older|over|above)|and (?:over|above|up)|at least|minimum",
    },
    most: {
      before: "at most|up to|(?:no|not) (?:more|longer|later|older) than|a maximum of|maximum",
      behind: "or (?:less|fewer|younger|under|below)|and (?:under|below|younger)|at most|maximum",
    },
    over: { before: "(?:more|longer|older|greater|higher|later|larger) than|over|above|exceed(?:s|ing|ed)?|beyond" },
    under: { before: "(?:less|fewer|younger|shorter|lower|smaller) than|under|below" },
    nearly: { before: "almost|nearly|just under" },
    about: { before: "about|around|approximately|roughly|approx\\.?|circa|some" },
  },
  idioms:
    "(?:no|not) (?:more|less|fewer|longer|later|older) than|or (?:more|less|fewer|older)|more or less|at (?:least|most|first|last)|last(?:s|ed|ing)? (?=for|from|\\d)|right (?:away|now|after|before|from)|the right to|(?:as|so) (?:long|soon|far) as|more than|less than|fewer than",
  rivals: [
    ["before|prior to|until|within", "after"],
    ["open|opens|opened", "close|closes|closed"],
    [
      "ris(?:es?|en|ing)|rose|increas\\p{L}+|gr(?:ows?|ew|owing|owth|own)|rais(?:es?|ed|ing)",
      "fall(?:s|en|ing)?|fell|decreas\\p{L}+|shr[aiu]nk\\p{L}*|reduc\\p{L}+|lower(?:s|ed|ing)|declin\\p{L}+",
    ],
    ["is|are", "was|were|used to|had been"],
    ["left", "right"],
    ["lower|cheaper|fewer|less|smaller", "higher|dearer|greater|more|larger|bigger"],
    ["minimum|at least", "maximum|at most|up to"],
    ["up to|at most|no more than|under|below|(?:less|younger) than", "over|above|(?:more|older) than"],
    ["best", "worst"],
    ["better", "worse"],
    ["eas(?:y|ier|iest|ily)|simple|simply", "hard|harder|hardest|difficult"],
    ["public(?:ly)?", "private(?:ly)?"],
    ["internal(?:ly)?", "external(?:ly)?"],
    ["new|newer|newest", "old|older|oldest"],
    ["first", "last"],
    ["early|earlier|earliest", "late|later|latest"],
    ["fast|faster|fastest|quick(?:er|est|ly)?", "slow(?:er|est|ly)?"],
    ["strong(?:er|est|ly)?", "weak(?:er|est|ly)?"],
    ["high|highly", "low"],
    [
      "allow(?:s|ed|ing)?|permit(?:s|ted|ting)?|enabl(?:es?|ed|ing)",
      "prevent(?:s|ed|ing)?|prohibit(?:s|ed|ing)?|forbid(?:s|den|ding)?|forbade|block(?:s|ed|ing)?|ban(?:s|ned|ning)?|disabl(?:es?|ed|ing)",
    ],
    [
      "requir(?:es?|ed|ing|ements?)|mandatory|compulsory|obligatory|necessary",
      "optional(?:ly)?|voluntar(?:y|ily)|unnecessary",
    ],
    ["includ(?:es?|ed|ing)|contain(?:s|ed|ing)?", "exclud(?:es?|ed|ing)"],
    ["accept(?:s|ed|ing)?|approv(?:es?|ed|ing|al)", "reject(?:s|ed|ing)?|refus(?:es?|ed|ing|al)|den(?:y|ies|ied|ying)"],
    ["buy(?:s|ing)?|bought", "sell(?:s|ing)?|sold"],
    ["w[io]ns?|winning", "los(?:es?|t|ing)"],
    ["because|since|due to", "although|though|despite"],
    [
      "can|may|might|could|possibl[ey]",
      "must|ha(?:s|ve) to|needs? to|required? to|obliged to|shall",
      "will|certainly|definitely",
      "should|ought to",
    ],
  ],
};
