/** A verbatim quote of a page. */
export class Quote {
  #url: string | undefined;

  constructor(
    readonly text: string,
    private readonly page: string,
  ) {}

  /** A link to the page that scrolls to the quote, where there are words that a browser can find. */
  get url(): string {
    this.#url ??= fragmentUrl(this.page, this.text);
    return this.#url;
  }
}

/**
 * What may stand for the edge between two cells, between a label and its text, or between lines of a list: no browser
 * finds words across it.
 */
const EDGE = /(?<=[\p{L}\p{N}]): | \| |\s*\n\s*(?:(?:[-*+•]|\d{1,9}[.)])\s+)?/u;

/** A text fragment names the first and last words of the quote, or of its longest part: browsers match whole words. */
function fragmentUrl(url: string, text: string): string {
  const part = longestPart(text);
  // Figures alone stand in many places.
  if (part !== text && weightOf(part) === 0) return url;
  const words = part.trim().split(/\s+/);
  const encode = (some: string[]) => encodeURIComponent(some.join(" ")).replaceAll("-", "%2D");
  const target = words.length <= 8 ? encode(words) : `${encode(words.slice(0, 4))},${encode(words.slice(-4))}`;
  return `${url}#:~:text=${target}`;
}

/** What every edge has; most quotes have none of it. */
const MARK_OF_EDGE = /[|\n]|: /;

function longestPart(text: string): string {
  if (!MARK_OF_EDGE.test(text)) return text;
  return text.split(EDGE).reduce((longest, other) => (weightOf(other) > weightOf(longest) ? other : longest));
}

const weightOf = (part: string): number => (/\p{L}/u.test(part) ? part.length : 0);
