import { primaryLanguage } from "../../corpus/language/primary-language.ts";

/** "Is it safe to …", "What does it cost to …", "What if it rains?": this "it" stands for what follows. */
const EMPTY_IT =
  /\bit (?:rains|snows|is (?:raining|snowing|(?:too )?(?:hot|cold|dark|late|windy))|gets (?:(?:too )?(?:hot|cold|dark|late)))\b|\b(?:is|was|will|would|can) it (?:be )?(?:\p{L}+ )?(?:to|that|if|for me to|for you to)\b|\b(?:does|will|would) it (?:take|cost) to\b/giu;
/** What stands for a thing that is not named with it; "that" also opens clauses: "the data that is gathered". */
const POINTER =
  /\b(?:it|they|them|he|she)\b|\b(?:this|these|those)(?= (?:work|direction|role|way|area|step|move|change|approach|effort|regard|point|context|time|space|moment|decision|issue|problem|error|case|situation|procedure|page|report|number|chart|graph)s?\b)|\b(?:this|these|those)(?=[?,]|['’]s\b| (?:is|are|was|were|be|all|can|will|would|should|do|does|did|have|has|had|mean|means|matter|matters|\p{L}+ing|work|works|help|helps|affect|affects|change|changes|happen|happens|come|comes|go|right|wrong|correctly|in|for|on|to|at|with|by|from|and|or|so|now|yet|one|ones)\b)|\b(?<=(?:^|\b(?:is|are|was|were|does|do|did|has|can|will|would|of|to|about|with|for|on|if|and|how|why|what|when|after|before|like|than|mean) ))that\b(?! (?:the|an?|my|your|I|you|we)\b)|\bthat(?:['’]s|(?=\?))/iu;
/** Where a question goes on about what it has named: "What is X, and why is it used?". */
const GOES_ON = /,| (?:[–—-]|and|but|or|if|when|after|before|because|once|while|until|that|to) /gi;
/** Words that name nothing. */
const NAMES_NOTHING =
  /^(?:(?:what|who|where|how|that)['’]s|what|who|whom|whose|which|when|where|why|how|is|are|was|were|do|does|did|can|could|should|would|will|may|must|has|have|am|i|you|we|my|your|our|the|an?|to|of|in|on|for|there|happens?|happened|if|not|be|need|want|it|they|them|much|many|long|often|help|now|then|next|see|seeing|doing|done)$/i;

/** "What's the process?": of which thing, only the page tells. */
const OF_NOTHING =
  /\b(?:the|your|our) (?:issue|problem|error|situation)\?$|\b(?:by|with|from|about) th(?:is|ese) (?:issue|problem|error|bug|change)s?\?$|^who (?:should|can) attend\?$|^(?:what|how)(?:['’]s| is| are| was| were) (?:the|your|our) (?:\p{L}+ )?(?:processe?s?|results?|goals?|problems?|solutions?|plans?|outcomes?|timelines?|difference|catch|point|idea|deal|steps|story|answers?|challenges?|experiments?|assumptions?)\?$/iu;

/** Whether a question speaks of something that only its page names: "it", "this", "that". */
export function isVague(question: string): boolean {
  if (OF_NOTHING.test(question)) return true;
  const asked = question.replace(EMPTY_IT, "");
  const at = asked.search(POINTER);
  if (at < 0) return false;
  const joints = [...asked.slice(0, at).matchAll(GOES_ON)];
  return namesNothing(asked.slice(0, joints.at(-1)?.index ?? 0));
}

/** "Choose which one to use", "Move files between the two". */
const ONE_OF_THEM =
  /\bth(?:is|ese|ose)\b|\bwhich ones?\b|\bthe (?:two|three|former|latter)(?=$|[?,.])|\bbetween them\b/i;

/** Whether a task speaks of what only its page names; "this practice" is one that the page has named. */
export function isVagueTask(task: string): boolean {
  return isVague(task) || ONE_OF_THEM.test(task);
}

/** Whether no word of a text names anything: "What should I do?". */
export function namesNothing(text: string): boolean {
  return text.split(/[^\p{L}\p{N}.'’-]+/u).every((word) => word === "" || NAMES_NOTHING.test(word));
}

interface Back {
  /** How questions go on with what was said before: "Et ensuite ?" */
  follows: RegExp;
  /** What points back at it at their end: "Wat is het?" */
  points: RegExp;
  /** What does so before their end, where they have named nothing yet: "Was wollt ihr damit erreichen?" */
  within: RegExp;
}

const BACK: Readonly<Record<string, Back>> = {
  de: backIn("und|aber", "das|dies|es|davon|dafür|dazu", /^\p{L}+(?: \p{Ll}+)* (?:damit|dahinter|hiermit)(?!\p{L})/u),
  fr: backIn("et|mais", "cela|ça|ceci|ils|elles|c['’]est", /(?<!\p{L})cela(?!\p{L}|.* pour )/u),
  es: backIn("y|pero", "esto|eso|ellos|ellas"),
  it: backIn("e|ma", "questo|ciò|essi"),
  pt: backIn("e|mas", "isso|isto|eles|elas"),
  nl: backIn("en|maar", "het|dit|deze|ze|daarvan|hiervan"),
};

function backIn(follows: string, points: string, within = /(?!)/): Back {
  return {
    follows: new RegExp(`^[¿¡]?(?:${follows}) `, "iu"),
    points: new RegExp(`(?<!\\p{L})(?:${points})(?=\\s*[?？]\\s*$)`, "iu"),
    within,
  };
}

/** What those behind a site ask in their own name: "How can we help you?" */
const OFFERS_HELP =
  /(?<!\p{L})(?:how (?:can|may) we help(?: you)?|wie (?:können|dürfen) wir (?:dir|ihnen|euch) helfen|comment pouvons-nous (?:vous |t['’])aider|(?:cómo|en qué) podemos ayudar(?:te|le|les|os)?|come possiamo aiutar(?:ti|la|vi)|(?:como|em que) podemos (?:te )?ajudar(?:-?lo|-?te)?|hoe kunnen we (?:je|jou|u|jullie) helpen)(?: today| heute| aujourd['’]hui| hoy| oggi| hoje| vandaag)?\s*[?？]/iu;
/** Whose things they are only the page names: "What if their hours are late?" */
const OF_OTHERS =
  /(?<!\p{L})(?:if|si|wenn|se|als) (?:(?:il?|l[aeo]|gli) )?(?:their|leurs?|ihre[nrms]?|loro|hun)(?= \p{L})/u;

/**
 * Whether a question is none that a visitor asks away from its page: one of those behind the site, of things of others,
 * or, in a language other than English, one that goes on with what was said before it or points back at it.
 */
export function pointsBack(question: string, locale: string): boolean {
  if (OFFERS_HELP.test(question) || OF_OTHERS.test(question)) return true;
  const back = BACK[primaryLanguage(locale)];
  return back !== undefined && Object.values(back).some((form: RegExp) => form.test(question));
}
