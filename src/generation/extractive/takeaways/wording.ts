import { anyOf } from "../../text/any-of.ts";

/** What limits, warns or cannot be undone. */
export const CAUTION =
  /\b(?:not|never|cannot|must|only|until|expires?|at (?:least|most)|up to|no longer|permanent(?:ly)?|undo|undone|irreversible|lose|lost|minutes|hours|days|times)\b|n[’']t\b/i;

/** What must not be done. */
export const FORBIDS =
  /^(?:(?:do not|don['’]t|never|avoid)(?! (?:worry|forget|miss|hesitate|let|panic|just))|you (?:must|should|may) not|[^,.;:]{3,60} must (?:not|never))\b/i;

/** What binds its reader, or is not so. */
export const RULE = anyOf(
  /\b(?:must|requires?|required|mandatory|ha(?:ve|s) to|needs? to|will need|make sure|ensure|never|avoid|cannot|will not|may not|unable|no longer|does not)\b|\b(?:can|won|doesn)['’]t\b/iu,
  /\bdo(?: not|n['’]t)\b(?! (?:worry|forget|miss|hesitate|let|panic|just))/iu,
  /\bnot (?:be )?(?:supported|available|allowed|possible|permitted|recommended|required|eligible)\b/iu,
);
/** How far something reaches, for whom, and what holds where nothing is said. */
export const LIMIT =
  /\b(?:only|all|any|each|every|anyone|everyone|at least|at most|up to|unless|until|except|maximum|minimum|limit(?:ed|s)?|within|(?:more|less|fewer) than|expires?|default)\b/i;
/** What should be done, in place of what, and what becomes of it. */
export const ADVICE =
  /\b(?:recommend\w*|should|prefer\w*|instead of|rather than|best (?:practice|option|choice|way)|to avoid|otherwise|which means|so that)\b/i;
/** What holds in one case alone. */
export const CONDITION = /^(?:if|unless)\b/i;
/** What is so without anybody doing anything. */
export const AUTOMATIC = /\b(?:default|automatically|always)\b/i;
/** Headings over what is told besides. */
export const BESIDES =
  /^(?:(?:more|other|useful|helpful|external|additional|further|related|usage|code) )?(?:examples?|references?|resources|links|reading|history|changelog|credits|research|next steps)$|^(?:related|further|see also|examples? of)\b|\bexamples?$/i;
/** A number of something that is counted. */
export const AMOUNT =
  /[$€£]\s?\d|\d\s?(?:[%€£]|(?:(?:business|calendar|working) )?(?:percent|euros?|dollars?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|[KMGT]B|px|million|billion|characters|people|users)\b)|\b(?:two|three|four|five|six|seven|ten|twelve|fourteen|thirty|sixty|ninety) (?:(?:business|calendar|working) )?(?:seconds|minutes|hours|days|weeks|months|years|times)\b/i;

/** From when to when something is: "7:55am - 8:55am". */
export const HOURS =
  /\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?\s?(?:-|–|to|until|and)\s?\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\b\d{1,2}:\d\d\s?(?:-|–|to|until|and)\s?\d{1,2}:\d\d\b/iu;

/** Words that say little of anything: each takes something off. */
export const VAGUE =
  /\b(?:goals?|mission|purpose|vision|values?|success\w*|important|key|critical|essential|crucial|vital|central|committed|excit\w+|proud|resources?|opportunit\w+|challeng\w+|improve\w*|often|many|some|sometimes|various|several|lots?|things?|different|ways?|easy|great|hard|how|very|really|hope|continue|look(?:ing)? forward|we want)\b|^there (?:is|are|was|were)\b/gi;
/** What speaks of the page, its site or what is seen on a screen. */
export const POINTER = /\b(?:click|button|tab|menu|page|section|below|above|here|link|navigate|head to|visit)\b/i;

/** What is done with a hand is one step of many, numbered or not. */
export const STEP =
  /^(?:now |then )?(?:please )?(?:click|tap|press|select|scroll|navigate|paste|type|double-click|right-click|put|enter|log ?in|sign ?in)\b/i;
/** What is said besides. */
export const ADDED =
  /^(?:\S+ ){1,6}also (?=\p{Ll}+s\b)|^(?:\S+ ){1,6}(?:can|could|may|might|must|should|will|would|is|are|has|have|we|you|they) also\b/iu;
/** The case that leads a sentence. */
export const CASE = /^(?:if|in case|unless)\b[^,]*,/i;
/** What was so. */
export const PAST = /\b(?:had|was|were)\b/;
/** What somebody else said. */
export const QUOTED = /[“"]/;
/** Who writes speaks of himself. */
export const AUTHOR = /\b(?:I|my|me|I['’]\w+)\b/;
/** The past, what others think, who the author is, and what is there for those who look for something else. */
export const ASIDE =
  /^(?:now that (?:you|we)|if you(?:['’]re| are) (?:looking for|interested in|in the market for)\b|in the past|since (?:its|our|their) (?:inception|launch|founding|beginnings?)\b[^.\d]*\bha(?:s|ve) been \w+ing\b(?!.*\d)|one (?:day|morning|afternoon|evening|night),(?! one\b)|(?:just )?(?:a few|several|two|three|four|six) (?:days|weeks|months) ago,|in recent years|the problem is\b|one of the (?:most )?(?:surprising|common|biggest|hardest|important changes)|rewind|conventional wisdom|historically|traditionally|until recently|back in|years ago|once upon|the story so far|in (?:(?:early|mid|late) )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) )?(?:19|20)\d\d\b)|^[^,.]{3,40}\bis an? [^,.]{0,60}\b(?:strategist|designer|developer|engineer|manager|director|fellow|writer|editor|consultant|specialist|researcher|officer|analyst) (?:at|for|with|on|in|of)\b|^as an? [^,]{3,60}, I\b|\bwas an? (?:\w+ )?(?:big|great|busy|exciting) (?:year|month|week)\b|\b(?:contact|e-?mail|ask|reach|write to)\b.*\bwith any (?:\w+ )?(?:questions|feedback|concerns)\b/i;
/** What a page says of itself, of its makers' feelings or of what was to come when it was written. */
export const FILLER =
  /\b(?:is|remains) (?:always )?(?:our|the|an?) (?:top |highest |first |number one |key )?priority\b|\b(?:happy|glad|pleased|delighted) to (?:answer|help|hear|assist|talk)\b|\bwill continue to (?:change|evolve|adapt|grow|improve)\b|^below,? you(?:['’]ll| will| can)? find\b|\bin the near future\b|\bjust yet\b|\bat a later (?:date|time|point)\b|\bkeep an eye (?:out|on)\b|\bstay tuned\b|^we(?:['’]ve| have)? (?:asked|heard)\b|\bcheck back\b|^more (?:\w+ )?(?:information|details?|explanations?|documentation|resources?)\b.* (?:can be found|(?:is|are) (?:available|provided|given|listed))\b/i;
/** What a thing is, or does for its users. */
export const CUE =
  /\b(?:announc|launch|introduc|releas|help|goal|mission|is an? |are |provid|allow|enabl|creat|build|built)/i;

/** A title that tells of a trouble. */
export const TROUBLE =
  /^(?:if|I|my)\b|\b(?:troubleshoot\w*|errors?|problems?|issues?|fail(?:s|ed|ing)?|fix(?:ing)?|missing|lost|forgot|stopped|stuck|cannot|not (?:working|receiving|found|detected|showing|loading))\b|n['’]t\b/i;
/** A title that asks what something costs. */
export const PRICES = /\b(?:pric(?:es?|ing)|costs?|fees?|billing|subscriptions?)\b|^(?:\w+ )?rates$/i;
/** What it costs, or that it costs nothing. */
export const PRICE =
  /[$€£]\s?\d|\d\s?(?:€|£|(?:euros?|dollars?|pounds?)\b)|\b(?:fees?|commission|discount|cut) (?:is|are|of|takes?)\b[^.]{0,40}\d\s?(?:%|percent\b)|\b(?:charged?|charges|save|pay)\b[^.]{0,20}\d\s?(?:%|percent\b)|\d\s?(?:%|percent\b) (?:off|discount|fee|commission|of (?:each|what|the (?:price|amount|fee|total|sale|order|contribution))|is (?:taken|charged))\b|\b(?:free of charge|for free|(?:is|are|stays?|remains?) free(?! to\b)|not (?:be )?charged|no (?:\w+ )?(?:fees?|charge|costs?|markup))\b/i;
/** A sum that a person pays, in any language, up to thousands; millions, or thousands of dollars, are what a body has. */
export const CHARGE =
  /(?:\$\s?\d{1,3}(?!\.\d)|[€£]\s?(?:\d[.,]\d{3}|\d{1,3})(?:[.,]\d\d?)?|(?<![\d.,])(?<!\d\s)(?:\d[.,]\d{3}|\d{1,3})(?:[.,]\d\d?)?\s?(?:€|£|EUR\b|euros?\b|dollars?\b))(?![.,]?\d)(?!\s?(?:million|billion|trillion|mio|mrd|milli|miljo|mln|k\b|m\b|bn\b))/iu;
/** What such a sum is paid for as, by whoever takes part: a fee, a deposit, the dues of members. */
export const FEE =
  /(?<!\p{L})(?:(?:\p{L}+[- ])?fees?|(?<=^(?:the |each |a )?(?:[\p{L}-]+ ){0,2})(?:costs?|price) (?:of|for|is|are)|deposit|dues|(?:individual|family|annual|yearly) membership|entry|admission|tickets?|\p{L}*(?:gebühr(?:en)?|beitrag|eintritt|kaution)|cotisation|frais|caution|adhésion|cuota|entrada|fianza|inscripción|quota|iscrizione|caparra|taxa|inscrição|caução|contributie|inschrijfgeld|borg|entree)(?!\p{L})/iu;
/** What is done about one. */
export const REMEDY =
  /^(?:please )?(?:make sure|ensure|check|try|restart|update|install|reinstall|remove|delete|reset|clear|unplug|verify|disable|enable)\b|\bto (?:fix|resolve|solve|restore|work around|correct|recover)\b|\bcan be (?:fixed|resolved|solved|restored|avoided|prevented)\b|\b(?:solution|workaround|fix) (?:is|would be)\b/i;

/** What brings a reader to the page that is about it: "You may want to paint your box." */
export const WISHES =
  /^you (?:may|might) (?:also |well )?(?:want|wish|like) to\b(?!.*(?:\b(?:before|because|cannot|first|so that|not|lost|unless|otherwise|since|at least|\d+)\b|n['’]t\b))/i;

/** What a second sentence says that may not be left out. */
const MATTERS = [CAUTION, RULE, FORBIDS, AMOUNT, /\b(?:unless|except\w*|alone|refus\w+|own risk|otherwise)\b/i];

/** Whether a sentence binds, warns or tells an amount: who reads what it goes on about should not miss it. */
export function matters(text: string): boolean {
  return MATTERS.some((kind) => kind.test(text));
}

/** A title that says that something changes. */
export const CHANGES =
  /(?<!\p{L})(?:chang(?:e|es|ing)|updates?|updated|new|änderung(?:en)?|neu(?:e[nrs]?)?|neuerung(?:en)?|changements?|nouveau(?:x|té|tés)?|nouvelles?|cambios?|nuev[oa]s?|novedad(?:es)?|cambiament[oi]|nuov[oaie]|novità|mudanças?|alteraç(?:ão|ões)|nov[oa]s?|wijziging(?:en)?|nieuwe?)(?!\p{L})/iu;
/** What tells how it is from then on. */
export const NEWS = anyOf(
  /^(?:beginning|starting|effective|as of|from) [^,]{3,40}, |\b(?:no longer|will (?:now|instead|be (?:replaced|raised|reduced|moved|closed|discontinued)))\b|\b(?:from|as of|effective) (?:now on|today|\d|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/iu,
  /(?<!\p{L})(?:ab (?:sofort|dem \d|\d|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|kommende[nmr]|nächste[nmr])|künftig|nicht mehr|à (?:partir|compter) d|désormais|dorénavant|a partir de|ya no|d['’]ora in poi|a decorrere da|non (?:\p{L}+ )più|doravante|não mais|vanaf|voortaan|niet langer)/iu,
);
