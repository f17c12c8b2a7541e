import { replacePaired } from "./paired.ts";

/** Texts that a tag is given as they stand: `{% include inset.html text='Words.' %}`, `{{< callout text="Words." >}}`. */
const GIVEN =
  /(?<![\w.-])([A-Za-z][\w-]{0,40})\s{0,9}[=:]\s{0,9}(?:"((?:[^"\\]|\\[\s\S]){0,20000})"|'((?:[^'\\]|\\[\s\S]){0,20000})')/g;
const TEXT = /^(?:text|content|body|message|html|description)$/i;
/** Of these, what stands beside a picture and is a sentence: `description` would be its own. */
const OF_ITS_OWN = /^(?:text|content|body|message)$/i;
const HEADING = /^(?:heading|summary|title|question|label)$/i;
/** With one of these, a short text is the label of a link, or tells what a picture shows. */
const POINTS = /^(?:href|url|link|to|target|page|path)$/i;
const SHOWS = /^(?:src|alt|image|img|icon|video|figure)$/i;
/** What opens a part of a page, by the name of its tag or of the file that makes it. */
const DISCLOSURE =
  /^[{<%\s-]*(?:(?:include|render)\s+)?["']?[\w./-]*?(?:details|accordion|expand(?:er|able)?|collaps(?:e|ible)|spoiler|disclosure|faq|question)(?:[-_]?item)?(?![a-z])/i;
const PICTURE =
  /^[{<%\s-]*(?:(?:include|render)\s+)?["']?[\w./-]*(?:image|img|figure|picture|photo|video|embed|icon|button|link|meta|seo|head)/i;
const NO_TEXT =
  /^[{<%\s-]*(?:(?:include|render)\s+)?["']?(?:[\w.-]*\/)*(?:[\w-]*[-_])?(?:code|analytics|tracking|script|snippet|map)s?(?=\.\w|["'\s]|$)/i;
/** Code, and not prose with such marks in it; what HTML and addresses are made of is looked past. */
const CODE = /;\s*(?:$|\n)|=\s?[{[("'`]|=>|^\s*(?:[{[]|(?:const|let|var|function|import|export)\b)/;
const MARKUP = /<[^<>]*>|&#?\w{1,10};|https?:\S+/g;
/** Four words, or a sentence: `text="center"` and `content="width=device-width"` are none. */
const PROSE = /\p{L}\S*(?:\s+\S+){3}|\p{L}\s.*[.!?:]\s*$|[\u3040-\u30ff\u3400-\u9fff]{4}/u;
/** UTF-16 units of a text that tell whether it is prose. */
const MOST_LOOKED_AT = 500;
const ADDRESS = /^(?:https?:|\/|\.{1,2}\/|#)\S*$/;
const SENTENCE_END = /[.!?:。]["'”’»)\]]*\s*$/;
const LINE_START = /(?:^|[\n>])[ \t]*$/;
const POSITIONAL = /^\s*(?:"([^"\n]{1,300})"|'([^'\n]{1,300})')/;

const NAMES = "(?:details|accordion|expand(?:er|able)?|collaps(?:e|ible)|spoiler|faq|question)(?:[-_]?item)?(?![\\w-])";
/** What it is called: `title="…"`, or the first thing that it is given. Without that, others may stand in it. */
const TITLED = "(?=[^>%]{0,300}(?:heading|summary|title|question|label)\\s{0,9}[=:]|\\s{1,9}[\"'\\p{Lu}])";
/** Both ends of a part of a page that a tag opens: the mark of an end, and what an opening is given. */
const DISCLOSED = new RegExp(
  `\\{[{%][<%]?-?\\s{0,9}(?:(end|/)\\s{0,9}${NAMES}|${NAMES}${TITLED})((?:(?![%>]\\}|\\{[{%])[\\s\\S]){0,1000}?)-?[%>]?[%}]\\}`,
  "giu",
);
const BARE = /^\s*(\p{Lu}[^"'=]{1,300}?)\s*$/u;

/** A tag, and the text before it. */
interface Tag {
  inner: string;
  before: string;
}

/** The prose that a tag on a line of its own is given, as Markdown; `""` where it is given none. */
export function textsGiven({ inner, before }: Tag): string {
  if (!LINE_START.test(before.slice(-100)) || PICTURE.test(inner) || NO_TEXT.test(inner)) return "";
  const given = givenTo(inner);
  const isPictures = given.some(({ name }) => SHOWS.test(name));
  const isLabel = isPictures || given.some(({ name }) => POINTS.test(name));
  const texts = given
    .filter(({ name, value }) => (isPictures ? OF_ITS_OWN : TEXT).test(name) && isProse(value))
    .filter(({ value }) => !isLabel || SENTENCE_END.test(value) || (isPictures && value.includes("\n")))
    .map(({ value }) => value);
  if (texts.length === 0) return "";
  const heading = DISCLOSURE.test(inner) ? headingOf(inner) : "";
  const text = texts.join("\n\n");
  return heading === "" ? text : `${opening(heading)}${text}${CLOSING}`;
}

/** The parts that tags open and end, as the element of HTML that does so: their titles are in the tags. */
export function showDisclosures(text: string): string {
  return replacePaired(text, DISCLOSED, (content, [whole, , given = ""]) => {
    const heading = headingOf(given);
    return heading === "" ? `${whole}${content}` : `${opening(heading)}${content}${CLOSING}`;
  });
}

const opening = (heading: string): string => `\n\n<details>\n<summary>${heading}</summary>\n\n`;
const CLOSING = "\n\n</details>\n\n";

/** What a tag calls the part that it opens: its title, or the first thing that it is given without a name. */
function headingOf(inner: string): string {
  const [, double, single] = POSITIONAL.exec(inner) ?? [];
  const bare = BARE.exec(inner)?.[1];
  const named = givenTo(inner).find(({ name }) => HEADING.test(name))?.value;
  return (named ?? double ?? single ?? bare ?? "").replace(/\s+/g, " ").trim();
}

function givenTo(inner: string): { name: string; value: string }[] {
  return [...inner.matchAll(GIVEN)].map(([, name = "", double, single]) => ({
    name,
    value: withoutIndent((double ?? single ?? "").replace(/\\(["'])/g, "$1")),
  }));
}

/** Lines that stand in a tag are indented for its sake: they are no code. */
function withoutIndent(value: string): string {
  const [first = "", ...others] = value.trim().split("\n");
  const indents = others.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return [first, ...others.map((line) => line.slice(Math.min(indent, line.length)))].join("\n");
}

function isProse(value: string): boolean {
  const isCode = CODE.test(value.replace(MARKUP, " "));
  return PROSE.test(value.slice(0, MOST_LOOKED_AT)) && !ADDRESS.test(value) && !isCode;
}
