import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";

/** Where a question begins: first of all, behind what is told, or behind one word. */
const BEGINS = "(?<=(?:^|[,;.!] |^(?:a|con|de|desde|en|hasta|para|por|y) )¿?)";

/** Words that ask, as they are typed without accents; before a comma "cuando" and its like only say in which case. */
const TYPED: Record<string, readonly (readonly [typed: RegExp, written: string])[]> = {
  es: [
    [opening("que(?= )"), "qué"],
    [opening("cu[aá]nt(?=[oa]s?(?!\\p{L}))"), "cuánt"],
    [opening("cual(?=(?:es)?(?!\\p{L}))"), "cuál"],
    [opening("quien(?=(?:es)?(?!\\p{L}))"), "quién"],
    [opening("como(?= [^,]*$)"), "cómo"],
    [opening("cuando(?= [^,]*$)"), "cuándo"],
    [opening("donde(?= [^,]*$)"), "dónde"],
  ],
  fr: [
    [opening("ou(?= )"), "où"],
    [opening("a(?= quel(?:le)?s? )"), "à"],
  ],
  it: [
    [opening("((?:che )?cosa) e(?= )"), "$1 è"],
    [opening("((?:(?:che )?cos|dov|quand|com|quant)['’])e(?= )"), "$1è"],
  ],
  pt: [[opening("(o que|quem|qual|onde|quando|quanto) e(?= )"), "$1 é"]],
  // What one becomes tells as little as what one can: "Word" without "ik" names a program.
  nl: [[/(?<=^(?:hoe|wanneer|waar|waarom) )word ik(?= )/giu, "kan ik"]],
};

function opening(typed: string): RegExp {
  return new RegExp(`${BEGINS}${typed}`, "giu");
}

/** A query whose words that ask have the accents that few visitors type ("como puedo", "ou se trouve"). */
export function withAskingAccents(query: string, locale: string): string {
  const typed = TYPED[primaryLanguage(locale)] ?? [];
  return typed.reduce((text, [word, written]) => text.replace(word, written), query);
}
