import { endsOnSite } from "./on-site.ts";
import { dateIn, END, fact, GAP, type LocalForms, named, SUM } from "./parts.ts";

const OTHERS =
  "und|oder|aber|sowie|(?:erste|zweite|dritte|letzte|andere)[nr]?(?! \\p{Lu})|beiden|ist|sind|hat|haben|wird|werden|nicht";
const THE = named("(?:Der|Die|Das|Unsere?) ", OTHERS);
const A = named("(?:Der|Die|Das|Unsere?|Eine?) ", OTHERS);
const DAY = "(?:(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Sonnabend)";
const HOUR = "\\d{1,2}(?:[.:]\\d\\d)?";
const WHEN = `(?:am ${dateIn("de")}|jede[nrms]? (?:\\p{L}+\\.? |\\d\\. ){0,3}?(?:${DAY}|Monat|Woche|Jahr)|(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)s|(?:täg|wöchent|monat)lich${END}|(?:ein|zwei|drei)mal (?:im|pro|in der|die) \\p{Lu}|(?:am|an) (?:\\p{Ll}+ |\\d\\. ){0,2}?${DAY}|von ${DAY}|(?:um|ab|von) ${HOUR}(?= ?(?:Uhr|bis|h${END}|[-–]))|${HOUR} Uhr)`;
const FREE = `(?:frei(?! (?:zugänglich|von|verfügbar|wählbar))|kostenlos|kostenfrei|gratis)${END}`;
const PEOPLE = "(?:Personen|Gäste|Menschen|Leute|Besucher|Kinder|Sitzplätze|Plätze)";
const SOME = "(?:ca\\. |etwa |rund |bis zu |maximal |mindestens |über )*\\d[\\d.]*(?: bis \\d+)? ";
const WHERE = "(?<where> (?:in|auf|im|am) [^,;:.]{3,40}?)?";
const ALLOWED = "(?:erlaubt|gestattet|willkommen|zugelassen|erwünscht|verboten|untersagt)";
const SO =
  "(?: (?:bei uns|leider|herzlich|grundsätzlich|generell|strengstens|streng|auch|nur|nicht|an der Leine|angeleint))*";
const SOME_PARKING =
  "(?:(?:auch|leider|nur|keine|kosten\\p{L}+|gebühren\\p{L}+|ausreichende?|genügend|genug|viele|wenige|einige|öffentliche|eigene|freie|gute|zahlreiche|mehrere|begrenzte?|\\d+) ){0,4}(?:PKW-|Auto)?(?:Parkplätze|Parkmöglichkeiten|Park)";

/** Where what is there ends a sentence. */
const HERE = endsOnSite("de");

