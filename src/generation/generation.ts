import type { Database } from "../db/client.ts";
import { createBudget } from "./budget.ts";
import { type ContentCache, createContentCache } from "./cache/content-cache.ts";
import { createContentStore } from "./cache/content-store.ts";
import { checked } from "./checked.ts";
import { createEngines, type Engines, type GeminiConfig } from "./engines.ts";
import { createFailureLog, type EngineFailure } from "./failure-log.ts";
import type { Generator } from "./generator.ts";

interface GenerationOptions {
  db: Database;
  gemini: GeminiConfig | undefined;
  /** Answers in the place of every engine. */
  override: Generator | undefined;
  onError(error: unknown): void;
  /** Told of failures of an engine, at most one of a kind a minute. */
  onFailure(failure: EngineFailure): void;
}

/** Engines, what they made, and what companies spent on them. */
interface Generation {
  readonly cache: ContentCache;
  readonly engines: Engines;
  /** Resolves when everything kept and counted so far is in the database. */
  flush(): Promise<void>;
}

/** The engines of a service, as its companies may use them. */
export function createGeneration({ db, gemini, override, onError, onFailure }: GenerationOptions): Generation {
  const budget = createBudget(db, onError);
  const store = createContentStore(db, onError);
  const engines = createEngines(gemini, budget, createFailureLog(onFailure));
  const stand = override && checked(override);
  return {
    cache: createContentCache(store),
    engines: stand ? { ...engines, of: () => stand } : engines,
    async flush() {
      await Promise.all([budget.flush(), store.flush()]);
    },
  };
}
