import { type Language, words } from "./language.ts";

export const english: Language = {
  dangling:
    /^(?:(?:when|where|how|what) to|this|that|these|those|it|its|they|them|their|theirs|he|him|his|she|her|hers|there(?!\s+(?:is|are|was|were|has|have)\s)|here(?!\s+at\s)|such|both|neither|either|another|others?|however|therefore|thus|hence|moreover|furthermore|additionally|besides|meanwhile|nevertheless|nonetheless|otherwise|consequently|instead|likewise|similarly|then|now (?:you|go|that)\b|so|also|and|but|or|nor|yet|still|too|again|afterwards?|later|finally|next|first(?:ly)?|second(?:ly)?|third(?:ly)?|lastly|one (?:of (?:these|those|them)|i|we|that)\b|some of (?:these|those|them)|all of (?:these|those|this)|each of (?:these|those)|most of (?:these|those)|in (?:that|this|these|those|such|doing so|addition|contrast|fact|short|other words|the (?:meantime|end|process))|at (?:that|this|the same) (?:point|time|moment|stage)|for (?:this|that|these|those|example|instance)|because of (?:this|that)|as (?:a result|such|well|above|mentioned|noted)|to (?:this|that) end|to do (?:this|that|so|it)|towards? (?:this|that)|after (?:this|that)|with (?:this|that|these|those)|by (?:this|doing)|on (?:the other hand|top of that|that|this)|from (?:this|that|there|here)|of course|indeed|plus|or else|the (?:answer|former|latter|above|following|same|result|rest|other|second|third|next|last)|that said|not only that|why|(?:yes|no|well|sure|sorry|oh|ok(?:ay)?)(?=[,.!])|thanks?(?! to))\b/i,
  connective:
    /^(?:however|therefore|thus|hence|moreover|furthermore|additionally|in addition|besides|meanwhile|nevertheless|nonetheless|consequently|accordingly|likewise|similarly|also|finally|lastly|of course|indeed|in fact|in short|in other words|in general|generally|for example|for instance|as a result|as such|(?:to|towards?) (?:this|that) end|to do (?:this|that|so)|in doing so|that said|to be clear|put simply|simply put|basically|ultimately|overall|additionally|on the other hand|first(?: and foremost)?|firstly|second|secondly|third|thirdly|importantly|specifically|fortunately|unfortunately|luckily|happily|naturally|obviously|clearly|interestingly|so|and|but|well|now|again|then|plus),\s+|^(?:a|answer|summary|tl;?dr|abstract|overview|in brief|in short|in a nutshell|bottom line|(?:please )?note|important|warning|tip|caution|remember):\s+|^(?:and|but|so|yet),?\s+/i,
  dated:
    /^(?:now\s+(?=(?:we|our)\b)|(?:earlier |later )?(?:today|yesterday|this (?:past )?(?:week|month|spring|summer|fall|autumn|winter|morning|january|february|march|april|may|june|july|august|september|october|november|december)|last (?:week|month|spring|summer|fall|autumn|winter|night)|recently|not long ago|earlier this (?:week|month|year)|a few (?:days|weeks|months) ago)(?:,\s+|\s+(?=(?:we|the|our|an?|\p{Lu})\b))|here (?=at\s)|(?:in|for|with|throughout) (?:this|the|our|my) (?:\w+[- ]){0,2}(?:post|article|blog|guide|page|section|chapter|tutorial|video|interview)(?: (?:in|of) (?:this|our|the|a) [\w-]+(?: series)?| from [^,.]{3,60})?(?:,\s+|\s+(?=(?:we|I)\b)))/iu,
  pointing:
    /\b(?:click (?:here|below|on)|(?:see|read|shown|listed|described|mentioned|noted|discussed|linked|pictured|outlined|given|included) (?:above|below|here|earlier)|(?:above|below)[.:,;]?$|(?:table|list|image|video|figure|section|diagram|chart|example|steps|links?|button)s? (?:above|below)|as (?:above|below)|the (?:above|below|following)|(?:in|of|for) (?:this|our|my) (?:\w+ )?(?:post|article|blog|guide|page|section|series|chapter|tutorial|video|figure)|(?:this|next|previous|first|second|third|last) (?:blog ?)?(?:post|article|section|series|installment|chapter)|(?:this|last|next) (?:week|month)(?!['’]s)|part (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:of|in)|(?:a|the|this|our) (?:\w+[ -]){0,2}series (?:of|on|about|detailing)|to the series|the series explores|guest blog\w*|part[- ](?:one|two|three|\d+)$|read more|(?<=^|[,;:–—(]\s*|\band )learn more|sign up (?:here|below)|stay tuned|check (?:it |us )?out|right here|(?:do|does|doing|did) (?:so|that|the same)(?=[.!]?$)|(?:for|with|about|of|to|from|by|like|on) (?:this|that|these|those)(?=[.!]?$)|(?<=^|[,;:–—)] (?:please |you can |you may )?)(?:see|refer to|consult|brush up|take a look|head over)|the same way(?=[.!]?$)|these (?:\w+ )?steps|aforementioned|previously mentioned|yesterday|tomorrow|figure \d|editor.s note|photo (?:by|credit)|image (?:by|credit)|thank you|let us know|let me know|feel free|drop us|we.d love|get in touch|(?<=^|\bor |\band )contact us|(?<=^)email us|quick plug|link removed|(?<=^)here['’]?s|(?<=^)here (?:are|is)|here['’]s (?:an update|what we|how we went))\b/i,
  presenting:
    /^(?:this|our|the) (?:(?:blog|short|quick|step-by-step|how-to|reference|help|getting started) )?(?:article|guide|page|post|document|doc|tutorial|recipe|walkthrough|quick ?start|handbook|FAQ|report|course|overview|datasheet|white ?paper)(?= (?:(?:will|can|also|aims? to|is (?:intended|meant|designed) to|intends to) )?(?:(?:briefly|only) )?(?:explain|describe|show|walk|cover|contain|define|document|demonstrate|introduce|discuss|provide|help|guide|outline|list|present|give|look|detail|explore|answer|teach|summari[sz]e|collect|compare|take|tell|address|serve|offer|include|is|are|was)(?:s|es)?\b)|^use this (?:article|guide|page|document|tutorial)(?= (?:to|for|when|if)\b)/i,
  addressed: /\b(?:you|your|yours|yourself)\b/i,
  howTo:
    /^(?:how (?:do|can|should|would|to|did|does)\b|can i\b|where (?:do|can) i\b|what (?:do|should) i (?:do|need)|(?:steps|instructions|guide) )/i,
  quantity:
    /\b(?:how (?:much|many|long|often|old|far|big|large|fast)|when|what (?:time|date|year|price)|price|cost|costs|fee)\b/i,
  definition:
    /^(?:what(?:'s|’s| is| are| does)|who (?:is|are)|define|explain|tell me about|meaning of)\s+(?:an?\s+|the\s+)?(.+?)(?:\s+mean)?[?.!]*$/i,
  followUp:
    /^(?:and|but|so|what about|how about|why|then|ok(?:ay)?|also)\b|\b(?:it|its|that|this|those|these|them|they|there|he|she|one|ones)\b/i,
  salutation:
    /^[¡!\s]*(?:hi|hello|hey|hi there|hello there|good (?:morning|afternoon|evening|day)|thanks|thank you|thanks a lot|thank you very much|bye|goodbye|ok|okay|cool|great)[\s!.?~！。？]*$/iu,
  general: words(
    "get use used using make made do does did work works working tell know need want find help please give show thing things way ways like let go able explain question information info something anything mean best good more about site website page much many long often",
  ),
  phrases: {
    noAnswer: "I couldn't find an answer to that on this site.",
    nearest: "These pages come nearest:",
    greeting: "Hello! Ask me anything about this site and I'll answer from its pages.",
    warmOpening: "Good for you to know: ",
  },
};
