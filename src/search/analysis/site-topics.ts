import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { SUM } from "./currencies.ts";
import { MAILBOX, TELEPHONE } from "./reached.ts";
import { tellsWeek } from "./week.ts";

/** What visitors of most sites ask. */
interface Topic {
  /** What its text has where it answers. */
  readonly tells: RegExp;
  /** By language what a title or heading names it by, whole, and how it is asked for. */
  readonly asked: Readonly<Record<string, readonly [named: RegExp, ...questions: string[]]>>;
}

export type SiteTopic = keyof typeof TOPICS;

const TIME =
  /\d ?(?:[:.h]\d\d|[ap]\.?m\.?(?!\p{L})|uhr|uur|heures?|h(?!\p{L})|Uhr)|(?<!\p{L})(?:noon|midday|mittags)(?!\p{L})/iu;
/** Post codes, and houses by their number: before the street, or behind one that is called so. */
const ADDRESSES = [
  "(?<![\\d-]|\\d[ ./])(?!(?:19|20)\\d\\d(?!\\d))\\d{4,5}(?![\\d-]|[ ./]\\d)",
  "(?<![\\p{L}\\d])(?:D|A|CH|F|B|L|NL|I|E)-\\d{4,5}(?![\\d-])|(?<![\\d-])(?:\\d{4}|\\d{5})-\\d{3} \\p{Lu}",
  "(?<![\\p{L}\\d.-]|\\d[ /])\\d{1,4},? (?!(?:Euro|EUR|CHF|Uhr|Minuten|Stunden|Tage|Jahre|Personen)(?!\\p{L}))\\p{Lu}\\p{L}+",
  "(?:stra(?:ße|sse|at)|str\\.|weg|platz|allee|gasse|plein|laan|gracht),? \\d{1,4}(?!\\d)",
  "(?:[Rr]ing|[Ww]all|[Mm]arkt|[Dd]amm|[Uu]fer|[Kk]ai|[Cc]haussee|[Bb]ahnhof|[Rr]athaus|[Hh]of|[Dd]ijk|[Kk]ade|[Ss]ingel) \\d{1,4} ?[a-z]?(?=[\\n,;)]|$)",
  "(?<!\\p{L})(?:[Cc]alle|C/|[Vv]ia|[Vv]iale|[Cc]orso|[Rr]ua|[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]laza|[Pp]iazza|[Pp]raça|[Aa]venida|[Aa]v\\.|[Aa]vda\\.|[Pp]aseo|[Ll]argo) (?:(?:de|da|do|du|des|del|della|dei|dos|das|la|las|los|el|di) ){0,2}\\p{Lu}[\\p{L}'’]+(?: (?:d[aeiou] |del |della )?\\p{Lu}[\\p{L}'’]+){0,3},? \\d{1,4}(?!\\d|[:.h]\\d| ?(?:[€%]|euro))",
  "\\p{Lu}{1,2}\\d{1,2}\\p{Lu}? \\d\\p{Lu}{2}",
];
const ADDRESS = new RegExp(ADDRESSES.join("|"), "u");
const REACHED =
  /\S@\S|\(at\)|(?:\d[ ()/.-]{0,2}){7}|(?<!\p{L})(?:form|formular|formulaire|formulario|formulário|modulo|formulier)(?!\p{L})/iu;
const AMOUNT = new RegExp(SUM, "u");
const ANYTHING = /\p{L}/u;

