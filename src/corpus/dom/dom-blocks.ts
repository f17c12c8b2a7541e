import { type Block, collapse, type Heading, NO_HEADING } from "../blocks.ts";
import { joinLabel, standsBelowLabel } from "./block-label.ts";
import { buttonsIn } from "./button-row.ts";
import { isContentsList } from "./contents-list.ts";
import { listLines } from "./dom-list.ts";
import { labelledRows, tableLines } from "./dom-table.ts";
import { BLOCK_LEVEL, HEADINGS, isControl, isFurniture, isLineNumbers, LISTS } from "./element-kinds.ts";
import { contactBehind } from "./link-contact.ts";
import { openingRemark } from "./link-opening.ts";
import { raisedDigits } from "./raised.ts";
import { isRunInLabel } from "./run-in-label.ts";
import { partSeams, seamBetween } from "./seams.ts";
import { closest } from "./selectors.ts";
import { namedValues } from "./terms-list.ts";

const LINE_BREAK = "\ue00a";
const TEXT_NODE = 3;
const ELEMENT_NODE = 1;

/** How a heading without an id of its own gets its fragment; `undefined` on HTML pages, where it has none. */
type Slugger = (heading: string) => string;

/** The headings and texts of an element, in reading order. Pure: the document is left as it is. */
export function blocksOf(root: Element, slugger?: Slugger): Block[] {
  const collector = new BlockCollector(slugger);
  collector.readChildren(root);
  collector.flush();
  return collector.blocks;
}

/** Longer than "On this page:". */
const LEAD = /.{25}[:：]$/;
/** UTF-16 units in which an amount fits. */
const MOST_AMOUNT = 32;
/** What shows that more is behind a heading, and whether it is open. */
const DISCLOSURE = /^[▶►▸▹▾▼⌄]\ufe0e?\s*|\s*[▶►▸▹▾▼⌄]\ufe0e?$|(?<=[?？؟])\s*[+＋−–✕×]$/gu;
const TABLE_ROLES: ReadonlySet<string> = new Set(["table", "grid", "treegrid"]);
const PANEL_ROLES: ReadonlySet<string> = new Set(["region", "tabpanel"]);

class BlockCollector {
  readonly blocks: Block[] = [];
  #running = "";
  /** The heading of the section under way; those that summaries make stand below it. */
  #section: Heading = NO_HEADING;
  /** The heading that the next text stands under, unless the section goes on behind a panel. */
  #heading: Heading = NO_HEADING;
  #isBehindPanel = false;
  /** Texts that tell how a link opens, and what is left of them. */
  readonly #remarks = new Map<Node, string>();

  constructor(readonly slugger: Slugger | undefined) {}

