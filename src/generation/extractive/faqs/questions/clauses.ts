import { ADMISSION_IN_ENGLISH } from "../../../language/forms/bought.ts";
import type { PageWords } from "../wording/page-words.ts";
import type { Question } from "./question.ts";
import { questionOfStatement } from "./statements.ts";

const ONE_OF =
  /^(?:the |a )?(?:(?:brief|short|true|real) )?(value|purpose|history|role|impact|future|importance|meaning|cost|structure|difference(?= between)) (?:of|between) ((?!.*\b(?:is|are|was|were|will|can)\b).{3,60})$/i;
const MANY_OF =
  /^(?:the )?(?:(?:key|main|common|known|basic) )?(benefits|advantages|disadvantages|challenges|limits|limitations|risks|goals|principles|types|kinds|components|requirements|prerequisites|drawbacks|elements|stages|phases|rules|differences between) (of|for|in|to|with)? ?(.{3,60})$/i;
/** "Registration requirements": of several things that have a name together. */
const HEADED =
  /^((?!(?:our|your|my|their|its|these|those|some|more|other|related|relevant|additional|further|useful|the|key|all|no|an?|why|what|how|when|where|who|which|before|after|if|with|without|for|in|on|of|to|and|or|directions?|locations?|map|contacts?|set|change|add|manage|view|create|edit|\p{L}+ing)\b)\p{L}[\p{L}\p{N}-]*(?: (?!(?:and|or|of|for|to|in|on|with|without|by|from|at|using|is|are)\b)\p{L}[\p{L}\p{N}-]*){0,2}) (requirements|criteria|principles|benefits|limitations|limits|rules|responsibilities|fees|prices|hours|deadlines|exceptions|options|roles|permissions|prerequisites|restrictions)$/iu;
/** "Opening hours", "Delivery times": what a visitor asks of any business. */
const OF_BUSINESS =
  /^(?:our )?((?:opening|closing|business|office|visiting|store|shop|desk|reception|check-?in|check-?out|delivery|shipping|parking|processing|admission|entry|rental|hire|room|booking|membership|annual membership|training|session|class|course|club|lesson|practice|meeting|trading|service|tuition|ticket|entrance|court|pool|gym)(?: and (?:closing|delivery|shipping|check-?out))?) (hours|times|prices|fees|rates|costs|charges)$/i;
/** "Opening hours of the café". */
const OF_A_PLACE =
  /^(opening (?:hours|times)|prices|fees|charges|costs) (?:of|for|at|in) ((?:the|an?) [\p{L}\p{N} '’-]{3,40})$/iu;
/** "Your fees", "Prices": what those behind the page take. */
const OF_SITE = /^(?:(?:(?:our|your|the) )?(fees|prices|charges|opening (?:hours|times))|(?:our|your) (rates))$/i;
/** "Admission": what is paid for by who comes in. */
const OF_ENTRY = new RegExp(`^(?:general )?(${ADMISSION_IN_ENGLISH})$`, "i");
const VERSUS = /^(.{2,40}?) (?:vs?\.?|versus) (.{2,40})$/i;
/** "Why it's important to test". */
const WHY_IT_IS =
  /^why it(?:['’]s| is) ((?:important|necessary|useful|essential|hard|difficult|better|best|worth \p{L}+) .+)$/iu;
/** "Registration requirements" → "What are the registration requirements?" */
export function questionOfGroup(heading: string, words: PageWords): Question | undefined {
  const [, sums, ofSite = sums] = OF_SITE.exec(heading) ?? [];
  if (ofSite !== undefined) return { question: `What are the ${ofSite.toLowerCase()}?`, sure: 0.7 };
  const entry = OF_ENTRY.exec(heading.toLowerCase())?.[1];
  if (entry !== undefined)
    return { question: `How much ${entry.endsWith("s") ? "do" : "does"} ${entry} cost?`, sure: 0.7 };
  const [, what = "", place = ""] = OF_A_PLACE.exec(heading) ?? [];
  if (place !== "") return { question: `What are the ${what.toLowerCase()} of ${words.inSentence(place)}?`, sure: 0.7 };
  const ofBusiness = OF_BUSINESS.exec(heading.toLowerCase());
  const [, which = "", things = ""] = ofBusiness ?? HEADED.exec(heading) ?? [];
  if (things === "") return undefined;
  return { question: `What are the ${words.inSentence(`${which} ${things.toLowerCase()}`)}?`, sure: 0.7 };
}

/** "How X works", "Why X matters", "Benefits of X", "X vs. Y". */
export function questionOfClause(heading: string, words: PageWords): Question | undefined {
  const one = ONE_OF.exec(heading);
  if (one !== null) {
    const joint = /^difference$/i.test(one[1]!) ? "between" : "of";
    return { question: `What is the ${one[1]!.toLowerCase()} ${joint} ${words.inSentence(one[2]!)}?`, sure: 0.75 };
  }
  const many = MANY_OF.exec(heading);
  if (many !== null && (many[2] !== undefined || /between$/i.test(many[1]!))) {
    const joint = many[2] === undefined ? "" : `${many[2].toLowerCase()} `;
    return { question: `What are the ${many[1]!.toLowerCase()} ${joint}${words.inSentence(many[3]!)}?`, sure: 0.75 };
  }
  const versus = VERSUS.exec(heading);
  if (versus !== null) {
    const [a, b] = [words.inSentence(versus[1]!), words.inSentence(versus[2]!)];
    return { question: `What is the difference between ${a} and ${b}?`, sure: 0.55 };
  }
  const isIt = WHY_IT_IS.exec(heading);
  if (isIt !== null) return { question: `Why is it ${isIt[1]!}?`, sure: 0.85 };
  return questionOfStatement(heading, words);
}
