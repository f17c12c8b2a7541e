import { endsOnSite } from "./on-site.ts";
import { dateIn, END, fact, GAP, type LocalForms, named, SUM } from "./parts.ts";

const OTHERS =
  "et|ou|mais|qui|que|qu['’]\\p{L}+|dont|où|ne|n['’]\\p{L}+|se|s['’]\\p{L}+|est|sont|a|ont|premi\\p{L}+|seconde?|deuxième|dernière?|autres?";
const THE = named("(?:Les?|La|Notre|Nos) |L['’]", OTHERS);
const A = named("(?:Les?|La|Notre|Nos|Une?) |L['’]", OTHERS);
const DAY = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?";
const HOUR = "\\d{1,2} ?(?:h|:\\d\\d|heures?)";
const WHEN = `(?:le ${dateIn("fr")}|(?:chaque|tou(?:s|tes) les)(?: \\p{L}+)? (?:${DAY}|semaines?|mois|jours?|ans?|années?|matins?|soirs?|après-midi)|les? (?:\\p{L}+ (?:et \\p{L}+ )?)?${DAY}|du ${DAY}|(?:à|dès|de) ${HOUR}|(?:une|deux|trois) fois par)`;
const FREE = `(?:gratuite?s?)${END}`;
const CHARGE =
  "(?:cotisation|adhésion|tarif|prix|participation|loyer|caution|inscription|licence|entrée|abonnement|forfait|redevance|frais)";
const PEOPLE = "(?:personnes|places|convives|enfants|visiteurs)";
const SOME = "(?:environ |jusqu['’]à |près de |plus de |au maximum )*\\d[\\d ]*";
const WHERE = "(?<where> (?:dans|sur|à l['’]intérieur) [^,;:.]{3,40}?(?=[.,;]))?";
const REDUCED =
  "aux? (?:personnes? (?:à mobilité réduite|handicapées|en (?:situation de handicap|fauteuil(?: roulant)?))|PMR|fauteuils? roulants?|handicapés)";

/** Where what is there ends a sentence. */
const HERE = endsOnSite("fr");

