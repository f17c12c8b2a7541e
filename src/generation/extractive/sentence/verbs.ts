/** Verbs that open task headings in English; with them "Create an account" is told from "Account types". */
const TASKS = new Set(
  "exit exclude bypass block unblock blacklist whitelist backup login logout embed inject override theme debug instrument trace inspect operate visualize monitor analyze analyse calculate convert count detect diagnose disconnect distribute fetch filter host label link lock unlock match mock navigate optimize pause preview purchase push pull rebuild reconnect refresh reload reorder resume retry reuse rewrite scan segment split style suppress suspend throttle troubleshoot tune unsubscribe upgrade access accept consider cleanse expand maximize minimize listen talk meet bring answer estimate document teach hold reach pair start stop interview recruit prototype iterate advocate bake budget define activate add adjust allow apply approve ask assign attach authenticate avoid book browse build buy call cancel change charge check choose claim clean clear clone close collect combine compare complete configure confirm connect contact convert copy create curate customise customize debug declare define delete deploy design determine develop disable download draft edit embed enable encourage engage enrol enroll enter establish evaluate explore export file fill find fix focus follow format gather generate get give grant handle hire identify implement import improve include increase index ingest inspect install integrate invite involve join keep launch learn leave limit list load log maintain make manage measure merge migrate modify monitor mount move observe open order organise organize pay pick place plan practice prepare prevent print prioritize protect prove provide publish query read recover redirect reduce register remove rename renew replace replay report request require reset resolve restart restore return review revoke roll rotate run save schedule search secure select sell send separate serve set setup share shop sign sort specify start stop store stream submit subscribe support switch sync test think track transfer translate treat try turn uninstall unlink unlock update upgrade upload use validate verify view visit watch write reject assess demonstrate minify equip reconcile resize unarchive escalate postpone reschedule withdraw donate earn lend repay certify authorize authorise appoint nominate elect moderate facilitate coordinate collaborate communicate negotiate comply obey enforce distinguish differentiate recognise recognize discover uncover investigate digitize digitise transcribe summarize summarise simulate predict crop align arrange rearrange ungroup collapse unhide unpin untag reply compose unschedule unpublish transpile minimise containerize containerise dockerize provision deprovision proxy opt overwrite ignore hide append skip strip redact redeem obtain assemble disassemble recharge reboot republish reinstall orchestrate autoscale replicate refactor annotate rebase encrypt decrypt sanitize sanitise encode decode serialize deserialize parse render hydrate invalidate purge preload prefetch onboard offboard supervise delegate empower motivate retain relocate deliver repair refurbish recycle dispose grow adopt overcome mitigate maximise strengthen simplify clarify streamline accelerate tighten loosen unfollow unmute dismiss acknowledge disapprove deny refuse detach unmount unpair unsync relink unwrap bind unbind unmap reapply deregister reregister deactivate reactivate proofread revise polish localise localize transliterate decide prioritise defer reconfirm revalidate reauthenticate extend shorten bootstrap compile".split(
    " ",
  ),
);
const DROPS_E = new Set(
  "create use write manage configure define delete remove update upgrade enable disable change choose compare complete combine close clone schedule share store secure replace release migrate generate evaluate explore minimize maximize consolidate prototype iterate advocate bake cleanse improve include integrate invite involve reduce require resolve restore remove rename reserve serve subscribe translate validate prepare provide produce prioritize organize organise customize measure make move observe practice place pause purchase receive retrieve save solve take archive cache automate acquire hire encourage establish escape estimate".split(
    " ",
  ),
);

/** Verbs that are nouns as well: their gerunds alone name a task, and only with what it is done to: "Shipping a box". */
const NOUNS_TOO = new Set(
  "profile duplicate appeal dispute deposit exchange swap fund sponsor invest spend borrow bill invoice quote vote attend present discuss audit grade score rate rank weigh contrast research study survey poll sample record capture photograph film caption outline sketch model forecast trim group nest hide show pin bookmark flag tag mention forward post boost bundle package scale mirror patch comment fork branch commit hash escape flush train mentor promote pack ship service plant water harvest feed balance speed slow decrease lower raise restrict relax mute wrap map toggle craft delay refund".split(
    " ",
  ),
);
const AN_OBJECT = /^(?:the|an?|my|your|our|this|these|each|every|all|any|some|another|multiple|new)\b/i;

/** Whether a heading that begins with this word asks for something to be done. */
export function isTaskVerb(word: string): boolean {
  return TASKS.has(word.toLowerCase()) || DROPS_E.has(word.toLowerCase());
}

/** "delete", of "Delete is a stronger action than …": what a list of actions calls one, and nobody asks what it is. */
export function isVerbAlone(thing: string): boolean {
  return /^\p{Ll}+$/u.test(thing) && isTaskVerb(thing);
}

/** The verb that a gerund comes from ("creating" → "create") before `object`; undefined where it is not one that is known. */
export function verbOfGerund(word: string, object = ""): string | undefined {
  const stem = /^(\p{L}{2,})ing$/u.exec(word.toLowerCase())?.[1];
  if (stem === undefined) return undefined;
  const forms = [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")];
  return forms.find((form) => isTaskVerb(form) || (NOUNS_TOO.has(form) && AN_OBJECT.test(object)));
}

/** Verbs that are their own participles. */
const UNCHANGED = new Set(["set", "reset", "run"]);

/** The verb that a participle comes from ("deleted" → "delete"); undefined where it is not one that is known. */
export function verbOfParticiple(word: string): string | undefined {
  if (UNCHANGED.has(word)) return word;
  const stem = /^(\p{L}{2,})ed$/u.exec(word)?.[1];
  if (stem === undefined) return undefined;
  const forms = [`${stem}e`, stem, stem.replace(/(.)\1$/, "$1"), stem.replace(/i$/, "y")];
  return forms.find(isTaskVerb);
}

/** The same of verbs of the hand, which no heading begins with. */
const HAND_NOUNS_TOO = new Set(
  "hand stick seal plug unplug screw unscrew slide lift rinse peel stir pour mix knead bend twist hang lay tie cut dry wash wipe shake squeeze glue solder carry drive".split(
    " ",
  ),
);

/** Whether a sentence opens with a word that is a verb for what follows it: "Pack the box", not "Pack size". */
export function isDoneTo(sentence: string): boolean {
  const [first = "", ...rest] = sentence.split(" ", 3);
  const verb = first.toLowerCase();
  const object = rest.join(" ");
  return (
    (NOUNS_TOO.has(verb) || HAND_NOUNS_TOO.has(verb)) && (AN_OBJECT.test(object) || /^(?:it|them)\b/i.test(object))
  );
}
