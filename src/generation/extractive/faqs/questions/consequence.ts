import { mine } from "../wording/person.ts";

/** What somebody does that does not end with it: "close your browser tab". */
const DOES =
  "close|quit|exit|delete|remove|cancel|disable|deactivate|turn off|switch off|uninstall|lose|forget|leave|move|transfer|share|upgrade|downgrade|change|rename|reset|revoke|unlink|disconnect|archive|block|unsubscribe|miss|exceed|fail|pause|merge|restore|clear|sign out|log out|unpublish|reject|decline|withdraw|resign|suspend|replace|unpair|mute";
/** "If you close your browser tab, …": group 1 is what is done, group 2 what comes of it. */
const CASE = new RegExp(`^(?:If|When) you ((?:${DOES}) [^,;:()“”"]{3,80}), (.{12,})$`, "u");
/** What comes of it: neither an order nor what may be done then. */
const COMES =
  /^(?:then )?(?:you(?:['’]ll| will| won['’]t| will not)? (?:no longer |not |also |automatically |still )?(?:be (?:\p{L}+ly )?\p{L}+(?:ed|nt?)\b|loses?\b|keep (?!in mind\b)|receive\b|get\b|have access\b)|(?:your|the|all|any|its|each|every|no|an?|(?-i:\p{Lu})\p{L}+) [^,;:.]{0,70}?(?:will|won['’]t|stops?|ends?|becomes?|remains?|stays?|keeps?|loses?|disappears?|(?:is|are) (?:\p{L}+ly |also |then |no longer )?(?:\p{L}{2,}ed|lost|kept|sent|gone|shown|hidden|cut|paid|set|reset))\b)/iu;
/** What is shown next on a screen, or has to be done, is no consequence. */
const NO_OUTCOME =
  /\b(?:window|dialog|screen|page|menu|pop-?up|prompt|button|message|form|tab|step|recommended|required|important|possible|up to you|must|should|need|additional|them|they|happy|glad)\b/iu;
/** What was spoken of before. */
const POINTS = /\b(?:this|that|these|those|it|its|they|them|one|ones|such|so|above|below|here|our|us|we|both)\b/i;

/** "What happens if I …?" for a sentence that says what comes of something; undefined for any other. English alone. */
export function questionOfConsequence(sentence: string): string | undefined {
  const [, done = "", outcome = ""] = CASE.exec(sentence) ?? [];
  if (done === "" || POINTS.test(done) || !COMES.test(outcome) || NO_OUTCOME.test(outcome)) return undefined;
  return `What happens if I ${mine(done)}?`;
}
