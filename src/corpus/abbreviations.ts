/** Abbreviations that never end a sentence, lower case, without the last dot; all languages in one set. */
export const NEVER_FINAL: ReadonlySet<string> = new Set(
  (
    "dr mr mrs ms prof rev hon gen col capt lt sgt sen rep gov pres supt st mt messrs mx e.g eg i.e ie cf vs viz al approx " +
    "fig figs eq sec ch chap vol vols pp ed eds nos ext dept univ assn bros " +
    // German
    "z.b d.h u.a o.ä bzw ca vgl nr str abs art kap bd hrsg inkl exkl zzgl ggf evtl sog u.u i.d.r z.t dipl ing fr hr " +
    // French
    "mme mlle mm p.ex c.-à-d chap av boul éd env réf tél " +
    // Spanish, Portuguese, Italian
    "sra sras sres srta dra dña ud uds vd vds p.ej ee núm pág págs cap tel av avda exmo exma sig sigg dott ecc.te " +
    // Dutch, Nordic
    "bijv d.w.z o.a m.b.t t.o.v bl.a t.ex dvs f.eks osv.s"
  ).split(" "),
);

/** Abbreviations before a number: `No. 5`, `p. 12`, `Sept. 3`. */
export const BEFORE_NUMBER: ReadonlySet<string> = new Set(
  "no n n.º nº p pg par s jan feb mar apr jun jul aug sep sept oct nov dec".split(" "),
);

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
    "My Our Your His Her Their A An And But Or So Then Now Also After Before Since Because However Many Most Some All Each Every No Not Please To " +
    "Der Die Das Es Wir Sie Er Ein Eine Im In Und Aber Dann Auch Wenn Nach Für Mit " +
    "Le La Les Un Une Il Elle Nous Vous Ils Ce Cette Ces En Dans Pour Et Mais Si " +
    "El Los Las Una Ella Esto Esta Este Estos Para Con Pero Y Cuando"
  ).split(" "),
);

/** Languages that write an ordinal as a number with a dot (`am 3. Oktober`). */
export const DOTTED_ORDINALS: ReadonlySet<string> = new Set(
  "de da nb nn no fi cs sk pl hu hr sl sr et lv is tr".split(" "),
);
