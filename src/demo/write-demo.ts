import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { demoCompanyFile, demoPages } from "./manifest.ts";

/** Where the embedded files say that they are served. */
const writtenFor = "http://localhost:3000";

/** Writes the demo company below a folder, for a server at `publicUrl`; returns the path of the company file. */
export function writeDemo(folder: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  // Links lead to where the server is reached, the origin list holds an origin alone.
  const origins = `origins: ["${writtenFor}"]`;
  const yaml = demoCompanyFile
    .split(origins)
    .map((part) => part.replaceAll(writtenFor, publicUrl))
    .join(`origins: ["${origin}"]`);
  const files = [
    { path: "company.yaml", text: yaml },
    ...demoPages.map(({ path, markdown }) => ({ path: `site/${path}`, text: markdown })),
  ];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return join(folder, "company.yaml");
}
