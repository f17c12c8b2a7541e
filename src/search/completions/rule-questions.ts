import { primaryLanguage } from "../../corpus/language/primary-language.ts";

/** A sentence that tells what is allowed, and how a visitor asks for it: `thing` and `state` are its own words. */
interface Rule {
  readonly tells: RegExp;
  ask(said: Said): string;
}

interface Said {
  readonly thing: string;
  readonly state: string;
}

/** What is allowed is named in a word or two: more is a clause. */
const THING = "(?<thing>\\p{Lu}[\\p{L}-]+(?: \\p{Ll}[\\p{L}-]+)?)";
/** What is asked for no more than others, or names nothing without what stands before it. */
const NAMELESS =
  /^(?:it|this|that|these|those|they|there|you|we|all|both|none|some|no|what|which|(?:das|die|dit|het)$|dies\p{L}*|es|sie|wir|alle|hier|ils?|elles?|cel\p{L}*|ce|est\p{L}*|ell[oa]s|quest\p{L}*|ess[ei]s?|deze|ze|zij|er)(?!\p{L})/iu;

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const rule = (tells: string, ask: Rule["ask"]): Rule => ({ tells: new RegExp(`^${tells}`, "u"), ask });

/** A sum of money behind a verb, in figures. */
const SUM =
  "(?:from |only |just |nur |ab |seulement |solo |sólo |só |apenas |slechts )?(?:(?:[€$£]|EUR) ?\\d|\\d[\\d.,]* ?(?:[€$£]|EUR|euros?(?!\\p{L})))";
/** A thing with its article, which a sentence of what it costs begins with. */
const priced = (articles: string) => `(?<thing>(?:${articles})[\\p{L}-]{3,30}(?: \\p{Ll}[\\p{L}-]+)?)`;

/** The rules of each language of the engine: who may bring what, and what something costs, is asked of most places. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    rule(
      `${THING} (?<state>are|is) (?:strictly |not |only |also )*(?:allowed|permitted|welcome|forbidden|prohibited|banned)(?!\\p{L})`,
      ({ thing, state }) => `${state === "is" ? "Is" : "Are"} ${small(thing)} allowed?`,
    ),
    rule(`${priced("The ")} (?<state>is|costs) ${SUM}`, ({ thing }) => `How much is ${small(thing)}?`),
  ],
  de: [
    rule(
      `${THING} (?<state>sind|ist) (?:\\p{L}+ ){0,5}?(?:nicht |nur |ausdrücklich |willkommen )*(?:erlaubt|gestattet|verboten|untersagt|willkommen)(?!\\p{L})`,
      ({ thing, state }) => `${state === "ist" ? "Ist" : "Sind"} ${thing} erlaubt?`,
    ),
    rule(`${priced("Der |Die |Das ")} kostet ${SUM}`, ({ thing }) => `Was kostet ${small(thing)}?`),
    rule(`${priced("Der |Die |Das ")} beträgt ${SUM}`, ({ thing }) => `Wie hoch ist ${small(thing)}?`),
  ],
  fr: [
    rule(
      "(?<thing>Les \\p{Ll}[\\p{L}-]+) (?:ne )?sont (?:pas |strictement )?(?<state>autorisé|admis|accepté|interdit)(?<ending>e?s?)(?!\\p{L})",
      ({ thing, state }) => `${thing} sont-${/es$/u.test(state) ? "elles autorisées" : "ils autorisés"} ?`,
    ),
    rule(`${priced("L['’]|La |Le ")} coûte ${SUM}`, ({ thing }) => `Combien coûte ${small(thing)} ?`),
  ],
  es: [
    rule(
      "(?<thing>(?:Los|Las) \\p{Ll}[\\p{L}-]+) (?:no )?están (?<state>permitid[oa]s|prohibid[oa]s|admitid[oa]s)(?!\\p{L})",
      ({ thing, state }) => `¿Están permitid${state.slice(-2)} ${small(thing)}?`,
    ),
    rule(
      "No se (?<state>admiten|permiten) (?<thing>\\p{Ll}+)(?!\\p{L})",
      ({ thing, state }) => `¿Se ${state} ${thing}?`,
    ),
    rule(`${priced("El |La ")} cuesta ${SUM}`, ({ thing }) => `¿Cuánto cuesta ${small(thing)}?`),
  ],
  it: [
    rule(
      "(?<thing>(?:I|Gli|Le) \\p{Ll}[\\p{L}-]+) (?:non )?sono (?<state>ammess[ie]|consentit[ie]|vietat[ie])(?!\\p{L})",
      ({ thing, state }) => `${thing} sono ammess${state.slice(-1)}?`,
    ),
    rule(`${priced("L['’]|Il |La |Lo ")} costa ${SUM}`, ({ thing }) => `Quanto costa ${small(thing)}?`),
  ],
  pt: [
    rule(
      "(?<thing>(?:Os|As) \\p{Ll}[\\p{L}-]+) (?:não )?são (?<state>permitid[oa]s|proibid[oa]s|admitid[oa]s)(?!\\p{L})",
      ({ thing, state }) => `${thing} são permitid${state.slice(-2)}?`,
    ),
    rule(`${priced("O |A ")} custa ${SUM}`, ({ thing }) => `Quanto custa ${small(thing)}?`),
  ],
  nl: [
    rule(
      `${THING} (?<state>zijn|is) (?:\\p{L}+ ){0,5}?(?:niet |alleen )?(?:toegestaan|verboden|welkom)(?!\\p{L})`,
      ({ thing, state }) => `${state === "is" ? "Is" : "Zijn"} ${small(thing)} toegestaan?`,
    ),
    rule(`${priced("De |Het ")} (?:kost|bedraagt) ${SUM}`, ({ thing }) => `Wat kost ${small(thing)}?`),
  ],
};

/** What visitors call what a rule calls by its kind: the reply knows one for the other. */
const OWN_WORDS: readonly (readonly [said: RegExp, typed: string])[] = [
  [/(?<!\p{L})pets(?!\p{L})/iu, "dogs"],
  [/(?<!\p{L})Haustiere(?!\p{L})/u, "Hunde"],
  [/(?<!\p{L})animaux(?!\p{L})/iu, "chiens"],
  [/(?<!\p{L})mascotas(?!\p{L})/iu, "perros"],
  [/(?<!\p{L})huisdieren(?!\p{L})/iu, "honden"],
];

