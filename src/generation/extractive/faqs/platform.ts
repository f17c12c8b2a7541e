import type { FaqsTask } from "../../../schemas/generation.ts";
import { HOW_TO } from "./fit.ts";
import type { PageWords } from "./page-words.ts";
import { askHeading, type Question } from "./question.ts";
import type { Section } from "./section.ts";

const OPENS = "^(?:(?:for|on|in|using|with|from) )?(?:the )?";
const SYSTEM = new RegExp(
  `${OPENS}((?:microsoft )?windows(?: (?:7|8|10|11|xp|vista))?(?: and (?:linux|macos))?|mac ?os(?: x)?(?: and (?:linux|windows))?|mac|linux(?: and (?:macos|windows))?|ubuntu|debian|fedora|chrome ?os|android|ios(?: and (?:ipados|android))?|ipados|iphone(?: (?:and|or|/) ipad)?|ipad)$`,
  "iu",
);
const BROWSER = new RegExp(
  `${OPENS}((?:google )?chrome|(?:mozilla )?firefox|(?:apple )?safari|(?:microsoft )?edge|opera|brave|internet explorer)$`,
  "iu",
);
const APP = new RegExp(
  `${OPENS}((?:desktop|mobile|web|browser|android|ios|windows|mac) (?:app|application|extension|client|version))s?$`,
  "iu",
);

/** What a heading that names a system, a browser or a kind of application alone adds to a question: " on Windows". */
function platformOf(heading: string, words: PageWords): string {
  const [system, browser, app] = [SYSTEM, BROWSER, APP].map((kind) => kind.exec(heading)?.[1]);
  if (system !== undefined) return ` on ${/^mac$/i.test(system) ? "a Mac" : system}`;
  if (browser !== undefined) return ` in ${browser}`;
  return app === undefined ? "" : ` in the ${words.inSentence(app)}`;
}

/**
 * The question of a section that tells for one platform what the heading above it, or the page's title, asks for:
 * "How do I install it on Windows?" Undefined of any other section.
 */
export function askOnPlatform(
  sections: readonly Section[],
  index: number,
  { page }: FaqsTask,
  words: PageWords,
): Question | undefined {
  const { heading, level } = sections[index]!;
  const platform = platformOf(heading, words);
  if (platform === "") return undefined;
  const above = sections.slice(0, index).findLast((section) => section.level > 0 && section.level < level);
  const asked = [above?.heading ?? "", page.title]
    .map((title) => askHeading(title, "", words, page.locale))
    .find((question) => question !== undefined && HOW_TO.test(question.question));
  const name = platform.toLowerCase().replace(/^ (?:on|in)(?: the| a)? /, "");
  const isNamed = asked?.question.toLowerCase().includes(name) ?? true;
  return asked && !isNamed ? { ...asked, question: asked.question.replace(/\?$/, `${platform}?`) } : undefined;
}
