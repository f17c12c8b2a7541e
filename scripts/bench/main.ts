/** `bun run bench [name …]`: Usher beside its peers, in one run; ratios are what lasts. */
import { benchRoutes } from "./routes.ts";

const benches: Record<string, () => Promise<void>> = {
  routes: benchRoutes,
};

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
