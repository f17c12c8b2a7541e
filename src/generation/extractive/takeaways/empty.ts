import { anyOf } from "../../text/any-of.ts";

/** What makes a fact of any of these: a figure. The number of a year is none. */
export const FIGURE = /(?<![\d.,])(?!(?:19|20)\d\d(?![\d%]|[.,]\d))\d/;

/** How its writers feel about what they did; "proud to launch a tool" names the deed. */
const FEELING = anyOf(
  /\b(?:we|I)(?:['’](?:re|m|ve been)| (?:are|am|were|was|feel|felt|have (?:(?:\p{L}+ly|always) )?been)) (?:(?:so|very|really|all|always|\p{L}+ly) ){0,2}(?:proud|humbled|honou?red|grateful|thankful|amazed|inspired|impressed|thrilled|excited|delighted|pleased|happy|blown away) (?:of|by|with|about|for|at|that (?:you|so many)|to (?:have|be|see|continue|know|play|count))\b/iu,
  /\b(?:had|have|has had|was|is|been|marks|marked) (?:an?|another|our) (?:(?:\p{L}+ly|very) )?(?:big|great|good|busy|exciting|amazing|incredible|wonderful|fantastic|remarkable|tremendous|successful|memorable|momentous) (?:\p{L}+ )?(?:year|month|week|quarter|decade|season)\b/iu,
  /\b(?:learn(?:ed|t)|accomplished|achieved) (?:so|very) (?:much|many things)\b/iu,
  /\blook(?:ing)? (?:forward (?:rather|to)|back (?:on|at|with))\b/iu,
  /\b(?:we|I)(?:['’](?:ll|re|ve))?(?: (?:will|always|are|try to|have))*(?: do(?:ing)?| done) (?:our|my) (?:very |level )?best\b/iu,
  /\bsuccess (?:depends|relies|hinges|rests) on\b/iu,
  /\b(?:is|are|remains?) (?:[\p{L}’']+ )?(?:most|greatest|biggest) (?:\p{L}+ )?(?:assets?|strengths?|treasures?)\b/iu,
);
/** What is always done, by everybody: nobody would say the opposite. */
const STRIVING = anyOf(
  /^(?:getting started|setting up|signing up|joining|starting)\b[^.;:]{0,60} (?:is|are|couldn['’]t be) (?:\p{L}+ )?(?:straightforward|easy|easier|simple|quick|a breeze)\b/iu,
  /^(?:understanding|knowing|learning) (?:how|what|why|when|the|your)\b[^.;:]{1,120} (?:is|are) (?:\p{L}+ )?(?:important|essential|key|crucial|vital|critical)\b[^.;:]*\.$/iu,
  /\b(?:we|I)(?:['’](?:ll|re|ve))?(?: (?:will|always|are|try to|have))*(?: making| make| made) every (?:possible |reasonable )?effort to\b/iu,
  /^(?:[Tt]he|[Oo]ur) (?:\p{L}+ )?(?:staff|team|crew) (?:will )?(?:\p{L}+ly |always )?welcomes? (?:you|everyone|all)\b/u,
  /\bmay make (?:improvements|changes)(?: (?:and\/?or|or|and) (?:improvements|changes))? (?:in|to) (?:the|our|this|its)\b/iu,
  /\b(?:we|I)(?:['’](?:re|m)| are| am) (?:(?:always|very|also|really) ){0,2}(?:keen|eager|curious|interested) (?:to (?:know|hear|learn|find out)|in (?:knowing|hearing|learning))\b/iu,
  /\b(?:we|I)(?:['’](?:re|m|ve)| are| am| have)?(?: been)? (?:always|constantly|continually|continuously|forever)(?: been)? (?:looking|working|striving|trying|seeking|searching|learning|exploring|thinking)\b/iu,
);
/** That somebody is a charity or a company, by its number. */
const REGISTERED =
  /^[^,;:]{3,80} (?:is|are) (?:an? )?registered (?:charit|compan|non-?profit)\p{L}*(?: in [^,;:.]{3,30})?(?: \(?(?:no|number|nr)\.? ?[\d/-]+\)?| \(?[\d/-]+\)?)?\.$/iu;
/** What its makers stand for, hope and wish: nobody does anything else for it. */
const MISSION = anyOf(
  /\b(?:provid|offer|creat|foster|maintain|build)(?:e|es|ed|s|ing)? an? (?:[\p{L}-]+,? ){0,6}?(?:fun|warm|safe|supportive|welcoming|friendly|caring|nurturing|inclusive|positive|stimulating|relaxed|family-friendly),?(?: [\p{L}-]+,?){0,4} (?:environment|atmosphere|setting|space|experience)\b(?!.*\b(?:by|because|with)\b)/iu,
  /\b(?:is|are) (?:a|our|the) (?:top |highest |first |number one |key )?priority(?=[.!]|,? and we\b| (?:for|to) (?:us|all|everyone)\b)(?<!^(?:if|when|where)\b.*)/iu,
  /\b(?:is|are) (?:(?:very|extremely|so|really) )?(?:important|dear) to us(?=[.!]|, and (?:we|our)\b|, especially\b)/iu,
  /^(?:at [^,]{2,30}, (?:we|I) believe|(?-i:\p{Lu})[\p{L}.]+ (?:firmly |strongly )?believes [^.]* should) /iu,
  /\bon a mission to\b|\b(?:mission|vision|goal|aim) is to (?:help|reach|serve|support|empower)\b[^,;:]*\b(?:as many \p{L}+ as possible|everyone|everybody|all people)\b/iu,
  /\b(?:is|are) (?:just |only )?one of the (?:many )?ways (?:in which )?(?:we|I)\b(?!.* by\b)/iu,
  /\bmak(?:e|es|ing) a (?:real |big )?difference(?=[.!])/iu,
  /^shaping the future\b/iu,
  /\b(?:is|are) (?:an? )?(?:registered )?trademarks? of\b/iu,
  /^(?:\S+ ){1,4}(?:is|are) (?:(?:really|so|very|pretty|just|absolutely) )?(?:great|awesome|amazing|fantastic|wonderful|fun|tricky)[.!]$/iu,
  /\b(?:we|I) hope (?:that )?(?:you(?:['’]ll| will| enjoy| find| like| join)|it|they|these)\b/iu,
  /\bis a (?:continuous|constant|never-ending)(?: and \p{L}+)? (?:process|journey|effort)(?=[.!])/iu,
);
/** That somebody speaks, and of what, in place of what is said. */
const SPEAKING = anyOf(
  /\b(?:offers?|provides?|has|have) (?:an? )?(?:wide |large )?(?:variety|range|number|selection|collection) of (?:[\p{L}-]+ ){0,3}(?:articles|tutorials|guides|videos|resources|webinars)\b/iu,
  /\bshed(?:s|ding)? (?:(?:new|some|more) )?light (?:on|into)\b/iu,
  /\b(?:delv|div|digg?)(?:e|es|ed|ing)? (?:deeper )?into (?:the|what|how|why|our|an?)\b/iu,
  /\b(?:take|takes|took|taking|offers?|gives?) (?:you )?an? (?:closer|deeper|quick|fresh|brief|inside) look\b/iu,
  /\b(?:we|I|they|who) (?:(?:have|has|had|will) )?(?:reflect(?:ed|s)? on|look(?:ed|s)? back (?:on|at)) (?:what|how|our|the|their|an?|some)\b/iu,
  /\b(?:shar(?:e|es|ed|ing)|discuss(?:es|ed|ing)?|explor(?:e|es|ed|ing)|tells?|told) (?:(?:\p{L}+ )?(?:some|a few|more|many|all|\p{L}+) of )?(?:our|my|their|his|her|its) (?:[\p{L}-]+ ){0,2}(?:plans|thoughts|lessons|stor(?:y|ies)|experiences?|insights?|reflections?|journeys?|perspectives?|advice)\b/iu,
  /\b(?:pages?|guides?|articles?|manuals?|docs|documentation|handbook|site|website) (?:also )?(?:has|have|holds?|contains?|gives?|provides?|offers?) (?:further|more|additional|full|detailed) (?:information|details|guidance|advice|instructions)\b/iu,
  /\b(?:met|sat down|spoke|talked|chatted|caught up) with .{1,80} to (?:talk|discuss|learn|hear|find out|understand)\b/iu,
  /^(?:please )?(?:save the date|join us|mark your calendars?)\b/iu,
  /^(?:the|this|our) (?:menu|page|guide|section|article|document|chapter|post)\b[^.;:]{0,30} will (?:guide|walk|take) you through (?!\p{L}+ing\b)/iu,
  /^(?:this|it) (?:(?:page|site|guide|manual|handbook) )?(?:contains|has|holds) everything (?:that )?you(?:['’]ll| will| may| might)? need (?:as|for|about|in|to know|where|when)\b/iu,
  /^(?:above|below),? (?:we|I)(?:['’]ve| have)? (?:outlined?|listed?|described?|collect(?:ed)?|gathered|explain(?:ed)?|consolidated?|compiled?|answer(?:ed)?|put together)\b(?!.*:)/iu,
  /\b(?:objective|aim|goal|purpose) of (?:the|this) (?:guide|page|document|article|tutorial) (?:is|are|was)\b/iu,
  /^this (?:page|guide|article|document|section) (?:will )?helps? you\b[^.;:]* and (?:gives|provides|offers) (?:instructions|steps|tips|advice|guidance)\b/iu,
  // A menu of pages, one of which is chosen: its list has no statements.
  /\b(?:select(?:ing)?|choos(?:e|ing)|pick(?:ing)?) (?:the|an?|one of the) (?:\p{L}+ ){1,3}(?:that|which) (?:best )?(?:matches|fits|suits|describes|applies to) your (?:\p{L}+ )?(?:situation|case|needs|problem|issue)\b[^.:]{0,20}[.:]/iu,
  /\bwill continue to (?:update|extend|expand|improve) this (?:page|guide|document)\b/iu,
);
/** What only sets up a case or a question that the next sentences are about. */
const SET_UP = anyOf(
  /^say (?:that )?(?:you|we)(?:['’](?:re|ve|d))? \p{L}+/iu,
  /^(?:consider|take|picture|visuali[sz]e) (?:(?:this|these|the following)(?: \p{L}+){0,2}(?=[:.,])|an? (?:\p{L}+ ){0,2}(?:scenario|situation|example)\b)/iu,
  /\b(?:we|I)(?:['’](?:re|m|ve been)| are| am| get| have been) (?:(?:\p{L}+ly|often|sometimes|always) )?asked\b/iu,
  /^few (?:companies|people|teams|organi[sz]ations) (?:seem to )?(?:talk|speak) (?:about|of)\b/iu,
  /^there will come a time\b/iu,
  /^before (?:we|I) (?:can )?(?:define|discuss|talk about|look at|dive)\b/iu,
  /\byou (?:might|may) (?:also )?be wondering\b(?!.*:)/iu,
  /\byou(?:['’]re| are) (?:all |now )?ready to go[.!]$|^(?:you(?:['’]re| are) (?:all |now )+|now,? you(?:['’]re| are) (?:all )?)ready to\b/iu,
  /^before \p{L}+ing [^,]{3,60}, it (?:may|might|can|could|is|will) (?:be )?(?:\p{L}+ )?(?:helpful|useful|important|worth\p{L}*|good) to (?:first )?(?:understand|know|look at|see|define|explain|recall|consider) (?:what|how|why)\b/iu,
  /\b(?:best|easiest|simplest) way to (?:explain|show) (?:this|it|that) is (?:(?:with|by|through) )?(?:an?|the) (?:\p{L}+ )?(?:example|picture|diagram|demo)\b/iu,
  /\bneeds? (?:a little|a bit) more (?:guidance|explanation|explaining)\b/iu,
  /^as an? (?:\p{L}+ )?example, /iu,
  /^(?:(?:\p{L}+ly|sometimes),? )?(?:we|I) (?:(?:\p{L}+ly|often|sometimes) )?(?:get|receive|hear) (?:\p{L}+ )?(?:reports?|questions|complaints|e-?mails|messages)\b/iu,
);
/** What has come of steps that are not shown: "The backup is now restored." */
const DONE =
  /^(?:your [^,;:.]{2,50} (?:has|have) (?:(?:now|successfully) ){0,2}been|(?:the|your) [^,;:.]{2,50} (?:is now|are now|should now be|has now been|have now been)) (?:\p{L}+ly )?(?:restored|sent|saved|installed|connected|ready|live|active|completed?|created|added|imported|exported|uploaded|configured|finished|done|linked|synced|registered|activated|verified|deleted)[.!]$/iu;
/** How many things there are, and none of them; where a text comes from or what it is about; what its reader knows. */
const UNTOLD = anyOf(
  /\bplease (?:follow|observe|respect|read|review|note) (?:these|the following) (?:[\p{L}-]+ ){0,3}(?:guidelines|rules|instructions|points|steps|policies|terms)[.:]?$/iu,
  /\bmay or may not\b[^:;]*\.$/iu,
  /\b(?:has|have|offers?|brings?|provides?|comes? with|there are) (?:(?:an? )?(?:wide |whole |large )?(?:number|range|variety|host) of|many|multiple|several|various|numerous|lots of|a few|some) (?:(?:different|other|great|good|possible|potential|\p{L}+able) )?(?:benefits|advantages|reasons|ways|challenges|options|types|kinds|aspects|factors|purposes|considerations|issues|forms|approaches|upsides|downsides|pros and cons)[.!]$/iu,
  /^there are (?:an? )?(?:(?:couple|few|number|variety|range) of|two|three|four|several|many|multiple|various|different|lots of|plenty of) (?:\p{L}+ ){0,2}(?:ways|methods|options|possibilities|techniques|approaches|strategies) (?:(?:that|in which|by which|how) )?(?:you|we|to|for)\b[^:;–—]*[.!]$/iu,
  /^(?:all |most )?(?:(?:of )?the )?(?:advice|guidance|information|content|material|instructions?|guidelines|recommendations) (?:(?:set out|given|provided|listed|collected) )?(?:here|on this page|in this (?:page|guide|section|article|document|handbook|manual|playbook|site|post|policy|chapter)) (?:is|are|was|were|should|must|can|may|appl(?:y|ies)|covers?|assumes?|goes|focus\p{L}*|relates?)\b/iu,
  /\b(?:documentation|guide|page|text|reference|section) (?:[\p{L}-]+ ){0,6}(?:is|was) (?:partly |largely |originally )?(?:derived|taken|adapted|copied|borrowed) from\b/iu,
  /^(?:your|you|most (?:people|teams|of (?:you|us)))\b(?: \p{L}+){0,4} probably (?:already )?(?:uses?|ha(?:ve|s)|knows?|heard|seen?)\b/iu,
  /^there are (?:various|several|many|different|numerous|a number of) (?:\p{L}+ )?(?:components|things|parts|settings|options|elements|aspects|fields|items|properties|features|places|factors)\b[^,;:]{0,40} (?:that|which) (?:can|could|may)\b[^,:;–—]*[.!]$/iu,
  /^there are (?:several|many|various|a few|some|a number of) (?!.*\b(?:must|only|not|cannot|such as|including)\b)(?:[\p{L}-]+ ){0,3}\p{L}+s (?:that|which) (?:we|you|they|our) [^,:;–—]*[.!]$/iu,
  /\b(?:split|divided|grouped|broken down|organi[sz]ed) (?:up )?into (?:two|three|four|five|six|several|various|\d) (?:\p{L}+ ){0,2}(?:areas|parts|categories|groups|sections|types|kinds|steps|phases|stages)[.!]$/iu,
  /^sometimes\b.*\b(?:just|simply) (?:does|do|is|are)(?: not|n['’]t)\b/iu,
);

/** Whether nothing is left of an English sentence without its pride, its greeting and what it announces. */
export function tellsNothing(text: string): boolean {
  if (REGISTERED.test(text)) return true;
  return (
    !FIGURE.test(text) && [FEELING, STRIVING, MISSION, SPEAKING, SET_UP, DONE, UNTOLD].some((kind) => kind.test(text))
  );
}
