import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { AnswerTask, SourcePage } from "../../schemas/generation.ts";
import { visitorLocale } from "../caller/visitor-locale.ts";

/** A query that is answered for itself, without a conversation. */
export interface Asked {
  query: string;
  /** What the caller asks for: a hint, which the query need not be written in. */
  locale: string | undefined;
  sources: SourcePage[];
  /** The language that the query tells. */
  language: string | undefined;
  wordLimit: number;
  markdown: boolean;
}

/** What an engine is asked to answer. */
export function answerTaskOf({ revision, segment }: RuntimePackage, asked: Asked): AnswerTask {
  const { query, locale, sources, language, wordLimit, markdown } = asked;
  const replyLocale = locale ?? visitorLocale(language, sources);
  return {
    kind: "answer",
    query,
    conversation: [],
    sources,
    locale: replyLocale,
    queryLanguage: language ?? likelyLanguage(replyLocale, sources),
    rarity: (term) => segment.rarity(term),
    instructions: revision.settings.persona.instructions,
    wordLimit,
    markdown,
    resumeFrom: "",
  };
}

/** That of the locale, where a source is in it; else that of the best source. */
function likelyLanguage(locale: string, sources: readonly SourcePage[]): string {
  const languages = sources.map((source) => primaryLanguage(source.locale));
  const hint = primaryLanguage(locale);
  return languages.find((language) => language === hint) ?? languages[0] ?? hint;
}
