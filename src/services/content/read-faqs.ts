import type { Context } from "../../context.ts";
import type { Faq } from "../../schemas/generation.ts";
import type { FaqsRequest, FaqsResult } from "../../schemas/page-content.ts";
import type { Parts } from "../../streams/parts.ts";
import type { RequestScope } from "../caller/scope.ts";
import type { ContentKind } from "./content-kind.ts";
import { readContent } from "./page-content.ts";
import { titled } from "./read-page.ts";

/** Questions and answers of an indexed page, as a stream of parts that ends in a FaqsResult. */
export function readFaqs(context: Context, scope: RequestScope, given: FaqsRequest): Promise<Parts> {
  return readContent(context, scope, given, faqs);
}

function faqs(request: FaqsRequest): ContentKind<Faq> {
  const count = request.max_items ?? 4;
  const tone = request.tone ?? "neutral";
  const format = request.answer_format ?? "paragraph";
  const words = request.answer_paragraph_words ?? 50;
  const maxBullets = request.answer_max_bullets ?? 3;
  return {
    name: "faqs",
    eventType: "faqs",
    // Only the limit of the chosen format changes the output.
    parameters: [count, tone, format, format === "paragraph" ? words : maxBullets, request.locale, request.title],
    given: [],
    task: (page) => ({
      kind: "faqs",
      page: titled(page, request.title),
      count,
      tone,
      locale: request.locale ?? page.locale,
      format,
      words,
      maxBullets,
    }),
    body: (status, items, fields): FaqsResult => ({ status, items: status === "ready" ? [...items] : [], ...fields }),
  };
}
