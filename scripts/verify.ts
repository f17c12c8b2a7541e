/** `bun run verify`: everything that must hold before a change lands. Its last line is `N passed, N failed`. */
import { checkBinary } from "./verify/binary.ts";
import { runStep, type StepResult } from "./verify/step.ts";

const bun = process.execPath;
const results: StepResult[] = [];

/** Runs one step and keeps its count; the rest runs whatever it gave, so that one run shows every fault. */
async function step(name: string, run: () => Promise<StepResult>): Promise<void> {
  console.log(`\n— ${name}`);
  const result = await run();
  results.push(result);
}

await step("format and lint", () => runStep([bun, "x", "biome", "ci", "--colors=off", "."]));
await step("types", () => runStep([bun, "x", "tsc", "-p", "."]));
await step("tests", () => runStep([bun, "run", "test"], countTests));
await step("binary", () => runStep([bun, "scripts/build.ts"]));
await step("binary from an empty folder", checkBinary);

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Bun's own closing lines; a run that tells no count counts by its exit code. */
function countTests(output: string, exitCode: number): StepResult {
  const count = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, "m").exec(output)?.[1] ?? 0);
  const failed = count("fail");
  return { passed: count("pass"), failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}
