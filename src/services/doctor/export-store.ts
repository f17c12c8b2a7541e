import type { Context } from "../../context.ts";
import { messageOf } from "../../errors.ts";
import type { ObjectStore } from "../../objects/object-store.ts";
import { answerMs, type Finding } from "./finding.ts";

const check = "exports";
const linkSeconds = 60;

/**
 * Whether a file can be put where exports are kept, read over its link and removed again, and whether a link to what
 * is not there answers 404, as partners are promised (CONTRACT §8).
 */
export async function checkExportStore({ config, exports: { store } }: Context, waitMs = answerMs): Promise<Finding> {
  if (!config.s3) return { check, state: "ok", message: "they are kept in DATA_DIR" };
  const key = `doctor/${crypto.randomUUID()}`;
  const { bucket } = config.s3;
  try {
    const [whole, missing] = await inTime(waitMs, (signal) => statusesOf(store, key, signal));
    if (whole !== 200)
      return { check, state: "fault", message: `a link to ${bucket} answers ${whole} in place of 200` };
    return { check, ...stateOfMissing(bucket, missing) };
  } catch (error) {
    return { check, state: "fault", message: `the bucket ${bucket} cannot be used: ${messageOf(error)}` };
  }
}

/** What the link to a file answers while the file is there, and once it is not. */
async function statusesOf(store: ObjectStore, key: string, signal: AbortSignal): Promise<[number, number]> {
  await store.put(key, onePiece("Usher was here."), signal);
  const link = await store.presignGet(key, linkSeconds);
  const whole = await statusOf(link).finally(() => store.delete(key));
  return [whole, await statusOf(link)];
}

/** An aborted put waits for the bucket as well: what is still under way then is cut off with the store. */
async function inTime<T>(waitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const abort = new AbortController();
  const timer = setTimeout(() => {
    late.reject(new Error(`it does not answer within ${waitMs / 1000} s`));
    abort.abort();
  }, waitMs);
  try {
    return await Promise.race([work(abort.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function stateOfMissing(bucket: string, status: number): Omit<Finding, "check"> {
  if (status === 404) return { state: "ok", message: `files are put into the bucket ${bucket}, read and removed` };
  const need = status === 403 ? ": the credentials need s3:ListBucket" : "";
  return { state: "fault", message: `a file of ${bucket} that is not ready answers ${status} in place of 404${need}` };
}

async function statusOf(link: string): Promise<number> {
  const answer = await fetch(link, { signal: AbortSignal.timeout(answerMs) });
  await answer.body?.cancel();
  return answer.status;
}

async function* onePiece(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
