import { LRUCache } from "lru-cache";
import type { Database } from "../db/client.ts";
import { findRevision, type RevisionRow } from "../db/queries/revisions.ts";
import { ServiceError } from "../errors.ts";
import type { Version } from "../schemas/common.ts";
import type { Segment } from "../search/segment.ts";
import { type Company, createDirectory, type Listing } from "./directory.ts";

/** One revision with its index, held by a request to its end. */
export interface RuntimePackage {
  readonly company: string;
  /** The pointer that was asked for, and the one that answered. */
  readonly version: Version;
  readonly resolvedVersion: Version;
  readonly revision: RevisionRow;
  readonly segment: Segment;
}

/** Where segments come from, by object key; at once where one is in memory. Rejects when it is missing or damaged. */
export interface SegmentSource {
  get(key: string): Promise<Segment> | Segment;
  /** Bytes of the segments in memory. */
  readonly bytes: number;
}

export interface Packages {
  /** The company named by slug or index id; left out: the only one, or the default. Throws `company_*`. */
  company(name: string | undefined): Promise<Company> | Company;
  companies(): Promise<readonly Company[]>;
  /** The last list read, and a new reading begun where it is stale: for CORS preflights, which cannot wait. */
  known(): readonly Company[];
  /**
   * The package behind a pointer (CONTRACT §6), `undefined` where no version is left. Throws `overloaded` where its index
   * is damaged or missing, and none was loaded before.
   */
  resolve(company: Company, version: Version): Promise<RuntimePackage | undefined> | RuntimePackage | undefined;
  /** The package of one revision, published or not: what a turn under way keeps. */
  revision(company: Company, id: string, version: Version): Promise<RuntimePackage | undefined>;
  /** Forgets what is cached: called after a change by this process. */
  refresh(): void;
}

export interface PackagesOptions {
  defaultCompany: string | undefined;
  /** Told of a segment that cannot be loaded, once a second; `another`: whether one that was loaded before goes on. */
  onFault(error: unknown, company: string, another: boolean): void;
}

/** Resolves companies and pointers, and loads the segments that they lead to. */
export function createPackages(db: Database, segments: SegmentSource, options: PackagesOptions): Packages {
  const directory = createDirectory(db, (before, after) => void preload(segments, before, after));
  const load = createLoader(segments, options.onFault);
  const revisions = new LRUCache<string, RevisionRow>({ max: 1_000 });

  return {
    company(name) {
      const listing = directory.current();
      const choose = (of: Listing) => companyOf(of, name, options.defaultCompany);
      return listing instanceof Promise ? listing.then(choose) : choose(listing);
    },
    companies: async () => (await directory.current()).list,
    known() {
      void Promise.resolve(directory.current()).catch(() => {});
      return directory.known().list;
    },
    resolve(company, version) {
      const resolvedVersion = resolvedOf(company, version);
      const revision = company.pointers.get(resolvedVersion);
      if (!revision) return undefined;
      const whole = (loaded: Loaded) => ({ company: company.slug, version, resolvedVersion, ...loaded });
      const loaded = load(revision, resolvedVersion);
      return loaded instanceof Promise ? loaded.then(whole) : whole(loaded);
    },
    async revision(company, id, version) {
      // A revision never changes: read once.
      const revision = revisions.get(`${company.slug} ${id}`) ?? (await findRevision(db, company.slug, id));
      if (!revision) return undefined;
      revisions.set(`${company.slug} ${id}`, revision);
      const segment = await Promise.resolve(segments.get(revision.segmentKey)).catch(unreadable);
      return { company: company.slug, version, resolvedVersion: resolvedOf(company, version), revision, segment };
    },
    refresh: () => directory.refresh(),
  };
}

/** `unpublished` falls to `published` where nothing is there (CONTRACT §6). */
function resolvedOf({ pointers }: Company, version: Version): Version {
  return version === "unpublished" && !pointers.has(version) ? "published" : version;
}

/** The company of a name. Throws `company_*`. */
function companyOf({ list, byName }: Listing, name: string | undefined, otherwise: string | undefined): Company {
  if (name !== undefined) return byName.get(name) ?? unknownCompany();
  if (list.length === 1 && list[0]) return list[0];
  return byName.get(otherwise ?? "") ?? companyRequired(list.length);
}

type Loaded = Pick<RuntimePackage, "revision" | "segment">;

/** How often a segment that cannot be loaded is told of at most. */
const tellingMs = 1_000;

/** Loads the segment a pointer leads to; a damaged or newer one is refused, and the one before goes on. */
function createLoader(segments: SegmentSource, onFault: PackagesOptions["onFault"]) {
  const lastGood = new Map<string, RevisionRow>();
  const told = new LRUCache<string, true>({ max: 1_000, ttl: tellingMs });
  const keep = (revision: RevisionRow, version: Version, segment: Segment): Loaded => {
    lastGood.set(`${revision.company} ${version}`, revision);
    return { revision, segment };
  };
  const load = async (revision: RevisionRow, version: Version, loading: Promise<Segment>): Promise<Loaded> => {
    try {
      return keep(revision, version, await loading);
    } catch (error) {
      const good = lastGood.get(`${revision.company} ${version}`);
      const another = good !== undefined && good.id !== revision.id;
      if (!told.has(revision.segmentKey)) {
        onFault(error, revision.company, another);
        told.set(revision.segmentKey, true);
      }
      if (!another) return unreadable(error);
      return { revision: good, segment: await Promise.resolve(segments.get(good.segmentKey)).catch(unreadable) };
    }
  };
  return (revision: RevisionRow, version: Version): Promise<Loaded> | Loaded => {
    const segment = segments.get(revision.segmentKey);
    return segment instanceof Promise ? load(revision, version, segment) : keep(revision, version, segment);
  };
}

/**
 * Pointers that have moved: their segments are loaded before a request asks, one at a time, as long as none has to leave
 * memory for the next. A fault shows when a request asks.
 */
async function preload(segments: SegmentSource, before: Listing, after: Listing): Promise<void> {
  const known = keysOf(before);
  for (const key of keysOf(after)) {
    if (known.has(key)) continue;
    const { bytes } = segments;
    const loading = segments.get(key);
    if (!(loading instanceof Promise)) continue;
    const loaded = await loading.catch(() => undefined);
    if (loaded && segments.bytes <= bytes) return;
  }
}

function keysOf({ list }: Listing): Set<string> {
  return new Set(list.flatMap(({ pointers }) => [...pointers.values()].map(({ segmentKey }) => segmentKey)));
}

/** Seconds after which an index that could not be read may be there again: from a backup, or ingested anew. */
const unreadableRetrySeconds = 5;

/** A state of this server, which no change of the request helps against. */
function unreadable(cause: unknown): never {
  throw new ServiceError("overloaded", "The index of this company cannot be read at the moment.", {
    cause,
    retryAfter: unreadableRetrySeconds,
  });
}

function unknownCompany(): never {
  throw new ServiceError("company_not_found", "There is no such company.", { loc: ["body", "company"] });
}

function companyRequired(companies: number): never {
  const message = `Name the company: this server has ${companies === 0 ? "none yet" : "more than one"}.`;
  throw new ServiceError("company_required", message, { loc: ["body", "company"] });
}
