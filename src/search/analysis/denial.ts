import { primaryLanguage } from "../../corpus/language/primary-language.ts";

/** How a language forbids what a line leads to or stands over, denies it, and names a case in which something holds. */
interface DenialWords {
  /** Whether blanks part its words; default true. */
  readonly spaced?: boolean;
  readonly forbids: string;
  /** What does so in a line, and may be a part of a name in a heading. */
  readonly denies?: string;
  readonly given?: string;
  readonly so?: string;
  /** What negates a verb, where `forbids` does not hold it. */
  readonly particle?: string;
}

const WORDS: Readonly<Record<string, DenialWords>> = {
  en: {
    forbids:
      "not|never|cannot|avoid(?:ed|ing)?|forbidden|prohibit(?:ed|s)?|refrain|stay away|steer clear|don['’]?ts|mistakes?|pitfalls?|bad (?:practices?|habits?)|exclu(?:ded?|des|sions?)|\\p{L}+n['’]t|myths?|misconceptions?|deprecated",
    denies: "no(?!\\.)|none|nor|without|except",
    given: "(?:if|when)(?! (?:not|never|to)(?!\\p{L}))",
    so: "to (?:make sure|ensure|see to it)|so that",
  },
  es: {
    forbids: "nunca|jamás|evit(?:e[n]?|ar|a)|prohibid[oa]s?|errores (?:comunes|frecuentes)|mitos|obsolet[oa]s?",
    denies: "no|sin|ni",
    given: "si|cuando",
    so: "para que",
    particle: "no (?!hay más|obstante|sol[oa]|sólo|olvid)",
  },
  fr: {
    forbids: "jamais|évite[rz]|interdit(?:e?s?)|erreurs (?:courantes|fréquentes)|mythes?|idées reçues|obsolètes?",
    denies: "ne|n['’]\\p{L}+|pas|sans|ni",
    given: "si|quand|lorsque",
    so: "afin que|pour que",
    particle: "ne(?! pas oubli)|n['’](?!oubli)\\p{L}+",
  },
  de: {
    forbids: "nie(?:mals)?|nicht|kein\\p{L}*|vermeiden|verboten|häufige fehler|mythen|irrtümer|veraltet\\p{L}*",
    denies: "ohne",
    given: "wenn|falls",
    so: "damit",
  },
  pt: {
    forbids: "nunca|jamais|não|evit(?:e[m]?|ar|a)|proibid[oa]s?|erros comuns|mitos|obsolet[oa]s?",
    denies: "sem|nem",
    given: "(?<!que )se|quando",
    so: "para que",
  },
  it: {
    forbids: "mai|evitare|evita(?:te)?|vietat[oaie]|errori comuni|miti|obsolet[oaei]",
    denies: "non|senza|né",
    given: "se|quando",
    so: "affinché",
    particle: "non (?!solo|dimentic)",
  },
  nl: {
    forbids: "nooit|niet|geen|vermijd(?:en)?|verboden|veelgemaakte fouten|mythes?|misverstanden|verouderd\\p{L}*",
    denies: "zonder",
    given: "als|indien|wanneer",
    so: "zodat",
  },
  zh: {
    spaced: false,
    forbids: "避免|禁止|切勿|请勿|不要|不得|不能|不可|不应|不允许|不会|不适用|不包括|不接受|不支持",
  },
};

interface Denial {
  readonly forbids: RegExp;
  readonly denies: RegExp;
  /** A case or a purpose that is named by the way. */
  readonly aside: RegExp;
  readonly particle: RegExp;
}

