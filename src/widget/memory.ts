import { randomId } from "./random-id.ts";

/** Turns that a new page shows again; a socket follows 32 at most. */
const mostTurns = 20;

/**
 * What a browser keeps of a visitor: a random id, and for this tab which turns to show again on the next page and
 * whether the panel was open. Never a word of what was said. A private visitor's lives with the page.
 */
export interface Memory {
  readonly clientSessionId: string;
  turns(): string[];
  addTurn(sessionId: string): void;
  forgetTurn(sessionId: string): void;
  isOpen(): boolean;
  setOpen(open: boolean): void;
}

/** The memory of one index's visitor. Where the browser keeps nothing, it lives with the page too. */
export function openMemory(indexId: string, isPrivate: boolean): Memory {
  const lasting = isPrivate ? pageOnly() : guarded("localStorage");
  const ofTab = isPrivate ? pageOnly() : guarded("sessionStorage");
  const key = (name: string) => `usher:${indexId}:${name}`;
  const clientSessionId = lasting.getItem(key("visitor")) ?? randomId();
  lasting.setItem(key("visitor"), clientSessionId);
  const turns = () => (ofTab.getItem(key("turns")) ?? "").split(" ").filter(Boolean);
  const keep = (list: string[]) => ofTab.setItem(key("turns"), list.slice(-mostTurns).join(" "));
  return {
    clientSessionId,
    turns,
    addTurn: (sessionId) => keep([...turns().filter((known) => known !== sessionId), sessionId]),
    forgetTurn: (sessionId) => keep(turns().filter((known) => known !== sessionId)),
    isOpen: () => ofTab.getItem(key("open")) === "true",
    setOpen: (open) => ofTab.setItem(key("open"), String(open)),
  };
}

type Shelf = Pick<Storage, "getItem" | "setItem">;

function pageOnly(): Shelf {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

/** A browser may refuse its storage when it is asked for, and later where it is full: the page goes on without. */
function guarded(name: "localStorage" | "sessionStorage"): Shelf {
  const page = pageOnly();
  const attempt = <Result>(use: (shelf: Shelf) => Result): Result => {
    try {
      return use(window[name]);
    } catch {
      return use(page);
    }
  };
  return {
    getItem: (key) => attempt((shelf) => shelf.getItem(key)) ?? page.getItem(key),
    setItem: (key, value) => attempt((shelf) => shelf.setItem(key, value)),
  };
}
