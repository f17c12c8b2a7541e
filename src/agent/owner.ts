import { hostname } from "node:os";

/** Names this process as the owner of turns: `host:pid:start`, where start tells it from an earlier one of that pid. */
export function ownerId(): string {
  return `${hostname()}:${process.pid}:${crypto.randomUUID().slice(0, 8)}`;
}

/** Whether an owner is certainly gone: of this machine, and its process no longer there. Elsewhere its lease tells. */
export function isDeadOwner(owner: string, self: string): boolean {
  const [host, pid] = owner.split(":");
  const [ownHost, ownPid] = self.split(":");
  if (host !== ownHost || owner === self) return false;
  return pid === ownPid || !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: there is such a process, of another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
