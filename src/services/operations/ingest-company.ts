import { ulid } from "ulid";
import type { Context } from "../../context.ts";
import { readCorpus } from "../../corpus/read-corpus.ts";
import type { CorpusProgress, CorpusSettings, PageOutcome } from "../../corpus/settings.ts";
import type { Origin } from "../../corpus/source.ts";
import { isConflict } from "../../db/fault.ts";
import { upsertCompanySql } from "../../db/queries/companies.ts";
import {
  insertRevisionSql,
  latestRevision,
  movePointerSql,
  publishSql,
  type RevisionRow,
} from "../../db/queries/revisions.ts";
import { questionsAnswered } from "../../generation/extractive/page/questions.ts";
import { readCorpusPages, writeCorpusPages } from "../../runtime-package/corpus-store.ts";
import { deleteOldFiles } from "../../runtime-package/old-files.ts";
import { liveSettingsOf, packageSettingsOf } from "../../runtime-package/settings.ts";
import type { CompanyFile } from "../../schemas/company-file.ts";
import type { Page } from "../../schemas/page.ts";
import { buildSegmentInWorker } from "../../search/build-in-worker.ts";
import { type IngestNote, IngestNotes } from "./ingest-notes.ts";
import { settingsWarnings } from "./settings-warnings.ts";

/** An ingest that could not make a revision; what was published goes on serving. */
export class IngestError extends Error {
  override readonly name = "IngestError";
}

/** An ingest that found no page to index, with what became of each input. */
export class NoPagesError extends IngestError {
  constructor(
    readonly company: string,
    readonly outcomes: readonly ReportedOutcome[],
  ) {
    super(`${company}: no page could be indexed`);
  }
}

export interface IngestReport {
  company: string;
  revision: RevisionRow;
  /** One entry for every input, in the order of reading. */
  outcomes: ReportedOutcome[];
  /** What is odd in the sources, each once for a source. */
  notes: IngestNote[];
  /** Urls of pages that the revision before had and this one has not, whatever became of their inputs. */
  removed: string[];
  /** What the company file says of pages that are not there: `key: what is odd`. */
  warnings: string[];
}

export type ReportedOutcome = Omit<Origin, "notes"> & Pick<PageOutcome, "url" | "status"> & { reason?: string };

export interface IngestOptions {
  /** Publishes the revision in the transaction that makes it; default false. */
  publish?: boolean;
  onProgress?: (progress: CorpusProgress) => void;
  signal?: AbortSignal;
}

/**
 * Reads a company's sources into a new immutable revision behind `unpublished`; live settings take effect at once.
 * Throws CorpusError or IngestError and changes nothing but files that no revision names.
 */
export async function ingestCompany(
  context: Context,
  file: CompanyFile,
  options: IngestOptions = {},
): Promise<IngestReport> {
  await refuseNames(context, file, options);
  const before = await previousPages(context, file.company);
  const { pages, outcomes, notes } = await readPages(file, before, options);
  if (pages.length === 0) throw new NoPagesError(file.company, outcomes);
  const corpusKey = await writeCorpusPages(context.store, pages);
  const questions = await questionsAnswered(pages, options.signal ?? new AbortController().signal);
  const segment = await buildSegmentInWorker(pages, { phrases: file.phrases ?? [], questions }, options.signal);
  const segmentKey = `segments/${new Bun.CryptoHasher("sha256").update(segment).digest("hex")}`;
  await context.store.put(segmentKey, segment);
  context.segments.mended(segmentKey);
  const made = { segmentKey, corpusKey, pageCount: pages.length };
  const revision = await insertRevision(context, file, made, options.publish ?? false).catch((error) =>
    refuseConflict(context, file, options, error),
  );
  context.packages.refresh();
  await deleteOldFiles(context.db, context.store, file.company).catch((err) =>
    context.log.error({ err, company: file.company }, "files of old revisions could not be deleted"),
  );
  const warnings = settingsWarnings(
    file,
    pages,
    outcomes.map(({ url }) => url),
  );
  return { company: file.company, revision, outcomes, notes, removed: urlsWithout(before, pages), warnings };
}

