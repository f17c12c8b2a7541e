import { oneOf } from "../one-of.ts";

/** Behind "it", which stands for nothing in "It takes 5 minutes to …". */
const TIME_IT_TAKES =
  "(?:(?:can|may|will|usually|typically|normally|generally) )?takes? (?:up to |about |around |at least |approximately |between |only )?(?:\\d|one |two |three |four |five |six |several |a few )[^.]{1,60} to ";

const JUDGED =
  "important|critical|essential|imperative|possible|necessary|easy|easier|hard|harder|difficult|crucial|vital|recommended|best|better|helpful|useful|common|likely|impossible|worth|safe|simple|required";

/** The same in "It is important to …". */
const HOW_IT_IS = `(?:['’]s| is| was| can be| may be| helps| takes)? (?:(?!also)\\w+ )?(?:${JUDGED})(?: \\w+){0,2} (?:to|that|for)\\b`;

/** Behind "both" where it stands for two things named before: not in "both plans and …". */
const BEHIND_BOTH = oneOf(
  /are|were|have|can|could|will|would|may|must|should|do|did|need|include|use|offer|provide|represent/,
  /\w+[^\Ws] (?:on|in|to|for|with|from|at|by)/,
  /of (?:them|these|those|which)/,
);

const LEANS = oneOf(
  /(?:when|where|how|what) to/,
  /this|that|these/,
  /those(?! who\b)/,
  /which (?:is|are|was|were|means|meant|brings|leads|makes|made) (?![^.]*\?$)/,
  new RegExp(`it(?! ${TIME_IT_TAKES})(?!${HOW_IT_IS})`),
  /(?:if|when|once|unless|until) (?:you|they|we|he|she|it) (?:(?:do|does|did|is|are|have|has)(?:n['’]t| not)?|can['’]t|cannot)(?=,)/,
  /if (?:yes|no|so|not)(?=,)/,
  /its|they|them|their|theirs|he|him|his|she|her|hers/,
  /there(?!\s+(?:is|are|was|were|has|have)\s)/,
  /here(?!\s+at\s)/,
  /such/,
  new RegExp(`both(?! (?!${BEHIND_BOTH}\\b)\\S+(?: \\S+){0,3} and\\b)`),
  /neither/,
  /either(?! \S+(?: \S+){0,3} or\b)/,
  /another|others?|however|therefore|thus|hence|moreover|furthermore|additionally|besides|meanwhile|equally(?=,)/,
  /nevertheless|nonetheless|otherwise|alternately|alternatively|consequently/,
  /instead(?! of\b)/,
  /rather(?=,)/,
  /likewise|similarly|then/,
  /now (?:you|go|that)\b/,
  /so(?! far\b)|also|and|but|or|nor|yet|still/,
  /too(?=,)/,
  /again|afterwards?/,
  /later(?! in (?:the|\d))/,
  /finally|next/,
  /first(?:ly)?/,
  /second(?:ly)?/,
  /third(?:ly)?/,
  /lastly/,
  /the first (?:was|is|of)\b/,
  /one (?:of (?:these|those|them)|i|we|that)\b/,
  /some of (?:these|those|them)/,
  /all of (?:these|those|this)/,
  /each of (?:these|those)/,
  /most of (?:these|those)/,
  /in (?:that|this|these|those|such|doing so|addition|contrast|fact|short|other words|the (?:meantime|end|process))/,
  /in the same (?:spirit|vein|way|manner)(?=,)/,
  /at (?:that|this|the same) (?:point|time|moment|stage)/,
  /for (?:this|that|these|those|example|instance)/,
  /in (?:our|the) (?:\w+ )?examples?(?=,| (?:above|below|here|I|we|you|they|it|the|an?)\b)/,
  /(?:let['’]s )?(?:suppose|imagine|assume|say) (?:that|we|you|they)\b/,
  /because of (?:this|that)/,
  /as (?:a result|such|well|above|mentioned|noted)/,
  /to (?:this|that) end/,
  /to do (?:this|that|so|it)/,
  /towards? (?:this|that)/,
  /after (?:this|that)/,
  /with (?:this|that|these|those)/,
  /(?:by )?doing (?:this|that|so|it)/,
  /by this/,
  /on (?:the other hand|top of that|that|this)/,
  /from (?:this|that|there|here)/,
  /of course|indeed|plus|or else/,
  /(?:you|we|they|users?|members?) (?:can|may|could|must|should|(?:will|would) (?:only |then )?be able to|will need to|need to|have to) (?:also |only )?do (?:so|this|that)/,
  /apart from (?:that|this)/,
  /the (?:answer|former|latter|above|following|same|result|rest|other|second|third|next|last)/,
  /that said|not only that|why/,
  /(?:yes|no|well|sure|sorry|oh|ok(?:ay)?)(?=[,.!])/,
  /thanks?(?! to)/,
);

/** Openers that lean on what stands before: pronouns, demonstratives, connectives. */
export const DANGLING = new RegExp(`^${LEANS}\\b`, "i");

const JOINS = oneOf(
  /however|therefore|thus|hence|moreover|furthermore|further|additionally|in addition|besides|meanwhile|equally(?=,)/,
  /nevertheless|nonetheless|consequently|accordingly|likewise|similarly|also/,
  /as (?:already )?(?:stated|mentioned|noted|described|explained|discussed|outlined|set out|shown)(?: in (?:the )?(?:sections?|articles?|chapters?|paragraphs?|points?|clauses?|parts?)[^,.]{1,30})?(?: above| below| earlier| before)?/,
  /as previously (?:announced|mentioned|noted|discussed)/,
  /finally|lastly|of course|indeed|in fact|in short|in other words|as a result|as such|in particular/,
  /(?:to|towards?) (?:this|that) end/,
  /with (?:this|that|these|those)(?: \w+){0,6} mind/,
  /to do (?:this|that|so)/,
  /in doing so|that said|to be clear|put simply|simply put|ultimately|additionally|on the other hand/,
  /first(?: and foremost)?/,
  /firstly|second|secondly|third|thirdly|importantly|specifically|fortunately|unfortunately|luckily|happily/,
  /(?:by|in) contrast|anyway|anyhow/,
  /naturally|obviously|clearly|interestingly|so|and|but|well|now|again|then|plus/,
);

/** Leading connectives and labels that can go without changing what is said; the match is what goes. */
export const CONNECTIVE = new RegExp(
  oneOf(
    new RegExp(`^${JOINS},\\s+`),
    /^(?:a|answer|summary|tl;?dr|abstract|overview|in brief|in short|in a nutshell|bottom line|(?:please |(?:important|quick|side) )?note|important|warning|tip|caution|remember)(?: \d)?:\s+/,
    /^(?:please )?note(?:,? however,?)? that\s+(?![^.]* and that\b)/,
    /^(?:just (?:to let (?:you(?: all)?|everyone|everybody|members) know|a (?:quick |gentle |friendly )?(?:reminder|note|heads[- ]?up)) that|please be (?:aware|advised) that|you(?:['’]ll| will) be (?:pleased|happy|glad|delighted) to (?:know|hear|learn) that|(?:we(?:['’]re| are)|I(?:['’]m| am)) (?:very )?(?:sorry|afraid) to (?:say|tell you|report|announce|inform you) that)\s+(?!(?:there|it|they|this|these|those|he|she|the following|next|tomorrow|last)\b)/,
    /^the good news(?: for \w+(?: \w+)?)? is that\s+/,
    /^we(?:['’]re| are) (?:(?:so|very|really|extremely|\w+ly) )?(?:happy|proud|pleased|excited|glad|thrilled|delighted|honou?red) to (?:announce|say|share|report|tell you) that\s+/,
    /^(?:taken|taking) (?:\w+ ){0,4}together,\s+(?:it(?:['’]s| is) clear that\s+)?/,
    /^(?:and|but|so(?! far\b)|yet),?\s+/,
  ),
  "i",
);
