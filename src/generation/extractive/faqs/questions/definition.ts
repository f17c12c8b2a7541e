import { capitalised } from "../../sentence/trim.ts";
import { pointsAtUntold } from "../../sentence/untold.ts";
import { isVerbAlone } from "../../sentence/verbs.ts";
import type { PageWords } from "../wording/page-words.ts";
import { isPlural } from "../wording/plural.ts";
import { type Around, isSomebody, questionOfSomebody } from "./somebody.ts";

/** Group 1 is what is defined. */
const DEFINITION =
  /^((?:The |An? )?[\p{L}\p{N}][\p{L}\p{N}.'’&/ -]{1,55}?)(?: \([^)]{1,40}\))?,? (?:is an?|is the|are|is(?= (?:free )?(?:software|hardware|code|data|information|technology|content|money|research|text|equipment)\b(?!-)))\s/u;

/** What is said by the way before the kind of a thing: "are basically just lists of …". */
const BY_THE_WAY =
  /(?<= (?:is|are))(?: (?:basically|essentially|simply|just|really|actually)){1,2}(?= (?:an?|the|\p{L}+s)\b)/u;
/** The field in which a thing has its name: "In bookbinding, …". */
const IN_FIELD =
  /^In (?!(?:this|that|these|those|such|our|my|your|his|her|their|its|some|many|most|all|any|both|one|other|general|short|fact|addition|essence|practice|theory|particular|turn|contrast|case|cases|conclusion|summary|closing|reality|total|response|order|recent|effect|part)\b|the (?:past|last|next|end|meantime|future|first|same|above|following)\b)(?:\p{Ll}[\p{L}-]* ?){1,4}, (?=\p{L})/u;
/** A thing that a sentence explains once it has named it: "a pair called “twins”, which is …"; group 1 is the thing. */
const CALLED =
  /\b(?:called|known as|referred to as|termed) ((?:the |an? )?[“"]\p{L}[^“”",.;:]{2,40}),?[”"],? (?:which|that) (is|are|refers? to|means?|describes?) (?!not\b|also\b|why\b|how\b|what\b)\p{L}/u;
/** "Deckle refers to the edge of a sheet", "Moonlighting means working for others". */
const REFERS =
  /^((?:The |An? )?[\p{L}\p{N}][\p{L}\p{N}.'’&/ -]{1,55}?)(?: \([^)]{1,40}\))? (refers? to(?! the (?:latest|newest|current|same|above|following|previous|next|old)\b)|means|(?:is|are) defined as) (?!of\b|it\b|th(?:is|at|ese|ose)\b|you\b|we\b|they\b|there\b|more\b|less\b|no\b|a lot\b|different\b|many\b|several\b|\p{L}*thing\b|little\b)\p{L}+ \S/u;

/** "A better plan means less work": what comes of it, not what it is; "as a means". */
const NO_MEANING =
  /^(?:an?|the|use) |\b(?:as|an?|the|by|really|just|also|often|simply|usually|always|sometimes|only)$/i;

/** What it means by something that was told before: "passing against this guide". */
const BY_THIS =
  /\b(?:by|against|in|of|to|for|with|on|from) (?:this|these|those) (?!(?:page|guide|article|document)\b)\p{L}/iu;

/** What is said of anything, and where it is on a map that is not shown. */
const NOTHING_ITSELF =
  /\b(?:is|are) (?:an? )?(?:\p{L}+ )?(?:investments?|must|pleasure|joy|privilege|opportunity|adventure|journey|win)\b|\b(?:star|dot|point|marker|pin|circle)s?\b.*\bmap\b/iu;

/** A thing and the question for what it is; whether its sentence introduces it by its name. */
export interface Defined {
  readonly thing: string;
  readonly question: string;
  readonly introduced?: boolean;
}

/** "What is X?" for a defined thing; undefined where the sentence defines nothing that a visitor would ask for. */
export function questionOfDefinition(sentence: string, words: PageWords, around: Around): Defined | undefined {
  if (NOTHING_ITSELF.test(sentence)) return undefined;
  const [, called = "", is = ""] = CALLED.exec(sentence) ?? [];
  if (called !== "" && !definesByOthers(sentence)) {
    const several = /^(?:are|refer to|mean|describe)$/.test(is);
    return {
      thing: called,
      question: `What ${several ? "are" : "is"} ${called}${called.includes("“") ? "”" : '"'}?`,
      introduced: true,
    };
  }
  const plain = capitalised(sentence.replace(IN_FIELD, "")).replace(BY_THE_WAY, "");
  const defined = referred(plain, words) ?? kindOf(plain, words, around);
  // "What is X?" is not answered by what it does to "those limits".
  return defined?.question.startsWith("What ") && pointsAtUntold(sentence, "") ? undefined : defined;
}

function referred(sentence: string, words: PageWords): Defined | undefined {
  const [, thing = "", verb = ""] = REFERS.exec(sentence) ?? [];
  if (verb === "means" && (NO_MEANING.test(thing) || /, but\b/i.test(sentence))) return undefined;
  const isDoing = verb === "means" && /^\p{Lu}[\p{L}-]+ing$/u.test(thing);
  if (thing === "" || thing.split(" ").length > 6 || TURNS.test(sentence) || BY_THIS.test(sentence)) return undefined;
  if (NO_THING.test(thing) && !isDoing) return undefined;
  const isSeveral = /^(?:refer |are)/.test(verb) || (verb === "means" && isPlural(thing));
  return { thing, question: `What ${isSeveral ? "are" : "is"} ${words.fromOpening(thing)}?` };
}

/** Whose something is and nothing of what it is: "a project run by volunteers", "an app based on Acme". */
const OF_MAKERS =
  /^ (?:is|are) an? (?:(?:new|free|open|open[- ]source|open data|non-?profit|not-for-profit|independent|registered|global|international|worldwide|local|small|large|public|private|collaborative|community|citizen|volunteer|student|joint|\d\S*) ){0,3}(?:project|initiative|community|organi[sz]ation|non-?profit|charity|company|effort|app|application|tool|product|service|website|web ?site|platform|programme?|network|team|group)(?: (?:fully|entirely|mainly|largely|\p{L}+ly))?,? (?:(?:driven|run|led|made|built|powered|developed|created|provided|operated|managed|maintained|owned|founded|funded|supported|composed|made up) (?:entirely |mainly |largely )?(?:by|of|from)|based (?:on|in)|of (?:the )?(?:[\p{L}-]+ )?(?=(?-i:\p{Lu}))|by|with|from|in)\b(?!.*\b(?:that|which|who|whose|where|for|aim\p{L}*|to|about|dedicated|devoted|focus\p{L}*|help\p{L}*|collect\p{L}*|provid(?:es|ing)|offer\p{L}*)\b)/iu;

function kindOf(sentence: string, words: PageWords, around: Around): Defined | undefined {
  const thing = DEFINITION.exec(sentence)?.[1]?.trim();
  if (thing === undefined || thing.split(" ").length > 6 || NO_THING.test(thing)) return undefined;
  if (definesByOthers(sentence) || SPOKEN.test(sentence) || TURNS.test(sentence)) return undefined;
  const predicate = sentence
    .slice(sentence.indexOf(thing) + thing.length)
    .replace(/^ \([^)]*\)/, "")
    .replace(/^,/, "")
    .replace(CONSEQUENCE, "");
  if (NO_DEFINITION.test(predicate) || VALUES.test(predicate) || MATTERS.test(predicate) || isStateOfSeveral(predicate))
    return undefined;
  if (
    INVITES_INSTEAD.test(predicate) ||
    tellsMakersAlone(thing, predicate, around.next) ||
    isOfItsOwnKind(thing, predicate)
  )
    return undefined;
  if (isSomebody(thing, predicate, around)) return questionOfSomebody(thing, predicate, around);
  if (!KIND.test(predicate) || isVerbAlone(words.fromOpening(thing))) return undefined;
  const isSeveral = predicate.startsWith(" are ");
  const [, those = "", told = ""] = (isSeveral && TOLD_APART.exec(thing)) || [];
  if (told !== "") return { thing, question: `Which ${those} are ${told}?` };
  // What is one though it ends as several do is a name, and an "A" before several none of theirs: "A points are …".
  const named = isSeveral ? /^A /.test(thing) : isPlural(thing) && !/^(?:the|an?) /i.test(thing);
  return { thing, question: `What ${isSeveral ? "are" : "is"} ${named ? thing : words.fromOpening(thing)}?` };
}

/** On what something was built, which says least of it. */
const BASED = /\bbased on\b/i;
/** What goes on to tell of a thing that was just named by its makers: "It is kept by …", "The data we collect …". */
const GOES_ON =
  /^(?:it|its|they|their|we|our|(?:the|this) (?:project|initiative|community|organi[sz]ation|non-?profit|charity|company|app|application|tool|platform|programme?|network|team|group))\b|^[^,;:]{3,60} we\b/iu;

/** Whether a predicate (" is a …") says whose a thing is and of nothing what it is, and the next sentence goes on to something else. */
export function tellsMakersAlone(thing: string, predicate: string, next: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/^(?:the|an?) /, "");
  return (
    OF_MAKERS.test(predicate) &&
    !plain(next).startsWith(plain(thing)) &&
    !(GOES_ON.test(next) && !BASED.test(predicate))
  );
}

/** What invites in place of saying what a thing is: "is open to all: you can join". */
const INVITES_INSTEAD = /: (?:you (?:can|may|could)|(?:please |just |come |simply )?(?:join|sign up|register|help))\b/i;

/** Whether a thing is said to be one of its own kind: "The licences are free licences that …". */
function isOfItsOwnKind(thing: string, predicate: string): boolean {
  const kind = /^(?:the |an? )?(\p{L}+)$/iu.exec(thing)?.[1]?.toLowerCase();
  const [, named] = /^ (?:is|are) (?:an? )?(?:[\p{L}-]+ )??([\p{L}-]+) (?:that|which|who)\b/iu.exec(predicate) ?? [];
  return named !== undefined && named.toLowerCase() === kind;
}

/** What comes of what it is, which tells it from no other. */
const CONSEQUENCE = /,? which means\b.*$/i;

/** "The users impacted by the change": several, told apart by what is done to them. */
const TOLD_APART = /^The (\p{Ll}+s) ((?:\p{Ll}+ed|shown|given|known|made) (?:by|in|on|for|with|to|as) .+)$/u;

/** What somebody says of a thing: "…, Brown explained." */
const SPOKEN = /,["”’]? (?:\p{Lu}\p{L}+|he|she|they) (?:explained|said|says|noted|adds|added|told)\b/u;

/** What a thing is, said for the sake of what it is not, or of what follows: "X is a small firm and we need to …". */
const TURNS = /, but (?:that|this|it|they|we|you|there|\p{L}+ (?:it|them))\b|(?<!,) (?:and|so) we\b/iu;

/** Whether a sentence says what a thing is by what was told before it: "the hub for all of these". */
export function definesByOthers(sentence: string): boolean {
  return /\b(?:all|some|many|most|each|both) of (?:these|those)\b|\b(?:just|exactly|precisely) (?:that|this)[.,;!]/i.test(
    sentence,
  );
}

/** Whether a predicate ("is a tool that …") says of which kind a thing is, rather than praises it. */
export function defines(predicate: string): boolean {
  const said = ` ${predicate}`;
  return (
    KIND.test(said) && !NO_DEFINITION.test(said) && !VALUES.test(said) && !MATTERS.test(said) && !isStateOfSeveral(said)
  );
}

/** Words behind which another phrase begins. */
const ENDS_PHRASE =
  "(?:about|above|across|after|against|along|among|around|as|at|because|before|behind|below|between|beyond|by|during|each|every|except|for|from|how|if|in|inside|into|like|near|not|of|off|on|onto|or|out|outside|over|per|than|that|through|throughout|to|towards?|under|until|up|upon|via|what|when|where|which|while|who|whose|why|with|within|without)\\b";
/** What several things are: a thing with its article, or more of them, which end as most do. */
const SEVERAL_ARE = new RegExp(
  `^ are (?:an?|the|one|some|any|our|\\p{L}+ of)\\b|^ are (?:(?!${ENDS_PHRASE})\\S+ ){0,5}?(?!(?:always|sometimes|nowadays|overseas)\\b)(?:[\\p{L}-]+[^\\P{L}sui]s|\\p{L}*(?:people|men|children)|data|criteria|media|software|hardware|code)\\b`,
  "u",
);

/** Whether a predicate says how several things are or what is done with them: "are free for members", "are sent by post". */
function isStateOfSeveral(predicate: string): boolean {
  return predicate.startsWith(" are ") && !SEVERAL_ARE.test(predicate);
}

/** A kind and what tells the thing from others of that kind. */
const KIND =
  /^ (?:is an?|is the|are|is(?= (?:free )?(?:software|hardware|code|data|information|technology|content|money|research|text|equipment)\b(?!-))) (?:\S+ ){1,8}?(?:that|which|who|whose|where|for|of|to|used|designed|built|made|based|created|developed|by|from|with|between|in|on|as)\b \S+ \S/u;
/** Predicates that praise, count or speak in figures rather than define. */
const NO_DEFINITION =
  /^ (?:is|are) (?:an?|the) (?:\p{L}+ )?(?:dependenc(?:y|ies)|prerequisites?|requirements?) (?:of|for|to)\b|, as defined (?:by|in|under) (?:Section|Article|§|(?:the )?(?:\S+ ){0,4}(?:Act|law|Law|Regulation|Code|Directive))\b|\bin and of (?:it|them)sel|^ (?:is|are) the default (?:for|in|of|on)\b|^ (?:is|are) (?:an? |the )?["“]|^ (?:is|are) (?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:members?|parts?|sponsors?|supporters?|advocates?|proponents?|believers?|customers?|fans?|gold ?mines?|umbrella|launchpad|staple|core(?! \p{L}+(?: \p{L}+)? (?:that|which|who|of|for|to)\b)|basis|components?|laboratory|force|bridge|north star)\b|^ is (?:an?|the) (?:single )?(?:most|least|better)\b|^ (?:is|are) an? (?:very|really|extremely|incredibly) \p{L}+ (?:tool|thing|feature|way|method|technique|place) (?:to|for)\b|self-explanatory|^ (?:is|are) (?:the )?(?:\w+ )?(?:drivers?|institutions?|responsibilit(?:y|ies)|heart|hearts|backbones?|cornerstones?|foundations?|bedrock|secrets?|journey|beast|myth|signs?|symptoms?|records?|story|stories|tale|lifeblood|engines?|champions?|heroes|future|past|face|faces)\b|^ are (?!(?:\p{L}+ ){1,3}?(?:that|which|who|where|when|used|designed|for|of)\b)|^ are (?:\w+ly |most |more )?(?:essential|critical|important|necessary|vital|crucial|useful|helpful|ideal|great|good|perfect|responsible|available|eligible|required|needed|ready|best|known|famous|key|central|fundamental|suitable|common|typical|popular)\b|^ is an? (?:(?:very|really|quite) )?(?:great|good|easy|fast|quick|simple|nice|excellent|perfect) (?:way|place|option|choice) to (?:get started|start|begin|learn)\b|^ is an? (?:\w+,? ){0,2}(?:examples?|reminder|testament|success|favou?rite)\b|^ is an? (?:useful|handy|invaluable|excellent)\b|^ are (?:also|either|neither|not|often|usually|always|never|now|in|at|on|like|as|more|less|very|so|too|being|used|made|available|part|all|both|each|\p{L}+(?:ed|ing))\b|^ is (?:an? |the )(?:\w+ )?(?:institution|drivers?|heart|backbone|cornerstone|foundation|bedrock|secret|journey|beast|myth|sign|symptom|record|story|tale|lifeblood|muscle|must|no-brainer|win|future|face|hallmark|epitome|essence|crux)\b|^ (?:is|are) (?:an?|the|one of the|any|our) (?:\w+ly )?(?:first|last|only|most|best|next|same|true|great|good|attractive|ideal|huge|big|important|perfect|key|real|testament|reminder|example|matter|lot|way|step|linchpin|result|biggest|major|critical|vital|essential|common|crucial|bit|little|few|different|new|fundamental|powerful|shining|fantastic|wonderful|necessary|commitment|place|constant|ongoing|concern|time|reason|question|problem|challenge|chance)\b/iu;
/** What somebody thinks of a thing, or how it is to be treated, which is not what it is. */
const VALUES =
  /^ (?:is|are) (?:an?|the) (?:(?:[\p{L}-]+,? ){0,3}?(?:barriers?|treasure troves?|topics?|adventure|keystone|celebration|no-brainer|game[- ]changer|headache|blessing|nightmare|challenge)\b|(?:recommended|preferred|difficult|tricky|daunting) |[\p{L}-]+ (?:that )?we(?:['’]ve| have|['’]d| had) (?:long |always |been )*(?:wanted|wished|hoped|waited))|^ are [^,;:.]{0,60} (?:that|which) (?:should|must) (?:not|never)\b|^ (?:is|are) (?:made|not) (?:available|possible)\b/iu;
/** What it is to its makers: "are a significant feature that we provide". */
const MATTERS =
  /^ (?:is|are) (?:an?|one of the) (?:\p{L}+ly )?(?:significant|important|essential|fundamental|major|popular|great|central|crucial|vital|valuable) (?:\p{L}+ )?(?:features?|aspects?|elements?|pieces?|concepts?|benefits?|topics?)\b/iu;
const NO_THING =
  / -(?: |$)|^(?:keep in mind|bear in mind|please|note|remember|be aware)\b|\bthere\b|\bexamples?$|^(?:number|amount|percentage|share) of\b|\b(?:this|these|those)\b|^(?:the |an? )?\p{L}+ing of\b|^(?:\p{L}+ing\b|(?:great|small|larg|bigg|bett|few|fast|high|low)er\b|more|less|this|that|these|those|it|they|he|she|we|you|i|there|here|what|who|which|how|why|when|where|one|another|other|all|some|most|many|both|each|every|none|nothing|everything|now|today|next|first|second|third|also|so|and|but|or|if|as|in|on|at|to|for|from|with|by|of|after|before|under|behind|between|during|within|without|because|since|while|whether|regardless|unless|until|although|my|your|our|his|her|their|its|not|no|yes|only|just|perhaps|maybe|part|being|doing|the (?:answer|result|reason|idea|point|problem|thing|way|key|goal|next|first|second|third|last|other|same|rest|following|latter|former|only|best|biggest|most|main|truth|question|more|fact|good news|bad news|aim|challenge|trick|hope|catch))\b|\b(?:is|are|was|were|we|you|i|they|it|that|which|who|and|but|have|has|had|can|will|should|must|may|might|do|did)\b|\p{L}+(?:ed|ly)$|^(?:the|an?) (?:\w+ )?(?:resource|document|guide|page|post|article|list|process|project|program|team|site|website|tool|event|update|release|version|series|report|section|code|work|data|system|service|product|platform|app|team members?|group|folks|people|users?)s?$/iu;
