import { denies } from "../../../../search/analysis/denial.ts";

/** Questions for a reason, which no way to do a thing tells. */
const ASKS = /^(?:and |so )?(?:why|warum|wieso|weshalb|pourquoi|¿?por ?qu[eé]|perch[eé]|por que|waarom)(?!\p{L})/iu;

/** Whether a query asks why something is so, or why it is not; undefined of any other. */
export function reasonOf(query: string, locale: string): "so" | "not so" | undefined {
  if (!ASKS.test(query)) return undefined;
  return denies(query, locale) ? "not so" : "so";
}
