import { cutTo } from "../../corpus/blocks.ts";
import { sentencesOf } from "../../corpus/language/sentences.ts";
import type { Evidence, SourcePage, SourcePassage } from "../../schemas/generation.ts";
import { isSupported } from "../grounding/grounding.ts";
import { contentTerms } from "../grounding/terms.ts";
import { ASKS } from "../text/sentence-marks.ts";

/** A passage under the number that the model knows it by, from 1. */
export interface NumberedPassage {
  readonly number: number;
  readonly source: SourcePage;
  readonly passage: SourcePassage;
}

/** Characters of evidence that a model is given at most. */
const maxChars = 60_000;
/** Share of a sentence's content words that its passage must say, without the title of the page. */
const ownShare = 0.5;
/** Sentences in a row that a quote may take. */
const longestQuote = 3;

/** The passages of a task in order, as many as the model is given. */
export function numberPassages(sources: readonly SourcePage[]): NumberedPassage[] {
  const all = sources.flatMap((source) => source.passages.map((passage) => ({ source, passage })));
  let chars = 0;
  return all.flatMap(({ source, passage }, index) => {
    chars += passage.text.length + passage.heading.length;
    if (chars <= maxChars) return [{ number: index + 1, source, passage }];
    // Better the beginning of a page than nothing of it.
    return index === 0 ? [{ number: 1, source, passage: { ...passage, text: cutTo(passage.text, maxChars) } }] : [];
  });
}

/** What a passage says, with what its page and its heading say it about. */
export function textsOf(found: NumberedPassage): string[] {
  return [...ownTextsOf(found), found.source.ownTitle ?? found.source.title].filter(Boolean);
}

/** A question stands over its reply: by itself it says nothing. */
function ownTextsOf({ passage: { text, heading, under = "" } }: NumberedPassage): string[] {
  return (ASKS.test(heading) ? [`${heading}\n\n${text}`, under] : [text, heading, under]).filter(Boolean);
}

/** Whether this passage, and no other, bears the text out. The page's title helps, and says no sentence by itself. */
export function bearsOut(found: NumberedPassage, text: string): boolean {
  const { locale } = found.source;
  const own = contentTerms(ownTextsOf(found).join("\n\n"), locale);
  const isOwn = (sentence: string) => {
    const terms = contentTerms(sentence, locale);
    return terms.size === 0 || shareOf(terms, own) >= ownShare;
  };
  const sentences = sentencesOf(text, locale).map(({ start, end }) => text.slice(start, end));
  const holds = (said: string) => isSupported(said, textsOf(found), locale);
  return sentences.every(isOwn) && (holds(text) || holds(asTheySay(text, found)));
}

/** How a passage's writers speak of themselves. */
const WE =
  /(?<!\p{L})(?:we|us|ours?|nosotros|nuestr[oa]s?|nous|notre|nos|wir|uns|unsere?\p{L}?|nós|noss[oa]s?|noi|nostr[oaie]|wij|ons|onze)(?!\p{L})/iu;
/** Names of hosts that are no company's. */
const SERVICE =
  /^(?:www\d*|docs?|help|support|blog|news|shop|store|app|portal|web|site|co|com|org|net|gov|gsa|ac|edu)$/;

/** A text with "we" for the company's name, as its address has that, where the passage says "we" too. */
function asTheySay(text: string, { source, passage }: NumberedPassage): string {
  if (!WE.test(passage.text) || !URL.canParse(source.url)) return text;
  const labels = new URL(source.url).hostname.split(".").slice(0, -1);
  return labels
    .filter((label) => label.length > 2 && !SERVICE.test(label) && /^[a-z\d-]+$/.test(label))
    .reduce(
      (said, label) =>
        said.replace(
          new RegExp(
            `(?<![\\p{L}\\p{N}.])(?=[\\p{Lu}\\p{N}])${label.replaceAll("-", "[ -]?")}(?:['’]s)?(?![\\p{L}\\p{N}.])`,
            "giu",
          ),
          "we",
        ),
      text,
    );
}

/** The passage as evidence: the shortest run of its sentences that says most of the text, word for word. */
export function evidenceOf({ source, passage }: NumberedPassage, text: string): Evidence {
  const { locale, url } = source;
  const wanted = contentTerms(text, locale);
  const sentences = sentencesOf(passage.text, locale).map((place) => ({
    ...place,
    terms: contentTerms(passage.text.slice(place.start, place.end), locale),
  }));
  let best = { start: 0, end: 0, shared: 0, length: 0 };
  for (let length = 1; length <= longestQuote; length++) {
    for (let at = 0; at + length <= sentences.length; at++) {
      const run = sentences.slice(at, at + length);
      const shared = [...wanted].filter((term) => run.some(({ terms }) => terms.has(term))).length;
      if (shared <= best.shared) continue;
      best = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0, shared, length };
    }
  }
  return { url, passage: passage.ordinal, quote: passage.text.slice(best.start, best.end) };
}

/** Share of the one's terms that the other has too; 0 where there are none. */
export function shareOf(some: ReadonlySet<string>, among: ReadonlySet<string>): number {
  return some.size === 0 ? 0 : [...some].filter((term) => among.has(term)).length / some.size;
}