/** Throws IngestError where a name of the file leads elsewhere, or may not take the place of what is served. */
async function refuseNames(context: Context, file: CompanyFile, { publish }: IngestOptions): Promise<void> {
  await refuseTakenNames(context, file);
  if (!publish) await refuseOtherName(context, file);
}

/** Throws what a write threw, or in its place why names are refused where another ingest or a publication was faster. */
async function refuseConflict(
  context: Context,
  file: CompanyFile,
  options: IngestOptions,
  error: unknown,
): Promise<never> {
  context.packages.refresh();
  if (isConflict(error)) await refuseNames(context, file, options);
  throw error;
}

/** A name leads to one company only, whether it is a slug or an index id. */
async function refuseTakenNames({ packages }: Context, { company, indexId }: CompanyFile): Promise<void> {
  for (const { slug, row } of await packages.companies()) {
    if (slug === company) continue;
    if (row.indexId === indexId || slug === indexId) throw new IngestError(`indexId: ${indexId} belongs to ${slug}`);
    if (row.indexId === company) throw new IngestError(`company: ${company} is the index id of ${slug}`);
  }
}

/** Embeds and tokens go by the index id: while one is served, another takes its place only with what is published. */
async function refuseOtherName({ packages }: Context, { company, indexId }: CompanyFile): Promise<void> {
  const known = (await packages.companies()).find(({ slug }) => slug === company);
  if (known === undefined || known.row.indexId === indexId || !known.pointers.has("published")) return;
  throw new IngestError(
    `indexId: ${company} is served as ${known.row.indexId}; ${indexId} can take its place with --publish only`,
  );
}

async function readPages(file: CompanyFile, previous: Map<string, Page>, { onProgress, signal }: IngestOptions) {
  const pages: Page[] = [];
  const outcomes: ReportedOutcome[] = [];
  const notes = new IngestNotes();
  const options = { previous, ...(onProgress ? { onProgress } : {}), ...(signal ? { signal } : {}) };
  for await (const { notes: odd = [], ...outcome } of readCorpus(corpusSettingsOf(file), options)) {
    for (const what of odd) notes.add(outcome, what);
    if ("page" in outcome) {
      const { page, ...reported } = outcome;
      pages.push(page);
      outcomes.push(reported);
    } else {
      outcomes.push(outcome);
    }
  }
  return { pages, outcomes, notes: notes.all };
}

function corpusSettingsOf({
  sources,
  include = [],
  exclude = [],
  labels = [],
  gated = [],
}: CompanyFile): CorpusSettings {
  return { sources, include, exclude, labels, gated };
}

async function previousPages(context: Context, company: string): Promise<Map<string, Page>> {
  const latest = await latestRevision(context.db, company);
  const pages = latest ? await readCorpusPages(context.store, latest.corpusKey) : [];
  return new Map(pages.map((page) => [page.url, page]));
}

function urlsWithout(before: ReadonlyMap<string, Page>, pages: readonly Page[]): string[] {
  const urls = new Set(pages.map(({ url }) => url));
  return [...before.keys()].filter((url) => !urls.has(url));
}

/** The company, its revision and the pointers in one transaction: others may be ingesting the same company. */
async function insertRevision(
  { db }: Context,
  file: CompanyFile,
  corpus: Pick<RevisionRow, "segmentKey" | "corpusKey" | "pageCount">,
  published: boolean,
): Promise<RevisionRow> {
  const now = Date.now();
  const { company, indexId } = file;
  const revision = { id: `rev_${ulid(now)}`, company, settings: packageSettingsOf(file), ...corpus, createdAt: now };
  const [inserted] = await db.writer.write([
    insertRevisionSql(db, revision),
    upsertCompanySql(db, { company, indexId, live: liveSettingsOf(file), now, renames: published }),
    movePointerSql(db, { company, version: "unpublished", revisionId: revision.id, now }),
    ...(published ? publishSql(company, now) : []),
  ]);
  return { ...revision, corpusVersion: Number(inserted?.rows[0]?.[0]) };
}
