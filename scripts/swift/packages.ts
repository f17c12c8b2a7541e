import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where the packages are kept between runs: below node_modules, which git does not see. */
const cache = resolve("node_modules/.cache/usher-swift");

/**
 * OpenStack Swift and what it needs beyond what this machine has, unpacked into a folder: as after an installation,
 * but without root and without any change to the machine. Returns the folder. Throws where this is no Debian.
 */
export async function swiftPackages(): Promise<string> {
  const root = join(cache, "root");
  if (existsSync(root)) return root;
  for (const program of ["apt-get", "dpkg", "/usr/bin/python3"]) {
    if (!Bun.which(program)) throw new Error(`Swift is taken from Debian's packages: there is no ${program} here`);
  }
  const [debs, unpacked] = [join(cache, "debs"), join(cache, "unpacked")];
  for (const folder of [debs, unpacked]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const names = await missingPackages();
  console.log(`Fetching ${names.length} packages of Debian`);
  await run(["apt-get", "download", ...names], debs);
  for (const deb of new Bun.Glob("*.deb").scanSync({ cwd: debs, absolute: true })) {
    await run(["dpkg", "-x", deb, unpacked], debs);
  }
  rmSync(debs, { recursive: true });
  // Last: a folder of this name is complete.
  renameSync(unpacked, root);
  return root;
}

/** What an installation would add; `Inst name (version …)` a line. */
async function missingPackages(): Promise<string[]> {
  const told = await run(["apt-get", "--simulate", "--no-install-recommends", "install", "python3-swift"], cache).catch(
    (cause) => {
      throw new Error("apt does not know python3-swift: `apt-get update` has to be run once, as root", { cause });
    },
  );
  return [...told.matchAll(/^Inst (\S+)/gm)].map(([, name = ""]) => name);
}

async function run(command: string[], cwd: string): Promise<string> {
  const child = Bun.spawn(command, { cwd, env: { ...Bun.env, LC_ALL: "C" }, stdout: "pipe", stderr: "pipe" });
  const [text, fault] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  if ((await child.exited) !== 0) throw new Error(`${command.slice(0, 2).join(" ")} failed: ${fault.trim()}`);
  return text;
}
