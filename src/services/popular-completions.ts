import type { Database } from "../db/client.ts";
import { popularQueries } from "../db/queries/history.ts";
import type { RuntimePackage } from "../runtime-package/packages.ts";
import { type PopularPhrase, withPopular } from "../search/completions/popular.ts";
import type { Completing, Segment } from "../search/segment.ts";

/** Past queries as completions, where the company asks for them (CONTRACT §5). */
export interface PopularCompletions {
  /** The package's completions with what visitors asked; never waits: fresh queries come in behind. */
  over(found: RuntimePackage): Completing;
}

const refreshMs = 60_000;
const leastVisitors = 3;
const mostPhrases = 2_000;
const mostLength = 100;

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
    const asked = await popularQueries(db, company, leastVisitors, mostPhrases);
    const phrases = asked.filter(({ text }) => isOfferable(text));
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

/** Nothing long, and nothing that looks like an address, a number of somebody's, a link or a secret. */
export function isOfferable(text: string): boolean {
  if (text.length > mostLength) return false;
  const digits = text.replace(/[^\p{L}\p{N}]/gu, "").match(/\p{Nd}{5,}/u);
  const looksPersonal = /@|:\/\/|www\.|[\w-]{24,}/i.test(text);
  return !digits && !looksPersonal;
}
