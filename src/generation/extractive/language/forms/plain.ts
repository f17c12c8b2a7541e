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
  turns: NONE,
  andHow: NONE,
  definition: NONE,
  whatIs: "%",
  whatAre: "%",
  elisions: [],
};
