import type { Language } from "../language/language.ts";
import type { Unit } from "../unit.ts";

/** What a clause that opens a sentence leans on where nothing stands before it: "Once it launched, …". */
const LEANING =
  /^(?:once|when|whenever|if|as|after|before|while|because|since|although|though|until|unless|to \p{L}+|by \p{L}+ing|despite|without|in \p{L}+ing) (?:it(?! comes to\b)|they|them|he|she|this|that|these|those|both)\b(?! (?:year|month|week|day|time|guide|page|article|tutorial|document)s?\b)/iu;
/** Pronouns within a sentence that stand for what was said before it. */
const POINTING_BACK =
  /\b(?:about|of|from|since|after) this (?:incident|episode|conversation)\b|\bthis (?:modified|revised|updated|expanded|simplified) \p{L}+(?=[.,;])|\botherwise,? (?:this|it|that)\b|\bwhichever (?:option|one|method|way|of them)\b|\babout (?:the|this) (?:issue|problem)(?= if\b|[.,;])|\b(?:even|just|exactly|precisely|done|doing|than|like|about) that\b(?=[,.;:!]| (?:is|was)\b)|\bthis very\b|\b(?:these|those) (?:issues|problems|questions|challenges|changes|differences|tables|needs)(?=[.,;])|\bin these tables\b|\ba second option\b|\bdown this (?:path|road|way)\b|\bboth(?=[,.;]| (?:readily|available|together|open|ready|of them)\b)|\b(?:handle|solve|address|fix|avoid|do|achieve|prevent) (?:this|that|these|those)(?=[,.;])/iu;
const DEMONSTRATIVE =
  /\b(?:this|these|those)\b(?! (?:\p{L}+ )?(?:years?|months?|weeks?|days?|time|morning|summer|spring|fall|winter|guide|page|article|tutorial|document|post|who|whose|of|that|with|in|on)\b)((?: [\p{L}-]+){0,3})/iu;
/** Who speaks to the reader: what they announce is shown behind what the page says of it. */
const SPEAKER = /^on behalf of\b/i;
const LED =
  /^(?:if|when|whenever|once|while|because|since|although|though|unless|after|before|as|to|by|with|without|for|in|on|at|given|despite)\b[^,]*,/i;
/** A message about the text, the page or its makers rather than a statement of it, and what a mood is shown with. */
const NOTICE =
  /^this (?:describes|explains|covers|outlines|shows|lists|discusses) (?:how|what|why|the|our)\b|\bcan be (?:found|seen|read|downloaded) (?:below|above|here)\b|\[(?:PDF|DOCX?|XLSX?|PPTX?|CSV|ZIP)\b[^\]]*\]|\b(?:be back|see you|coming|more to come|back with more) (?:\p{L}+ )?soon[.!]|(?:^|\s):[a-z][a-z0-9_+-]*(?::|[.!]?$)|(?<!^)\b(?:this|our) (?:blog )?(?:post|article|series)\b|\b(?:two|three|four|five|six|multi|\d+)-part (?:blog |post )?series\b|^I(?:['’]ll| will) (?:talk|write|discuss|describe|share|walk|explain)\b|^the (?:\S+ ){1,3}(?:section|table|tab) (?:contains|lists|shows|describes)\b|^the \p{L}+ (?:below|above)\b|\boriginally (?:published|posted|appeared)\b|^slide \d+:|\[\p{L}+\]|\b(?:described|listed|explained|documented) (?:on|in) this (?:page|guide|article|document|section)\b|\b(?:post|article) was first (?:published|posted)\b|^in part (?:one|two|three|\d)\b|^(?:we['’]ll|we will|we now) (?:(?:now|then|also) )?(?:review|recap|go (?:over|through)|walk (?:you )?through|create (?:an?|the|our)|build (?:an?|the|our)|set up (?:an?|the|our)|start (?:by|with))\b|\b(?:thrilled|excited|proud|honou?red|delighted|happy|glad) to be (?:a )?part of\b/iu;
