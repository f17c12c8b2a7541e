import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../schemas/generation.ts";
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
  // Plurals of Dutch end like its verbs.
  nl: / (?:\p{L}*(?:zeggen|vragen|zoeken|zetten|stellen|voegen|wijzigen|wijderen|maken|boeken|kopen|loggen|lengen|plaatsen|koppelen|betalen)|\p{L}+eren|downloaden)$/u,
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

/** The name of a person: words in capitals alone, none of which the page writes in small letters. */
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’.-]*|d[aeiou]|van|von|del?|della)){1,3}$/u;
/** Letters that stand for words, and what is of the web: names of things. */
const OF_THING = /\p{Lu}{2}|\p{L}\p{Lu}|\.\p{L}/u;
/** What a person is or has been by trade, office or birth, in the languages of the engine. */
const ROLE =
  /(?<!\p{L})(?:née?|nacid[oa]|nat[oa] (?:a|nel|il|em)|nasce|nasco|nascid[oa]|geboren|born|ph\.?d|ceo|profess(?:or\p{L}*|eure?s?|oressa)|docent\p{L}*|hoogleraar|a[vb]vo[ck]at\p{L}*|abogad[oa]|advogad[oa]|avv|advocaat|anwalt|anwältin|giornalista|journaliste?|periodista|jornalista|direttor[ea]|direttrice|director[a]?|direct(?:eur|rice)|directeur|dire[ck]tor(?:in)?|(?:co-?)?founder|fonda(?:tor[ea]|trice|teur)|fundador[a]?|gründer(?:in)?|oprichter|president[ea]?|présidente?|präsident(?:in)?|voorzitter|assessor[ea]|sindac[oa]|ministr[oa]|consiglier[ea]|consulente|consultante?|consultora?|berater(?:in)?|responsabile|imprenditor[ei]|imprenditrice|entrepreneure?|emprendedora?|empresári[oa]|unternehmer(?:in)?|ondernemer|ingegnere?|ingénieure?|ingenier[oa]|engenheir[oa]|ingenieur(?:in)?|architett[oa]|architecte|arquitect[oa]|arquitet[oa]|ricercat(?:ore|rice)|chercheu(?:r|se)|investigadora?|pesquisadora?|onderzoeker|insegna(?:nte)?|enseignante?|scrittore|scrittrice|saggista|écrivaine?|escritora?|schrijver|laure\p{L}+|dottor(?:e|essa|ato) (?:di|in)|esperta? d[i’']|studied|studiert\p{L}*|diplômée?|licenciad[oa]|officer|partner|advisor|tecnologo|economist[ae]?|anni di esperienza|ans d['’]expérience|años de experiencia|anos de experiência)(?!\p{L})/iu;
/** In German and others things too are "he" or "she". */
const PRONOUN = /\b(?:she|he|her|his)\b/i;
/** Units of a page that tell who it is about. */
const FIRST_UNITS = 6;

/** Whether a page tells of one person: nobody who has not named them asks for them. */
export function isOfPerson({ title, locale }: SourcePage, units: readonly Unit[]): boolean {
  const language = primaryLanguage(locale);
  if (!PERSON.test(title) || OF_THING.test(title) || !namesThing(title, language)) return false;
  const words = title.toLowerCase().split(" ");
  const first = units
    .slice(0, FIRST_UNITS)
    .map(({ text }) => text)
    .join(" ");
  const isTold = ROLE.test(first) || (language === "en" && PRONOUN.test(first));
  return isTold && words.every((word) => !new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(first));
}

function namesThing(title: string, language: string): boolean {
  if (!NAME.test(title) || title.split(" ").length > MOST_WORDS) return false;
  if (OF_SITE.test(title) || NO_THING.test(title)) return false;
  if (language !== "en") return !(ACTS[language]?.test(title) ?? false);
  const [first = ""] = title.split(" ");
  return !(isTaskVerb(first.toLowerCase()) || /ing$/.test(first));
}
