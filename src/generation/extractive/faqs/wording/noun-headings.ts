/** Headings that name a thing, though their first word is a verb elsewhere. */
const THINGS: readonly RegExp[] = [
  // "Test cases", "Access to files", "Support teams".
  /^(?:test|support|access|design|search|share|order|view|plan|request|report|log|file|store|contact|return|stream|format|index|change|book|call|list|start|use|place|set) (?:cases?|plans?|results?|and|in|as|of|for|to|from|in|teams?|systems?|files?|levels?|data|is|are|details|times?|options?|methods?|cards?|packages?|controls?|forms?|policy|policies|standards?|settings?)\b/iu,
  // "Export of letters".
  /^\p{L}+ of\b/iu,
  // "Start button".
  /^start buttons?\b/iu,
  // "Select with groups": parts of a form.
  /^(?:select|input|table|list|file|button|form) with\b/iu,
  // "Request headers".
  /^(?:request|return|report|search|stream|contact|start|exit|query|filter|test|build|display) (?:headers?|bod(?:y|ies)|parameters?|strings?|payloads?|pages?)\b/iu,
  // "Export options", "Login history", "Share links expiring".
  /^(?:match|import|export|test|search|access|backup|login|share|limit|trace|block|filter|host|lock|link|profile|monitor|log|report|request|order|plan|view|list|sort|change|start|stop|use) .*\b(?:options?|settings?|troubleshooting|detection|history|errors?|issues|requirements|methods|types|modes|rules|reference|overview|\p{L}+ing)$/iu,
  // "Load balancing".
  /^load .*ing$/iu,
  // "Release calendar", "Support process".
  /^(?:release|build|support|design|research|process|test|plan|review|change|access|deploy) (?!(?:the|an?|your|my|our|new|with|to|for|on|in) ).*\b(?:operations|infrastructure|teams?|strategy|strategies|polic(?:y|ies)|process(?:es)?|roadmaps?|architecture|calendar|schedules?|workflows?|guidelines|procedures?|standards)$/iu,
  // "Pull requests", "Push notifications", "Report quality".
  /^(?:(?:pull|merge) requests?|push (?:notifications?|messages?)|report (?:quality|structure|formats?))\b/iu,
  // "Purchase orders", "Report preview", "Order status".
  /^purchase orders?\b|^(?:report|purchase|order|request|query|test) (?:previews?|views?|pages?|screens?|status|history|queue|summary|summaries|numbers?|templates?|builder|designer|editor|dates?)$/iu,
  // "Transfer status", "Download task".
  /^(?:transfer|sync|upload|download|import|export) (?:status(?:es)?|tasks?|jobs?|speeds?|limits?)$|^(?:transfer|plan|order) (?:cancell?ations?|usage|expiration)$/iu,
  // "Style guide".
  /^style guides?\b/iu,
  // "Write access".
  /^(?:read|write|admin)(?:[- ]only)? (?:access|permissions?|operations?|protection)$/iu,
  // "Review cadence", "Support hours".
  /^(?:release|support|review|test|research|design|plan|build|process|contact) (?!(?:the|an?|your|my|our|new|all|each)\b)(?:[\p{L}-]+ )?(?:cadence|cycles?|frequency|criteria|checklists?|boards?|queues?|hours|rotas?|rosters?|desks?|coverage)(?: and .+)?$/iu,
  // "Support hours and support rotas".
  /^(support|review|test|report|access|search|order|plan|request|design|release|change|log|file|process|contact) .*\band \1 (?!(?:the|an?|your|my|our)\b)\p{L}/iu,
];
/** What is said, or ordered more than once: "Test early, test often". */
const SENTENCE = /\b(?:is|are|was|were|don['’]t|will|us|me|we)\b|[,;:]|, not |\b(?:first|early|often)$/iu;

/** Whether a heading that begins with a verb is no task all the same: it names a thing, or is a sentence. */
export function isNoTask(heading: string): boolean {
  return SENTENCE.test(heading) || THINGS.some((thing) => thing.test(heading));
}
