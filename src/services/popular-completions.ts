import type { Database } from "../db/client.ts";
import { popularQueries } from "../db/queries/history.ts";
import type { RuntimePackage } from "../runtime-package/packages.ts";
import { withPopular } from "../search/completions/popular.ts";
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

interface Overlay {
  completing: Completing;
  base: Segment;
  readAt: number;
}

export function createPopularCompletions(db: Database, onError: (error: unknown) => void): PopularCompletions {
  const overlays = new Map<string, Overlay>();

  async function refresh({ company, segment: base }: RuntimePackage): Promise<void> {
    const asked = await popularQueries(db, company, leastVisitors, mostPhrases);
    const phrases = asked.filter(({ text }) => isOfferable(text) && base.knows(text));
    const current = overlays.get(company);
    if (current?.base === base) current.completing = withPopular(base, phrases);
  }

  return {
    over(found) {
      const { company, segment: base } = found;
      const known = overlays.get(company);
      if (known?.base === base && performance.now() - known.readAt < refreshMs) return known.completing;
      const completing = known?.base === base ? known.completing : base;
      overlays.set(company, { completing, base, readAt: performance.now() });
      refresh(found).catch(onError);
      return completing;
    },
  };
}

/** Nothing long, and nothing that looks like an address, a number of somebody's, a link or a secret. */
export function isOfferable(text: string): boolean {
  if (text.length > mostLength) return false;
  const digits = text.replace(/[\s().+/-]/g, "").match(/\d{5,}/);
  const looksPersonal = /@|:\/\/|www\.|[\w-]{24,}/i.test(text);
  return !digits && !looksPersonal;
}
