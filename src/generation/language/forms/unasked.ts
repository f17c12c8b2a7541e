import { oneOf } from "../one-of.ts";
import { asksForHimself } from "./interview.ts";

/** What a question goes on from: "And then?", "But what …". */
const GOES_ON =
  /^(?:e|ed|et|und|y(?! a\b)|mais|ma|aber|pero|mas|maar)(?: (?:afinal|enfin|schließlich|infine|al final))?,? (?=\p{L})/iu;
/** What comes next on its page alone. */
const THEN = /^(?:ensuite|puis|dann|dopo|luego|depois|daarna),? /iu;
/** What may follow that asks by itself: "And if I lose it?" */
const CASE = /^(?:si|se|wenn|falls|quando|quand|als) /iu;
/** What each of several things is examined for: "Does each page …?" */
const CHECK = /^(?:(?:pour|dans|in|für|per|para|voor) )?(?:chaque|jede[rsmn]?|ogni|cada|elke?)(?!\p{L})/iu;
/** An act that is done to nothing, other than what is asked of any business: "How to check?" */
const BARE_ACT =
  /^(?:comment|come|cómo|como) (?!(?:payer|adhérer|participer|postuler|candidater|réserver|commander|venir|résilier|donner|contribuer|s['’]\p{L}+|pagare|partecipare|prenotare|ordinare|candidarsi|iscriversi|associarsi|donare|aderire|arrivare|pagar|participar|reservar|pedir|donar|llegar|inscribirse|doar|chegar|comprar)$)\p{L}+(?:er|ir|re|ar)$/iu;
/** What is set apart from another thing, and is not named itself. */
const ONE_SIDE =
  /(?<!\p{L})(?:différences?|unterschied(?:e|en)?|differenz[ae]|diferencias?|diferenças?|verschil(?:len)?) (?:avec|zu[mr]?|con|com|met)(?!\p{L})/iu;
/** How short it is to be said, behind a question. */
const IN_SHORT =
  /, (?:in due parole|in breve|en (?:deux|quelques) mots|en bref|en (?:pocas|dos) palabras|em (?:poucas|duas) palavras|kurz gesagt|in kurzen worten|in het kort)$/iu;
/** Words of a question that names what it asks about. */
const LEAST_WORDS = 3;
/** A statement that is put to its reader: "You are new here?" */
const PUT_TO_READER = new RegExp(
  `^${oneOf(
    /(?:du|ihr|sie) (?:bist|seid|sind|willst|wollt|wollen|möchtest|möchtet|möchten|suchst|sucht|suchen|kennst|kennt)/u,
    /(?:du|ihr|sie) (?:hast|habt|haben) (?:lust|interesse|zeit|spaß|bock|eine idee)/u,
    /(?:kennt|habt|wollt|seid|möchtet|sucht) ihr/u,
  )}(?!\\p{L})(?!.*(?<!\\p{L})(?:nicht|keine?[nmrs]?)(?!\\p{L}))`,
  "iu",
);

/** A story of what somebody did: "How I closed my shop". */
const TELLS_OF_ONESELF =
  /^(?:comment (?:j['’]ai|nous avons|on a|ils ont)|wie (?:ich|wir) (?!(?:Ihre?|deine?|eure?)[nmrs]? )|hoe ik |come (?:ho|abbiamo) |cómo (?:hice|hicimos|logré|logramos|conseguí|conseguimos) |como (?:fiz|fizemos|consegui|conseguimos) )(?!\p{L}*-)/iu;
/** Two questions at once. */
const TWO = /[?？] \p{Lu}/u;
/** What anybody may point at who reads a page: where he is, and when. */
const AT_HAND = oneOf(
  /sites?|services?|pages?|document|outil|application|logiciel|formation|atelier|guide|cours|année|mois|semaine|évènement|événement/u,
  /sitio|página|servicio|aplicación|curso|taller|formación|capacitación|guía|evento|año|mes|semana|serviço|aplicativo|programa|formação|oficina|guia|ano|mês/u,
  /website|app|sito|pagina|servizio|corso|guida|anno|mese|settimana|cursus|opleiding|training|gids|handleiding|workshop|jaar|maand|week|evenement/u,
);
/** What opens a question in French, whose verb "dit" points at nothing. */
const IN_FRENCH = "(?:qu[ei’']|ce qu|quand|comment|pourquoi|où|combien)";
/** A thing that was named before: "this budget", "How does it go on?" */
const POINTS = oneOf(
  new RegExp(
    `(?<=^|\\s)(?:cet|cette|ces|(?<!^${IN_FRENCH}.*)dit|deze|est[ea]s?|es[ea]s?|ess[ea]s?|quest[oaie]) (?!${AT_HAND}(?!\\p{L}))(?=\\p{L}{4})`,
    "u",
  ),
  new RegExp(`(?<=\\s)ce (?!${AT_HAND}(?!\\p{L}))(?!(?:qu|dont|sont|cas|soir)|c['’])\\p{L}{4,}`, "u"),
  /(?<=\s)dies(?:er|es|em|en|e) (?-i:(?=\p{Lu}))(?!(?:Seite|Website|Webseite|Plattform|App|Jahr|Monat|Woche|Kurs|Leitfaden|Anleitung|Workshop|Schulung|Veranstaltung|Dienst)(?!\p{L}))/u,
  /(?<=\s)tout (?:ça|cela)$/u,
  /^(?:pourquoi|comment|quand|où|d['’]où) (?!(?:faut|existe|agit|y a)-)\p{L}+-(?:t-)?(?:ils?|elles?)(?![\p{L}-])(?! (?:possible|nécessaire|utile|préférable|obligatoire)| (?:\p{L}+ )?\p{L}+ (?:d[e’'] ?|qu[e’'] ?)(?=\p{L}))/u,
  /^pourquoi (?:est-ce|c['’]est) (?:si |aussi )?(?:important|utile|nécessaire|intéressant)$/u,
  /^que s['’]est[- ]il passé$|^comment avons-nous (?:réagi|fait|procédé)$/u,
  /^(?:hoe|wat|waar|wanneer) \p{L}+ (?:dit|dat|deze|die)(?!\p{L})/u,
  /^(?:comment|pourquoi|quand|où) (?:cela|ça|ceci)(?!\p{L})/u,
  // "Que faire s'il en est victime ?"
  /^.*(?<!\p{L})s(?:i |['’])(?:\p{L}+ ){1,3}en (?:est|sont|êtes|suis|avez|ai|a|ont)(?!\p{L})/u,
  /^comment l(?:e|a|es) (?!\p{L}+ier )\p{L}+(?:er|ir|re) (?:en|dans|sur|à|au|avec|sans|pour|par|chez|\p{L}+ment)(?!\p{L})/u,
  // "Comment les trouver ?"
  /^comment l(?:es?|a|['’])(?: (?=\p{L}+(?:er|ir|re)$)|(?<=['’])(?=\p{L}+(?:er|ir|re)$))/u,
  /^hoe \p{L}+ (?:je|u|ik) het(?= \p{L}+$)/u,
);
const POINTS_BACK = new RegExp(POINTS, "iu");

/** Whether a question points at something that the title of its page does not name: "this grant" on a page "Grant for boats". */
function pointsBack(question: string, subject: string): boolean {
  const found = POINTS_BACK.exec(question);
  if (found === null) return false;
  const [, noun] = /^\p{L}+ (\p{L}{4,})/u.exec(question.slice(found.index)) ?? [];
  return (
    noun === undefined ||
    !subject
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(noun.toLowerCase())
  );
}

/** Whether no visitor asks so, in the languages whose questions are templates: half a question, a check, an interview. */
export function isUnasked(question: string, asks: RegExp, subject = ""): boolean {
  const own = question.replace(GOES_ON, "");
  if (own !== question && !asks.test(`${own} `) && !CASE.test(own)) return true;
  if (isWord(own) || THEN.test(own) || PUT_TO_READER.test(own) || CHECK.test(own) || BARE_ACT.test(own)) return true;
  if (pointsBack(own, subject) || TELLS_OF_ONESELF.test(own) || TWO.test(own)) return true;
  const said = own.replace(IN_SHORT, "");
  if (said !== own && said.split(" ").length < LEAST_WORDS) return true;
  return ONE_SIDE.test(own) || asksForHimself(own);
}

/** A question without what it goes on from; "And if …?" is whole. */
export function asIfFirst(question: string): string {
  const own = question.replace(GOES_ON, "");
  return CASE.test(own) ? question : own;
}

/** Whether a question is one word, in a language that parts its words. */
function isWord(question: string): boolean {
  return !/[\s\p{Script=Han}\p{Script=Hiragana}]/u.test(question);
}
