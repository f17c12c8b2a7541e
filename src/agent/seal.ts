import type { AgentEventBody } from "../schemas/agent-event.ts";

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const timeLength = 10;
const randomLength = 16;

/** Random bytes for a few hundred ids: asked for one by one they would cost more than all else of an event. */
const pool = new Uint8Array(randomLength * 256);
let poolAt = pool.length;
/** What events of the same millisecond share. */
let stamp = { now: Number.NaN, prefix: "", at: "" };

/** Gives an event its id (`evt_<ULID>`) and time, and its wire form: one line, which is never changed. */
export function sealEvent({ type, data }: AgentEventBody, now = Date.now()): string {
  if (stamp.now !== now) stamp = { now, prefix: `evt_${encodeTime(now)}`, at: new Date(now).toISOString() };
  return JSON.stringify({ type, data, meta: { id: stamp.prefix + randomPart(), at: stamp.at } });
}

function encodeTime(now: number): string {
  let text = "";
  for (let rest = now, place = 0; place < timeLength; place++, rest = Math.floor(rest / 32)) {
    text = crockford.charAt(rest % 32) + text;
  }
  return text;
}

function randomPart(): string {
  if (poolAt === pool.length) {
    crypto.getRandomValues(pool);
    poolAt = 0;
  }
  let text = "";
  for (const end = poolAt + randomLength; poolAt < end; poolAt++) text += crockford.charAt((pool[poolAt] ?? 0) & 31);
  return text;
}
