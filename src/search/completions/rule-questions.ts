import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { feeQuestions } from "./fee-questions.ts";
import { placeQuestions } from "./place-questions.ts";
import { priceQuestions } from "./price-questions.ts";

/** A sentence that tells what is allowed, and how a visitor asks for it: `thing` is its own word. */
interface Rule {
  readonly tells: RegExp;
  ask(thing: string, said: string): string;
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** "BBQs" and "French bulldogs" keep their letters. */
const common = (thing: string) => (/^\p{Lu}\p{Ll}/u.test(thing) ? small(thing) : thing);
const rule = (tells: string, ask: Rule["ask"]): Rule => ({ tells: new RegExp(`^${tells}`, "u"), ask });

/** Adjectives and nouns before a thing with which it is one; before others may stand anything. */
const SORT = {
  en: "(?:Assistance|Guide|Service|Small|Large|Open|Hot|Gas|Charcoal|Camp|Portable|Disposable|Electric|Glass|Plastic|Loud|Motor|Sharp|Flash|Alcoholic|Mobile)",
  de: "(?:Offene[rs]?|Große|Kleine|Laute|Lebende|Alkoholische|Elektrische)",
  nl: "(?:Open|Grote|Kleine|Loslopende|Losse|Harde|Glazen|Alcoholische|Elektrische)",
};
/** What is welcome and not only invited, as members and donations are. */
const WELCOME = {
  en: "(?:Dogs|Pets|Animals|Cats|Horses|Children|Kids|Babies|Toddlers|Prams|Pushchairs|Buggies|Bikes|Bicycles|Campervans|Motorhomes|Caravans|Picnics)",
  de: "(?:Hunde|Haustiere|Tiere|Vierbeiner|Katzen|Pferde|Kinder|Kinderwagen|Fahrräder|Wohnmobile)",
  nl: "(?:Honden|Huisdieren|Dieren|Katten|Paarden|Kinderen|Kinderwagens|Fietsen|Campers)",
};
/** English things: several, or what is done or used up. Who may do something, or comes as a matter of course, is none. */
const THINGS = `(?!(?:Members|Visitors|Guests|Persons|Users|Parents|Residents|Customers|Tenants|Others|Players|Dancers|Students|Adults|Friends|Volunteers|Donations|Always|Sometimes|Perhaps|Ours|Yours|Theirs|Hers|This|Things|Items|Questions|Exceptions)(?!\\p{L}))(?:${SORT.en} \\p{Ll}[\\p{L}-]*s|\\p{Lu}[\\p{L}-]*s|Children)`;
const STUFF =
  "(?!(?:Nothing|Everything|Anything|Something|During)(?!\\p{L}))(?:\\p{Lu}\\p{Ll}+ing|Alcohol|Food|Photography|Music|Glass)";
/** What stands between a German verb and its participle, where no subject does: "Dort ist Baden verboten" has one. */
const BETWEEN_DE =
  "(?:(?:nicht|nur|leider|auch|ausdrücklich|streng|strengstens|grundsätzlich|generell|hier|jederzeit|überall|ebenfalls|immer|herzlich|stets|derzeit|natürlich) |(?:auf|in|im|am|an|bei|beim|während|innerhalb|außerhalb|mit|ohne|unter) (?:(?:der|dem|den|des|die|das|dieser|diesem|unserer|unserem|unseren|ganzen|gesamten) ){0,2}\\p{Lu}[\\p{L}-]+ ){0,4}";
/** German first words that are no noun: adverbs, pronouns, and what is said of a thing that follows. */
const NO_NOUN_DE =
  "(?!(?:\\p{L}+(?:lich|weise|seits|falls|dem|hin|mals|orts|wärts|halb)|da|dort|hier|oben|unten|innen|außen|draußen|drinnen|damit|dabei|dafür|darauf|darin|hiermit|hierbei|so|auch|nur|nicht|nie|oft|meist|stets|immer|heute|jetzt|nun|bisher|derzeit|leider|überall|generell|jederzeit|aktuell|insgesamt|nachts|tags|tagsüber|abends|morgens|mittags|sonntags|montags|samstags|feiertags|drin|ferner|jede[rsnm]?|alle[s]?|beide[s]?|einige|manche[s]?|viele[s]?|mehrere|andere[s]?|keine[rs]?|niemand|jemand|nichts|etwas|wer|was|welche[rs]?|solche[s]?|dies\\p{L}*|jene[rs]?|das|die|der|es|sie|er|wir|ihr|ich|du|man|eure|unsere|meine|deine|seine|ihre|letztere[s]?|erstere[s]?|folgende[s]?|sonstige[s]?|erlaubt|verboten|gestattet|untersagt|wichtig|ebenso|zwar|allerdings|außerdem|jedoch|weiterhin|zudem|gern[e]?|danach|davor|dahinter|daneben|darüber|darunter|dazwischen|davon|dazu|daher|darum|deshalb|deswegen|sonst|drüben|wann|wo|wie|warum|ob|wenn|falls|zwei|drei|vier|fünf)(?!\\p{L}))";
/** The same first word in small letters, as the list is. */
const nounDe = (noun: string) => new RegExp(`^${NO_NOUN_DE}`, "iu").test(noun);
/** What stands between a Dutch verb and its participle, where no subject does. */
const BETWEEN_NL =
  "(?:(?:niet|alleen|uitsluitend|ook|wel|altijd|helaas|streng|strikt) |(?:op|in|bij|aan|binnen|tijdens) (?:(?:de|het|een|onze|ons) )?\\p{Ll}[\\p{L}-]+ ){0,3}";
const NO_NOUN_NL =
  "(?!(?:Dat|Dit|Deze|Die|Wat|Wie|Er|Het|Ze|Zij|Hij|Wij|We|Jij|Je|Jullie|U|Men|Niemand|Iedereen|Iemand|Alles|Niets|Iets|Zoiets|Daar|Daarnaast|Daarom|Daarbij|Daarmee|Hier|Hierbij|Ook|Tevens|Soms|Nooit|Altijd|Overal|Ergens|Nergens|Overigens|Trouwens|Buiten|Binnen|Boven|Beneden|Bovendien|Verder|Verboden|Toegestaan|Beide|Allen|Alle|Sommige|Andere|Anderen|Geen|Helaas|Zo|Dan|Dus|Nu|Toch|Eveneens|Voorts|Daardoor|Hierdoor|Nogmaals|Onze|Uw|Jouw|Mijn)(?!\\p{L}))";
/** What an article stands before and that names nothing. */
const OTHERS =
  "(?!(?:autres|deux|trois|uns|unes|nôtres|vôtres|premi\\p{L}+|derni\\p{L}+|otr[oa]s|demás|dos|tres|nuestr[oa]s|primer[oa]s|mism[oa]s|altr[ie]|due|tre|nostr[ie]|prim[ie]|outr[oa]s|demais|dois|duas|noss[oa]s|primeir[oa]s)(?!\\p{L}))";
/** "Nobody is allowed to park": an act follows, which is what is asked for. */
const NO_ACT = "(?!\\p{L}| (?:to|à|a|de|zu|dass)(?!\\p{L}))";
const verbDe = (said: string) => (/^(?:\S+ ){1,2}ist(?!\p{L})/u.test(said) ? "Ist" : "Sind");

/** The rules of each language of the engine: who may bring what is asked of most places. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    rule(
      `(?:(?<thing>${THINGS}) are (?:strictly |not |only |also )*(?:allowed|permitted|forbidden|prohibited|banned)|(?<welcome>${WELCOME.en}) are (?:not |only |also |always |very )*welcome)${NO_ACT}`,
      (thing) => `Are ${common(thing)} allowed?`,
    ),
    rule(
      `(?<thing>${STUFF}) is (?:strictly |not |only |also )*(?:allowed|permitted|forbidden|prohibited|banned)${NO_ACT}`,
      (thing) => `Is ${common(thing)} allowed?`,
    ),
  ],
  de: [
    rule(
      `(?:(?<thing>(?:${SORT.de} )?\\p{Lu}\\p{Ll}[\\p{L}-]+) (?:sind|ist) ${BETWEEN_DE}(?:erlaubt|gestattet|verboten|untersagt)|(?<welcome>${WELCOME.de}) sind ${BETWEEN_DE}willkommen)(?!\\p{L}|,? (?:zu|dass)(?!\\p{L}))`,
      (thing, said) => `${verbDe(said)} ${thing.includes(" ") ? small(thing) : thing} erlaubt?`,
    ),
  ],
  fr: [
    rule(
      `(?<thing>Les ${OTHERS}\\p{Ll}[\\p{L}-]+) (?:ne )?sont (?:pas |strictement )?(?:autorisé|admis|accepté|interdit)e?s?${NO_ACT}`,
      (thing, said) =>
        `${thing} sont-${/es(?!\p{L})/u.test(said.replace(/^Les \S+/u, "")) ? "elles autorisées" : "ils autorisés"} ?`,
    ),
  ],
  es: [
    rule(
      `(?<thing>(?:Los|Las) ${OTHERS}\\p{Ll}[\\p{L}-]+) (?:no )?están (?:permitid|prohibid|admitid)[oa]s${NO_ACT}`,
      (thing) => `¿Están permitid${/^Los /u.test(thing) ? "os" : "as"} ${small(thing)}?`,
    ),
    rule(
      `No se (?:admiten|permiten) (?!(?:más|menos|otr[oa]s|est[oa]s|es[oa]s|nuestr[oa]s|sus|tus|los|las|dos|tres)(?!\\p{L}))(?<thing>\\p{Ll}+s)${NO_ACT}`,
      (thing, said) => `¿Se ${said.includes("admiten") ? "admiten" : "permiten"} ${thing}?`,
    ),
  ],
  it: [
    rule(
      `(?<thing>(?:I|Gli|Le) ${OTHERS}\\p{Ll}[\\p{L}-]+) (?:non )?sono (?:ammess|consentit|vietat)[ie]${NO_ACT}`,
      (thing) => `${thing} sono ammess${/^Le /u.test(thing) ? "e" : "i"}?`,
    ),
  ],
  pt: [
    rule(
      `(?<thing>(?:Os|As) ${OTHERS}\\p{Ll}[\\p{L}-]+) (?:não )?são (?:permitid|proibid|admitid)[oa]s${NO_ACT}`,
      (thing) => `${thing} são permitid${/^Os /u.test(thing) ? "os" : "as"}?`,
    ),
  ],
  nl: [
    rule(
      `(?:(?<thing>${NO_NOUN_NL}(?:${SORT.nl} \\p{Ll}[\\p{L}-]+|\\p{Lu}\\p{Ll}[\\p{L}-]+)) (?:zijn|is) ${BETWEEN_NL}(?:toegestaan|verboden)|(?<welcome>${WELCOME.nl}) zijn ${BETWEEN_NL}welkom)(?!\\p{L}|,? (?:om|te|dat)(?!\\p{L}))`,
      (thing, said) => `${/^(?:\S+ ){1,2}is(?!\p{L})/u.test(said) ? "Is" : "Zijn"} ${common(thing)} toegestaan?`,
    ),
  ],
};

/** What visitors call what a rule calls by its kind: the reply knows one for the other. */
const OWN_WORDS: readonly (readonly [said: RegExp, typed: string])[] = [
  [/^Pets$/u, "Dogs"],
  [/^Haustiere$/u, "Hunde"],
  [/(?<=^Les )animaux$/u, "chiens"],
  [/^Las mascotas$/u, "Los perros"],
  [/^mascotas$/u, "perros"],
  [/^Huisdieren$/u, "Honden"],
];

/** What may be done, in a few words of English, by verbs that visitors have: "You can pay in cash." */
const MAY =
  /^(?:You|Visitors|Guests) (?:can|may)(?: also| only)? (?<task>(?:pay|park|camp|bring|book|hire|rent|borrow|stay|reserve|swim) (?:[\p{Ll}\p{N}'’-]+ ){0,4}?[\p{Ll}\p{N}'’-]+)(?= or |,? but |[.,;]|$)/u;
/** The same of German by a word or two before the verb at its end: "Sie können bar zahlen." */
const MAY_DE = /^(?:Sie können|Du kannst|Ihr könnt)(?: auch| nur)? (?<task>(?:[\p{L}-]+ ){1,3}(?:be)?zahlen)[.!]?$/u;
/** A word that needs another behind it, and so ends no question. */
const OPEN_END = /(?<!\p{L})(?:a|an|and|as|at|by|for|from|if|in|of|on|or|than|that|the|to|which|who|with|your|our)$/iu;
/** Words of the page that mean others when a visitor says them, or point to what he does not see. */
const OF_PAGE =
  /(?<!\p{L})(?:they|them|their|theirs|themselves|you|yours|yourself|yourselves|us|we|ours?|ourselves|it|its|itself|he|him|his|she|her|hers|one|ones|this|that|these|those|here|there|below|above|following|same|such|so|Ihr\p{L}*|ihr\p{L}*|Ihnen|dein\p{L}*|eu(?:re|er|ch)\p{L}*|uns\p{L}*|das|dies\p{L}*|es|sie|damit|dort|hier|so)(?!\p{L})/u;

/** Characters of a sentence that are looked at, and questions of a passage. */
const LONGEST = 160;
const MOST = 4;

/** What a visitor asks that the sentences of a passage tell: "Are dogs allowed?", "Can I pay in cash?", "What does it cost?" */
export function ruleQuestions(text: string, locale: string): string[] {
  const language = primaryLanguage(locale);
  const rules = RULES[language];
  if (rules === undefined) return [];
  const sentences = text
    .split(/\n|(?<=[.!]) /u)
    .map((sentence) => sentence.slice(0, LONGEST).replace(/^[\s*•-]+/u, ""));
  const asked = sentences.flatMap((sentence) => [
    ...allowedBy(rules, sentence, language),
    ...priceQuestions(sentence, language),
    ...feeQuestions(sentence, locale),
    ...placeQuestions(sentence, locale),
    ...doneBy(sentence, language),
  ]);
  return [...new Set(asked)].slice(0, MOST);
}

function allowedBy(rules: readonly Rule[], sentence: string, language: string): string[] {
  for (const { tells, ask } of rules) {
    const found = tells.exec(sentence);
    const thing = found?.groups?.thing ?? found?.groups?.welcome;
    if (found === null || thing === undefined || (language === "de" && !nounDe(thing))) continue;
    const typed = OWN_WORDS.filter(([said]) => said.test(thing)).map(([said, word]) => thing.replace(said, word));
    return [thing, ...typed].map((named) => ask(named, found[0]));
  }
  return [];
}

function doneBy(sentence: string, language: string): string[] {
  const said = language === "en" ? MAY : language === "de" ? MAY_DE : undefined;
  const task = said?.exec(sentence)?.groups?.task;
  if (task === undefined || OPEN_END.test(task) || OF_PAGE.test(task)) return [];
  return [language === "en" ? `Can I ${task.replace(/(?<!\p{L})your(?!\p{L})/gu, "my")}?` : `Kann ich ${task}?`];
}
