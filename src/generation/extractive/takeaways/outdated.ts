import type { Unit } from "../page/unit.ts";

/** A mark of what stands behind it: "[This section is out of date]". */
const MARK =
  /[[(*][^\])*]{0,60}\b(?:out[- ]of[- ]date|outdated|obsolete|superseded|no longer (?:accurate|current|valid|correct)|veraltet|obsoleto|obsolète|périmé)\b[^\])*]{0,60}[\])*]/iu;
/** A line that dates what was added when its page had been written: "Update, March 13, 2018". */
const UPDATED =
  /^\W{0,3}(?:update|updated|edit|edited|aktualisierung|mise à jour|actualización)\b[^.!?]{0,16}(?:\b(?:19|20)\d\d\b)\W{0,3}/iu;
/** Where such a line opens a page, at the latest. */
const OPENS = 3;
/** What was still to come when it was written: "We will begin issuing …". */
const PLANNED =
  /\b(?:will|going to|plan(?:s|ning)? to|expects? to|intends? to) (?:\p{L}+ly |soon |first )?(?:be (?:adding|launching|available|added|launched|released|introduced|offered|enabled|live)|begin|start|add|launch|introduce|release|offer|enable|open|ship|roll out|expire|make|change|have)\b|\bupcoming\b/iu;
const YEARS = /\b(?:19|20)\d\d\b/g;

/** What was so for a time. */
const WAS =
  /^(?:in (?:the past|(?:past|previous|prior|earlier|former) (?:years|seasons))|previously|formerly|until (?:recently|(?:\p{L}+ )?\d{4})|früher|in (?:den )?(?:vergangenen|früheren) jahren|in der vergangenheit|bis (?:vor kurzem|(?:\p{L}+ )?\d{4})|auparavant|par le passé|les années précédentes|jusqu['’]en (?:\p{L}+ )?\d{4}|anteriormente|en el pasado|en años anteriores|hasta (?:hace poco|(?:\p{L}+ (?:de )?)?\d{4})|in passato|negli anni (?:scorsi|passati)|fino a(?:l| poco fa)|no passado|em anos anteriores|até (?:há pouco|(?:\p{L}+ (?:de )?)?\d{4})|vroeger|voorheen|in het verleden|in (?:voorgaande|eerdere|vorige) jaren|tot (?:voor kort|(?:\p{L}+ )?\d{4}))(?!\p{L})/iu;
/** What says of it that it is over. */
const IS_OVER =
  /(?<!\p{L})(?:no longer|not (?:\p{L}+ ){0,3}any ?more|(?:has|have|was|were) (?:ended|stopped|discontinued|abolished|replaced|closed)|nicht mehr|abgeschafft|eingestellt|n['’e] ?\p{L}+ plus|ne sera plus|ya no|non (?:\p{L}+ ){1,3}più|não (?:\p{L}+ ){1,3}mais|niet (?:meer|langer)|geen (?:\p{L}+ ){1,3}meer|afgeschaft)(?!\p{L})/iu;
/** Sentences behind the first, of which one says so. */
const SOON = 2;

/** The same of the places where something was, one after another. */
const FAR = 40;

/** What speaks of the sentence before it. */
const OF_THAT =
  /^(?:this|that|these|those|it|they|das|dies|diese|es|sie|cela|ça|ce|ceci|esto|eso|ello|questo|ciò|isso|isto|dit|dat|ze)(?!\p{L})|\bthem\b/iu;

/** Whether a sentence tells how something was, which one right behind it ends that speaks of the same. */
function wasSo(units: readonly Unit[], index: number): boolean {
  const { text, passage, terms } = units[index]!;
  if (!WAS.test(text)) return false;
  const isOfIt = (next: Unit) => OF_THAT.test(next.text) || next.terms.some((term) => terms.includes(term));
  const behind = units.slice(index + 1, index + 1 + SOON);
  return behind.some((next) => next.passage === passage && IS_OVER.test(next.text) && isOfIt(next));
}

/** That something moved, or stood elsewhere. */
const MOVED =
  /(?<!\p{L})(?:(?:has |have |was |were )?(?:moved|relocated) (?:in)?to|was (?:located|housed|based)|umgezogen|zog(?:en)? (?:\p{L}+ ){1,6}(?:um|ein)|befand(?:en)? sich|déménagé|s['’](?:est|étai(?:t|ent)) (?:installée?|situ\p{L}+)|(?:si )?è (?:\p{L}+ )?(?:trasferit|spostat)[oa]|era(?:no)? (?:situat|ubicat|ospitat)[oaie]|se (?:trasladó|mudó)|estaba (?:situad|ubicad)[oa]|mudou(?:-se)?|transferiu-se|estava (?:situad|localizad)[oa]|verhuisd(?:e|en)?|was gevestigd)(?!\p{L})/iu;

/** That something is, or came to be, somewhere from a time on; and that it stayed where it was. */
const SETTLED =
  /(?<!\p{L})(?:since|back|returned|seit|zurück|depuis|revenue?s?|desde|volvi(?:ó|eron)|regresó|dal(?:l['’]|la)?|tornat[oaie]|regressou|voltou|sinds|terug)(?!\p{L})/iu;
const STAYED =
  /(?<!\p{L})(?:still|today|now|heute|noch|jetzt|encore|aujourd['’]hui|todavía|aún|hoy|ancora|oggi|ainda|hoje|nog|vandaag)(?!\p{L})/iu;

/** Whether a sentence tells where something was or moved to in a year, and its section where it was from a later one on. */
function movedOn(units: readonly Unit[], index: number): boolean {
  const { text, passage } = units[index]!;
  const year = MOVED.test(text) && !STAYED.test(text) ? latestIn(text) : 0;
  if (year === 0) return false;
  const isLater = (next: Unit) =>
    next.passage.heading === passage.heading &&
    latestIn(next.text) > year &&
    (MOVED.test(next.text) || SETTLED.test(next.text));
  return units.slice(index + 1, index + 1 + FAR).some(isLater);
}

/**
 * The sentences of a page that it takes back itself: those behind a mark to the next heading, plans below an update,
 * what is said to be over, and where something was before it moved on.
 */
export function outdatedUnits(units: readonly Unit[]): ReadonlySet<Unit> {
  const outdated = new Set<Unit>();
  const updated = units.slice(0, OPENS).findIndex(({ text }) => UPDATED.test(text));
  const year = updated < 0 ? 0 : latestIn(units[updated]!.text);
  let marked: string | undefined;
  for (const [i, unit] of units.entries()) {
    const { heading } = unit.passage;
    if (heading !== marked) marked = undefined;
    if (MARK.test(unit.text)) marked = heading;
    // The line behind the date is what is new.
    const isOlder = updated >= 0 && i > updated + 1;
    if (marked !== undefined || (isOlder && wasPlanned(unit.text, year)) || wasSo(units, i) || movedOn(units, i))
      outdated.add(unit);
  }
  return outdated;
}

/** Whether something was planned, for a year before `year` or that one, or for none that is told. */
function wasPlanned(text: string, year: number): boolean {
  return PLANNED.test(text) && latestIn(text) <= year;
}

/** The latest year that a text names, 0 where it names none. */
function latestIn(text: string): number {
  return Math.max(0, ...(text.match(YEARS) ?? []).map(Number));
}
