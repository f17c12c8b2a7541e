/**
 * The widget as one script for browsers. A macro: it runs where the code that asks for it is read, so a binary holds
 * what it returns. Throws what the bundler says.
 */
export function bundle(): string {
  const entry = Bun.fileURLToPath(new URL("./main.ts", import.meta.url));
  const options = ["--target=browser", "--format=esm", "--minify"];
  const { success, stdout, stderr } = Bun.spawnSync([process.execPath, "build", entry, ...options]);
  if (!success) throw new Error(`The widget could not be bundled: ${stderr}`);
  return stdout.toString();
}
