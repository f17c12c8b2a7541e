import { shareOf, termsOf } from "../evidence.ts";

/** Share of the longer text's terms from which two texts say the same thing. */
const same = 0.75;

/** Tells what repeats something said before. */
export class Said {
  readonly #texts = new Set<string>();
  readonly #terms: Set<string>[] = [];

  constructor(
    texts: readonly string[],
    private readonly locale: string,
  ) {
    for (const text of texts) this.add(text);
  }

  add(text: string): void {
    this.#texts.add(plain(text));
    this.#terms.push(termsOf(text, this.locale));
  }

  has(text: string): boolean {
    if (this.#texts.has(plain(text))) return true;
    const terms = termsOf(text, this.locale);
    return this.#terms.some((said) => Math.min(shareOf(terms, said), shareOf(said, terms)) >= same);
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
