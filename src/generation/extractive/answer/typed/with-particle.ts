import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../../schemas/generation.ts";
import { termsOf } from "../../../text/terms.ts";
import { textsOfSources } from "./texts-of-sources.ts";

/** A verb with its subject, and the particle of it at the end of their clause, in languages that part the two. */
const PARTED: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:(\p{L}{3,}) (?:ich|man|wir)|(?:ich|wir|man) (\p{L}{3,}))(?!\p{L})([^,.;?!]{0,120}) (ab|an|auf|aus|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|zu|zurück)(?=[,.;?!]|$)/iu,
  nl: /(?<!\p{L})(?:(\p{L}{3,}) (?:ik|we|je)|(?:ik|we|je) (\p{L}{3,}))(?!\p{L})([^,.;?!]{0,120}) (aan|af|door|in|mee|om|op|over|terug|toe|uit|vast|voor|weg)(?=[,.;?!]|$)/iu,
};

/** What a visitor asks with the particle before its verb, as pages name the act: "melde … an" for "Anmeldung". */
export function withParticle(query: string, sources: readonly SourcePage[], locale: string): string {
  const parted = PARTED[primaryLanguage(locale)]?.exec(query);
  if (parted == null) return query;
  const [clause, inverted, straight, , particle = ""] = parted;
  const verb = inverted ?? straight ?? "";
  const whole = particle.toLowerCase() + verb.toLowerCase();
  const [term] = termsOf(whole, locale);
  const isTold = textsOfSources(sources).some((text) => termsOf(text, locale).includes(term ?? ""));
  return isTold ? query.replace(clause, clause.slice(0, -particle.length - 1).replace(verb, whole)) : query;
}
