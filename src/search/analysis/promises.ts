const FORMS: readonly RegExp[] = [
  /^(?:in|on) this (?:article|page|guide|post|section),? (?:you(?:['’]ll| will| can)?|we(?:['’]ll| will)?) (?:\p{L}+ )?(?:read|learn|find|see|explain|show|describe|cover|discuss|answer)\b/iu,
  /^you(?:['’]ll| will) (?:read|learn|find out|see|discover) (?:how|what|when|where|why|which|whether)\b/iu,
  /^this (?:article|page|guide|post|section) (?:will )?(?:explains?|describes?|shows?|covers?|tells?|answers?|discusses)\b/iu,
  /^in (?:dit|deze) \p{L}+ (?:lees|leest|vind|vindt|leer|leert|ontdek|ontdekt|leggen|laten|vertellen|beschrijven)(?!\p{L})/iu,
  /^(?:in|auf) (?:diesem|dieser) \p{L}+ (?:erfahren|erfährst|lesen|liest|finden|findest|lernen|lernst|zeigen|erklären|beschreiben)(?!\p{L})/iu,
  /^(?:dans ce(?:t|tte)?|sur cette) \p{L}+,? (?:vous|tu|nous|découvrez|apprenez|découvre|apprends)(?!\p{L})/iu,
  /^en est[ea] \p{L}+,? (?:(?:te|le|les|os) )?(?:aprender|encontrar|ver|explica|mostra|descubr|lee|conocer)\p{L}*(?!\p{L})/iu,
  /^nest[ea] \p{L}+,? (?:você|vamos|vai|irá|explica|mostra|aprend|encontr|ver|descobr|saib)\p{L}*(?!\p{L})/iu,
  /^in quest[oa] \p{L}+,? (?:(?:vi|ti) )?(?:spieg|trover|mostr|scopr|impar|vedr|legger)\p{L}*(?!\p{L})/iu,
];

/** How languages promise what a page will tell, and tell nothing of it: "In this article you will read how …". */
export const PROMISE = new RegExp(FORMS.map(({ source }) => source).join("|"), "iu");
