import type { BlobStore } from "../objects/local.ts";
import { openSegment } from "../search/load.ts";
import type { Segment } from "../search/segment.ts";
import type { SegmentSource } from "./packages.ts";

/** Segments in memory, loaded on first use; the least used leave when the limit is passed. */
export interface Segments extends SegmentSource {
  /** Segments in memory right now. */
  readonly count: number;
}

/** `memoryBytes` bounds what is kept; one segment larger than that is still served, then let go. */
export function createSegments(store: BlobStore, memoryBytes: number): Segments {
  const loaded = new Map<string, Segment>();
  const loading = new Map<string, Promise<Segment>>();

  async function load(key: string): Promise<Segment> {
    const bytes = await store.get(key);
    if (!bytes) throw new Error(`The segment ${key} is missing from the store`);
    const segment = openSegment(bytes);
    loaded.set(key, segment);
    evict(loaded, memoryBytes, key);
    return segment;
  }

  return {
    get count() {
      return loaded.size;
    },
    async get(key) {
      const known = loaded.get(key);
      if (known) {
        loaded.delete(key);
        loaded.set(key, known);
        return known;
      }
      const flight = loading.get(key) ?? load(key).finally(() => loading.delete(key));
      loading.set(key, flight);
      return flight;
    },
  };
}

/** Drops the least recently used until the rest fits; never the one just loaded. */
function evict(loaded: Map<string, Segment>, memoryBytes: number, keep: string): void {
  let bytes = [...loaded.values()].reduce((sum, segment) => sum + segment.byteLength, 0);
  for (const [key, segment] of loaded) {
    if (bytes <= memoryBytes || key === keep) return;
    loaded.delete(key);
    bytes -= segment.byteLength;
  }
}
