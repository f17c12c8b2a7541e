import { defineCommand } from "citty";
import { quoteHit, tileOf } from "../services/tiles.ts";
import { jsonFlag, print, UsageError, withContext } from "./shared.ts";

/** `usher query <company> "…"`: the tiles that a visitor would see. */
export const queryCommand = defineCommand({
  meta: { name: "query", description: "Show what a query finds" },
  args: {
    company: { type: "positional", description: "The company's slug", required: true },
    query: { type: "positional", description: "The query", required: true },
    version: { type: "string", description: "published or unpublished", default: "published" },
    ...jsonFlag,
  },
  async run({ args }) {
    const { version } = args;
    if (version !== "published" && version !== "unpublished") throw new UsageError(`${version} is no version`);
    await withContext(async ({ packages }) => {
      const company = await packages.company(args.company);
      const found = await packages.resolve(company, version);
      if (!found) throw new Error(`${args.company} has no ${version} package`);
      const hits = found.segment.search(args.query, { limit: 6 });
      const tiles = hits.map((hit) => tileOf(quoteHit(found.segment, hit, args.query)));
      const lines = tiles.map(({ score, title, link }) => `${score.toFixed(3)}  ${title}  ${link}`);
      print(args.json, { tiles }, lines.join("\n") || "Nothing found.");
    });
  },
});
