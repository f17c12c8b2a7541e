/** Share of the longer text's terms from which two texts say the same thing. */
const same = 0.75;

/** Tells what repeats something said before. */
export class Said {
  readonly #texts = new Set<string>();
  readonly #terms: ReadonlySet<string>[] = [];

  constructor(
    texts: readonly string[],
    /** The terms that texts are compared by. */
    private readonly termsOf: (text: string) => ReadonlySet<string>,
  ) {
    for (const text of texts) this.add(text);
  }

  add(text: string): void {
    this.#texts.add(plain(text));
    this.#terms.push(this.termsOf(text));
  }

  has(text: string): boolean {
    if (this.#texts.has(plain(text))) return true;
    const terms = this.termsOf(text);
    return this.#terms.some((said) => areSame(terms, said));
  }
}

/** By size first: most texts differ in that already. */
function areSame(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const [fewer, more] = some.size < others.size ? [some, others] : [others, some];
  const enough = same * more.size;
  if (fewer.size === 0 || fewer.size < enough) return false;
  let shared = 0;
  for (const term of fewer) if (more.has(term)) shared++;
  return shared >= enough;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, " ")
    .trim();
}
