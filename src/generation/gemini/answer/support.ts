import type { AnswerTask, SourcePage } from "../../../schemas/generation.ts";
import { isSupported } from "../../grounding/grounding.ts";
import { contentTerms } from "../../grounding/terms.ts";
import { bearsOut, type NumberedPassage, shareOf, textsOf } from "../evidence.ts";
import { addressesIn, leadsAway, leadsElsewhere, writesElsewhere } from "../links.ts";

/** Passages that are looked through for a sentence that names none, or a wrong one. */
const mostLookedAt = 8;

/** Finds what bears a sentence out; what nothing bears out must not be shown. */
export class Support {
  readonly #terms: readonly { found: NumberedPassage; terms: ReadonlySet<string> }[];

  constructor(
    private readonly task: AnswerTask,
    private readonly passages: readonly NumberedPassage[],
  ) {
    this.#terms = passages.map((found) => ({
      found,
      terms: contentTerms(textsOf(found).join("\n\n"), found.source.locale),
    }));
  }

  /** Pages that bear the sentence out; none of them where the company's own instructions do; `undefined`: unsupported. */
  of(plain: string, numbers: readonly number[]): SourcePage[] | undefined {
    const named = this.passages.filter(({ number }) => numbers.includes(number));
    const evidence = (named.length > 0 ? named : this.passages).flatMap(textsOf);
    if (this.#isInstructed(plain)) return [];
    if (leadsAway(plain, evidence)) return undefined;
    const bearing = named.filter((found) => bearsOut(found, plain));
    if (bearing.length > 0) return pagesOf(bearing);
    const other = this.#nearest(plain).find((found) => bearsOut(found, plain));
    return other && [other.source];
  }

  /** Whether the company itself wants it said; its instructions may name a mailbox, and no site. */
  #isInstructed(plain: string): boolean {
    const { instructions, locale } = this.task;
    if (instructions === "" || leadsElsewhere(plain, []) || writesElsewhere(plain, [instructions])) return false;
    return isSupported(plain, instructions, locale);
  }

  /** The page that holds a line of code as it is; `undefined` also where it holds an address. */
  ofCode(line: string): SourcePage[] | undefined {
    if (addressesIn(line).length > 0) return undefined;
    const found = this.passages.find(({ passage }) => passage.text.includes(line.trim()));
    return found && [found.source];
  }

  #nearest(plain: string): NumberedPassage[] {
    const ranked = this.#terms.map(({ found, terms }) => ({
      found,
      share: shareOf(contentTerms(plain, found.source.locale), terms),
    }));
    return ranked
      .sort((a, b) => b.share - a.share)
      .slice(0, mostLookedAt)
      .map(({ found }) => found);
  }
}

function pagesOf(passages: readonly NumberedPassage[]): SourcePage[] {
  return [...new Set(passages.map(({ source }) => source))];
}
