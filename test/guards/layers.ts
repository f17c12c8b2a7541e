import { importsOf, type SourceFile } from "./files.ts";

/** DESIGN.md's layout line, from the top down: a file may import what stands below it, never beside or above. */
const order: readonly (readonly string[])[] = [
  ["main.ts"],
  ["commands"],
  ["server.ts"],
  ["app.ts"],
  ["routes"],
  ["plugins"],
  ["context.ts"],
  ["services"],
  [
    ...["runtime-package", "corpus", "search", "generation", "agent", "sessions", "webhooks", "exports"],
    ...["analytics", "objects", "streams", "tracing"],
  ],
  ["config.ts"],
  ["db", "net"],
  ["schemas"],
  ["errors.ts", "worker-script.ts", "async"],
];

/** The folders between services and the database: they may use one another where no cycle comes of it. */
export const middle = order[8] ?? [];

/** Used by what serves them, and users of nothing but shapes. The client is a program of its own. */
const apart = new Map([
  ["demo", ["commands", "routes"]],
  ["widget", ["routes"]],
  ["client.ts", []],
  ["client", ["client.ts"]],
]);

/** Who may read the environment or choose drivers at run time; others are handed what they need. */
const wiring = new Map([
  ["config.ts", ["main.ts", "commands", "server.ts", "context.ts"]],
  ["context.ts", ["commands", "server.ts"]],
]);

/** `src/agent/journal.ts` belongs to `agent`, `src/app.ts` to itself. */
export function unitOf(path: string): string {
  return path.split("/")[1] ?? "";
}

export interface Edge {
  from: SourceFile;
  to: string;
}

/** Run-time imports from one unit of src to another. */
export function edgesOf(files: readonly SourceFile[]): Edge[] {
  return files.flatMap((from) => {
    const others = importsOf(from).filter((to) => to.startsWith("src/") && unitOf(to) !== unitOf(from.path));
    return others.map((to) => ({ from, to }));
  });
}

/** Imports that go against the layout, one line each. */
export function misdirected(files: readonly SourceFile[]): string[] {
  return edgesOf(files)
    .filter(({ from, to }) => !mayImport(unitOf(from.path), unitOf(to)))
    .map(({ from, to }) => `${from.path} → ${to}`);
}

function mayImport(from: string, to: string): boolean {
  const users = apart.get(to) ?? wiring.get(to);
  if (users) return users.includes(from);
  if (apart.has(from)) return to === "schemas";
  const [above, below] = [rankOf(from), rankOf(to)];
  return above < below || (above === below && middle.includes(from));
}

function rankOf(unit: string): number {
  const rank = order.findIndex((units) => units.includes(unit));
  if (rank < 0) throw new Error(`src/${unit} has no place in DESIGN.md's layout`);
  return rank;
}

/** A way from a name back to itself, if there is one. */
export function cycleIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    done.add(name);
    for (const next of edges.get(name) ?? []) {
      const found = visit(next, [...way, name]);
      if (found) return found;
    }
    return undefined;
  };
  for (const name of edges.keys()) {
    const found = visit(name, []);
    if (found) return found;
  }
  return undefined;
}

/** Which unit needs which others. */
export function graphOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of edgesOf(files)) {
    const unit = unitOf(from.path);
    graph.set(unit, (graph.get(unit) ?? new Set()).add(unitOf(to)));
  }
  return graph;
}
