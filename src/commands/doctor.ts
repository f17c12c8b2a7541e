import { defineCommand } from "citty";
import { toldError } from "../db/logged-error.ts";
import { examine } from "../services/doctor/examine.ts";
import type { Finding } from "../services/doctor/finding.ts";
import { print, writeOut } from "./output.ts";
import { jsonFlag, withContext } from "./shared.ts";

/** `usher doctor`: looks at all that a server depends on. */
export const doctorCommand = defineCommand({
  meta: {
    name: "doctor",
    description: "Check the disk, the database, companies, models, exports, traces and PUBLIC_URL",
  },
  args: { ...jsonFlag },
  async run({ args }) {
    const findings: Finding[] = [];
    const tell = async (finding: Finding) => {
      findings.push(finding);
      if (!args.json) await writeOut(`${lineOf(finding)}\n`);
    };
    await withContext(async (context) => {
      for await (const finding of examine(context)) await tell(finding);
    }).catch((error: unknown) => tell({ check: "start", state: "fault", message: toldError(error) }));
    const faults = findings.filter(({ state }) => state === "fault").length;
    if (args.json) await print(true, { findings }, "");
    if (faults > 0) throw new Error(faults === 1 ? "1 fault" : `${faults} faults`);
  },
});

function lineOf({ check, state, message }: Finding): string {
  return `${state.padEnd(8)} ${check}: ${message}`;
}
