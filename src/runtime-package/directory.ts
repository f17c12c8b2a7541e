import { within } from "../async/within.ts";
import type { Database } from "../db/client.ts";
import { isPassing } from "../db/fault.ts";
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

/**
 * The companies of the database, read again when they are older than `directoryStaleMs`. While the database is away it
 * goes on with the last ones that were read.
 */
export interface Directory {
  current(): Promise<Listing> | Listing;
  /** The last listing read, without waiting. */
  known(): Listing;
  /** Forgets what was read: called after a change by this process. */
  refresh(): void;
}

/** How long a change by another process may go unseen, in milliseconds. The command line waits for it. */
export const directoryStaleMs = 100;

/** How long callers wait for a reading where a listing is known, and how often a database that is away is asked. */
const patienceMs = 1_000;
const awayMs = 1_000;

/** `onChange` is told of every reading, with the one before. */
export function createDirectory(db: Database, onChange: (before: Listing, after: Listing) => void): Directory {
  const companies = listCompanies(db).prepare();
  const pointersOfAll = listPointers(db).prepare();
  let listing: Listing = { list: [], byName: new Map() };
  let readAt = Number.NEGATIVE_INFINITY;
  /** When the newest reading that was taken had begun: what an older one brings later is out of date. */
  let takenAt = Number.NEGATIVE_INFINITY;
  /** The reading that callers wait for; none that began before a change of this process. */
  let reading: Promise<Listing> | undefined;
  /** Changes by this process. */
  let changes = 0;
  let isKnown = false;
  /** When a reading failed, or took too long; `undefined` once one has not. */
  let awaySince: number | undefined;

  async function read(startedAt: number): Promise<Listing> {
    const changesBefore = changes;
    const [rows, pointers] = await Promise.all([companies.execute(), pointersOfAll.execute()]);
    if (startedAt < takenAt) return listing;
    const before = listing;
    listing = listingOf(rows, pointers);
    if (changes === changesBefore) readAt = startedAt;
    takenAt = startedAt;
    isKnown = true;
    awaySince = undefined;
    onChange(before, listing);
    return listing;
  }

  function goOn(startedAt: number): Listing {
    if (startedAt >= takenAt) awaySince = performance.now();
    return listing;
  }

  function begin(): Promise<Listing> {
    const startedAt = performance.now();
    const begun = read(startedAt).catch((error: unknown) => {
      if (!isKnown || !isPassing(error)) throw error;
      return goOn(startedAt);
    });
    const waited = isKnown ? within(patienceMs, begun, () => goOn(startedAt)) : begun;
    // One that is late may never end: the next must not wait for it.
    const own = waited.finally(() => {
      if (reading === own) reading = undefined;
    });
    return own;
  }

  return {
    current() {
      const now = performance.now();
      if (now - readAt < directoryStaleMs) return listing;
      if (awaySince === undefined || now - awaySince > awayMs) reading ??= begin();
      if (awaySince === undefined && reading) return reading;
      reading?.catch(() => {});
      return listing;
    },
    known: () => listing,
    refresh() {
      changes++;
      readAt = Number.NEGATIVE_INFINITY;
      reading = undefined;
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
  const byIndexId = list.map((company): [string, Company] => [company.row.indexId, company]);
  const bySlug = list.map((company): [string, Company] => [company.slug, company]);
  return { list, byName: new Map([...byIndexId, ...bySlug]) };
}
