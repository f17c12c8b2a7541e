import { Chat } from "./chat.ts";

/** Where this script came from: the address of the server. */
export const scriptBase = new URL(".", import.meta.url).href;

/**
 * `<usher-chat index-id="…">`: a button that opens a conversation with the agent. `private` keeps nothing in the browser
 * and asks as a private session; `base` is the server where it is not the script's.
 */
export class ChatElement extends HTMLElement {
  static readonly observedAttributes = ["index-id", "base", "private"];

  #chat: Chat | undefined;

  connectedCallback(): void {
    this.#start();
  }

  disconnectedCallback(): void {
    this.#chat?.end();
    this.#chat = undefined;
  }

  attributeChangedCallback(): void {
    if (this.#chat) this.#start();
  }

  #start(): void {
    this.#chat?.end();
    const indexId = this.getAttribute("index-id") ?? "";
    if (indexId === "") console.error("<usher-chat> needs the attribute index-id");
    const base = (this.getAttribute("base") ?? scriptBase).replace(/\/$/, "");
    const language = this.closest("[lang]")?.getAttribute("lang") ?? "";
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    this.#chat = new Chat(root, { base, indexId, language, isPrivate: this.hasAttribute("private") });
  }
}
