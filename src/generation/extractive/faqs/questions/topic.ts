import { capitalised } from "../../sentence/trim.ts";
import { isVerbAlone } from "../../sentence/verbs.ts";
import type { PageWords } from "../wording/page-words.ts";
import { isPlural } from "../wording/plural.ts";
import { defines, definesByOthers, tellsMakersAlone } from "./definition.ts";
import { isSomebody } from "./somebody.ts";

/** A topic is a short name; a longer heading is a thought of its own. */
const MOST_WORDS = 5;
/** What says what a thing is or is for; other verbs say how it behaves. */
const TELLS_WHAT =
  /^(?:means?(?! of\b)|measures|shows? (?:that|how|which|whether|what)|indicates?|refers?(?! to the (?:latest|newest|current|same|above|following|previous|next|old)\b)|describes?|consists?|represents?|stands? for|lets?|allows?|enables?|helps?|provides?|gives?|offers?|defines?|leads?|manages?|oversees?|governs?|regulates?|can be (?:used|defined)|(?:is|are) (?:used|designed|built|made(?! (?:available|possible)\b)|meant|intended|responsible|an?|the|(?:\w+ )?\w+s (?:that|which|who|of)))\b/i;
const OF_KIND = /^(?:is|are) (?!used|designed|built|made|meant|intended|responsible)/i;
const TELLS_HOW =
  /^(?:uses?|works?|runs?|starts?|begins?|appl(?:y|ies)|follows?|depends?|tracks?|sends?|stores?|keeps?|creates?|adds?|converts?|handles?|controls?|determines?|covers?|ensures?|makes?)\b/i;
/** No "is", "has", "shows": a verb of several things; what a term in the plural means is told as of one. */
const PLURAL_VERB = /^(?!(?:can|will|must|may|should)\b|\p{L}+s\b)\p{L}+ /iu;
const OF_EITHER = /^(?:can|will|must|may|should|means)\b/i;
const NO_TOPIC =
  /^(?:how|what|why|when|where|who|which|this|these|using|if|we|you|our|your|my|the (?:problem|solution|result|challenge|future|goal|process|team|basics|details|good|bad)s?)\b|[,;:?!]|\b(?:is|are|and|or|vs\.?|versus)\b/i;

/**
 * "What is X?" or "How does X work?" for a heading that names a topic, where the section's first sentence has that
 * topic for its subject. Undefined for any other: nobody asks about a name that the text goes past.
 */
export function questionOfTopic(heading: string, opening: string, words: PageWords, next = ""): string | undefined {
  if (heading.split(" ").length > MOST_WORDS || NO_TOPIC.test(heading)) return undefined;
  const name = heading.replace(/^(?:the|an?) /i, "");
  const { article, rest } = subjectOfSentence(opening, name) ?? {};
  if (rest === undefined || name.length < 3 || isVerbAlone(words.inSentence(heading))) return undefined;
  const thing = `${article?.toLowerCase() ?? ""}${words.inSentence(name)}`;
  const plural = PLURAL_VERB.test(rest) || (OF_EITHER.test(rest) && isPlural(name));
  if (praises(rest) || definesByOthers(rest) || tellsMakersAlone(name, ` ${rest}`, next)) return undefined;
  if (article === "" && isSomebody(capitalised(name), ` ${rest}`, { title: "", next })) return undefined;
  if (TELLS_WHAT.test(rest)) return `What ${plural ? "are" : "is"} ${thing}?`;
  return TELLS_HOW.test(rest) ? `How ${plural ? "do" : "does"} ${thing} work?` : undefined;
}

/** Whether a sentence has `name` for its subject and says something of it, other than praise. */
export function tellsOf(name: string, sentence: string): boolean {
  const { rest } = subjectOfSentence(sentence, name) ?? {};
  return rest !== undefined && !praises(rest);
}

/** What a sentence says of the thing that it opens with. */
const SAYS_OF_IT =
  /^(?:is|are|was|were|can|cannot|will|may|must|should|ha(?:s|ve)|shows?|contains?|means?|includes?|appears?|indicates?|lets?|allows?|helps?|tells?|gives?|measures|describes|displays|determines|defines|represents)\b/i;

/** Whether a heading that looks like a task is the name of what its first sentence tells of: "Exit codes show that …". */
export function isSubjectOf(heading: string, sentence: string): boolean {
  const { rest } = /^\p{L}+ing\b/u.test(heading) ? {} : (subjectOfSentence(sentence, heading) ?? {});
  return rest !== undefined && SAYS_OF_IT.test(rest);
}

/** Whether a sentence says what `name` is or is for. */
export function saysWhat(name: string, sentence: string): boolean {
  const { rest } = subjectOfSentence(sentence, name) ?? {};
  return rest !== undefined && !praises(rest) && TELLS_WHAT.test(rest);
}

/** Whether what is said of a thing is praise rather than of which kind it is. */
function praises(rest: string): boolean {
  return OF_KIND.test(rest) && !defines(rest);
}

/** What may come between a thing and what is said of it: "(…)", ", …,", "shown at the top". */
const ASIDE =
  /^(?: \([^)]{1,60}\)|, [^,]{1,120},| (?:shown|displayed|listed|given|reported)(?: [\p{Ll}'’-]+){1,7}?(?= (?:is|are|means?|shows?)\b))/u;
/** What a sentence says of `name`, where it opens with it; an aside between commas or brackets may come between. */
function subjectOfSentence(sentence: string, name: string): { article: string; rest: string } | undefined {
  const [, article = "", after = ""] = /^((?:the|an?) )?(.*)$/isu.exec(sentence) ?? [];
  if (after.slice(0, name.length).toLowerCase() !== name.toLowerCase()) return undefined;
  const rest = after.slice(name.length).replace(ASIDE, "");
  return /^ \p{Ll}/u.test(rest) ? { article, rest: rest.trimStart() } : undefined;
}
