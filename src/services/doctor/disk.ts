import { statfs } from "node:fs/promises";
import type { Context } from "../../context.ts";
import type { Finding } from "./finding.ts";

const check = "disk";
const scarceBytes = 1024 * 1024 * 1024;
const noBytes = 50 * 1024 * 1024;

/** Whether `DATA_DIR` has room. That it can be written was seen when the context was opened. */
export async function checkDisk({ config: { dataDir } }: Context): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const message = `${dataDir} can be written and has ${(free / 1024 ** 3).toFixed(1)} GiB left`;
  return { check, state: free < noBytes ? "fault" : free < scarceBytes ? "warning" : "ok", message };
}
