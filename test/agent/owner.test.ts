import { describe, expect, test } from "bun:test";
import { readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { isDeadOwner, ownerId } from "../../src/agent/owner.ts";

/** An owner of the place that `place` makes of this process's own, of a process that is not there. */
function goneIn(place: (own: string) => string): string {
  const [own = "", , ...rest] = ownerId().split(":");
  return [place(own), "4194303", ...rest].join(":");
}

describe("An owner is certainly gone", () => {
  test("where this process would see its process, and does not", () => {
    expect(isDeadOwner(ownerId())).toBe(false);
    expect(isDeadOwner(goneIn((own) => own))).toBe(true);
  });

  test("in no other container, though that has the same host name: each has a process 1 of its own", () => {
    const [namespace = ""] = /\d+/.exec(readlinkSync("/proc/self/ns/pid")) ?? [];
    expect(ownerId()).toStartWith(`${hostname()}/${namespace}:`);
    expect(isDeadOwner(goneIn((own) => own.replace(namespace, `${Number(namespace) + 1}`)))).toBe(false);
  });
});
