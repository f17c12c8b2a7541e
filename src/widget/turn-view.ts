import type { AgentEvent } from "../schemas/agent-event.ts";
import { element, link } from "./elements.ts";
import type { Refusal } from "./grants.ts";
import { Parts } from "./parts.ts";
import { type Block, type Citation, type Piece, shownReply } from "./reply-text.ts";
import type { Strings } from "./strings.ts";

type DataOf<Type extends AgentEvent["type"]> = Extract<AgentEvent, { type: Type }>["data"];

export interface TurnActions {
  /** The visitor takes up a suggestion, or asks once more what has failed. */
  ask(message: string): void;
  /** The visitor tries once more to reach the server with this turn. */
  goOn(): void;
  /** Carries out a change that shows more. */
  grow(change: () => void): void;
}

/** Codes of refusals that have words of their own. */
const refusals: Record<string, keyof Strings> = {
  cancelled: "stopped",
  unreachable: "unreachable",
  rate_limited: "busy",
  overloaded: "busy",
  agent_unavailable: "unavailable",
  origin_rejected: "unavailable",
  origin_mismatch: "unavailable",
};

/** What a visitor is told of a refusal. */
export function wordsOf({ code }: Refusal, strings: Strings): string {
  return strings[refusals[code] ?? "failed"];
}

/** What the visitor asked and what was answered, as it comes. */
export class TurnView {
  readonly element = element("article", { className: "turn" });
  readonly #question = element("p", { className: "question", dir: "auto", lang: "" });
  readonly #reply = element("div", { className: "reply", ariaBusy: "true", lang: "" });
  readonly #pages = element("ol", { className: "sources", lang: "" });
  readonly #notice = element("p", { className: "notice" });
  readonly #after = element("div", { className: "after" });
  readonly #blocks = new Parts(this.#reply);
  readonly #links = new Parts(this.#pages);
  readonly #sources = new Map<string, { url: string; title: string }>();
  readonly #citations: Citation[] = [];
  #message = "";
  #text = "";
  #frame = 0;

  constructor(
    private readonly strings: Strings,
    private readonly actions: TurnActions,
  ) {
    this.#pages.ariaLabel = strings.sources;
    this.element.append(this.#question, this.#reply, this.#pages, this.#notice, this.#after);
  }

  /** Whether nothing is known of it yet. */
  get isEmpty(): boolean {
    return this.#message === "";
  }

  ask(message: string): void {
    if (message === this.#message) return;
    this.#message = message;
    this.#question.replaceChildren(
      element("span", { className: "unseen", dir: "ltr" }, `${this.strings.you}: `),
      message,
    );
  }

  /** What is there to be read out once the reply has ended. */
  get told(): HTMLElement[] {
    const lines = shownReply(this.#text, this.#citations).blocks.flatMap(({ lines }) => lines);
    const notice = this.#notice.firstChild?.textContent ?? "";
    return [element("p", { dir: "auto", lang: "" }, words(lines, 0)), element("p", {}, notice)];
  }

  /** The reply goes on its way once more. */
  wait(): void {
    this.#notice.replaceChildren();
    this.#reply.ariaBusy = "true";
  }

  take({ type, data }: AgentEvent): void {
    switch (type) {
      case "message.received":
        this.actions.grow(() => this.ask(data.message));
        break;
      case "sources.retrieved":
        for (const source of data.sources) this.#sources.set(source.id, source);
        break;
      case "message.appended":
        this.#text += data.messageDelta;
        this.#show();
        break;
      case "citation.added":
        this.#citations.push(data);
        this.#show();
        break;
      case "message.completed":
        this.#text = data.message;
        // One of an earlier page may have been whole when it was stopped here.
        this.#notice.replaceChildren();
        this.#show();
        break;
      case "cta.selected":
        this.#offer(data);
        break;
      case "suggestions.ready":
        this.#suggest(data.suggestions);
        break;
      case "turn.failed":
        this.#note(this.strings.failed, () => this.actions.ask(this.#message));
        break;
      case "turn.cancelled":
        this.#note(this.strings.stopped);
        break;
      case "session.waiting":
        this.#end();
        break;
    }
  }

  /** What the server has forgotten can only be asked anew; what the visitor has stopped stays so. */
  refuse(refusal: Refusal): void {
    this.#end();
    const anew = () => this.actions.ask(this.#message);
    const again = refusal.code === "session_not_found" ? anew : this.actions.goOn;
    this.#note(wordsOf(refusal, this.strings), refusal.code === "cancelled" ? undefined : again);
  }

  /** Once for each picture that the browser draws, however fast the words come. */
  #show(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.actions.grow(() => this.#render());
    });
  }

  #end(): void {
    if (this.#frame !== 0) {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.actions.grow(() => this.#render());
    }
    this.#reply.ariaBusy = "false";
  }

  #render(): void {
    const { blocks, cited } = shownReply(this.#text, this.#citations);
    const pages = cited.flatMap((id) => this.#sources.get(id) ?? []);
    this.#blocks.show(blocks.map((block) => ({ key: JSON.stringify(block), make: () => this.#block(block, cited) })));
    this.#links.show(
      pages.map(({ url, title }) => ({
        key: JSON.stringify([url, title]),
        make: () => element("li", { dir: "auto" }, link(url, title)),
      })),
    );
  }

  #block({ kind, lines }: Block, cited: readonly string[]): HTMLElement {
    if (kind === "code") return element("pre", { dir: "ltr" }, words(lines, 4));
    const shown = lines.map((line) =>
      line.map((piece) => (typeof piece === "string" ? piece : this.#mark(piece, cited))),
    );
    if (kind === "paragraph")
      return element("p", { dir: "auto" }, ...shown.flatMap((line, at) => (at > 0 ? ["\n", ...line] : line)));
    return element("ul", {}, ...shown.map((line) => element("li", { dir: "auto" }, ...line)));
  }

  #mark(numbers: readonly number[], cited: readonly string[]): HTMLElement {
    const links = numbers.flatMap((number) => {
      const page = this.#sources.get(cited[number - 1] ?? "");
      return page ? [Object.assign(link(page.url, String(number)), { title: page.title })] : [];
    });
    return element("sup", {}, ...links);
  }

  #offer({ cta: { text, url, open_type } }: DataOf<"cta.selected">): void {
    if (text === "" || url === "") return;
    const offer = Object.assign(link(url, text, open_type === "blank"), { className: "cta", dir: "auto", lang: "" });
    this.actions.grow(() => this.#after.append(offer));
  }

  #suggest(suggestions: readonly string[]): void {
    if (suggestions.length === 0) return;
    this.actions.grow(() => this.#after.append(suggestionList(this.strings, suggestions, this.actions.ask)));
  }

  #note(words: string, again?: () => void): void {
    const button = element("button", { type: "button", onclick: again ?? null }, this.strings.again);
    this.actions.grow(() => this.#notice.replaceChildren(words, ...(again ? [" ", button] : [])));
  }
}

/** Questions to take up with one press. */
export function suggestionList(strings: Strings, suggestions: readonly string[], ask: (message: string) => void) {
  const buttons = suggestions.map((text) =>
    element("li", {}, element("button", { type: "button", dir: "auto", onclick: () => ask(text) }, text)),
  );
  return element("ul", { className: "suggestions", lang: "", ariaLabel: strings.suggestions }, ...buttons);
}

/** The words of some lines without their indentation and marks. */
function words(lines: readonly Piece[][], indentation: number): string {
  const text = (line: Piece[]) => line.filter((piece) => typeof piece === "string").join("");
  return lines.map((line) => text(line).slice(indentation)).join("\n");
}
