import type { Context } from "../context.ts";
import { type KeyHolder, verifyApiKey } from "../services/keys/verify-api-key.ts";

export const apiKeyHeader = "x-api-key";

const holders = new WeakMap<Request, KeyHolder>();

/** Looks up the holder of the request's `x-api-key`, and remembers it for `keyHolderOf`. */
export async function identifyKeyHolder(context: Context, request: Request): Promise<KeyHolder | undefined> {
  const holder = await verifyApiKey(context, request.headers.get(apiKeyHeader));
  if (holder) holders.set(request, holder);
  return holder;
}

/** Whose valid key the request came with, as far as it was looked up. */
export function keyHolderOf(request: Request): KeyHolder | undefined {
  return holders.get(request);
}
