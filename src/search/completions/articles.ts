/** The articles of a language, which say nothing of what is meant. */
export const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  en: ["the", "a", "an"],
  de: ["der", "die", "das", "den", "dem", "ein", "eine", "einen"],
  fr: ["le", "la", "les", "un", "une", "l"],
  es: ["el", "la", "los", "las", "un", "una"],
  it: ["il", "lo", "la", "i", "gli", "le", "un", "uno", "una", "l"],
  pt: ["o", "a", "os", "as", "um", "uma"],
  nl: ["de", "het", "een"],
};