/** What may be done, in a few words of English, by verbs that visitors have: "You can pay in cash." */
const MAY =
  /^(?:You|Visitors|Guests) (?:can|may)(?: also| only)? (?<task>(?:pay|park|camp|bring|book|hire|rent|borrow|stay|reserve|swim) (?!(?:it|this|that|them|these|those)(?!\p{L}))(?:[\p{Ll}\p{N}'’-]+ ){0,4}?[\p{Ll}\p{N}'’-]+)(?= or |,? but |[.,;]|$)/u;
/** The same of German by a word or two before the verb at its end: "Sie können bar zahlen." */
const MAY_DE = /^(?:Sie können|Du kannst|Ihr könnt)(?: auch| nur)? (?<task>(?:[\p{L}-]+ ){1,3}(?:be)?zahlen)[.!]?$/u;
/** A word that needs another behind it, and so ends no question. */
const OPEN_END = /(?<!\p{L})(?:a|an|and|as|at|by|for|from|if|in|of|on|or|than|that|the|to|which|who|with|your|our)$/iu;

/** Characters of a sentence that are looked at, and questions of a passage. */
const LONGEST = 160;
const MOST = 4;

/** What a visitor asks to be allowed that the sentences of a passage tell: "Are dogs allowed?", "Can I pay in cash?" */
export function ruleQuestions(text: string, locale: string): string[] {
  const language = primaryLanguage(locale);
  const rules = RULES[language];
  if (rules === undefined) return [];
  const sentences = text
    .split(/\n|(?<=[.!]) /u)
    .map((sentence) => sentence.slice(0, LONGEST).replace(/^[\s*•-]+/u, ""));
  const asked = sentences.flatMap((sentence) => [...allowedBy(rules, sentence), ...doneBy(sentence, language)]);
  return [...new Set(asked)].slice(0, MOST);
}

function allowedBy(rules: readonly Rule[], sentence: string): string[] {
  for (const { tells, ask } of rules) {
    const { thing = "", state = "", ending = "" } = tells.exec(sentence)?.groups ?? {};
    if (thing === "" || NAMELESS.test(thing)) continue;
    const question = ask({ thing, state: state + ending });
    const typed = OWN_WORDS.filter(([said]) => said.test(question)).map(([said, word]) => question.replace(said, word));
    return [question, ...typed];
  }
  return [];
}

function doneBy(sentence: string, language: string): string[] {
  const said = language === "en" ? MAY : language === "de" ? MAY_DE : undefined;
  const task = said?.exec(sentence)?.groups?.task;
  if (task === undefined || OPEN_END.test(task)) return [];
  return [language === "en" ? `Can I ${task.replace(/(?<!\p{L})your(?!\p{L})/gu, "my")}?` : `Kann ich ${task}?`];
}
