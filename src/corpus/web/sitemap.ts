import { Parser } from "htmlparser2";
import { messageOf } from "../../errors.ts";
import { decodeText } from "../files/read-text.ts";
import { MAX_SITEMAP_BYTES } from "../limits.ts";
import { unpack } from "./unpack.ts";
import { WebFault } from "./web-fault.ts";

/** Addresses as they are written: of pages, or of further sitemaps. */
export interface Sitemap {
  kind: "pages" | "sitemaps";
  locations: string[];
}

const kinds: Record<string, Sitemap["kind"]> = { urlset: "pages", sitemapindex: "sitemaps" };
/** Elements whose own `loc` counts; those of images and videos stand deeper. */
const owners = ["url", "sitemap"];
/** No sitemap is deeper, extensions included. */
const maxDepth = 20;

/**
 * Reads a sitemap: XML or a list of lines (sitemaps.org), packed with gzip or not.
 * @throws WebFault: no sitemap, too large once unpacked, unreadable; cut short, which may be over the next time.
 */
export function parseSitemap(bytes: Uint8Array): Sitemap {
  const text = textOf(bytes)
    .replace(/^\uFEFF/, "")
    .trim();
  return text.startsWith("<") ? parseXml(text) : parseLines(text);
}

/** Whether it is packed is told by its first bytes: servers name packed files in many ways. */
function textOf(bytes: Uint8Array): string {
  try {
    return decodeText(unpack(bytes, bytes[0] === 0x1f && bytes[1] === 0x8b ? "gzip" : "", MAX_SITEMAP_BYTES));
  } catch (error) {
    throw new WebFault("failed", messageOf(error));
  }
}

function parseXml(text: string): Sitemap {
  const path: string[] = [];
  const locations: string[] = [];
  let root = "";
  let location = "";
  const isLocation = () => path.length === 3 && path[2] === "loc" && owners.includes(path[1] ?? "");
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(localName(name));
        if (path.length > maxDepth) throw new WebFault("failed", "is no sitemap: its elements are too deep");
        root ||= path[0] ?? "";
        location = "";
      },
      ontext(piece) {
        if (isLocation()) location += piece;
      },
      onclosetag() {
        if (isLocation() && location.trim() !== "") locations.push(location.trim());
        path.pop();
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  // The end closes what is open still.
  const whole = path.length === 0;
  parser.end();
  const kind = kinds[root];
  if (!kind) throw new WebFault("failed", `is no sitemap: it begins with <${root.slice(0, 40)}>`);
  if (!whole) throw new WebFault("failed", "is cut short", true);
  return { kind, locations };
}

function parseLines(text: string): Sitemap {
  const lines = text.split("\n").map((line) => line.trim());
  const locations = lines.filter((line) => line !== "");
  if (!/^https?:\/\//i.test(locations[0] ?? "")) throw new WebFault("failed", "is no sitemap");
  return { kind: "pages", locations };
}

/** `image:loc` is no `loc`, but a prefix may stand for the protocol's own names: they are told apart by their depth. */
function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
