import { LRUCache } from "lru-cache";
import { untilAborted } from "../../async/until-aborted.ts";
import type { ContentRow } from "../../db/queries/content-cache.ts";
import type { GenerationPart } from "../../schemas/generation.ts";
import type { CacheStatus } from "../../schemas/page-content.ts";
import { SharedStream } from "../../streams/shared-stream.ts";
import { contentId, type KeyPart } from "./content-id.ts";
import type { ContentStore } from "./content-store.ts";

/** What makes two requests equal (CONTRACT §6). */
export interface ContentKey {
  company: string;
  corpusVersion: number;
  /** The engine that was asked, with its version. */
  engine: string;
  /** Resolved version, url and every parameter that changes the output. */
  request: readonly KeyPart[];
  /** Whether the engine gives the same each time: where it found nothing, it is not asked again. */
  isRepeatable?: boolean;
  /** Whether it holds a visitor's own words, so that no memory may keep it longer than the database does. */
  visitorsWords?: true;
}

export interface CachedContent {
  status: CacheStatus;
  /** When the content was made, in milliseconds since 1970; for a `miss` when it began. */
  generatedAt: number;
  /** Takes its tokens for this request; true for the first of equal ones that does, as others may leave before the end. */
  claimTokens(): boolean;
  parts: AsyncIterable<GenerationPart>;
  /** All of the parts, where they are there already. */
  known?: readonly GenerationPart[];
}

/**
 * Content by key. Equal requests in flight share one generation; only complete results are kept, and in memory that there
 * is nothing, which stays a `miss`.
 */
export interface ContentCache {
  /** At once where the content is in memory, made for somebody else, or for a private request; throws what `generate` throws. */
  get(key: ContentKey, generate: Generate, signal: AbortSignal): Promise<CachedContent> | CachedContent;
}

type Generate = (signal: AbortSignal) => AsyncIterable<GenerationPart>;

/** What is there already: made once, given to every request that it answers. */
interface Stored extends CachedContent {
  known: readonly GenerationPart[];
}

interface Flight {
  generatedAt: number;
  stream: SharedStream<GenerationPart>;
  claimTokens(): boolean;
}

const maxEntries = 20_000;
const maxBytes = 64 * 1024 * 1024;

/** How long what another process erased may still be answered, in milliseconds: `usher erase` waits for it. */
export const erasedStaleMs = 100;

interface ContentCacheOptions {
  /** How long what another engine gave than the asked one is kept, in memory only: that one may be well again soon. */
  standInMs?: number;
}

/** A cache in memory, bounded in entries and bytes, over a store that outlives the process. */
export function createContentCache(
  store: ContentStore,
  { standInMs = 15_000 }: ContentCacheOptions = {},
): ContentCache {
  const stored = new LRUCache<string, Stored>({
    max: maxEntries,
    maxSize: maxBytes,
    // What has a time to live is gone then, not only out of reach: a key may hold a visitor's words.
    ttlAutopurge: true,
    sizeCalculation: ({ known }, key) => key.length + JSON.stringify(known).length,
  });
  const flights = new Map<string, Flight>();
  const lookUp = createLookups(store, (key, id, row) => put(key, id, storedOf(row.generatedAt, row.parts)));

  function put(key: ContentKey, id: string, content: Stored, ttl?: number): void {
    const keptMs = key.visitorsWords ? erasedStaleMs : ttl;
    stored.set(id, content, keptMs === undefined ? {} : { ttl: keptMs });
  }

  function takeOff(key: ContentKey, id: string, generate: Generate): Flight {
    const generatedAt = Date.now();
    const land = (parts: readonly GenerationPart[]) => {
      if (!parts.some(isContent)) {
        if (key.isRepeatable) put(key, id, { ...storedOf(generatedAt, parts), status: "miss" });
        return;
      }
      const stoodIn = parts.some((part) => part.type === "model" && part.id !== key.engine);
      put(key, id, storedOf(generatedAt, parts), stoodIn ? standInMs : undefined);
      if (!stoodIn)
        store.keep({ ...rowKeyOf(key, id), corpusVersion: key.corpusVersion, generatedAt, parts: [...parts] });
    };
    const leave = () => {
      if (flights.get(id) === flight) flights.delete(id);
    };
    const stream = new SharedStream((signal) => keepComplete(generate(signal), land), leave);
    const flight: Flight = { generatedAt, stream, claimTokens: trueOnce() };
    flights.set(id, flight);
    return flight;
  }

  /** What is made for an equal request, or for this one. */
  function board(key: ContentKey, id: string, generate: Generate, signal: AbortSignal): CachedContent {
    const { generatedAt, stream, claimTokens } = flights.get(id) ?? takeOff(key, id, generate);
    return { status: "miss", generatedAt, claimTokens, parts: stream.read(signal) };
  }

  return {
    get(key, generate, signal) {
      const id = contentId([key.company, key.corpusVersion, key.engine, ...key.request]);
      const hit = stored.get(id);
      if (hit) return hit;
      if (flights.has(id)) return board(key, id, generate, signal);
      return untilAborted(lookUp(key, id), signal).then(() => stored.get(id) ?? board(key, id, generate, signal));
    },
  };
}

function trueOnce(): () => boolean {
  let told = false;
  return () => {
    const isFirst = !told;
    told = true;
    return isFirst;
  };
}

/** Brings what an earlier process kept into memory by `onFound`; equal requests share one look. */
function createLookups(store: ContentStore, onFound: (key: ContentKey, id: string, row: ContentRow) => void) {
  const lookups = new Map<string, Promise<void>>();
  return (key: ContentKey, id: string): Promise<void> => {
    const known = lookups.get(id);
    if (known) return known;
    const { company, keyHash } = rowKeyOf(key, id);
    const looking = store.find(company, keyHash).then((row) => {
      lookups.delete(id);
      if (row) onFound(key, id, row);
    });
    lookups.set(id, looking);
    return looking;
  };
}

function storedOf(generatedAt: number, known: readonly GenerationPart[]): Stored {
  const parts = { [Symbol.asyncIterator]: () => replay(known) };
  return { status: "hit", generatedAt, claimTokens: () => false, parts, known };
}

/** What a private request gets: nothing is read, shared or kept. */
export const noContentCache: ContentCache = {
  get: (_key, generate, signal) => ({
    status: "bypass",
    generatedAt: Date.now(),
    claimTokens: () => true,
    parts: generate(signal),
  }),
};

function rowKeyOf({ company }: ContentKey, id: string): { company: string; keyHash: string } {
  return { company, keyHash: new Bun.CryptoHasher("sha256").update(id).digest("hex") };
}

/** Passes parts on; what ends well is complete. */
async function* keepComplete(
  parts: AsyncIterable<GenerationPart>,
  keep: (parts: readonly GenerationPart[]) => void,
): AsyncGenerator<GenerationPart> {
  const all: GenerationPart[] = [];
  for await (const part of parts) {
    all.push(part);
    if (part.type === "finish" && part.reason === "stop") keep(all);
    yield part;
  }
}

function isContent({ type }: GenerationPart): boolean {
  return type === "item" || type === "text-delta";
}

async function* replay(parts: readonly GenerationPart[]): AsyncGenerator<GenerationPart> {
  yield* parts;
}
