import { limits } from "../schemas/formats.ts";
import type { Page } from "../schemas/page.ts";
import { type Block, collapse, cutTo, lettersAlone, NO_HEADING, plainTextOf } from "./blocks.ts";
import { contentOf } from "./content.ts";
import { datedHeadings } from "./dated-headings.ts";
import { descriptionFrom } from "./description.ts";
import { eventFacts } from "./front-matter/event-facts.ts";
import { askedIn } from "./front-matter/questions.ts";
import { fieldText } from "./html/field-text.ts";
import { localeOf } from "./language/locale.ts";
import { MAX_TITLE } from "./limits.ts";
import { titleOf } from "./page-title.ts";
import { passagesOf } from "./passages/passages.ts";
import type { UrlRules } from "./rules.ts";
import type { SourceDocument } from "./source.ts";
import { withoutHoles } from "./templates/template-holes.ts";
import { normalizeUrl } from "./urls/normalize-url.ts";

export interface PageContext {
  rules: UrlRules;
}

/** The language of pages that tell none. */
const defaultLocale = "en";

/** What a search engine has the owner of a site put there, for itself alone. */
const VERIFICATION = /^\s*google-site-verification: ?[\w.-]+\s*$/i;

/** `canonical` is the normalised url that the page itself claims, where it is another one on the same site. */
export type BuiltPage =
  | { status: "built"; page: Page; canonical: boolean }
  | { status: "skipped" | "failed"; reason: string; url: string };

/** Makes a page of a document whose `url` is normalised, or tells why there is none. */
export function buildPage(document: SourceDocument, { rules }: PageContext): BuiltPage {
  const content = contentOf(document);
  if (content.kind !== "content") return { status: content.kind, reason: content.reason, url: document.url };
  const { head, refresh } = content;
  const base = URL.parse(head?.base ?? "", document.url)?.href ?? document.url;
  // Some pages only load themselves anew.
  if (refresh !== "" && resolve(refresh, base) !== document.url)
    return { status: "skipped", reason: `redirects to ${refresh}`, url: document.url };
  const canonical = canonicalOf(document.url, head?.canonical ?? "", base);
  const url = canonical.claimed ?? document.url;
  const refusal = rules.refusal(url);
  if (refusal !== undefined) return { status: "skipped", reason: refusal, url };
  if (VERIFICATION.test(document.content.slice(0, 200))) return { status: "skipped", reason: "site verification", url };
  const title = titleOf(document, head, content.blocks);
  const given = fieldText(document.meta.description ?? "") || head?.description || "";
  const locale = localeOf({
    explicit: [document.meta.locale, document.suffixLocale, head?.language],
    url,
    text: readTextOf(content.blocks) || given,
    fallback: document.usualLocale ?? defaultLocale,
  });
  const read = datedHeadings(withoutHoles(content.blocks, locale));
  const blocks = orDescription(withoutTitle(read, title), given);
  if (!blocks.some(({ kind }) => kind !== "heading")) return { status: "skipped", reason: "no text", url };
  const facts = eventFacts(document.fields ?? {}, plainTextOf(blocks), locale);
  if (facts.length > 0) addBehindLead(blocks, facts);
  blocks.push(...askedBlocks(document, title, blocks));
  const page = withHash({
    id: `pg_${sha256(url).slice(0, 16)}`,
    url,
    title: cutTo(title, MAX_TITLE),
    description: given || descriptionFrom(blocks, locale),
    image: imageOf(document.meta.image ?? head?.image ?? "", base),
    labels: [...new Set([...rules.labels(url), ...(document.meta.labels ?? [])])],
    gated: rules.gated(url),
    locale,
    aliases: aliasesOf(url, [document.url, ...(document.meta.aliases ?? []), canonical.elsewhere ?? ""], document.url),
    passages: passagesOf(blocks, locale),
  });
  return { status: "built", page, canonical: canonical.claimed !== undefined };
}

