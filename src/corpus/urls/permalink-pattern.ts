/** What a file's name and front matter say of its url, for the places of a pattern such as `/:year/:slug/`. */
export interface PostNames {
  /** Folders of its url, without marks of a generator. */
  folders: readonly string[];
  /** The name as it is, and without the date that begins it. */
  fileName: string;
  bareName: string;
  /** `2024-07-31`, of the front matter or the name. */
  date?: string;
  slug?: string;
  title?: string;
  categories?: readonly string[];
}

const PLACE = /:([a-z_]+)/g;
/** Jekyll's names of patterns. */
const STYLES: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  none: "/:categories/:title.html",
};
/** Places of a file's own name: a pattern without one is the path of a list, or a name that is not known here. */
const OWN_NAME = /:(?:title|slug|filename|contentbasename|name|barename|path|slugor[a-z]+|pagetitle)(?![a-z_])/;

/** Whether a pattern tells the files of a folder apart. */
export function tellsFiles(pattern: string): boolean {
  return OWN_NAME.test(STYLES[pattern] ?? pattern);
}

/** The path that a pattern of a site's settings gives a file; `undefined` where it asks for what is not known here. */
export function fillPattern(pattern: string, names: PostNames): string | undefined {
  const places = placesOf(names);
  let isKnown = true;
  const filled = (STYLES[pattern] ?? pattern).replace(PLACE, (_, place: string) => {
    const value = places[place];
    isKnown &&= value !== undefined;
    return value ?? "";
  });
  if (!isKnown || /[{}*\\]|(?:^|\/)\.\.(?:\/|$)/.test(filled)) return undefined;
  const path = `/${filled}`.replace(/\/{2,}/g, "/").replace(/\.html?$/, "");
  return path === "/" ? undefined : path;
}

function placesOf(names: PostNames): Readonly<Record<string, string | undefined>> {
  const { folders, fileName, bareName, slug, title, categories = [] } = names;
  const [year, month, day] = names.date?.split("-") ?? [];
  const base = slug ?? bareName;
  return {
    ...{ year, month, day, short_year: year?.slice(2), i_month: bare(month), i_day: bare(day) },
    ...{ title: base, slug: base, filename: fileName, contentbasename: fileName, name: fileName, barename: bareName },
    ...{ path: [...folders.slice(1), fileName].join("/") },
    ...{ slugorfilename: slug ?? fileName, slugorcontentbasename: slug ?? fileName, pagetitle: title && slugOf(title) },
    ...{ section: folders[0] ?? "", sections: folders.join("/"), collection: folders[0] ?? "", output_ext: "" },
    ...{ categories: [...new Set(categories.map(slugOf))].join("/") },
  };
}

function bare(number: string | undefined): string | undefined {
  return number?.replace(/^0/, "");
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The pattern that a path follows if it is that of a file, by its last part; `undefined` where it is another's. */
export function patternOf(path: string, names: PostNames): string | undefined {
  const parts = path.split("/").slice(1);
  const last = parts.pop();
  const place = placeFor(last, names);
  if (place === undefined) return undefined;
  const date = names.date?.split("-") ?? [];
  let next = 0;
  const folders = parts.map((part) => (part === date[next] ? [":year", ":month", ":day"][next++] : part));
  const pattern = `/${[...folders, place].join("/")}`;
  const { categories = "" } = placesOf(names);
  // As Jekyll has it where nothing else is set: what is called so in one post is called otherwise in others.
  const ofCategories = `/${categories}/:year/:month/:day/`;
  return categories !== "" && pattern.startsWith(ofCategories)
    ? `/:categories/${pattern.slice(categories.length + 2)}`
    : pattern;
}

/** A site that has slugs has some pages without one: their names stand for them, with the date or without as in the slugs. */
function placeFor(last: string | undefined, { slug, fileName, bareName }: PostNames): string | undefined {
  if (last === slug && slug !== undefined) return slug === fileName ? ":slugorfilename" : ":title";
  if (last === fileName) return slug === undefined ? ":slugorfilename" : ":filename";
  if (last === bareName) return slug === undefined ? ":title" : ":barename";
  return undefined;
}

/** A slug as it may stand in a url; `undefined` for none, or one that only a generator could fill in. */
export function usableSlug(written: unknown): string | undefined {
  if (typeof written !== "string" && typeof written !== "number") return undefined;
  const slug = String(written)
    .trim()
    .replace(/\s+/g, "-")
    .replace(/(?<=.)\/+$/, "");
  const isUsable = slug !== "" && !/[{}:?#*\\<>]|(?:^|\/)\.{1,2}(?:\/|$)|\/\//.test(slug);
  return isUsable ? slug : undefined;
}

/** What a file's name says, with what its front matter says of it: the date of that counts first. */
export function namesWith(names: PostNames, fields: Readonly<Record<string, unknown>>, slug?: string): PostNames {
  const date = dayOf(fields.date) ?? names.date;
  const title = typeof fields.title === "string" ? fields.title : undefined;
  const categories = [...(names.categories ?? []), ...categoriesOf(fields.categories ?? fields.category)];
  return {
    ...{ ...names, categories },
    ...(date === undefined ? {} : { date }),
    ...(slug === undefined ? {} : { slug: slug.replace(/^\//, "") }),
    ...(title === undefined ? {} : { title }),
  };
}

function dayOf(written: unknown): string | undefined {
  const text =
    written instanceof Date && !Number.isNaN(written.getTime()) ? written.toISOString() : String(written ?? "");
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0];
}

/** Jekyll parts them by blanks where they are one text. */
function categoriesOf(written: unknown): string[] {
  const parts = typeof written === "string" ? written.split(/\s+/) : Array.isArray(written) ? written : [];
  return parts.filter((part) => typeof part === "string" && part.trim() !== "");
}
