import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { ARTICLES } from "./articles.ts";
import { opensWell } from "./inner-phrases.ts";
import { labelled } from "./labelled.ts";
import { INFINITIVE_FIRST } from "./task-verbs.ts";

/** Marks that open a question or a quotation, which nobody types first. */
const OPENING = /^[¿¡]\s*/u;
/** Who has the trouble, which is typed without: "Forgot my password". */
const TROUBLED =
  /^(?:I (?=(?:forgot|lost|can['’]t|cannot|don['’]t|didn['’]t) )|J['’]ai (?=(?:oublié|perdu) )|He (?=(?:olvidado|perdido) )|Ho (?=(?:dimenticato|perso) )|Ich habe (?=.+ (?:vergessen|verloren)$)|Ik ben (?=.+ (?:vergeten|kwijt)$))/u;
const QUOTED = /^[«“„"]\s?([^«»“”„"]{3,120}?)\s?[»”“"]$/u;
/** Where few names of places begin with an article; elsewhere "Las Vegas" is one, as may be any short title in capitals. */
const APART: ReadonlySet<string> = new Set(["en", "de", "nl"]);
const NO_NAME = /^(?:\p{Ll}|\p{Lu}{2}|\S+ \S+ \S)/u;
/** What is done to what is one's own. */
const VERBS_OF_OWN =
  "transfer|renew|cancel|delete|update|verify|reset|recover|restore|upgrade|downgrade|manage|protect|secure|edit|remove";
/** What a visitor may own, behind the verb that begins a title, as the site writes it and as a visitor does. */
const OWNED: Readonly<Record<string, { verb: RegExp; words: Readonly<Record<string, string>> }>> = {
  en: {
    verb: new RegExp(`^(?:${VERBS_OF_OWN}|close|change|move|register|point) `, "i"),
    words: { your: "my", a: "my", an: "my" },
  },
  fr: { verb: INFINITIVE_FIRST.fr, words: { son: "mon", sa: "ma", ses: "mes" } },
  es: { verb: INFINITIVE_FIRST.es, words: { su: "mi", sus: "mis", tu: "mi", tus: "mis" } },
  pt: { verb: INFINITIVE_FIRST.pt, words: { seu: "meu", sua: "minha", seus: "meus", suas: "minhas" } },
  nl: {
    // Behind any other word "je" may be who does something: "Hoe je …".
    verb: /^(?:wijzig|verander|annuleer|verleng|verwijder|beheer|bekijk|koppel|activeer|deactiveer|herstel|beveilig|verhuis|open|sluit|verplaats|betaal|deel|bescherm|registreer|bestel|controleer|bewerk|verifieer|bevestig|reset|update|upgrade|download|upload|maak|vind|zet|zeg|stuur|plaats) /iu,
    words: { je: "mijn", jouw: "mijn", uw: "mijn" },
  },
};
/** "A thing" is the visitor's own behind these: "Register a death", "Change a bulb" are of other things. */
const OF_ANY = new RegExp(`^(?:${VERBS_OF_OWN}) an? (?!\\S+['’]s? )`, "i");
/** "Boxes: pack a lid", of which visitors may type "boxes lid". */
const LABELLED = /^(\p{L}[\p{L}\p{N}-]*(?: \p{L}[\p{L}\p{N}-]*)?)\s?: ([^,;:()?–—|]+)$/u;
const FEWEST_BEHIND = 2;
const AND = /^(?:and|und|et|y|e|en|&)$/iu;

/** A phrase as it begins where it is typed: without marks before its first word, or who has a trouble; else undefined. */
export function unmarked(phrase: string): string | undefined {
  const own = phrase.replace(TROUBLED, "");
  if (own !== phrase) return own.charAt(0).toUpperCase() + own.slice(1);
  const bare = QUOTED.exec(phrase)?.[1] ?? phrase.replace(OPENING, "");
  return bare === phrase || bare === "" ? undefined : bare;
}

/** Words that are written with a hyphen and typed without as often. */
const JOINED =
  /^(?:(wi|hi)[-\u2010\u2011](fi)|(e)[-\u2010\u2011](mails?|books?|bikes?|tickets?|learning))(?![\p{L}-])/iu;

/** A title whose first word is typed without its hyphen as well: "WiFi password" of "Wi-Fi password". */
export function joined(title: string): string | undefined {
  const [first, before, behind = "", letter = "", word = ""] = JOINED.exec(title) ?? [];
  if (first === undefined) return undefined;
  return (before === undefined ? letter + word.toLowerCase() : before + behind) + title.slice(first.length);
}

/** A title of a thing without its article: "The harbour". */
export function withoutArticle(title: string, locale: string): string | undefined {
  const language = primaryLanguage(locale);
  const [written = "", article = ""] = /^(\p{L}+)(?: |(?<=^[Ll])['’])(?=\S)/u.exec(title) ?? [];
  const bare = title.slice(written.length);
  if (!ARTICLES[language]?.includes(article.toLowerCase()) || !opensWell(bare, locale)) return undefined;
  return APART.has(language) || NO_NAME.test(bare) ? bare : undefined;
}

/** A task as a visitor says it of what is his: "Transfer my domain" of "Transfer a domain". */
export function ofVisitor(title: string, locale: string): string | undefined {
  const owned = OWNED[primaryLanguage(locale)];
  const verb = owned?.verb.exec(title)?.[0];
  if (owned === undefined || verb === undefined) return undefined;
  const [word = "", ...others] = title.slice(verb.length).split(" ");
  if (/^an?$/.test(word) && !OF_ANY.test(title)) return undefined;
  const mine = Object.hasOwn(owned.words, word) ? owned.words[word] : undefined;
  return mine === undefined || others.length === 0 ? undefined : [verb.trim(), mine, ...others].join(" ");
}

/**
 * The label of a title before each later word of what it names: "Boxes lid colours" of "Boxes: set lid colours". One with
 * a small word in it, but for "and", would lose what belongs together.
 */
export function acrossLabel(title: string, locale: string): string[] {
  const [, label = "", rest = ""] = LABELLED.exec(title) ?? [];
  const words = rest.split(" ");
  const joined = words.some((word) => !AND.test(word) && (/['’]/u.test(word) || !opensWell(word, locale)));
  if (joined) return [];
  return words.slice(1, 1 - FEWEST_BEHIND).flatMap((word, i) => {
    return AND.test(word) || AND.test(words[i] ?? "") ? [] : [`${label} ${words.slice(i + 1).join(" ")}`];
  });
}

/** Headings that say nothing but where on a page one is. */
const GENERIC =
  /^(?:(?:table of )?contents|inhalt(?:sverzeichnis)?|sommaire|contenidos?|índice|indice|sommario|sumário|inhoud(?:sopgave)?|overview|introduction|examples?|more|see also|links?|resources?|summary|related .*|notes?|misc\p{L}*|divers|exemples?|liens utiles|recommandations|ressources|généralités|prérequis|allgemein\p{L}*|beispiele?|übersicht|einleitung|weiter\p{L}*(?: (?:hinweise|informationen|infos|links|fragen|themen))?|hinweise?|otros artículos|ejemplos?|resumen|introducción|esempi\p{L}?|introduzione|note|exemplos?|introdução|voorbeeld\p{L}*|introductie|inleiding|overzicht|voorbereiding|conclus\p{L}*|afsluiting)$/iu;
/** Whether a heading only tells where on its page one is. */
export function isGeneric(heading: string): boolean {
  return GENERIC.test(heading);
}

/** Headings of a page that its title leads to, and words of such a title and heading. */
const HEADINGS_OF_TITLE = 4;
const WORDS_OF_TITLE = 2;

/** What a page of a short name tells of, behind the name: who has typed that is offered nothing else by it. */
export function belowTitle(title: string, headings: Iterable<string>, locale: string): string[] {
  if (title === "" || title.split(" ").length > WORDS_OF_TITLE || /[?？:：]/u.test(title)) return [];
  const own = title.toLowerCase();
  const fit = [...headings].filter((heading) => {
    if (heading === "" || /[?？:：.!]/u.test(heading) || isGeneric(heading)) return false;
    // One that begins as the title does is offered by itself.
    const other = heading.toLowerCase();
    const repeats = other.includes(own) || own.startsWith(other) || heading.split(" ", 1)[0] === title.split(" ", 1)[0];
    return opensWell(heading, locale) && !repeats;
  });
  return fit.slice(0, HEADINGS_OF_TITLE).map((heading) => labelled(title, heading, locale));
}
