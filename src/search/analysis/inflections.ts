import { ENGLISH_WORDS } from "./english-forms.ts";

/** Forms of a word that Snowball's stemmers leave apart: read before a word is stemmed. */
const BEFORE: Record<string, readonly [form: RegExp, as: string][]> = {
  // As Americans write: "colour", "practised", "organise", "analysing", "centred", "catalogue", "licence".
  en: [
    [
      /(?<=(?:arm|behavi|cand|clam|col|endeav|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|rig|rum|sav|splend|tum|vap|vig))our(?=(?:s|ed|ings?|ites?|able|ful|hoods?|al|ers?)?$)/,
      "or",
    ],
    [/^practis(?=(?:e[ds]?|ing)$)/, "practic"],
    [
      /(?<=\p{L}{2}(?:[ae]l|il|ar|er|or|at|it|an|in|on|gn|im|ic|\p{L}om))is(?=(?:e[ds]?|ers?|ing|ations?|able)$)/u,
      "iz",
    ],
    [/(?<=(?:an|par|cat)al)ys(?=(?:e[ds]?|ers?|ing)$)/, "yz"],
    [/(?<=(?:cent|met|lit|theat|fib|sab|calib))r(?=e[ds]?$)/, "er"],
    [/(?<=al)ogue(?=s?$)/, "og"],
    [/(?<=^(?:lic|def|off|pret))ence(?=s?$)/, "ense"],
  ],
  // "umzumelden": "ummelden"; no word of "Zug" or "Auszubildende".
  de: [[/^(ab|an|auf|aus|ein|um|vor|mit|nach|zurück|weg)zu(?!g|bildend)(?=\p{L}{2,}(?:en|ern|eln)$)/u, "$1"]],
  // "luces": "luz".
  es: [[/(?<=[aeiouáéíóú])z$/, "ces"]],
  pt: [
    // "opções", "pães": "opção", "pão"; also as most are typed without accents.
    [/[õã]es$/, "ão"],
    [/(?<=[cs])oes$/, "ao"],
    // "imagens", "animais", "úteis", "papéis", "lençóis": "imagem", "animal", "útil", "papel", "lençol".
    [/(?<=[aeiou])ns$/, "m"],
    [/(?<=..)ais$/, "al"],
    [/(?<=.[cgt])eis$/, "il"],
    [/(?<=..)[eé]is$/, "el"],
    [/(?<=..)óis$/, "ol"],
  ],
};

/** Of words on -en alone the plural moves the accent: "imágenes" is "imagen", where "almacenes" is "almacén". */
const SPANISH_MOVED = /^(.*[áéíóú][^áéíóú]*en)es$/;
const PLAIN_VOWELS: Record<string, string> = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };

/** Irregular forms, each with the word that it is one of. */
const WORDS: Record<string, ReadonlyMap<string, string>> = { en: ENGLISH_WORDS };

/** Stems that irregular forms leave, each with that of the word. */
const IRREGULAR: Record<string, ReadonlyMap<string, string>> = {
  fr: new Map([["traval", "travail"]]),
  nl: new Map([
    ["kinder", "kind"],
    ["sted", "stad"],
  ]),
};

/** Whether there are such forms of a language. */
export function readsForms(language: string): boolean {
  return Object.hasOwn(BEFORE, language) || Object.hasOwn(IRREGULAR, language);
}

/** A word in the form that its language's stemmer knows best: "imagen" for "imágenes". */
export function plainForm(word: string, language: string): string {
  const [, moved] = (language === "es" && SPANISH_MOVED.exec(word)) || [];
  if (moved !== undefined) return moved.replace(/[áéíóú]/, (vowel) => PLAIN_VOWELS[vowel] ?? vowel);
  const known = WORDS[language]?.get(word);
  if (known !== undefined) return known;
  for (const [form, as] of BEFORE[language] ?? []) if (form.test(word)) return word.replace(form, as);
  return word;
}

/** A stem as all forms of its word have it: "brief" for the "briev" of "brieven". */
export function sharedStem(stem: string, language: string): string {
  const shared = language === "nl" ? dutchEnd(stem) : stem;
  return IRREGULAR[language]?.get(shared) ?? shared;
}

/**
 * No Dutch word ends in v, z or a double consonant: "brieven", "huizen" and "lessen" are "brief", "huis" and "les". An s
 * behind a consonant goes from the one form ("fiets") and stays in the other ("fietsen").
 */
function dutchEnd(stem: string): string {
  if (stem.length < 3) return stem;
  return stem
    .replace(/([bcdfghjklmnpqrstvwxz])\1$/, "$1")
    .replace(/v$/, "f")
    .replace(/z$/, "s")
    .replace(/(?<=..[^aeiouyèj\d])s$/, "");
}
