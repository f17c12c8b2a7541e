import { primaryLanguage } from "../../corpus/language/primary-language.ts";

/** A label and what stands behind it, with the colon as the language sets it. */
export function labelled(label: string, text: string, locale: string): string {
  return `${label}${primaryLanguage(locale) === "fr" ? " : " : ": "}${text}`;
}
