import type { Database } from "../../db/client.ts";
import { type Asking, askedBefore } from "../../db/queries/history.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import { normalisePhrase, phraseKey } from "../../search/completions/normalise.ts";
import { type PopularPhrase, withPopular } from "../../search/completions/popular.ts";
import type { Completing, Segment } from "../../search/segment.ts";

/** Past queries as completions, where the company asks for them (CONTRACT §5). */
export interface PopularCompletions {
  /** The package's completions with what visitors asked; never waits: fresh queries come in behind. */
  over(found: RuntimePackage): Completing;
}

const refreshMs = 60_000;
const leastVisitors = 3;
const mostPhrases = 2_000;
const mostLength = 100;
/** The newest requests that popularity is counted over, read some at a time: each reading holds the event loop. */
const popularWindow = 20_000;
const readTogether = 1_000;

/** What visitors of a company ask, read at most once a minute. */
interface Popular {
  readAt: number;
  phrases: readonly PopularPhrase[];
  /** By segment: a company may have several in use, the published one and that of a preview. */
  overlays: WeakMap<Segment, Completing>;
}

export function createPopularCompletions(db: Database, onError: (error: unknown) => void): PopularCompletions {
  const byCompany = new Map<string, Popular>();

  async function read(company: string, readAt: number): Promise<void> {
    const phrases = await popularPhrases(db, company);
    byCompany.set(company, { readAt, phrases, overlays: new WeakMap() });
  }

  function popularOf(company: string): Popular {
    const known = byCompany.get(company) ?? { readAt: Number.NEGATIVE_INFINITY, phrases: [], overlays: new WeakMap() };
    const now = performance.now();
    if (now - known.readAt < refreshMs) return known;
    known.readAt = now;
    byCompany.set(company, known);
    read(company, now).catch(onError);
    return known;
  }

  return {
    over({ company, segment }) {
      const { phrases, overlays } = popularOf(company);
      const known = overlays.get(segment);
      if (known) return known;
      const completing = withPopular(
        segment,
        phrases.filter(({ text }) => segment.knows(text)),
      );
      overlays.set(segment, completing);
      return completing;
    },
  };
}

/** What `leastVisitors` or more asked lately and may be offered, most asked first. */
async function popularPhrases(db: Database, company: string): Promise<PopularPhrase[]> {
  const asked = new Map<string, PopularPhrase & { visitors: Set<string> }>();
  for await (const { query, visitor } of newestAskings(db, company)) {
    const text = normalisePhrase(query);
    const known = asked.get(phraseKey(text)) ?? { text, count: 0, visitors: new Set() };
    known.count++;
    known.visitors.add(visitor);
    // As most write it: in small letters.
    if (text > known.text) known.text = text;
    asked.set(phraseKey(text), known);
  }
  return [...asked.values()]
    .filter(({ text, visitors }) => visitors.size >= leastVisitors && isOfferable(text))
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, mostPhrases)
    .map(({ text, count }) => ({ text, count }));
}

async function* newestAskings(db: Database, company: string): AsyncGenerator<Asking> {
  let last = { at: Number.MAX_SAFE_INTEGER, place: 0 };
  for (let read = 0; read < popularWindow; read += readTogether) {
    const some = await askedBefore(db, company, last, readTogether);
    yield* some;
    if (some.length < readTogether) return;
    last = some.at(-1) ?? last;
    await new Promise((next) => setImmediate(next));
  }
}

/** Nothing long, and nothing that looks like an address, a number of somebody's, a link or a secret. */
export function isOfferable(text: string): boolean {
  if (text.length > mostLength) return false;
  const digits = text.replace(/[^\p{L}\p{N}]/gu, "").match(/\p{Nd}{5,}/u);
  const looksPersonal = /@|:\/\/|www\.|[\w-]{24,}/i.test(text);
  return !digits && !looksPersonal;
}
