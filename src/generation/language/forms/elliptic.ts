import { primaryLanguage } from "../../../corpus/language/primary-language.ts";

/** Questions that leave it to their page what they ask of, without their marks: "Pour qui", "Was ist das"; `%` is its title. */
interface Elliptic {
  readonly whole: readonly (readonly [asked: RegExp, completed: string])[];
  /** "this guide": its pointing word, and the noun. */
  readonly pointing: RegExp;
  /** The article for each pointing word. */
  readonly articles: Readonly<Record<string, string>>;
  readonly quotes: readonly [open: string, close: string];
}

const LANGUAGES: Readonly<Record<string, Elliptic>> = {
  es: {
    whole: [
      [/^cuándo(?: es)?$/iu, "¿Cuándo es %?"],
      [/^dónde(?: es)?$/iu, "¿Dónde es %?"],
      [/^(?:para|a) quién(?:es)?(?: (?:es|está|va) (?:dirigid[oa]|pensad[oa]|destinad[oa]))?$/iu, "¿Para quién es %?"],
      [/^para quién es$/iu, "¿Para quién es %?"],
      [/^qué es$/iu, "¿Qué es %?"],
      [/^qué incluye$/iu, "¿Qué incluye %?"],
      [/^qué no incluye$/iu, "¿Qué no incluye %?"],
      [/^para qué(?: sirve)?$/iu, "¿Para qué sirve %?"],
      [/^por qué es importante$/iu, "¿Por qué es importante %?"],
      [/^duración$/iu, "¿Cuánto dura %?"],
    ],
    pointing: /(?<!\p{L})(est[ea]) (guía|curso|taller|formación|capacitación|programa|manual|seminario)(?!\p{L})/iu,
    articles: { este: "el", esta: "la" },
    quotes: ["«", "»"],
  },
  fr: {
    whole: [
      [/^quand(?: (?:est-ce|a lieu|ça se passe))?$/iu, "Quand a lieu % ?"],
      [/^où(?: (?:est-ce|ça se passe))?$/iu, "Où a lieu % ?"],
      [/^(?:c['’]est )?pour qui$/iu, "Pour qui est % ?"],
      [/^à qui (?:s['’]adresse-t-(?:il|elle)|ça s['’]adresse|est-(?:il|elle) destinée?)$/iu, "À qui s’adresse % ?"],
      [/^(?:qu['’]est[- ]ce que c['’]est|c['’]est quoi)$/iu, "Qu’est-ce que % ?"],
      [/^à quoi (?:ça sert|sert-(?:il|elle))$/iu, "À quoi sert % ?"],
      [/^durée$/iu, "Combien de temps dure % ?"],
    ],
    pointing: /(?<!\p{L})(cet?|cette) (guide|cours|formation|atelier|programme|manuel|fiche|parcours)(?!\p{L})/iu,
    articles: { ce: "le", cet: "l’", cette: "la" },
    quotes: ["« ", " »"],
  },
  de: {
    whole: [
      [/^wann(?: (?:ist|findet) (?:das|es)(?: statt)?)?$/iu, "Wann ist %?"],
      [/^wo(?: (?:ist|findet) (?:das|es)(?: statt)?)?$/iu, "Wo ist %?"],
      [/^für wen(?: ist (?:das|es|er|sie)(?: gedacht| geeignet)?)?$/iu, "Für wen ist %?"],
      [/^was ist (?:das|es)$/iu, "Was ist %?"],
      [/^warum ist (?:das|es) wichtig$/iu, "Warum ist % wichtig?"],
      [/^dauer$/iu, "Wie lange dauert %?"],
    ],
    pointing:
      /(?<!\p{L})(diese[rsnm]?) (Leitfaden|Kurs|Anleitung|Handbuch|Workshop|Schulung|Programm|Seminar)(?!\p{L})/iu,
    articles: { diese: "die", dieser: "der", dieses: "das", diesen: "den", diesem: "dem" },
    quotes: ["„", "“"],
  },
  it: {
    whole: [
      [/^quando(?: si (?:svolge|tiene))?$/iu, "Quando si svolge %?"],
      [/^dove(?: si (?:svolge|tiene))?$/iu, "Dove si svolge %?"],
      [/^(?:per chi(?: è)?|a chi (?:si rivolge|è rivolt[oa]))$/iu, "A chi si rivolge %?"],
      [/^(?:(?:che )?cos['’]è|che cosa è)$/iu, "Che cos’è %?"],
      [/^(?:perché è importante)$/iu, "Perché è importante %?"],
      [/^a (?:che )?cosa serve$/iu, "A che cosa serve %?"],
      [/^durata$/iu, "Quanto dura %?"],
    ],
    pointing: /(?<!\p{L})(quest[oa]) (guida|corso|manuale|programma|laboratorio|seminario)(?!\p{L})/iu,
    articles: { questo: "il", questa: "la" },
    quotes: ["«", "»"],
  },
  pt: {
    whole: [
      [/^quando(?: é)?$/iu, "Quando é %?"],
      [/^onde(?: é)?$/iu, "Onde é %?"],
      [/^(?:para quem(?: é)?|a quem se destina)$/iu, "Para quem é %?"],
      [/^o que é$/iu, "O que é %?"],
      [/^por ?que é importante$/iu, "Por que % é importante?"],
      [/^para que serve$/iu, "Para que serve %?"],
      [/^duração$/iu, "Quanto dura %?"],
    ],
    pointing: /(?<!\p{L})(est[ea]) (guia|curso|oficina|formação|programa|manual|seminário)(?!\p{L})/iu,
    articles: { este: "o", esta: "a" },
    quotes: ["“", "”"],
  },
  nl: {
    whole: [
      [/^wanneer(?: is (?:het|dit))?$/iu, "Wanneer is %?"],
      [/^waar(?: is (?:het|dit))?$/iu, "Waar is %?"],
      [/^voor wie(?: is (?:het|dit|deze|hij|zij))?(?: bedoeld)?$/iu, "Voor wie is %?"],
      [/^wat is (?:het|dit|dat)$/iu, "Wat is %?"],
      [/^waarom is (?:het|dit|dat) belangrijk$/iu, "Waarom is % belangrijk?"],
      [/^duur$/iu, "Hoe lang duurt %?"],
    ],
    pointing: /(?<!\p{L})(deze|dit) (gids|cursus|handleiding|workshop|training|programma|opleiding)(?!\p{L})/iu,
    articles: { deze: "de", dit: "het" },
    quotes: ["‘", "’"],
  },
};

/** Words of a title that can stand in a question, at most. */
const MOST_WORDS = 10;

/**
 * A heading that asks, with the title of its page where it leaves it to that what it asks of: "Pour qui ?", "À qui
 * s'adresse ce guide ?". "" where neither names it: what is `ofPart` of a page is not what its title says.
 */
export function completed(heading: string, title: string, ofPart: boolean, locale: string): string {
  const forms = LANGUAGES[primaryLanguage(locale)];
  if (forms === undefined) return heading;
  const asked = heading.replace(/^[¿\s]+|[\s?？]+$/gu, "");
  const name = nameOf(title);
  const [open, close] = forms.quotes;
  const form = forms.whole.find(([form]) => form.test(asked))?.[1];
  if (form !== undefined) return name === "" || ofPart ? "" : form.replace("%", () => named(name, forms));
  if (asked === heading || name === "") return heading;
  return heading.replace(forms.pointing, (_, points: string, noun: string) => {
    const article = forms.articles[points.toLowerCase()] ?? points;
    const isOwn = name.toLowerCase().startsWith(`${noun.toLowerCase()} `);
    const thing = isOwn ? `${noun}${name.slice(noun.length)}` : `${noun} ${open}${name}${close}`;
    return article.endsWith("’") ? `${article}${thing}` : `${article} ${thing}`;
  });
}

/** A single thing that stands behind its article. */
const OF_ONE = /^(?:l['’]|(?:le|la|el|il|lo|o|a|de|het|der|die|das) (?=\p{L}))/iu;

/** A title inside a question: behind its article as it is, else in quotation marks where it has several words. */
function named(name: string, { quotes: [open, close] }: Elliptic): string {
  if (OF_ONE.test(name)) return name.charAt(0).toLowerCase() + name.slice(1);
  return name.includes(" ") ? `${open}${name}${close}` : name;
}

/** Titles that name no thing. */
const NO_THING =
  /^(?:faq|foire aux questions|accueil|home|inicio|início|startseite|introdu|einführung|einleitung|présentation|presentaci|apresentação|presentazione|über uns|à propos|acerca de|sobre|quiénes|chi siamo|qui sommes|over ons|inleiding|preguntas|perguntas|domande|veelgestelde|häufig|readme|doc)/iu;

/** A title as it is named in a question; "" of one that is a sentence, a question or too long. */
function nameOf(title: string): string {
  const plain = title.replace(/\s*\[[^\]]{0,60}\]\s*$/u, "").trim();
  const [first = ""] = plain.replace(/^[^\p{L}\p{N}]+/u, "").split(/\s+[|·–—-]\s+/u);
  if (first.split(/\s+/u).length > MOST_WORDS || /[?？!.…:：«»“”„"]/u.test(first) || NO_THING.test(first)) return "";
  return first;
}
