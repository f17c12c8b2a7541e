/**
 * `bun run verify:s3`: the suite of object stores on a real S3 server. On the one that S3_* names, where S3_BUCKET is
 * an empty bucket; else on OpenStack Swift, which it fetches from Debian's packages and starts on loopback.
 */
import { environment } from "../src/config.ts";
import { startSwift } from "./swift/start.ts";

const env = environment();
const swift = env.S3_BUCKET ? undefined : await startSwift();
console.log(
  `The suite of object stores on ${swift ? "Swift at " : ""}${(swift?.environment ?? env).S3_ENDPOINT ?? "AWS"}`,
);
const child = Bun.spawn([process.execPath, "test", "./test/conformance/real-s3.ts"], {
  env: { ...env, ...swift?.environment },
  ...{ stdout: "inherit", stderr: "inherit" },
});
process.exitCode = await child.exited;
await swift?.stop();
