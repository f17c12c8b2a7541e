/** A verbatim quote of a page. */
export class Quote {
  #url: string | undefined;

  constructor(
    readonly text: string,
    private readonly page: string,
  ) {}

  /** A link to the page that scrolls to the quote. */
  get url(): string {
    this.#url ??= fragmentUrl(this.page, this.text);
    return this.#url;
  }
}

/** A text fragment names the first and last words of the quote: browsers match whole words. */
function fragmentUrl(url: string, text: string): string {
  const words = text.split(/\s+/);
  const encode = (part: string[]) => encodeURIComponent(part.join(" ")).replaceAll("-", "%2D");
  const target = words.length <= 8 ? encode(words) : `${encode(words.slice(0, 4))},${encode(words.slice(-4))}`;
  return `${url}#:~:text=${target}`;
}
