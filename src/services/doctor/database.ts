import type { Context } from "../../context.ts";
import { answersReads } from "../../db/answers-reads.ts";
import type { Finding } from "./finding.ts";

const check = "database";
const reads = 5;
/** Each message of a visitor waits for several reads and writes. */
const slowMs = 30;

/** Whether the database answers, and how soon, and whether its file is whole. That its tables are of this version was seen when it was opened. */
export async function checkDatabase({ db }: Context): Promise<Finding> {
  const times: number[] = [];
  for (let read = 0; read < reads; read++) {
    const before = performance.now();
    if (!(await answersReads(db))) return { check, state: "fault", message: "it does not answer" };
    times.push(performance.now() - before);
  }
  const { damage, unchecked } = await db.checkFile();
  if (damage !== undefined)
    return { check, state: "fault", message: `its file is damaged, restore a backup: ${damage}` };
  const note = unchecked === undefined ? "" : `; whether its file is whole was not checked: ${unchecked}`;
  const ms = Math.min(...times);
  if (ms < slowMs) return { check, state: "ok", message: `it answers within ${ms.toFixed(1)} ms${note}` };
  return { check, state: "warning", message: `it answers within ${ms.toFixed(0)} ms: it should be nearer${note}` };
}