  readChildren(parent: Node): void {
    let before: Node | null = null;
    for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
      if (node.nodeType !== TEXT_NODE && node.nodeType !== ELEMENT_NODE) continue;
      if (before !== null) this.#running += seamBetween(before, node);
      if (node.nodeType === TEXT_NODE) this.#running += this.#remarks.get(node) ?? node.nodeValue ?? "";
      else this.#readElement(node as Element);
      before = node;
    }
  }

  /** Ends the paragraph under way. */
  flush(): void {
    const lines = partSeams(this.#running).split(LINE_BREAK).map(collapse).filter(isText);
    this.#running = "";
    if (lines.length > 0) this.#add({ kind: "paragraph", lines });
  }

  #readElement(element: Element): void {
    const name = element.localName;
    if (name === "br") this.#running += LINE_BREAK;
    else if (name === "math") this.#running += formulaOf(element);
    else if (isFurniture(element) || isControl(element)) return;
    else if (name === "sup") this.#readRaised(element);
    else if (HEADINGS.has(name)) this.#addHeading(element);
    else if (name === "summary" && element.querySelector("h1,h2,h3,h4,h5,h6") === null) this.#addSummary(element);
    else if (name === "pre") this.#addLines("code", codeLines(element));
    else if (LISTS.has(name)) this.#addList(element);
    else if (name === "dl") this.#addLines("list", namedValues(element), element);
    else if (name === "table" || TABLE_ROLES.has(element.getAttribute("role") ?? "")) this.#addTable(element);
    else if (name === "details" || PANEL_ROLES.has(element.getAttribute("role") ?? "")) this.#readPanel(element);
    else if ((BLOCK_LEVEL.has(name) && !isInLine(element)) || name.includes("-")) this.#readBlock(element);
    else if (name === "a") this.#readLink(element);
    else this.#readInline(element);
  }

  #readInline(element: Element): void {
    const isLabel = !isText(this.#running) && isRunInLabel(element);
    this.readChildren(element);
    if (isLabel) this.#running = `${this.#running.trimEnd()}:`;
  }

  #readLink(link: Element): void {
    const remark = openingRemark(link);
    if (remark !== undefined) this.#remarks.set(remark.node, remark.without);
    this.#readInline(link);
    const contact = contactBehind(link);
    if (contact !== undefined) this.#running = `${this.#running.trimEnd()} (${contact})`;
  }

  #readRaised(sup: Element): void {
    const digits = raisedDigits(sup, partSeams(this.#running.slice(-MOST_AMOUNT)));
    if (digits === undefined) this.readChildren(sup);
    else this.#running += digits;
  }

  #readBlock(element: Element): void {
    this.flush();
    const at = this.blocks.length;
    const buttons = buttonsIn(element);
    if (buttons === undefined) this.readChildren(element);
    else
      this.#addLines(
        "list",
        buttons.map((name) => `- ${name}`),
      );
    this.flush();
    if (standsBelowLabel(element)) joinLabel(this.blocks, at, element);
  }

  /** A list that a sentence leads to tells something, also where it leads to the headings below. */
  #addList(list: Element): void {
    this.flush();
    const last = this.blocks.at(-1);
    const isLed = last?.kind === "paragraph" && LEAD.test(last.lines.at(-1) ?? "");
    if (isLed || !isContentsList(list)) this.#addLines("list", listLines(list), list);
  }

  /** `undefined` lines: the element only lays out other blocks. */
  #addLines(kind: "code" | "list" | "table", lines: string[] | undefined, element?: Element): void {
    if (lines === undefined) {
      if (element !== undefined) this.#readBlock(element);
      return;
    }
    this.flush();
    const last = this.blocks.at(-1);
    if (last?.kind === "list" && element !== undefined && goesOn(element))
      for (const line of lines) last.lines.push(line);
    else if (lines.length > 0) this.#add({ kind, lines });
  }

  #addTable(table: Element): void {
    const lines = tableLines(table);
    const labelled = lines === undefined ? labelledRows(table) : undefined;
    if (labelled === undefined) {
      this.#addLines("table", lines, table);
      return;
    }
    const caption = table.querySelector("caption");
    if (caption !== null) this.#readElement(caption);
    for (const [label, value] of labelled) this.#addLabelled(label, value);
  }

  /** A label opens the text of its value, and leads to blocks in it; where it shows none, it stands alone. */
  #addLabelled(label: string, value: Element): void {
    this.flush();
    const blocks = blocksOf(value, this.slugger);
    const [first] = blocks;
    const lead = label.replace(/\s*[:–—-]*$/, ":").replace(/：:$/, "：");
    if (first?.kind === "paragraph") first.lines[0] = `${lead} ${first.lines[0]}`;
    else this.#add({ kind: "paragraph", lines: [first === undefined ? label : lead] });
    for (const block of blocks) this.#add(block);
  }

  #addHeading(element: Element): void {
    this.flush();
    const [text, writtenId] = splitHeadingId(headingText(element));
    if (!isText(text)) return;
    const slug = this.slugger?.(text);
    const anchor = writtenId ?? (idOf(element) || (slug ?? ""));
    this.#section = { kind: "heading", level: Number(element.localName[1]), anchor, text };
    this.#open(this.#section);
  }

  /** A question or one label of several heads its panel; what opens a part of a text is text. */
  #addSummary(summary: Element): void {
    const text = headingText(summary);
    const details = closest(summary, "details");
    if (details !== null && !isOneOfSeveral(details) && !/[?？؟]$/.test(text)) {
      this.#readBlock(summary);
      return;
    }
    this.flush();
    const level = Math.min(Math.max(this.#section.level + 1, 2), 6);
    const anchor = summary.id || (details?.id ?? "");
    if (isText(text)) this.#open({ kind: "heading", level, anchor, text });
  }

  /** Text behind a panel is under the heading that its summary stands under, unless another has begun inside. */
  #readPanel(panel: Element): void {
    const section = this.#section;
    this.#readBlock(panel);
    this.#isBehindPanel = this.#section === section;
  }

  #open(heading: Heading): void {
    this.#isBehindPanel = false;
    this.#heading = heading;
    this.blocks.push(heading);
  }

  #add(block: Block): void {
    if (this.#isBehindPanel && this.#heading !== this.#section) this.#open(this.#section);
    this.blocks.push(block);
  }
}