/** Who writes or speaks, and how he came to it. */
const WHO =
  /^I(?:['’]m| am| was| came| joined| work| started)\b|, I (?:came to|joined|started)\b|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ is the (?:\p{L}+ )?(?:director|manager|head|lead|chief|founder|coordinator)\b|^\p{Lu}\p{Ll}+ was named (?:an?|the|one of)\b/u;
/** What calls, greets or winks at its reader. */
const CALL =
  /^(?:please )?contact\b[^.]*\bfor (?:additional|further|more) (?:help|information|assistance|support|details)\b|^(?:read|learn|find out|follow|watch|listen|tell|stay|imagine|picture|think of|suppose|dear|hi|hello|hey)\b|^(?:view|download|see) (?:the |our )?(?:live )?(?:slides?|captioning|captions|recordings?|videos?|transcripts?|webinar|presentations?|agenda)\b|[^.]!$|^(?:as|if|when) you(?: (?:may|might|probably|already))? (?:know|remember|recall|can imagine|have heard)\b|^(?:you|your)\b.*\b(?:know|heard|seen|noticed|wondered)\b|\b(?:guess|think) again\b|\b(?:do not|don['’]t) hesitate to\b|\bfeel free to (?:contact|reach|ask|e-?mail|write|get|open)\b|^(?:exciting|great|good|big) news\b|^let['’]s (?:say|assume|suppose)\b|\bplease (?:share|let|tell) (?:us|me|your)\b|\btake a look at\b|^this page is about\b|^you(?:['’]ve| have) (?:run|built|chosen|made|written|found|read|seen|heard|won|\p{L}+ed)\b(?! (?:to|from)\b)/iu;
/** What its writers think of it, and when. */
const VIEW =
  /^(?:we|I) (?:believe|think|love|like|hope|want|feel|wish)\b|^we(?:['’]ve| have) tried to\b|^at \p{Lu}[\p{L}\p{N}]+, we (?:believe|work|think|love|like|want|care|try|are|know|often|always|use)\b|^(?:last|this|next) (?:year|month|week|spring|summer|fall|winter|quarter)\b/iu;
/** What only says that there is something, and what a picture shows. */
const PROMISE =
  /^(?:another|one) (?:\p{L}+ )?(?:way|reason|option|example|thing|step|approach)\b|^(?:there['’]s|there is|there are) (?:a lot|lots|no doubt|something|nothing|plenty)\b|^there (?:are|were) (?:two|three|four|five|six|several|a few|many|some) (?:\p{L}+ ){0,3}(?:ways|steps|options|types|kinds|reasons|methods|things|parts|factors|principles|approaches)\b[^,;:]*\.$|^(?:an? )?(?:examples?|screenshots?|images?|photos?|pictures?|figures?|diagrams?|illustrations?) of\b/iu;
/** The middle of a procedure: where its reader stands by now, and what comes next. */
const MIDDLE =
  /^(?:once|after|when|if|as) (?:you|your)\b[^,]{0,90},\s+(?:please )?(?:select|click|enter|type|choose|prompt|tap|press|copy|paste|scroll|navigate|fill|submit|follow)\b|^you(?:['’]ll| will) (?:then |now )?be (?:taken|prompted|asked|redirected|directed|brought)\b|^(?:in|on|from|under) [^,.]{2,60}, (?:click|select|choose|tap|press|open)\b|^as you (?:proceed|go|continue)\b|^find the (?:\p{L}+ ){0,3}(?:area|section|button|option|tab|field|menu)[.!]$|^start by (?:logging|signing) in|^(?:log|sign) ?in (?:to|into|with|at|on)\b(?!.*\b(?:is|are|can|will|has|lets|allows)\b)|^if you(?:['’]re| are) coming (?:straight |directly )?from\b|^(?:fill (?:out|in)|authenticate|follow the|enter (?:your|the|a))\b/iu;

/** What holds only where its reader stands on the page: in the middle of it, at its end, at work with its makers. */
const BOUND =
  /^(?:while|after|before|when|once) (?:that|this)\b(?! (?:past |last )?(?:year|quarter|month|week|day|time|spring|summer|fall|autumn|winter|season)\b)|^at this (?:point|stage|moment)\b|^by now,? you\b|^you(?:['’]ve| have) (?:now |just |already )?successfully\b|^congratulations\b|^if (?:not|so),|\bdone (?:that|this) (?:yet|already)\b|^with your newly\b|^your \S+(?: \S+)? (?:is|are) not yet \p{L}+[.!]$|^additional action is\b|^please (?:read|review|take a|let us)\b|^read (?:them|it|the (?:full|whole))\b|^(?:we['’]ll|let['’]s) (?:be )?(?:use|using|take|walk|look|explore|dive|assume)\b|^the (?:first|second|third|next|last|final) (?:e-?mail|message|screen|command|field)\b/iu;

/** "Within three weeks, she …": what opens a sentence names nobody that its pronoun could stand for. */
const NOBODY =
  /^(?:since|within|in|during|by|at|after|before|until|from|over|on) (?:(?:the|that|this|these|those|either|each|any|both|all|most|some|such|many|last|early|late|\d+(?:[.,]\d+)*s?|one|two|three|four|five|six|seven|eight|nine|ten|an?|few|several|cases?|then|now|times?|seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|decades?|end|first|same|process|meantime|instances?|situations?)(?: |(?=, )))+, (?:they|he|she)\b/i;

/** Whether a sentence announces, or belongs to one place of its page: shown for want of others alone. */
export function isMessage(text: string, title: string, language: Language): boolean {
  // On a page that has its name from somebody, who that is comes first.
  const isOfWhom = title.startsWith(text.split(" ", 2).join(" "));
  if (WHO.test(text) && !isOfWhom) return true;
  return [language.announcing, NOTICE, CALL, VIEW, PROMISE, MIDDLE, BOUND, NOBODY].some((kind) => kind.test(text));
}

/** Whether a sentence leans on what is not shown with it, or on who speaks. */
export function leans(text: string): boolean {
  return (
    SPEAKER.test(text) || LEANING.test(text) || POINTING_BACK.test(text) || pointsBack(text) || pointsAtUntold(text)
  );
}

/** "About that rig", where the sentence has named no rig before. */
const THAT =
  /\b(?:about|of|on|in|for|from|with) that (?!(?:moment|time|point|day|case|year|reason|way|regard|sense|vein|order)\b)(\p{Ll}+)(?: (\p{Ll}+))?(?=[,.;])/gu;

function pointsAtUntold(text: string): boolean {
  return [...text.matchAll(THAT)].some(({ 1: first = "", 2: thing = first, index }) => {
    return !text.slice(0, index).toLowerCase().includes(thing.replace(/s$/, ""));
  });
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

/** The sentences of numbered steps, those that follow within a step too. */
export function stepUnits(units: readonly Unit[]): ReadonlySet<Unit> {
  const steps = new Set<Unit>();
  let within = false;
  for (const unit of units) {
    if (unit.opensLine) within = /\d/.test(unit.marker);
    if (within) steps.add(unit);
  }
  return steps;
}
