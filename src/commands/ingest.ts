import { join } from "node:path";
import { defineCommand } from "citty";
import { environment } from "../config.ts";
import type { CorpusProgress } from "../corpus/settings.ts";
import { readCompanyFile } from "../runtime-package/company-file.ts";
import {
  type IngestReport,
  ingestCompany,
  NoPagesError,
  type ReportedOutcome,
} from "../services/operations/ingest-company.ts";
import type { IngestNote } from "../services/operations/ingest-notes.ts";
import { print, visible } from "./output.ts";
import { jsonFlag, untilSeen, withContext } from "./shared.ts";

const progressEveryMs = 100;

/** `usher ingest <file.yaml> [--publish]` */
export const ingestCommand = defineCommand({
  meta: { name: "ingest", description: "Read a company's pages into a new revision behind `unpublished`" },
  args: {
    file: { type: "positional", description: "The company file (YAML)", required: true },
    publish: { type: "boolean", description: "Publish the new revision too", default: false },
    ...jsonFlag,
  },
  async run({ args }) {
    const file = await readCompanyFile(args.file, environment());
    await withContext(async (context) => {
      const progress = progressLine(!args.json);
      const options = { onProgress: progress.show, publish: args.publish };
      const report = await ingestCompany(context, file, options)
        .finally(progress.clear)
        .catch((error) => tellNoPages(error, args.json));
      await untilSeen();
      await print(args.json, summaryOf(report, args.publish), textOf(report, args.publish));
    });
  },
});

/** A line that is written over as pages come in; only on a terminal, and never more than ten times a second. */
function progressLine(wanted: boolean) {
  const live = wanted && process.stderr.isTTY;
  let shownAt = 0;
  return {
    show({ done, found }: CorpusProgress) {
      const now = performance.now();
      if (!live || now - shownAt < progressEveryMs) return;
      shownAt = now;
      process.stderr.write(`\r\u001b[K${done} of ${found} pages`);
    },
    clear() {
      if (live) process.stderr.write("\r\u001b[K");
    },
  };
}

/** What became of each input is told also where no revision was made of them. Throws what it is given. */
async function tellNoPages(error: unknown, json: boolean): Promise<never> {
  if (error instanceof NoPagesError) {
    const { company, outcomes } = error;
    const text = [...problemLines(outcomes), countsLine(company, outcomes)].join("\n");
    await print(json, { company, counts: countsOf(outcomes), outcomes }, text);
  }
  throw error;
}

function summaryOf({ company, revision, outcomes, notes, removed, warnings }: IngestReport, published: boolean) {
  return {
    company,
    revision: revision.id,
    corpusVersion: revision.corpusVersion,
    version: published ? "published" : "unpublished",
    pages: revision.pageCount,
    counts: countsOf(outcomes),
    outcomes,
    notes,
    removed,
    warnings,
  };
}

function countsOf(outcomes: readonly ReportedOutcome[]) {
  const counts = { indexed: 0, unchanged: 0, skipped: 0, failed: 0 };
  for (const { status } of outcomes) counts[status]++;
  return counts;
}

function textOf(report: IngestReport, published: boolean): string {
  const { company, revision, outcomes, notes, removed, warnings } = report;
  const counts = countsLine(company, outcomes);
  return [
    ...problemLines(outcomes),
    ...notes.map((note) => noteLine(note, outcomes)),
    ...removed.map((url) => `  ${"removed".padEnd(8)}${url}`),
    ...warnings.map((warning) => lineOf("warning", warning)),
    removed.length === 0 ? counts : `${counts}, ${removed.length} removed`,
    `corpus version ${revision.corpusVersion}, ${revision.pageCount} pages, ${published ? "published" : "unpublished"}`,
  ].join("\n");
}

function problemLines(outcomes: readonly ReportedOutcome[]): string[] {
  const problems = outcomes.filter(({ status }) => status === "failed" || status === "skipped");
  const several = hasSeveralSources(outcomes);
  return problems.map((outcome) => {
    const { status, url, reason = "" } = outcome;
    return lineOf(status, `${placeOf(outcome, several) || url}  ${reason}`);
  });
}

function noteLine(note: IngestNote, outcomes: readonly ReportedOutcome[]): string {
  const others = note.count === 1 ? "" : ` (the first of ${note.count.toLocaleString("en")})`;
  return lineOf("note", `${placeOf(note, hasSeveralSources(outcomes))}  ${note.what}${others}`);
}

/** Folders for several languages have files of the same names. */
function hasSeveralSources(outcomes: readonly ReportedOutcome[]): boolean {
  return new Set(outcomes.map(({ source }) => source)).size > 1;
}

function placeOf({ source, file, line }: Pick<IngestNote, "source" | "file" | "line">, several: boolean): string {
  const isBelow = file !== "" && file !== source && !URL.canParse(file);
  const path = several && isBelow ? join(source, file) : file;
  return line === undefined ? path : `${path}:${line}`;
}

function lineOf(kind: string, told: string): string {
  return visible(`  ${kind.padEnd(8)}${told}`);
}

function countsLine(company: string, outcomes: readonly ReportedOutcome[]): string {
  const counts = Object.entries(countsOf(outcomes)).map(([status, count]) => `${count} ${status}`);
  return `${company}: ${counts.join(", ")}`;
}
