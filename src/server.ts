import { rotateByAge } from "./agent/rotate-keys.ts";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { type Context, createContext, type Overrides } from "./context.ts";
import { within } from "./db/within.ts";
import { tidyExports } from "./exports/upkeep.ts";
import { applyRetention } from "./services/apply-retention.ts";

export interface RunningServer {
  /** Where it listens, e.g. `http://localhost:3000`. */
  readonly url: string;
  readonly context: Context;
  /** Takes no new requests, lets those under way end for up to `drainMs`, gives turns back, closes the database. */
  stop(drainMs?: number): Promise<void>;
}

/** Configuration → context → app → a listening server, with segments loaded and open turns taken up again. */
export async function startServer(config: Config = readConfig(), overrides: Overrides = {}): Promise<RunningServer> {
  await refuseTakenPort(config);
  const context = await createContext(config, overrides);
  await warm(context);
  const app = createApp(context).listen({
    port: config.port,
    hostname: config.host,
    idleTimeout: 30,
    // Bun's own refusal has no body: ours, in the shape of the route's group, comes first.
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
  });
  const server = app.server;
  if (!server) throw new Error("The server did not start");
  const upkeep = startUpkeep(context);
  context.webhooks.start();
  context.exports.runner.start();
  const turns = await context.runner.recover();
  if (turns > 0) context.log.info({ turns }, "open turns taken up again");
  return {
    url: `http://localhost:${server.port}`,
    context,
    async stop(drainMs = 5_000) {
      for (const timer of upkeep) clearInterval(timer);
      await within(drainMs, server.stop(), () => {});
      await context.close();
      await server.stop(true);
    },
  };
}

const hourMs = 60 * 60_000;
/** Old rows can wait until a server has begun to serve. */
const retentionDelayMs = 60_000;

/** What must happen now and then while a server runs; the timers that do it. */
function startUpkeep(context: Context): ReturnType<typeof setTimeout>[] {
  const rotate = () => {
    rotateByAge(context.db).catch((err) => context.log.error({ err }, "signing keys could not be rotated"));
  };
  const forget = () => {
    applyRetention(context).catch((err) => context.log.error({ err }, "old rows could not be deleted"));
  };
  const tidy = () => {
    tidyExports(context.db, context.exports).catch((err) => context.log.error({ err }, "exports could not be tidied"));
  };
  rotate();
  tidy();
  const timers = [
    setInterval(rotate, hourMs),
    setInterval(forget, hourMs),
    setInterval(tidy, hourMs),
    setTimeout(forget, retentionDelayMs),
  ];
  for (const timer of timers) timer.unref();
  return timers;
}

/** Elysia shares a port with whoever has it: a second server would start in silence and take half of the requests. */
async function refuseTakenPort({ port, host }: Config): Promise<void> {
  if (port === 0) return;
  const probe = Bun.listen({ hostname: host, port, exclusive: true, socket: { data() {} } });
  probe.stop(true);
}

/** Loads the published segments, so that the first visitor does not wait. A damaged one is logged and stays out. */
async function warm(context: Context): Promise<void> {
  await context.keyring.signing();
  for (const company of await context.packages.companies()) {
    for (const version of company.pointers.keys()) {
      try {
        await context.packages.resolve(company, version);
      } catch (err) {
        context.log.error({ err, company: company.slug, version }, "segment cannot be loaded");
      }
    }
  }
}
