/** Started by tests: puts a value of `argv[4]` chunks under a key, slowly, and says when each chunk is taken. */
import { writeSync } from "node:fs";
import { createLocalStore } from "../../src/objects/local.ts";

const [folder = "", key = "", chunks = "0"] = process.argv.slice(2);

async function* slowly(): AsyncGenerator<Uint8Array> {
  for (let chunk = 0; chunk < Number(chunks); chunk++) {
    writeSync(1, `${chunk}\n`);
    yield new Uint8Array(64 * 1024).fill(chunk);
    await Bun.sleep(1);
  }
}

await createLocalStore(folder).put(key, slowly());
writeSync(1, "done\n");
