import { DATED } from "./english/dated.ts";
import { CONNECTIVE, DANGLING } from "./english/leaning.ts";
import { POINTING } from "./english/pointing.ts";
import { SUBJECTLESS } from "./english/subjectless.ts";
import { type Language, words } from "./language.ts";

export const english: Language = {
  dangling: DANGLING,
  connective: CONNECTIVE,
  dated: DATED,
  leaning: /^(?!)/,
  pointing: POINTING,
  subjectless: SUBJECTLESS,
  presenting:
    /^(?:this|our|the) (?:(?:blog|short|quick|step-by-step|how-to|reference|help|getting started) )?(?:article|guide|page|post|document|doc|tutorial|recipe|walkthrough|quick ?start|handbook|FAQ|report|course|overview|datasheet|white ?paper)(?= (?:(?:will|can|also|aims? to|is (?:intended|meant|designed) to|intends to) )?(?:(?:briefly|only) )?(?:explain|describe|show|walk|cover|contain|define|document|demonstrate|introduce|discuss|provide|help|guide|outline|list|present|give|look|detail|explore|answer|teach|summari[sz]e|collect|compare|take|tell|address|serve|offer|include|is|are|was)(?:s|es)?\b)|^this (?:(?!(?:is|was|first|last|next|previous)\b)[\w-]+,? ){0,3}(?:webinar|session|training|class|workshop|talk|presentation|event|meeting|panel|seminar|course|call)(?= (?:will|brings?|covers?|introduces?|explores?|features?|teaches|provides?|offers?|highlights?|focuses|explains?|shows?|gives?|presents?|takes place|is (?:for|open|intended|designed|free|the|an?|part))\b)|^use this (?:article|guide|page|document|tutorial)(?= (?:to|for|when|if)\b)/i,
  announcing: /^(?!)/,
  addressed: /\b(?:you|your|yours|yourself)\b|^(?:please|note that|be aware)\b/i,
  howTo:
    /^(?:how (?:do|can|should|would|to|did|does)\b|where (?:do|can) i\b|what (?:do|should) i (?:do|need)|(?:steps|instructions|guide) )/i,
  quantity:
    /\b(?:how (?:much|many|long|often|old|far|big|large|fast)|when|what (?:time|date|year|price)|price|cost|costs|fee)\b/i,
  past: /^(?:when (?:was|were|did)|(?:in|since) (?:what|which) year)\b/i,
  definition:
    /^(?:what(?:'s|’s| is| are| does)|who (?:is|are)|define|explain|tell me about|meaning of)\s+(?:an?\s+|the\s+)?(.+?)(?:\s+mean)?[?.!]*$/i,
  followUp:
    /^(?:and|but|so|what about|how about|why|then|ok(?:ay)?|also)\b|\b(?:it|its|that|this|those|these|them|they|there|he|she|one|ones)\b|\b(?:then|afterwards|too|as well|either|instead)\W*$/i,
  asksSite: /\b(?:you|your|yours|the company)\b/i,
  // "US" is a country.
  ourselves: /\b(?:[Ww]e|WE|[Oo]urs?|OURS?|us|Us)\b/,
  introduction:
    /^(?:(?:hi|hello)[,!.]? )?(?:so,? )?(?:who are you(?: guys| people)?|what do you(?: guys)? (?:do|offer|sell|make)|what(?: is|['’]s) (?:this|your) (?:(?:web)?site|page|company|organi[sz]ation|product|service|app|business)(?: (?:all )?about| for)?|what(?: is|['’]s) this(?: (?:all )?about)?|what is it (?:that )?you do|what does (?:this|your) (?:site|company|organi[sz]ation|business|team) do|tell me about (?:yourself|yourselves|you|your company|this (?:site|company)|the company)|about (?:you|us|this site|the company))[\s?.!]*$/i,
  salutation:
    /^[¡!\s]*(?:hi|hello|hey|hi there|hello there|good (?:morning|afternoon|evening|day)|thanks|thank you|thanks a lot|thank you very much|bye|goodbye|ok|okay|cool|great)[\s!.?~！。？]*$/iu,
  closing:
    /^[¡!\s]*(?:thanks|thank you|thx|cheers|bye|goodbye|see you|ok|okay|cool|great|perfect)(?: a lot| so much| very much| again| then| you)*[\s!.,?~！。？]*$/iu,
  general: words(
    "get use used using make made do does did work works working tell know need want find help please give show thing things way ways like let go able explain question information info something anything everything mean best good more about site website page much many long often still already now next another",
  ),
  phrases: {
    noAnswer: "I couldn't find an answer to that on this site.",
    nearest: "These pages come nearest:",
    page: "This page comes nearest:",
    greeting: "Hello! Ask me anything about this site and I'll answer from its pages.",
    closing: "Glad to help. Ask me again at any time.",
    warmOpening: "Good for you to know: ",
  },
};
