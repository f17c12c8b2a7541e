import { SUM } from "../../../../../search/analysis/currencies.ts";
import { bids, WHEN_EVER } from "../../../sentence/instruction.ts";
import { isTaskVerb, verbOfGerund, verbOfParticiple } from "../../../sentence/verbs.ts";
import type { PageWords } from "../../wording/page-words.ts";
import { mine, NAMES_NONE, wayTo } from "../../wording/person.ts";
import { OTHERS } from "../english.ts";
import { ACT, type Fact, isIdle, NAME, ofThing } from "./fact.ts";

const SENDS_ON = /^(?:follow|see|read|check|visit|consult|refer|contact|learn|make sure|be sure|ensure)\b/i;

/** "Use Acme": whoever visits the site of Acme asks for something of it. */
const USES = /^use (\p{Lu}\S*)(?: \p{Lu}\S*)*$/u;

/** Parts of a program or a site in which something is done. */
const PART =
  "(?:pages?|menu|tab|settings|screen|section|dashboard|panel|app|portal|editor|side ?bar|tool ?bar|view|list|form|area|dialog|console|account|profile|preferences)";

/** By what means, or where, behind what "can be done": "by clicking Delete", "from the settings page". */
const MEANS = `(?:by (?!(?:any|every|some|no)thing\\b|(?:marketing|engineering|accounting|purchasing|planning)\\b)\\p{L}+ing (?:(?:and|or) \\p{L}+ing |(?!or\\b|and\\b|of\\b))|using\\b|via\\b|(?:from|in|on|under|through|within) (?:the|your) (?:[\\p{L}\\p{N}“”"'’>-]+ ){0,4}${PART}\\b)`;

/** What something costs, which is no way to do it: "using a yearly plan", "with a card (5 € a month)". */
const PAID = `(?![^.]{0,120}\\b(?:using|via|with) (?:an?|the|our|your) (?:(?:[\\p{L}-]+ ){0,3}(?:plan|subscription|membership|tier)\\b(?! (?:page|menu|settings|tab|panel|section|form)\\b)|[^.]{0,60}${SUM}))`;

/** What some alone may do, or do for others, before anything is said of what it is done with. */
const OF_SOME =
  "(?:(?!,|\\bwhich\\b|\\bthat\\b|\\bwhere\\b).){0,200}\\b(?:only|by (?:the |an? |its |your )?(?:\\p{L}+ )?(?:owners?|admin(?:istrator)?s?|members?|managers?|users?|staff|moderators?|hosts?|teams?|editors?|authors?|anyone|anybody))\\b";

/** What is found out rather than done. */
const NO_TASK = /^(?:identify|recogni[sz]e|use|see|find)$/;

/** "Select the template": which one, nobody asks who does not stand before several. */
const PICKS =
  /^(?:select|choose|pick|click|press) the (?!language|currency|theme|colou?r|size|format|country|time)\p{L}+$/iu;

/** "The error", which is none of several; a label before a sentence: "Slider The rotation". */
const UNTOLD = /^the (?:errors?|issues?|problems?|warnings?)$|(?-i: (?:The|An?) )/i;

/** "To the big box", "to GitHub", "to both": where something leads. */
const NO_ACT = /^(?:the|an?|your|our|my|this|that|these|those|all|each|any|both|some|every|other|another)\b|^\p{Lu}/u;

/** Gerunds that name a thing with the word behind them: "meeting rooms", "booking changes". */
const NAMING =
  "(?:Booking|Meeting|Training|Building|Parking|Shipping|Billing|Marketing|Hosting|Landing|Mailing|Reading|Running|Testing|Monitoring|Reporting|Loading|Learning|Editing)";

