import css from "./chat.css" with { type: "text" };
import { element } from "./elements.ts";
import type { Strings } from "./strings.ts";

/** Characters of a message (CONTRACT §1). */
const mostCharacters = 2_000;
/** From the end of the log it is as good as the end. */
const nearPixels = 32;
/** What is read out stays so long where a screen reader finds it, in milliseconds: it then has its own copy. */
const toldMs = 3_000;
/** Within so many milliseconds of its becoming another, a press on the button was meant for what it was. */
const againMs = 500;
/** Where the panel fills the window. */
const narrow = "(max-width: 30rem)";
/** Where a focused field brings up a keyboard that covers the reply. */
const touch = "(pointer: coarse)";

const matches = (query: string): boolean => window.matchMedia(query).matches;

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
  readonly #panel: HTMLDialogElement;
  readonly #name = element("h2", { dir: "auto" });
  /** What changes here is not read out: a reply that grows would be, again and again. `tell` says what is. */
  readonly #log = element("div", { className: "log", role: "log", ariaLive: "off", tabIndex: 0 });
  readonly #told = element("div", { className: "unseen", ariaLive: "polite" });
  readonly #status = element("p", { className: "status", role: "status" });
  readonly #input: HTMLTextAreaElement;
  readonly #button = element("button", { type: "submit", className: "send" });
  #waits = false;
  /** Whether something came while the panel was closed, where nothing can be scrolled to. */
  #isBehind = false;
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(root: ShadowRoot, strings: Strings, handlers: PanelHandlers) {
    this.#strings = strings;
    this.#handlers = handlers;
    const { placeholder, language: lang } = strings;
    this.#launcher = element("button", { type: "button", className: "launcher", lang }, placeholder);
    this.#launcher.onclick = () => this.open();
    const field = { rows: 1, placeholder, ariaLabel: placeholder, dir: "auto" };
    this.#input = element("textarea", field);
    this.#input.onkeydown = (event) => this.#typed(event);
    this.#input.oninput = () => this.#shortened();
    this.#log.ariaLabel = placeholder;
    this.#panel = this.#build();
    this.waits = false;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(element("div", { className: "place", dir: "ltr" }, this.#panel, this.#launcher));
  }

  get isOpen(): boolean {
    return this.#panel.open;
  }

  /** By the visitor's wish. Over a whole phone it is modal: nothing behind it can be reached. */
  open(): void {
    if (this.isOpen) return;
    if (matches(narrow)) this.#panel.showModal();
    else this.#panel.open = true;
    this.#launcher.hidden = true;
    if (this.#isBehind) this.#follow();
    this.#isBehind = false;
    this.#handlers.toggled(true);
    this.holdFocus();
  }

  /** As it was on the page before: takes no focus, and does not cover a page that was just gone to. */
  reopen(): void {
    if (matches(narrow)) return;
    this.#panel.open = true;
    this.#launcher.hidden = true;
    this.#handlers.toggled(true);
  }

  /** Who answers, and the first words; `""` where there are none. */
  introduce(name: string, greeting: string): void {
    this.#name.textContent = name;
    this.#panel.ariaLabel = name;
    this.#log.ariaLabel = name;
    if (greeting === "") return;
    this.#log.prepend(element("p", { className: "greeting", dir: "auto", lang: "" }, greeting));
  }

  /** What is wrong now; `""` when nothing is. */
  set status(words: string) {
    // A screen reader reads what is set anew, though it be the same.
    if (this.#status.textContent !== words) this.#status.textContent = words;
  }

  /** Whether a reply is awaited: then the button stops it, and nothing is sent. */
  set waits(waits: boolean) {
    if (waits !== this.#waits) this.#changedAt = performance.now();
    this.#waits = waits;
    this.#button.textContent = waits ? "■" : "↑";
    this.#button.ariaLabel = waits ? this.#strings.stop : this.#strings.send;
  }

  /** Has something read out, once, to those who do not see the log. */
  tell(...told: HTMLElement[]): void {
    this.#told.append(...told);
    setTimeout(() => told.forEach((one) => void one.remove()), toldMs);
  }

  /** Keeps the focus in the panel when what has it is about to go. */
  holdFocus(): void {
    (matches(touch) ? this.#log : this.#input).focus();
  }

  /** Shows something at the end of the log, or before what is there. */
  show(shown: HTMLElement, before?: HTMLElement): void {
    this.#log.insertBefore(shown, before ?? null);
    this.#isBehind ||= !this.isOpen;
    this.#log.scrollTop = this.#log.scrollHeight;
  }

  /** Whoever reads the end goes on reading it until the question has come to the top; whoever scrolled back stays. */
  grow(change: () => void): void {
    const log = this.#log;
    const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < nearPixels;
    change();
    this.#isBehind ||= !this.isOpen;
    if (atEnd) this.#follow();
  }

  /** Brings the last question to the top, as far as there is something below it. */
  #follow(): void {
    const log = this.#log;
    const last = log.lastElementChild;
    if (!(last instanceof HTMLElement)) return;
    const { offsetHeight: asked = 0 } = (last.firstElementChild ?? {}) as { offsetHeight?: number };
    // A question that leaves its reply no room is seen by its end alone.
    const above = Math.max(0, asked - log.clientHeight / 2);
    // Never back up: whoever has read on to the end of a long reply stays there.
    log.scrollTop = Math.max(log.scrollTop, last.offsetTop - log.offsetTop - nearPixels / 2 + above);
  }

  #build(): HTMLDialogElement {
    const close = element("button", { type: "button", className: "close", ariaLabel: this.#strings.close }, "×");
    const form = element("form", {}, this.#input, this.#button);
    form.onsubmit = (event) => {
      event.preventDefault();
      if (this.#waits) this.#handlers.stopped();
      else this.#submit();
    };
    this.#button.onclick = (event) => {
      if (this.#isMisplaced(event)) event.preventDefault();
    };
    const { placeholder: ariaLabel, language: lang } = this.#strings;
    const parts = [element("header", {}, this.#name, close), this.#log, this.#told, this.#status, form];
    const panel = element("dialog", { className: "panel", ariaLabel, lang }, ...parts);
    close.onclick = () => this.#close();
    panel.onclose = () => this.#closed();
    panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !isComposing(event)) this.#close();
    });
    // What is typed here is none of the page's shortcuts.
    for (const type of ["keydown", "keypress", "keyup"])
      panel.addEventListener(type, (event) => event.stopPropagation());
    return panel;
  }

  /**
   * The second press of two would stop what the first has sent, and one on Stop as the reply ends would send a draft. A
   * single click on what has just become Stop is meant: nobody aims so fast twice. Enter presses with `detail` 0.
   */
  #isMisplaced({ detail }: MouseEvent): boolean {
    const isFresh = performance.now() - this.#changedAt < againMs;
    return detail > 1 || (isFresh && (detail === 0 || !this.#waits));
  }

  /** The event comes later than the next key may. */
  #close(): void {
    this.#panel.close();
    this.#closed();
  }

  /** However it was closed: by its button, by Escape, or by the phone's own way back. */
  #closed(): void {
    if (this.isOpen || !this.#launcher.hidden) return;
    this.#launcher.hidden = false;
    this.#handlers.toggled(false);
    this.#launcher.focus();
  }

  /** A message is sent by Enter; the Enter that ends a composed character is none. */
  #typed(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (!this.#waits) this.#submit();
  }

  /** Takes back that a message is too long. */
  #shortened(): void {
    if (!isTooLong(this.#input.value.trim()) && this.#status.textContent === this.#strings.long) this.status = "";
  }

  /** What is too long stays to be shortened: a field that cut it would not say so. */
  #submit(): void {
    const message = this.#input.value.trim();
    if (message === "") return;
    if (isTooLong(message)) {
      this.status = this.#strings.long;
      return;
    }
    this.#input.value = "";
    this.#handlers.submitted(message);
  }
}

/** As the service counts: one emoji is one character, of two units of a string. */
function isTooLong(message: string): boolean {
  return message.length > mostCharacters && Array.from(message).length > mostCharacters;
}

/** Safari ends a composition before the key that ends it, which it then marks by its code alone. */
function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
