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
  const pointers = listPointers(db).prepare();
  const read = async () => listingOf(...(await Promise.all([companies.execute(), pointers.execute()])));
  return new Readings(read, onChange);
}

/** The listing as it was last read, and the reading under way. */
class Readings implements Directory {
  #listing: Listing = { list: [], byName: new Map() };
  #readAt = Number.NEGATIVE_INFINITY;
  /** When the newest reading that was taken had begun: what an older one brings later is out of date. */
  #takenAt = Number.NEGATIVE_INFINITY;
  /** The reading that callers wait for; none that began before a change of this process. */
  #reading: Promise<Listing> | undefined;
  /** Changes by this process. */
  #changes = 0;
  #isKnown = false;
  /** When a reading failed, or took too long; `undefined` once one has not. */
  #awaySince: number | undefined;

  constructor(
    private readonly read: () => Promise<Listing>,
    private readonly onChange: (before: Listing, after: Listing) => void,
  ) {}

  current(): Promise<Listing> | Listing {
    const now = performance.now();
    if (now - this.#readAt < directoryStaleMs) return this.#listing;
    if (this.#awaySince === undefined || now - this.#awaySince > awayMs) this.#reading ??= this.#begin();
    if (this.#awaySince === undefined && this.#reading) return this.#reading;
    this.#reading?.catch(() => {});
    return this.#listing;
  }

  known(): Listing {
    return this.#listing;
  }

  refresh(): void {
    this.#changes++;
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#reading = undefined;
  }

  #begin(): Promise<Listing> {
    const startedAt = performance.now();
    const begun = this.#readAnew(startedAt).catch((error: unknown) => {
      if (!this.#isKnown || !isPassing(error)) throw error;
      return this.#goOn(startedAt);
    });
    const waited = this.#isKnown ? within(patienceMs, begun, () => this.#goOn(startedAt)) : begun;
    // One that is late may never end: the next must not wait for it.
    const own = waited.finally(() => {
      if (this.#reading === own) this.#reading = undefined;
    });
    return own;
  }

  async #readAnew(startedAt: number): Promise<Listing> {
    const changes = this.#changes;
    const listing = await this.read();
    if (startedAt < this.#takenAt) return this.#listing;
    const before = this.#listing;
    this.#listing = listing;
    if (changes === this.#changes) this.#readAt = startedAt;
    this.#takenAt = startedAt;
    this.#isKnown = true;
    this.#awaySince = undefined;
    this.onChange(before, listing);
    return listing;
  }

  #goOn(startedAt: number): Listing {
    if (startedAt >= this.#takenAt) this.#awaySince = performance.now();
    return this.#listing;
  }
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
