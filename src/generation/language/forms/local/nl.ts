import { endsOnSite } from "./on-site.ts";
import { dateIn, END, fact, GAP, type LocalForms, named, SUM } from "./parts.ts";

const OTHERS = "en|of|maar|die|dat|waar|niet|is|zijn|heeft|hebben|wordt|worden|eerste|tweede|laatste|andere";
const THE = named("(?:De|Het|Onze|Ons) ", OTHERS);
const A = named("(?:De|Het|Onze|Ons|Een) ", OTHERS);
const DAY = "(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:en|avond|middag|morgen|ochtend)?";
const WHEN = `(?:(?:op )?(?:${DAY} )?${dateIn("nl")}|(?:elke|iedere?|elk)(?: \\p{L}+)? (?:${DAY}|week|maand|dag|jaar|ochtend|middag|avond)|(?:op )?(?:de |het )?(?:(?:eerste|tweede|derde|vierde|laatste) )?${DAY}${END}|van ${DAY}|(?:om|vanaf|van|tussen) \\d|(?:dagelijks|wekelijks|maandelijks)|(?:een|één|twee|drie)(?:maal| keer) per)`;
const FREE = `(?:gratis|vrij|kosteloos)${END}`;
const PEOPLE = "(?:personen|mensen|gasten|kinderen|bezoekers)";
const SOME = "(?:ongeveer |circa |maximaal |ruim |tot |meer dan )*\\d[\\d.]* ";
const WHERE = "(?<where> (?:in|op|binnen) [^,;:.]{3,40}?)?";
const SO = "(?: (?:helaas|ook|altijd|alleen|niet|van harte|aangelijnd|strikt))*";
const ALLOWED = "(?:toegestaan|welkom|toegelaten|verboden)";
const MEET = "(?<on>bijeen|bij elkaar|samen)";

/** Where what is there ends a sentence. */
const HERE = endsOnSite("nl");

