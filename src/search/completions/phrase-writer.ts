import { ByteWriter } from "../format/byte-writer.ts";
import type { SectionWriter } from "../format/sections.ts";
import { normalisePhrase, phraseKey } from "./normalise.ts";
import { writeRanges } from "./ranges.ts";

export interface WeightedPhrase {
  text: string;
  /** 0..1; higher is offered first. */
  weight: number;
}

/** Phrases per run of front coding: the first is whole, each other shares a start with the one before. */
export const RUN = 4;
/**
 * How a phrase's text follows from its key: the same (ASCII), but for a capital first letter, given apart, the same
 * beyond ASCII; higher numbers count capital letters of an ASCII text, plus the last, and their places follow.
 */
export const CASE = { same: 0, firstUpper: 1, explicit: 2, wide: 3, capitals: 3 } as const;
/** Bytes of each run's first key that are also kept as a number, highest first: as many as a double holds exactly. */
export const HEAD_BYTES = 6;
/** Longer phrases help no one who types; places within one fit a byte. */
export const LONGEST_PHRASE = 160;

const encoder = new TextEncoder();

/** Writes phrases sorted by key and front coded, a weight each, and the best of each aligned range. */
export function writePhraseTable(sections: SectionWriter, phrases: Iterable<WeightedPhrase>): void {
  const best = bestByKey(phrases);
  const keys = sortedKeys(best);
  const bytes = new ByteWriter(keys.length * 24 + 64);
  const starts = new Uint32Array(Math.ceil(keys.length / RUN) + 1);
  const heads = new Float64Array(starts.length - 1);
  const weights = new Uint8Array(keys.length);
  let [before, current] = [new Uint8Array(LONGEST_PHRASE * 4), new Uint8Array(LONGEST_PHRASE * 4)];
  let lengthBefore = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    const phrase = best.get(key) as WeightedPhrase;
    weights[i] = Math.max(1, Math.min(255, Math.round(phrase.weight * 255)));
    if (i % RUN === 0) {
      starts[i / RUN] = bytes.length;
      lengthBefore = 0;
    }
    const length = encoder.encodeInto(key, current).written;
    if (i % RUN === 0) heads[i / RUN] = headOf(current, length, 0);
    writeKey(bytes, before, lengthBefore, current, length);
    writeCase(bytes, phrase.text, key);
    [before, current, lengthBefore] = [current, before, length];
  }
  starts[starts.length - 1] = bytes.length;
  sections.add("phrases.bytes", "u8", bytes.finish());
  sections.add("phrases.starts", "u32", starts);
  sections.add("phrases.heads", "f64", heads);
  sections.add("phrases.weights", "u8", weights);
  writeRanges(sections, weights);
}

/** The first HEAD_BYTES of a key as a number; a shorter one is filled up with `filler`. */
export function headOf(key: Uint8Array, length: number, filler: number): number {
  let head = 0;
  for (let i = 0; i < HEAD_BYTES; i++) head = head * 256 + (i < length ? (key[i] as number) : filler);
  return head;
}

function bestByKey(phrases: Iterable<WeightedPhrase>): Map<string, WeightedPhrase> {
  const best = new Map<string, WeightedPhrase>();
  for (const { text, weight } of phrases) {
    const phrase = normalisePhrase(text);
    if (phrase === "" || phrase.length > LONGEST_PHRASE) continue;
    const key = phraseKey(phrase);
    const known = best.get(key);
    if (known === undefined || known.weight < weight) best.set(key, { text: phrase, weight });
  }
  return best;
}

/** By code point, which is the order of UTF-8 bytes; the default order differs where there are surrogates. */
function sortedKeys(best: ReadonlyMap<string, unknown>): string[] {
  const keys = [...best.keys()].filter((key) => key.length <= LONGEST_PHRASE);
  const astral = keys.some((key) => /[\ud800-\udfff]/.test(key));
  return astral ? keys.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))) : keys.sort();
}

function writeKey(to: ByteWriter, before: Uint8Array, lengthBefore: number, key: Uint8Array, length: number): void {
  let shared = 0;
  const most = Math.min(lengthBefore, length, 127);
  while (shared < most && before[shared] === key[shared]) shared++;
  to.byte(shared);
  to.varint(length - shared);
  to.bytesOf(key, shared, length);
}

/** How to get the text back from its key: nothing, a first capital, which letters are capitals, or the text itself. */
function writeCase(to: ByteWriter, text: string, key: string): void {
  if (text === key) {
    to.byte(/[^\0-\x7f]/.test(text) ? CASE.wide : CASE.same);
    return;
  }
  const capitals = asciiCapitals(text, key);
  if (capitals?.length === 1 && capitals[0] === 0) to.byte(CASE.firstUpper);
  else if (capitals === undefined) {
    const bytes = encoder.encode(text);
    to.byte(CASE.explicit);
    to.varint(bytes.length);
    to.bytes(bytes);
  } else {
    to.byte(CASE.capitals + capitals.length);
    for (const at of capitals) to.byte(at);
  }
}

/** Places of the capitals A–Z where they are all that sets an ASCII text apart from its key. */
function asciiCapitals(text: string, key: string): number[] | undefined {
  const capitals: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 127) return undefined;
    if (unit !== key.charCodeAt(i)) capitals.push(i);
  }
  return capitals;
}
