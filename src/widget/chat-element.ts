import { Chat } from "./chat.ts";
import { forgetVisitor } from "./memory.ts";

/** Where this script came from: the address of the server. */
export const scriptBase = new URL(".", import.meta.url).href;

/**
 * `<usher-chat index-id="…">`: a button that opens a conversation with the agent. `private` keeps nothing in the browser
 * and asks as a private session; `base` is the server where it is not the script's.
 */
export class ChatElement extends HTMLElement {
  static readonly observedAttributes = ["index-id", "base", "private", "lang"];

  #chat: Chat | undefined;
  #changes = false;

  connectedCallback(): void {
    if (!this.#chat) this.#start();
  }

  /** Whoever moves the element in the page takes it out first, and the conversation goes on. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#chat?.end();
      this.#chat = undefined;
    });
  }

  /** Several changes at once are one. */
  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before === after || this.#changes || !this.#chat) return;
    this.#changes = true;
    queueMicrotask(() => {
      this.#changes = false;
      if (this.isConnected) this.#start();
    });
  }

  #start(): void {
    this.#chat?.end();
    const indexId = this.getAttribute("index-id") ?? "";
    if (indexId === "") console.error("<usher-chat> needs the attribute index-id");
    const isPrivate = this.hasAttribute("private");
    if (isPrivate) forgetVisitor(indexId);
    // Whole, as older browsers open no socket at a path alone; an empty one is the host's root, not the page.
    const given = (this.getAttribute("base") ?? scriptBase).replace(/\/$/, "");
    const base = new URL(`${given}/`, document.baseURI).href.slice(0, -1);
    const language = this.closest("[lang]")?.getAttribute("lang") ?? "";
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    this.#chat = new Chat(root, { base, indexId, language, isPrivate });
  }
}