/** By what something is done, and what it takes. */
export const WAYS: readonly Fact[] = [
  {
    told: new RegExp(
      `^${PAID}You can (?:usually |always |easily |simply )?${ACT} (?:by (?:\\p{L}+ing|e-?mail|phone|post)|(?<!\\b(?:are|is|be|were|been) |['’](?:re|m|s) )using|via|with the (?=(?:[\\p{L}-]+ ){0,2}(?:[Aa]pp|API|CLI|website|portal|form|button|link|card|code|key|plugin|tool|editor|menu|command|switch|wizard|dialog|panel|tab|page|option|setting)s?\\b)|through (?:the|your) (?!end|start|year)|from (?:the|your) (?!(?:first|second|third|last) (?:of|day|week|month|year)\\b|moment|minute|same|age|start|end|beginning|day|\\d))\\b`,
      "u",
    ),
    ask: ({ act = "" }, words) => way(act, words),
  },
  {
    told: new RegExp(
      `^(?=.{3,60} can )(?!${OF_SOME})${PAID}${NAME} can (?:then |easily )?be (?<done>\\p{L}+) ${MEANS}`,
      "u",
    ),
    ask: ({ name = "", done = "" }, words) => {
      const verb = verbOfParticiple(done);
      if (verb === undefined || NO_TASK.test(verb) || UNTOLD.test(name)) return undefined;
      return ofThing(name, words, (thing) => way(`${verb} ${thing}`, words));
    },
    passive: true,
  },
  {
    told: new RegExp(
      `^(?=\\p{Lu}\\p{Ll}+ing )(?!${NAMING} )(?!${OF_SOME})(?<doing>\\p{Lu}\\p{Ll}+ing) (?<thing>[^,;:.]{3,60}?) (?:is (?:\\p{L}+ )?(?:simple|easy|straightforward) and )?can (?:then |easily )?be done ${MEANS}`,
      "u",
    ),
    ask: ({ doing = "", thing = "" }, words) => {
      const verb = verbOfGerund(doing, thing);
      return verb === undefined ? undefined : way(`${verb} ${thing}`, words);
    },
    passive: true,
  },
  {
    told: /^You can use (?!it\b|this\b|that\b|them\b|these\b)[^,;:.]{3,60}? to (?<act>[^,;:]{6,80})\.$/u,
    ask: ({ act = "" }, words) => way(act, words),
  },
  {
    told: /^(?:In order t|T)o (?<act>[^,;:]{6,80}), (?:you(?:['’]ll| will)? (?:must|need to|have to|should|can) |simply |first )?(?<order>.+)$/u,
    ask: ({ act = "", order = "" }, words) => (isOrder(order) ? wayOfAny(act, words) : undefined),
  },
  {
    told: /^(?:In order t|T)o (?<act>[^,;:]{6,70}?),? (?:simply|just|all you (?:need|have) to do is)(?: to)? (?<order>.{4,})$/u,
    ask: ({ act = "", order = "" }, words) => (isOrder(order) ? way(act, words) : undefined),
  },
  {
    told: /^To (?<act>[^,;:]{6,70}?) (?<order>(?:(?:reply with|dial|click|tap|press) .|(?:go|navigate) to (?:the |your )?["“]?\p{Lu}).{3,})$/u,
    ask: ({ act = "", order = "" }, words) => (isOrder(order) ? way(act, words) : undefined),
  },
  {
    told: /^To (?<act>[^,;:]{6,70}?),? (?:you (?:must|need to) (?:be|have)|you(?:['’]ll| will)? need (?:an?|the|your|at least|two|three)) /u,
    ask: ({ act = "" }) => needed(act),
  },
  {
    told: /^You(?: need| must have| will need|['’]ll need) (?:to have )?(?:an?|the|at least|two|three) [^;:]{3,90}? (?:in order )?to (?<act>[^,;:]{6,70})\.$/u,
    ask: ({ act = "" }) => (NO_ACT.test(act) ? undefined : needed(act)),
  },
];

/** How, and how far, something is done: its verb stands behind. */
const HOW_FAR =
  /^(?:more )?(?:fully|completely|partially|permanently|temporarily|manually|automatically|safely|quickly|directly|properly|easily|effectively|truly|securely|correctly|successfully|better) /;

/** "Delete a box and all its letters": what belongs to the thing goes without saying. */
const WITH_ITS_OWN = / and all (?:of )?its (?:[\p{L}-]+ ){0,3}[\p{L}-]+$/u;

/** Verbs of what comes of an act rather than of what is done: "to ensure that …", "to help people …". */
const NO_ACTS = new Set(
  "ensure guarantee help achieve understand increase address uphold assist highlight illustrate qualify foster promote minimize minimise reflect accommodate cope deal serve satisfy account summarize summarise put sum recap succeed thrive gain mean work care stay remain preserve boost enhance raise spread honor honour respect celebrate experience witness benefit fit suit save free quote paraphrase counter combat fight tackle deepen broaden enjoy thank take bring give go dive live love hear compensate explain speed complement supplement reach reiterate note".split(
    " ",
  ),
);
/** An act with a thing that is told as one: "parcel owners" is none. */
const DONE_TO_ONE = /^\p{Ll}{3,} (?:(?:the|an?|your|my|our|all|any|each|every) |to (?!whom\b))\S/u;
/** Whom something is done for, or what is not to be: the verb, if any, stands behind. */
const NO_VERB =
  /^(?:one|two|three|most|many|such|whom|whose|which|what|its|their|her|his|not|never|and|or|in|on|at|by|from|with)\b/i;

/** The same for an act behind "to", where any word may be a verb. */
function wayOfAny(act: string, words: PageWords): string | undefined {
  const bare = act.replace(HOW_FAR, "");
  const [verb = ""] = bare.split(" ", 1);
  const isAct = !NO_ACTS.has(verb) && DONE_TO_ONE.test(bare) && !NO_ACT.test(bare) && !NO_VERB.test(bare);
  return isTask(verb) || isAct ? wayOf(act, words) : undefined;
}

function way(act: string, words: PageWords): string | undefined {
  const [verb = ""] = act.replace(HOW_FAR, "").split(" ", 1);
  return isTask(verb) ? wayOf(act, words) : undefined;
}

function isTask(verb: string): boolean {
  return isTaskVerb(verb) || verb === "become";
}

/** "Decide how and what order they are sent": two clauses in one. */
const TWO_ASPECTS = /\b(?:how|what|which|when|where) and (?:how|what|which|when|where)\b/i;

/** "How do I …?" for an act with its object, which somebody would ask for. */
function wayOf(whole: string, words: PageWords): string | undefined {
  const act = whole.replace(WITH_ITS_OWN, "").replace(WHEN_EVER, "").trimEnd();
  const [, ...object] = act.replace(HOW_FAR, "").split(" ");
  if (object.length === 0 || TWO_ASPECTS.test(act) || /[–—]/.test(act) || OTHERS.test(object.join(" ")))
    return undefined;
  if (isIdle(act.replace(/\bour\b/g, "the")) || PICKS.test(act)) return undefined;
  return words.isSite(USES.exec(act)?.[1] ?? "") || NAMES_NONE.test(act) ? undefined : wayTo(act);
}

function needed(act: string): string | undefined {
  return isIdle(act) ? undefined : `What do I need to ${mine(act)}?`;
}

/** The rest of a list that the act was the first of: "letter, parcel or box by post, you need a label". */
const GOES_ON = /^(?:[\p{L}-]+(?: [\p{L}-]+){0,2}, )*[^,.]{2,40} (?:or|and) [^,.]{2,60}, (?:you|please)\b/iu;

/** "Open the list", not "use of the form is required". */
function isOrder(text: string): boolean {
  return (
    bids(text) &&
    !GOES_ON.test(text) &&
    !SENDS_ON.test(text) &&
    !/\b(?:is|are) (?:required|needed|necessary)\b/i.test(text)
  );
}
