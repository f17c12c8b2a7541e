import type { Unit } from "../page/unit.ts";
import { isDigest } from "./digest.ts";

/** Sections in which sentences begin alike and go on to other figures, from where each is an entry: "Each pass admits 4 …". */
const ENTRIES = 3;
/** Sentences beside those of entries that tell a page without them. */
const OTHERS = 3;
/** What begins so is said to the reader, whatever section it stands in. */
const TO_READER =
  /^(?:(?:(?:if|when|to|for|in|wenn|si|quand|cuando|se|quando|als|wanneer) )?(?:you|your|we|they|it|this|there|sie|du|ihr|wir|man|es|vous|nous|on|tu|il|usted|puede[ns]?|je|jij|u|men|er|voi|noi|você|é))(?!\p{L})/iu;

/** "Times: …", which sections tell each of its own thing. */
const LABEL = /^\p{L}[^:：.!?]{1,40}[:：](?= )/u;

/** Tells what is said of an entry that it does not name: what sections say alike, and what stands in one of several such. */
export function saidOfEntries(units: readonly Unit[]): (unit: Unit) => boolean {
  const said = new Map<string, Set<string>>();
  const begun = new Map<string, Set<string>>();
  const labelled = new Map<string, Set<string>>();
  const add = (all: Map<string, Set<string>>, key: string, heading: string) =>
    all.set(key, (all.get(key) ?? new Set()).add(heading));
  for (const { text, passage, source } of units) {
    if (passage.heading === "" || isDigest(passage.heading)) continue;
    add(said, text, passage.heading);
    const beginning = beginningOf(text, source.title);
    if (beginning !== "") add(begun, beginning, passage.heading);
    const label = LABEL.exec(text)?.[0] ?? "";
    if (label !== "") add(labelled, label, passage.heading);
  }
  const entries = new Set([...begun.values()].filter(({ size }) => size >= ENTRIES).flatMap((each) => [...each]));
  const others = units.filter(({ passage }) => !entries.has(passage.heading));
  return ({ text, passage, source }) => {
    const isAlike =
      (said.get(text)?.size ?? 0) > 1 ||
      (labelled.get(LABEL.exec(text)?.[0] ?? "")?.size ?? 0) > 1 ||
      (begun.get(beginningOf(text, source.title))?.size ?? 0) >= ENTRIES;
    // What is said of all of them is worth more than what one of them is.
    return isAlike || (others.length >= OTHERS && entries.has(passage.heading));
  };
}

/** The first three words of a sentence that tells a figure, and neither its reader what to do nor anything of the title's thing. */
function beginningOf(text: string, title: string): string {
  if (!/\d/.test(text) || TO_READER.test(text)) return "";
  const beginning = /^\p{Lu}\p{L}*(?:,? [\p{L}-]+){2}(?= )/u.exec(text)?.[0] ?? "";
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => beginning.toLowerCase().includes(word)) ? "" : beginning;
}
