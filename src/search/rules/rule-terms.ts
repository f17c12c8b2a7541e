import { isUnspaced } from "../analysis/tokens.ts";
import { type Reading, readingsOf, type Word } from "./rule-words.ts";

/** What is known once some words of a term have been read. */
interface Node {
  /** Rules that have a term which ends here, by their places in the list. */
  rules?: number[];
  /** By the word that follows. */
  next?: Map<string, Node>;
}

/** The terms of a list of rules in one language. One walk over a text finds those it meets, however many there are. */
export class RuleTerms {
  readonly #root: Node = {};
  /** Words of terms that have several stems, by each of them; others are their stem. */
  readonly #words = new Map<string, Set<string>>();

  /** `terms` of each rule. */
  constructor(
    terms: readonly (readonly string[] | undefined)[],
    private readonly language: string,
  ) {
    for (const [rule, own = []] of terms.entries()) for (const term of own) this.#addTerm(term, rule);
  }

  /** Places of the rules that have a term whose words stand next to each other in one of the readings. */
  metBy(readings: readonly Reading[]): Set<number> {
    const met = new Set<number>();
    for (const reading of readings) this.#walk(reading, met);
    return met;
  }

  #addTerm(term: string, rule: number): void {
    for (const words of readingsOf(term, this.language)) {
      const stems = words.map((word) => word.stems);
      this.#add(stems, rule);
      const joined = words[0]?.joined;
      if (joined !== undefined && words.length === 2) this.#add([[joined]], rule);
    }
  }

  #add(words: readonly Word["stems"][], rule: number): void {
    let node = this.#root;
    for (const stems of words) {
      const word = stems.join(" ");
      if (stems.length > 1) for (const stem of stems) this.#words.getOrInsertComputed(stem, newSet).add(word);
      node.next ??= new Map();
      node = node.next.getOrInsertComputed(word, newNode);
    }
    if (node === this.#root) return;
    node.rules ??= [];
    if (node.rules.at(-1) !== rule) node.rules.push(rule);
  }

  #walk(reading: Reading, met: Set<number>): void {
    let open: readonly Node[] = [];
    // Behind the next word, which was read together with the one before.
    let behind: readonly Node[] = [];
    for (const { stems, joined } of reading) {
      const here = new Set([this.#root, ...open]);
      open = [...behind, ...this.#after(here, stems.flatMap(withCharacters))];
      behind = joined === undefined ? [] : this.#after(here, [joined]);
      for (const { rules = [] } of [...open, ...behind]) for (const rule of rules) met.add(rule);
    }
  }

  /** What may be read next, where a word with such stems stands. */
  #after(nodes: ReadonlySet<Node>, stems: readonly string[]): Node[] {
    const words = [...new Set(stems.flatMap((stem) => [stem, ...(this.#words.get(stem) ?? [])]))];
    return [...nodes].flatMap(({ next }) => words.flatMap((word) => next?.get(word) ?? []));
  }
}

const newNode = (): Node => ({});
const newSet = () => new Set<string>();

/** What is written without blanks is a word for each of its characters too. */
function withCharacters(stem: string): string[] {
  return isUnspaced(stem) ? [stem, ...stem] : [stem];
}
