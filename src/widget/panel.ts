import css from "./chat.css" with { type: "text" };
import { element } from "./elements.ts";
import type { Strings } from "./strings.ts";

/** Characters of a message (CONTRACT §1). */
const mostCharacters = 2_000;
/** From the end of the log it is as good as the end. */
const nearPixels = 32;

export interface PanelHandlers {
  /** The visitor opens or closes the panel. */
  toggled(open: boolean): void;
  submitted(message: string): void;
  /** The visitor has seen enough of the reply that is awaited. */
  stopped(): void;
}

/** The button on the page, and the panel that it opens. */
export class Panel {
  readonly #strings: Strings;
  readonly #handlers: PanelHandlers;
  readonly #launcher: HTMLButtonElement;
  readonly #panel: HTMLElement;
  readonly #name = element("h2");
  readonly #log = element("div", { className: "log", role: "log", tabIndex: 0 });
  readonly #status = element("p", { className: "status", role: "status" });
  readonly #input: HTMLTextAreaElement;
  readonly #button = element("button", { type: "submit", className: "send" });
  #waits = false;

  constructor(root: ShadowRoot, strings: Strings, handlers: PanelHandlers) {
    this.#strings = strings;
    this.#handlers = handlers;
    const { placeholder } = strings;
    this.#launcher = element("button", { type: "button", className: "launcher" }, placeholder);
    this.#launcher.onclick = () => this.toggle(true);
    this.#input = element("textarea", { rows: 1, maxLength: mostCharacters, placeholder, ariaLabel: placeholder });
    this.#input.onkeydown = (event) => this.#typed(event);
    this.#panel = this.#build();
    this.waits = false;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(this.#panel, this.#launcher);
  }

  toggle(open: boolean, focus = true): void {
    this.#panel.hidden = !open;
    this.#launcher.hidden = open;
    this.#handlers.toggled(open);
    if (focus) (open ? this.#input : this.#launcher).focus();
  }

  /** Who answers, and the first words; `""` where there are none. */
  introduce(name: string, greeting: string): void {
    this.#name.textContent = name;
    this.#panel.ariaLabel = name;
    if (greeting !== "") this.#log.prepend(element("p", { className: "greeting" }, greeting));
  }

  /** What is wrong now; `""` when nothing is. */
  set status(words: string) {
    this.#status.textContent = words;
  }

  /** Whether a reply is awaited: then the button stops it, and nothing is sent. */
  set waits(waits: boolean) {
    this.#waits = waits;
    this.#button.textContent = waits ? "■" : "↑";
    this.#button.ariaLabel = waits ? this.#strings.stop : this.#strings.send;
  }

  append(shown: HTMLElement): void {
    this.#log.append(shown);
    this.#log.scrollTop = this.#log.scrollHeight;
  }

  /** Whoever reads the end goes on reading it until the question has come to the top; whoever scrolled back stays. */
  grow(change: () => void): void {
    const log = this.#log;
    const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < nearPixels;
    change();
    const last = log.lastElementChild;
    if (atEnd && last instanceof HTMLElement) log.scrollTop = last.offsetTop - log.offsetTop - nearPixels / 2;
  }

  #build(): HTMLElement {
    const close = element("button", { type: "button", className: "close", ariaLabel: this.#strings.close }, "×");
    close.onclick = () => this.toggle(false);
    const form = element("form", {}, this.#input, this.#button);
    form.onsubmit = (event) => {
      event.preventDefault();
      if (this.#waits) this.#handlers.stopped();
      else this.#submit();
    };
    const ariaLabel = this.#strings.placeholder;
    const parts = [element("header", {}, this.#name, close), this.#log, this.#status, form];
    const panel = element("section", { className: "panel", hidden: true, role: "dialog", ariaLabel }, ...parts);
    panel.onkeydown = ({ key }) => {
      if (key === "Escape") this.toggle(false);
    };
    return panel;
  }

  /** A message is sent by Enter; the Enter that ends a composed character is none. */
  #typed(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    if (!this.#waits) this.#submit();
  }

  #submit(): void {
    const message = this.#input.value.trim();
    if (message === "") return;
    this.#input.value = "";
    this.#handlers.submitted(message);
  }
}
