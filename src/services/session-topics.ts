import type { HistoryRow } from "../db/queries/history.ts";
import { GenerationError } from "../generation/failure.ts";
import { saysNoAnswer } from "../generation/no-answer-text.ts";
import type { RuntimePackage } from "../runtime-package/packages.ts";
import type { SessionSummary } from "../schemas/session.ts";
import { answerTaskOf } from "./answer-task.ts";
import { sourcesOf } from "./evidence.ts";
import type { RequestScope } from "./scope.ts";

const mostRequests = 5;
const narrativeWords = 60;
/** Pages that a topic is told from. */
const topicPages = 3;

type Topic = SessionSummary["topics"][number];

/**
 * What the visitor asked of late, and what was or would be answered: requests that led to one page are one topic. What
 * has no answer is left out: an email with an engine's excuses helps nobody, and its pages are among the resources. So
 * is one that the engine broke off; throws what that threw where no topic is whole.
 */
export async function* tellTopics(
  scope: RequestScope,
  found: RuntimePackage,
  rows: readonly HistoryRow[],
  locale: string | undefined,
): AsyncGenerator<Topic> {
  const answers = new Answers(scope, found, locale);
  let told = false;
  // By link: two pages may share a title.
  for (const requests of Map.groupBy(lastRequests(rows), ({ tiles, query }) => tiles[0]?.link || query).values()) {
    const narratives = new Set<string>();
    for (const { query, summary } of requests) {
      const narrative = summary || (await answers.to(query));
      if (narrative && !saysNoAnswer(narrative)) narratives.add(narrative);
    }
    if (narratives.size === 0) continue;
    told = true;
    yield { title: titleOf(requests), narrative: [...narratives].join("\n") };
  }
  if (!told) answers.throwIfBroken();
}

/** Short answers to queries; one that the engine broke off is none. */
class Answers {
  #broken: GenerationError | undefined;

  constructor(
    private readonly scope: RequestScope,
    private readonly found: RuntimePackage,
    private readonly locale: string | undefined,
  ) {}

  async to(query: string): Promise<string> {
    try {
      return await answerShortly(this.scope, this.found, query, this.locale);
    } catch (error) {
      if (this.scope.signal.aborted || !(error instanceof GenerationError)) throw error;
      this.#broken = error;
      return "";
    }
  }

  throwIfBroken(): void {
    if (this.#broken) throw this.#broken;
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

async function answerShortly(
  { generator, search, signal }: RequestScope,
  found: RuntimePackage,
  query: string,
  locale: string | undefined,
): Promise<string> {
  const { hits, language } = search(found.segment, query, { limit: topicPages, ...(locale ? { locale } : {}) });
  const sources = sourcesOf(found.segment, hits);
  const form = { wordLimit: narrativeWords, markdown: false };
  const task = answerTaskOf(found, { query, locale, sources, language, ...form });
  let text = "";
  for await (const part of generator.stream(task, signal)) if (part.type === "text-delta") text += part.delta;
  return text;
}
