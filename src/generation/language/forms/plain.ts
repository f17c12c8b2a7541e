import { NONE, type QuestionForms } from "../question-forms.ts";

/** For languages whose questions are known by their mark alone. */
export const plain: QuestionForms = {
  asks: NONE,
  vague: NONE,
  marks: ["", "?"],
  purpose: NONE,
  task: NONE,
  howTo: "%",
  trouble: NONE,
  ifWord: NONE,
  whatToDo: "%",
  way: NONE,
  where: [NONE, ""],
  goes: NONE,
  bids: NONE,
  obliges: NONE,
  offers: NONE,
  turns: /^(?:ただし|但し|しかし|다만|단,|그러나|однако|но|men|ale|jednak)(?!\p{L})|^(?:ただし|但し|しかし)/iu,
  andHow: NONE,
  definition: NONE,
  whatIs: "%",
  whoIs: "%?",
  whatAre: "%",
  elisions: [],
};
