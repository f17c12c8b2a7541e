/** The primary subtag of a BCP 47 language: `pt` of `pt-br`. */
export function primaryLanguage(locale: string): string {
  return locale.toLowerCase().split(/[-_]/, 1)[0] ?? "";
}
