import { createExtractive } from "../../../src/generation/extractive/engine.ts";
import type {
  AnswerTask,
  Faq,
  FaqsTask,
  GenerationPart,
  GenerationTask,
  SourcePage,
  Tone,
} from "../../../src/schemas/generation.ts";

/** A page of one passage per [heading, text]. */
export function page(title: string, passages: [heading: string, text: string][], locale = "en"): SourcePage {
  const slug = title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return {
    id: `pg_${slug}`,
    url: `https://www.acme.example/${slug}`,
    title,
    locale,
    score: 1,
    passages: passages.map(([heading, text], ordinal) => ({
      heading,
      level: heading === "" ? 0 : 2,
      anchor: heading.toLowerCase().replaceAll(" ", "-"),
      text,
      ordinal,
      score: 1,
    })),
  };
}

/** A statement about boats by language, which a page may be told by. */
export const lends = {
  en: "The harbour lends boats with two oars to everybody who can swim.",
  de: "Der Hafen verleiht Boote mit zwei Rudern an alle, die schwimmen können.",
  fr: "Le port prête des bateaux à deux rames à tous ceux qui savent nager.",
  es: "El puerto presta barcos de dos remos a todos los que saben nadar.",
  it: "Il porto presta barche con due remi a tutti quelli che sanno nuotare.",
  pt: "O porto empresta barcos com dois remos a todos os que sabem nadar.",
  nl: "De haven leent boten met twee riemen uit aan iedereen die kan zwemmen.",
};

export function answerTask(query: string, sources: SourcePage[], more: Partial<AnswerTask> = {}): AnswerTask {
  return {
    kind: "answer",
    query,
    conversation: [],
    sources,
    locale: "en",
    instructions: "",
    wordLimit: 0,
    markdown: true,
    resumeFrom: "",
    ...more,
  };
}

/** All parts of a task. */
export async function run(task: GenerationTask, signal = new AbortController().signal): Promise<GenerationPart[]> {
  return Array.fromAsync(createExtractive().stream(task, signal));
}

export type Section = [heading: string, text: string];

/** The reply to a question from a page of the harbour's manual. */
export async function askManual(query: string, ...sections: Section[]): Promise<string> {
  return textOf(await run(answerTask(query, [page("Harbour manual", sections)], { markdown: false })));
}

/** How a reply begins that found nothing. */
export const nothingFound = "I couldn't find an answer to that on this site.";

export async function takeawaysOf(source: SourcePage, count = 3, tone: Tone = "neutral"): Promise<string[]> {
  const { locale } = source;
  const parts = await run({ kind: "takeaways", page: source, count, tone, locale, existing: [] });
  return parts.flatMap((part) => (part.type === "item" ? [part.item as string] : []));
}

export async function faqsOf(
  source: SourcePage,
  format: FaqsTask["format"] = "paragraph",
  count = 4,
  maxBullets = 3,
): Promise<Faq[]> {
  const { locale } = source;
  const parts = await run({
    kind: "faqs",
    page: source,
    count,
    tone: "neutral",
    locale,
    format,
    words: 50,
    maxBullets,
  });
  return parts.flatMap((part) => (part.type === "item" ? [part.item as Faq] : []));
}

/** The questions of a page of these sections. */
export async function askedOn(title: string, ...sections: [heading: string, text: string][]): Promise<string[]> {
  return (await faqsOf(page(title, sections))).map(({ question }) => question);
}

/** The first FAQ of a page that is one section under a heading. */
export async function faqUnder(heading: string, text: string): Promise<Faq | undefined> {
  return (await faqsOf(page("Orders and accounts", [[heading, text]])))[0];
}

/** A caller's bullet in another tone, on a page in `locale` that says the same; `asked` is the request's locale. */
export async function rewritten(bullet: string, tone: Tone, locale = "en", asked = locale): Promise<string> {
  const source = page("Acme", [["", bullet]], locale);
  const parts = await run({ kind: "rewrite", page: source, bullets: [bullet], tone, locale: asked });
  return parts.flatMap((part) => (part.type === "item" ? [part.item as string] : [])).join("\n");
}

export function textOf(parts: readonly GenerationPart[]): string {
  return parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");
}

export const delivery = page("Delivery and returns", [
  [
    "",
    "Acme ships widgets to every country in Europe. Orders placed before 14:00 leave our warehouse the same day. We have shipped widgets since 1998.",
  ],
  [
    "Delivery times",
    "Delivery takes two to four working days. However, islands can take up to nine days. This also holds for mountain villages.",
  ],
  [
    "How to return a widget",
    "To return a widget, follow these steps:\n\n1. Open your account.\n2. Choose the order and print the return label.\n3. Bring the parcel to any post office.\n\nRefunds are paid within 10 days.",
  ],
]);

export const pricing = page("Pricing", [
  ["", "The Starter plan costs 20 euros a month. The Team plan costs 90 euros a month and includes five seats."],
  ["Discounts", "Schools and charities pay half the price. Write to sales for a quote."],
  ["Install", "Run the installer:\n\n    npm install acme\n    acme init\n\nThe installer asks for your key."],
]);
