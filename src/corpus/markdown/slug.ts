/**
 * The fragment ids that GitHub and Jekyll's kramdown-GFM give to headings: lower case, punctuation dropped, blanks to
 * hyphens, repeats numbered from `-1`. One slugger per page.
 */
export function createSlugger(): (heading: string) => string {
  const seen = new Map<string, number>();
  return (heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- \t]/gu, "")
      .replace(/[ \t]/g, "-");
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
