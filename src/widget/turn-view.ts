import type { AgentEvent } from "../schemas/agent-event.ts";
import type { Refusal } from "./agent-client.ts";
import { element, link } from "./elements.ts";
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

/** What the visitor asked and what was answered, as it comes. */
export class TurnView {
  readonly element = element("article", { className: "turn" });
  readonly #question = element("p", { className: "question" });
  readonly #reply = element("div", { className: "reply", ariaBusy: "true" });
  readonly #after = element("div", { className: "after" });
  readonly #sources = new Map<string, { url: string; title: string }>();
  readonly #citations: Citation[] = [];
  #message = "";
  #text = "";
  #frame = 0;

  constructor(
    private readonly strings: Strings,
    private readonly actions: TurnActions,
  ) {
    this.element.append(this.#question, this.#reply, this.#after);
  }

  ask(message: string): void {
    this.#message = message;
    this.#question.replaceChildren(element("span", { className: "unseen" }, `${this.strings.you}: `), message);
  }

  /** A reply is on its way. */
  wait(): void {
    this.#after.replaceChildren();
    this.#reply.ariaBusy = "true";
  }

  take({ type, data }: AgentEvent): void {
    switch (type) {
      case "message.received":
        this.ask(data.message);
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
        this.#show();
        break;
      case "cta.selected":
        this.#offer(data);
        break;
      case "suggestions.ready":
        this.#suggest(data.suggestions);
        break;
      case "turn.failed":
        this.#tell(this.strings.failed, () => this.actions.ask(this.#message));
        break;
      case "turn.cancelled":
        this.#tell(this.strings.stopped);
        break;
      case "session.waiting":
        this.#end();
        break;
    }
  }

  refuse({ code }: Refusal): void {
    const words = refusals[code] ?? "failed";
    this.#end();
    this.#tell(this.strings[words], this.actions.goOn);
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
    this.#reply.replaceChildren(...blocks.map((block) => this.#block(block, cited)));
    if (pages.length > 0) this.#reply.append(this.#listOf(pages));
  }

  #block({ kind, lines }: Block, cited: readonly string[]): HTMLElement {
    if (kind === "code") return element("pre", {}, words(lines, 4));
    const shown = lines.map((line) =>
      line.map((piece) => (typeof piece === "string" ? piece : this.#mark(piece, cited))),
    );
    if (kind === "paragraph")
      return element("p", {}, ...shown.flatMap((line, at) => (at > 0 ? ["\n", ...line] : line)));
    return element("ul", {}, ...shown.map((line) => element("li", {}, ...line)));
  }

  #mark(numbers: readonly number[], cited: readonly string[]): HTMLElement {
    const links = numbers.flatMap((number) => {
      const page = this.#sources.get(cited[number - 1] ?? "");
      return page ? [Object.assign(link(page.url, String(number)), { title: page.title })] : [];
    });
    return element("sup", {}, ...links);
  }

  #listOf(pages: readonly { url: string; title: string }[]): HTMLElement {
    const items = pages.map(({ url, title }) => element("li", {}, link(url, title)));
    return element("ol", { className: "sources", ariaLabel: this.strings.sources }, ...items);
  }

  #offer({ cta: { text, url, open_type } }: DataOf<"cta.selected">): void {
    if (text === "" || url === "") return;
    const offer = Object.assign(link(url, text, open_type === "blank"), { className: "cta" });
    this.actions.grow(() => this.#after.append(offer));
  }

  #suggest(suggestions: readonly string[]): void {
    if (suggestions.length === 0) return;
    this.actions.grow(() => this.#after.append(suggestionList(this.strings, suggestions, this.actions.ask)));
  }

  #tell(words: string, again?: () => void): void {
    const button = element("button", { type: "button", onclick: again ?? null }, this.strings.again);
    const notice = element("p", { className: "notice" }, words, ...(again ? [" ", button] : []));
    this.actions.grow(() => this.#after.replaceChildren(notice));
  }
}

/** Questions to take up with one press. */
export function suggestionList(strings: Strings, suggestions: readonly string[], ask: (message: string) => void) {
  const buttons = suggestions.map((text) =>
    element("li", {}, element("button", { type: "button", onclick: () => ask(text) }, text)),
  );
  return element("ul", { className: "suggestions", ariaLabel: strings.suggestions }, ...buttons);
}

/** The words of some lines without their indentation and marks. */
function words(lines: readonly Piece[][], indentation: number): string {
  const text = (line: Piece[]) => line.filter((piece) => typeof piece === "string").join("");
  return lines.map((line) => text(line).slice(indentation)).join("\n");
}
