import { termsOf } from "../../../text/terms.ts";

/** Times that a question counts, and questions for how long something is so, in the languages of the engine. */
const UNITS =
  "seconds|minutes|hours|days|weeks|months|years|sekunden|minuten|stunden|tage|wochen|monate|jahre|secondes|heures|jours|semaines|mois|ans|années|segundos|minutos|horas|d[ií]as|semanas|meses|años|anos|secondi|minuti|ore|giorni|settimane|mesi|anni|seconden|uur|uren|dagen|weken|maanden|jaar|jaren";
const COUNTS = new RegExp(
  `(?:how many |wie ?viele |combien (?:de |d['’])|cu[aá]nt[oa]s |quant[eioa]s? |hoe ?veel )(?:${UNITS})`,
  "iu",
);
const ASKS = new RegExp(
  `(?<!\\p{L})(?:how (?:long|quick(?:ly)?|fast|soon)|wie (?:lange|schnell)|combien de temps|cu[aá]nto tiempo|(?:per )?quanto tempo|hoe ?lang|hoe snel|${COUNTS.source})(?!\\p{L})`,
  "iu",
);
/** By what it is asked beside the thing: a number of days tells it without these words. */
const LASTS =
  /(?<!\p{L})(?:valid|good for|lasts?|takes?|taken|expires?|keep|kept|stays?|remains?|retain(?:ed)?|stored?|saved?|hold|held|active|gültig|gilt|dauert|dauern|gespeichert|aufbewahrt|behalten|valables?|valides?|dure|durent|conserv[eé]\p{L}*|gard[eé]\p{L}*|válid[oa]s?|dura|duran|tardan?|conserv[ao]\p{L}*|valid[oae]|durano|conservat[oaie]|demoram?|leva|geldig|duurt|duren|bewaard|bewaren)(?!\p{L})/giu;

/** The same where times are counted: in how many days something comes does not tell how many it is good for. */
const TAKES =
  /(?<!\p{L})(?:lasts?|takes?|taken|dauert|dauern|dure|durent|dura|duran|tardan?|durano|demoram?|leva|duurt|duren)(?!\p{L})/giu;

/** A stretch of time: "48 hours", "two weeks", "30 Tage". */
const TOLD =
  /(?<![\p{L}\p{N}])(?:\p{N}+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|ein(?:en?|er)?|zwei|drei|vier|fünf|sechs|une?|deux|trois|quatre|cinq|six|un[oa]?|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei|dois|duas|três|quatro|een|één|twee|drie|vier|vijf|zes)[ \u00a0-](?:(?:business|working|calendar|full|more|volle|weitere)[ -])?(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|secondes?|heures?|jours?|semaines?|mois|ans?|années?|segundos?|minutos?|horas?|días?|dias?|semanas?|mes(?:es)?|mês|años?|anos?|second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|seconden?|minuut|uur|uren|dagen?|weken|maand(?:en)?|jaar|jaren)(?!\p{L})/iu;

/** All of them in a text, also those that nobody counted: "a few minutes". */
export const STRETCHES = new RegExp(
  `${TOLD.source}|\\b(?:a few|several|some) (?:seconds|minutes|hours|days|weeks|months|years)\\b`,
  "giu",
);

/** The terms of a question by which it asks how long something is so; none of any other. */
export function lastingTermsOf(query: string, locale: string): string[] {
  const [asked] = ASKS.exec(query) ?? [];
  if (asked === undefined) return [];
  // "How many days does it take?" names nothing, so that each number of days would tell it.
  const isOfNothing = COUNTS.test(asked) && termsOf(query.replace(asked, "").replace(LASTS, ""), locale).length === 0;
  const words = COUNTS.test(asked) ? TAKES : LASTS;
  return isOfNothing ? [] : (query.match(words) ?? []).flatMap((word) => termsOf(word, locale));
}

/** What of a stretch only says when something is or was done, or how old somebody is: "two days before", "12 years old". */
const OF_ANOTHER =
  /\b(?:for|since|seit|depuis|desde hace|sinds) (?:the )?(?:last |past )?(?:STRETCH)|(?:STRETCH)(?= (?:ago|before|earlier|in advance|beforehand|vorher|zuvor|im Voraus|avant|plus tôt|antes|prima|geleden|vooraf|van tevoren|of age|old|alt|d['’]âge|de edad|di età|de idade|oud)(?!\p{L}))/giu;
const OTHERS = new RegExp(OF_ANOTHER.source.replaceAll("STRETCH", TOLD.source), "giu");

/** Whether a text tells a stretch of time for which something may be so. */
export function tellsStretch(text: string): boolean {
  return TOLD.test(text) && TOLD.test(text.replace(OTHERS, ""));
}