/** In Dutch. */
export const dutch: LocalForms = {
  facts: [
    fact(
      `Er zijn(?: ook| helaas)? (?:geen |twee |meerdere |gratis )(?<what>douches|toiletten|kleedkamers|kluisjes|handdoeken|prullenbakken)${HERE}`,
      "Zijn er $<what>?",
    ),
    fact(
      `Er is(?: ook| helaas)? (?:geen |gratis )?(?<what>drinkwater|stromend water|stroom|wifi)${HERE}`,
      "Is er $<what>?",
    ),
    fact(
      `Er is(?: ook| helaas)? g?(?<what>een (?:keuken|lift|garderobe|speeltuin|koelkast|kantine))${HERE}`,
      "Is er $<what>?",
    ),
    fact(`${A} (?:bedraagt|bedragen) ${GAP}${SUM}`, "Hoeveel bedraagt $<name>?"),
    fact(
      `(?=[^.;:]{0,30}(?:contributie|lidmaatschap|prijs|tarief|huur|borg|inschrijfgeld|bijdrage|kosten|abonnement|toegang|entree))${A} (?<verb>is|zijn) (?:slechts |maar |momenteel |vanaf )?${SUM}`,
      "Hoeveel $<verb> $<name>?",
    ),
    fact(`${A} (?<verb>kost|kosten) ${GAP}${SUM}`, "Wat $<verb> $<name>?"),
    fact(
      `(?<name>(?:De (?:toegang|entree|deelname|rondleiding)|Het lidmaatschap)(?: [^,;:.]{3,30}?)?) is (?:geheel |helemaal )?${FREE}`,
      "Wat kost $<name>?",
    ),
    fact(`(?<name>Deelname|Toegang|Parkeren|Lidmaatschap) is (?:geheel |helemaal )?${FREE}`, "Wat kost $<name>?"),
    fact(`(?<name>Kaartjes|Tickets|Kaarten) kosten ${GAP}${SUM}`, "Wat kosten $<name>?"),
    fact(`${THE} (?<verb>komt|komen) (?=.{0,120}?${MEET}${END})${GAP}${WHEN}`, "Wanneer $<verb> $<name> $<on>?"),
    fact(
      `${THE} (?<verb>vindt|vinden) (?=(?:(?!niet|geen).){0,120}? plaats${END})${GAP}${WHEN}`,
      "Wanneer $<verb> $<name> plaats?",
    ),
    fact(
      `${THE} (?<verb>repeteert|oefent|traint|trainen|vergadert|begint|beginnen|start|starten|opent|sluit|sluiten) ${GAP}${WHEN}`,
      "Wanneer $<verb> $<name>?",
    ),
    fact(
      `${THE} (?<verb>is|zijn) (?=(?:(?!niet|geen).){0,120}?(?<!\\p{L})(?:open|geopend)${END})${GAP}${WHEN}`,
      "Wanneer $<verb> $<name> open?",
    ),
    fact(`(?:We|Wij) komen (?=.{0,120}?${MEET}${END})${GAP}${WHEN}`, "Wanneer komen jullie $<on>?"),
    fact(`(?:We|Wij) (?<verb>repeteren|oefenen|trainen|vergaderen) ${GAP}${WHEN}`, "Wanneer $<verb> jullie?"),
    fact(
      `(?<pets>Honden|Huisdieren)(?: aan de lijn)? zijn${WHERE}${SO} ${ALLOWED}`,
      "Zijn $<pets>$<where> toegestaan?",
    ),
    fact(
      `(?<pets>Honden|Huisdieren) (?:mogen|moeten)${END}[^.;:]{0,60}?(?:mee|naar binnen|aangelijnd|aan de lijn|meegenomen)${END}`,
      "Zijn $<pets> toegestaan?",
    ),
    fact(`Roken is${WHERE}${SO} ${ALLOWED}`, "Is roken$<where> toegestaan?"),
    fact("Er mag (?:nergens )?niet (?:worden gerookt|gerookt worden)", "Is roken toegestaan?"),
    fact(
      `(?:Er (?:is|zijn)|Wi?j?e? hebben) (?:(?:ook|geen|gratis|voldoende|ruime?|veel|genoeg|een|eigen|groot|grote|beperkte?|\\d+) ){0,4}(?:parkeergelegenheid|parkeerplaats(?:en)?|parkeerterrein|parkeerruimte)`,
      "Is er parkeergelegenheid?",
    ),
    fact(
      `(?:Parkeren (?:kan|is (?:gratis|mogelijk))|(?:U|Je) kunt (?:uw auto |je auto )?(?:gratis )?parkeren)${END}`,
      "Is er parkeergelegenheid?",
    ),
    fact(`(?<name>De (?:minimumleeftijd|minimale leeftijd)(?: voor [^,;:.\\d]{3,40}?)?) is \\d`, "Wat is $<name>?"),
    fact(
      "Vanaf \\d+ jaar (?<verb>kunnen kinderen|mogen kinderen|kun je|mag je) (?<act>[^,;:.]{4,60}?)(?:\\.|,| en )",
      "Vanaf welke leeftijd $<verb> $<act>?",
    ),
    fact(
      `(?<who>Kinderen|Jongeren) vanaf \\d+ jaar (?<verb>kunnen|mogen) (?<act>[^,;:.]{4,60}?)\\.`,
      "Vanaf welke leeftijd $<verb> $<who> $<act>?",
    ),
    fact(
      `${THE} (?<verb>biedt|bieden) (?:[^.;:,]{0,30} )?(?:plaats|ruimte) (?<to>aan|voor) ${SOME}${PEOPLE}`,
      "$<To> hoeveel personen $<verb> $<name> plaats?",
    ),
    fact(
      `${THE} (?<verb>is|zijn) (?:ook |goed |niet |helaas |volledig )*(?<how>rolstoeltoegankelijk|rolstoelvriendelijk|toegankelijk voor (?:rolstoelen|rolstoelgebruikers|mindervaliden))${END}`,
      "$<Verb> $<name> $<how>?",
    ),
  ],
  ours: [[/^onze?(?= )|^ons(?= )/u, "jullie"]],
  leans: /(?<!\p{L})(?:deze|dit|hier|daar|indien|hierboven|hieronder|wanneer)(?!\p{L})/iu,
};
