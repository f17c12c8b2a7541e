import { dirname, resolve } from "node:path";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { type ValueError, ValueErrorType } from "@sinclair/typebox/errors";
import { type Document, LineCounter, parseDocument, visit } from "yaml";
import { originFault } from "../agent/origins.ts";
import type { Environment } from "../config.ts";
import { messageOf, parseFaultOf } from "../errors.ts";
import { extractiveModel } from "../generation/engines.ts";
import { isLoopbackHost } from "../net/addresses.ts";
import { CompanyFile, type Source } from "../schemas/company-file.ts";
import { explainError, nearestKey, pathOf, visibleKey } from "../schemas/explain.ts";
import { templateFault } from "../sessions/render-summary.ts";

/** One or more faults of a company file, each as `file:line: path: what was expected`. */
export class CompanyFileError extends Error {
  override readonly name = "CompanyFileError";
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

const validator = TypeCompiler.Compile(CompanyFile);
const shownProblems = 20;
const shownSyntaxProblems = 3;

/** Reads, substitutes `${NAME}` and checks. Folders and files of `sources` come back absolute. Throws CompanyFileError. */
export async function readCompanyFile(path: string, env: Environment): Promise<CompanyFile> {
  let text: string;
  try {
    text = await Bun.file(path).text();
  } catch (cause) {
    throw new CompanyFileError([`${path}: cannot be read (${messageOf(cause)})`]);
  }
  const file = parseCompanyFile(text, path, env);
  return { ...file, sources: file.sources.map((source) => absoluteSource(source, dirname(path))) };
}

/** The same for a text; `path` is what errors name. */
export function parseCompanyFile(text: string, path: string, env: Environment): CompanyFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: false });
  const at = (offset: number | undefined) => `${path}:${offset === undefined ? 1 : lines.linePos(offset).line}`;
  if (document.errors.length > 0) {
    // Behind the first ones a parser only guesses.
    const first = document.errors.slice(0, shownSyntaxProblems);
    throw new CompanyFileError(first.map((error) => `${at(error.pos[0])}: ${parseFaultOf(error)}`));
  }
  const missing = substitute(document, env);
  if (missing.length > 0) {
    throw new CompanyFileError(
      missing.map(({ name, offset }) => `${at(offset)}: \${${name}} is not in the environment`),
    );
  }
  const value = readValue(document, path);
  if (!validator.Check(value)) {
    const problems = firstOfEachPath([...validator.Errors(value)].map(leafOf)).slice(0, shownProblems);
    throw new CompanyFileError(problems.map((error) => `${at(offsetOf(document, pathOf(error)))}: ${describe(error)}`));
  }
  const problems = [originProblems, webhookProblems, templateProblems, modelProblems];
  const foreign = problems.flatMap((problemsOf) => problemsOf(value));
  if (foreign.length === 0) return value;
  throw new CompanyFileError(
    foreign.map(({ place, fault }) => `${at(offsetOf(document, place))}: ${place.join(".")}: ${fault}`),
  );
}

/** The document's value. Aliases that multiply without end are refused. */
function readValue(document: Document, path: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (cause) {
    throw new CompanyFileError([`${path}:1: (file): ${parseFaultOf(cause)}`]);
  }
}

function originProblems({ origins = [] }: CompanyFile): { place: (string | number)[]; fault: string }[] {
  return origins.flatMap((pattern, index) => {
    const fault = originFault(pattern);
    return fault ? [{ place: ["origins", index], fault }] : [];
  });
}

/** What would fail at each delivery is told at once. Where a name leads is checked when it is dialled. */
function webhookProblems({ webhook }: CompanyFile): { place: (string | number)[]; fault: string }[] {
  if (!webhook || webhook.url.startsWith("https:")) return [];
  if (webhook.allowLoopback && isLoopbackHost(new URL(webhook.url).hostname)) return [];
  return [{ place: ["webhook", "url"], fault: "must be https; http only to this machine, with allowLoopback: true" }];
}

/** A template that cannot be rendered would fail each summary. */
function templateProblems({ summary = {} }: CompanyFile): { place: (string | number)[]; fault: string }[] {
  return Object.entries(summary).flatMap(([key, template]) => {
    const fault = templateFault(template);
    return fault ? [{ place: ["summary", key], fault: `is no template: ${fault}` }] : [];
  });
}

/** An alias that always exists would lead elsewhere than the file says. */
function modelProblems({ models = {} }: CompanyFile): { place: (string | number)[]; fault: string }[] {
  if ((models[extractiveModel] ?? extractiveModel) === extractiveModel) return [];
  return [{ place: ["models", extractiveModel], fault: "always is the engine without a model: take another alias" }];
}

/** Replaces `${NAME}` in every string; an unset name is reported with its place. */
function substitute(document: Document, env: Environment): { name: string; offset: number | undefined }[] {
  const missing: { name: string; offset: number | undefined }[] = [];
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== "string" || !node.value.includes("${")) return;
      node.value = node.value.replace(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, name: string) => {
        const value = env[name];
        if (value === undefined) missing.push({ name, offset: node.range?.[0] });
        return value ?? whole;
      });
    },
  });
  return missing;
}

/** Of a union's errors the one about the branch that was meant: the branch that got furthest. */
function leafOf(error: ValueError): ValueError {
  if (error.type !== ValueErrorType.Union || error.schema.anyOf?.[0]?.const !== undefined) return error;
  const branches = error.errors.map((branch) => [...branch]);
  const errors = branches.sort((a, b) => misfit(a) - misfit(b))[0] ?? [];
  // A key that does not belong says more than the one that is missing for it.
  const best = errors.find(({ type }) => type === ValueErrorType.ObjectAdditionalProperties) ?? errors[0];
  return best ? leafOf(best) : error;
}

/** A key that is missing is of the wrong type too: the first fault says enough. */
function firstOfEachPath(errors: ValueError[]): ValueError[] {
  const seen = new Set<string>();
  return errors.filter(({ path }) => !seen.has(path) && seen.add(path));
}

function misfit(errors: ValueError[]): number {
  const foreign = errors.filter(({ type }) => type === ValueErrorType.ObjectAdditionalProperties).length;
  return errors.length + foreign;
}

function describe(error: ValueError): string {
  const path = pathOf(error);
  const shown = path.map(visibleKey).join(".") || "(file)";
  if (error.type !== ValueErrorType.ObjectAdditionalProperties) return `${shown}: ${explainError(error).msg}`;
  const near = nearestKey(String(path.at(-1)), Object.keys(error.schema.properties ?? {}));
  return `${shown}: Unknown key${near ? `; did you mean ${near}?` : ""}`;
}

/** The place of the value, or of the nearest parent that stands in the file. */
function offsetOf(document: Document, place: (string | number)[]): number | undefined {
  for (let path = place; ; path = path.slice(0, -1)) {
    const node = path.length > 0 ? document.getIn(path, true) : document.contents;
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    if (range || path.length === 0) return range?.[0];
  }
}

function absoluteSource(source: Source, base: string): Source {
  if ("folder" in source) return { ...source, folder: resolve(base, source.folder) };
  return "jsonl" in source ? { jsonl: resolve(base, source.jsonl) } : source;
}
