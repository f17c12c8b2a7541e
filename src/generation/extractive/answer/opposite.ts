import type { Block } from "./block.ts";

/** Acts of which one undoes the other, in English. */
const PAIRS: readonly (readonly [does: RegExp, undoes: RegExp])[] = [
  [
    /\b(?:enabl|activat)\p{L}*|\b(?:turn|switch)\p{L}* (?:\S+ ){0,4}on\b|\bset(?:ting)? up\b/iu,
    /\b(?:disabl|deactivat)\p{L}*|\b(?:turn|switch)\p{L}* (?:\S+ ){0,4}off\b/iu,
  ],
  [/\binstall\p{L}*/iu, /\buninstall\p{L}*/iu],
  [/\bsubscrib\p{L}*|\bsubscriptions?\b/iu, /\bunsubscrib\p{L}*|\bopt(?:ing)? out\b/iu],
  [/\b(?:log|sign)(?:ging|ged|ing|ed)?[ -]?in\b/iu, /\b(?:log|sign)(?:ging|ged|ing|ed)?[ -]?out\b/iu],
  [/\block(?:s|ed|ing)?\b/iu, /\bunlock\p{L}*/iu],
  [/\bupgrad\p{L}*/iu, /\bdowngrad\p{L}*/iu],
  [/\bplug\p{L}* (?:\S+ ){0,3}in\b/iu, /\bunplug\p{L}*/iu],
  [/\bpublish\p{L}*/iu, /\bunpublish\p{L}*/iu],
  [/\barchiv\p{L}*/iu, /\bunarchiv\p{L}*/iu],
];

/** What undoes the acts that a question asks for, and those acts. */
export type Opposites = readonly (readonly [asked: RegExp, opposite: RegExp])[];

/** The acts of an English question that others undo, where it names one of the two alone. */
export function oppositesIn(query: string): Opposites {
  return PAIRS.flatMap(([does, undoes]) => {
    const [one, other] = [does.test(query), undoes.test(query)];
    if (one === other) return [];
    return [one ? ([does, undoes] as const) : ([undoes, does] as const)];
  });
}

/** Whether a block tells how what is asked for is undone, and does not speak of it. */
export function tellsOpposite({ lead, units, passage }: Block, opposites: Opposites): boolean {
  if (opposites.length === 0) return false;
  const text = [passage.heading, lead?.text ?? "", ...units.map((unit) => unit.text)].join("\n");
  return opposites.some(([asked, opposite]) => opposite.test(text) && !asked.test(text));
}
