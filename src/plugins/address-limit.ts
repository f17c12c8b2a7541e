import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { isPassing } from "../db/fault.ts";
import { createAddressReader, parseRanges } from "../net/client-address.ts";
import { requestPath } from "../net/request-path.ts";
import { countForCompany } from "../services/caller/scope.ts";
import { apiKeyHeader, identifyKeyHolder, keyHolderOf } from "./api-key.ts";

/** Routes that cost work; health, documentation and metrics are free. */
const counted = /^\/(api|agent|service|query-data|share)(\/|$)/;
/** Where a valid API key speaks for the caller in place of the address. */
const keyed = /^\/(api|query-data)(\/|$)/;

/**
 * `ADDRESS_REQUESTS_PER_MINUTE` of each address, over all of the routes that cost work. A request with a valid API key
 * counts against the limit of the key's company instead.
 */
export function addressLimit(context: Context) {
  const counterOf = callerCounter(context);
  return new Elysia({ name: "address-limit" }).onRequest(async ({ request, server }) => {
    const path = requestPath(request);
    if (!counted.test(path)) return;
    // Most requests have no key and, without a limit, nothing to wait for: what waits here is paid for by all.
    if (request.headers.has(apiKeyHeader) && keyed.test(path)) await identifyIfPossible(context, request);
    const counting = counterOf(request, () => server?.requestIP(request)?.address)();
    if (counting) await counting;
  });
}

/** Counts what a caller asks once more; undefined where nothing is to be waited for. Throws `rate_limited` where it has asked too often. */
export type CountCaller = () => Promise<void> | undefined;

/** The address at the other end of a request's connection. To ask for it costs as much as a small answer. */
export type PeerAddress = () => string | undefined;

/**
 * What a request counts against, and each frame of a socket that it opened: the company of its key where one was
 * identified, else the address.
 */
export function callerCounter(context: Context): (request: Request, peer: PeerAddress) => CountCaller {
  const { config, packages, rateLimits } = context;
  const addressOf = callerAddress(context);
  return (request, peer) => {
    const holder = keyHolderOf(request);
    if (holder) return async () => countForCompany(context, await packages.company(holder.company));
    const address = addressOf(request, peer);
    return () => rateLimits.count(`address ${address}`, config.addressRequestsPerMinute);
  };
}

/** The address that a request comes from; undefined where addresses are not limited, or a key speaks for the caller. */
export function callerAddress({ config }: Context) {
  const addressOf = createAddressReader(parseRanges(config.trustedProxies));
  return (request: Request, peer: PeerAddress): string | undefined => {
    if (config.addressRequestsPerMinute === 0 || keyHolderOf(request)) return undefined;
    return addressOf(peer() ?? "unknown", request.headers.get("x-forwarded-for"));
  };
}

/** While keys cannot be read, a request has none. */
async function identifyIfPossible(context: Context, request: Request): Promise<void> {
  try {
    await identifyKeyHolder(context, request);
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
}
