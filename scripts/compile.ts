import type { BunPlugin } from "bun";

/** A worker is found in the binary only where it is an entry point. */
const workers = ["src/db/write-worker.ts", "src/exports/csv-worker.ts", "src/search/build-worker.ts"];

/** libsql picks its native addon by a name made at run time; a bundler must see the name (bun#18909). */
function nativeLibsql(target: string): BunPlugin {
  return {
    name: "native-libsql",
    setup(build) {
      build.onLoad({ filter: /node_modules[\\/]libsql[\\/]index\.js$/ }, async ({ path }) => {
        const source = await Bun.file(path).text();
        const dynamic = `require(\`@libsql/\${target}\`)`;
        if (!source.includes(dynamic)) throw new Error(`${path} does not load its addon as expected`);
        return { contents: `${loaded}\n${source.replace(dynamic, loadOf(target))}`, loader: "js" };
      });
    },
  };
}

/** Where the binary cannot unpack the addon, Bun would print a page of its own code and no reason that helps. */
const loaded = `function loaded(load) {
  try {
    return load();
  } catch ({ message }) {
    const folder = process.env.BUN_TMPDIR || require("node:os").tmpdir();
    console.error(\`The database driver is unpacked into TMPDIR, and \${folder} cannot be used for that: \${message}\`);
    process.exit(1);
  }
}`;
const loadOf = (target: string) => `loaded(() => require("@libsql/${target}/index.node"))`;

function libsqlTarget(): string {
  const { platform, arch } = process;
  const suffix = platform === "linux" ? "-gnu" : platform === "win32" ? "-msvc" : "";
  return `${platform}-${arch}${suffix}`;
}

/** One binary of an entry point with everything in it. Throws what the build says where it fails. */
export async function compile(entry: string, outfile: string): Promise<void> {
  const result = await Bun.build({
    entrypoints: [entry, ...workers],
    compile: { outfile },
    minify: true,
    bytecode: true,
    format: "esm",
    plugins: [nativeLibsql(libsqlTarget())],
  });
  for (const log of result.logs) console.error(log);
  if (!result.success) throw new Error(`${outfile} could not be built`);
}
