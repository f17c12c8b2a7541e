import { primaryLanguage } from "../../../corpus/language/primary-language.ts";

/** How a language points at what was said before, other than with a sentence's first word. */
interface Pointers {
  /** "These" of several things, each with a word behind that names them. */
  readonly several: string;
  /** "This" of one thing, likewise. */
  readonly one: string;
  /** Stands for all that was told: nothing in its own clause can be meant. */
  readonly all: string;
  /** What is always known: the time of writing, the page and its site. */
  readonly known: string;
}

const POINTERS: Readonly<Record<string, Pointers>> = {
  de: {
    several: "diese[nr]?(?= \\p{Lu}\\p{L}+(?:en|e|er|s)(?!\\p{L}))",
    one: "diese[rsnm]?(?= \\p{Lu})",
    all: "(?:wird|werden|kannst?|können|musst?|müssen) dann|dies(?= (?:zu|nicht|auch|versuch|mach|tu|\\p{L}+en (?:möcht|woll|könn)))",
    known: "Jahr|Monat|Woche|Tag|Seite|Artikel|Anleitung|Abschnitt|Beitrag|Dokument|Handbuch|Leitfaden|Web",
  },
  es: {
    several: "est[eao]s|es[eao]s|dich[oa]s",
    one: "est[ea]|es[ea]|dich[oa]",
    all: "\\p{L}+rán? entonces|esto|eso|ello|es[eao] es|hacerl[oa]",
    known: "años?|mes|semana|día|página|sitio|artículo|guía|sección|documento|manual|tutorial|web",
  },
  fr: {
    several: "ces",
    one: "ce(?! (?:qu|dont|n['’]|sont))|cet|cette",
    all: "\\p{L}+r(?:a|ez|ont) alors|cela|ceci|ça|pour l(?:e|a|es) faire",
    known: "année|mois|semaine|jour|page|site|article|guide|section|document|tutoriel|manuel|rubrique",
  },
  it: {
    several: "quest[ie]|quei|quegli|quelle",
    one: "quest[oa]|quel|quella",
    all: "ciò(?! che)|è questo|farl[oaie]",
    known:
      "ann[oi]|mes[ei]|settimana|giorn[oi]|pagin[ae]|sito|articolo|guida|sezione|documento|tutorial|manuale|che|di|del",
  },
  nl: {
    several:
      "deze(?= \\p{L}+(?:en|s)(?!\\p{L}))(?! (?:worden|zijn|kunnen|moeten|hebben|zullen|willen|mogen|is|tussen|eens)(?!\\p{L}))",
    one: "(?:deze|dit)(?= \\p{L}{4,})(?! (?:wordt|worden|zijn|kunnen|moet|moeten|heeft|hebben|zullen|niet|weer|voor|naar)(?!\\p{L}))",
    all: "(?:zal|zullen|kun(?:t|nen)?|wordt) dan|dan nog steeds|om dit te|als (?:dit|dat)",
    known: "jaar|maand|week|dag|pagina|site|website|artikel|handleiding|gids|sectie|document",
  },
  pt: {
    several: "(?:d|n)?est[ea]s|(?:d|n)?ess[ea]s",
    one: "(?:d|n)?est[ea]|(?:d|n)?ess[ea]",
    all: "isto|isso|disto|disso|para (?:o fazer|fazê-l[oa])",
    known: "anos?|mês|semana|dia|página|site|artigo|guia|seção|documento|manual|tutorial",
  },
};

/** Letters in which a word is the same in either number, mostly. */
const STEM = 4;

const patterns = new Map(
  Object.entries(POINTERS).map(([language, { several, one, all, known }]) => {
    const pointing = (words: string) =>
      new RegExp(`(?<!\\p{L}|[,:–—] )(?:${words})(?!\\p{L})\\s?(?!(?:${known}))(\\p{L}+)(?: (\\p{L}+))?`, "giu");
    const alone = new RegExp(`^[^,;:–—]*(?<!\\p{L})(?:${all})(?!\\p{L})`, "iu");
    return [language, { several: pointing(several), one: pointing(one), alone }];
  }),
);

/** What a program has several of: "cette option" is named by its heading, where neither the title nor the sentence does. */
const CONTROL =
  /(?<!\p{L})(?:cette|cet|ce|diese[rsnm]?|est[ea]|quest[ao]|deze|dit) ((?:opt|opç|opc|opz)\p{L}{2,4}|fonction(?:nalité)?|paramètre|réglage|bouton|funktion|einstellung|schalter|función|ajuste|botón|funzion\p{L}+|impostazione|pulsante|função|configuração|botão|functie|instelling|knop)(?!\p{L})/giu;

/** A clause or phrase that leads a sentence. */
const LEAD = /^[^,;:–—.]{3,80}, /u;

/** Whether a sentence of a language other than English points at what neither it nor its title has named. */
export function pointsAtUnnamed(sentence: string, title: string, locale: string): boolean {
  const pattern = patterns.get(primaryLanguage(locale));
  if (pattern === undefined) return false;
  const lead = LEAD.exec(sentence)?.[0] ?? "";
  const found = [...sentence.matchAll(pattern.several), ...lead.matchAll(pattern.one)];
  const isOfControl = [...sentence.matchAll(CONTROL)].some((pointer) => isUnnamed(pointer, title));
  return pattern.alone.test(sentence) || isOfControl || found.some((pointer) => isUnnamed(pointer, title));
}

function isUnnamed({ index, input, 1: first = "", 2: second = "" }: RegExpExecArray, title: string): boolean {
  // What a sentence opens with, other rules know.
  if (index === 0) return false;
  const told = `${title} ${input.slice(0, index)}`.toLowerCase();
  return ![first, second].some((word) => word.length >= STEM && told.includes(word.slice(0, STEM).toLowerCase()));
}
