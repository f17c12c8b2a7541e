import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { isPassing } from "../db/fault.ts";
import { clientAddress, parseRanges } from "../net/client-address.ts";
import { requestPath } from "../net/request-path.ts";
import { countForCompany } from "../services/scope.ts";
import { identifyKeyHolder } from "./api-key.ts";

/** Routes that cost work; health, documentation and metrics are free. */
const counted = /^\/(api|agent|service|query-data|share)(\/|$)/;
/** Where a valid API key speaks for the caller in place of the address. */
const keyed = /^\/(api|query-data)(\/|$)/;

/**
 * `ADDRESS_REQUESTS_PER_MINUTE` of each address, over all of the routes that cost work. A request with a valid API key
 * counts against the limit of the key's company instead.
 */
export function addressLimit(context: Context) {
  const { config, rateLimits } = context;
  const trusted = parseRanges(config.trustedProxies);
  const perMinute = config.addressRequestsPerMinute;
  const app = new Elysia({ name: "address-limit" });
  if (perMinute === 0) return app;
  return app.onRequest(async ({ request, server }) => {
    const path = requestPath(request);
    if (!counted.test(path)) return;
    if (keyed.test(path) && (await countForHolder(context, request))) return;
    const socket = server?.requestIP(request)?.address ?? "unknown";
    const address = clientAddress(socket, request.headers.get("x-forwarded-for"), trusted);
    await rateLimits.count(`address ${address}`, perMinute);
  });
}

/**
 * Whether the request came with a valid API key; while keys cannot be read, none is. Throws `rate_limited` where its
 * company has asked too often.
 */
async function countForHolder(context: Context, request: Request): Promise<boolean> {
  const holder = await identifyKeyHolder(context, request).catch((error: unknown) => {
    if (isPassing(error)) return undefined;
    throw error;
  });
  if (!holder) return false;
  await countForCompany(context, await context.packages.company(holder.company));
  return true;
}
