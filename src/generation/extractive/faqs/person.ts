/** The visitor asks, so what is "yours" on the page is "mine" in the question: "you were" → "I was". */
export function mine(phrase: string): string {
  return phrase
    .replace(/\byours\b/gi, "mine")
    .replace(/\byour\b/gi, "my")
    .replace(/\byourself\b/gi, "myself")
    .replace(/\byou(?:['’]re| are)\b/gi, "I am")
    .replace(/\byou were\b/gi, "I was")
    .replace(/\byou\b/gi, "I");
}
