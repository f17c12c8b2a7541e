import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { DUTCH_TASK_VERBS } from "./task-verbs.ts";

/** Ends of lines that look like infinitives and are none. */
const NO_VERB =
  /^(?:vergessen|verloren|vorhanden|erhalten|verboten|enthalten|offen|eigen|allen|oben|unten|zusammen|außen|innen|hinten|vorn|morgen|gegen|wegen|zwischen|neben|haben|sein|werden|können|müssen|sollen|wollen|dürfen|möglich|abgelaufen|gefunden|gesehen|geschlossen|beschrieben|verschieden|unseren|deinen|ihren|meinen|seinen|anderen|neuen|alten|vielen|einigen|wenigen|ersten|letzten|bekannten|häufigen|kosten|daten)$/u;
const INFINITIVE_DE = /^\p{Ll}{2,}(?<!iert|igt)(?:en|ern|eln)$/u;
/** A word that names no thing without one behind it. */
const OPEN = /(?:^| )(?:alle|die|den|das|der|eine?n?|mehrere|eigenen?|neuen?|für|mit|von|zu|in|an|auf)$/iu;
/** What parts from its verb in a sentence, or may. */
const SEPARABLE =
  /^(?:ab|an|auf|aus|bei|bekannt|bereit|dar|durch|ein|fern|fest|fort|frei|her|hin|hoch|kennen|los|mit|nach|nieder|runter|sicher|teil|über|um|unter|vor|weg|weiter|wieder|zu|zurück|zusammen)(?=\p{L}{4})/u;
/** One thing whose name ends as those of several do: "Bogen", of which several are "Bögen". */
const ONE_DE = /^\p{Lu}\p{L}*(?:bogen|boden|faden|garten|graben|hafen|kasten|laden|ofen|schaden)(?= |$)/iu;
/** Several things, or one with its article: what a question may name as the heading does. */
const OBJECT_DE =
  /^(?:(?:ein(?:en?)?|den|die|das|mehrere|alle|neuen?|eigenen?|mein\p{L}*|dein\p{L}*) .{2,60}|\p{Lu}[\p{L}-]*(?:ungen|[^aeiou]en|ien|eiten|ionen)(?: \p{L}+){0,3})$/u;
const OBJECT_NL =
  /^(?:(?:een|de|het|je|jouw|mijn|alle|meerdere|nieuwe) .{2,60}|\p{L}[\p{L}-]*(?:en|s)(?: \p{L}+){0,3})$/u;
const INFINITIVE_NL = new RegExp(
  `^\\p{L}*(?:${DUTCH_TASK_VERBS}|stallen|beheren|openen|sturen|geven|nemen|slaan|laden|delen|\\p{L}{2}eren)$`,
  "iu",
);
const LONGEST = 80;

/** How a visitor asks for the task that a heading names, in languages whose tasks end with their verb: "Boxen packen". */
export function howTo(heading: string, locale: string): string[] {
  if (heading.length > LONGEST) return [];
  const [, object = "", verb = ""] = /^(.{3,}) (\p{L}+)$/u.exec(heading) ?? [];
  const language = primaryLanguage(locale);
  if (language === "de") return inGerman(object, verb);
  return language === "nl" ? inDutch(object, verb) : [];
}

/** "Boxen packen und senden": of two tasks, only what may be done is asked for. */
const TWO_TASKS = /^(.{3,}) (\p{Ll}{2,}(?:en|ern|eln)) und$/u;

function inGerman(object: string, verb: string): string[] {
  const [, things = "", first = ""] = TWO_TASKS.exec(object) ?? [];
  if (things !== "")
    return inGerman(things, first).length > 0 && INFINITIVE_DE.test(verb) ? [`Wie kann ich ${object} ${verb}?`] : [];
  if (/(?:^| )(?:und|oder)(?: |$)/u.test(object)) return [];
  return askedInGerman(object, verb);
}

function askedInGerman(object: string, verb: string): string[] {
  if (!INFINITIVE_DE.test(verb) || NO_VERB.test(verb) || OPEN.test(object) || !OBJECT_DE.test(object)) return [];
  if (ONE_DE.test(object)) return [];
  const things = /^(?:Neuen?|Eigenen?|Mehrere|Alle|Ein\p{L}*|Den|Die|Das) /u.test(object) ? small(object) : object;
  const asked = [`Wie kann ich ${things} ${verb}?`];
  if (!SEPARABLE.test(verb)) asked.push(`Wie ${inFirstPerson(verb)} ich ${things}?`);
  return asked;
}

/** "drucke", "ändere", "sammle". */
function inFirstPerson(verb: string): string {
  return verb.endsWith("eln")
    ? `${verb.slice(0, -3)}le`
    : verb.endsWith("ern")
      ? `${verb.slice(0, -1)}e`
      : verb.slice(0, -1);
}

function inDutch(object: string, verb: string): string[] {
  const isOne = OBJECT_NL.test(object) && !/(?:^| )(?:en|of|te|om|niet)(?: |$)/u.test(object);
  if (!INFINITIVE_NL.test(verb) || !isOne || INFINITIVE_NL.test(object)) return [];
  const isName = /^\p{L}+\p{Lu}|^\p{Lu}+-/u.test(object);
  return [`Hoe kan ik ${isName ? object : small(object)} ${verb.toLowerCase()}?`];
}

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
