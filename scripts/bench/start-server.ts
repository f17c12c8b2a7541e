import { join } from "node:path";

/** Starts a server script, which prints its url when it listens; `company` is a company file for Usher's. */
export async function startServer(script: string, folder: string, company = "") {
  const env = {
    ...Bun.env,
    DATA_DIR: join(folder, "data"),
    PUBLIC_URL: "http://localhost:3000",
    BENCH_COMPANY: company,
    PORT: "0",
    LOG_LEVEL: "silent",
    ADDRESS_REQUESTS_PER_MINUTE: "0",
  };
  const child = Bun.spawn([process.execPath, script], { env, stdout: "pipe", stderr: "inherit" });
  const { value } = await child.stdout.getReader().read();
  return { child, url: new TextDecoder().decode(value).trim() };
}
