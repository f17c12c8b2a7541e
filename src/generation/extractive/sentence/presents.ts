/** How a page is called in what it says of itself. */
const PAGE =
  "(?:articles?|guide|page|post|document|doc|tutorial|recipe|guidance|walkthrough|quick ?start|handbook|course|overview|playbook|runbook|documentation|cheat ?sheet)";
/** What it is there for, in other words than its title's. */
const TELLS = `(?:(?:will|can|also|(?:aims?|seeks?) to|is (?:intended|meant|designed) to) )?(?:(?:briefly|only) )?(?:(?:explain|describe|contain|define|document|cover|outline|include|discuss|introduce|demonstrate|present|detail|explore|list|summari[sz]e|consolidate|compile|collect|gather)(?:e?s)?\\b|(?:show|walk|teach|guide|take)s?(?: \\S+){0,8}? (?:how|through)\\b|helps? you (?:to )?(?:get start(?:ed|ing)|set up|install|migrate|upgrade|learn|understand|configure|use)\\b|provides? (?:an? )?(?:\\S+ ){0,3}(?:advice|instructions|guidance|tips|overview|introduction|steps)\\b)`;
const PRESENTS = new RegExp(
  `^(?:(?:this|our|the) (?:[\\p{L}-]+ ){0,2}${PAGE} ${TELLS}|the (?:purpose|aim|goal|intent) of this ${PAGE} is\\b)`,
  "iu",
);
/** Whom it is there for, and what it is. */
const FOR_WHOM = new RegExp(
  `^(?:you(?:['’]ll| will)? need this ${PAGE} if\\b|(?:please )?follow this ${PAGE} instead\\b)`,
  "iu",
);
const WHAT_IT_IS =
  /^(?:landing page for|this (?:details|describes|outlines) the|this is (?:the|an?|our) (?:\p{L}+ )?(?:timeline|overview|outline|summary|description|collection|guide) (?:and \p{L}+ )?(?:of|for|to))\b/iu;
/** What is worth knowing of a page before it is read. */
const LIMITED = /\b(?:only|not|no longer|deprecated|experimental|must)\b/i;

/** Whether a sentence says what its page is there for, and nothing besides: "This guide will walk you through …" */
export function presents(text: string): boolean {
  return (PRESENTS.test(text) || WHAT_IT_IS.test(text) || tellsForWhom(text)) && !LIMITED.test(text);
}

/** Whether a sentence only says who reads its page: "You'll need this guide if …" */
export function tellsForWhom(text: string): boolean {
  return FOR_WHOM.test(text);
}
