import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { clientAddress, parseRanges } from "../net/client-address.ts";

/** Routes that cost work; health, documentation and metrics are free. */
const counted = /^\/(api|agent|service)\//;

/** `ADDRESS_REQUESTS_PER_MINUTE` of each address, over all of the routes that cost work. */
export function addressLimit({ config, rateLimits }: Context) {
  const trusted = parseRanges(config.trustedProxies);
  const perMinute = config.addressRequestsPerMinute;
  const app = new Elysia({ name: "address-limit" });
  if (perMinute === 0) return app;
  return app.onRequest(async ({ request, server }) => {
    if (!counted.test(new URL(request.url).pathname)) return;
    const socket = server?.requestIP(request)?.address ?? "unknown";
    const address = clientAddress(socket, request.headers.get("x-forwarded-for"), trusted);
    await rateLimits.count(`address ${address}`, perMinute);
  });
}