/** A heading's words, without the mark that opens what it heads. */
function headingText(heading: Element): string {
  const text = inlineText(heading);
  const bare = text.replace(DISCLOSURE, "");
  return isText(bare) ? bare : text;
}

/** The text of an element on one line. */
export function inlineText(element: Element): string {
  return blocksOf(element)
    .flatMap((block) => (block.kind === "heading" ? [block.text] : block.lines))
    .filter(isText)
    .join(" ");
}

/** Whether another stands beside it, or beside the element that it fills. */
function isOneOfSeveral(details: Element): boolean {
  const beside = (element: Element) => [element.previousElementSibling, element.nextElementSibling];
  const around = details.parentElement;
  const isAlone = around?.firstElementChild === details && around.lastElementChild === details;
  return (
    beside(details).some((element) => element?.localName === "details") ||
    (isAlone && beside(around).some((element) => element?.firstElementChild?.localName === "details"))
  );
}

/** Whether a list right behind another continues it: some editors write a list for each item. */
function goesOn(list: Element): boolean {
  if (list.previousElementSibling?.localName !== list.localName) return false;
  return list.localName === "ul" || Number(list.getAttribute("start") ?? 1) > 1;
}

function splitHeadingId(heading: string): [string, string | undefined] {
  const match = /^(.*?)\s*\{#([\w:.-]+)\}$/.exec(heading);
  return match?.[1] === undefined ? [heading, undefined] : [match[1], match[2]];
}

/** The heading's own id, else that of an anchor inside it, else that of the section it opens. */
function idOf(heading: Element): string {
  if (heading.id !== "") return heading.id;
  const inner = heading.querySelector("[id],a[name]");
  const parent = heading.parentElement;
  const opens = parent?.localName === "section" && parent.firstElementChild === heading;
  return inner?.id || inner?.getAttribute("name") || (opens ? parent.id : "");
}

/** A formula as its author typed it; of one that tells nothing but its layout, nothing. */
function formulaOf(math: Element): string {
  const typed = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
  return typed ?? math.getAttribute("alttext") ?? "";
}

function codeLines(pre: Element): string[] {
  const text = codeText(pre).replace(/\r\n?/g, "\n").replace(/^\n+/, "").trimEnd();
  return text
    .split("\n")
    .filter(isText)
    .map((line) => `    ${line.trimEnd()}`);
}

/** Without the line numbers that highlighters write beside the code. */
function codeText(node: Node): string {
  if (node.nodeType === TEXT_NODE) return node.nodeValue ?? "";
  if (node.nodeType !== ELEMENT_NODE) return "";
  const element = node as Element;
  if (element.localName === "br") return "\n";
  if (isLineNumbers(element)) return "";
  return [...element.childNodes].map(codeText).join("");
}

/** Authors also mark the name of a button as a label, within a sentence. */
function isInLine(element: Element): boolean {
  return element.localName === "label" && closest(element, "p,li,dd,td,h1,h2,h3,h4,h5,h6") !== null;
}

function isText(text: string): boolean {
  return /\S/.test(text);
}
