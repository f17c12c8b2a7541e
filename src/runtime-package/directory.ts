import type { Database } from "../db/client.ts";
import { type CompanyRow, listCompanies } from "../db/queries/companies.ts";
import { listPointers, type RevisionRow } from "../db/queries/revisions.ts";
import type { Version } from "../schemas/common.ts";

/** One company as it is right now: its settings that take effect at once, and where its pointers stand. */
export interface Company {
  readonly slug: string;
  readonly row: CompanyRow;
  readonly pointers: ReadonlyMap<Version, RevisionRow>;
}

/** Every company of the database at one moment. */
export interface Listing {
  readonly list: readonly Company[];
  /** By slug and by index id; a slug wins. */
  readonly byName: ReadonlyMap<string, Company>;
}

/** The companies of the database, read again when they are older than `directoryStaleMs`. */
export interface Directory {
  current(): Promise<Listing> | Listing;
  /** The last listing read, without waiting. */
  known(): Listing;
  /** Forgets what was read: called after a change by this process. */
  refresh(): void;
}

/** How long a change by another process may go unseen, in milliseconds. The command line waits for it. */
export const directoryStaleMs = 100;

/** `onChange` is told of every reading, with the one before. */
export function createDirectory(db: Database, onChange: (before: Listing, after: Listing) => void): Directory {
  let listing: Listing = { list: [], byName: new Map() };
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Listing> | undefined;

  async function read(): Promise<Listing> {
    const startedAt = performance.now();
    const [rows, pointers] = await Promise.all([listCompanies(db), listPointers(db)]);
    const before = listing;
    listing = listingOf(rows, pointers);
    readAt = startedAt;
    onChange(before, listing);
    return listing;
  }

  return {
    current() {
      if (performance.now() - readAt < directoryStaleMs) return listing;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    known: () => listing,
    refresh() {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

function listingOf(
  rows: CompanyRow[],
  pointers: { company: string; version: Version; revision: RevisionRow }[],
): Listing {
  const list = rows.map((row) => {
    const own = pointers.filter(({ company }) => company === row.company);
    return { slug: row.company, row, pointers: new Map(own.map(({ version, revision }) => [version, revision])) };
  });
  const names = list.flatMap((company): [string, Company][] => [
    [company.row.indexId, company],
    [company.slug, company],
  ]);
  return { list, byName: new Map(names) };
}
