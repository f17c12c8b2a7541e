import type { Database } from "../db/client.ts";
import { type CompanyRow, listCompanies } from "../db/queries/companies.ts";
import { findRevision, listPointers, type RevisionRow } from "../db/queries/revisions.ts";
import { ServiceError } from "../errors.ts";
import type { Version } from "../schemas/common.ts";
import type { Segment } from "../search/segment.ts";

/** One company as it is right now: its settings that take effect at once, and where its pointers stand. */
export interface Company {
  readonly slug: string;
  readonly row: CompanyRow;
  readonly pointers: ReadonlyMap<Version, RevisionRow>;
}

/** One revision with its index, held by a request to its end. */
export interface RuntimePackage {
  readonly company: string;
  /** The pointer that was asked for, and the one that answered. */
  readonly version: Version;
  readonly resolvedVersion: Version;
  readonly revision: RevisionRow;
  readonly segment: Segment;
}

/** Where segments come from, by object key. Throws when one is missing or damaged. */
export interface SegmentSource {
  get(key: string): Promise<Segment>;
}

export interface Packages {
  /** The company named by slug or index id; left out: the only one, or the default. Throws `company_*`. */
  company(name: string | undefined): Promise<Company>;
  companies(): Promise<readonly Company[]>;
  /** The last list read, and a new reading begun where it is stale: for CORS preflights, which cannot wait. */
  known(): readonly Company[];
  /** The package behind a pointer (CONTRACT §6), `undefined` where no version is left. */
  resolve(company: Company, version: Version): Promise<RuntimePackage | undefined>;
  /** The package of one revision, published or not: what a turn under way keeps. */
  revision(company: Company, id: string, version: Version): Promise<RuntimePackage | undefined>;
  /** Forgets what is cached: called after a change by this process. */
  refresh(): void;
}

/** How long a change by another process may go unseen, in milliseconds. The command line waits for it. */
export const directoryStaleMs = 100;

interface Directory {
  readAt: number;
  list: Company[];
  byName: Map<string, Company>;
}

const emptyDirectory: Directory = { readAt: Number.NEGATIVE_INFINITY, list: [], byName: new Map() };

/** Resolves companies and pointers from a directory of the database that is at most `directoryStaleMs` old. */
export function createPackages(db: Database, segments: SegmentSource, defaultCompany: string | undefined): Packages {
  let directory = emptyDirectory;
  let reading: Promise<Directory> | undefined;

  async function read(): Promise<Directory> {
    const readAt = performance.now();
    const [rows, pointers] = await Promise.all([listCompanies(db), listPointers(db)]);
    const before = directory;
    directory = directoryOf(rows, pointers, readAt);
    preload(before, directory);
    return directory;
  }

  /** A pointer that has moved: its segment is loaded before a request asks. A fault shows when one does. */
  function preload(before: Directory, after: Directory): void {
    const keys = (list: readonly Company[]) => list.flatMap(({ pointers }) => [...pointers.values()]).map(segmentKeyOf);
    const known = new Set(keys(before.list));
    for (const key of keys(after.list)) if (!known.has(key)) segments.get(key).catch(() => {});
  }

  function current(): Promise<Directory> | Directory {
    if (performance.now() - directory.readAt < directoryStaleMs) return directory;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    async company(name) {
      const { list, byName } = await current();
      if (name !== undefined) return byName.get(name) ?? unknownCompany();
      if (list.length === 1 && list[0]) return list[0];
      return byName.get(defaultCompany ?? "") ?? companyRequired();
    },
    companies: async () => (await current()).list,
    known() {
      void Promise.resolve(current()).catch(() => {});
      return directory.list;
    },
    async resolve(company, version) {
      const resolvedVersion = version === "unpublished" && !company.pointers.has(version) ? "published" : version;
      const revision = company.pointers.get(resolvedVersion);
      if (!revision) return undefined;
      const segment = await segments.get(revision.segmentKey);
      return { company: company.slug, version, resolvedVersion, revision, segment };
    },
    async revision(company, id, version) {
      const revision = await findRevision(db, company.slug, id);
      if (!revision) return undefined;
      const segment = await segments.get(revision.segmentKey);
      return { company: company.slug, version, resolvedVersion: version, revision, segment };
    },
    refresh() {
      directory = { ...directory, readAt: Number.NEGATIVE_INFINITY };
    },
  };
}

const segmentKeyOf = ({ segmentKey }: RevisionRow) => segmentKey;

function directoryOf(
  rows: CompanyRow[],
  pointers: { company: string; version: Version; revision: RevisionRow }[],
  readAt: number,
): Directory {
  const list = rows.map((row) => {
    const own = pointers.filter(({ company }) => company === row.company);
    return { slug: row.company, row, pointers: new Map(own.map(({ version, revision }) => [version, revision])) };
  });
  const names = list.flatMap((company): [string, Company][] => [
    [company.row.indexId, company],
    [company.slug, company],
  ]);
  return { readAt, list, byName: new Map(names) };
}

function unknownCompany(): never {
  throw new ServiceError("company_not_found", "There is no such company.", { loc: ["body", "company"] });
}

function companyRequired(): never {
  throw new ServiceError("company_required", "Name the company: this server has more than one.", {
    loc: ["body", "company"],
  });
}
