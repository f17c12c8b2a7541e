import MiniSearch from "minisearch";
import { languageOf } from "../../../src/generation/language/languages.ts";
import { countWords, cutWords } from "../../../src/generation/text/words.ts";
import type { Page } from "../../../src/schemas/page.ts";
import { buildSegment } from "../../../src/search/build.ts";
import { openSegment } from "../../../src/search/load.ts";
import { replyTo } from "./reply.ts";

/** A visitor's question with the stretches of the site of which each answers it; none where the site does not. */
interface JudgedQuestion {
  query: string;
  gold: string[];
}

interface Answered {
  text: string;
  /** Whether a page's text that answers was at hand. */
  atHand: boolean;
  /** Whether it says that it knows no answer. */
  isNone: boolean;
}

/** Words of the peer's reply: as many as the engine's own usual limit. */
const PEER_WORDS = 110;

/**
 * Asks what a person wrote down with the stretch of the site that answers it, one line each: `question<TAB>stretch ||
 * stretch`, `-` where the site has no answer. Beside it the passage that MiniSearch finds first.
 */
export async function measureJudgedQuestions(pages: readonly Page[], file: string, isVerbose: boolean): Promise<void> {
  const questions = await readQuestions(file);
  const segment = openSegment(buildSegment(pages, { phrases: [] }));
  const known = questions.filter(({ gold }) => gold.length > 0);
  console.log(`judged questions: ${known.length} with an answer, ${questions.length - known.length} without`);
  console.log(`${"".padEnd(26)}answered  at hand  none said  words  of those without: none said`);
  const usher = async (query: string, gold: readonly string[]) => {
    const { text, sources } = await replyTo(segment, query);
    const passages = sources.flatMap((source) => source.passages.map((passage) => passage.text));
    const { noAnswer, greeting } = languageOf(sources[0]?.locale ?? "en").phrases;
    const isNone = [noAnswer, greeting].some((opening) => text.startsWith(opening));
    return { text, atHand: passages.some((passage) => holds(passage, gold)), isNone };
  };
  await measureOne("usher", usher, questions, isVerbose);
  await measureOne("MiniSearch's best passage", peer(pages), questions, false);
}

async function measureOne(
  name: string,
  ask: (query: string, gold: readonly string[]) => Promise<Answered>,
  questions: readonly JudgedQuestion[],
  isVerbose: boolean,
): Promise<void> {
  const count = { known: 0, answered: 0, atHand: 0, none: 0, words: 0, unknown: 0, right: 0 };
  for (const { query, gold } of questions) {
    const { text, atHand, isNone } = await ask(query, gold);
    const isAnswered = holds(text, gold);
    if (gold.length === 0) {
      count.unknown++;
      if (isNone) count.right++;
    } else {
      count.known++;
      if (isAnswered) count.answered++;
      if (atHand) count.atHand++;
      if (isNone) count.none++;
      count.words += countWords(text);
    }
    const fault = gold.length === 0 ? !isNone : !isAnswered;
    if (isVerbose && fault)
      console.log(`\n## ${query}\nGOLD${atHand ? " at hand" : ""}: ${gold.join(" || ")}\n${text}`);
  }
  const share = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`.padStart(8);
  const { known, answered, atHand, none, words, unknown, right } = count;
  console.log(
    `${name.padEnd(26)}${share(answered, known)} ${share(atHand, known)} ${share(none, known)}   ${(words / (known || 1)).toFixed(0).padStart(5)}  ${share(right, unknown)}`,
  );
}

/** The passage that MiniSearch ranks first, as long as a reply; "" where it finds none. */
function peer(pages: readonly Page[]): (query: string, gold: readonly string[]) => Promise<Answered> {
  const index = new MiniSearch({ fields: ["title", "heading", "text"], storeFields: ["text"] });
  const passages = pages.flatMap(({ title, passages }) =>
    passages.map(({ heading, text }) => ({ title, heading, text })),
  );
  index.addAll(passages.map((passage, id) => ({ id, ...passage })));
  return async (query, gold) => {
    const found = index.search(query, { boost: { title: 2, heading: 2 } }).slice(0, 15);
    const text: string = found[0]?.text ?? "";
    return {
      text: cutWords(text, PEER_WORDS),
      atHand: found.some((each) => holds(each.text, gold)),
      isNone: found.length === 0,
    };
  };
}

function holds(text: string, gold: readonly string[]): boolean {
  const plain = plainOf(text);
  return gold.some((stretch) => plain.includes(plainOf(stretch)));
}

/** Letters and digits alone: marks and line breaks are a page's, not its words. */
function plainOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

async function readQuestions(file: string): Promise<JudgedQuestion[]> {
  const lines = (await Bun.file(file).text()).split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [query = "", gold = "-"] = line.split("\t");
    const stretches = gold.split("||").map((stretch) => stretch.trim());
    return { query: query.trim(), gold: stretches.filter((stretch) => stretch !== "" && stretch !== "-") };
  });
}
