import { parse } from "yaml";

export interface Documentation {
  title: string;
  description: string;
  /** Markdown without its front matter. */
  body: string;
}

/** Splits a page of our own documentation. Throws where it has no title: a test reads every page. */
export function readFrontMatter(markdown: string): Documentation {
  const [, yaml = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const { title, description = "" } = (parse(yaml) ?? {}) as { title?: string; description?: string };
  if (!title) throw new Error("A page of the documentation has no title");
  return { title, description, body };
}
