/** `bun run build`: one binary with everything in it, dist/usher. */
import { mkdirSync } from "node:fs";
import type { BunPlugin } from "bun";

/** libsql picks its native addon by a name made at run time; a bundler must see the name (bun#18909). */
function nativeLibsql(target: string): BunPlugin {
  return {
    name: "native-libsql",
    setup(build) {
      build.onLoad({ filter: /node_modules[\\/]libsql[\\/]index\.js$/ }, async ({ path }) => {
        const source = await Bun.file(path).text();
        const dynamic = `require(\`@libsql/\${target}\`)`;
        if (!source.includes(dynamic)) throw new Error(`${path} does not load its addon as expected`);
        return { contents: source.replace(dynamic, `require("@libsql/${target}/index.node")`), loader: "js" };
      });
    },
  };
}

function libsqlTarget(): string {
  const { platform, arch } = process;
  const suffix = platform === "linux" ? "-gnu" : platform === "win32" ? "-msvc" : "";
  return `${platform}-${arch}${suffix}`;
}

mkdirSync("dist", { recursive: true });
const result = await Bun.build({
  // A worker is found in the binary only where it is an entry point.
  entrypoints: ["src/main.ts", "src/search/build-worker.ts", "src/exports/csv-worker.ts"],
  compile: { outfile: "dist/usher" },
  minify: true,
  bytecode: true,
  format: "esm",
  plugins: [nativeLibsql(libsqlTarget())],
});
for (const log of result.logs) console.error(log);
if (!result.success) process.exit(1);
const { size } = Bun.file("dist/usher");
console.log(`dist/usher, ${(size / 1024 / 1024).toFixed(0)} MB`);