/** The questions of a page's fields with their answers, which layouts print below its text where that has them not. */
function askedBlocks({ fields = {} }: SourceDocument, title: string, blocks: readonly Block[]): Block[] {
  const asked = askedIn(fields);
  if (asked.length === 0) return [];
  const lines = blocks.flatMap((block) => (block.kind === "heading" ? block.text : block.lines));
  const said = lettersAlone(lines.join(" "));
  return asked.flatMap(({ question, answer }) => {
    const isTitle = lettersAlone(question) === lettersAlone(title);
    if (said.includes(lettersAlone(isTitle ? answer : question))) return [];
    const heading = isTitle ? "" : `## ${collapse(question)}\n\n`;
    const content = contentOf({ format: "markdown", content: `${heading}${answer}` });
    return content.kind === "content" ? content.blocks : [];
  });
}

/** What tells a page's language: code is written in English names, or in none. */
function readTextOf(blocks: readonly Block[]): string {
  const read = plainTextOf(blocks.filter(({ kind }) => kind !== "code"));
  return read.trim() === "" ? plainTextOf(blocks) : read;
}

/** A page that cannot be read anew, under the rules of today. It keeps the labels that it had. */
export function underRules(page: Page, rules: UrlRules): Page {
  const labels = [...new Set([...rules.labels(page.url), ...page.labels])];
  const gated = rules.gated(page.url);
  const isSame = gated === page.gated && labels.length === page.labels.length;
  return isSame ? page : withHash({ ...page, labels, gated });
}

/** A canonical link to the root from deeper down is a template's mistake, one to another site only a further address. */
function canonicalOf(url: string, written: string, base: string): { claimed?: string; elsewhere?: string } {
  const canonical = resolve(written, base);
  if (written === "" || canonical === undefined || canonical === url || canonical.length > limits.url) return {};
  const target = new URL(canonical);
  if (target.origin !== new URL(url).origin) return { elsewhere: canonical };
  return target.pathname === "/" && target.search === "" ? {} : { claimed: canonical };
}

/** The first h1 is the title once more: its text is kept, the heading goes. */
function withoutTitle(blocks: readonly Block[], title: string): Block[] {
  const first = blocks.findIndex((block) => block.kind === "heading");
  const heading = blocks[first];
  const repeats =
    heading?.kind === "heading" && heading.level === 1 && lettersAlone(heading.text) === lettersAlone(title);
  if (!repeats) return [...blocks];
  // Where its section goes on behind a panel, it stands once more.
  return blocks.flatMap((block, index) => (block !== heading ? [block] : index === first ? [] : [NO_HEADING]));
}

/** What a page opens with stays its opening. */
function addBehindLead(blocks: Block[], facts: readonly string[]): void {
  const heading = blocks.findIndex(({ kind }) => kind === "heading");
  blocks.splice(heading < 0 ? blocks.length : heading, 0, { kind: "list", lines: facts.map((fact) => `- ${fact}`) });
}

/** A page that is all form or layout still says what it is for. */
function orDescription(blocks: Block[], description: string): Block[] {
  if (description === "" || blocks.some(({ kind }) => kind !== "heading")) return blocks;
  return [{ kind: "paragraph", lines: [description] }, ...blocks];
}

function imageOf(written: string, url: string): string {
  const image = written === "" ? null : URL.parse(written, url);
  return image !== null && /^https?:$/.test(image.protocol) ? image.href : "";
}

function aliasesOf(url: string, written: readonly string[], base: string): string[] {
  const aliases = written.map((alias) => (alias === "" ? undefined : resolve(alias, base)));
  return [...new Set(aliases)]
    .filter((alias) => alias !== undefined && alias !== url)
    .filter((alias) => alias !== undefined);
}

function resolve(written: string, base: string): string | undefined {
  const resolved = URL.parse(written, base);
  return resolved === null ? undefined : normalizeUrl(resolved.href);
}

function withHash(page: Omit<Page, "hash">): Page {
  return { ...page, hash: sha256(JSON.stringify(page)) };
}

function sha256(text: string): string {
  return new Bun.CryptoHasher("sha256").update(text).digest("hex");
}
