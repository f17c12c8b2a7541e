import { LRUCache } from "lru-cache";
import type { GenerationPart } from "../schemas/generation.ts";
import type { CacheStatus } from "../schemas/page-content.ts";
import { SharedStream } from "../streams/shared-stream.ts";

export interface CachedContent {
  status: CacheStatus;
  /** When the content was made, in milliseconds since 1970; for a `miss` when it began. */
  generatedAt: number;
  parts: AsyncIterable<GenerationPart>;
}

/** Content by key. Equal requests in flight share one generation; only complete results are kept. */
export interface ContentCache {
  get(key: string, generate: Generate, signal: AbortSignal): CachedContent;
}

type Generate = (signal: AbortSignal) => AsyncIterable<GenerationPart>;

interface Stored {
  generatedAt: number;
  parts: readonly GenerationPart[];
}

interface Flight {
  generatedAt: number;
  stream: SharedStream<GenerationPart>;
}

const maxEntries = 20_000;
const maxBytes = 64 * 1024 * 1024;

/** A cache in memory, bounded in entries and bytes. */
export function createContentCache(): ContentCache {
  const stored = new LRUCache<string, Stored>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ parts }, key) => key.length + JSON.stringify(parts).length,
  });
  // Bounded: a flight whose only reader left before its first part has nobody to take it out.
  const flights = new LRUCache<string, Flight>({ max: maxEntries });

  function takeOff(key: string, generate: Generate) {
    const generatedAt = Date.now();
    const land = (parts: readonly GenerationPart[]) => stored.set(key, { generatedAt, parts });
    const leave = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    const stream = new SharedStream((signal) => keepComplete(generate(signal), land, leave));
    const flight: Flight = { generatedAt, stream };
    flights.set(key, flight);
    return flight;
  }

  return {
    get(key, generate, signal) {
      const hit = stored.get(key);
      if (hit) return { status: "hit", generatedAt: hit.generatedAt, parts: replay(hit.parts) };
      const known = flights.get(key);
      const flight = known && !known.stream.abandoned ? known : takeOff(key, generate);
      return { status: "miss", generatedAt: flight.generatedAt, parts: flight.stream.read(signal) };
    },
  };
}

/** What a private request gets: nothing is read, shared or kept. */
export const noContentCache: ContentCache = {
  get: (_key, generate, signal) => ({ status: "bypass", generatedAt: Date.now(), parts: generate(signal) }),
};

/** Passes parts on; what ends with `finish` and holds an item is complete and kept. */
async function* keepComplete(
  parts: AsyncIterable<GenerationPart>,
  keep: (parts: readonly GenerationPart[]) => void,
  onEnd: () => void,
): AsyncGenerator<GenerationPart> {
  const all: GenerationPart[] = [];
  try {
    for await (const part of parts) {
      all.push(part);
      if (part.type === "finish" && part.reason === "stop" && all.length > 1) keep(all);
      yield part;
    }
  } finally {
    onEnd();
  }
}

async function* replay(parts: readonly GenerationPart[]): AsyncGenerator<GenerationPart> {
  yield* parts;
}