/** In French. */
export const french: LocalForms = {
  facts: [
    fact(
      `(?:Il y a|Il n['’]y a pas|Nous n['’]avons pas|Nous disposons)(?: aussi| également)? (?:des? |deux |plusieurs )(?<what>douches|toilettes|vestiaires|prises électriques|casiers|poubelles|serviettes)${HERE}`,
      "Y a-t-il des $<what>\u00a0?",
    ),
    fact(
      `(?:Il y a|Il n['’]y a pas|Nous n['’]avons pas|Nous disposons)(?: aussi| également)? (?:d['’]|de l['’])(?<what>eau potable|électricité)${HERE}`,
      "Y a-t-il de l’$<what>\u00a0?",
    ),
    fact(`${A} (?<verb>coûte|coûtent) ${GAP}${SUM}`, "Combien $<verb> $<name>\u00a0?"),
    fact(
      `(?=[^.;:]{0,30}${CHARGE})${A} (?:est(?: fixée?)?|s['’]élève) (?:de|à) ${GAP}${SUM}`,
      "À combien s’élève $<name>\u00a0?",
    ),
    fact(
      `(?=[^.;:]{0,30}${CHARGE})${A} (?:sont(?: fixée?s)?|s['’]élèvent) (?:de|à) ${GAP}${SUM}`,
      "À combien s’élèvent $<name>\u00a0?",
    ),
    fact(
      `(?<name>(?:La (?:participation|visite|séance)|Le prêt|L['’](?:entrée|adhésion|inscription|accès|activité|abonnement))(?: [^,;:.]{3,30}?)?) est (?:entièrement |totalement |libre et )?${FREE}`,
      "Combien coûte $<name>\u00a0?",
    ),
    fact(`(?<name>L['’]entrée) est libre${END}`, "Combien coûte $<name>\u00a0?"),
    fact(
      `${THE} (?<verb>se réuni(?:t|ssent)|se retrouve(?:nt)?|répète(?:nt)?|s['’]entraîne(?:nt)?|commence(?:nt)?|débute(?:nt)?|ouvre(?:nt)?|ferme(?:nt)?|a lieu|ont lieu|aura lieu|auront lieu|se tiendr(?:a|ont)|se déroulera|commencera|débutera|ouvrira|se tien(?:t|nent)|se déroule(?:nt)?) ${GAP}${WHEN}`,
      "Quand $<verb> $<name>\u00a0?",
    ),
    fact(`${THE} (?<verb>(?:est|sont) ouverte?s?) ${GAP}${WHEN}`, "Quand $<verb> $<name>\u00a0?"),
    fact(`(?:Nous|On) (?:nous|se) (?:réunissons|réunit) ${GAP}${WHEN}`, "Quand vous réunissez-vous\u00a0?"),
    fact(`(?:Nous|On) (?:nous|se) retrouv(?:ons|e) ${GAP}${WHEN}`, "Quand vous retrouvez-vous\u00a0?"),
    fact(`Nous sommes ouverts ${GAP}${WHEN}`, "Quand êtes-vous ouverts\u00a0?"),
    fact(
      `(?:Nos amis )?[Ll]es (?<pets>chiens|animaux(?: de compagnie| domestiques)?)(?: tenus en laisse)? (?:ne )?sont (?:pas |toujours |également |strictement )*(?:admis|acceptés|autorisés|interdits|bienvenus|les bienvenus|tolérés)${END}${WHERE}`,
      "Les $<pets> sont-ils admis$<where>\u00a0?",
    ),
    fact(
      "Les (?<pets>chiens) doivent (?:obligatoirement |toujours )?(?:être )?(?:tenus |gardés )?en laisse",
      "Les $<pets> sont-ils admis\u00a0?",
    ),
    fact(`Il est (?:strictement |formellement )?interdit de fumer${WHERE}`, "Est-il permis de fumer$<where>\u00a0?"),
    fact(
      `(?:Il y a|Il n['’]y a pas|Nous disposons|Nous avons) (?:(?:un|des|de|d['’]un|également|aussi|grand|petit|vaste|nombreuses|quelques|places) |d['’]){0,4}(?:parkings?|stationnement)${END}`,
      "Y a-t-il un parking\u00a0?",
    ),
    fact(
      `(?:Un|Le|Des places de) (?:grand |petit |vaste )?(?:parking|stationnement)(?: (?:gratuit|privé|public|couvert))? (?:est|sont|se trouve) (?:situé|disponible|gratuit|à (?:votre )?disposition|à proximité|possible|devant|derrière|en face)`,
      "Y a-t-il un parking\u00a0?",
    ),
    fact(
      "L['’]âge (?<kind>minimum|minimal|requis)(?<more> [^,;:.]{3,40}?)? est (?:de |fixé à )?\\d",
      "Quel est l’âge $<kind>$<more>\u00a0?",
    ),
    fact(
      "(?:À partir de|Dès) \\d+ ans, (?<name>les (?:enfants|jeunes)) peuvent (?<act>[^,;:.]{4,60}?)\\.",
      "À partir de quel âge $<name> peuvent-ils $<act>\u00a0?",
    ),
    fact(
      "(?<name>Les (?:enfants|jeunes|adolescents)) peuvent (?<act>[^,;:.]{4,60}?) (?:à partir de|dès) (?:l['’]âge de )?\\d+ ans",
      "À partir de quel âge $<name> peuvent-ils $<act>\u00a0?",
    ),
    fact(
      `${THE} (?<verb>accueille|accepte|reçoit) (?<who>les (?:enfants|jeunes)) (?:à partir de|dès) (?:l['’]âge de )?\\d+ ans`,
      "À partir de quel âge est-ce que $<name> $<verb> $<who>\u00a0?",
    ),
    fact(
      `${THE} (?<verb>accueille|accueillent|peu(?:t|vent) (?:accueillir|recevoir|contenir)) ${SOME}${PEOPLE}`,
      "Combien de personnes $<verb> $<name>\u00a0?",
    ),
    fact(
      `${THE} (?:a|dispose d['’]|offre) ?une capacité (?:maximale |d['’]accueil )?de ${SOME}${PEOPLE}`,
      "Combien de personnes peut accueillir $<name>\u00a0?",
    ),
    fact(
      `${THE} (?:n['’]|ne )?(?<is>est|sont) (?:pas |entièrement |également |facilement |aussi )*(?<how>accessibles? ${REDUCED})`,
      "Est-ce que $<name> $<is> $<how>\u00a0?",
    ),
  ],
  ours: [
    [/^notre/u, "votre"],
    [/^nos/u, "vos"],
  ],
  leans: /(?<!\p{L})(?:ce(?:t|tte|s|lle|lui)?|celui-ci|ici|là|si|s['’]ils?|ci-dess(?:us|ous)|celles-ci)(?!\p{L})/iu,
};
