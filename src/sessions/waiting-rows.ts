import type { HistoryRow } from "../db/queries/history.ts";

type Session = Pick<HistoryRow, "company" | "sessionId">;

const keyOf = ({ company, sessionId }: Session) => `${company} ${sessionId}`;

/** Rows on their way to the database, by session: in an outage there are tens of thousands, of which a reader wants few. */
export class WaitingRows {
  readonly #bySession = new Map<string, Set<HistoryRow>>();

  add(row: HistoryRow): void {
    const rows = this.#bySession.get(keyOf(row)) ?? new Set();
    this.#bySession.set(keyOf(row), rows.add(row));
  }

  remove(gone: readonly HistoryRow[]): void {
    for (const row of gone) {
      const rows = this.#bySession.get(keyOf(row));
      rows?.delete(row);
      if (rows?.size === 0) this.#bySession.delete(keyOf(row));
    }
  }

  /** Those of a session, oldest first. */
  of(session: Session): HistoryRow[] {
    return [...(this.#bySession.get(keyOf(session)) ?? [])];
  }
}
