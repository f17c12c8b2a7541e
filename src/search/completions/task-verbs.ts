/** Verbs that name tasks in titles, for a RegExp. */
export const TASK_VERBS =
  "add|build|change|check|choose|configure|connect|convert|create|delete|edit|enable|disable|export|find|get|import|install|integrate|invite|link|make|manage|migrate|move|remove|renew|replace|reset|send|share|transfer|update|upload|use|verify";

/** Dutch verbs that end the titles of tasks, for a RegExp: its plurals end like verbs. */
export const DUTCH_TASK_VERBS =
  "zeggen|vragen|zoeken|zetten|stellen|voegen|wijzigen|wijderen|maken|boeken|kopen|loggen|lengen|plaatsen|koppelen|betalen";

/** Titles that begin with an infinitive, in the languages whose tasks are named by one. */
export const INFINITIVE_FIRST = {
  fr: /^\p{L}+(?:er|ir|re) /iu,
  es: /^\p{L}+(?:ar|er|ir) /iu,
  pt: /^\p{L}+(?:ar|er|ir) /iu,
  it: /^\p{L}+(?:are|ere|ire) /iu,
} as const;
