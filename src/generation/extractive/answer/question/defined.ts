import type { Language } from "../../../language/language.ts";

const ARTICLE =
  "(?:an?|the|one|eine?[rs]?|der|die|das|une?|le|la|les|un[ao]?|el|los|las|il|lo|i|gli|uma?|os?|as?|een|het|de)";
const IS = "(?:is|are|means|ist|sind|bedeutet|est|sont|désigne|es|son|significa|è|sono|é|são|zijn|betekent)";

/** What says in the middle of a sentence what a query asks for is: "…, computational thinking, a process that …". */
export function definedBy(query: string, { definition }: Language): RegExp | undefined {
  const asked = definition.exec(query);
  const subject = asked?.[1] ?? asked?.[2] ?? "";
  if (!/\p{L}{3}/u.test(subject)) return undefined;
  return new RegExp(`(?<!\\p{L})${RegExp.escape(subject)}["”»’']{0,2}(?:, ${ARTICLE}| ${IS} ${ARTICLE}) \\p{L}`, "iu");
}