/** What a text says before it says the opposite, and what it says only to remind. */
const TAKEN_BACK =
  /^.*(?<!\p{L})(?:but|however|pero|sino|mais|aber|sondern|mas|ma|maar)(?!\p{L})|^.*但|(?<!\p{L})(?:(?:do not|don['’]t) forget|not only|no olvid\p{L}+|n['’]oubliez pas|nicht vergessen|vergessen sie nicht|não (?:se )?esqueça\p{L}*|non dimentica\p{L}*|vergeet niet)(?!\p{L})|不要忘记/giu;

/** What is done against it, which denies nothing: "How to avoid scams", "Para evitar errores:". */
const PURPOSE =
  /^(?:(?:how |in order )?to|para|c[óo]mo|pour|comment|per|come) (?:avoid|prevent|evitar|éviter|evitare)(?!\p{L})/iu;

/** Whether a heading turns round the items below it; what denies may be a part of a name that does not open with it. */
export function forbids(heading: string, locale: string): boolean {
  const { forbids, denies } = denialOf(locale);
  const said = heading.trim().replace(PURPOSE, "");
  return forbids.test(said) || (/[:：]$/u.test(said) ? denies.test(said) : said.search(denies) === 0);
}

/** Whether a text denies or forbids something, be it what it leads to; not in a case or a purpose that it names. */
export function denies(text: string, locale: string): boolean {
  const { aside, forbids, denies } = denialOf(locale);
  // What is taken out below leaves no word that was not there.
  if (!forbids.test(text) && !denies.test(text)) return false;
  const said = text.replace(PURPOSE, "").replace(TAKEN_BACK, "").replace(aside, "");
  return forbids.test(said) || denies.test(said);
}

/** What denies nothing of the things it leads to: a reminder, what is easily missed, what costs nothing. */
const NO_DENIAL =
  /\b(?:not to (?:forget|miss)|(?:never|don['’]t|do not) (?:forget|miss|lose|worry|run out)|how to (?:fix|avoid|solve|prevent))\b|(?:\bnot|n['’]t) (?:charge|only|just|have to|need to|limited|required)\b/iu;
/** Why something goes wrong: what follows are causes and remedies. */
const OF_CAUSES =
  /[?？]|(?<!\p{L})(?:reasons?|causes?|motivos?|razones|raisons?|gründe|motivi|cause|redenen|oorzaken)(?!\p{L})/iu;
/** How a line begins that tells of a trouble of its reader, in any of the languages. */
const OPENS_WITH_TROUBLE =
  /^(?:if|when|why|my|si|cuando|mis?|quand|lorsque|mon|ma|mes|wenn|falls|warum|mein\p{L}*|quando|perché|meus?|minhas?|mio|mia|als|wanneer|waarom|mijn|s['’](?:il|elle|on)|se(?= non | não ))(?!\p{L})|^(?-i:I)(?:['’]| (?:can|could|did|am|have|was)\b)/iu;

/**
 * Whether a line or heading says of the things below it that they are not so: "We do not accept:", "Common myths". One
 * about a trouble, a case or a purpose says nothing of them, and of several clauses the last one leads to them.
 */
export function disowns(line: string, locale: string): boolean {
  const { forbids, particle } = denialOf(locale);
  const bare = line.trim().replace(/[:：]$/u, "");
  if (OF_CAUSES.test(bare) || OPENS_WITH_TROUBLE.test(bare) || PURPOSE.test(bare) || NO_DENIAL.test(bare)) return false;
  const last = bare.split(/[,:;，：；]|\s[–—-]\s/u).at(-1) ?? "";
  return !/^\s*(?:to|para|pour|per|om|um) /i.test(last) && (forbids.test(last) || particle.test(last));
}

const known = new Map<string, Denial>();

/** How a language denies; as English does where that is not known. */
function denialOf(locale: string): Denial {
  const language = primaryLanguage(locale);
  const key = Object.hasOwn(WORDS, language) ? language : "en";
  const denial = known.get(key) ?? compiled(WORDS[key] as DenialWords);
  known.set(key, denial);
  return denial;
}

/** What matches nothing. */
const NONE = "(?!)";

function compiled({
  spaced = true,
  forbids,
  denies = NONE,
  given = NONE,
  so = NONE,
  particle = NONE,
}: DenialWords): Denial {
  const word = (words: string) => (spaced ? `(?<!\\p{L})(?:${words})(?![\\p{L}-])` : words);
  const goesOn = "(?! (?:and|or|y|o|et|ou|und|oder|e|en|of)(?!\\p{L}))";
  const aside = `${word(given)}(?:[^:]*?,${goesOn}|[^:]*)|(?<=\\S )${word(so)}[^,:]*`;
  return {
    forbids: new RegExp(word(forbids), "iu"),
    denies: new RegExp(word(denies), "iu"),
    aside: new RegExp(aside, "giu"),
    particle: new RegExp(`(?<!\\p{L})(?:${particle})`, "iu"),
  };
}
