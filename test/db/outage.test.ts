import { afterEach, beforeEach, describe, expect, spyOn, test } from "bun:test";
import { type Client, LibsqlError } from "@libsql/client";
import { watchOutages } from "../../src/db/outage.ts";

const full = new LibsqlError("database or disk is full", "SQLITE_FULL");

/** Two connections to one database that fail as they are told, and what was told of them. */
function watchedPair() {
  const told: string[] = [];
  const watch = watchOutages({ began: () => told.push("began"), ended: () => told.push("ended") });
  const connection = () => {
    const state = { isAway: false };
    const execute = async () => {
      if (state.isAway) throw full;
    };
    const client = watch({ execute } as unknown as Client);
    return async (isAway: boolean) => {
      state.isAway = isAway;
      await client.execute("SELECT 1").catch(() => {});
    };
  };
  return { told, reader: connection(), writer: connection() };
}

describe("An outage of the database", () => {
  let seconds = 0;
  let clock: ReturnType<typeof spyOn>;
  beforeEach(() => {
    clock = spyOn(performance, "now").mockImplementation(() => seconds * 1_000);
  });
  afterEach(() => clock.mockRestore());

  test("is told once for all connections, and ends when each that failed works again", async () => {
    const { told, reader, writer } = watchedPair();
    await writer(true);
    await reader(true);
    await reader(false);
    expect(told).toEqual(["began"]);
    await writer(false);
    expect(told).toEqual(["began", "ended"]);
  });

  test("that comes and goes is told once a minute, its end only where its begin was, and one that lasts always", async () => {
    const { told, writer } = watchedPair();
    for (let round = 0; round < 6; round++) {
      seconds += 25;
      await writer(true);
      await writer(false);
    }
    expect(told).toEqual(["began", "ended", "began", "ended"]);
    seconds += 1;
    await writer(true);
    expect(told).toHaveLength(4);
    seconds += 60;
    await writer(true);
    expect(told.slice(4)).toEqual(["began"]);
  });
});
