import type { ArgDef, ArgsDef, CommandDef } from "citty";
import { nearestKey } from "../schemas/explain.ts";
import { UsageError } from "./shared.ts";

/**
 * Throws UsageError for an option or an argument that the command does not have, or a value that its option does not
 * take: citty would drop a mistyped `--publish` in silence, and take `--publish=no` for yes.
 */
export function refuseUnknownArguments(command: CommandDef, rawArgs: readonly string[]): void {
  if (command.subCommands) {
    const [first, ...rest] = rawArgs;
    refuseUnknownArguments(commandNamed(first, command.subCommands as Commands), rest);
    return;
  }
  const known = Object.entries((command.args ?? {}) as ArgsDef);
  const free = known.filter(([, { type }]) => type === "positional").length;
  const options = known.filter(([, { type }]) => type !== "positional");
  const given = positionalsOf(
    rawArgs,
    new Map(options.flatMap(([name, option]) => [name, kebab(name)].map((spelling) => [spelling, option]))),
  );
  if (given.length > free) throw new UsageError(`${given[free]}: unexpected argument`);
}

export type Commands = Record<string, CommandDef>;

/** The command of a name. Throws UsageError with the nearest name. */
export function commandNamed(name: string | undefined, commands: Commands): CommandDef {
  const known = Object.keys(commands);
  if (name === undefined) throw new UsageError(`Name a command: ${known.join(", ")}`);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  const near = nearestKey(name, known);
  throw new UsageError(`Unknown command ${name}${near ? `; did you mean ${near}?` : ""}`);
}

function positionalsOf(rawArgs: readonly string[], options: Map<string, ArgDef>): string[] {
  const positionals: string[] = [];
  for (let at = 0; at < rawArgs.length; at++) {
    const arg = rawArgs[at] ?? "";
    if (arg === "--") return [...positionals, ...rawArgs.slice(at + 1)];
    if (!arg.startsWith("-")) positionals.push(arg);
    else if (takesNext(arg, rawArgs[at + 1], options)) at++;
  }
  return positionals;
}

/** Checks one option with its value; true where the value is the next argument. */
function takesNext(arg: string, next: string | undefined, options: Map<string, ArgDef>): boolean {
  const [, dashes = "", name = "", value] = /^(--?)([^=]*)(?:=(.*))?$/s.exec(arg) ?? [];
  const negated = /^no-(.+)$/.exec(name)?.[1];
  const type =
    options.get(name)?.type ?? (negated && options.get(negated)?.type === "boolean" ? "negation" : undefined);
  if (type === undefined) throw unknownOption(name, options);
  if (dashes === "-") throw new UsageError(`-${name}: unknown option; did you mean --${name}?`);
  if (type === "negation" && value !== undefined) throw new UsageError(`--${name}: takes no value`);
  if (type === "boolean" && !/^(?:true|false)$/.test(value ?? "true"))
    throw new UsageError(`--${name}=${value}: expected --${name}, --${name}=true or --${name}=false`);
  if (type === "boolean" || type === "negation") return false;
  if (!(value ?? next) || (value === undefined && next?.startsWith("--"))) {
    throw new UsageError(`--${name}: expected a value`);
  }
  return value === undefined;
}

function unknownOption(name: string, options: Map<string, ArgDef>): UsageError {
  const near = nearestKey(name, [...options.keys()]);
  return new UsageError(`--${name}: unknown option${near ? `; did you mean --${near}?` : ""}`);
}

/** `--base-url` and `--baseUrl` are one option. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
