import { ChatElement, scriptBase } from "./chat-element.ts";

/** What `/widget.js?indexId=…` adds to a page that has no `<usher-chat>` of its own. */
function addToPage(): void {
  const { searchParams } = new URL(import.meta.url);
  const indexId = searchParams.get("indexId");
  if (indexId === null || document.querySelector("usher-chat")) return;
  const chat = document.createElement("usher-chat");
  chat.setAttribute("index-id", indexId);
  chat.setAttribute("base", scriptBase);
  if (searchParams.has("private")) chat.setAttribute("private", "");
  document.body.append(chat);
}

if (!customElements.get("usher-chat")) customElements.define("usher-chat", ChatElement);
// With `async`, the script may run before the page has its body.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", addToPage);
else addToPage();