/** In German. */
export const german: LocalForms = {
  facts: [
    fact(
      `(?:Es gibt|Wir haben|Vor Ort gibt es)(?: (?:leider|auch|bei uns|vor Ort|hier)){0,2} (?:keine?n? |kein |\\d+ |zwei |drei |mehrere |getrennte |kostenlose[sn]? |ausreichend )?(?<what>Duschen|Toiletten|WCs|Umkleiden|Umkleidekabinen|Schließfächer|Trinkwasser|fließendes Wasser|Strom|WLAN|Handtücher|Mülleimer)${HERE}`,
      "Gibt es $<what>?",
    ),
    fact(
      `(?:Es gibt|Wir haben|Vor Ort gibt es)(?: (?:leider|auch|bei uns|vor Ort|hier)){0,2} k?(?<what>eine Küche|einen Aufzug|eine Garderobe|einen Spielplatz|einen Kühlschrank|eine Kantine|ein Café|einen Geldautomaten)${HERE}`,
      "Gibt es $<what>?",
    ),
    fact(`${A} (?:beträgt|liegt bei) ${GAP}${SUM}`, "Wie hoch ist $<name>?"),
    fact(`${A} betragen ${GAP}${SUM}`, "Wie hoch sind $<name>?"),
    fact(`${A} (?<verb>kostet|kosten) ${GAP}${SUM}`, "Was $<verb> $<name>?"),
    fact(
      `(?<name>(?:Der (?:Eintritt|Besuch|Zutritt)|Die (?:Teilnahme|Mitgliedschaft|Führung|Ausleihe|Anmeldung|Nutzung)|Das (?:Angebot|Training|Parken))) ist ${GAP}${FREE}`,
      "Was kostet $<name>?",
    ),
    fact(`(?<what>Karten|Tickets|Eintrittskarten) kosten ${GAP}${SUM}`, "Was kosten $<what>?"),
    fact(
      `${THE} (?<verb>trifft sich|treffen sich|probt|proben|tagt|trainiert|trainieren|beginnt|beginnen|startet|starten|(?:öffnet|öffnen|schließt|schließen)(?! sich)|endet|enden) ${GAP}${WHEN}`,
      "Wann $<verb> $<name>?",
    ),
    fact(
      `${THE} (?<verb>findet|finden) (?=(?:(?!nicht).){0,120}? statt${END})${GAP}${WHEN}`,
      "Wann $<verb> $<name> statt?",
    ),
    fact(`${THE} wird (?=(?:(?!nicht).){0,120}? stattfinden${END})${GAP}${WHEN}`, "Wann findet $<name> statt?"),
    fact(
      `${THE} (?<verb>ist|sind|hat|haben) (?=(?:(?!nicht|(?:sein|ihr)\\p{L}* |eine?[nr]? ).){0,120}? geöffnet${END})${GAP}${WHEN}`,
      "Wann $<verb> $<name> geöffnet?",
    ),
    fact(`Wir treffen uns ${GAP}${WHEN}`, "Wann trefft ihr euch?"),
    fact(`Wir (?:proben|üben) ${GAP}${WHEN}`, "Wann probt ihr?"),
    fact(`Wir trainieren ${GAP}${WHEN}`, "Wann trainiert ihr?"),
    fact(`Wir haben (?=.{0,120}? geöffnet${END})${GAP}${WHEN}`, "Wann habt ihr geöffnet?"),
    fact(`(?<pets>Hunde|Haustiere)(?: an der Leine)? sind${WHERE}${SO} ${ALLOWED}`, "Sind $<pets>$<where> erlaubt?"),
    fact(
      `(?<pets>Hunde|Haustiere) (?:müssen [^.;:]{0,60}?(?:an der|an die|angeleint)|dürfen [^.;:]{0,60}?(?:mitgebracht|mitgenommen|mitgeführt|hinein|betreten))${END}`,
      "Sind $<pets> erlaubt?",
    ),
    fact(`Das Mitbringen von (?<pets>Hunde|Haustiere)n? ist${SO} (?:${ALLOWED}|möglich)`, "Sind $<pets> erlaubt?"),
    fact(`(?:Das )?Rauchen ist${WHERE}${SO} ${ALLOWED}`, "Ist das Rauchen$<where> erlaubt?"),
    fact(
      `(?:Es gibt|Es stehen|Wir haben|(?:Am|An|Vor|Hinter|Auf|Neben|Direkt|In|Im|Bei|Beim|Rund) [^.;:,]{3,60}? (?:gibt es|stehen|befinden sich|finden Sie|findet ihr|finden sich|sind)) ${SOME_PARKING}`,
      "Gibt es Parkplätze?",
    ),
    fact(
      `(?:(?:Kosten\\p{L}+|Gebühren\\p{L}+|Ausreichende?|Genügend|Öffentliche|Einige|Eigene|Zahlreiche) ){0,2}(?:Parkplätze|Parkmöglichkeiten)(?: [^.;:,]{3,40}?)? (?:sind [^.;:]{0,60}?vorhanden|gibt es|befinden sich|finden Sie|findet ihr|stehen [^.;:]{0,60}?zur Verfügung)${END}`,
      "Gibt es Parkplätze?",
    ),
    fact(`(?<name>Das Mindestalter(?: für [^,;:.]{3,40}?)?) (?:beträgt|ist|liegt bei) `, "Wie hoch ist $<name>?"),
    fact(
      `(?<who>Kinder|Jugendliche|Personen|Mädchen|Jungen) ab \\d+(?: Jahren)? (?<verb>können|dürfen) (?:bei uns )?(?<act>[^,;:.]{4,60}?)\\.`,
      "Ab welchem Alter $<verb> $<who> $<act>?",
    ),
    fact(
      "Ab \\d+ Jahren (?<verb>können|dürfen) (?<who>Kinder|Jugendliche) (?<act>[^,;:.]{4,60}?)\\.",
      "Ab welchem Alter $<verb> $<who> $<act>?",
    ),
    fact(
      `${THE} ist ab \\d+ Jahren (?<state>möglich|erlaubt|gestattet|geeignet)${END}`,
      "Ab welchem Alter ist $<name> $<state>?",
    ),
    fact(`${THE} (?<verb>fasst|fassen) ${SOME}${PEOPLE}`, "Wie viele Personen $<verb> $<name>?"),
    fact(
      `${THE} (?<verb>bietet|bieten|hat|haben) (?:[^.;:,]{0,30} )?(?:Platz|Raum) für ${SOME}${PEOPLE}`,
      "Für wie viele Personen $<verb> $<name> Platz?",
    ),
    fact(
      `${THE} (?<verb>ist|sind) (?:auch |leider |nicht |nur |teilweise |komplett |vollständig |weitgehend )*(?<how>barrierefrei|rollstuhlgerecht|rollstuhlgängig)${END}`,
      "$<Verb> $<name> $<how>?",
    ),
  ],
  ours: [[/^unser/u, "Ihr"]],
  leans: /(?<!\p{L})(?:diese[nrms]?|hier|dort|dabei|dafür|davon|wenn|falls|sofern|oben|unten)(?!\p{L})/iu,
};
