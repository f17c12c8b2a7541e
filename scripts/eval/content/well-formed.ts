const OPENINGS: Record<string, RegExp> = {
  en: /^(?:what|who|whom|whose|which|when|where|why|how|is|are|was|were|do|does|did|can|could|should|would|will|may|must|has|have|am|i['’]|if|once|after)\b/i,
  es: /^¿/,
  fr: /^(?:qu|comment|quand|combien|où|pourquoi|puis|dois|est-ce|à|de|faut|si)/i,
  zh: /(?:什么|如何|怎么|为什么|谁|哪|多少|吗|是否|能否|需要|可以|何)/,
};

/** Whether a question opens and ends as one in its language, is of a readable length and has no leftovers of a page. */
export function isWellFormed(question: string, locale: string): boolean {
  const opening = OPENINGS[locale] ?? /^\S/;
  const words = question.split(/\s+/).length;
  const marked = /[?？]$/u.test(question) && (question.match(/[?？]/gu) ?? []).length === 1;
  return marked && opening.test(question) && words <= 22 && !/[<>{}[\]|]|https?:|\s{2}/.test(question);
}
