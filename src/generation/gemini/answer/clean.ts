import type { SourcePage } from "../../../schemas/generation.ts";
import { addressesIn, sourceUrl } from "../links.ts";

/** A sentence as it may be shown, and as it reads: without any markup. */
interface Clean {
  shown: string;
  plain: string;
}

/** An image, a link's definition, a tag. */
const UNWANTED = /!\[|^\s*\[[^\]\n]{0,300}\]:|<[a-z!?/]/im;
const LINK = /\[([^\]\n]{0,300})\]\s*\(\s*<?([^\s)>]*)>?(?:\s[^)]*)?(?:\)|$)/g;
const REFERENCE = /\[([^\]\n]{0,300})\]\s*\[[^\]\n]{0,300}\]/g;
const AUTOLINK = /<(https?:[^\s>]*)>/gi;

/** Stand-ins for links while signs of Markdown are taken out around them. */
const standIn = (index: number) => `\ue000${index}\ue001`;
const STAND_IN = /\ue000(\d+)\ue001/g;

/**
 * A sentence with links to sources and no others. `undefined` where it holds an image, HTML or an address that is no
 * source's: what would be left may lean on it. Where Markdown may not be used, its signs go and a link's words stay.
 */
export function clean(text: string, sources: readonly SourcePage[], markdown: boolean): Clean | undefined {
  const links: Clean[] = [];
  let foreign = false;
  const hold = (address: string, words: string | undefined) => {
    const url = sourceUrl(address, sources);
    foreign ||= !url;
    return url ? standIn(links.push(linkTo(url, words, markdown)) - 1) : "";
  };
  const whole = text
    .replace(/[\ue000\ue001]/g, "")
    .replace(AUTOLINK, "$1")
    .replace(LINK, (_, words: string, address: string) => hold(address, words.replace(/[\\[\]]/g, "").trim()))
    .replace(REFERENCE, "$1");
  const held = withoutAddresses(whole, (address) => hold(address, undefined));
  if (foreign || UNWANTED.test(text.replace(AUTOLINK, "$1"))) return undefined;
  const fill = (from: string, side: keyof Clean) =>
    from.replace(STAND_IN, (_, index: string) => links[Number(index)]?.[side] ?? "").trim();
  const plain = withoutMarks(held);
  return { shown: fill(markdown ? evenMarks(held) : plain, "shown"), plain: fill(plain, "plain") };
}

function linkTo(url: string, words: string | undefined, markdown: boolean): Clean {
  if (words === undefined) return { shown: url, plain: "" };
  const target = url.replace(/[()<>\s\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
  return { shown: markdown && words !== "" ? `[${words}](${target})` : words, plain: words };
}

function withoutAddresses(text: string, replace: (address: string) => string): string {
  let result = "";
  let from = 0;
  for (const { index, 0: found } of addressesIn(text)) {
    result += text.slice(from, index) + replace(found);
    from = index + found.length;
  }
  return result + text.slice(from);
}

/** Signs of emphasis and code come in pairs, or go. */
function evenMarks(text: string): string {
  const even = (all: string, mark: string) => (all.split(mark).length % 2 === 0 ? all.replaceAll(mark, "") : all);
  return ["**", "__", "`"].reduce(even, text);
}

function withoutMarks(text: string): string {
  return text.replace(/\*\*|__|`|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, "");
}
