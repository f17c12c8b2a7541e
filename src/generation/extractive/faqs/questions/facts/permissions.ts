import { capitalised } from "../../../sentence/trim.ts";
import { isTaskVerb } from "../../../sentence/verbs.ts";
import { actOfMine, mine } from "../../wording/person.ts";
import { isPlural } from "../../wording/plural.ts";
import { ACT, END, type Fact, isIdle, NAME, ofThing, owned, POINTS } from "./fact.ts";

/** Who can be obliged. */
export const PEOPLE =
  "(?:agenc(?:y|ies)|employees?|members?|users?|customers?|visitors?|applicants?|organi[sz]ations?|compan(?:y|ies)|teams?|vendors?|contractors?|suppliers?|students?|pupils?|teachers?|parents?|guests?|tenants?|owners?|drivers?|providers?|subscribers?|participants?|sellers?|buyers?|travell?ers|authors?|managers?|admin(?:istrator)?s?|editors?|staff|residents?|citizens?|schools?|departments?|offices)";
/** "To follow this policy": the one that stands here. */
const THIS_RULE = /\bthis(?= (?:guidance|policy|standard|rule|law|act|requirement|process|procedure)\b)/i;
/** What those behind a site do or refuse to do for their visitors. */
const OF_A_COMPANY =
  "(?:accept|offer|support|provide|sell|share|charge|issue|collect|store|use|require|allow|ship|deliver|refund|send|repair|publish|track|disclose|rent|replace|return|process|review|reply to)";
/** "Store (not even a copy of) letters". */
const ASIDE = / \([^()]{0,100}\)/gu;
/** What a thing may be or not. */
const ALLOWED =
  "supported|included|available|allowed|permitted|refundable|transferable|required|possible|affected|counted|covered|recoverable|reversible|compatible|deductible|taxable|liable";

/** How a thing may be before anybody changes it. */
const STATE =
  "(?:turned |switched )?(?:on|off)|(?:dis|en)abled|(?:in)?active|activated|hidden|visible|shown|public|private|encrypted|required|optional|allowed|blocked|included|installed|open|closed|unlimited";

/** How what somebody gives is kept and used, or not: what is so only until something happens is told in another way. */
const KEPT =
  "anonymous|encrypted|stored|saved|shared|sent|charged|deleted|removed|kept|retained|synced|tracked|collected|accepted|guaranteed|moved|transferred|imported|exported|copied|published|visible|case-sensitive|billed|insured|verified|reviewed|monitored|logged|notified|preserved|refunded|reimbursed|renewed|applied|backed up|carried over|exposed|disclosed|sold";
/** The case in which somebody can all the same, which is told by the answer alone. */
const UNLESS = / (?:unless|until) .*$/i;
/** What says when, or in which case, something is not so. */
const FOR_A_WHILE = /\b(?:until|unless|before|because|while|without|than)\b/i;
/** How nobody has to be, which is said to cheer up. */
const CHEERS = /^be (?:concerned|afraid|worried|scared|alarmed|nervous|shy|rich|perfect|an? genius)\b/i;
/** What happens to anybody. */
const HAPPENS = /^(?:make|become|benefit|fall|suffer|learn|get|lose|understand|imagine|enjoy|agree)\b/i;
/** More than is good, what harms, and what nobody would think of. */
const TOO_MUCH =
  /\b(?:before|directly|any|anything|too|excessive\p{L}*|unattended|until|unless|hazards?|danger\p{L}*|damages?|injur\p{L}+|harm|storms?)\b/iu;
/** What nobody thinks of doing: what is said not to be done in passing. */
const NO_QUESTION =
  "(?:worry|hesitate|panic|give|make (?:the|an?) mistake|forget|fear|miss|lose|wait|assume|confuse|mistake|click|close|press|select|type|skip|stop|overlook|ignore|hold|waste|settle|rush|rely)\\b";
