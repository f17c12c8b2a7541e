import { english } from "../../language/en.ts";
import type { Language } from "../../language/language.ts";
import { anyOf } from "../../text/any-of.ts";
import { STEPS_FOLLOW } from "../page/steps-follow.ts";
import { NO_STATEMENT } from "../sentence/no-statement.ts";
import { isCourtesy, isUnfit } from "./courtesy.ts";
import { disclaims } from "./disclaimer.ts";
import { tellsNothing } from "./empty.ts";
import { isOverture } from "./overture.ts";
import { tellsWho } from "./who.ts";

/** Words of which most statements have one. */
const STATES =
  "\\b(?:is|are|was|were|be|been|has|have|had|can|cannot|could|will|would|must|should|may|might|does|do|did|we|you|they|it|who|that|which)\\b|['’](?:s|re|ve|ll|d|m)\\b|n['’]t\\b";

/** What opens so and states nothing behind it: few do, so that is looked at first. */
function verbless(opening: string): RegExp {
  return new RegExp(`^(?=${opening})(?!.*(?:${STATES}))`, "iu");
}

/** A message about the text, the page or its makers rather than a statement of it, and what a mood is shown with. */
const NOTICE = anyOf(
  /^this (?:describes|explains|covers|outlines|shows|lists|discusses) (?:how|what|why|the|our)\b/iu,
  /\bcan be (?:found|seen|read|downloaded) (?:below|above|here)\b|\bcan be found (?:on|at) (?:the|our|this|https?)\b/iu,
  /^(?:this|these) (?:[\p{L}-]+ ){0,3}(?:(?:page|post|guide|document|documentation|playbook|handbook)s? (?:(?:is|are) intended|lists?|contains?|covers?|provides?|focus(?:es)? on|outlines?|relates?|explains?|describes?|establish(?:es)?|defines?|will help)|(?:polic(?:y|ies)|strateg(?:y|ies)|frameworks?|roadmaps?) (?:outlines?|establish(?:es)?|describes?|explains?))\b(?!.*(?:\d|\b(?:only|not|no longer|deprecated|experimental|must|up to|that)\b))/iu,
  /^this is (?:the|an?) (?:[\p{L}-]+ ){0,3}list of\b/iu,
  /^this is (?:the|our|an?) (?:[\p{L}-]+ ){0,2}(?:strategy|guide|overview|tutorial) (?:for|of|to)\b[^,;:]*\.$/iu,
  /^(?:everything|all|what) you(?:['’]ll| will)? need to know\b(?!.*\b(?:is|are|can|will)\b)/iu,
  /\[(?:PDF|DOCX?|XLSX?|PPTX?|CSV|ZIP)\b[^\]]*\]/iu,
  /\b(?:be back|see you|coming|more to come|back with more) (?:\p{L}+ )?soon[.!]/iu,
  /(?:^|\s):[a-z][a-z0-9_+-]*(?::|[.!]?$)/iu,
  /(?<!^)\b(?:this|our) (?:blog )?(?:post|article|series)\b/iu,
  /\b(?:two|three|four|five|six|multi|\d+)-part (?:blog |post )?series\b/iu,
  /^(?:(?:with this|so|today),? )?(?:we|I)(?:['’]d| would) like to (?:(?:present|announce|introduce|share) (?:(?:an?|some|the|our) )?(?:\p{L}+ )?(?:changes?|updates?|news|announcements?)|tell you|let you know)\b/iu,
  /^I(?:['’]ll| will) (?:talk|write|discuss|describe|share|walk|explain|show|introduce|teach|present|never forget)\b|^I (?:just |also )?wanted to (?:send|share|let|say|thank)\b/iu,
  /^the (?:\S+ ){1,3}(?:section|table|tab) (?:contains|lists|shows|describes)\b/iu,
  /^the \p{L}+ (?:below|above)\b/iu,
  /\bthe (?:documents?|sections?|table|examples?|code|snippets?|commands?|instructions|options|settings|guidelines) (?:below|above)\b/iu,
  /^(?:below,? you(?:['’]ll| will| can)? (?:find|see)|also,? see|see also)\b/iu,
  /^(?:each|every|this) section (?:contains|lists|has|links|explains|describes)\b/iu,
  /(?<!^)\bthis (?:page|article|guide|document) (?:will explain|explains|covers|describes|points|assumes)\b|^this (?:page|guide|document) (?:was (?:written|made)|assumes)\b/iu,
  /^(?:an? )?(?:sample|example) (?:response|request|output|input|code|command|call)s?\b(?!.*\b(?:is|are|can|must|has|have)\b)/iu,
  /^(?:we|I) (?:explain|describe|discuss|cover|list|document)\b.*\b(?:on|in) (?:the|our|this|my|another|an?) (?:[\p{L}-]+ ){0,3}(?:page|post|article|guide|section|document)\b/iu,
  /^this (?:page|article|document|section) (?:contains|has|lists|answers|collects) (?:\S+ ){0,3}(?:frequently asked questions|FAQs?|common questions)\b/iu,
  /\byou (?:can|may) (?:safely )?skip this (?:guide|page|section|step|article|part|chapter|tutorial)\b/iu,
  /^(?:at|on|in|to) the (?:very )?(?:top|bottom|left|right|upper|lower|side|left-hand|right-hand|center|middle)(?: (?:left|right|corner|side|half|part|hand))*(?: of (?:the|your|this|each) (?:[\p{L}/\d-]+ ){0,4}?(?:page|screen|window|list|menu|tab|section|panel|dashboard|sidebar|app|dialog|form|toolbar|table|header|footer|icon|view|map))?,? you(?:['’]ll| will| can)? (?:also )?(?:find|see|notice)\b/iu,
  /^(?:full|detailed|further|additional|complete) (?:information|details|instructions) (?:about|on|for|of) [^.]{3,60} (?:can be found|(?:is|are) (?:available|provided|given|listed))\b/iu,
  /^the (?:chapter|section|page|guide|article|tutorial) (?:on|about) [^.]{3,60} (?:should|will|can) (?:also )?(?:give|help|explain|tell|show)\b/iu,
  /\bwill (?:also )?be (?:explored|explained|described|discussed|covered|outlined)(?: (?:below|here|later|in (?:this|the)\b[^.]*))?\.$/iu,
  /\b(?:originally|previously) (?:published|posted|appeared)\b/iu,
  /^slide \d+:/iu,
  /\b(?:proceed|do|go on|continue) as follows[.:]$/iu,
  /\b(?:check(?: out)?|see|read|visit|watch|take a look at) this (?:\p{L}+ )?(?:project|example|article|guide|page|video|tutorial|link|post|repository|template)\b/iu,
  /^find (?:(?:the )?\p{L}+ )?(?:step|part|lesson|chapter)\b/iu,
  /^go to (?:our|the) (?:[\p{L}-]+ ){0,3}(?:overview|guide|docs|documentation|article)\b/iu,
  /^the (?:material|information|content|text) (?:(?:presented|given|provided|collected) )?(?:here |below |on this page )?is (?:useful|intended|meant|helpful)\b/iu,
  /^(?:this (?:article|page|guide|tutorial|post|document|section) (?:will )?(?:shows?|teach(?:es)?|walks?)|in this (?:article|guide|tutorial|post|section),? (?:we|you)(?:['’]ll| will)? (?:\p{L}+ )?(?:explain|learn|show|see|describe|find out)) (?:you )?(?:how|what|through|where|why|about)\b/iu,
  /^as an example, (?:we|let|you|I)\b/iu,
  /\b(?:could|might|would) (?:have|look like) (?:the following|something like)\b/iu,
  /\b(?:icon|button|menu|link|dialogu?e?|window|pop-?up|prompt|box|panel)s? (?:will|should) (?:appear|open|show up|pop up)[.!]$/iu,
  /^(?:formerly|previously|originally|also) (?:known as|called)\b/iu,
  /^below (?:summari[sz]es|is|are|lists|describes|explains|shows|you)\b/iu,
  /\b(?:steps|rules|guidelines|requirements) (?:and \p{L}+ )?below(?=[.,;:!])/iu,
  /^this (?:phase|step|part|chapter|section) is an? (?:\p{L}+ )?overview\b/iu,
  /^an? (?:\p{L}+ )?(?:incomplete|partial|full|complete|short|growing) list of\b(?!.*\b(?:must|is|are|has|can|will)\b)/iu,
  /^v?\d+(?:\.\d+)+: /iu,
  /^this (?:\p{L}+ )?(?:page|document|section|documentation|reference) (?:was|is|has been) (?:automatically |auto-?)generated\b/iu,
  /^(?:update|edit|correction)(?:,? (?:on )?[\p{L}.]{3,9} \d{1,2}(?:, \d{4})?|,? \d{4}-\d\d-\d\d)?: /iu,
  /^(?:we|I)(?:['’]d like to| would like to| want to| also)? thank\b|^(?:(?:many|special|big|huge) )?thanks to (?-i:\p{Lu}|the\b|all\b|our\b|everyone\b)(?!.*, \p{L})/iu,
  /^we(?:['’]ve| have)?(?: also)? (?:created|made|recorded|prepared) an? (?:[\p{L}-]+ )?(?:video|screencast|recording)\b/iu,
  /^on this page,? (?:we|you)(?:['’]ll| will| can)? (?:(?:also|now) )?(?:explain|find|learn|see|show|describe|help|cover)\b/iu,
  /^this is an? (?:\p{L}+ )?draft\b/iu,
  /^(?:the |this |our )?(?:documentation|docs|page|guide|article|document|tutorial|FAQ) (?:will|is going to) be (?:updated|extended|revised|completed|expanded)\b/iu,
  /^(?:[^,;:]{3,40}, )?(?:(?:the|all|most|any) )?links (?:with)?in (?:the|this) (?:text|page|article|document|guide)\b/iu,
  /\btranslations?\b(?<=^(?=[^;:]*\b(?:courtesy|convenience)\b)(?!.*\b(?:binding|prevails?|only|official|governs?|original)\b)[^;:]*)/iu,
  /^this (?:page|document|section|guide|article|handbook) is (?:still )?(?:an? )?(?:work in progress|under construction|stub|incomplete)\b/iu,
  /^we(?:['’]ve| have)? (?:created|written|wrote|made|built|put together) this (?:handbook|guide|page|document|article|playbook)\b/iu,
  /^it(?:['’]s| is) (?:(?:very|really|so|super|quite) )?(?:easy|simple|quick) to [^,;:]{3,60}\.$/iu,
  /\b(?:is|are) not loading\b|\bblocked by an? ad-?blocker\b|\benable java ?script\b/iu,
  /\b(?:has|have) become an? (?:\p{L}+ )?(?:essential|integral|important|indispensable|vital) part of\b/iu,
  /\b(?:involves?|takes?|has|consists? of|is done in) (?:\d+|two|three|four|five|six|seven|several|a few) (?:\p{L}+ )?(?:steps|stages|phases|parts|components|elements|sections)[.!]$/iu,
  /^(?:once|if|when|whether)\b.*\b(?:is|are) (?:just |perfect |right |made )?for you[.!]$/iu,
  verbless("an? [\\p{L}-]+ way to\\b"),
  /^(?:start|begin) with (?-i:\p{Lu})[\p{L} ]{2,30}\.$/iu,
  /^(?:issues|bugs|feedback|questions|support|help|contact|source(?: code)?)(?: and \p{L}+)?: \S+\.?$/iu,
  /\b(?:silly|stupid|dumb) questions?\b/iu,
  /\[\p{L}+\]/iu,
  /^this (?:[\p{L}-]+ ){0,3}(?:bulletin|page|article|document|post|guide|notice|memo|site|content) (?:was|is|has been) (?:archived|no longer (?:maintained|updated))\b(?! (?:after|when|if|once|until)\b)/iu,
  /^there (?:are|is) (?:several|some|a few|many|a number of|a couple of|two|three|four|five|\d+) (?:\p{L}+ )?things\b(?![^.]*[:—])[^.]*\b(?:know|remember|consider|keep in mind|note|be aware)\b/iu,
  /\bone of (?:the following|these|two|three|four|five|several|many) (?:\p{L}+ )?(?:things|reasons|causes|possibilities)\b(?![^.]*[:—])/iu,
  /\b(?:described|listed|explained|documented) (?:on|in|within) this (?:page|guide|article|document|section|policy)\b/iu,
  /^things like\b/iu,
  /^the default(?: value)? is [^ ,]+\.$/iu,
  /^license(?: and attribution)? (?:-|–|—) /iu,
  /\bas \.\.?$/iu,
  /\b(?:post|article) was first (?:published|posted)\b/iu,
  /^in part (?:one|two|three|\d)\b/iu,
  /^(?:we['’]ll|we will|we now) (?:(?:now|then|also) )?(?:review|recap|go (?:over|through)|walk (?:you )?through|create (?:an?|the|our)|build (?:an?|the|our)|set up (?:an?|the|our)|start (?:by|with))\b/iu,
  /\bwe(?:['’]ll| will| may)? (?:collectively )?(?:refer to|call) [^.]*(?:\bas (?:our |the )?|, )["“]/iu,
  /\b(?:thrilled|excited|proud|honou?red|delighted|happy|glad) to be (?:a )?part of\b/iu,
);
/** What says that a page has gone elsewhere, and what stands at the door of a site: no page is told by it. */
const NO_PAGE = anyOf(
  /^(?:(?:the|this) )?(?:(?:content|page|section|article|guide|documentation)s?|FAQs?)(?: (?:from|of|in|on) (?:this page|(?-i:\p{Lu})[^,;.]{1,60}))? (?:has|have) (?:(?:now|since|recently) )?been (?:reorgani[sz]ed|restructured|moved|relocated|split|merged|consolidated|migrated)\b/iu,
  /^(?:please )?(?:return|go back|back) to (?:the|our) (?:[\p{L}-]+ ){0,4}(?:page|guide|index|overview|section|hub|article)\b/iu,
  /^welcome to (?:the|our|your)\b[^.]{0,60}[.!]$|^(?:browse|explore) (?:the |our |all )?(?:[\p{L}-]+ ){0,3}(?:below\b|from the (?:menu|list|sidebar)\b)|^browse (?:all )?(?:questions|articles|topics|guides|docs|categories) by\b/iu,
  /^(?:please )?(?:sign up|subscribe|register|join)\b[^.,;:]*\b(?:newsletters?|mailing lists?|e-?mail (?:list|updates|alerts)|blog|digest)\b[^.,;:]*[.!]$/iu,
);
/** What is not so, or must not be, said aloud: "This is NOT a backup!" What nobody should miss is praise. */
const DENIED =
  "(?:(?:if|when|once|unless)\\b[^,]*, )?(?:(?:do not|don['’]t|never) (?!(?:miss|forget|worry|wait|hesitate|be|panic|just|settle|underestimate|look back|give up)\\b|let (?:us|me|go)\\b|stop (?:now|there|here|believing)\\b)|[^,;]* (?:is|are) (?:never|not (?!(?:your average|just|only|alone)\\b))|[^,;]* must (?!(?:see|try|read|visit|love|celebrate|check)\\b)|[^,;]* (?:(?:should|can|may|do|does|will) (?:not|never)|cannot|(?:ca|wo|must|should|do|does|is|are)n?['’]t) (?!(?:believe|wait|want|regret|miss|help but|get enough|be (?:happier|prouder|more|disappointed))\\b))";
/** What calls, greets or winks at its reader. */
const CALL = anyOf(
  /^if you (?:do not|don['’]t) (?:yet )?have access\b.*\b(?:contact|ask|request)\b/iu,
  /\breach out\b[^.]*\b(?:questions?|help|us|me)\b/iu,
  /^(?:please )?(?:direct|send|post|address|submit) (?:all |any |your ){1,2}(?:questions?|requests?|feedback|inquir\p{L}+|suggestions?|comments?)\b/iu,
  /^if you(?: (?:ever|still))? (?:need|have|want|require|run into|get stuck|would like)\b[^,]*\b(?:help|assistance|support|questions?|feedback|concerns?|stuck|more information)\b[^,]*(?:, | (?=please ))(?:please |you can |feel free to )?(?:reach|contact|ask|e-?mail|message|ping|post|write|get in touch|talk|open|let)\b/iu,
  /^if you(?: (?:ever|still))? (?:have|run into|encounter|experience)\b[^,]*\b(?:problems?|issues?|trouble|difficult(?:y|ies))\b[^,]*(?:, | (?=please ))(?:please |you can |feel free to )?(?:reach out|contact|e-?mail|message|get in touch|write to|let us)\b/iu,
  /^if you(?:['’]re| are) interested\b[^,]*(?:, | (?=please ))(?:please |you can |feel free to )?(?:visit|join|contact|check|see|read|follow|reach|e-?mail|let us|sign up)\b(?!.*\d)/iu,
  /^(?:please )?contact\b[^.]*\bfor (?:additional|further|more) (?:help|information|assistance|support|details)\b/iu,
  /^(?:read|learn|find out|follow|watch|listen|tell|stay|imagine|picture|think of|suppose|dear|hi|hello|hey)\b/iu,
  /^(?:view|download|see) (?:the |our )?(?:live )?(?:slides?|captioning|captions|recordings?|videos?|transcripts?|webinar|presentations?|agenda)\b/iu,
  new RegExp(`^(?!${DENIED}).*[^.]!$`, "iu"),
  /^(?:welcome to|help us|subscribe to|sign up (?:for|to|now|today))\b/iu,
  /^visit (?:and bookmark\b|.{1,60}\b(?:to learn more|for more|today)\b)/iu,
  /^(?:as|if|when) you(?: (?:may|might|probably|already))? (?:know|remember|recall|can imagine|have heard)\b/iu,
  /^as (?:we|you) (?:all |both )know\b/iu,
  /^(?:you|your)\b.*\b(?:know|heard|seen|noticed|wondered)\b/iu,
  /, you(?:['’]ve| have) (?:definitely|probably|likely|surely|all|no doubt|already) (?:heard|seen|noticed)\b/iu,
  /\b(?:guess|think) again\b/iu,
  /\b(?:do not|don['’]t) hesitate to\b/iu,
  /\bfeel free to (?:contact|reach|ask|e-?mail|write|get|open)\b/iu,
  /^(?:exciting|great|good|big) news\b/iu,
  /^hope (?:you|to|that|this|it|everyone|all)\b|^thank(?:s| you) for\b/iu,
  /\b(?:is|are) (?:all )?(?:cordially|warmly) invited\b/iu,
  /\bplease (?:share|let|tell) (?:us|me|your)\b/iu,
  /\btake a look at\b/iu,
  /^we need your help\b/iu,
  /^just (?:come|stop|drop|swing|turn|show)(?: along| by| in| up| over)?\b[^\d]*\.$/iu,
  /^(?:please )?join (?:the|our) (?:[\p{L}\p{N}&.#~-]+ ){0,4}(?:channels?|communit(?:y|ies)|servers?|groups?|lists?|Slack|Discord|forums?|chat)\b(?!.*\b(?:must|only|before)\b)/iu,
  /\b(?:eager|always here|more than happy) to (?:answer|help|assist|hear)\b/iu,
  /^(?:search|ask|look) around\b/iu,
  /^(?:we|(?:our|the) [^,;:.]{2,50}) (?:is|are) (?:always )?(?:here|happy|glad|pleased|available) to (?:help|answer|assist|support)\b(?!.*\d)/iu,
  /^(?:step|walk) through the (?:process|steps)\b/iu,
  /^(?:understand|explore|get to know)\b[^:.]{3,60}:(?!.*\b(?:is|are|can|must|has|have|allows?|needs?|will)\b)/iu,
  /^to (?:see|learn|find out) how (?:it|this|that|they) works?, /iu,
  /^this page is about\b/iu,
  /^you (?:also )?want to [^,]*\.$/iu,
  /^you (?:started|said|mentioned|told|talked|wrote|described)\b/iu,
  /^you(?:['’]ve| have) (?:(?:now|just) )?(?:run|built|drawn|kept|done|taken|gone|come|given|shown|chosen|made|written|found|read|seen|heard|won|reset|set|put|sent|begun|\p{L}+ed)\b(?! (?:to|from)\b)/iu,
);
/** What sends its reader elsewhere. */
const SENDS = anyOf(
  /^(?!(?:if|when|unless|we)\b|.*\bwe(?:\s|['’])).*\b(?:subscribe|sign(?:ed)? up|register|apply|download(?:ed)?|read|see|view(?:ed)?|f[io]u?nd|kept|listed|buy|donate|review|learn|watch|posting|described|explained|defined)\b.*\bhere\.$/iu,
  /^(?:you can )?find (?:(?:all|more|detailed|further|full|additional) )(?:of )?(?:the )?(?:information|details|info)\b/iu,
  /^(?:to|for) [^.]{3,90}?,? (?:please )?(?:see|read|refer to) (?-i:\p{Lu})[^.]{2,60}\.$/iu,
  /^you(?:['’]ll| will) (?:also )?find (?:an?|the|our|more|all|further) (?:\p{L}+ ){0,3}(?:articles?|guides?|tutorials?|documentation|information (?:about|on))\b[^.]*\b(?:in|on|at) (?:this|our|the)\b/iu,
  /^you can find [^.]{0,60}\b(?:instructions|documentation|guides?|tutorials?)\b[^.]* (?:on|at|in) [^.]*\.$/iu,
  /^for [^,.]{3,60}, (?:please )?(?:see|read|refer to|visit) (?:the|our|this)\b/iu,
  /^for an? (?:complete|full|current|detailed) (?:list|overview) of [^.]{3,120}, (?:please )?(?:visit|see|check|view|consult|refer to|go to)\b/iu,
  /\b(?:make|be) sure to (?:also )?(?:check|read|see|visit) (?:out )?(?:the|our) (?:[\p{L}-]+ ){0,4}(?:documentation|docs|guide|page|article|section)\b/iu,
  /(?<!must )\bfollow the (?:steps|instructions) (?:in|at|below)\b/iu,
  /\b(?:please see|refer to) this (?:document|page|guide)\b|\bin the right place\b/iu,
  /^(?:discover|explore|browse)\b/iu,
  /^(?:please )?(?:jump|skip) (?:\p{L}+ )?to (?:the |our )?(?:[\p{L}’']+ ){0,4}(?:section|page|step|chapter|end)\b/iu,
  /^(?:use|see|visit|check|view) (?:one of )?(?:the|our|this) (?:[\p{L}\p{N}&.-]+ ){0,4}(?:guides?|article|page|tutorial|documentation|docs|blog|section|FAQ)\b/iu,
  /\b(?:instructions|details|information|guides?) (?:(?:are|is) )?(?:available )?here\b(?! at\b)/iu,
  /\bplease (?:read|see|refer to|consult|check out|visit)\b/iu,
  /^for (?:all |any )?other\b/iu,
  /^you (?:can|may) (?:also )?(?:learn|find out|read|find|get) (?:all )?(?:more|about)\b/iu,
  /^we (?:also )?have an? (?:[\p{L}-]+ ){0,2}(?:page|post|article|section|list|guide) (?:with|about|on|of)\b/iu,
  /^(?:you (?:can|may) (?:also )?|please )?(?:view|see|visit|check(?: out)?|read|refer to) .{2,60} (?:to (?:see|learn|find|read|get|understand) more|for (?:more|guidance|details|instructions|information))\b/iu,
  /^(?:please )?(?:consider|we (?:recommend|suggest)) (?:reviewing|reading|checking out|visiting|looking at)\b/iu,
  /^you (?:can|could|may|might) (?:also )?(?:read|watch|check out) (?:more\b|(?:the|our|this|an?) (?:[\p{L}-]+ ){0,3}(?:article|tutorial|docs|documentation|guide|post|story|interview|video|recording|talk)\b)/iu,
  /^you can (?:also )?follow (?:the|our|this) (?:\S+ ){0,4}(?:guide|tutorial|instructions|docs|documentation)\b/iu,
  /^you can (?:also )?(?:find|follow) us (?:on|at) (?-i:\p{Lu}|the\b)/iu,
  /\bwant to (?:also )?read the (?:[\p{L}-]+ ){0,5}(?:chapter|section|page|guide|article)\b/iu,
  /^you can (?:also )?leave (?:your )?(?:feedback|comments?)\b/iu,
  /\bcheck (?:out )?this (?:guide|page|document|section|post)\b(?! of\b)/iu,
  /\bthe best place to (?:go|look|start|begin|ask)\b[^,;:.]{0,60} is (?:\S+ ){0,4}(?:list|guide|docs|documentation|forum|page|section|tutorial|repository|channel|thread)\b/iu,
);
/** The same, where nothing else is said. */
const SENT_ON =
  /^(?:please )?(?:(?:see|refer to|reference|check|visit|view|consult|take a look at) (?:the|our|this|these) (?:[\p{L}-]+ ){0,5}(?:page|guide|section|table|list|docs|documentation|site|website|article|handbook)\b|for (?:an?|the|our) (?:[\p{L}-]+ )?(?:list|overview) of [^,]{3,60}, (?:please )?(?:see|refer to)\b|learn more\b|(?:an? |our )?landing page for\b)(?!.*\b(?:must|only|not|within|days?|free)\b)/iu;
/** The same in other languages: "Siehe …" */
const SENT_ON_ELSEWHERE = /^(?:siehe|voir|ver|véase|veja|vedi|zie) (?!.*\d)/iu;
/** What catches a reader before anything is said, and what goes back to what was said elsewhere. */
const HOOK = anyOf(
  /^sometimes,? (?:you|we|people|users) (?:\p{L}+ )?(?:want|wish|would like|feel like)\b/iu,
  /^as (?:(?:we|I) )?(?:previously |already )?(?:announced|mentioned|reported|noted|discussed)\b/iu,
  /\bmaybe you(?:['’]ve| have)\b|^(?:maybe|perhaps) you\b/iu,
  /^you (?:may|might) (?:not )?(?:be|have) (?:un)?(?:familiar|aware|heard|wondered|noticed|wondering|thinking|asking)\b/iu,
  /^if you(?:['’]re| are) like (?:most|many)\b/iu,
  /^if you(?:['’]re| are) new to\b[^,]*, it(?:['’]s| is) (?:very |quite |most )?likely\b/iu,
  /^if you\b[^,]*, you(?:['’]re| are)? (?:probably|(?:most |very )?likely|no doubt|surely) (?:(?:already|also) )?(?:want|know|use|using|wonder\w*|think|notic\w+)\b/iu,
  /^you (?:may|might|could) (?:think|expect|assume|believe|suppose|imagine)\b/iu,
  /^there is always\b/iu,
  /^now(?:['’]s| is) (?:the|your) (?:time|chance)\b/iu,
  /^(?:on|in) (?:the|our|its|their) [^,]{3,60}, it (?:says|states|reads)\b/iu,
  /^it(?:['’]s| is| has)? (?:been some|about) time\b/iu,
  /^it['’]?s? (?:is )?no secret\b/iu,
  /^it (?:is|can be) (?:hard|easy) to (?:imagine|believe)\b/iu,
  /^you(?:['’]re| are) (?:probably |likely |already |no doubt )?familiar with\b/iu,
);
/** What its writers think of it, and when. */
const VIEW = anyOf(
  /^(?:we|I) (?:believe|think|love|like|hope|want|feel|wish)\b/iu,
  /^we(?:['’]ve| have) tried to\b/iu,
  /^(?:while|although|though) we (?:always )?(?:try|strive|aim|do our best|work hard|make every effort)\b(?!.*(?:\d|\b(?:not|only|must|cannot|until|up to|within)\b|n['’]t\b))/iu,
  /\bwe (?:plan|intend|hope) to (?:\p{L}+ly )?(?:release|publish|post|share|write) (?:(?:an|more|further|new|regular|frequent) )?updates?\b(?! (?:for|to)\b)/iu,
  /^at \p{Lu}[\p{L}\p{N}]+, we (?:believe|work|think|love|like|want|care|try|are|know|often|always|use)\b/iu,
  /^(?:last|this|next) (?:year|month|week|spring|summer|fall|winter|quarter)\b/iu,
);
/** What praises its makers, or tells how they feel. */
const MOOD = anyOf(
  /^hopefully\b/iu,
  /\b(?:is|are) doing (?:such )?(?:great|amazing|good|important|wonderful|fantastic|awesome) (?:work|things)\b/iu,
  /\bthat(?:['’]s| is) why we(?:['’]ve| have)? (?:created|built|made|added|developed|introduced|offer|designed|started)\b/iu,
  /\b(?:couldn['’]t|could not) be (?:more |prouder|happier)/iu,
  /\b(?:is|are|was|were|feel) (?:so |very |really |incredibly |extremely )?(?:fortunate|lucky|grateful) (?:to|that|for)\b/iu,
  /\bevery \p{L}+ is (?:different|unique)\b/iu,
  /^[^,.;:]{3,60} (?:is|are) (?:very|extremely|incredibly|highly|really|super) (?:flexible|powerful|useful|versatile|popular|simple|easy|fast|customi[sz]able|straightforward)(?: to (?:understand|use|follow|read|learn))?\.$/iu,
  /\b(?:had|have) the (?:pleasure|honou?r|privilege) (?:of|to)\b/iu,
  /\b(?:hugely|extremely|incredibly|critically|absolutely|vitally) important\b/iu,
  /\bwe (?:are|['’]re) (?:\p{L}+ )?(?:committed|dedicated|passionate)\b/iu,
  /^(?-i:\p{Lu})\S*(?: \S+)? (?:is|are) (?:\p{L}+ )?(?:committed|dedicated) to \p{L}+ing\b(?!.*(?:\d|\b(?:never|not|only)\b))/iu,
  /^(?-i:\p{Lu})\S*(?: \S+)? respects (?:the |your )?(?:confidentiality|privacy)\b(?!.*\b(?:never|not|only)\b)[^,;:]*\.$/iu,
  /^[^,.;:]{3,80} (?:is|are) (?:simple|easy|straightforward|secure|fast|painless|effortless) and (?:simple|easy|straightforward|secure|fast|painless|effortless)\.$/iu,
  /\bstands? (?:apart|out from (?:the|its|our))\b/iu,
  /\btakes? (?:\p{L}+ ){1,5}(?:very |extremely )?seriously\b/iu,
  /\bof (?:the )?(?:utmost|highest|paramount) importance\b|\b(?:utmost|greatest) care\b/iu,
  /\b(?:world-class|best-in-class|second to none)\b/iu,
  /\bwe (?:can['’]t|cannot|can not) wait to\b/iu,
  /\bwe hope (?:that )?you(?:['’]ll| will)? (?:really |all )?(?:love|like|enjoy)\b/iu,
  /\b(?:excited|thrilled|happy|glad|delighted) (?:to (?:have|welcome|meet) you|(?:that )?you(?:['’]re| are|['’]ve| have))\b/iu,
);
/** What only says that there is something, and what a picture shows. */
const PROMISE = anyOf(
  /^(?:another|one) (?:\p{L}+ )?(?:way|reason|option|example|thing|step|approach)\b/iu,
  /^you (?:can|should|must) take (?:\p{L}+ )?(?:steps|measures|action)\b(?! (?:by|such|like)\b)/iu,
  /^(?:there['’]s|there is|there are) (?:a lot|lots|no doubt|something|nothing|plenty)\b/iu,
  /^there (?:are|were) (?:two|three|four|five|six|several|a few|many|some|\d+) (?:\p{L}+ ){0,3}(?:ways|steps|options|types|kinds|categories|reasons|methods|things|parts|factors|principles|approaches)\b(?!.*\b(?:who|must|only)\b)(?:(?!.*\bmay\b)[^,;:]*|(?: to| of| you| that)\b[^;:]*)\.$/iu,
  /^[^,.;:]{3,60} (?:is|are) (?:very |extremely |quite |really |always )?(?:important|essential|crucial|vital|useful|helpful)(?: in general)?(?: (?:for|to) (?:all|any|many|most|every|everyone|everybody|anyone)\b[^,.;:]*)?\.$/iu,
  /^there (?:may|might|will|can) (?:also )?be (?:(?:some|certain|many|several|rare) )?(?:occasions?|times|situations|cases|instances|circumstances) (?:in which|where|when)\b[^,;:.\d]*\.$/iu,
  /\b(?:comes?|came) (?:at|with) an? (?:\p{L}+ )?(?:cost|price)\.$/iu,
  /^sometimes,(?: for (?:various|many|several|other) reasons,)? you (?:may|might)\b/iu,
  /\bfor (?:two|three|four|several|many|a few|a couple of|a number of) (?:(?:good|simple|main|key|important|big|different) )?reasons[.:]$(?<!\b(?:may|must|only|not)\b.*)/iu,
  /^(?:an?|the|one) (?:[\p{L}-]+ and )?(?:quick|easy|simple|convenient|handy|fast) way (?:to|of)\b[^:;]*\b(?:has been|is|was) (?:now )?(?:built|included|available|provided|added|offered)\b(?! by\b)/iu,
  /^(?:an?|the|one) (?:[\p{L}-]+ )?(?:bunch|number|couple|handful|variety|range) of (?:\p{L}+ ){1,8}(?:has|have) (?:also )?been (?:added|made|introduced|fixed|changed)\b[^:;]*\.$/iu,
  /^(?:an? )?(?:examples?|screenshots?|images?|photos?|pictures?|figures?|diagrams?|illustrations?) of\b/iu,
);
/** What a reference or a list says of one of its entries, without a verb: "Landing page for …", "10 % of the fee." */
const ENTRY = anyOf(
  /^(?:the )?(?:maximum|minimum) (?:number|amount|size) of\b(?!.*\b(?:is|are|was|were|has|have|can|will|must|should|may|does|do|\p{L}+ed)\b)/iu,
  /^(?:invalid or missing|missing or invalid)\b/iu,
  verbless("(?:an?|the|your) (?:[\\p{L}-]*[^\\P{L}sd] ){1,6}[\\p{L}-]*[^\\P{L}d]\\.$"),
  verbless(
    "(?:an? |the |our |all )?(?:[\\p{L}-]+ ){0,2}(?:overviews?|details|improvements|introductions|members|drafts?|titles?|landing pages?|news|standards|fees?|salary) (?:of|to|for|about|based)\\b",
  ),
  verbless(
    "(?:the|an?) [^,.;:]{2,60} (?:required|needed|used|shown|displayed|selected) (?:to|for|in|by|on) [^,;:]*\\.$",
  ),
  verbless("list of\\b"),
  /^[^.,;:!?]{3,50} [-–—] (?:(?:required|optional|deprecated)(?: if\b|\.$)|defaults? to\b)/iu,
  /^(?:typically|usually|generally|normally|mostly) (?:an?|the) (?!.*\bpays?\b)(?:[^ .,;:]+ ){0,3}[^ .,;:]+['’]s? \p{L}+\.$/iu,
  verbless("\\d[\\d.,]*\\s?% of\\b"),
  verbless(
    "(?:able|available(?: only)?|accountable|responsible|reporting|expert|experienced?|proficient|familiar|comfortable|strong|successful|knowledge|understanding|ability|willingness) (?:to|for|in|with|of|across|and|\\p{L}+ of)\\b",
  ),
  verbless("(?:\\d+-\\p{L}+|non-\\p{L}+|fixed|flat|full|partial) (?:\\p{L}+ ){0,3}(?:for|of|if|based on|or)\\b"),
  verbless(".*, etc\\.?$"),
  /^(?:helpful|useful|handy|ideal|perfect|suitable) (?:if|when|for|in case)\b[^,;:]*$/iu,
);
/** A number with its unit, a label with its text, a link with what it leads to: "Sales Handbook - Overview of …". */
const LABELLED = anyOf(
  /^\d+: /u,
  /^\p{Lu}[\p{Lu}\d]*_[\p{Lu}\d_]+ (?:\([^)]*\) )?[-–—] /u,
  /^\p{Lu}\p{L}+ [-–—] \p{Lu}\p{L}+ [-–—] /u,
  /^[^.:,]{2,40} (?:button|icon|tab|menu|field|column) [-–—] \p{Lu}/u,
  /^(?!NOTE|NOTICE|WARNING|IMPORTANT|CAUTION|DANGER)\p{Lu}{4,} (?:\p{Lu}{3,} )*(?:If|When|The|You|We|It) \p{Ll}/u,
  /^(?:\p{Lu}\p{L}+ ){1,4}(?:Handbook|Guide|Playbook|Checklist|Onboarding|Documentation|Docs|Template) [-–—] \p{Lu}/u,
);
/** The middle of a procedure: where its reader stands by now, and what comes next. */
const MIDDLE = anyOf(
  /^with (?:the|your) \S+(?: \S+)? (?:installed|created|configured|ready|done|in place), you can\b/iu,
  /\b(?:go to|(?:on|in|under|from) the) \S+(?: \S+){0,4} > /iu,
  /^create an? (?:new )?(?:\S+ )?(?:file|folder|directory)\b/iu,
  /^in the (?:newly )?(?:opened|resulting|pop-?up) (?:dialog |pop-?up )?(?:window|dialog|tab|menu|page|box),? (?:scroll|click|select|choose|tap|press|enter|type|find|go|copy|drag|paste|set|add|check|confirm|open)\b/iu,
  /^when (?:\S+ ){1,3}(?:completes|finishes|is (?:complete|done|finished)),? you (?:should|will) (?:now |then )?see\b|\byou (?:should|will) (?:now |then )?see (?:an?|the) (?:\S+ ){0,2}(?:message|screen|button|page|list|dialog|light|prompt|menu)\b/iu,
  /^your (?:\S+ ){1,5}(?:is|are|has been|have been) now \p{L}+(?:ed|t|n)[.!]/iu,
  /\bis now (?:assembled|complete|installed|configured|finished|done)[.!]$/iu,
  /\b(?:good to go|(?:you|you['’]re|you are|be) all set)[.!]/iu,
  /\b(?:screen|page|window|dialog|popup|QR code|prompt) (?:(?:is|will be) (?:now )?(?:shown|displayed)|(?:will )?(?:opens?|appears?))\b/iu,
  /^(?:once|after|when|if|as) (?:you|your)\b[^,]{0,90},\s+(?:please )?(?:select|click|enter|type|choose|prompt|tap|press|copy|paste|scroll|navigate|fill|submit|follow|check (?:if|whether))\b/iu,
  /^you(?:['’]ll| will) (?:then |now )?be (?:taken|prompted|asked|redirected|directed|brought)\b/iu,
  /^(?:in|on|from|under) [^,.]{2,60}, (?:[^,.]{2,30}, )?(?:then )?(?:click|select|choose|tap|press|open|navigate)\b|^scroll (?:down|up|to|through)\b/iu,
  /^as you (?:proceed|go|continue)\b/iu,
  /^you(?:['’]ll| will)?(?: then| now) (?:see|find|have|get|need)\b/iu,
  /^to (?:use|follow|complete|do) this (?:guide|tutorial|exercise|walkthrough|how-to)\b/iu,
  /^we (?:start|begin|finish|continue) by \p{L}+ing\b/iu,
  /^to (?:diagnose|debug|investigate|explore|dig|look) (?:this |it )?(?:further|deeper|into this)\b/iu,
  /^step \d+\b/iu,
  /^(?:now )?try (?:\p{L}+ly )?(?:editing|creating|adding|typing|entering|clicking|dragging|moving|playing|searching|sending|drawing)\b/iu,
  /, (?:you can )?skip (?:ahead |straight |down )?to\b/iu,
  /^(?:after|once|when) you(?:['’]ve| have| are|['’]re) (?:finished|done|ready)\b/iu,
  /^you(?:['’]ll| will) (?:first need to|need to first)\b/iu,
  /^find the (?:\p{L}+ ){0,3}(?:area|section|button|option|tab|field|menu)[.!]$/iu,
  /^start by (?:logging|signing) in/iu,
  /^(?:log|sign) ?in (?:to|into|with|at|on)\b(?!.*\b(?:is|are|can|will|has|lets|allows)\b)/iu,
  /^if you(?:['’]re| are) coming (?:straight |directly )?from\b/iu,
  /^(?:fill (?:out|in)|authenticate|follow the|enter (?:your|the|a))\b/iu,
);
/** What holds only where its reader stands on the page: in the middle of it, at its end, at work with its makers. */
const BOUND = anyOf(
  /^(?:while|after|before|when|once) (?:that|this)\b(?! (?:past |last )?(?:year|quarter|month|week|day|time|spring|summer|fall|autumn|winter|season)\b)/iu,
  /^at this (?:point|stage|moment)\b/iu,
  /^before (?:proceeding|continuing|you (?:proceed|continue))\b/iu,
  /^on (?:larger|smaller|small|large|wide|narrow|mobile|desktop) (?:screens?|devices?|displays?)\b/iu,
  /^by now,? you\b/iu,
  /^you are (?:here|reading this)\b|^if this is your first time here\b/iu,
  /^you(?:['’]ve| have) (?:now |just |already )?successfully\b/iu,
  /^congratulations\b/iu,
  /^you(?:['’]re| are) now \p{L}+ing\b/iu,
  /^if (?:not|so),/iu,
  /^if (?:not|left) (?:set|specified|provided|given|empty|blank|unset|present)\b/iu,
  /^any following\b/iu,
  /\bdone (?:that|this) (?:yet|already)\b/iu,
  /^with your newly\b/iu,
  /^your \S+(?: \S+)? (?:is|are) not yet \p{L}+[.!]$/iu,
  /^additional action is\b/iu,
  /^please (?:read|review|take a|let us)\b/iu,
  /^read (?:them|it|the (?:full|whole))\b/iu,
  /^we['’]ll (?:be )?(?:use|using|take|walk|look|explore|dive|assume|make)\b/iu,
  /^let['’]s (?!(?-i:\p{Lu}))|^let us(?: first)? (?:talk|start|begin|discuss|get|see|go|differentiate|distinguish|consider|define)\b/iu,
  /^the (?:first|second|third|next|last|final) (?:e-?mail|message|screen|command|field)\b/iu,
);
/** "Within three weeks, she …": what opens a sentence names nobody that its pronoun could stand for. */
const NOBODY = anyOf(
  /^an? [^,.]{3,60}, (?:he|she)\b/i,
  /^(?:since|within|in|during|by|at|after|before|until|from|over|on) (?:(?:the|that|this|these|those|either|each|any|both|all|most|some|such|many|last|early|late|\d+(?:[.,]\d+)*s?|one|two|three|four|five|six|seven|eight|nine|ten|an?|few|several|cases?|then|now|times?|seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|decades?|end|first|same|process|meantime|instances?|situations?)(?: |(?=, )))+, (?:they|he|she)\b/i,
);

const KINDS = [NO_PAGE, NOTICE, CALL, SENDS, HOOK, VIEW, MOOD, PROMISE, ENTRY, MIDDLE, BOUND, NOBODY, NO_STATEMENT];

/** What a legal text adds to its title: by which law it is written. */
const BY_LAW =
  /^[\s,]*(?:ai sensi|ex art|gemäß|nach (?:art|§)|im sinne|conformément|en application|au titre|en vertu|conforme a|de conformidad|de acuerdo con|en virtud|nos termos|ao abrigo|overeenkomstig|in de zin|pursuant to|according to|under (?:article|section)|in accordance)(?!\p{L})(?![^.]*\.\s+\p{Lu})/iu;
/** Words of a title that no sentence begins with by chance. */
const LONG_TITLE = 3;

/** Whether a text is the title once more, with the law behind it. */
function isTitleInFull(text: string, title: string): boolean {
  if (title.split(" ").length < LONG_TITLE || !text.toLowerCase().startsWith(title.toLowerCase())) return false;
  return BY_LAW.test(text.slice(title.length));
}

/** Whether a sentence announces, or belongs to one place of its page: shown for want of others alone. */
export function isMessage(text: string, title: string, language: Language): boolean {
  if (tellsWho(text, title) || LABELLED.test(text) || disclaims(text, title) || tellsNothing(text)) return true;
  if (STEPS_FOLLOW.test(text) || isTitleInFull(text, title) || isCourtesy(text) || isUnfit(text) || isOverture(text))
    return true;
  // What presents its page weighs less in English, and may say more.
  if (language !== english && (language.presenting.test(text) || SENT_ON_ELSEWHERE.test(text))) return true;
  return language.announcing.test(text) || KINDS.some((kind) => kind.test(text));
}

/** Whether a sentence tells nothing that its page could be told by, for want of anything else. */
export function tellsNoPage(text: string): boolean {
  if (isCourtesy(text) || isUnfit(text)) return true;
  return [NO_PAGE, SENT_ON, SENT_ON_ELSEWHERE, STEPS_FOLLOW].some((kind) => kind.test(text));
}

/** What its writers do in the text: without "In this article" it would look like what they do. */
const IN_THE_TEXT =
  /^in this (?:article|guide|tutorial|post|section|page|chapter|video|lesson|course|document|module|unit|episode),? (?:(?:we|I)\b|you(?:['’]ll| will| are going to) (?:\p{L}+ )?(?:learn|find|see|discover|explore|create|build|get|set up|understand|know|use)\b)/iu;

/** Whether a sentence, as it is written, announces what its text will do. */
export function announcesText(written: string): boolean {
  return IN_THE_TEXT.test(written);
}
