import type { ArgDef, ArgsDef, CommandDef } from "citty";
import { nearestKey } from "../schemas/explain.ts";
import { UsageError } from "./shared.ts";

/**
 * Throws UsageError for an option or an argument that the command does not have: citty would drop a mistyped
 * `--publish` in silence.
 */
export function refuseUnknownArguments(command: CommandDef, rawArgs: readonly string[]): void {
  const [first, ...rest] = rawArgs;
  const inner =
    first === undefined ? undefined : (command.subCommands as Record<string, CommandDef> | undefined)?.[first];
  if (inner) {
    refuseUnknownArguments(inner, rest);
    return;
  }
  const known = Object.entries((command.args ?? {}) as ArgsDef);
  const free = known.filter(([, { type }]) => type === "positional").length;
  const given = positionalsOf(rawArgs, new Map(known.map(([name, definition]) => [plain(name), definition])));
  if (given.length > free) throw new UsageError(`${given[free]}: unexpected argument`);
}

function positionalsOf(rawArgs: readonly string[], options: Map<string, ArgDef>): string[] {
  const positionals: string[] = [];
  for (let at = 0; at < rawArgs.length; at++) {
    const arg = rawArgs[at] ?? "";
    if (arg === "--") return [...positionals, ...rawArgs.slice(at + 1)];
    if (!arg.startsWith("-")) positionals.push(arg);
    else if (optionOf(arg, options).type !== "boolean" && !arg.includes("=")) at++;
  }
  return positionals;
}

function optionOf(arg: string, options: Map<string, ArgDef>): ArgDef {
  const name = arg.replace(/^-+/, "").split("=")[0] ?? "";
  const option = options.get(plain(name)) ?? options.get(plain(name.replace(/^no-/, "")));
  if (option && option.type !== "positional") return option;
  const near = nearestKey(name, [...options.keys()]);
  throw new UsageError(`--${name}: unknown option${near ? `; did you mean --${near}?` : ""}`);
}

/** `--base-url` and `--baseUrl` are one option. */
function plain(name: string): string {
  return name.replaceAll("-", "").toLowerCase();
}
