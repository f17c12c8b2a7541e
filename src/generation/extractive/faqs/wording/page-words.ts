import type { SourcePage } from "../../../../schemas/generation.ts";
import type { Unit } from "../../page/unit.ts";
import { isTaskVerb } from "../../sentence/verbs.ts";

/** A word, what stands before one that does not open a sentence, and what makes a word of it with what follows. */
const WORD = /^[\p{L}\p{N}][\p{L}\p{N}'’.-]*[\p{L}\p{N}]$/u;
const INSIDE = /[^\n][\p{L}\p{N},;’)] $/u;
const GOES_ON = /['’.-]*[\p{L}\p{N}]/uy;
/** UTF-16 units of a page in which a word is looked for. */
const MOST = 200_000;
/** UTF-16 units before a word in which the name is looked for that it is a part of. */
const NAME_BEFORE = 20;

/** What stands before a word that is a part of a longer name: "SAML Configuration". */
const PART_OF_NAME = /(?:\p{Lu}[\p{L}\p{N}]*|\d[\d.]*) $/u;

/** What stands behind a name that is no part of a longer one; as many UTF-16 units of it, and times it must be seen so. */
const STANDS_ALONE =
  /^(?:[.,;:!?)]| (?:is|are|was|has|had|can|will|should|must|may|to|in|on|at|of|for|and|or|with|without|from|when|if|by|as|that|which|so|[a-z]{2,}s)(?![\p{L}\p{N}]))/u;
const BEHIND = 16;
/** What is a name on any page. */
const NAMES_ANYWHERE =
  /^(?:Google|Microsoft|Facebook|Instagram|Twitter|Wikipedia|Gmail|Firefox|Chrome|Safari|Linux|Ubuntu|Debian|Fedora|Android)$/;
/** Sentences that speak of a thing which its page comes back to. */
const OFTEN = 3;
/** Sentences of a page that comes back to what it is about. */
const LONG = 25;
const LEAST_GIVEN = 2;

/** UTF-16 units before a word in which its article is looked for, and what stands between them. */
const THING_BEFORE = 40;
/** What stands before and behind a thing that has a name: "a Send", "your large Sends", "Sends can …". */
const ONE_OF_THEM = /(?<![\p{L}\p{N}_])(?:an?|each|every|your) (?:\p{Ll}+ )?$/u;
const ENDS_WORD = /^s?(?![\p{L}\p{N}_])/u;
const SEVERAL_DO = /^s (?:are|can|have)\b/;

const ARTICLE = /^((?:the|an?) )?(.*)$/iu;
/** What is counted by the number behind it, and is no name. */
const COUNTED =
  /^(?:steps?|parts?|chapters?|sections?|phases?|levels?|days?|weeks?|months?|years?|versions?|releases?|pages?|tables?|figures?|tips?|rules?|options?|methods?|examples?|top|first|last|next|only|over|under|about|types?|class(?:es)?|tiers?|grades?|rounds?|stages?|lessons?|modules?|units?)$/i;
/** Several things by a common word, before what is said of them: "Bags bigger than A4". */
const THINGS = /^\p{Lu}\p{Ll}+s \p{Ll}/u;

/** Times a word stands inside a sentence with a capital, without, and with one and no other name before it. */
interface Written {
  capital: number;
  small: number;
  alone: number;
}

/** How the words of a page are written inside its sentences, to tell names from words with a capital by position. */
export class PageWords {
  readonly #written = new Map<string, Written>();
  readonly #times = new Map<string, number>();
  readonly #text: string;
  readonly #lower: string;
  /** What is no code, and the same in small letters. */
  readonly #prose: string;
  readonly #lowerProse: string;
  /** The label before the top-level domain of the site's host: often its own name. */
  readonly #site: string;

  /** Sentences and lines in which a term stands. */
  readonly #units = new Map<string, number>();

  readonly #sentences: readonly Unit[];
  readonly #size: number;
  readonly #title: string;

  constructor(units: readonly Unit[]) {
    this.#title = units[0]?.source.title ?? "";
    this.#size = units.length;
    this.#sentences = units.filter(({ kind }) => kind === "prose");
    for (const { terms } of units) for (const term of new Set(terms)) this.#units.set(term, this.#timesIn(term) + 1);
    this.#text = units.map(({ text }) => text).join("\n");
    this.#lower = this.#text.toLowerCase();
    const prose = units.filter(({ kind }) => kind !== "code").map(({ text }) => text);
    this.#prose = prose.join("\n").slice(0, MOST);
    this.#lowerProse = this.#prose.toLowerCase();
    this.#site =
      URL.parse(units[0]?.source.url ?? "")
        ?.hostname.split(".")
        .at(-2) ?? "";
  }

