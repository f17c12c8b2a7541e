/** A segment of a path below which a site speaks to those who make it with others, and not to those who use it. */
const OF_CONTRIBUTORS = /\/(?:contribut(?:e|ing|ors?|ions?)|maintain(?:ers?|ing))(?=\/|\.\p{L}+$|$)/iu;

/** Whether the path of a url tells that its page is for contributors. */
export function isForContributors(path: string): boolean {
  return OF_CONTRIBUTORS.test(path);
}
