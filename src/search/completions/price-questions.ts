import { SUM } from "../analysis/currencies.ts";

/** A sentence that tells what a thing costs, and how a visitor asks for it. */
interface Price {
  readonly tells: RegExp;
  ask(thing: string): string;
}

/** A sum of money behind a verb, in figures. */
const ABOUT_SUM = `(?:from |only |just |nur |ab |seulement |solo |sólo |só |apenas |slechts )?${SUM}`;
/** What is paid in English: of anything else a sum may be the worth, the debt or the record. */
const PAID =
  "(?:\\p{Ll}+ )?(?:\\p{Ll}*fee|deposit|charge|fare|rent|hire|subscription|membership|entry|entrance|admission|ticket|pass|toll|surcharge|supplement|fine)";
/** What names no thing that one may buy, or none without what stands before it. */
const NAMELESS = [
  "(?:price|cost|first|second|third|last|next|rest|other|whole|same|total|lot|latter|former|club|society|association|charity|church|school|project)",
  "(?:preis|erste|zweite|dritte|letzte|nächste|rest|andere|ganze|gesamte|letztere|verein|club|jahr|spaß|projekt)",
  "(?:prix|premi(?:er|ère)|seconde?|derni(?:er|ère)|reste|autre|tout|ensemble|club|association|projet)",
  "(?:precio|primer[oa]|segund[oa]|últim[oa]|resto|otr[oa]|total|asociación|proyecto)",
  "(?:prezzo|prim[oa]|second[oa]|ultim[oa]|resto|altr[oa]|totale|associazione|progetto)",
  "(?:preço|primeir[oa]|outr[oa]|restante|associação|projeto)",
  "(?:prijs|eerste|tweede|derde|laatste|andere|rest|geheel|vereniging|project)",
];
const NAMES_NOTHING = new RegExp(`^(?:\\p{L}+[ '’])(?:${NAMELESS.join("|")})(?!\\p{L})`, "iu");

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const price = (
  articles: string,
  verb: string,
  ask: Price["ask"],
  named = "[\\p{L}-]{3,30}(?: \\p{Ll}[\\p{L}-]+)?",
) => ({
  tells: new RegExp(`^(?<thing>(?:${articles})${named}) (?:${verb}) ${ABOUT_SUM}`, "u"),
  ask: (thing: string) => ask(small(thing)),
});

/** How each language of the engine tells what a thing costs. */
const PRICES: Readonly<Record<string, readonly Price[]>> = {
  en: [
    price("The ", "is", (thing) => `How much is ${thing}?`, PAID),
    price("The ", "costs", (thing) => `How much is ${thing}?`),
  ],
  de: [
    price("Der |Die |Das ", "kostet", (thing) => `Was kostet ${thing}?`),
    price("Der |Die |Das ", "beträgt", (thing) => `Wie hoch ist ${thing}?`),
  ],
  fr: [price("L['’]|La |Le ", "coûte", (thing) => `Combien coûte ${thing} ?`)],
  es: [price("El |La ", "cuesta", (thing) => `¿Cuánto cuesta ${thing}?`)],
  it: [price("L['’]|Il |La |Lo ", "costa", (thing) => `Quanto costa ${thing}?`)],
  pt: [price("O |A ", "custa", (thing) => `Quanto custa ${thing}?`)],
  nl: [
    price("De |Het ", "kost", (thing) => `Wat kost ${thing}?`),
    price("De |Het ", "bedraagt", (thing) => `Hoe hoog is ${thing}?`),
  ],
};

/** What a visitor asks whose price a sentence tells: "How much is the deposit?" */
export function priceQuestions(sentence: string, language: string): string[] {
  for (const { tells, ask } of PRICES[language] ?? []) {
    const thing = tells.exec(sentence)?.groups?.thing;
    if (thing !== undefined && !NAMES_NOTHING.test(thing)) return [ask(thing)];
  }
  return [];
}