  /** How the page writes a word inside its sentences; undefined where it does not. Counted when first asked for. */
  #writtenAs(word: string): Written | undefined {
    const key = word.toLowerCase();
    const known = this.#written.get(key) ?? this.#count(key);
    this.#written.set(key, known);
    return known.small + known.capital === 0 ? undefined : known;
  }

  #count(key: string): Written {
    const written = { capital: 0, small: 0, alone: 0 };
    if (!WORD.test(key)) return written;
    const text = this.#prose;
    const lower = this.#lowerProse;
    for (let at = lower.indexOf(key); at >= 0; at = lower.indexOf(key, at + key.length)) {
      GOES_ON.lastIndex = at + key.length;
      if (!INSIDE.test(text.slice(Math.max(0, at - 4), at)) || GOES_ON.test(text)) continue;
      const isSmall = text.startsWith(key, at);
      written[isSmall ? "small" : "capital"]++;
      if (!isSmall && !PART_OF_NAME.test(text.slice(Math.max(0, at - NAME_BEFORE), at))) written.alone++;
    }
    return written;
  }

  /** A heading or subject as it would stand inside a sentence: names keep their capitals, other words lose them. */
  inSentence(phrase: string): string {
    // "Order Act (OA)" is a name.
    if (/ \(\p{Lu}{2,}\)$/u.test(phrase)) return phrase;
    const words = phrase.split(" ");
    // A name of several words is written so in the text too.
    const [, article = "", name = ""] = ARTICLE.exec(phrase) ?? [];
    if (/\p{Lu}.* \p{Lu}/u.test(name) && this.#holds(name)) return `${article.toLowerCase()}${name}`;
    if (/^The \p{Lu}\S*$/u.test(phrase) && this.#standsInside(phrase)) return phrase;
    const titled = words.filter((word) => /^\p{Lu}/u.test(word)).length > Math.max(1, words.length / 2);
    return words
      .map((word, i) =>
        (i === 0 || (titled && !this.#namesAgain(word, words[i - 1]))) &&
        !this.#isModel(word, words[i + 1]) &&
        !this.#opensName(word, words[i + 1])
          ? this.#lowered(word, /^(?:the|an?)$/i.test(words[i - 1] ?? ""))
          : word,
      )
      .join(" ");
  }

  /** The article or possessive that the page gives a thing, in small letters; "" where it gives none. */
  articleOf(thing: string): string {
    const at = this.#lower.indexOf(` ${thing.toLowerCase()}`);
    for (let i = at; i >= 0; i = this.#lower.indexOf(` ${thing.toLowerCase()}`, i + 1)) {
      const article = /(?<![\p{L}\p{N}])(?:the|an?|your)$/u.exec(this.#lower.slice(Math.max(0, i - 6), i))?.[0];
      if (article !== undefined && !/^(?:[\p{L}\p{N}]| \p{Lu})/u.test(this.#text.slice(i + 1 + thing.length)))
        return article;
    }
    return "";
  }

  /** Whether the page gives a name its article where it stands alone ("the Panel is shown"), hardly ever leaving it out. */
  takesArticle(name: string): boolean {
    const key = name.toLowerCase();
    let given = 0;
    let left = 0;
    for (let at = this.#lower.indexOf(key); at >= 0; at = this.#lower.indexOf(key, at + key.length)) {
      const end = at + key.length;
      if (!STANDS_ALONE.test(this.#lower.slice(end, end + BEHIND))) continue;
      if (/(?<![\p{L}\p{N}])the $/u.test(this.#lower.slice(Math.max(0, at - 5), at))) given++;
      else left++;
    }
    return given >= LEAST_GIVEN && given > 2 * left;
  }

  /** What opens a sentence of the page as it would stand inside one: capitals after its first word are those of a name. */
  fromOpening(phrase: string): string {
    const [, article = "", name = ""] = ARTICLE.exec(phrase) ?? [];
    return /\p{L}\S* .*\p{Lu}/u.test(name) && !this.#isOfThings(name)
      ? `${article.toLowerCase()}${name}`
      : this.inSentence(phrase);
  }

  /**
   * Whether a word names the site or is written with a capital inside the page's sentences: the name of something. Commands write names
   * small, so a name may stand small up to twice as often.
   */
  isName(word: string): boolean {
    const { capital, small } = this.#writtenAs(word) ?? { capital: 0, small: 0 };
    if (small === 0 && (this.#site === word.toLowerCase() || NAMES_ANYWHERE.test(word))) return true;
    return capital > small || (capital >= 3 && capital * 2 >= small);
  }

  /** Whether a name is the site's own. */
  isSite(name: string): boolean {
    const letters = name.toLowerCase().replace(/\.\p{L}+$|[^\p{L}\p{N}.-]/gu, "");
    return this.#site !== "" && letters === this.#site;
  }

  /** Whether the page writes a word small inside its sentences. */
  isSmall(word: string): boolean {
    return (this.#writtenAs(word)?.small ?? 0) > 0;
  }

  /** Whether the page writes a phrase in these letters. */
  writes(phrase: string): boolean {
    return this.#text.includes(phrase);
  }

  /** Whether a name is the page's title, which has no article then. */
  isTitle(name: string): boolean {
    const plain = (text: string) => text.replaceAll("’", "'").toLowerCase();
    return plain(name) === plain(this.#title);
  }

  /** How often the page writes an abbreviation. */
  timesOf(short: string): number {
    const known = this.#times.get(short) ?? this.#text.split(new RegExp(`\\b${short}\\b`, "u")).length - 1;
    this.#times.set(short, known);
    return known;
  }

  #timesIn(term: string): number {
    return this.#units.get(term) ?? 0;
  }

  /** Whether the page is long enough to come back to what it is about. */
  get isLong(): boolean {
    return this.#size >= LONG;
  }

  /** Whether the page comes back to a thing, by its terms: what stands on it once or twice is told on the way. */
  comesBackTo(thing: readonly string[]): boolean {
    return thing.length > 0 && thing.every((term) => this.#timesIn(term) >= OFTEN);
  }

  /** The sentences of the page that have a name, beside lines that are the name alone. */
  sentencesOf(name: string): Unit[] {
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, "u");
    return this.#sentences.filter(({ text }) => text !== name && word.test(text));
  }

  /** Whether one of the sentences that the page opens with, as many as `first`, has a phrase. */
  opensWith(phrase: string, first: number): boolean {
    return this.#sentences.slice(0, first).some(({ text }) => text.includes(phrase));
  }

  /** Whether the page speaks of a word as of a thing with a name ("a Send", "your Sends"), though it is a verb too. */
  isThing(word: string): boolean {
    if (!/^\p{L}+$/u.test(word)) return false;
    const text = this.#text;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const before = text.slice(Math.max(0, at - THING_BEFORE), at);
      const behind = text.slice(at + word.length, at + word.length + BEHIND);
      if (ENDS_WORD.test(behind) && ONE_OF_THEM.test(before)) return true;
      if (SEVERAL_DO.test(behind) && !/[\p{L}\p{N}_]$/u.test(before)) return true;
    }
    return false;
  }

  /** Whether the page speaks of what a heading says as of a thing ("the Share Sheet"), and not only of what is pressed to do it. */
  namesThing(heading: string): boolean {
    if (!/^\p{L}+(?: \p{L}+){1,3}$/u.test(heading)) return false;
    const control =
      "button|link|page|option|tab|icon|menu|screen|form|section|field|command|dialog|window|settings?|box|step";
    const isNamed = `\\b(?:the|an?|your|each|every|this) ${heading}(?! (?:${control})\\b)\\b`;
    if (new RegExp(isNamed, "iu").test(this.#text)) return true;
    // "Scan progress is shown in …", but not "Select Export data. Export data is shown to admins."
    const isSubject = `(?:^|[.!?] )${heading} (?:is|are) (?:shown|displayed|measured|calculated|tracked|updated|reported|based)\\b`;
    const isPressed = `\\b(?:select|click|choose|press|tap|enable|open)(?: on)? (?:the )?["“]?${heading}\\b`;
    return new RegExp(isSubject, "imu").test(this.#text) && !new RegExp(isPressed, "iu").test(this.#text);
  }

  #isOfThings(phrase: string): boolean {
    return THINGS.test(phrase) && !this.isName(phrase.split(" ", 1)[0] ?? "");
  }

  /** Whether the page has a phrase in these letters within a line; one of two words with capitals may open it. */
  #holds(phrase: string): boolean {
    if (this.#text.includes(` ${phrase}`)) return true;
    return /^\p{Lu}\S* \p{Lu}\p{Ll}/u.test(phrase) && `\n${this.#text}`.includes(`\n${phrase}`);
  }

  /** Whether the page writes a phrase in these letters within a sentence: an article with its capital is of the name. */
  #standsInside(phrase: string): boolean {
    const text = this.#prose;
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length))
      if (INSIDE.test(text.slice(Math.max(0, at - 4), at))) return true;
    return false;
  }

  /** Whether a word names a product with the number behind it: "Brook 400". */
  #isModel(word: string, next = ""): boolean {
    return /^\d/.test(next) && /^\p{Lu}/u.test(word) && !COUNTED.test(word) && !this.isSmall(word);
  }

  /** Whether a word opens a name of two, the second of which keeps its capital: "Box Views" where the page writes so. */
  #opensName(word: string, next = ""): boolean {
    return (
      [word, next].every((part) => /^\p{Lu}\p{Ll}+$/u.test(part)) &&
      this.isName(next) &&
      this.#standsInside(`${word} ${next}`)
    );
  }

  /** Whether a word in brackets stands behind a name: "Entra (Azure)". */
  #namesAgain(word: string, before = ""): boolean {
    return /^\(\p{Lu}/u.test(word) && this.isName(before);
  }

  /** A word that follows an article is a name by itself only where it is one so on the page. */
  #lowered(word: string, byItself: boolean): string {
    const core = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    // "I", and the letter of "UNO Q"; an "A" is an article.
    if (!/^\p{Lu}\p{Ll}*(?:[-'’]\p{L}+)*$/u.test(core) || /^[B-Z]$/.test(core)) return word;
    if (byItself && (this.#writtenAs(core)?.alone ?? 1) === 0) return word.replace(core, core.toLowerCase());
    // "L’API" keeps the capitals of what stands behind its article.
    const small = /^\p{Lu}['’]\p{Lu}{2}/u.test(core)
      ? core.charAt(0).toLowerCase() + core.slice(1)
      : core.toLowerCase();
    return this.isName(core) ? word : word.replace(core, small);
  }
}

/** What a page is about, from its title: a short name or noun phrase; "" where the title is more of a sentence. */
export function subjectOf(page: SourcePage, words: PageWords): string {
  const [named = "", behind = ""] = page.title.split(/\s+[|·⋅∙–—]\s+|\s+-\s+|:\s+/u);
  const title = (isTask(behind) ? behind : named).trim();
  const plain = title.split(/\s+/).length <= 6 && !/[?!.,…"“”]/u.test(title.replace(/\.(?=\w)/g, ""));
  return plain && title !== "" && !SENTENCE.test(title) ? words.inSentence(title) : "";
}

/** Whether a title goes on with a task behind what that is of: "User action: Cancel a booking". */
function isTask(behind: string): boolean {
  const [verb = "", object = ""] = behind.split(" ");
  return isTaskVerb(verb) && /^(?:the|an?|your|my)$/i.test(object);
}

const ANNOUNCED =
  /^(?:announcing|introducing|meet|presenting|launching|unveiling|say hello to|welcome to)\s+(?:the (?:launch|release|start) of )?((?:the |our |a |an )?(?:new )?)(\p{Lu}[^?!,:;–—]{3,60})$/iu;

/** What a title announces ("Introducing Acme Pay"); "" where it announces nothing that has a name. */
export function announcedIn(title: string, words: PageWords): string {
  const [, article = "", name = ""] = ANNOUNCED.exec(title.split(/:\s+|\s+[|·⋅∙–—]\s+/u)[0]?.trim() ?? "") ?? [];
  if (name === "" || name.split(" ").length > 6) return "";
  return `${/^(?:the|our) (?!new)/i.test(article) ? "the " : ""}${words.fromOpening(name)}`;
}

/** Signs that a title is a sentence, a request or a story rather than a name. */
const SENTENCE =
  /^(?:how|what|why|when|where|who|which|is|are|can|do|does|should|welcome|announcing|introducing|meet|get|join|ask|hello|our|my|your|we|you|i|it|this|these|that|from|on|in|with|for|to|at|by|about|using|the story|part|week|day|update|a look|an update)\b|^\p{L}+ing\b|^\p{L}+ly \p{L}+ing\b|\b(?:recap|round-?up|webinar|newsletter|highlights|briefing|edition)\b|\b(?:is|are|was|were|we|you|our|your|us|makes?|helps?|gets?|launch(?:es)?|wins?|works?|goes|turns?|needs?|wants?|says?|meets?|builds?|i|that|how|why|lessons?|tips|ways|things|new|announced?|has|have|had|ends?|ended|continues?|presents|expands)\b|^\d/iu;
