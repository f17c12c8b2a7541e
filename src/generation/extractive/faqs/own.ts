import { mine } from "./person.ts";

const MOST_CHARACTERS = 140;
const OPENING =
  /^(?:what|who|whom|whose|which|when|where|why|how|is|are|was|were|do|does|did|can|could|should|would|will|may|must|has|have|am)\b/i;
/** "If I leave, can I come back?" */
const ASKS_LATER =
  /, (?:wh(?:at|o|ich|en|ere|y)|how|is|are|do|does|did|can|could|should|will|would|may|must|have|has)\b/i;
/** "Have a code?" begins like a question, but only picks its reader out. */
const HOOK = /^(?:have|has|am|may|will) (?:an?|any|some|more|no|questions?)\b/i;
/** What a writer asks to have the reader's interest. */
const RHETORIC =
  /\b(?:should (?:I|you|we) care|are (?:you|we) waiting for|does (?:it|that|this) (?:all )?mean|what now|so what|why bother)\b/i;
/** What a reader lacks, lost or cannot do. */
const LACKS = /^(?:don|didn|can|couldn|won|doesn)['’]t (?!worry|forget|know|miss)|^cannot /i;
const HAPPENED = /^(?:lost|forgot|forgotten|missed) (?=your |the |an? )/i;
/** What a reader wants to do, other than to read on. */
const WANTED =
  /^(?:want|need|trying|looking) to (?!learn|know|read|see|hear|help|join|contribute|get|talk|find out|dive|go|try)(?=\p{L})/iu;

/** A question that a heading asks itself. */
interface Asked {
  readonly question: string;
  /** How sure it is that a visitor asks so, 0..1. */
  readonly sure: number;
}

/** The question of a heading that ends one; undefined where nobody would ask it. */
export function ownQuestion(heading: string): Asked | undefined {
  const asked = /^[^?]{6,}\?/.exec(heading.replace(/^(?:so|and|but|now|well), /i, ""))?.[0] ?? "";
  if (asked === "" || asked.length > MOST_CHARACTERS || /\bdid we\b/i.test(asked) || RHETORIC.test(asked))
    return undefined;
  const completed = complete(asked);
  if (completed !== undefined) return { question: completed, sure: isVague(completed) ? 0.5 : 0.95 };
  const last = asked.split(/(?<=[.!]) (?=\p{Lu})/u).at(-1)!;
  if (HOOK.test(last) || !(OPENING.test(last) || ASKS_LATER.test(last))) return undefined;
  if (last === asked) return { question: capital(asked), sure: isVague(asked) || tooShort(asked) ? 0.5 : 1 };
  return { question: isVague(last) || tooShort(last) ? capital(asked) : last, sure: 1 };
}

/** "Lost your key?", "Want to pay by card?": what a reader would ask who says yes. */
function complete(asked: string): string | undefined {
  const bare = asked.slice(0, -1);
  if (LACKS.test(bare)) return `What if I ${mine(bare.charAt(0).toLowerCase() + bare.slice(1))}?`;
  if (HAPPENED.test(bare)) return `What if I ${mine(bare.toLowerCase().replace("forgotten", "forgot"))}?`;
  return WANTED.test(bare) ? `How do I ${mine(bare.replace(WANTED, ""))}?` : undefined;
}

function tooShort(question: string): boolean {
  return question.split(" ").length < 3;
}

/** Whether a question about "it" or "this" says too little away from its page. */
export function isVague(question: string): boolean {
  return /\b(?:it|this|these|those|they|them|he|she|that)\b/i.test(question);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
