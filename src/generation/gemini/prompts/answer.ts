import type { AnswerTask } from "../../../schemas/generation.ts";
import type { NumberedPassage } from "../evidence.ts";
import { commonRules, dataBlock, passagesData } from "./data.ts";
import { maxOutputTokens, type Prompt } from "./prompt.ts";

/** What the model writes where the passages hold no answer. */
export const noAnswerMark = "NO_ANSWER";

/** Turns of the conversation that the model is told. */
const contextTurns = 12;

/** Asks for the reply to a message, in its conversation. */
export function answerPrompt(task: AnswerTask, passages: readonly NumberedPassage[]): Prompt {
  const turns = task.conversation.slice(-contextTurns).map(({ role, content }) => ({
    role: role === "user" ? ("user" as const) : ("model" as const),
    text: content || "…",
  }));
  const data = { passages: passagesData(passages), message: task.query, written: task.resumeFrom };
  const text = `${dataBlock(data)}\n\n${askFor(task)}`;
  return { system: systemOf(task), turns: [...turns, { role: "user", text }], maxOutputTokens };
}

function askFor({ resumeFrom }: AnswerTask): string {
  const reply = `Reply to the visitor's "message".`;
  if (resumeFrom === "") return reply;
  return `${reply} "written" is the beginning of your reply, which the visitor has seen already: write only what comes right
after it, and nothing of it again.`;
}

function systemOf({ instructions, wordLimit, markdown }: AnswerTask): string {
  return [
    commonRules,
    `After each sentence, before anything else, write the number of the passage that says it in square brackets, like [2].
Answer the question first. Where the passages do not answer the message, write ${noAnswerMark} and nothing else.`,
    markdown
      ? "You may use Markdown: **bold** and lists, where they help. No headings, no tables."
      : "Write plain text: no Markdown. Lists are lines that start with a hyphen and a blank.",
    wordLimit > 0 ? `Write at most ${wordLimit} words.` : "Write at most 150 words.",
    // The company's own words: trusted, but the rules above come first.
    instructions === "" ? "" : `How the company wants you to write, as far as the rules above allow:\n${instructions}`,
  ]
    .filter(Boolean)
    .join("\n");
}
