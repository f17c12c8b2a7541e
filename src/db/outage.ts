import { aroundCalls } from "./around-calls.ts";
import { isOutage } from "./fault.ts";

/** Told when the database cannot be used any more, and when it can again. */
export interface OutageListener {
  began(error: unknown): void;
  ended(): void;
}

/** The same client, whose outages are told. */
export type Watch = <C extends object>(client: C) => C;

/** A disk that is almost full takes one write and not the next: an outage soon after one that was told is not told yet. */
const quietMs = 60_000;

/** A watch over all connections to one database: an outage is told once, however many of them and statements fail in it. */
export function watchOutages(listener: OutageListener): Watch {
  /** Those that failed and have not worked since: a replica, or a full disk, is read while nothing can be written. */
  const away = new Set<object>();
  let isTold = false;
  let toldAt = Number.NEGATIVE_INFINITY;

  function failed(client: object, error: unknown): never {
    if (!isOutage(error)) throw error;
    away.add(client);
    const now = performance.now();
    if (!isTold && now - toldAt > quietMs) {
      isTold = true;
      toldAt = now;
      listener.began(error);
    }
    throw error;
  }

  function succeeded(client: object): void {
    away.delete(client);
    if (!isTold || away.size > 0) return;
    isTold = false;
    listener.ended();
  }

  return (client) =>
    aroundCalls(client, async (make) => {
      try {
        const result = await make();
        succeeded(client);
        return result;
      } catch (error) {
        return failed(client, error);
      }
    });
}
