/** Abbreviations that never end a sentence, lower case, without the last dot; all languages in one set. */
export const NEVER_FINAL: ReadonlySet<string> = new Set(
  (
    "dr mr mrs prof rev hon gen col capt lt sgt sen gov pres supt st mt messrs mx e.g eg i.e ie cf vs viz al approx " +
    "incl excl exc ed eds dept univ assn bros gt revd " +
    // German
    "z.b d.h u.a o.ä bzw ca vgl str hrsg inkl exkl zzgl ggf evtl sog u.u i.d.r z.t dipl ing fr " +
    // French
    "mme mlle p.ex c.-à-d av boul éd env réf tél " +
    // Spanish, Portuguese, Italian
    "sra sras sres srta dra dña ud uds vd vds p.ej ee tel av avda exmo exma sig sigg dott ecc.te " +
    // Dutch, Nordic
    "bijv d.w.z o.a m.b.t t.o.v bl.a t.ex dvs f.eks osv.s"
  ).split(" "),
);

/** Titles that are words or units in small letters: "Ms. Ray" waits "5 ms. Then" she goes. */
export const TITLES: ReadonlySet<string> = new Set("Ms Hr Rep MM".split(" "));

/** Abbreviations before a number: `No. 5`, `p. 12`, `Sept. 3`, `Art. IV`; some are words or units elsewhere ("art", "sec"). */
export const BEFORE_NUMBER: ReadonlySet<string> = new Set(
  (
    "no nos n n.º nº nr núm p pp pg pág págs par s fig figs eq sec ch chap cap kap vol vols bd abs art arts artt lett ext " +
    "jan feb mar apr jun jul aug sep sept oct nov dec"
  ).split(" "),
);

/** Before a number in one language alone: a "cell" is a word elsewhere. */
const BEFORE_NUMBER_IN: Readonly<Record<string, ReadonlySet<string>>> = setsOf({
  en: "max min tel ext",
  de: "max min mind tel fax rd jg jh kl lfd abb anm aufl geb gest",
  fr: "max min fax chap fasc",
  it: "max min cell fax mod all pagg civ",
  es: "máx mín max min fax tfno tlf móv aprox depto núms",
  pt: "máx mín max min fax telem aprox depto núm",
  nl: "max min fax blz nrs afb",
});

/** In small letters they end no sentence of their language: the nouns of German begin with capitals. */
const NEVER_FINAL_IN: Readonly<Record<string, ReadonlySet<string>>> = setsOf({
  de: "max mind gem bes tägl wöchentl monatl jährl vorauss allg versch einschl abzgl insb insbes bspw ggfls zB zb zzt städt staatl ehem",
  fr: "notamm env ex",
  it: "p.es es gent egr geom avv cfr d.lgs D.lgs dlgs Dlgs",
  es: "admón",
  pt: "ex",
  nl: "evt resp mevr dhr drs",
});

/** Whether a token without its last dot is an abbreviation of that language that more of its sentence follows. */
export function goesOnIn(language: string, token: string, isBeforeNumber: boolean): boolean {
  if (NEVER_FINAL_IN[language]?.has(token)) return true;
  return isBeforeNumber && BEFORE_NUMBER_IN[language]?.has(token.toLowerCase()) === true;
}

function setsOf(lists: Record<string, string>): Record<string, ReadonlySet<string>> {
  return Object.fromEntries(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(" "))]));
}

/** Abbreviations that may end a sentence: the next word decides. */
export const MAYBE_FINAL: ReadonlySet<string> = new Set(
  "inc ltd co corp llc jr sr bros a.m p.m am pm ph.d b.a m.a m.sc b.sc d.c gov't jan feb mar apr aug sept oct nov dec".split(
    " ",
  ),
);

/** Words that begin a new sentence after an abbreviation such as `U.S.`, in title case. */
export const STARTERS: ReadonlySet<string> = new Set(
  (
    "The This That These Those There It Its In On At By For From With As If When While Where Why How What Who Which We You He She They I " +
    "My Our Your His Her Their A An And But Or So Then Now Also After Before Since Because However Many Most Some All Each Every No Not Please To Only " +
    "Der Die Das Es Wir Sie Er Ein Eine Im In Und Aber Dann Auch Wenn Nach Für Mit " +
    "Le La Les Un Une Il Elle Nous Vous Ils Ce Cette Ces En Dans Pour Et Mais Si " +
    "El Los Las Una Ella Esto Esta Este Estos Para Con Pero Y Cuando"
  ).split(" "),
);

/** Languages that write an ordinal as a number with a dot (`am 3. Oktober`). */
export const DOTTED_ORDINALS: ReadonlySet<string> = new Set(
  "de da nb nn no fi cs sk pl hu hr sl sr et lv is tr".split(" "),
);
