import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { swiftPackages } from "./packages.ts";

export interface SwiftServer {
  /** What Usher's S3_* variables are for it; the bucket is not there yet. */
  readonly environment: Record<string, string>;
  /** Ends it and removes what it kept. */
  stop(): Promise<void>;
}

/** Starts Swift's S3 server on a free port of loopback. Throws with what it printed where it does not start. */
export async function startSwift(): Promise<SwiftServer> {
  const root = await swiftPackages();
  const folder = mkdtempSync(join(tmpdir(), "usher-swift-"));
  const [accessKey, secret] = ["usher:suite", "suite-secret"];
  const libraries = [...new Bun.Glob("usr/lib/*-linux-gnu*").scanSync({ cwd: root, absolute: true, onlyFiles: false })];
  const child = Bun.spawn(["/usr/bin/python3", "-B", join(import.meta.dir, "server.py"), folder, accessKey, secret], {
    env: {
      ...{ PATH: Bun.env.PATH, USER: Bun.env.USER, TMPDIR: Bun.env.TMPDIR },
      PYTHONPATH: join(root, "usr/lib/python3/dist-packages"),
      LD_LIBRARY_PATH: libraries.join(":"),
    },
    ...{ stdin: "pipe", stdout: "pipe", stderr: "inherit" },
  });
  const stop = async () => {
    child.kill();
    await child.exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const { value } = await child.stdout.getReader().read();
  const endpoint = new TextDecoder().decode(value).trim();
  if (!endpoint) {
    await stop();
    throw new Error("Swift did not start; what it printed is above");
  }
  const credentials = { S3_ACCESS_KEY_ID: accessKey, S3_SECRET_ACCESS_KEY: secret };
  return { environment: { S3_ENDPOINT: endpoint, S3_BUCKET: "usher-suite", ...credentials }, stop };
}
