/** "Wir lösen das Problem": a trouble that is taken for known, in the languages whose questions are templates. */
const THE_TROUBLE =
  /(?<!\p{L})(?:das|dieses|dem|des|het|dit|dat|le|ce|el|este|ese|o|este|esse|il|questo) (problem[s]?|probleem|problème|problema)(?!\p{L})(?! (?:mit|bei|der|des|von|vom|dass|in|beim|met|van|dat|de|du|des|avec|que|qui|con|del|com|do|da|della|dei|di|che)(?!\p{L}))(?!, (?:dass|das|dat|que|qui|che)(?!\p{L}))/iu;
/** Letters by which it is known in another form. */
const STEM = /probl[eèé]e?m/iu;

/** Whether a sentence speaks of a trouble that neither it nor the title of its page has named. English has rules of its own. */
export function pointsAtTrouble(text: string, title: string): boolean {
  const found = THE_TROUBLE.exec(text);
  return found !== null && !STEM.test(title) && !STEM.test(text.slice(0, found.index));
}
