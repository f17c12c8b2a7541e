/**
 * `bun run verify:libsql`: the suite's core, all that goes through a test server, over a libSQL server and then over an
 * embedded replica of one, with `sqld` on this machine. `bun test` has less of it always (test/db/libsql-server.test.ts).
 */
import { environment } from "../src/config.ts";

const folders = ["routes", "exports", "sessions", "agent", "services", "runtime-package", "webhooks"];

for (const kind of ["server", "replica"]) {
  console.log(`\nThe suite's core over ${kind === "server" ? "a libSQL server" : "an embedded replica"}`);
  const command = [process.execPath, "test", "--timeout", "20000", ...folders.map((name) => `./test/${name}/`)];
  const child = Bun.spawn(command, {
    env: { ...environment(), TEST_DATABASE: kind },
    ...{ stdout: "inherit", stderr: "inherit" },
  });
  if ((await child.exited) !== 0) process.exitCode = 1;
}
