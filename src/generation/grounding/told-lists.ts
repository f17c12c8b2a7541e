import { denies } from "../../search/analysis/denial.ts";
import type { Sentence } from "./rules.ts";

/** "Lead: first; second." */
const TOLD = /^([^:：]{1,300}[:：])\s*(\P{Z}.*)$/su;
const BETWEEN = /[;；]\s*/u;
/** The mark of what is left out behind the items that are told. */
const GOES_ON = "…";
/** What opens an item, before what is said of it. */
const LABEL = /^([^:：.!?]{2,60}?)\s*(?:[:：]| [–—-]) /u;

/**
 * Whether a statement tells in a line what stands below a lead-in of the evidence: each of its parts all that an item
 * says in a sentence, or its label, where what is said of that denies nothing. `bare` takes marks off a text.
 */
export function tellsList(text: string, sentences: readonly Sentence[], bare: (text: string) => string): boolean {
  const [, lead = "", told = ""] = TOLD.exec(text) ?? [];
  if (told === "") return false;
  const plain = (part: string) => bare(part).toLowerCase();
  const items = sentences.filter(({ led }) => led !== undefined && plain(led) === plain(lead));
  const known = new Set(items.flatMap((item) => openingsOf(item).map(plain)));
  return known.size > 0 && told.split(BETWEEN).every((part) => part === GOES_ON || known.has(plain(part)));
}

function openingsOf({ written, locale }: Sentence): string[] {
  const [opening = "", label = ""] = LABEL.exec(written) ?? [];
  return label === "" || denies(written.slice(opening.length), locale) ? [written] : [written, label];
}
