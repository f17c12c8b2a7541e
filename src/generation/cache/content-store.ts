import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { Database } from "../../db/client.ts";
import { createFlushQueue } from "../../db/flush-queue.ts";
import { notErased } from "../../db/not-erased.ts";
import { type ContentRow, findContent, keepContentSql, pruneContentSql } from "../../db/queries/content-cache.ts";
import { GenerationPart } from "../../schemas/generation.ts";

/** Content that outlives the process. */
export interface ContentStore {
  /** `undefined` also where the row cannot be read or is of another time. */
  find(company: string, keyHash: string): Promise<ContentRow | undefined>;
  /** Writes behind the reply; never waits and never throws. */
  keep(row: ContentRow): void;
  flush(): Promise<void>;
}

interface ContentStoreOptions {
  /** Rows of a company at most. */
  maxRows?: number;
  /** Rows kept between two prunings of a company. */
  pruneEvery?: number;
}

/** How long a row is kept. */
const maxAgeMs = 30 * 24 * 60 * 60_000;
const parts = TypeCompiler.Compile(Type.Array(GenerationPart));

/** Keeps generated content in the database. */
export function createContentStore(
  db: Database,
  onError: (error: unknown) => void,
  { maxRows = 20_000, pruneEvery = 200 }: ContentStoreOptions = {},
): ContentStore {
  /** Rows kept since a company was last pruned; the first one of a process prunes what others left. */
  const since = new Map<string, number>();
  const queue = createFlushQueue<ContentRow>({
    write: async (rows) => {
      // Whose words it may repeat is not known: what was made while anybody's were erased is made again.
      const kept = await notErased(db, rows, ({ company, generatedAt }) => ({ company, beganAt: generatedAt }));
      return db.writer.write([...kept.map(keepContentSql), ...companiesOf(rows).flatMap(pruneWhenDue)]);
    },
    onError,
  });

  function pruneWhenDue(company: string) {
    const count = since.get(company);
    if (count !== undefined && count < pruneEvery) return [];
    since.set(company, 0);
    return pruneContentSql(company, Date.now() - maxAgeMs, maxRows);
  }

  return {
    async find(company, keyHash) {
      try {
        const row = await findContent(db, company, keyHash);
        return row && parts.Check(row.parts) ? row : undefined;
      } catch (error) {
        onError(error);
        return undefined;
      }
    },
    keep(row) {
      const count = since.get(row.company);
      if (count !== undefined) since.set(row.company, count + 1);
      queue.add(row);
    },
    flush: () => queue.flush(),
  };
}

function companiesOf(rows: readonly ContentRow[]): string[] {
  return [...new Set(rows.map(({ company }) => company))];
}
