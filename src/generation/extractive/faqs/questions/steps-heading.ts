import { isTaskVerb } from "../../sentence/verbs.ts";
import { mine } from "../wording/person.ts";

/** "If you have the key, follow these steps to open the box", "Follow these steps to open the box if you have no key". */
const FOLLOW =
  /^(?:If (?<given>you (?:[^,:;.?]|\.(?=\S)){6,80}), )?(?:please )?follow (?:these|the following|the) steps (?:below )?to (?<task>\p{L}+ [^,:;.?]{4,80}?)(?: if (?<behind>you [^,:;.?]{6,80}))?$/iu;

/** The question of a heading that leads to steps in a sentence of its own; undefined for any other. */
export function questionOfStepsHeading(heading: string): string | undefined {
  const { given = "", task = "", behind = given } = FOLLOW.exec(heading)?.groups ?? {};
  if (!isTaskVerb(task.split(" ", 1)[0] ?? "")) return undefined;
  return `How do I ${mine(task)}${behind === "" ? "" : ` if ${mine(behind)}`}?`;
}
