import type { FaqsTask, RewriteTask, SuggestionsTask, TakeawaysTask } from "../../../schemas/generation.ts";
import type { NumberedPassage } from "../evidence.ts";
import { commonRules, dataBlock, passagesData, toneRule } from "./data.ts";
import { maxOutputTokens, type OutputSchema, type Prompt } from "./prompt.ts";

/** Asked for beyond what is wanted: what the evidence does not bear out is dropped. */
const spare = 2;
/** The session's latest queries that a model is told, each of which costs tokens; all of them are checked against. */
const toldHistory = 20;

const listOf = (properties: Record<string, OutputSchema>): OutputSchema => ({
  type: "array",
  items: { type: "object", properties },
});

function prompt(rules: string, data: Record<string, unknown>, task: string, output: OutputSchema): Prompt {
  const turns = [{ role: "user" as const, text: `${dataBlock(data)}\n\n${task}` }];
  return { system: `${commonRules}\n${rules}`, turns, output, maxOutputTokens };
}

/** Asks for takeaways of a page. */
export function takeawaysPrompt(task: TakeawaysTask, passages: readonly NumberedPassage[]): Prompt {
  const rules = `A takeaway is one sentence of at most 25 words that can be read alone, about what matters most to a visitor.
${toneRule(task.tone)}
Answer with a JSON array of objects: "passage" is the number of the one passage that says it, "text" the takeaway.`;
  const data = { title: task.page.title, passages: passagesData(passages), existing: task.existing };
  const known = task.existing.length > 0 ? ` Repeat nothing that "existing" says.` : "";
  const ask = `Write ${task.count + spare} takeaways of the page, the most important first, each about something else.${known}`;
  return prompt(rules, data, ask, listOf({ passage: { type: "integer" }, text: { type: "string" } }));
}

/** Asks for questions that a page answers, with the answers. */
export function faqsPrompt(task: FaqsTask, passages: readonly NumberedPassage[]): Prompt {
  const bullets = task.format === "bullets";
  const form = bullets
    ? `"reply" is an array of 1 to ${task.maxBullets} short statements, each a whole sentence`
    : `"reply" is a paragraph of at most ${task.words} words, fewer where the passage says less`;
  const rules = `A question is one that a visitor would ask before reading the page, specific and answered by one passage.
${toneRule(task.tone)}
Answer with a JSON array of objects: "passage" is the number of the one passage that holds the answer, "question" the
question, ${form}.`;
  const reply: OutputSchema = bullets ? { type: "array", items: { type: "string" } } : { type: "string" };
  const data = { title: task.page.title, passages: passagesData(passages) };
  const ask = `Write ${task.count + spare} questions with their answers, the most useful first, no two alike.`;
  return prompt(rules, data, ask, listOf({ passage: { type: "integer" }, question: { type: "string" }, reply }));
}

/** Asks for statements in another tone. */
export function rewritePrompt(task: RewriteTask): Prompt {
  const rules = `You rewrite statements in another tone. Meaning, facts and numbers stay as they are; nothing is added.
${toneRule(task.tone)}
Answer with a JSON array of objects in the order given: "number" is the statement's number, "text" the statement rewritten.`;
  const data = { statements: task.bullets.map((text, index) => ({ number: index + 1, text })) };
  const ask = `Rewrite each of the ${task.bullets.length} statements.`;
  return prompt(rules, data, ask, listOf({ number: { type: "integer" }, text: { type: "string" } }));
}

/** Asks for what the visitor may ask next. */
export function suggestionsPrompt(task: SuggestionsTask, passages: readonly NumberedPassage[]): Prompt {
  const rules = `A suggestion is what the visitor may ask next: a question of at most 12 words in the visitor's voice that one passage
answers. Where a question of "configured" fits and a passage answers it, use it word for word.
Answer with a JSON array of objects: "passage" is the number of the one passage that answers it, "prompt" the question.`;
  const { query, history, configured, exclude } = task;
  const data = {
    query,
    history: history.slice(-toldHistory),
    configured,
    shown: exclude,
    passages: passagesData(passages),
  };
  const ask = `Write ${task.count + spare} suggestions that follow from "query", no two alike, none that is in "history" or "shown".`;
  return prompt(rules, data, ask, listOf({ passage: { type: "integer" }, prompt: { type: "string" } }));
}
