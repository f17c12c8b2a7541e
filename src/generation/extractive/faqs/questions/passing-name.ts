import type { SourcePage } from "../../../../schemas/generation.ts";
import { termsOf } from "../../../text/terms.ts";
import type { PageWords } from "../wording/page-words.ts";

/** Pages that say what things are, whatever they are about; of a glossary, the address may tell so. */
const SAYS_WHAT_THINGS_ARE = /\b(?:FAQs?|frequently asked|concepts|foire aux questions)\b/iu;
const IS_GLOSSARY =
  /\b(?:glossary|definitions|terminology|glossaire|glosario|glossário|glossario|glossar|begrippen\p{L}*|(?:lexi|léxi|lessi)[ckq]\p{L}*)\b/iu;
/** Titles of pages that begin with what their site or folder is. */
const INTRODUCES =
  /^(?:home|welcome|discover|about|start|introduction|introducing|getting started|overview|accueil|bienvenue|présentation|inicio|início|bienvenid\p{L}+|presentación|introducción|introdução|apresentação|bem-vind\p{L}+|benvenut\p{L}+|introduzione|presentazione|willkommen|einführung|startseite|welkom|inleiding|introductie|qui |quem |quién|chi |wer |wie )(?:\b|$)/iu;
/** Parts of an address that tell what its page is: the last, and the folder that it is in. */
const OWN_PARTS = 2;

/**
 * Whether a thing is a bare name, of a product or of the site itself, that neither the title nor the address of its page
 * has, nor a section of its own: the page speaks of it on the way, and its visitors ask what it is somewhere else.
 */
export function isNamedInPassing(thing: string, page: SourcePage, words: PageWords): boolean {
  const { title, url, locale } = page;
  if (SAYS_WHAT_THINGS_ARE.test(title) || INTRODUCES.test(title)) return false;
  if (IS_GLOSSARY.test(`${title} ${addressOf(url)}`)) return false;
  const isSite = words.isSite(thing);
  if (!isSite && !isBareName(thing, locale, words)) return false;
  const site = isSite ? "" : (URL.parse(url)?.hostname.replaceAll(".", " ") ?? "");
  const about = `${title} ${addressOf(url)} ${site}`;
  const named = new Set(termsOf(about, locale));
  if (lettersOf(about).includes(lettersOf(thing)) || termsOf(thing, locale).some((term) => named.has(term)))
    return false;
  return isSite || !isIntroduced(thing, page, words);
}

/** What has an article, what is done, and letters that stand for something: whoever meets them asks what. */
const NO_NAME = /^(?:An?|The) |^[\p{Lu}\p{N}]+$|^\p{L}['’]|\p{Ll}ing$/u;
/** Whether a thing is a name without its article; German nouns have capitals too. */
function isBareName(thing: string, locale: string, words: PageWords): boolean {
  if (NO_NAME.test(thing) || locale.startsWith("de")) return false;
  return thing.split(" ").every((word) => /\p{Lu}/u.test(word) && !words.isSmall(word));
}

/** Sentences with a name that a page comes back to, sentences that a page opens with, and headings that list names. */
const OFTEN = 3;
const OPENING = 2;
const LISTED = 4;

/** Whether a page comes back to a name that it opens with or puts above what it says of it: in a label, or at the end of a heading. */
function isIntroduced(name: string, { passages, locale }: SourcePage, words: PageWords): boolean {
  const naming = words.sentencesOf(name);
  if (naming.length < OFTEN) return false;
  if (words.opensWith(name, OPENING) || words.writes(`\n${name}\n${name} `)) return true;
  const own = naming.find(({ passage }) => ` ${passage.heading}`.endsWith(` ${name}`))?.passage;
  const beside = passages.filter(({ level, heading }) => level === own?.level && isBareName(heading, locale, words));
  return own !== undefined && new Set(beside.map(({ heading }) => heading)).size < LISTED;
}

/** The words that an address ends with; "" where it is no address. */
function addressOf(url: string): string {
  const parts = URL.parse(url)?.pathname.split("/").filter(Boolean) ?? [];
  return parts.slice(-OWN_PARTS).join(" ").replace(/[-_.]/g, " ");
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