const TOPICS = {
  hours: {
    tells: TIME,
    asked: {
      en: [
        /^(?:(?:our|the|main|regular|club|museum|gallery|cent(?:er|re)|summer|winter|desk|reception|shop|store) )?(?:opening )?(?:hours|times)$|^(?:opening|business|office|visiting|library) hours(?: (?:and|&) .*)?$/iu,
        "When are you open?",
        "What are your opening hours?",
        "What time do you open?",
        "What time do you close?",
      ],
      de: [
        /^(?:unsere )?(?:öffnungs|sprech|geschäfts|laden)zeiten(?: .*)?$/iu,
        "Wann habt ihr geöffnet?",
        "Wann haben Sie geöffnet?",
        "Wie sind die Öffnungszeiten?",
      ],
      fr: [
        /^(?:(?:nos|les) )?(?:horaires|heures) d['’]ouverture(?: .*)?$/iu,
        "Quand êtes-vous ouverts ?",
        "À quelle heure ouvrez-vous ?",
        "Quels sont les horaires d'ouverture ?",
      ],
      es: [
        /^(?:nuestro |el )?horarios?(?: de (?:apertura|atención))?$/iu,
        "¿Cuándo abren?",
        "¿A qué hora abren?",
        "¿Cuál es el horario?",
      ],
      it: [
        /^(?:i nostri |gli )?orari(?:o)?(?: di apertura)?$/iu,
        "Quando siete aperti?",
        "A che ora aprite?",
        "Quali sono gli orari di apertura?",
      ],
      pt: [
        /^(?:o nosso )?horários?(?: de (?:funcionamento|abertura|atendimento))?$/iu,
        "Quando estão abertos?",
        "A que horas abrem?",
        "Qual é o horário de funcionamento?",
      ],
      nl: [
        /^(?:onze )?openingstijden(?: .*)?$/iu,
        "Wanneer zijn jullie open?",
        "Hoe laat zijn jullie open?",
        "Wat zijn de openingstijden?",
      ],
    },
  },
  place: {
    tells: ADDRESS,
    asked: {
      en: [
        /^(?:our )?(?:location|address|how to find us|find us|where (?:we are|to find us|are we)|directions|getting here|how to get here)$/iu,
        "Where are you located?",
        "How do I get there?",
        "What is your address?",
      ],
      de: [
        /^(?:anfahrt|adresse|standort|anschrift|so finden sie uns|so findet ihr uns|wo (?:sie|ihr) uns finde[nt]|lageplan|wegbeschreibung)$/iu,
        "Wo finde ich euch?",
        "Wo befinden Sie sich?",
        "Wie komme ich zu euch?",
      ],
      fr: [
        /^(?:(?:notre )?adresse|(?:nous|où nous) trouver|où sommes-nous(?: \?)?|accès|plan d['’]accès|venir)$/iu,
        "Où êtes-vous ?",
        "Comment venir ?",
      ],
      es: [/^(?:dirección|ubicación|¿?dónde estamos\??|cómo llegar)$/iu, "¿Dónde están?", "¿Cómo llegar?"],
      it: [/^(?:indirizzo|dove siamo|come (?:raggiungerci|arrivare))$/iu, "Dove siete?", "Come arrivare?"],
      pt: [/^(?:endereço|localização|onde estamos|como chegar)$/iu, "Onde ficam?", "Como chegar?"],
      nl: [
        /^(?:adres|locatie|waar (?:zijn we|vind je ons)|route(?:beschrijving)?|bereikbaarheid)$/iu,
        "Waar zijn jullie?",
        "Hoe kom ik er?",
      ],
    },
  },
  contact: {
    tells: REACHED,
    asked: {
      en: [
        /^(?:contact(?: us| details| info(?:rmation)?)?|get in touch|how to contact us)$/iu,
        "How can I contact you?",
      ],
      de: [
        /^(?:kontakt(?:iere(?:n sie)? uns|daten|aufnahme)?|so erreichen sie uns)$/iu,
        "Wie kann ich euch erreichen?",
        "Wie kann ich Sie erreichen?",
      ],
      fr: [/^(?:(?:nous )?contact(?:er|ez[- ]nous|s)?)$/iu, "Comment vous contacter ?"],
      es: [/^(?:contacto|contáct[ae]nos|contactar)$/iu, "¿Cómo puedo contactarles?"],
      it: [/^(?:contatt(?:i|aci|o)|come contattarci)$/iu, "Come posso contattarvi?"],
      pt: [/^(?:contatos?|contactos?|fale conosco|contacte-nos)$/iu, "Como posso entrar em contato?"],
      nl: [/^(?:contact(?:gegevens)?|neem contact op)$/iu, "Hoe kan ik contact opnemen?"],
    },
  },
  phone: {
    tells: TELEPHONE,
    asked: {
      en: [
        /^(?:contact(?: us| details| info(?:rmation)?)?|get in touch|how to contact us|(?:tele)?phone(?: numbers?)?)$/iu,
        "What is your phone number?",
      ],
      de: [
        /^(?:kontakt(?:iere(?:n sie)? uns|daten|aufnahme)?|so erreichen sie uns|telefon(?:nummer)?)$/iu,
        "Wie ist die Telefonnummer?",
      ],
      fr: [/^(?:(?:nous )?contact(?:er|ez[- ]nous|s)?|téléphone)$/iu, "Quel est le numéro de téléphone ?"],
      es: [/^(?:contacto|contáct[ae]nos|contactar|teléfonos?)$/iu, "¿Cuál es el número de teléfono?"],
      it: [/^(?:contatt(?:i|aci|o)|come contattarci|telefono)$/iu, "Qual è il numero di telefono?"],
      pt: [/^(?:contatos?|contactos?|fale conosco|contacte-nos|telefones?)$/iu, "Qual é o número de telefone?"],
      nl: [/^(?:contact(?:gegevens)?|neem contact op|telefoon(?:nummer)?)$/iu, "Wat is het telefoonnummer?"],
    },
  },
  mail: {
    tells: MAILBOX,
    asked: {
      en: [
        /^(?:contact(?: us| details| info(?:rmation)?)?|get in touch|how to contact us|e-?mail(?: address(?:es)?)?)$/iu,
        "What is your email address?",
      ],
      de: [
        /^(?:kontakt(?:iere(?:n sie)? uns|daten|aufnahme)?|so erreichen sie uns|e-?mail(?:-?adresse)?)$/iu,
        "Wie ist die E-Mail-Adresse?",
      ],
      fr: [/^(?:(?:nous )?contact(?:er|ez[- ]nous|s)?|e-?mail|courriel)$/iu, "Quelle est l'adresse e-mail ?"],
      es: [
        /^(?:contacto|contáct[ae]nos|contactar|e-?mail|correo(?: electrónico)?)$/iu,
        "¿Cuál es el correo electrónico?",
      ],
      it: [/^(?:contatt(?:i|aci|o)|come contattarci|e-?mail)$/iu, "Qual è l'indirizzo e-mail?"],
      pt: [/^(?:contatos?|contactos?|fale conosco|contacte-nos|e-?mail)$/iu, "Qual é o e-mail?"],
      nl: [/^(?:contact(?:gegevens)?|neem contact op|e-?mail(?:adres)?)$/iu, "Wat is het e-mailadres?"],
    },
  },
  prices: {
    tells: AMOUNT,
    asked: {
      en: [
        /^(?:our )?(?:prices?|pricing|price list|fees|rates|costs?|charges|tariffs?|hire (?:charges|rates|fees)|admission)$/iu,
        "How much does it cost?",
        "What are the prices?",
      ],
      de: [
        /^(?:unsere )?(?:preise?|preisliste|kosten|gebühren|eintritt(?:spreise)?|tarife)$/iu,
        "Was kostet es?",
        "Wie viel kostet es?",
      ],
      fr: [/^(?:(?:nos|les) )?(?:tarifs?|prix)$/iu, "Combien ça coûte ?", "Quels sont les tarifs ?"],
      es: [/^(?:nuestras? )?(?:precios?|tarifas?|costes?)$/iu, "¿Cuánto cuesta?", "¿Cuáles son los precios?"],
      it: [/^(?:i nostri )?(?:prezzi|tariffe|costi|listino)$/iu, "Quanto costa?", "Quali sono i prezzi?"],
      pt: [/^(?:os nossos )?(?:preços|tarifas|custos)$/iu, "Quanto custa?", "Quais são os preços?"],
      nl: [/^(?:onze )?(?:prijzen|tarieven|kosten)$/iu, "Hoeveel kost het?", "Wat zijn de prijzen?"],
    },
  },
  membership: {
    tells: AMOUNT,
    asked: {
      en: [
        /^(?:membership|members?['’]?) (?:fees?|dues|rates?|subscriptions?|prices?|costs?)$|^(?:our )?memberships?$/iu,
        "How much does membership cost?",
      ],
      de: [
        /^mitglieds(?:beiträge?|gebühren?)$|^mitgliedschaft$/iu,
        "Wie viel kostet die Mitgliedschaft?",
        "Was kostet die Mitgliedschaft?",
      ],
      fr: [
        /^(?:(?:les |la )?cotisations?(?: annuelles?| et (?:paiement|licences?|adhésion))?)\.?$/iu,
        "Combien coûte la cotisation ?",
      ],
      es: [/^(?:las? )?cuotas?(?: de (?:socios?|afiliación))?$/iu, "¿Cuánto cuesta la cuota?"],
      it: [/^quote?(?: (?:associativ[ae]|sociale?|annual[ei]))$/iu, "Quanto costa la quota associativa?"],
      nl: [/^(?:contributie|lidmaatschap(?:skosten)?)$/iu, "Hoeveel is de contributie?"],
    },
  },
  joining: {
    tells: ANYTHING,
    asked: {
      en: [
        /^(?:how to )?(?:become a member|apply for membership)$|^membership applications?$/iu,
        "How do I become a member?",
        "Can I become a member?",
      ],
      de: [
        /^(?:mitglied werden|mitgliedsantrag|wie werde ich mitglied\??)$/iu,
        "Wie werde ich Mitglied?",
        "Wie kann ich Mitglied werden?",
      ],
      fr: [/^(?:adhérer|adhésion|devenir (?:membre|adhérent))$/iu, "Comment adhérer ?", "Comment devenir membre ?"],
      es: [/^(?:hazte socio|hacerse socio|cómo (?:asociarse|hacerse socio))$/iu, "¿Cómo me hago socio?"],
      it: [/^(?:diventa(?:re)? soci[oa]|come (?:iscriversi|associarsi)|iscrizioni?)$/iu, "Come posso iscrivermi?"],
      pt: [/^(?:torne-se (?:sócio|membro)|como se associar)$/iu, "Como me torno sócio?"],
      nl: [/^(?:lid worden|word lid|aanmelden als lid)$/iu, "Hoe word ik lid?"],
    },
  },
  enrolling: {
    tells: ANYTHING,
    asked: {
      en: [/^(?:registration|enrol{1,2}ment|how to (?:register|enrol{1,2}|sign up))$/iu, "How do I register?"],
      de: [/^(?:anmeldung|so melden sie sich an)$/iu, "Wie kann ich mich anmelden?"],
      fr: [/^(?:s['’]inscrire|inscriptions?)(?: (?:au club|à l['’]association))?$/iu, "Comment s'inscrire ?"],
      es: [/^(?:inscripci(?:ón|ones)|cómo inscribirse)$/iu, "¿Cómo me inscribo?"],
      pt: [/^(?:inscriç(?:ão|ões)|como se inscrever)$/iu, "Como me inscrevo?"],
      nl: [/^(?:aanmelden|inschrijven|inschrijving)$/iu, "Hoe kan ik me aanmelden?"],
    },
  },
  parking: {
    tells: ANYTHING,
    asked: {
      en: [/^(?:car )?parking$/iu, "Is there parking?", "Where can I park?", "Do you have parking?"],
      de: [/^(?:parken|parkplätze|parkmöglichkeiten)$/iu, "Gibt es Parkplätze?", "Wo kann ich parken?"],
      fr: [/^(?:parking|stationnement)$/iu, "Où puis-je me garer ?"],
      es: [/^(?:aparcamiento|estacionamiento|parking)$/iu, "¿Dónde puedo aparcar?"],
      it: [/^parcheggi[o]?$/iu, "Dove posso parcheggiare?"],
      pt: [/^estacionamento$/iu, "Onde posso estacionar?"],
      nl: [/^parkeren$/iu, "Waar kan ik parkeren?"],
    },
  },
} satisfies Record<string, Topic>;

const ALL = Object.keys(TOPICS) as SiteTopic[];

/** Whether a title or heading names nothing but a topic: "Opening hours". */
export function namesTopic(topic: SiteTopic, heading: string, locale: string): boolean {
  const { asked }: Topic = TOPICS[topic];
  return asked[primaryLanguage(locale)]?.[0].test(heading.trim()) === true;
}

/** The same of one whose text tells it. */
function tellsTopic(topic: SiteTopic, heading: string, text: string, locale: string): boolean {
  return namesTopic(topic, heading, locale) && TOPICS[topic].tells.test(text);
}

/** Pages that speak for the whole site: what they tell below a heading is not of one of its parts. */
const OF_SITE =
  /^(?:about(?: us)?|visit(?: us)?|home|welcome|info(?:s|rmation(?:en)?)?|practical information|contact(?: us)?|kontakt|über uns|besuch|start(?:seite)?|willkommen|à propos|infos? pratiques?|accueil|bienvenue|contacto|sobre nosotros|inicio|visítanos|información|chi siamo|contatti|informazioni|visita|sobre|contatos?|início|informações|over ons|bezoek|praktisch(?:e informatie)?|welkom|faqs?)$/iu;

/** What a text says whose times of a week are those at which all is open: others are of courses. */
const OPENS =
  /(?<!\p{L})(?:open|opening|geöffnet|\p{L}*öffnungszeiten|ouverte?s?|ouverture|abiert[oa]s?|apertura|apert[oaie]|abert[oa]s?|geopend|openingstijden)(?!\p{L})/iu;

/** Whether a page tells a topic below one of its headings for the whole site, or is about that alone. */
function speaksForSite({ title, url }: { title: string; url: string }): boolean {
  return OF_SITE.test(title.trim()) || new URL(url).pathname === "/";
}

/** How visitors ask for a topic in a language; none where that is not known. */
function questionsFor(topic: SiteTopic, locale: string): readonly string[] {
  const { asked }: Topic = TOPICS[topic];
  const [, ...questions] = asked[primaryLanguage(locale)] ?? [];
  return questions;
}

/** What visitors ask that a passage of a page tells below a title or heading ("When are you open?" of "Opening hours"). */
export function commonQuestions(
  page: { title: string; url: string; locale: string },
  passage: Told,
): readonly string[] {
  return ALL.filter((topic) => tellsForSite(topic, page, passage)).flatMap((topic) => questionsFor(topic, page.locale));
}

interface Told {
  readonly heading: string;
  readonly text: string;
}

/** Whether a passage tells a topic for the whole site: below the title of a page about it, or on a page that speaks for all. */
export function tellsForSite(
  topic: SiteTopic,
  page: { title: string; url: string; locale: string },
  { heading, text }: Told,
): boolean {
  if (tellsTopic(topic, page.title, text, page.locale)) return true;
  const isAnywhere = topic === "membership" || topic === "joining" || speaksForSite(page);
  const opens = OPENS.test(text) || namesTopic("hours", heading, page.locale);
  if (topic === "hours" && (isAnywhere || opens) && tellsWeek(text.split("\n"))) return true;
  return isAnywhere && tellsTopic(topic, heading, text, page.locale);
}
