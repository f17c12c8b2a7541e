import type { LanguageWords } from "./words.ts";

export const fr: LanguageWords = {
  spaced: true,
  joints: "et|ou(?! (?:plus|moins))|mais|tandis",
  goesOn: "et|mais|tandis|donc",
  leans: "pas|jamais|non|aussi|qui",
  ors: "ou|ni",
  cases: "si|s['’]ils?|sauf|excepté|lorsque|quand|à condition|à moins|en cas",
  narrows:
    "seulement|uniquement|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|pour les (?:\\p{L}+ )?(?:membres|abonnés|étudiants|enfants|clients|commandes)",
  negations: "ne|non|ni|pas|jamais|aucun|aucune|sans|rarement",
  limits: "seulement|uniquement|sauf|excepté",
  hedges: "prévoyons|espérons|prévue?s?|envisageons|certains|certaines|la plupart|parfois|souvent|généralement",
  comparison: { more: "plus|moins|meilleure?s?|pires?", than: "que" },
  units: [
    "second: secondes; minute: minute minutes; hour: heure heures; day: jour jours journée journées quotidien quotidienne quotidiennement; week: semaine semaines hebdomadaire hebdomadaires; month: mois mensuel mensuelle mensuels mensuelles mensuellement; quarter: trimestre trimestres trimestriel trimestrielle; year: an ans année années annuel annuelle annuels annuelles annuellement; decade: décennie décennies; century: siècle siècles",
    "hundred: cent cents centaine centaines; thousand: mille millier milliers; million: million millions; billion: milliard milliards; trillion: billion billions; dozen: douzaine douzaines",
    "dollar: dollar dollars; cent: centime centimes; euro: euro euros; pound: livre livres; yen: yen yens; franc: franc francs",
    "percent: pourcent",
    "millimetre: millimètre millimètres; centimetre: centimètre centimètres; metre: mètre mètres; kilometre: kilomètre kilomètres; mile: mille",
    "milligram: milligramme milligrammes; gram: gramme grammes; kilogram: kilogramme kilogrammes; ton: tonne tonnes",
    "millilitre: millilitre millilitres; litre: litre litres",
    "byte: octet octets; kilobyte: ko; megabyte: mo; gigabyte: go; terabyte: to",
  ],
  bounds: {
    least: {
      before: "au moins|un minimum de|au minimum|pas moins de|à partir de|dès",
      behind: "ou plus|au moins|au minimum|et plus",
    },
    most: {
      before: "au plus|au maximum|un maximum de|jusqu['’]à|pas plus de",
      behind: "ou moins|au plus|au maximum|maximum",
    },
    over: { before: "plus de|supérieure?s? à|dépass(?:e|ent|ant)|au-delà de" },
    under: { before: "moins de|inférieure?s? à" },
    nearly: { before: "presque|près de" },
    about: { before: "environ|à peu près|autour de|approximativement" },
  },
  idioms:
    "au (?:moins|plus)|à moins|du moins|plus ou moins|ou (?:plus|moins)|pas (?:plus|moins) de|non plus|de plus|en plus|plus de|moins de|n['’e] ?\\p{L}+ plus",
  rivals: [
    ["avant", "après"],
    ["ouv\\p{L}+", "ferm\\p{L}+"],
    ["augment\\p{L}+|mont(?:e|ent|er|é)|accr\\p{L}+", "diminu\\p{L}+|rédui\\p{L}+|baiss\\p{L}+"],
    ["plus|davantage", "moins"],
    ["meilleure?s?|mieux", "pires?"],
    ["faciles?|facilement", "difficiles?|difficilement"],
    ["publi(?:c|cs|que|ques)", "privée?s?"],
    ["nouve(?:au|aux|l|lle|lles)", "ancien(?:s|ne|nes)?|vieux|vieille?s?"],
    ["premi(?:er|ère)s?", "derni(?:er|ère)s?"],
    ["perme\\p{L}+|autoris\\p{L}+", "empêch\\p{L}+|interdi\\p{L}+"],
    ["obligatoires?|nécessaires?|requise?s?", "facultati(?:f|fs|ve|ves)|optionnel(?:s|le|les)?"],
    ["inclu\\p{L}+|compris\\p{L}*", "exclu\\p{L}+"],
    ["accept\\p{L}+", "refus\\p{L}+|rejet\\p{L}+"],
    ["parce", "bien qu['’e]\\p{L}*|malgré"],
    [
      "peu(?:t|vent|x)|pouv(?:ez|ons|oir)|pourr\\p{L}+|peut-être",
      "doi(?:t|s|vent)|dev(?:ez|ons|ra|ront|rez)|faut|faudra",
      "devrai(?:t|ent|ez)|devriez",
    ],
  ],
};
