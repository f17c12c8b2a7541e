import { defineCommand } from "citty";
import type { Company } from "../runtime-package/directory.ts";
import { jsonFlag, print, withContext } from "./shared.ts";

/** `usher status`: each company with its pointers. */
export const statusCommand = defineCommand({
  meta: { name: "status", description: "Show each company and where its pointers stand" },
  args: { ...jsonFlag },
  async run({ args }) {
    await withContext(async ({ packages }) => {
      const companies = (await packages.companies()).map(statusOf);
      print(args.json, { companies }, companies.map(textOf).join("\n") || "No company yet: `usher ingest` makes one.");
    });
  },
});

function statusOf({ slug, row, pointers }: Company) {
  const versions = [...pointers].map(([version, revision]) => ({
    version,
    revision: revision.id,
    corpusVersion: revision.corpusVersion,
    pages: revision.pageCount,
    createdAt: new Date(revision.createdAt).toISOString(),
  }));
  return { company: slug, indexId: row.indexId, agentEnabled: row.live.agentEnabled, versions };
}

function textOf({ company, indexId, agentEnabled, versions }: ReturnType<typeof statusOf>): string {
  const lines = versions.map(
    ({ version, corpusVersion, pages, revision, createdAt }) =>
      `  ${version.padEnd(12)} corpus version ${corpusVersion}, ${pages} pages, ${revision}, made ${createdAt}`,
  );
  return [`${company} (${indexId}), agent ${agentEnabled ? "on" : "off"}`, ...lines].join("\n");
}
