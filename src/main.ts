import { type CommandDef, defineCommand, renderUsage, runCommand } from "citty";
import { version } from "../package.json";
import { demoCommand } from "./commands/demo.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { eraseCommand } from "./commands/erase.ts";
import { exportCommand } from "./commands/export.ts";
import { ingestCommand } from "./commands/ingest.ts";
import { initCommand } from "./commands/init.ts";
import { keysCommand } from "./commands/keys.ts";
import { refuseClosedOutput, tellOutputErrors, writeOut } from "./commands/output.ts";
import { publishCommand, rollbackCommand } from "./commands/publish.ts";
import { queryCommand } from "./commands/query.ts";
import { serveCommand } from "./commands/serve.ts";
import { UsageError } from "./commands/shared.ts";
import { sharesCommand } from "./commands/shares.ts";
import { statusCommand } from "./commands/status.ts";
import { type Commands, commandNamed, refuseUnknownArguments } from "./commands/usage.ts";
import { webhooksCommand } from "./commands/webhooks.ts";
import { ConfigError } from "./config.ts";
import { toldError } from "./db/logged-error.ts";

// Commands have arguments of their own; citty's general type is over any of them.
const subCommands = {
  demo: demoCommand,
  serve: serveCommand,
  init: initCommand,
  ingest: ingestCommand,
  publish: publishCommand,
  rollback: rollbackCommand,
  status: statusCommand,
  query: queryCommand,
  keys: keysCommand,
  export: exportCommand,
  shares: sharesCommand,
  webhooks: webhooksCommand,
  erase: eraseCommand,
  doctor: doctorCommand,
} as unknown as Commands;

const main = defineCommand({
  meta: { name: "usher", description: "Visitor agent, page content and search for your own site" },
  subCommands,
});

/** Runs one command; 0 = done, 1 = failed, 2 = called in a way that it does not have. */
async function run(args: string[]): Promise<number> {
  try {
    await runChosen(args);
    return 0;
  } catch (error) {
    process.stderr.write(`${toldError(error)}\n`);
    return isUsage(error) ? 2 : 1;
  }
}

async function runChosen([name, ...rest]: string[]): Promise<void> {
  // A server tells nothing there.
  if (name !== "serve") await refuseClosedOutput();
  if (name === undefined) throw new UsageError(plainFor(process.stderr, await renderUsage(main)));
  if (name === "--version") return writeOut(`${version}\n`);
  if (name === "--help" || name === "-h") return writeHelp(main);
  const command = commandNamed(name, subCommands);
  if (rest.includes("--help") || rest.includes("-h")) return tellOf(command, name, rest);
  refuseUnknownArguments(command, rest);
  await runCommand(command, { rawArgs: rest });
}

/** Help of a command, or of one of its own where the next word names it. */
function tellOf(command: CommandDef, name: string, [next = ""]: string[]): Promise<void> {
  const own = (command.subCommands ?? {}) as Commands;
  const inner = Object.hasOwn(own, next) ? own[next] : undefined;
  return inner ? writeHelp(inner, defineCommand({ meta: { name: `usher ${name}` } })) : writeHelp(command, main);
}

async function writeHelp(command: CommandDef, parent?: CommandDef): Promise<void> {
  await writeOut(`${plainFor(process.stdout, await renderUsage(command, parent))}\n`);
}

/** Colours are for terminals: a file or a pipe would keep their codes. */
function plainFor({ isTTY }: { isTTY?: boolean }, text: string): string {
  return isTTY ? text : Bun.stripANSI(text);
}

function isUsage(error: unknown): boolean {
  return error instanceof UsageError || error instanceof ConfigError || (error as Error).name === "CLIError";
}

tellOutputErrors();
process.exitCode = await run(process.argv.slice(2));
