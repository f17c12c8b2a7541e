import { beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeClientTypes } from "../../scripts/client-types.ts";
import { compileAsPartner, resolutions } from "../support/partner-project.ts";

const root = join(import.meta.dir, "../..");

/** The TypeScript that a page tells its readers to write, as one module. */
function examplesOf(page: string): string {
  const markdown = readFileSync(join(root, page), "utf8");
  const blocks = [...markdown.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => code);
  if (blocks.length === 0) throw new Error(`${page} has no example`);
  return blocks.join("\n");
}

const sound = `
import { createClient, type Part, readParts } from "usher/client";
const usher = createClient("http://localhost:3000", { headers: { "x-api-key": "k" } });
const { data } = await usher.api.v1.queries.post({ query: "bread" });
export const links: string[] = data?.responses.map((tile) => tile.link) ?? [];
export async function deltas(response: Response): Promise<string[]> {
  const parts: Part[] = [];
  for await (const part of readParts(response)) parts.push(part);
  return parts.flatMap((part) => (part.type === "text-delta" ? [part.delta] : []));
}
`;

const unsound = `
import { createClient, type Part } from "usher/client";
const usher = createClient("http://localhost:3000");
// @ts-expect-error a field that the route has not
await usher.api.v1.queries.post({ query: "bread", is_private_sesion: true });
// @ts-expect-error a field of another type
await usher.api.v1.queries.post({ query: 3 });
// @ts-expect-error a value that is none of the field's
await usher.api.v1["snackable-read"].post({ canonical_url: "https://acme.example", tone: "angry" });
// @ts-expect-error a route that is not there
await usher.api.v1.nothing.post({});
// @ts-expect-error a part that is not there
export const part: Part = { type: "nothing" };
`;

describe("a partner's project that depends on Usher", () => {
  // As `bun run types` does: what it compiles against is what the routes are now.
  beforeAll(writeClientTypes);

  test.each(Object.keys(resolutions) as (keyof typeof resolutions)[])(
    "compiles the documented examples under strict and %s resolution, and is told of what does not fit",
    (resolution) => {
      const files = {
        "readme.ts": examplesOf("README.md"),
        "guide.ts": examplesOf("src/demo/site/guides/partner-backends.md"),
        "sound.ts": sound,
        "unsound.ts": unsound,
      };
      expect(compileAsPartner(resolution, files)).toBe("");
    },
  );
});
