import { defineCommand } from "citty";
import { messageOf } from "../errors.ts";
import { checkDays, type Days } from "../exports/range.ts";
import { type ExportReport, type ExportRequest, exportTo, writingTo } from "../services/exports/export-to-file.ts";
import { print, writeOut } from "./output.ts";
import { companyNamed, jsonFlag, UsageError, withContext } from "./shared.ts";
import { beforeSignal } from "./signals.ts";

const progressEveryMs = 100;
const barWidth = 30;

/** `usher export <company> --from --to [--out FILE]`: the CSV of `GET /query-data`, to a file or to standard output. */
export const exportCommand = defineCommand({
  meta: { name: "export", description: "Write a company's requests between two days as CSV" },
  args: {
    company: { type: "positional", description: "The company's slug", required: true },
    from: { type: "string", description: "First day, YYYY-MM-DD, UTC", required: true },
    to: { type: "string", description: "Last day, inclusive, YYYY-MM-DD, UTC", required: true },
    out: { type: "string", description: "The file to write (default: standard output)" },
    ...jsonFlag,
  },
  async run({ args }) {
    const { out } = args;
    if (args.json && !out) throw new UsageError("--json needs --out: standard output is the file");
    refuseWrongDays({ startDate: args.from, endDate: args.to });
    const bar = progressBar(!args.json);
    await withContext(async (context) => {
      const { slug } = await companyNamed(context, args.company);
      const write = (taker: ExportRequest["write"]) =>
        exportTo(context, {
          ...{ company: slug, startDate: args.from, endDate: args.to },
          ...{ write: taker, onProgress: bar.show, signal: new AbortController().signal },
        });
      // A copy: the stream may hold it longer than the page lasts.
      const report = out ? await writingTo(out, write, beforeSignal) : await write((bytes) => writeOut(bytes.slice()));
      bar.clear();
      if (out) await print(args.json, { ...report, file: out }, textOf(report, out));
    });
  },
});

function refuseWrongDays(days: Days): void {
  try {
    checkDays(days);
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function textOf({ company, rows, bytes }: ExportReport, file: string): string {
  return `${company}: ${rows.toLocaleString("en")} rows, ${bytes.toLocaleString("en")} bytes in ${file}`;
}

/** Drawn over itself on standard error; only on a terminal. */
function progressBar(wanted: boolean) {
  const live = wanted && process.stderr.isTTY;
  let shownAt = 0;
  return {
    show({ rows, total }: { rows: number; total: number }) {
      const now = performance.now();
      if (!live || now - shownAt < progressEveryMs) return;
      shownAt = now;
      const share = total === 0 ? 1 : Math.min(1, rows / total);
      const bar = "█".repeat(Math.round(share * barWidth)).padEnd(barWidth, "░");
      const counts = `${rows.toLocaleString("en")} of ${total.toLocaleString("en")} rows`;
      process.stderr.write(`\r\u001b[K${bar} ${Math.floor(share * 100)} %  ${counts}`);
    },
    clear() {
      if (live) process.stderr.write("\r\u001b[K");
    },
  };
}
