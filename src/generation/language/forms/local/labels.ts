import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";

/** What a line of a place or an event tells by its label. */
export type LabelKind = "price" | "hours" | "sign" | "bring" | "when" | "where";

/** How a language labels such lines, and what its visitor asks; `%` is what a heading or a title names. */
export interface LabelForms {
  readonly labels: Readonly<Record<LabelKind, RegExp>>;
  readonly questions: Readonly<Record<LabelKind | "must", string>>;
}

const whole = (names: string) => new RegExp(`^(?:${names})$`, "iu");

const FORMS: Readonly<Record<string, LabelForms>> = {
  en: {
    labels: {
      price: whole(
        "(?:(?:entry|entrance|membership|annual|monthly|ticket|admission) )?(?:prices?|costs?|fees?)|admission|entry",
      ),
      hours: whole("(?:our )?(?:opening |business )?hours|opening times|open"),
      sign: whole("registration|sign[- ]?up|booking|bookings|how to (?:book|register|sign up)"),
      bring: whole("(?:what to |please )?bring|what you need"),
      when: whole("when|dates?(?: and time)?|day"),
      where: whole("where|venue|location|place|meeting point"),
    },
    questions: {
      price: "How much does “%” cost?",
      hours: "What are the opening hours?",
      sign: "How do I sign up?",
      must: "Do I need to register?",
      bring: "What do I need to bring?",
      when: "When is “%”?",
      where: "Where is “%”?",
    },
  },
  de: {
    labels: {
      price: whole(
        "(?:(?:mitglieds|jahres|monats|teilnahme|teilnehmer)?beitrag|(?:teilnahme|kurs|leih)?gebühr|preis|kosten|eintritt)",
      ),
      hours: whole("(?:unsere )?(?:öffnungszeiten|geöffnet|sprechzeiten)"),
      sign: whole("(?:zur )?anmeldung|anmelden|buchung|reservierung"),
      bring: whole("(?:bitte )?mitbringen|mitzubringen|was mitbringen"),
      when: whole("wann|termine?|datum|zeit|uhrzeit"),
      where: whole("wo|ort|veranstaltungsort|treffpunkt"),
    },
    questions: {
      price: "Was kostet „%“?",
      hours: "Wie sind die Öffnungszeiten?",
      sign: "Wie kann ich mich anmelden?",
      must: "Muss ich mich anmelden?",
      bring: "Was muss ich mitbringen?",
      when: "Wann ist „%“?",
      where: "Wo ist „%“?",
    },
  },
  fr: {
    labels: {
      price: whole("prix|tarifs?|coûts?|cotisation|participation|entrée|frais d['’]inscription"),
      hours: whole("(?:nos )?(?:horaires?(?: d['’]ouverture)?|heures d['’]ouverture)"),
      sign: whole("(?:sur )?inscriptions?|réservations?|pour s['’]inscrire"),
      bring: whole("(?:à )?apporter|à prévoir"),
      when: whole("quand|dates?|jour"),
      where: whole("où|lieu|adresse du lieu|rendez-vous"),
    },
    questions: {
      price: "Combien coûte «\u00a0%\u00a0»\u00a0?",
      hours: "Quels sont les horaires\u00a0?",
      sign: "Comment s’inscrire\u00a0?",
      must: "Faut-il s’inscrire\u00a0?",
      bring: "Que faut-il apporter\u00a0?",
      when: "Quand a lieu «\u00a0%\u00a0»\u00a0?",
      where: "Où a lieu «\u00a0%\u00a0»\u00a0?",
    },
  },
  es: {
    labels: {
      price: whole("precios?|costes?|costo|cuota|tarifa|entrada|inversión"),
      hours: whole("(?:nuestro )?horarios?(?: de (?:apertura|atención))?"),
      sign: whole("inscripci(?:ón|ones)|reservas?|para (?:inscribirse|apuntarse)"),
      bring: whole("(?:qué )?(?:traer|llevar)|material necesario"),
      when: whole("cuándo|fechas?|día"),
      where: whole("dónde|lugar|ubicación"),
    },
    questions: {
      price: "¿Cuánto cuesta «%»?",
      hours: "¿Cuál es el horario?",
      sign: "¿Cómo me puedo inscribir?",
      must: "¿Hay que inscribirse?",
      bring: "¿Qué hay que llevar?",
      when: "¿Cuándo es «%»?",
      where: "¿Dónde es «%»?",
    },
  },
  it: {
    labels: {
      price: whole("prezz[oi]|cost[oi]|quota(?: (?:associativa|di iscrizione))?|tariff[ae]|ingresso|contributo"),
      hours: whole("orari(?:o|(?: di apertura)?)"),
      sign: whole("iscrizion[ei]|prenotazion[ei]|per (?:iscriversi|prenotare|prenotarsi)"),
      bring: whole("(?:cosa )?portare|da portare"),
      when: whole("quando|dat[ae]|giorno"),
      where: whole("dove|luogo|sede"),
    },
    questions: {
      price: "Quanto costa «%»?",
      hours: "Quali sono gli orari?",
      sign: "Come posso iscrivermi?",
      must: "Bisogna iscriversi?",
      bring: "Che cosa bisogna portare?",
      when: "Quando è «%»?",
      where: "Dove è «%»?",
    },
  },
  pt: {
    labels: {
      price: whole("preços?|valor|custos?|mensalidade|taxa(?: de inscrição)?|entrada|ingresso"),
      hours: whole("horários?(?: de (?:funcionamento|atendimento|abertura))?"),
      sign: whole("inscriç(?:ão|ões)|reservas?"),
      bring: whole("(?:o que )?(?:levar|trazer)"),
      when: whole("quando|datas?|dia"),
      where: whole("onde|local|lugar"),
    },
    questions: {
      price: "Quanto custa “%”?",
      hours: "Qual é o horário?",
      sign: "Como me posso inscrever?",
      must: "É preciso inscrever-se?",
      bring: "O que é preciso levar?",
      when: "Quando é “%”?",
      where: "Onde é “%”?",
    },
  },
  nl: {
    labels: {
      price: whole("prijs|prijzen|kosten|contributie|tarief|entree|toegang|bijdrage"),
      hours: whole("(?:onze )?(?:openingstijden|openingsuren|geopend)"),
      sign: whole("aanmelden|aanmelding|inschrijven|inschrijving|reserveren"),
      bring: whole("(?:zelf )?meenemen|meebrengen"),
      when: whole("wanneer|datum|data|dag"),
      where: whole("waar|locatie|plaats"),
    },
    questions: {
      price: "Wat kost ‘%’?",
      hours: "Wat zijn de openingstijden?",
      sign: "Hoe kan ik mij aanmelden?",
      must: "Moet ik mij aanmelden?",
      bring: "Wat moet ik meenemen?",
      when: "Wanneer is ‘%’?",
      where: "Waar is ‘%’?",
    },
  },
};

/** How the language of a locale labels what a place or an event tells; undefined where that is not known. */
export function labelFormsOf(locale: string): LabelForms | undefined {
  return FORMS[primaryLanguage(locale)];
}
