import type { Client } from "@libsql/client";
import { isOutage } from "./fault.ts";

/** Told when a connection cannot be used any more, and when it can again. */
export interface OutageListener {
  began(error: unknown): void;
  ended(): void;
}

/** A disk that is almost full takes one write and not the next: an outage soon after the last one is not told anew. */
const quietMs = 60_000;

/** The same client, whose outages are told: once each, however many statements fail in it. */
export function watched(client: Client, listener: OutageListener): Client {
  let away = false;
  let toldAt = Number.NEGATIVE_INFINITY;

  function failed(error: unknown): never {
    if (!away && isOutage(error)) {
      away = true;
      if (performance.now() - toldAt > quietMs) listener.began(error);
      toldAt = performance.now();
    }
    throw error;
  }

  function succeeded<T>(result: T): T {
    if (away) listener.ended();
    away = false;
    return result;
  }

  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name !== "execute" && name !== "batch") return value.bind(target);
      return (...args: unknown[]) => (value.apply(target, args) as Promise<unknown>).then(succeeded, failed);
    },
  });
}
