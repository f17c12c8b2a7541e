import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../schemas/generation.ts";
import { namesPerson } from "../../../search/analysis/person.ts";
import { DUTCH_TASK_VERBS } from "../../../search/completions/task-verbs.ts";
import type { Unit } from "../page/unit.ts";
import { isComplete } from "../sentence/standing.ts";
import { isTaskVerb } from "../sentence/verbs.ts";
import type { Prompt } from "./prompt.ts";

/** Languages in which a thing is told from an act by its title. */
const READ: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "it", "pt", "nl"]);
const MOST_WORDS = 5;
const NAME = /^\p{Lu}[\p{L}\p{M}\p{N}&'’. -]*[\p{L}\p{M}\p{N}]$/u;
/** Pages that stand for the site, not for a thing. */
const OF_SITE =
  /^(?:home(?: ?page)?|index|start(?:seite)?|welcome|overview|news|blog|faqs?|about(?: us)?|contacts?|menu|accueil|inicio|início|kontakt|impressum|willkommen|bienvenue|bienvenidos?|benvenuti|bem-vindos?|welkom|aktuelles|übersicht|actualités|noticias|notizie|notícias|nieuws)$/iu;
/** What those behind a site say of themselves, a question, thanks, a version. */
const NO_THING =
  /(?<!\p{L})(?:we|us|our|my|your?|i|wir|uns(?:er\p{L}*)?|über|nous|nos|notre|sommes|somos|nosotros|nuestr[oa]s?|siamo|noi|nostr[oaie]|nós|noss[oa]s?|wij|ons|onze|over|thanks?|danke|merci|gracias|grazie|obrigad[oa]|bedankt|don['’]t|version)(?!\p{L})|^(?:who|what|why|how|when|where|wer|was|warum|wie|wann|wo|qui|que|pourquoi|comment|quand|où|quién(?:es)?|qué|cómo|por qué|chi|cosa|come|perché|quem|como|wie|wat|waarom|hoe) |\d\.\d/iu;
/** What is done rather than a thing: by its first word, or in German and Dutch by its last. */
const ACTS: Readonly<Record<string, RegExp>> = {
  de: / \p{Ll}+(?:en|ern|eln)$/u,
  nl: new RegExp(` (?:\\p{L}*(?:${DUTCH_TASK_VERBS})|\\p{L}+eren|downloaden)$`, "u"),
  fr: /^\p{L}+(?:er|ir|re|ez) /u,
  es: /^\p{L}+(?:ar|er|ir)(?:se)? /u,
  it: /^\p{L}+(?:are|ere|ire|rsi) /u,
  pt: /^\p{L}+(?:ar|er|ir|ando|endo|indo) /u,
};

/** The title of a page that names a thing, as what may be looked up next; undefined for any other. */
export function topicPromptOf(source: SourcePage, units: readonly Unit[]): Prompt | undefined {
  const language = primaryLanguage(source.locale);
  const said = units.find(({ kind, text }) => kind === "prose" && isComplete(text));
  if (!READ.has(language) || said === undefined || !namesThing(source.title, language)) return undefined;
  const { url, title, score } = source;
  return { text: title, score, url, passage: said.passage.ordinal, quote: said.text };
}

/** Units of a page that tell who it is about. */
const FIRST_UNITS = 6;

/** Whether a page tells of one person: nobody who has not named them asks for them. */
export function tellsOfPerson({ title, locale }: SourcePage, units: readonly Unit[]): boolean {
  const language = primaryLanguage(locale);
  const first = units.slice(0, FIRST_UNITS).map(({ text }) => text);
  return namesThing(title, language) && namesPerson(title, first.join(" "), language);
}

function namesThing(title: string, language: string): boolean {
  if (!NAME.test(title) || title.split(" ").length > MOST_WORDS) return false;
  if (OF_SITE.test(title) || NO_THING.test(title)) return false;
  if (language !== "en") return !(ACTS[language]?.test(title) ?? false);
  const [first = ""] = title.split(" ");
  return !(isTaskVerb(first.toLowerCase()) || /ing$/.test(first));
}
