import type { Context } from "../../context.ts";
import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { answering } from "../../generation/answering.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { SourcePage, SuggestionsTask } from "../../schemas/generation.ts";
import type { Part } from "../../schemas/part.ts";
import type { SuggestionsRequest, SuggestionsResult } from "../../schemas/search.ts";
import type { Searcher } from "../../search/search.ts";
import type { Segment } from "../../search/segment.ts";
import { mayReadSession } from "../caller/may-read-session.ts";
import { packageOf, type RequestScope } from "../caller/scope.ts";
import { visitorLocale } from "../caller/visitor-locale.ts";
import { sourceOfPage, sourcesOf } from "../content/evidence.ts";

/** Pages that suggestions are drawn from at most, and hits among which those in one language are looked for. */
const sourcePages = 15;
const consideredHits = 25;
/** The same where nothing is asked yet, beside the pages that configured prompts lead to. */
const firstPages = 8;
/** Configured prompts that are looked up then, hits of each that are looked at, and pages that may answer it. */
const lookedUpPrompts = 20;
const hitsOfPrompt = 10;
const pagesOfPrompt = 2;
/** Pages of a corpus that are looked at for them: a prime, so that of languages that take turns each is met. */
const lookedAt = 199;
const defaultCount = 5;
/** Passages that ask, of the nearest page beside those that were found. */
const askingPassages = 20;
const asks = /[?？](?:\s|$)/u;

/** Follow-up prompts that the corpus can answer, each sent as it is made. */
export async function* suggestPrompts(
  context: Context,
  scope: RequestScope,
  request: SuggestionsRequest,
): AsyncGenerator<Part> {
  const found = await packageOf(context, scope);
  const { requestId, sessionId = request.sessionId, generator, signal } = scope;
  const task = await taskOf(context, scope, found, request);
  await using answer = await answering(generator.stream(task, signal), generator);
  yield { type: "start", requestId, sessionId, model: answer.model };
  const suggestions: string[] = [];
  for await (const part of answer.parts) {
    if (part.type !== "item" || typeof part.item !== "string") continue;
    const index = suggestions.push(part.item) - 1;
    yield { type: "item", index, item: part.item, evidence: part.evidence };
  }
  scope.trace.remember(found, { suggestions, locale: request.locale ?? "" });
  yield { type: "result", body: { suggestions } satisfies SuggestionsResult };
  yield { type: "finish", reason: "stop" };
}

async function taskOf(
  context: Context,
  { trace, company, credentials, search }: RequestScope,
  found: RuntimePackage,
  request: SuggestionsRequest,
): Promise<SuggestionsTask> {
  const mayLookBack = await mayReadSession(context, company, request.sessionId, credentials);
  const history = mayLookBack ? await trace.queries() : [];
  const query = request.query?.trim() ?? history.at(-1) ?? "";
  const configured = found.revision.settings.suggestions;
  const exclude = request.previous_suggestions ?? [];
  const told = new Set([...history, ...exclude]);
  const prompts = configured.filter((prompt) => !told.has(prompt));
  const { sources, locale } = sourcesFor(search, found, { query, locale: request.locale, prompts });
  return {
    kind: "suggestions",
    query,
    history,
    sources,
    configured,
    exclude,
    count: request.n ?? defaultCount,
    locale,
  };
}

/** What pages are looked for by; `prompts` are the configured ones that may still be offered. */
interface Wanted {
  query: string;
  locale: string | undefined;
  prompts: readonly string[];
}

/**
 * Pages near the query, all in the language of the visitor; where there is no query, or nothing near it in that language,
 * those that answer configured prompts, and pages from all over the corpus.
 */
function sourcesFor(
  search: Searcher,
  { segment }: RuntimePackage,
  { query, locale: asked, prompts }: Wanted,
): { sources: SourcePage[]; locale: string } {
  const found = search(segment, query, { limit: consideredHits, ...(asked ? { locale: asked } : {}) });
  const pages = found.hits.map((_, rank) => found.card(rank));
  const locale = asked ?? visitorLocale(found.language, pages);
  const language = languageIn(segment, [locale, pages[0]?.locale]);
  const near = found.hits.filter((_, rank) => primaryLanguage(pages[rank]?.locale ?? "") === language);
  if (near.length > 0) {
    const [nearest, ...others] = sourcesOf(segment, near.slice(0, sourcePages));
    return { sources: [withAsking(segment, near[0]?.page ?? 0, nearest as SourcePage), ...others], locale };
  }
  const opening = new Set([...pagesOf(prompts, search, segment, language), ...openingPages(segment, language)]);
  return { sources: [...opening].map((page) => sourceOfPage(segment, page)), locale };
}

/** A page with more of its passages that ask, in its order: what it answers beside what was asked is asked next. */
export function withAsking(segment: Segment, page: number, source: SourcePage): SourcePage {
  const known = new Set(source.passages.map(({ ordinal }) => ordinal));
  const asking = segment
    .passages(page)
    .map((passage, ordinal) => ({ ...passage, ordinal, score: 0 }))
    .filter(({ heading, text, ordinal }) => !known.has(ordinal) && (asks.test(heading) || asks.test(text)));
  return { ...source, passages: [...source.passages, ...asking.slice(0, askingPassages)] };
}

/** The first of some locales' languages that the corpus has; else that of most pages. */
function languageIn({ languages }: Segment, locales: readonly (string | undefined)[]): string {
  const wanted = locales.map((locale) => primaryLanguage(locale ?? ""));
  return wanted.find((language) => languages.includes(language)) ?? languages[0] ?? "en";
}

/** The pages in a language that may answer prompts: the best one of each, the surest first, then others. */
function pagesOf(prompts: readonly string[], search: Searcher, segment: Segment, language: string): number[] {
  const hits = prompts.slice(0, lookedUpPrompts).flatMap((prompt) => {
    const found = search(segment, prompt, { limit: hitsOfPrompt, locale: language });
    if (found.language !== undefined && found.language !== language) return [];
    const own = found.hits.filter((_, rank) => primaryLanguage(found.card(rank).locale) === language);
    return own.slice(0, pagesOfPrompt).map(({ page, score }, rank) => ({ page, score, rank }));
  });
  return hits.sort((a, b) => a.rank - b.rank || b.score - a.score).map(({ page }) => page);
}

/** Pages in a language to begin with, spread over the corpus. */
function openingPages(segment: Segment, language: string): number[] {
  const looked = spread(segment.pageCount, lookedAt);
  const pages = looked.filter((page) => primaryLanguage(segment.page(page).locale) === language);
  return spread(pages.length, firstPages).map((at) => pages[at] ?? 0);
}

/** At most so many of the numbers below `count`, as far apart as can be. */
function spread(count: number, most: number): number[] {
  const length = Math.min(count, most);
  return Array.from({ length }, (_, i) => Math.floor((i * count) / length));
}
