import { frontMatterText, isText } from "../front-matter/front-matter-text.ts";
import { isChoices } from "../front-matter/questions.ts";

/** Front matter of the page in hand: what its text calls `page.…`. */
export type PageFields = Record<string, unknown>;

/** UTF-16 units that fields may add to one page; what is named beyond that is left out, as what is not known. */
const MOST_WRITTEN = 1_000_000;
const PLAIN_FILTERS = "((?:\\s*\\|\\s*(?:escape|escape_once|xml_escape|strip|strip_html|markdownify|smartify|safe))*)";
const VALUE = new RegExp(`^page\\.([\\w.-]+)${PLAIN_FILTERS}$`);
const GIVEN = /[=:]\s{0,9}page\.([\w.-]+)/g;

/** Writes the fields of one page where its text names them. */
export class FieldWriter {
  #left = MOST_WRITTEN;
  readonly #blocks = new Map<string, string>();

  constructor(private readonly fields: PageFields) {}

  /** What an expression such as `page.price | escape` stands for; undefined where that is not known here. */
  value(expression: string): string | undefined {
    const [, path, filters = ""] = VALUE.exec(expression) ?? [];
    const value = path === undefined ? undefined : written(valueAt(this.fields, path), filters);
    return value === undefined ? undefined : this.#spend(value);
  }

  /** The texts that a tag is given of the page (`{% include list.html items=page.do_list %}`), as Markdown. */
  given(tag: string): string {
    const paths = new Set([...tag.matchAll(GIVEN)].map(([, path = ""]) => path));
    const texts = [...paths].map((path) => this.#blockOf(path));
    return this.#spend(texts.filter(Boolean).join("\n\n"));
  }

  /** The body of a loop over a list of the page, once for each item; `""` for a loop over what is not here. */
  loop(head: string, body: string): string {
    const [, item, path] = /^\s*(\w+)\s+in\s+page\.([\w.-]+)\s*$/.exec(head) ?? [];
    const list = path === undefined ? undefined : valueAt(this.fields, path);
    if (item === undefined || !Array.isArray(list) || isChoices(list)) return "";
    const named = new RegExp(`\\{\\{-?\\s{0,9}${item}(?:\\.([\\w.-]{1,100}))?${PLAIN_FILTERS}\\s{0,9}-?\\}\\}`, "g");
    const turns: string[] = [];
    for (const value of list) {
      if (body.length > this.#left) break;
      this.#left -= body.length;
      const write = (_: string, inner: string | undefined, filters = "") =>
        this.#spend(written(inner === undefined ? value : valueAt(value, inner), filters) ?? "");
      turns.push(body.replace(named, write));
    }
    return turns.join("");
  }

  #blockOf(path: string): string {
    const known = this.#blocks.get(path) ?? (this.#left > 0 ? blockOf(path, valueAt(this.fields, path)) : "");
    this.#blocks.set(path, known);
    return known;
  }

  #spend(text: string): string {
    if (text.length > this.#left) return "";
    this.#left -= text.length;
    return text;
  }
}

/** A list of texts as one; of all else the prose under its titles. */
function blockOf(path: string, value: unknown): string {
  const name = path.split(".").at(-1) ?? "";
  if (!Array.isArray(value) || !value.every((item) => typeof item === "string"))
    return frontMatterText({ [name]: value });
  return isText(name) ? value.map((item) => `- ${item.replace(/\s+/g, " ")}`).join("\n") : "";
}

function valueAt(fields: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => {
    const isKnown = typeof value === "object" && value !== null && Object.hasOwn(value, name);
    return isKnown ? (value as PageFields)[name] : undefined;
  }, fields);
}

/** A value as its filters leave it; no template of its own is read in it. */
function written(value: unknown, filters: string): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value).replace(/[{}]/g, (brace) => (brace === "{" ? "\ue000" : "\ue001"));
  return filters.includes("escape") ? Bun.escapeHTML(text) : text;
}
