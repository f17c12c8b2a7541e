/** What cannot be taken back. */
export const FINAL =
  /\b(?:cannot|can['’]t) be undone\b|(?<!^(?:if|when|once) [^,]{0,80})\b(?:is|are|will be) (?:permanently )?(?:lost|deleted|erased)\b|\b(?:erases?|wipes?) (?:everything|all)\b/i;

/** What nobody may miss who follows the steps, wherever it stands among them. */
export const WARNS = new RegExp(
  `^\\W*(?:warning|danger|caution):|(?:^|[,;:] )(?:please )?(?:never|you must not|(?:do not|don['’]t)(?! (?:worry|hesitate|panic|know|want)\\b|[^.!]{0,80}\\?))\\b|${FINAL.source}`,
  "i",
);

/** For whom, where or when alone something can be done. */
export const LIMITS_WHOM =
  /^(?:you|users?|members?) (?:must|need to|have to) be (?:an?|the) (?:\p{L}+ ){1,4}(?:to|in order to|for)\b|^only\b(?! (?:takes?|needs?|\d|one|two|three|a few)\b)|(?<!\bnot )\b(?:only|alone) (?:\p{L}+ ){0,3}(?:can|may|works?|applies)\b|\b(?:can|works?|available|possible|applies|holds?|meant) (?:\p{L}+ )?only\b|(?<!\bnot )\b(?:is|are) only (?:available|possible|supported|visible|shown|meant|for)\b|(?<!\bnot )\bonly (?:works?|available|applies|possible)\b|\b(?:for|to|on|in|with) (?:\S+ ){1,4}(?<!purposes )only[.,;]|\b(?:is|are) not (?:for|meant for|available|possible|supported)\b/iu;

/** What stands around a procedure that nobody may miss who begins it. */
export const NOT_TO_MISS =
  /\b(?:warning|caution|danger|important|attention|never|permanent\w*|irreversible|revok\w*|delet\w*|charged|removed|lost|erased?|back(?:ed)? ?up|backups?|cannot|no longer|scam\w*|wrong|stop|first|before|old|closed)\b|⚠|atención|advertencia|nunca|perder|irreversib|achtung|warnung|niemals|gelöscht|avertissement|jamais|警告|注意|attenzione|atenção|let op|nooit/iu;

/** What a procedure may not be shown without where it stands among the steps. */
export const RESTRICTS =
  /\b(?:not|never|no|cannot|only|unless|until|without|within|before|after|must|lost|deleted|expires?|warning|caution|important)\b|n['’]t\b/i;

/** What makes of steps another thing than their headlines say: a choice, a case, an amount, what is gone for good. */
export const TURNS_STEPS =
  /\b(?:eras\w+|otherwise|optional\w*|instead|alternativ\w*|if|at (?:most|least)|seconds?|minutes?|hours?|days?)\b/i;
