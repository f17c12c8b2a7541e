import { rotateByAge } from "./agent/rotate-keys.ts";
import { createApp } from "./app.ts";
import { within } from "./async/within.ts";
import { type Config, readConfig } from "./config.ts";
import { type Context, createContext, type Overrides } from "./context.ts";
import { messageOf } from "./errors.ts";
import { tidyExports } from "./exports/upkeep.ts";
import { applyRetention } from "./services/operations/apply-retention.ts";

export interface RunningServer {
  /** Where it listens, e.g. `http://localhost:3000`. */
  readonly url: string;
  readonly context: Context;
  /** Takes no new requests, lets those under way end for up to `drainMs`, gives turns back, closes the database. */
  stop(drainMs?: number): Promise<void>;
}

/** What of a server has begun. */
interface Parts {
  server?: Awaited<ReturnType<typeof listen>>;
  upkeep?: ReturnType<typeof startUpkeep>;
}

/** Configuration → context → app → a listening server, with segments loaded and open turns taken up again. */
export async function startServer(config: Config = readConfig(), overrides: Overrides = {}): Promise<RunningServer> {
  refuseTakenPort(config);
  const context = await createContext(config, overrides, { writeThread: true });
  const parts: Parts = {};
  try {
    const server = await begin(context, parts);
    return {
      url: `http://${nameOf(config.host)}:${server.port}`,
      context,
      stop: (drainMs = 5_000) => end(context, parts, drainMs),
    };
  } catch (error) {
    // Half a server would keep the process, and its port.
    await end(context, parts, 0).catch((err) => context.log.error({ err }, "the start could not be undone"));
    throw error;
  }
}

async function begin(context: Context, parts: Parts) {
  await warm(context);
  await warnOfSettings(context);
  const server = await listen(context);
  parts.server = server;
  parts.upkeep = startUpkeep(context);
  context.webhooks.start();
  context.exports.runner.start();
  context.runner.start();
  const turns = await context.runner.recover();
  if (turns > 0) context.log.info({ turns }, "open turns taken up again");
  return server;
}

async function end(context: Context, { server, upkeep = [] }: Parts, drainMs: number): Promise<void> {
  for (const timer of upkeep) clearInterval(timer);
  try {
    const drained = within(drainMs, Promise.resolve(server?.stop()), () => {});
    // Nobody waits at an export's request: it need not wait for the requests either.
    await Promise.allSettled([drained, context.exports.runner.stop()]);
    await context.close(async () => {
      await server?.stop(true);
      // The readers of cut streams are told in a turn of the loop of their own.
      await Bun.sleep(0);
    });
  } finally {
    await server?.stop(true);
  }
}

const hourMs = 60 * 60_000;
/** Old rows can wait until a server has begun to serve. */
const retentionDelayMs = 60_000;

/** Hosts that this machine's own name leads to. */
const onLocalhost = new Set(["0.0.0.0", "::", "127.0.0.1", "::1", "localhost"]);

/** What a HOST is called in a url on this machine. */
function nameOf(host: string): string {
  if (onLocalhost.has(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

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

/** Throws, and names HOST and PORT, where they cannot be had. */
async function listen(context: Context) {
  const { config } = context;
  try {
    const { server } = createApp(context).listen({
      port: config.port,
      hostname: config.host,
      idleTimeout: 30,
      // Elysia shares a port with whoever has it: a second server would take half of the requests.
      reusePort: false,
      // Bun's own refusal has no body: ours, in the shape of the route's group, comes first.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    });
    if (server) return server;
  } catch (cause) {
    throw cannotListen(config, cause);
  }
  throw new Error("The server did not start");
}

/** Before anything is opened: most who start a second server should hear of it at once. */
function refuseTakenPort(config: Config): void {
  if (config.port === 0) return;
  try {
    Bun.listen({ hostname: config.host, port: config.port, exclusive: true, socket: { data() {} } }).stop(true);
  } catch (cause) {
    throw cannotListen(config, cause);
  }
}

function cannotListen({ host, port }: Config, cause: unknown): Error {
  if ((cause as { code?: unknown }).code === "EADDRINUSE") {
    return new Error(`PORT ${port} is in use on HOST ${host}: choose another, or end what listens there`, { cause });
  }
  return new Error(`HOST ${host} with PORT ${port} cannot be listened on: ${messageOf(cause)}`, { cause });
}

async function warnOfSettings({ config, packages, log }: Context): Promise<void> {
  for (const setting of config.ignored) log.warn(setting);
  const { defaultCompany } = config;
  const known = (await packages.companies()).flatMap(({ slug, row }) => [slug, row.indexId]);
  if (defaultCompany && !known.includes(defaultCompany)) {
    log.warn({ defaultCompany, known }, "DEFAULT_COMPANY names no company of this database");
  }
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
