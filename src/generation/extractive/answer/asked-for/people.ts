import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { anyOf } from "../../../text/any-of.ts";
import { termsOf } from "../../../text/terms.ts";

/** Questions that count people of a kind, who are called by that: "300 members", "270 partecipanti". */
const COUNTS_PEOPLE = anyOf(
  /^(?:and |so )?how many (?:people|persons)(?= (?:are|were|work|live|belong|attend(?:ed)?|c[ao]me|participated?|took part|take part|visit(?:ed)?)\b)/iu,
  /^wie ?viele (?:personen|menschen|leute)(?= (?:sind|waren|arbeiten|leben|kamen|nehmen|nahmen|haben|besuch(?:en|ten))(?!\p{L}))/iu,
  /^combien de (?:personnes|gens)(?= (?:sont|étaient|travaillent|vivent|ont|participent|viennent)(?!\p{L}))/iu,
  /^¿?cu[aá]ntas personas(?= (?:son|eran|trabajan|viven|han|participan|participaron|asistieron|asisten|vinieron|hay)(?!\p{L}))/iu,
  /^quante persone(?= (?:sono|erano|lavorano|vivono|hanno|partecipano|c['’]erano)(?!\p{L}))/iu,
  /^quantas pessoas(?= (?:são|eram|trabalham|vivem|participam|participaram|vieram|foram)(?!\p{L}))/iu,
  /^hoe ?veel (?:personen|mensen)(?= (?:zijn|waren|werken|wonen|kwamen|komen|deden|namen|nemen|hebben|bezochten)(?!\p{L}))/iu,
);
/** What they are called, by the language's own word. */
const PEOPLE: Readonly<Record<string, string>> = {
  en: "people persons",
  de: "personen menschen leute",
  fr: "personnes gens",
  es: "personas",
  it: "persone",
  pt: "pessoas",
  nl: "personen mensen",
};

/** The terms by which a question asks how many people are something. */
export function peopleCounted(query: string, locale: string): string[] {
  return COUNTS_PEOPLE.test(query) ? termsOf(PEOPLE[primaryLanguage(locale)] ?? "", locale) : [];
}

/** People of a kind, in the languages of the engine. */
const KINDS =
  "people|persons?|men|women|children|kids|adults|staff|members?|guests?|users?|visitors?|attendees|participants|employees|workers?|volunteers|students?|pupils|teachers|customers|clients|developers|engineers|designers|speakers|delegates|contributors|colleagues|trainees|patients|learners|readers|players|runners|fans|residents|inhabitants|citizens|subscribers|founders|partners|trustees|\\p{L}{3,20}(?:ists|ians|women|people)|\\p{L}{0,20}(?:leute|personen|menschen|mitarbeite\\p{L}+|teilnehme\\p{L}+|besucher\\p{L}*|mitglied\\p{L}*|gästen?|schüler\\p{L}*|student\\p{L}*|studierende\\p{L}*|kolleg\\p{L}+|angestellten?|beschäftigten?|bewohner\\p{L}*|kindern?|frauen|männern?|freiwilligen?|nutzer\\p{L}*|kund(?:en|innen)|entwickler\\p{L}*|spieler\\p{L}*|läufer\\p{L}*|zuschauer\\p{L}*|köpfen?)|personnes?|gens|membres|employée?s|salariée?s|collaborat(?:eurs|rices)|participante?s|visiteurs|bénévoles|étudiante?s|élèves|clients|utilisateurs|habitants|invitée?s|enfants|femmes|hommes|personas?|miembros|emplead[oa]s|trabajador[ae]s|participantes|asistentes|visitantes|voluntari[oa]s|estudiantes|alumn[oa]s|clientes|usuari[oa]s|habitantes|invitad[oa]s|niñ[oa]s|mujeres|hombres|person[ae]|membri|soci|dipendenti|collaboratori|partecipanti|visitatori|volontari|studenti|alunni|clienti|utenti|abitanti|ospiti|bambini|donne|uomini|pessoas?|membros|funcionári[oa]s|colaborador[ae]s|voluntári[oa]s|estudantes|alun[oa]s|usuári[oa]s|utilizador[ae]s|convidad[oa]s|crianças|mulheres|homens|personen|mensen|leden|medewerkers|werknemers|deelnemers|bezoekers|vrijwilligers|studenten|leerlingen|klanten|gebruikers|inwoners|bewoners|gasten|kinderen|vrouwen|mannen|collega['’]?s";
const NUMBER =
  "(?:\\p{N}[\\p{N}.,’'+]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|(?:hundreds|thousands|dozens) of|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|dois|duas|três|quatro|sete|oito|dez|doze|twee|vijf|zes|zeven|negen|tien|twaalf)";
/** A number of them, a team of a number, and a word for how many there are. */
const TOLD = anyOf(
  new RegExp(`(?<![\\p{L}\\p{N}])${NUMBER}[ \u00a0-](?:\\p{L}[\\p{L}-]*[ \u00a0]){0,2}(?:${KINDS})(?!\\p{L})`, "iu"),
  new RegExp(`(?<!\\p{L})(?:${KINDS})(?:: | \\| |, | \\()${NUMBER}(?!\\p{L})`, "iu"),
  new RegExp(
    `(?<!\\p{L})(?:team|staff|crew|équipe|equip[oe]|squadra|we are|we['’]re|wir sind|nous sommes|somos|siamo|(?:we|wij) zijn)(?: (?:of|von|aus|de|di|van|in|met))? ${NUMBER}(?=\\s*[.,;!)]|$)`,
    "iu",
  ),
  /(?<!\p{L})(?:population|headcount|attendance|workforce|einwohnerzahl|teilnehmerzahl|población|popolazione|população|bevolking)(?!\p{L})[^.]{0,40}\p{N}/iu,
);

/** Whether a text says how many people of some kind there are. */
export function tellsPeople(text: string): boolean {
  return TOLD.test(text);
}
