import { defineCommand } from "citty";
import type { Database } from "../db/client.ts";
import { shownAddress } from "../db/connect.ts";
import { type ExportJobRow, recentJobs } from "../db/queries/export-jobs.ts";
import type { Company } from "../runtime-package/directory.ts";
import { print, visible } from "./output.ts";
import { jsonFlag, withContext } from "./shared.ts";

const shownExports = 5;

/** `usher status`: each company with its pointers and its last exports. */
export const statusCommand = defineCommand({
  meta: { name: "status", description: "Show each company, where its pointers stand, and its last exports" },
  args: { ...jsonFlag },
  async run({ args }) {
    await withContext(async ({ config, packages, db }) => {
      const companies = await Promise.all((await packages.companies()).map((company) => statusOf(db, company)));
      await print(
        args.json,
        { companies },
        companies.map(textOf).join("\n") ||
          `No company yet in ${shownAddress(config.database)}: \`usher ingest\` makes one.`,
      );
    });
  },
});

async function statusOf(db: Database, { slug, row, pointers }: Company) {
  const versions = [...pointers].map(([version, revision]) => ({
    version,
    revision: revision.id,
    corpusVersion: revision.corpusVersion,
    pages: revision.pageCount,
    createdAt: new Date(revision.createdAt).toISOString(),
  }));
  const exports = (await recentJobs(db, slug, shownExports)).map(exportOf);
  return { company: slug, indexId: row.indexId, agentEnabled: row.live.agentEnabled, versions, exports };
}

function exportOf(job: ExportJobRow) {
  const { id, keyId, startDate, endDate, state, rows, bytes, parts, sha256, attempts, error } = job;
  const createdAt = new Date(job.createdAt).toISOString();
  return { id, keyId, startDate, endDate, state, rows, bytes, parts, sha256, attempts, error, createdAt };
}

type Status = Awaited<ReturnType<typeof statusOf>>;

function textOf({ company, indexId, agentEnabled, versions, exports }: Status): string {
  const lines = versions.map(
    ({ version, corpusVersion, pages, revision, createdAt }) =>
      `  ${version.padEnd(12)} corpus version ${corpusVersion}, ${pages} pages, ${revision}, made ${createdAt}`,
  );
  const jobs = exports.map(
    ({ id, startDate, endDate, state, rows, bytes, attempts, error }) =>
      `  export ${state.padEnd(7)} ${startDate} to ${endDate}, ${rows} rows, ${bytes} bytes, ${id}` +
      (error === "" ? "" : `, try ${attempts}: ${visible(error)}`),
  );
  return [`${company} (${indexId}), agent ${agentEnabled ? "on" : "off"}`, ...lines, ...jobs].join("\n");
}
