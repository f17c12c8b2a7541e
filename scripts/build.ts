/** `bun run build`: one binary with everything in it, dist/usher. */
import { mkdirSync } from "node:fs";
import { compile } from "./compile.ts";

mkdirSync("dist", { recursive: true });
await compile("src/main.ts", "dist/usher");
const { size } = Bun.file("dist/usher");
console.log(`dist/usher, ${(size / 1024 / 1024).toFixed(0)} MB`);
