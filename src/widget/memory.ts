import { randomId } from "./random-id.ts";

/** Turns that a new page shows again; a socket follows 32 at most. */
const mostTurns = 20;

/**
 * What a browser keeps of a visitor who has used the widget: a random id, and for this tab which turns to show again on
 * the next page and whether the panel was open. Never a word of what was said. A private visitor's lives with the page.
 */
export interface Memory {
  /** The visitor's id; made when it is first needed. */
  visitor(): string;
  turns(): string[];
  addTurn(sessionId: string): void;
  forgetTurn(sessionId: string): void;
  /** Whether this page or an earlier one has read a turn out to its end. */
  wasTold(sessionId: string): boolean;
  markTold(sessionId: string): void;
  isOpen(): boolean;
  setOpen(open: boolean): void;
  /** From now on nothing is kept, whatever is still under way. */
  end(): void;
}

const names = ["visitor", "turns", "told", "open"] as const;
type Name = (typeof names)[number];

const keyOf = (indexId: string, name: Name) => `usher:${indexId}:${name}`;

/** The memory of one index's visitor. Where the browser keeps nothing, it lives with the page too. */
export function openMemory(indexId: string, isPrivate: boolean): Memory {
  let [lasting, ofTab] = isPrivate ? [pageOnly(), pageOnly()] : [guarded("localStorage"), guarded("sessionStorage")];
  const key = (name: Name) => keyOf(indexId, name);
  const listed = (name: Name) => (ofTab.getItem(key(name)) ?? "").split(" ").filter(Boolean);
  const keep = (name: Name, list: string[]) => ofTab.setItem(key(name), list.slice(-mostTurns).join(" "));
  const without = (name: Name, sessionId: string) => listed(name).filter((known) => known !== sessionId);
  return {
    visitor() {
      const known = lasting.getItem(key("visitor"));
      if (known !== null) return known;
      const made = randomId();
      lasting.setItem(key("visitor"), made);
      return made;
    },
    turns: () => listed("turns"),
    addTurn: (sessionId) => keep("turns", [...without("turns", sessionId), sessionId]),
    forgetTurn(sessionId) {
      for (const name of ["turns", "told"] as const) keep(name, without(name, sessionId));
    },
    wasTold: (sessionId) => listed("told").includes(sessionId),
    markTold: (sessionId) => keep("told", [...without("told", sessionId), sessionId]),
    isOpen: () => ofTab.getItem(key("open")) === "true",
    setOpen: (open) => ofTab.setItem(key("open"), String(open)),
    end() {
      [lasting, ofTab] = [pageOnly(), pageOnly()];
    },
  };
}

/** Removes whatever was kept of an index's visitor before they became private. */
export function forgetVisitor(indexId: string): void {
  for (const shelf of [guarded("localStorage"), guarded("sessionStorage")])
    for (const name of names) shelf.removeItem(keyOf(indexId, name));
}

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function pageOnly(): Shelf {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A browser may refuse its storage when it is asked for, and later where it is full: the page goes on without. */
function guarded(name: "localStorage" | "sessionStorage"): Shelf {
  const page = pageOnly();
  const attempt = <Result>(use: (shelf: Shelf) => Result, otherwise: () => Result): Result => {
    try {
      return use(window[name]);
    } catch {
      return otherwise();
    }
  };
  return {
    // What could not be kept is newer than what was.
    getItem: (key) =>
      page.getItem(key) ??
      attempt(
        (shelf) => shelf.getItem(key),
        () => null,
      ),
    setItem(key, value) {
      page.removeItem(key);
      attempt(
        (shelf) => shelf.setItem(key, value),
        () => page.setItem(key, value),
      );
    },
    removeItem(key) {
      page.removeItem(key);
      attempt(
        (shelf) => shelf.removeItem(key),
        () => {},
      );
    },
  };
}
