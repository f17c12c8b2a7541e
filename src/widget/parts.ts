/** A part of something that is shown; `key` tells whether it has changed. */
export interface Part {
  key: string;
  make(): HTMLElement;
}

/** The children of an element, of which those that have not changed stay: they keep their focus and selection. */
export class Parts {
  #shown: { key: string; element: HTMLElement }[] = [];

  constructor(private readonly parent: HTMLElement) {}

  show(parts: readonly Part[]): void {
    const before = this.#shown;
    this.#shown = parts.map(({ key, make }, at) => {
      const known = before[at];
      if (known?.key === key) return known;
      const made = { key, element: make() };
      if (known) known.element.replaceWith(made.element);
      else this.parent.append(made.element);
      return made;
    });
    for (const gone of before.slice(parts.length)) gone.element.remove();
  }
}
