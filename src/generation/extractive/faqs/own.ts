import { capitalised } from "../trim.ts";
import { mine } from "./person.ts";
import type { Question } from "./question.ts";
import { isTaskVerb } from "./verbs.ts";

const MOST_CHARACTERS = 140;
const OPENING =
  /^(?:what|who|whom|whose|which|when|where|why|how|is|are|was|were|do|does|did|can|could|should|would|will|may|must|has|have|am)\b/i;
/** "Won't it be lost?": with whom it is about, or it is an order. */
const NEGATED =
  /^(?:\p{Lu}\p{L}+n?['’]t (?:I|you|we|they|it|my|your|our|the|this)|(?:Does|Is|Was|Has|Did)n['’]t \p{Lu}\p{L}*)\b/u;
/** "If I leave, can I come back?" */
const ASKS_LATER =
  /, (?:wh(?:at|o|ich|en|ere|y)|how|is|are|do|does|did|can|could|should|will|would|may|must|have|has)\b/i;
/** "Have a code?" begins like a question, but only picks its reader out. */
const HOOK = /^have (?:an?|any|some|more|no|questions?)\b(?!.* (?:been|\p{L}+ed)\b)/iu;
/** What a writer asks to have the reader's interest. */
const RHETORIC =
  /\bshould (?:I|you|we) care\?$|\bare (?:you|we) waiting for\b|\bdoes (?:it|that|this) (?:all )?mean(?! (?:if|when)\b)|\bnow what\?|\bso what\?|\bwhat now\?|^what (?:can|should|do) (?:I|you|we) do (?:next|now)\?|^why bother\b/i;
/** What a reader lacks, lost or cannot do. */
const LACKS =
  /^(?:(?:don|didn|can|couldn)['’]t|cannot) (?!(?:I|you|we|they|it|my|your|our|their|the|this|that|he|she|be|worry|forget|know|miss)\b)(?=\p{Ll})/u;
const HAPPENED = /^(?:lost|forgot|forgotten|missed) (?=your |the |an? )/i;
/** What a reader wants to do, other than to read on. */
const WANTED =
  /^(?:want|need|trying|looking) to (?!learn|know|read|see|hear|help|join|contribute|get|talk|find out|dive|go|try)(?=\p{L})/iu;

/** The question of a heading that ends one; undefined where nobody would ask it. */
export function ownQuestion(heading: string): Question | undefined {
  const asked = /^[^?]{6,}\?/.exec(heading.replace(/^(?:so|and|but|now|well), /i, ""))?.[0] ?? "";
  if (asked === "" || asked.length > MOST_CHARACTERS || /\bdid we\b/i.test(asked) || RHETORIC.test(asked))
    return undefined;
  const completed = complete(asked);
  if (completed !== undefined) return { question: completed, sure: isVague(completed) ? 0.5 : 0.95 };
  const last = asked.split(/(?<=[.!]) (?=\p{Lu})/u).at(-1)!;
  if (HOOK.test(last) || !(OPENING.test(last) || NEGATED.test(last) || ASKS_LATER.test(last))) return undefined;
  if (last === asked) return { question: capitalised(asked), sure: isVague(asked) || tooShort(asked) ? 0.5 : 1 };
  return { question: isVague(last) || tooShort(last) ? capitalised(asked) : last, sure: 1 };
}

/** "Lost your key?", "Want to pay by card?": what a reader would ask who says yes. */
function complete(asked: string): string | undefined {
  const bare = asked.slice(0, -1);
  const lower = bare.charAt(0).toLowerCase() + bare.slice(1);
  if (LACKS.test(lower)) return `What if I ${mine(lower)}?`;
  if (HAPPENED.test(bare)) return `What if I ${mine(lower.replace(/^forgotten/, "forgot"))}?`;
  const wanted = WANTED.test(bare) ? bare.replace(WANTED, "") : "";
  return isTaskVerb(wanted.split(" ")[0] ?? "") && !wanted.includes(",") ? `How do I ${mine(wanted)}?` : undefined;
}

function tooShort(question: string): boolean {
  return question.split(" ").length < 3;
}

/** Whether a question about "it" or "this" says too little away from its page. */
export function isVague(question: string): boolean {
  return /\b(?:it|this|these|those|they|them|he|she|that)\b/i.test(question);
}
