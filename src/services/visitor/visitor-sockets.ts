/** Counts the sockets that each visitor has open in this process, so that one cannot take them all. */
export class VisitorSockets {
  readonly #open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes a place for a visitor's socket; false where there is none left. */
  take(subject: string): boolean {
    const open = this.#open.get(subject) ?? 0;
    if (open >= this.most) return false;
    this.#open.set(subject, open + 1);
    return true;
  }

  leave(subject: string): void {
    const open = (this.#open.get(subject) ?? 0) - 1;
    if (open > 0) this.#open.set(subject, open);
    else this.#open.delete(subject);
  }
}
