// Stands in until search/analysis is there: then this file becomes a call of it.
const STOP = new Set(
  "the and for that this with from are was were been have has had will would can could should our your their they them then than there these those what which who whom whose when where why how not but its it's you his her she him into about also more most some such only very just does did doing being both each few other own same too under over again further once here all any nor off out los las del una con por para que sus como más pero este esta les des une est dans pour sur avec qui pas par aux der die das und ist den dem ein eine von mit für auf sich nicht auch dos das uma com não são het een van voor met zijn niet gli della che sono per con non".split(
    " ",
  ),
);
const SHORT = new Set(
  "is it in of to on at by an as or if be do we my me he so no up us am i a de la el le et en un il du se di e o y".split(
    " ",
  ),
);
const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Stems of the content words of `text`, in order, lower case, with repeats. */
export function termsOf(text: string, _locale: string): string[] {
  const terms: string[] = [];
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    if (HAN.test(word)) for (let i = 0; i < word.length - 1; i++) terms.push(word.slice(i, i + 2));
    else if (!STOP.has(word) && !SHORT.has(word)) terms.push(stem(word.replaceAll("’", "'")));
  }
  return terms;
}

function stem(word: string): string {
  const base = word.replace(/'s$/, "");
  if (base.length < 5) return base.replace(/([^s])s$/, "$1");
  return base.replace(/(?:ations?|ing|ies|ied|ed|es|ly|ment|s|y|e)$/, "") || base;
}
