import type { HistoryRow } from "../../db/queries/history.ts";
import { type FailureCode, failureCodeOf } from "../../generation/failure.ts";
import type { Generator } from "../../generation/generator.ts";
import { saysNoAnswer } from "../../generation/no-answer-text.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { AnswerTask } from "../../schemas/generation.ts";
import type { SessionSummary } from "../../schemas/session.ts";
import type { RequestScope } from "../caller/scope.ts";
import { answerTaskOf } from "../content/answer-task.ts";
import { sourcesOf } from "../content/evidence.ts";
import { defaultWords } from "../search/summarize-query.ts";

const mostRequests = 5;
/** As many as an answer to a query has by default: procedures that visitors were told in that many are no less here. */
const narrativeWords = defaultWords;
/** Pages that a topic is told from. */
const topicPages = 3;

type Topic = SessionSummary["topics"][number];

/** What the visitor asked of late, and what was or would be answered. */
interface Recap {
  /** The engine that gives every answer which is not there yet. */
  model: string;
  topics: AsyncGenerator<Topic>;
}

/** Makes the first answer, which decides on the engine of all. Throws GenerationError where it breaks off. */
export async function beginRecap(
  scope: RequestScope,
  found: RuntimePackage,
  rows: readonly HistoryRow[],
  locale: string | undefined,
): Promise<Recap> {
  const requests = lastRequests(rows);
  const answers = new Answers(scope, found, locale);
  const open = requests.find(({ summary }) => !summary);
  if (open) await answers.to(open.query);
  return { model: answers.model, topics: tellTopics(requests, answers) };
}

/**
 * Requests that led to one page are one topic. What has no answer is left out: an email with an engine's excuses helps
 * nobody, and its pages are among the resources.
 */
async function* tellTopics(requests: readonly HistoryRow[], answers: Answers): AsyncGenerator<Topic> {
  // By link: two pages may share a title.
  for (const about of Map.groupBy(requests, ({ tiles, query }) => tiles[0]?.link || query).values()) {
    const narratives = new Set<string>();
    for (const { query, summary } of about) {
      const narrative = summary || (await answers.to(query));
      if (narrative && !saysNoAnswer(narrative)) narratives.add(narrative);
    }
    if (narratives.size > 0) yield { title: titleOf(about), narrative: [...narratives].join("\n") };
  }
}

/** What tells of one question, not of the engine: it has no answer that the pages bear out. */
const unanswered: ReadonlySet<FailureCode> = new Set(["ungrounded", "blocked"]);

/** Short answers to queries, all by the engine that gives the first. */
class Answers {
  readonly #known = new Map<string, string>();
  #engine: Generator;

  constructor(
    private readonly scope: RequestScope,
    private readonly found: RuntimePackage,
    private readonly locale: string | undefined,
  ) {
    this.#engine = scope.generator;
  }

  get model(): string {
    return this.#engine.id;
  }

  async to(query: string): Promise<string> {
    const text = this.#known.get(query) ?? (await this.#answer(query));
    this.#known.set(query, text);
    return text;
  }

  /** Throws where the engine breaks off. */
  async #answer(query: string): Promise<string> {
    const { generator, signal } = this.scope;
    let text = "";
    try {
      for await (const part of this.#engine.stream(this.#taskOf(query), signal)) {
        if (part.type === "model") this.#engine = generator.engine?.(part.id) ?? this.#engine;
        if (part.type === "text-delta") text += part.delta;
      }
    } catch (error) {
      if (signal.aborted || !unanswered.has(failureCodeOf(error))) throw error;
    }
    return text;
  }

  #taskOf(query: string): AnswerTask {
    const { scope, found, locale } = this;
    const options = { limit: topicPages, ...(locale ? { locale } : {}) };
    const { hits, language } = scope.search(found.segment, query, options);
    const sources = sourcesOf(found.segment, hits);
    return answerTaskOf(found, { query, locale, sources, language, wordLimit: narrativeWords, markdown: false });
  }
}

function titleOf([first]: readonly HistoryRow[]): string {
  return first?.tiles[0]?.title || first?.query || "";
}

/** The last requests with different queries that may have an answer, in the order in which they were first asked. */
function lastRequests(rows: readonly HistoryRow[]): HistoryRow[] {
  const byQuery = new Map<string, HistoryRow>();
  // What says no answer goes first: the same question may have been answered later.
  for (const row of rows.filter(({ summary }) => !saysNoAnswer(summary))) {
    const key = row.query.toLowerCase();
    const known = byQuery.get(key);
    if (row.query && (!known || (!known.summary && row.summary))) byQuery.set(key, row);
  }
  return [...byQuery.values()].slice(-mostRequests);
}