/** Some of several, which a question would not name. */
const SOME =
  /^an? (?:\p{L}+ )?(?:number|few|couple|handful)\b|^(?:none|several|certain|almost|some|many|most|few(?:er)?|two|three|four|five|six|both|each|half|no|other)(?![\p{L}-])|\bin (?:bold|italics)$/iu;

/** Where a thing is not shown, and what is found by looking. */
const ON_SCREEN = /\b(?:navigation|menu|side ?bar|tool ?bar|tab|panel)$/iu;
const STORED = /\b(?:folders?|director(?:y|ies)|files?)$/iu;

const byDefault: Fact["ask"] = ({ yours, name = "", verb = "", how = "" }, words) =>
  SOME.test(name) || (how === "hidden" && STORED.test(name))
    ? undefined
    : ofThing(name, words, (thing) => `${capitalised(verb)} ${owned(thing, yours)} ${how} by default?`);

/** "Are codes stored on the desk?" */
const isSo: Fact["ask"] = ({ yours, name = "", verb = "", how = "", more = "" }, words) =>
  POINTS.test(more) || ON_SCREEN.test(more)
    ? undefined
    : ofThing(name, words, (thing) => `${capitalised(verb)} ${owned(thing, yours)} ${how}${mine(more)}?`);

/** What can, may, must or need not be done, and by whom. */
export const PERMISSIONS: readonly Fact[] = [
  {
    told: new RegExp(
      `^(?:Unfortunately,? )?[Yy]ou (?!.*\\bbecause (?:you|we|they|nobody) (?:can|cannot)\\b)(?:cannot|can['’]t|(?:are not|will not be|won['’]t be) able to|may not(?! (?:need|notice|receive|have|be|know|want|see)\\b)) ${ACT}${END}`,
      "u",
    ),
    ask: ({ act = "" }) => {
      const bare = act.replace(UNLESS, "");
      return isIdle(bare) ? undefined : `Can I ${actOfMine(bare)}?`;
    },
    denies: true,
  },
  {
    told: new RegExp(
      `^(?:(?:Unfortunately|At this time|Currently), )?(?:[Tt]here (?:is|['’]s) (?:currently )?(?:no|not an?) way|[Ii]t (?:is|['’]s) (?:currently )?(?:not possible|impossible)) (?:for you )?to ${ACT}(?:${END}|, you\\b)`,
      "u",
    ),
    ask: ({ act = "" }) => (isIdle(act) ? undefined : `Can I ${actOfMine(act)}?`),
    denies: true,
  },
  {
    told: new RegExp(
      `^You (?:do not|don['’]t) (?:need|have) to (?<act>be (?!able\\b|sure\\b|aware\\b)[^,;:—]{4,80}?)${END}`,
      "u",
    ),
    ask: ({ act = "" }) => (POINTS.test(act) || CHEERS.test(act) ? undefined : `Do I have to ${actOfMine(act)}?`),
  },
  {
    told: new RegExp(
      `^(?:(?<yours>Your) )?${NAME} (?:will not|won['’]t) (?:automatically )?(?<act>(?:be )?[^,;:—]{4,80}?)(?:${END}|, (?:due to|as)\\b)`,
      "u",
    ),
    ask: ({ yours, name = "", act = "" }, words) =>
      isIdle(act.replace(/^be /, "")) || FOR_A_WHILE.test(act) || /\banything\b/i.test(act)
        ? undefined
        : ofThing(name, words, (thing) => `Will ${owned(thing, yours)} ${actOfMine(act)}?`),
    denies: true,
  },
  {
    told: new RegExp(
      `^(?:Anyone|Anybody|Everyone|Everybody) (?:can|may|is (?:able|allowed|welcome) to) ${ACT}${END}`,
      "u",
    ),
    ask: ({ act = "" }) => (isIdle(act) || HAPPENS.test(act) ? undefined : `Who can ${actOfMine(act)}?`),
  },
  {
    told: new RegExp(
      `^(?:Please )?(?:[Dd]o not|[Dd]on['’]t|[Nn]ever) (?<act>(?!${NO_QUESTION})[^,;:—]{6,80}?)(?:${END}|, (?:as|even|except)\\b)`,
      "u",
    ),
    ask: ({ act = "" }) =>
      isIdle(act) || TOO_MUCH.test(act) || !isTaskVerb(act.split(" ")[0]!) ? undefined : `Should I ${actOfMine(act)}?`,
    denies: true,
    passive: true,
  },
  {
    told: new RegExp(`^You (?:do not|don['’]t|will not|won['’]t) (?:need|have) to ${ACT}${END}`, "u"),
    ask: ({ act = "" }) => (isIdle(act) || /\banything\b/i.test(act) ? undefined : `Do I have to ${actOfMine(act)}?`),
  },
  {
    told: new RegExp(
      `^You (?:do not|don['’]t|will not|won['’]t) need (?<act>(?:an? |any )?(?!(?:to|me|us|either|both|more than)\\b)(?![^.]* (?:unless|if|when|until) )[^,;:]{4,80}?)${END}`,
      "u",
    ),
    ask: ({ act = "" }) => (isIdle(act) ? undefined : `Do I need ${actOfMine(act)}?`),
  },
  {
    told: new RegExp(
      `^No (?<act>(?!(?:other|more|such|further|one|longer)\\b)[^,;:.]{4,50}?) (?<is>is|are) (?<how>required|needed|necessary)(?<more> (?:to|for) (?!(?:this|that|it|them)\\b)[^,;:.]{3,60}?)?(?:${END}| and (?:you|we)\\b)`,
      "u",
    ),
    ask: ({ act = "", is = "", how = "", more = "" }) =>
      POINTS.test(`${act}${more}`) ? undefined : `${capitalised(is)} any ${mine(act)} ${how}${mine(more)}?`,
  },
  {
    told: new RegExp(
      `^(?:(?:Currently|Unfortunately|At present|At the moment|Right now),? )?${NAME} (?<verb>can|does|do)(?:not| not|n['’]t|['’]t) ${ACT}${END}`,
      "u",
    ),
    ask: ({ name = "", verb = "", act = "" }, words) =>
      isIdle(act) ? undefined : ofThing(name, words, (thing) => `${capitalised(verb)} ${thing} ${actOfMine(act)}?`),
    denies: true,
  },
  {
    told: new RegExp(
      `^${NAME} (?<verb>is|are) (?:currently )?only available (?<act>to|for) (?:[\\p{L}-]+ ){0,4}?${PEOPLE}${END}`,
      "u",
    ),
    ask: ({ name = "", verb = "", act = "" }, words) =>
      ofThing(name, words, (thing) => `Who ${verb} ${thing} available ${act}?`),
  },
  {
    told: new RegExp(
      `^(?:All|Every|Each|Only) (?:[\\p{L}-]+ ){0,3}?${PEOPLE} (?:must|(?:is|are) required to|ha(?:s|ve) to|needs? to) (?<act>(?!not\\b)[^,;:]{6,90}?)${END}`,
      "u",
    ),
    ask: ({ act = "" }) =>
      isIdle(act.replace(THIS_RULE, "the").replace(/^follow /, "obey ")) ? undefined : `Who must ${actOfMine(act)}?`,
    rule: true,
  },
  {
    told: new RegExp(
      `^(?:Only|Just) (?!you\\b)(?:an? |the )?(?:[\\p{L}-]+ ){0,3}?${PEOPLE}(?: (?:of|with|in|at) [^,;:.]{3,40}?)? (?<may>can|may|are allowed to) ${ACT}${END}`,
      "u",
    ),
    ask: ({ act = "" }) => (isIdle(act) ? undefined : `Who can ${actOfMine(act)}?`),
  },
  {
    told: new RegExp(
      `^${NAME} (?<verb>is|are|will be) (?<how>free(?: of charge)?|optional|mandatory|voluntary)(?: (?:for|to) [^,;:.]{3,50})?${END}`,
      "u",
    ),
    ask: ({ name = "", verb = "", how = "" }, words) =>
      ofThing(name, words, (thing) =>
        verb === "will be" ? `Will ${thing} be ${how}?` : `${capitalised(verb)} ${thing} ${how}?`,
      ),
  },
  {
    told: new RegExp(
      `^${NAME} (?<verb>is|are)(?: not|n['’]t) (?:currently |yet )?(?<how>${ALLOWED})(?: yet)?(?<more> (?:in|for|on|with|to|by|at|from|as) [^,;:.]{3,50}?)?(?:${END}| (?:because|since|due to|until|unless)\\b)`,
      "u",
    ),
    ask: isSo,
    denies: true,
  },
  {
    told: new RegExp(
      `^(?:(?<yours>Your) )?${NAME} (?<verb>is|are)(?: not|n['’]t) (?:currently |yet )?(?<how>${KEPT})(?<more> (?:in|for|on|with|to|by|at|from|as) [^,;:.]{3,50}?)?${END}`,
      "u",
    ),
    ask: (parts, words) => (FOR_A_WHILE.test(parts.more ?? "") ? undefined : isSo(parts, words)),
    denies: true,
  },
  {
    told: new RegExp(
      `^(?:All |(?<yours>Your ))?${NAME} (?<verb>is|are) (?:not |never )?(?<how>${STATE}) by default\\b(?!.*\\bonly\\b)`,
      "u",
    ),
    ask: byDefault,
  },
  {
    told: new RegExp(
      `^By default, (?:all |(?<yours>your ))?${NAME} (?<verb>is|are) (?:not |never )?(?<how>${STATE})\\b(?![^.]* only\\b)(?! (?:to (?:be|have|do|create|invite|use)|source|the|on|only|until|between)\\b)(?! in (?:the folder|private)\\b)`,
      "iu",
    ),
    ask: byDefault,
  },
  {
    told: new RegExp(`^${NAME} (?<verb>require|need)s? no ${ACT}${END}`, "u"),
    ask: ({ name = "", verb = "", act = "" }, words) =>
      isIdle(act)
        ? undefined
        : ofThing(name, words, (thing) => `${isPlural(name) ? "Do" : "Does"} ${thing} ${verb} ${actOfMine(act)}?`),
    denies: true,
  },
  {
    told: new RegExp(
      `^You (?:won['’]t|will not|do not|don['’]t) lose (?:any of )?(?<act>(?:your|the|access)\\b[^,;:.]{0,50}?)(?: in this process| when [^,;:.]{3,50})?${END}`,
      "u",
    ),
    ask: ({ act = "" }) => (isIdle(act) ? undefined : `Will I lose ${actOfMine(act)}?`),
  },
  {
    told: new RegExp(
      `^(?:(?:Unfortunately|At this time|Currently), )?[Ww]e (?:currently )?(?:never|cannot|can['’]t|do not|don['’]t|are (?:not able|unable) to|will not|won['’]t) (?<act>${OF_A_COMPANY} [^,;:]{4,90}?)${END}`,
      "u",
    ),
    ask: ({ act = "" }) =>
      isIdle(act.replace(/\bour\b/g, "the")) ? undefined : `Do you ${actOfMine(act.replace(ASIDE, ""))}?`,
    rule: true,
  },
];

/** No number of things, and what is said to please. */
const VAGUE =
  /\b(?:just|several|many|some|either|a lot|a wide)\b|^(?:make|save|run into|lose|choose|play|rest|count|take)\b/i;

/** Words of an act that says what is done with what. */
const LEAST_WORDS = 4;

/** What somebody can do: asked where a page answers nothing else, as who reads it knows by then that he can. */
export const CAN_DO: Fact = {
  told: new RegExp(`^You can (?!(?:also|then|always|now|only)\\b)${ACT}${END}`, "u"),
  ask: ({ act = "" }) => {
    const [verb = "", ...rest] = act.split(" ");
    const isAsked = rest.length + 1 >= LEAST_WORDS && isTaskVerb(verb) && !isIdle(act) && !VAGUE.test(act);
    return isAsked ? `Can I ${actOfMine(act)}?` : undefined;
  },
  last: true,
};
