import type { TSchema } from "@sinclair/typebox";
import { type ValueError, ValueErrorType } from "@sinclair/typebox/errors";
import { fits } from "./formats.ts";

const named = new Map<ValueErrorType, [type: string, message: string]>([
  [ValueErrorType.ObjectRequiredProperty, ["missing", "Field required"]],
  [ValueErrorType.ObjectAdditionalProperties, ["extra_forbidden", "Unknown field"]],
  [ValueErrorType.String, ["string_type", "Expected a string"]],
  [ValueErrorType.Integer, ["int_type", "Expected an integer"]],
  [ValueErrorType.Number, ["float_type", "Expected a number"]],
  [ValueErrorType.Boolean, ["bool_type", "Expected true or false"]],
  [ValueErrorType.Array, ["list_type", "Expected a list"]],
  [ValueErrorType.Object, ["dict_type", "Expected an object"]],
]);

const bounds = new Map<ValueErrorType, [type: string, message: string, keyword: string]>([
  [ValueErrorType.StringMinLength, ["string_too_short", "Expected at least", "minLength"]],
  [ValueErrorType.StringMaxLength, ["string_too_long", "Expected at most", "maxLength"]],
  [ValueErrorType.ArrayMinItems, ["too_short", "Expected at least", "minItems"]],
  [ValueErrorType.ArrayMaxItems, ["too_long", "Expected at most", "maxItems"]],
  [ValueErrorType.IntegerMinimum, ["greater_than_equal", "Expected at least", "minimum"]],
  [ValueErrorType.IntegerMaximum, ["less_than_equal", "Expected at most", "maximum"]],
  [ValueErrorType.NumberMinimum, ["greater_than_equal", "Expected at least", "minimum"]],
  [ValueErrorType.NumberMaximum, ["less_than_equal", "Expected at most", "maximum"]],
]);

const units: Record<string, string> = {
  minLength: " characters",
  maxLength: " characters",
  minItems: " items",
  maxItems: " items",
};

/** What is wrong, in words that name the expectation and never the value. `type` follows FastAPI's names. */
export function explainError(error: ValueError): { type: string; msg: string } {
  const plain = named.get(error.type);
  if (plain) return { type: plain[0], msg: plain[1] };
  const bound = bounds.get(error.type);
  if (bound) return { type: bound[0], msg: `${bound[1]} ${error.schema[bound[2]]}${units[bound[2]] ?? ""}` };
  const { mostCharacters } = error.schema;
  if (typeof error.value === "string" && mostCharacters !== undefined && !fits(error.value, mostCharacters))
    return { type: "string_too_long", msg: `Expected at most ${mostCharacters} characters` };
  const literals = literalsOf(error.schema);
  if (literals.length > 0) return { type: "literal_error", msg: `Expected one of ${literals.join(", ")}` };
  const description = error.schema.description ?? error.schema.format ?? "another value";
  return { type: "value_error", msg: `Expected ${description}` };
}

/** Where: the JSON pointer of the error as path segments, list indices as numbers. */
export function pathOf(error: ValueError): (string | number)[] {
  return error.path
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^(0|[1-9]\d{0,8})$/.test(part) ? Number(part) : part));
}

/** An unknown key as it may be shown: 64 visible ASCII characters at most. */
export function visibleKey(key: string | number): string | number {
  return typeof key === "number" ? key : key.replace(/[^\x21-\x7e]/g, "?").slice(0, 64);
}

/** The known key that was probably meant by an unknown one: a few edits away, or the only one that has its words. */
export function nearestKey(key: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const given = key.slice(0, 64);
  const wanted = plain(given);
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(wanted, plain(candidate)) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  const near = best && best.distance <= Math.max(1, Math.min(3, Math.floor(wanted.length / 3)));
  return near ? best.candidate : onlyWithWords(wordsOf(given), known);
}

/** `is_private` is short for `is_private_session`; one word alone may be short for anything. */
function onlyWithWords(words: readonly string[], known: readonly string[]): string | undefined {
  if (words.length < 2) return undefined;
  const holding = known.filter((candidate) => words.every((word) => wordsOf(candidate).includes(word)));
  return holding.length === 1 ? holding[0] : undefined;
}

function wordsOf(key: string): string[] {
  const words = key.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/);
  return words.filter((word) => word !== "").map((word) => word.toLowerCase());
}

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution, swap));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

function literalsOf(schema: TSchema): string[] {
  const options: TSchema[] = Array.isArray(schema.anyOf) ? schema.anyOf : [schema];
  return options.flatMap((option) => (option.const === undefined ? [] : [JSON.stringify(option.const)]));
}
