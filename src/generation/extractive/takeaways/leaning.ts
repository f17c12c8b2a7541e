import { anyOf } from "../../text/any-of.ts";
import { TROUBLE } from "./wording.ts";

/** What a clause that opens a sentence leans on where nothing stands before it: "Once it launched, …". */
const LEANING =
  /^(?:once|when|whenever|if|as|after|before|while|because|since|although|though|until|unless|to \p{L}+|by \p{L}+ing|despite|without|(?:in|if|when|while|after|before) \p{L}+ing) (?:it(?! comes to\b)|they|them|he|she|this|that|these|those|both)\b(?! (?:year|month|week|day|time|guide|page|article|tutorial|document)s?\b)/iu;
/**
 * Pronouns within a sentence that stand for what was said before it. What must stand before one is looked for last: of
 * few words it is worth to look back.
 */
const POINTING_BACK = anyOf(
  /^(?:on|at|in|during|from|for|after|before|until) (?:\S+ ){1,8}?they (?:are|were|can|cannot|must|may|will|do|have)\b/iu,
  /^(?:for|in|on) (?:[^\s,]+ ){0,3}[^\s,]+, (?:it|they) means?\b/iu,
  /\bthis (?:incident|episode|conversation)\b(?<=\b(?:about|of|from|since|after) this \w+)/iu,
  /\bthis (?:modified|revised|updated|expanded|simplified) \p{L}+(?=[.,;])/iu,
  /\botherwise,? (?:this|it|that)\b/iu,
  /\b(?:one|any|all|none|each|both|some|many|most|two|three|four) of (?:these|those)(?=[.,;]| (?:must|are|is|was|were|has|have|can|could|will|would|may|might|should|apply|applies)\b)/iu,
  /\b(?:requirements|descriptions|conditions|criteria|categories|statements|situations) (?:(?:listed|described|given|shown) )?below(?=[.,;:!]| (?:are|is|must|apply)\b)/iu,
  /\bthen\b(?<=^(?!if\b|when\b|once\b|after\b|first\b)[^,]{3,60} (?:will|can|may|must|is|are|should|would) then)/iu,
  /^(?:we|they|I|you) (?:do|did|achieved?|accomplished|solved?|fixed) (?:this|that|it) by\b/iu,
  /^(?:based|building) on (?:this|that|these|those)\b|^(?:related|similar|in addition|connected|linked) to (?:this|that|these|those) (?:is|are|was|were)\b/iu,
  /^(?:you|we) [^,;:]*\bfor (?:it|this|them) to \p{L}+[.!]$/iu,
  /\bsuch (?:\p{L}+ )?(?:stuff|things)\b(?! as\b)/iu,
  /^(?:this|these) lists? of \p{L}+ (?:defines?|shows?|tells?)\b/iu,
  /\bwhichever (?:option|one|method|way|of them)\b/iu,
  /\babout (?:the|this) (?:issue|problem)(?= if\b|[.,;])/iu,
  /\bthat\b(?=[,.;:!]| (?:is|was)\b)(?<=\b(?:even|just|exactly|precisely|done|doing|than|like|about) that)/iu,
  /^(?!It\b|This\b|That\b)\p{Lu}[\p{L}.]* (?:also |then |automatically )?(?!(?:make|find|keep|say|show|suggest|mean|claim|hope|think|know|believe|report|estimate)s )\p{Ll}{2,}s (?:it|them) (?:automatically|for you|as|and|in|with|by|when|,)/u,
  /\bthis very\b/iu,
  /^well,? (?:if|when|you|we|it|that|this|there|not)\b/iu,
  /\b(?:will|can|may) (?:all |also )?be (?:(?:announced|available|posted|shared) )?there[.!]$/iu,
  /^the (?:first|second|third), [^,]{3,60}, \p{L}+s\b/iu,
  /\bdo(?:ing)? this (?:in|on|by|from|with|at|via|through|using)\b(?<=^[^,;:–—]*)/iu,
  /\b(?:enable|disable|do|support|offer|allow|block|use)s? this (?:by default|automatically|for you|out of the box)\b/iu,
  /\b(?:we|I)(?:['’]ve| have)? (?:found|find|believe|think|know|reali[sz]ed?|feel|felt) (?:that )?this (?:has|is|was|will)\b/iu,
  /^(?:this|that|these|those) ones?\b/iu,
  /^(?:(?:un)?fortunately|luckily|sadly|thankfully|hopefully) (?:this|that|these|those|they|it)\b/iu,
  /^(?:now|once|originally|formerly|today) (?:an?|the) [^,]{2,60},.*, (?:it|they|he|she) \p{L}/iu,
  /^in (?:all|full) \p{L}+,? (?:we|I|you)(?: \p{L}+){1,5} (?:them|it)(?=[,.;])/iu,
  /\bthe particular \p{L}+\b(?! (?:of|for|that|in|which|who|to|you|on|at)\b)/iu,
  /\b(?:clicking|pressing|tapping|selecting|toggling|ticking|(?:un)?checking) (?:on )?(?:this|these) \p{L}+/iu,
  /\b(?:for|of|to|with|in|on) each one(?=[.,])/iu,
  /^the listed (?!(?:\p{L}+ )?(?:prices?|fees?|costs?|rates?|charges?)\b)\p{L}+ (?:will|are|is|can|must|should)\b/iu,
  /^nowhere (?:is|was) (?:this|that|it)\b/iu,
  /\b(?<=[\p{Ll},] )(?:that|this)(?:['’]s| is| was) (?:(?:exactly|precisely|just) )?(?:why|how|what|where) (?:we|it|they|I|he|she)\b/iu,
  /^the (?:two|three|four)(?= (?:\p{L}+ly )?(?:are|were|seem|look|have|had|can|could|will|would|may|might|must|should|do|did|share|differ|work|overlap)\b)/iu,
  /^the (?:latest|newest|most (?:interesting|recent|exciting|notable|surprising) \p{L}+|final|remaining) (?:\p{L}+ )?(?:is|was|are|were)\b/iu,
  /\bthat (?:role|need|gap|purpose|goal|function|demand)\b(?<=\b(?:fill|fills|filling|play|plays|meet|meets|serve|serves|fulfil\p{L}*) that \w+)/iu,
  /\b(?:these|those) (?:issues|problems|questions|challenges|changes|differences|tables|needs)(?=[.,;])/iu,
  /\bin these tables\b/iu,
  /\ba second option\b/iu,
  /\ban additional (?:\d+|two|three|four|five|six) /iu,
  /^(?:admittedly|granted|still|even so|to be fair|for others|to others),/iu,
  /\bthen (?:this|that) (?:is|was|could|can|may|might|will|would) /iu,
  /^(?:\S+ ){0,3}\S+, (?:however|therefore|thus|hence),|^(?:it|there|this|that) (?:is|are|was|were) (?:however|therefore|nevertheless|nonetheless)\b/iu,
  /^(?:although|though|even though|whereas) (?:we|I|you) [^,]* (?:for|to|with|of|about|on) them,/iu,
  /^some (?:are|of them are) [^.]*, (?:and )?(?:others|some) (?:are|of them are)\b/iu,
  /^\p{L}+ly, (?:(?:this|that|these|those)\b(?! (?:guide|page|article|tutorial|document|post)\b)|they\b|it\b(?! (?:is|was|can|may)\b))/iu,
  /\bfor (?:this|that|these) purposes?\b(?! (?:only|alone)\b)/iu,
  /^(?:in [^,]{3,40}, )?(?:consider|try|avoid) \p{L}+ing (?:it|them)\b/iu,
  /^(?:when|once|if|while|until|unless) \p{L}+ed (?!(?:people|users|by)\b)[^,]{0,80}, (?:it|they)\b/iu,
  /\b(?:these|those|this|that) (?:up|off|on|over|down)\b(?<=\b(?:back|set|turn|clean|look|write|call) \w+ \w+)/iu,
  /^(?:by default|for now|initially|at first|in general|in practice|at the moment|at present), (?:they|it|this|that|these|those)\b/iu,
  /^(?:the |all |those |these )?(?:\p{L}+ ){1,2}in (?:bold|italics)\b/iu,
  /^(?:if|when|once) [^,]*, (?:please )?(?:move|skip|jump|proceed|head|go) (?:straight |directly )?on ?to\b/iu,
  /^(?:once|after|now that|since|because)\b[^,]*, (?:you|we)(?:['’]ll| will| must| should| have to| need to)(?: \p{Ll}+){1,4} one(?=[,.;])/iu,
  /^we (?:\p{L}+ly )?(?:recommend|suggest|advise) (?:that )?(?:you )?(?:to )?(?:us|try|do|enabl|add|avoid)(?:e|ing)? (?:it|them)\b/iu,
  /^you(?:['’]ll| will| can| should)(?: also)? (?:find|see) (?:(?:\p{L}+ed|there) )?(?:an? )?(?:whole |detailed |complete |full |short )*(?:documentation|instructions|guide|bunch|lots?|number|list|examples?) (?:for (?:using|setting up|configuring) (?:it|them)|of (?:potentially |very )?(?:useful|helpful|interesting) \p{L}+)\b/iu,
  /\bsomething (?:(?:very|quite|rather) )?similar(?=[.,;!]| (?:happens|happened|applies|is true)\b)/iu,
  /\busing this (?:trick|technique|workaround|hack)\b/iu,
  /^the only (?:difference|exception|catch|downside|drawback|caveat) (?:is|are|was|being)\b/iu,
  /\bin there(?=[,.;])/iu,
  /^(?:some )?examples? (?:include|are|is|would be)\b/iu,
  /\bthis (?:\p{L}+ )?steps?(?=[.,;:)]| (?:is|was|to|will|can|for)\b)/iu,
  /\bdown this (?:path|road|way)\b/iu,
  /\b(?:therefore|thus|hence)\b(?<=\b(?:can|could|will|would|may|might|must|should|is|are|was|were|has|have|does|do|we|you|it|they) \w+)/iu,
  /^you can (?:(?:then|always|later|also) )?(?:switch|change|set|turn|put|go|revert|move) (?:(?:it|them) )?back\b(?! (?:to|up|at any time)\b)/iu,
  /^(?:in|as) (?:another|a (?:separate|second|further|similar|follow-up)) \p{L}+\b/iu,
  /^this (?:example|setup|command|script|configuration|snippet|code) assumes\b/iu,
  /\bthe same (?:behaviou?r|way|issue|problem|effect|thing|result|reason|approach|limitation|applies)(?=[.;])/iu,
  /\bboth(?=[,.;]| (?:readily|available|together|open|ready|of them)\b)/iu,
  /\b(?:this|that|these|those)(?=[,.;])(?<=\b(?:handle|solve|address|fix|avoid|do|achieve|prevent|remedy|improve|support|simplify) \w+)/iu,
  /\b(?:this|that|these|those)(?=[,.;]| (?:is|are)\b)(?<=\b(?:handling|solving|addressing|fixing|avoiding|doing|achieving|preventing) \w+)/iu,
);
/** How a sentence of the middle of a text begins: what it stands for was named, or comes after. */
const GOES_ON =
  /^(?:e\.g\.|as [\p{L}'’-]+ (?:notes?|noted|says?|said|explains?|explained|writes?|wrote|observes?|points out|puts it),|after all,|either way,|in any case,|before \p{L}+ing (?:\S+ ){0,3}(?:any )?(?:more|further)\b|the (?:command|step|method)\b(?! (?:line|cent|count|of)\b)|the above\b|whereas, |the (?:main|other|first|second|biggest|largest|smallest|oldest|newest|last|next|only) ones?\b|for (?:most|many|some|other) [\p{L}-]+, (?:this|that)\b|(?:we|you)\b[^,;:.]{2,40} \p{Ll}+ing (?:them|it)\.$|the (?:hours|times?|dates?|days|prices?|fees?|rates?|costs?|amounts?|figures?|values?|address|number) (?:given|stated|shown|listed|quoted|indicated|mentioned)(?: above| here)? (?:appl|are\b|is\b|includes?\b|does|do\b|may\b|can\b|hold)|the (?:corresponding|respective|resulting) \p{L}+\b|if you (?:do not|don['’]t) (?:already )?have one\b|above (?!all\b|[$€£\d])|until (?:version |v)\d[\d.]* .*\bwas\b|(?:use|save|run|copy|click) (?:this|these)\b|failure to do so|to do (?:so|this)\b|in our case\b)/iu;
/** The same anywhere in it. */
const IN_THE_MIDDLE = anyOf(
  /, (?:many|most|some|people)(?: people)? (?:say|think|believe|claim)\.$/iu,
  /\b(?:seen|pictured|shown|photographed) (?:alongside|opposite|(?:on|to) the (?:left|right))\b/iu,
  /^(?:click|tap|press|select|open|choose|remove) (?:on )?(?:it|them|this|that)\b(?! \p{Ll})/iu,
  /^(?:click|tap|press|select|open|choose) (?:on )?(?:it|them) (?:and|to|then)\b/iu,
  /\bthe (?:previous|preceding|earlier) (?:instructions?|steps?|sections?|examples?)\b/iu,
  /\b(?:above|below)(?=[.,;:!]|$| (?:unless|if|when|and|or)\b)(?<=\b(?:the|these|those|all|listed|included|any of the) (?:[\p{L}-]+ ){0,5}\w+)/iu,
  /\b(?:above|below)(?=[.:,;!]?$| [—–-] )(?<!\b(?:or|and) \w+)/iu,
  /^except (?:in|for|on|when|if|that|where)\b/iu,
  /^(?:under|in|from|within|inside|on) that (?!case\b|way\b|event\b|day\b|time\b|regard\b)\p{L}+\b/iu,
  /^(?:use|try|choose|select|click|open|add|set|install|write|take)\b[^.!?]*\binstead[.!]$/iu,
  /^the (?:idea|point|goal|trick|thing|catch|problem) here\b/iu,
  /^if your (?:\p{L}+ ){1,2}(?:is|was) (?:called|named) ["“'`]?(?:my|foo|bar|example|acme|test)\S*, /iu,
  /^even (?!if\b|though\b|when\b|without\b|with\b|after\b|before\b)\p{L}+ing\b/iu,
  /^it(?:['’]s| is) an? (?:\p{L}+ )?(?:step|part|way|idea|question)\b/iu,
  /^if (?:you|the|it)(?:['’]re| \p{L}+){0,3}? still\b/iu,
  /^(?:our|the) other (?!day\b|side\b)(?!.*\bthan\b)/iu,
  /^(?:with|without|for|from) (?:it|them)(?:,| you\b| we\b)/iu,
  /\bthe other (?:options|methods|ways|settings|types|two|steps)\b/iu,
  /\b(?:example|template|demo)\b(?<=\bin (?:our|this|the) example|^in our (?:template|demo))/iu,
  /\bthese (?:instructions|steps|guidelines|rules)\b(?! (?:to|for|if|when)\b)(?<=\b(?:follow|use|see|read) these \w+)/iu,
  /\b(?:this|that) (?:list|table|spreadsheet)\b(?<=\b(?:in|on|from|of) \w+ \w+)/iu,
  /\bthese (?:mistakes|lessons|tips|examples)\b(?!.*:)/iu,
  /\bthe same (?:problem|steps)\b(?!.* as\b)/iu,
  /\b(?:this|these) (?:screen ?shot|picture|photo|diagram)s?\b|\b(?:this|these) images?\b(?<=\b(?:in|by|with) \w+ \w+)|\b(?:this|these) images? (?:shows?|was|were)\b/iu,
  /\bwhat this (?:might|could) look like\b|\bhere(?:['’]s| is) an? (?:quick )?(?:summary|list)\b/iu,
  /\b(?:that|these|this)(?=[,.)]| through\b)(?<=\b(?:of|to|for|with|like|submit|use|do) \w+)/iu,
  /\b(?:mix|mixture|combination|blend)\b(?! (?:of|between)\b)(?<=\b(?:uses?|using|with|is|needs?|prefers?) an? \w+)/iu,
  /^(?:you|we|they|it) (?:can|could|may|might|will|would|should) (?:[^,]{3,80} instead (?:or|and)\b|instead\b)/iu,
  /^(?:please |you can (?:either )?)?(?:download|open|fill (?:in|out)|complete|copy|sign|print) this (?:PDF|form|template|spreadsheet|document|file|worksheet|sheet|doc)\b/iu,
  /\b(?:in|of|from|see|at) steps? \d+\b|\(steps? \d+\)/iu,
  /, on the other hand,/iu,
  /^you can\b.*(?<!\bor )\bby any other (?:means|methods?|ways?)\b/iu,
  /\bthe (?:option|setting|checkbox|toggle|switch|step|list|table|button|field)s? (?:above|below)\b/iu,
  /(?<!^)\bthis list (?:can|may|might|will|changes|is (?:not )?(?:complete|exhaustive|final|subject))\b/iu,
  /^(?:we|I|you|they)(?:['’]ll| will| can)? (?:get|send|have|give|take|need|find|bring) some (?:in|to|for|on|from|at|with|by)\b/iu,
  /^since no (?:matching|such|other) \p{L}+ (?:can|could|is|was|has)\b/iu,
  /^(?:unfortunately|sadly|luckily|however)(?: though)?, (?:these|they|those)\b/iu,
  /\b(?:without|for) (?:this|that|these) (?:\p{L}+ )?(?:support|help|gifts?|donations?)(?=[.!])/iu,
  /^(?:leads to|now (?:replaced|superseded|merged|part of|owned|maintained)) /iu,
  /\bthat['’]s where (?:you|we) come in\b/iu,
  /\b(?:above|below)\b(?<=\b(?:configured|mentioned|described|listed|shown|detailed) \w+)/iu,
);
/** "If you are one of a team, these move there": a clause that names no several things. */
const LED_TO_THESE =
  /^(?:if|when|whenever|once|because|since|although|unless|after|before|as|for)\b([^,]*), (?:then )?(?:these|those) (?!(?:who|whose|that|with|in|of|on)\b)(?:\p{Ll}+ ){0,2}?(?:are|were|have|can|will|may|must|should|do|\p{Ll}{2,}[^s\P{L}]) /iu;
const SEVERAL =
  /(?!\b(?:this|was|is|has|does|uses?|its|always|various|previous|yours)\b)\b\p{L}{2,}[^s\P{L}]s\b|\b(?:people|children|men|women|mice|feet|teeth|geese|data|criteria|both|and)\b/iu;
/** "On a miss, it …": what it came to has its subject before it. */
const LED_TO_IT = /^(?:on|upon) an? [^,]{1,40}, (?:they|it(?!['’]s| is| takes| costs)) /iu;
/** "This", "these" and "those" with the words behind them, where they point at no time, page or person. */
const DEMONSTRATIVE =
  /\b(?:this|these|those)\b(?! (?:\p{L}+ )?(?:years?|months?|weeks?|days?|time|morning|summer|spring|fall|winter|guide|page|article|tutorial|document|post|who|whose|of|that|with|in|on)\b)((?: [\p{L}-]+){0,3})/iu;
/** "We called it …": nothing before the pronoun that it could stand for. */
const NOTHING_BEFORE =
  /^(?:[Ww]e|I|[Yy]ou)(?:['’](?:re|ve|ll|d|m))?(?: (?!the\b|an?\b|our\b|your\b|their\b|my\b|that\b|how\b|what\b|if\b|when\b|all\b|each\b|every\b|any\b|some\b|no\b)\p{Ll}+(?<![^s]s)){1,4} (?:them|it(?! (?:is|was|will|would|can|could|has|may|might|makes|takes|should|easy|easier|hard|harder|possible|simple|simpler|clear|clearer|important|useful|helpful|necessary|best|better|worthwhile|difficult|impossible|a|an|our|your|to|that|when|if|comes)\b))\b/u;
/** "If you use them, add it …": neither clause names what the pronouns stand for. */
const NOTHING_BETWEEN =
  /^(?:If|When|Whenever|Once|Before|After|Unless|While) (?:you|we|I)(?: (?!the\b|an?\b|your\b|our\b|that\b)\p{Ll}+(?<!s)){1,4} (?:them|it)\b[^,]*,[^,]* (?:it|them)\b/u;
/** "Placing them here …": what is done to a thing that nobody has named. */
const DONE_TO = /^\p{Lu}\p{Ll}+ing (?:it|them|him|her)\b/u;
/** "Make sure you have one before you start": nothing before it that "one" could stand for. */
const ONE_OF_NOTHING =
  /^(?:(?:Please )?(?:[Mm]ake sure|[Ee]nsure|[Bb]e sure|[Cc]heck|[Vv]erify)(?: that)? )?(?:[Ww]e|[Yy]ou|to)(?:['’](?:ve|ll))?(?: (?!the\b|an?\b|our\b|your\b|which\b|only\b)\p{Ll}+(?<!s)){1,3} one(?=[.,;]| (?:before|first|already|yet|if|when|now|by)\b)/u;
/** Who speaks to the reader: what they announce is shown behind what the page says of it. */
const SPEAKER = /^on behalf of\b/i;
/** A clause that leads a sentence. */
const LED =
  /^(?:if|when|whenever|once|while|because|since|although|though|unless|after|before|as|to|by|with|without|for|in|on|at|given|despite)\b[^,]*,/i;

/** What went wrong, of which its page has told. */
const THE_TROUBLE = /\bthe (error|issue|problem|warning) (?:will|should|is|was|can|may|might|occurs?|appears?|has)\b/i;

/** Whether a sentence speaks of a trouble that neither it nor its title has named. */
function namesNoTrouble(text: string, title: string): boolean {
  const [, trouble = ""] = THE_TROUBLE.exec(text) ?? [];
  if (trouble === "") return false;
  const isNamed = (said: string) => said.toLowerCase().includes(trouble.toLowerCase());
  return !isNamed(title) && !isNamed(text.replace(THE_TROUBLE, ""));
}

/** "When client B connects, …": one of several that an example has named with letters. The letter is the rarer word. */
const [LETTERED, FIRST_LETTERED] = ["[B-Z]", "A"].map(
  (letter) =>
    new RegExp(
      `\\b${letter}\\b(?![.'’/-]?\\p{L})(?<=\\b(?:client|user|server|device|person|company|team|customer|peer|node|party|account|machine|computer|host) ${letter})`,
      "u",
    ),
) as [RegExp, RegExp];

function isOfAnExample(text: string): boolean {
  return LETTERED.test(text) && !FIRST_LETTERED.test(text);
}

/** "When enabled, anyone can …": which setting that is, its heading tells. */
const AS_SET =
  /^(?:when|if|while|once) (?:enabled|disabled|(?:de)?activated|(?:un)?checked|ticked|(?:turned|switched|toggled) (?:on|off)),/i;

/** Whether a sentence holds when something is set of which neither it nor its title says what that is. */
function leavesSettingUnnamed(text: string, title: string): boolean {
  const lower = text.toLowerCase();
  return (
    AS_SET.test(text) &&
    !title
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.some((word) => lower.includes(word))
  );
}

/** How a step about a trouble ends. */
const TRIES_AGAIN = /^(?:.{0,80}\band )?(?:reload|restart|refresh|reopen|relaunch)\b[^.]{0,80}\band try again[.!]$/i;

/** Which cases there are: where a sentence names them itself, it points at nothing else. */
const IN_CASES = /\bin (?:either|both) cases?\b/i;
const NAMES_CASES = /\b(?:or|and|whether|both|either)\b/i;

function pointsAtCases(text: string): boolean {
  const at = text.search(IN_CASES);
  return at >= 0 && !NAMES_CASES.test(text.slice(0, at));
}

/** "This kind of visibility", of which the sentence has not spoken before. */
const OF_KIND = /\bthis (?:kind|type|sort|level) of (\p{L}+)/iu;
/** "An example of such a service", likewise. */
const SUCH = /(?<= (?:of|for|with|in|on|to|by|from)) such an? (\p{L}+)/u;
/** "Add something like this template.": what stands in a block of its own. */
const THIS_CODE = /\bthis (?:(?:partial|code|shell|sample) )?(template|snippet|script|command|code)(?=[.,;:])/iu;

function pointsAtKind(text: string): boolean {
  return [OF_KIND, SUCH, THIS_CODE].some((pattern) => {
    const found = pattern.exec(text);
    return found !== null && !text.slice(0, found.index).toLowerCase().includes(found[1]!.toLowerCase());
  });
}

/** Whether a sentence leans on what is not shown with it, or on who speaks. */
export function leans(text: string, title = ""): boolean {
  return (
    SPEAKER.test(text) ||
    LEANING.test(text) ||
    LED_TO_IT.test(text) ||
    leadsToSeveral(text) ||
    pointsAtThem(text) ||
    NOTHING_BEFORE.test(text) ||
    NOTHING_BETWEEN.test(text) ||
    ONE_OF_NOTHING.test(text) ||
    DONE_TO.test(text) ||
    namesNoTrouble(text, title) ||
    leavesSettingUnnamed(text, title) ||
    (TRIES_AGAIN.test(text) && !TROUBLE.test(title)) ||
    pointsAtCases(text) ||
    isOfAnExample(text) ||
    pointsAtKind(text) ||
    GOES_ON.test(text) ||
    IN_THE_MIDDLE.test(text) ||
    POINTING_BACK.test(text) ||
    pointsBack(text) ||
    pointsAtUnnamed(text, title)
  );
}

/** "It is open in all of them": several, which nothing before them names. */
const OF_THEM = /\b(?:all|any|each|most|none|some|both|one) of them\b/i;

function pointsAtThem(text: string): boolean {
  const at = text.search(OF_THEM);
  return at >= 0 && !SEVERAL.test(text.slice(0, at).replace(/\p{Lu}[^ ]* (?:and|&) \p{Lu}[^ ]*/gu, ""));
}

function leadsToSeveral(text: string): boolean {
  const clause = LED_TO_THESE.exec(text)?.[1];
  return clause !== undefined && !SEVERAL.test(clause);
}

/** "About that rig", where the sentence has named no rig before. */
const THAT =
  /\b(?:about|of|on|in|for|from|with) that (?!(?:moment|time|point|day|case|year|reason|way|regard|sense|vein|order)\b)(\p{Ll}+)(?: (\p{Ll}+))??(?=[,.;]| (?:is|was|are|were|has|had|can|could|will|would|may|might|must|should|then|\p{Ll}{3,}ing)\b)/gu;

/** "When it reaches this value", where no value was named before. */
const THIS_ENTRY =
  /\b(?:this|these|such) ((value|option|setting|flag|field|parameter|attribute|number|amount|limit|line|code|file|key|response|request|payload|output)s?)\b/gu;

/** "About these plans", where neither the title nor the sentence has named plans. */
const THESE =
  /\b(?:(?:about|behind) (?:these|those)|(?:both|each|all|one|any|either|neither|none|most|two|three|four) of these|(?:all|both|any) (?:these|those)|(?:have|has|had) \p{Ll}+(?: \p{Ll}+)? those) (\p{Ll}+s)\b(?!:| (?:who|that|which|of)\b)/gu;

/** What each of them has, and most sentences have not. */
const HAS_POINTER = /\b(?:th(?:at|is|ese|ose)|such) /i;

function pointsAtUnnamed(text: string, title: string): boolean {
  if (!HAS_POINTER.test(text)) return false;
  const isNamed = (told: string, thing: string) => told.toLowerCase().includes(thing.replace(/s$/, ""));
  const isUntold = (pattern: RegExp, title: string) =>
    [...text.matchAll(pattern)].some(({ 1: first = "", 2: thing = first, index }) => {
      return !isNamed(`${title} ${text.slice(0, index)}`, thing);
    });
  return isUntold(THAT, "") || isUntold(THIS_ENTRY, "") || isUntold(THESE, title);
}

/** Whether the clause that leads a sentence has a demonstrative for which it names nothing. */
function pointsBack(text: string): boolean {
  return LED.test(text) && isOpen(text.slice(0, text.indexOf(",")));
}

/** Whether the first clause of a sentence has a demonstrative that it names nothing for. */
export function isLoose(text: string): boolean {
  return isOpen(/^[^,;:–—]*/u.exec(text)?.[0] ?? "");
}

function isOpen(clause: string): boolean {
  const found = DEMONSTRATIVE.exec(clause);
  if (found === null || found.index === 0) return false;
  const before = clause.slice(0, found.index).toLowerCase();
  const named = (found[1] ?? "").toLowerCase().trim().split(" ");
  return !named.some((word) => word.length > 3 && before.includes(word.slice(0, -1)));
}
