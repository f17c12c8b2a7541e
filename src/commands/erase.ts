import { defineCommand } from "citty";
import { type Erased, type EraseReport, eraseTraces } from "../services/operations/erase-traces.ts";
import { print } from "./output.ts";
import { companyNamed, jsonFlag, UsageError, untilFollowed, withContext } from "./shared.ts";

/** `usher erase <company> --session <id> | --visitor <vis_…>` */
export const eraseCommand = defineCommand({
  meta: { name: "erase", description: "Remove a session or a visitor from every table and from the file's bytes" },
  args: {
    company: { type: "positional", description: "The company's slug", required: true },
    session: { type: "string", description: "A session's id" },
    visitor: { type: "string", description: "A visitor's subject: vis_…" },
    ...jsonFlag,
  },
  async run({ args }) {
    const who = erasedOf(args.session, args.visitor);
    await withContext(async (context) => {
      const { slug } = await companyNamed(context, args.company);
      const report = await eraseTraces(context, slug, who);
      if (!report) throw new Error(`${args.company} has nothing of ${args.session ?? args.visitor}`);
      await untilFollowed();
      await print(args.json, { ...report, notIncluded }, textOf(report));
    });
  },
});

const notIncluded = "Export files and backups are not touched: remove the visitor from those yourself.";

function erasedOf(session: string | undefined, visitor: string | undefined): Erased {
  if (session && !visitor) return { session };
  if (visitor && !session) return { visitor };
  throw new UsageError("Name one of --session and --visitor");
}

function textOf({ rows, scrubbed }: EraseReport): string {
  const lines = Object.entries(rows).map(([table, count]) => `${String(count).padStart(8)}  ${table}`);
  const bytes = scrubbed
    ? "The database file was written anew: the bytes are gone."
    : "The database is remote: its rows are gone, its files are its server's to clean.";
  return ["Rows erased:", ...lines, bytes, notIncluded].join("\n");
}
