/** `bun run bench [name …]`: Usher beside its peers, in one run; ratios are what lasts. */
import { benchAgent } from "./agent.ts";
import { benchCompletions } from "./completions.ts";
import { benchContent } from "./content.ts";
import { benchExport } from "./export.ts";
import { benchLucene } from "./lucene.ts";
import { benchRoutes } from "./routes.ts";
import { benchSearch } from "./search.ts";

const benches: Record<string, () => Promise<void>> = {
  search: benchSearch,
  lucene: benchLucene,
  completions: benchCompletions,
  routes: benchRoutes,
  content: benchContent,
  agent: benchAgent,
  export: benchExport,
};

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
