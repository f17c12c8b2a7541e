import type { FaqsResult } from "../../schemas/page-content.ts";

/** FAQs as schema.org's FAQPage, for search engines. `<` is escaped, as pages put this inside a script element. */
export function faqPageJson({ items, source_url, title }: FaqsResult): string {
  const page = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    ...(title ? { name: title } : {}),
    url: source_url,
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return JSON.stringify(page).replaceAll("<", "\\u003c");
}
