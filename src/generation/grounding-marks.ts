import { analyzerOf } from "../search/analysis/analyzer.ts";

/** Words that turn a statement round or narrow it; what they bear on is the content words right after them. */
const NEGATION =
  /^(?:not|no|never|none|nor|neither|without|cannot|hardly|n't|sin|ningún|ninguna|nunca|jamás|ni|tampoco|ne|pas|jamais|aucun|aucune|sans|nicht|kein|keine|keinen|keinem|keiner|nie|niemals|ohne|não|nenhum|nenhuma|sem|non|nessun|nessuna|mai|senza|niet|geen|nooit|zonder)$/;
const LIMIT =
  /^(?:only|except|unless|solely|merely|sólo|solo|solamente|excepto|salvo|seulement|uniquement|sauf|nur|außer|ausschließlich|somente|apenas|exceto|soltanto|tranne|alleen|behalve)$/;
/** Claims of totality that must stand in the evidence too. */
const TOTAL =
  /\b(?:all|every|always|everyone|everything|must|guaranteed?|entirely|completely|free|todos|siempre|tous|toujours|alle|immer|sempre|altijd)\b/giu;
/** Content words that a mark bears on. */
const REACH = 2;

export interface Marks {
  /** Terms that stand under a negation, and under a limit. */
  readonly negated: ReadonlySet<string>;
  readonly limited: ReadonlySet<string>;
}

/** The terms of one sentence that a negation or a limit bears on. */
export function marksOf(sentence: string, locale: string): Marks {
  const negated = new Set<string>();
  const limited = new Set<string>();
  let reach = { set: negated, left: 0 };
  for (const [token] of sentence
    .toLowerCase()
    .replace(/n[’']t\b/g, " n't")
    .replace(/\b(?:at (?:least|most)|no more than|up to)\b/g, "only")
    .replace(/’/g, "'")
    .matchAll(/n't|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[.,;:!?()–—]/gu)) {
    if (NEGATION.test(token)) reach = { set: negated, left: REACH };
    else if (LIMIT.test(token)) reach = { set: limited, left: REACH };
    else if (/^[^\p{L}\p{N}]/u.test(token)) reach.left = 0;
    else if (reach.left > 0) {
      for (const { term, stop } of analyzerOf(locale).terms(token)) {
        if (stop || reach.left === 0) continue;
        reach.set.add(term);
        reach.left--;
      }
    }
  }
  return { negated, limited };
}

/** Words of totality and obligation, lower case. */
export function totalsOf(text: string): Set<string> {
  return new Set([...text.toLowerCase().matchAll(TOTAL)].map(([word]) => word));
}

/** Negations of a script without blanks, each with what follows it. */
export function unspacedNegations(text: string): string[] {
  return [...text.matchAll(/(?:不|没有?|未|无|非|勿|禁止)\p{Script=Han}{0,2}/gu)].map(([match]) => match);
}
