import type { Tile } from "./search.ts";

/** Tiles of a search that is asked again are the same objects: their text is put together once. */
const texts = new WeakMap<Tile, string>();

/** A tile as JSON. */
export function tileText(tile: Tile): string {
  const known = texts.get(tile) ?? JSON.stringify(tile);
  texts.set(tile, known);
  return known;
}
