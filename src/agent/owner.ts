import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** Tells this process from an earlier one of its pid; any word will do where the system does not tell. */
const ownStart = startOf(process.pid) || crypto.randomUUID().slice(0, 8);

/** Where processes see each other: containers may share a host name, and each has a process 1 of its own. */
const place = `${hostname()}/${pidNamespace()}`;

/** Names an owner of turns: `host/namespace:pid:start:random`. */
export function ownerId(): string {
  return [place, process.pid, ownStart, crypto.randomUUID().slice(0, 8)].join(":");
}

/** What one process at a time works on. */
export interface Owned {
  owner: string | null;
  leaseUntil: number;
}

/** Whether nobody works on it; `dead` are owners that are gone, where many are asked about. */
export function isFree(owned: Owned, dead = deadOwnersOf([owned])): boolean {
  return owned.owner === null || owned.leaseUntil < Date.now() || dead.includes(owned.owner);
}

/** Owners of these that are certainly gone. */
export function deadOwnersOf(all: readonly Owned[]): string[] {
  const owners = new Set(all.flatMap(({ owner }) => owner ?? []));
  return [...owners].filter(isDeadOwner);
}

/** Whether an owner is certainly gone: of this place, and its process no longer there. Elsewhere its lease tells. */
export function isDeadOwner(owner: string): boolean {
  const [where, pid, start] = owner.split(":");
  if (where !== place) return false;
  const now = Number(pid) === process.pid ? ownStart : startOf(Number(pid));
  return !isAlive(Number(pid)) || (now !== "" && now !== start);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: there is such a process, of another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process began, in clock ticks since boot (proc(5), field 22); `gone` for a zombie, "" where unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field, the command in parentheses, may hold blanks and parentheses of its own.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? "gone" : (fields[18] ?? "");
  } catch {
    return "";
  }
}

/** The number of the namespace that process numbers are of (pid_namespaces(7)), "" where unknown. */
function pidNamespace(): string {
  try {
    return /\d+/.exec(readlinkSync("/proc/self/ns/pid"))?.[0] ?? "";
  } catch {
    return "";
  }
}
