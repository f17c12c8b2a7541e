import { type CommandDef, defineCommand, renderUsage, runCommand } from "citty";
import { demoCommand } from "./commands/demo.ts";
import { eraseCommand } from "./commands/erase.ts";
import { exportCommand } from "./commands/export.ts";
import { ingestCommand } from "./commands/ingest.ts";
import { initCommand } from "./commands/init.ts";
import { keysCommand } from "./commands/keys.ts";
import { publishCommand, rollbackCommand } from "./commands/publish.ts";
import { queryCommand } from "./commands/query.ts";
import { serveCommand } from "./commands/serve.ts";
import { UsageError } from "./commands/shared.ts";
import { sharesCommand } from "./commands/shares.ts";
import { statusCommand } from "./commands/status.ts";
import { refuseUnknownArguments } from "./commands/usage.ts";
import { webhooksCommand } from "./commands/webhooks.ts";
import { ConfigError } from "./config.ts";
import { messageOf } from "./errors.ts";

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
} as unknown as Record<string, CommandDef>;

const main = defineCommand({
  meta: { name: "usher", description: "Visitor agent, page content and search for your own site" },
  subCommands,
});

/** Runs one command; 0 = done, 1 = failed, 2 = called in a way that it does not have. */
async function run(args: string[]): Promise<number> {
  const [name] = args;
  const command = name === undefined ? undefined : subCommands[name];
  if (!command || args.includes("--help") || args.includes("-h")) {
    process.stdout.write(`${await renderUsage(command ?? main, command ? main : undefined)}\n`);
    return command || name === "--help" || name === "-h" ? 0 : 2;
  }
  try {
    refuseUnknownArguments(command, args.slice(1));
    await runCommand(command, { rawArgs: args.slice(1) });
    return 0;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return isUsage(error) ? 2 : 1;
  }
}

function isUsage(error: unknown): boolean {
  return error instanceof UsageError || error instanceof ConfigError || (error as Error).name === "CLIError";
}

process.exitCode = await run(process.argv.slice(2));
