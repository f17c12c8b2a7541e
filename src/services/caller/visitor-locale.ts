import { primaryLanguage } from "../../corpus/language/primary-language.ts";

/**
 * The locale to speak to a visitor who asks for none: that of the language which the query tells, else of the best page.
 * `pages` are those found, best first; one of them says which region's language it is.
 */
export function visitorLocale(told: string | undefined, pages: readonly { locale: string }[]): string {
  const page = told === undefined ? pages[0] : pages.find(({ locale }) => primaryLanguage(locale) === told);
  return page?.locale ?? told ?? "en";
}
