/** Marks of its own, and the name of a picture at either end, which will be none of its text: no bold type fits around them. */
const MARKED = /\*|^:[\w+-]{1,60}:|:[\w+-]{1,60}:(?:\{[^{}]{0,60}\})?$/;

/** A title as a paragraph in bold type, which names the text below it; one with marks as it stands. */
export function asLabel(title: string): string {
  const name = title.trim();
  return name === "" || MARKED.test(name) ? name : `**${name}**`;
}
