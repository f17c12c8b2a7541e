import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";

/** Ways in which somebody is reached. */
export type ContactKind = "post" | "place" | "phone" | "mail";

/** How a language names them, and what its visitors ask. */
interface ContactForms {
  /** What a label is, whole. */
  readonly labels: Readonly<Record<ContactKind, RegExp>>;
  /** What a heading or title opens with over any of them. */
  readonly named: RegExp;
  readonly questions: Readonly<Record<ContactKind | "all", string>>;
}

const MAIL = "e-?mails?|mail";

const FORMS: Readonly<Record<string, ContactForms>> = {
  en: {
    labels: {
      post: /^(?:our )?(?:postal|mailing) address$/iu,
      place: /^(?:(?:our|street|office|visiting|registered|business) )*address$|^location$/iu,
      phone: /^(?:(?:our|office|main) )?(?:tele|mobile )?phone(?: numbers?)?$|^tel$|^mobile$|^call us$/iu,
      mail: /^(?:our )?(?:e-?mails?|mail)(?: address(?:es)?)?$/iu,
    },
    named:
      /^(?:our |your )?(?:contacts?|get in touch|how to (?:contact|find|reach) us|(?:[\p{L}]+ )?address|location|(?:tele)?phone|e-?mail|find us|where (?:we are|to find us))(?!\p{L})/iu,
    questions: {
      all: "How can I contact you?",
      post: "What is your postal address?",
      place: "What is your address?",
      phone: "What is your phone number?",
      mail: "What is your email address?",
    },
  },
  de: {
    labels: {
      post: /^(?:(?:unsere|die) )?post(?:adresse|anschrift)$/iu,
      place: /^(?:(?:unsere|die) )?(?:besucher|haus)?(?:adresse|anschrift)$|^standort$/iu,
      phone: /^(?:tel(?:efon)?|handy|mobil|fon)(?:nummer|[- ]nr)?$/iu,
      mail: new RegExp(`^(?:${MAIL})[- ]?(?:adresse)?$`, "iu"),
    },
    named:
      /^(?:unsere? |die )?(?:kontakt|so erreichen sie uns|(?:post|besucher)?(?:adresse|anschrift)|standort|anfahrt|telefon|e-?mail|so finden sie uns)/iu,
    questions: {
      all: "Wie kann ich Sie erreichen?",
      post: "Wie lautet die Postanschrift?",
      place: "Wie lautet die Adresse?",
      phone: "Wie lautet die Telefonnummer?",
      mail: "Wie lautet die E-Mail-Adresse?",
    },
  },
  fr: {
    labels: {
      post: /^(?:notre |l['’])?adresse postale$/iu,
      place: /^(?:notre |l['’])?adresse$|^siège(?: social)?$/iu,
      phone: /^(?:numéro de )?(?:tél|téléphone|portable|mobile)$/iu,
      mail: new RegExp(`^(?:adresse )?(?:${MAIL}|mél|courriel|courrier électronique)$`, "iu"),
    },
    named:
      /^(?:notre |nos |nous |les |l['’]|où nous )?(?:contact(?:er|ez[- ]nous|s)?|coordonnées|adresse|trouver|accès|téléphone|e-?mail|courriel|où sommes-nous)(?!\p{L})/iu,
    questions: {
      all: "Comment vous contacter\u00a0?",
      post: "Quelle est votre adresse postale\u00a0?",
      place: "Quelle est votre adresse\u00a0?",
      phone: "Quel est votre numéro de téléphone\u00a0?",
      mail: "Quelle est votre adresse e-mail\u00a0?",
    },
  },
  es: {
    labels: {
      post: /^(?:nuestra )?dirección postal$/iu,
      place: /^(?:nuestra )?dirección$|^domicilio$/iu,
      phone: /^(?:número de )?(?:tel|teléfonos?|móvil)$/iu,
      mail: new RegExp(`^(?:${MAIL}|correo(?: electrónico)?)$`, "iu"),
    },
    named:
      /^(?:nuestr[oa] )?(?:contact[oa]r?|contáct[ae]nos|datos de contacto|dirección|ubicación|¿?dónde estamos|cómo (?:llegar|contactar)|teléfonos?|e-?mail|correo)(?!\p{L})/iu,
    questions: {
      all: "¿Cómo puedo contactarles?",
      post: "¿Cuál es la dirección postal?",
      place: "¿Cuál es la dirección?",
      phone: "¿Cuál es el número de teléfono?",
      mail: "¿Cuál es el correo electrónico?",
    },
  },
  it: {
    labels: {
      post: /^(?:il nostro )?indirizzo postale$/iu,
      place: /^(?:il nostro )?indirizzo$|^sede$/iu,
      phone: /^(?:numero di )?(?:tel|telefono|cellulare)$/iu,
      mail: new RegExp(`^(?:indirizzo )?(?:${MAIL}|posta elettronica)$`, "iu"),
    },
    named:
      /^(?:i nostri |il nostro )?(?:contatt(?:i|aci|o)|come (?:contattarci|raggiungerci)|indirizzo|dove siamo|sede|telefono|e-?mail)(?!\p{L})/iu,
    questions: {
      all: "Come posso contattarvi?",
      post: "Qual è l’indirizzo postale?",
      place: "Qual è l’indirizzo?",
      phone: "Qual è il numero di telefono?",
      mail: "Qual è l’indirizzo e-mail?",
    },
  },
  pt: {
    labels: {
      post: /^(?:o nosso )?(?:endereço|morada) postal$/iu,
      place: /^(?:o nosso )?(?:endereço|morada)$/iu,
      phone: /^(?:número de )?(?:tel|telefones?|telemóvel|celular)$/iu,
      mail: new RegExp(`^(?:${MAIL}|correio eletrônico|correio eletrónico)$`, "iu"),
    },
    named:
      /^(?:os nossos |o nosso )?(?:conta(?:c)?tos?|fale conosco|contacte-nos|endereço|morada|localização|onde estamos|como chegar|telefones?|e-?mail)(?!\p{L})/iu,
    questions: {
      all: "Como posso entrar em contato?",
      post: "Qual é o endereço postal?",
      place: "Qual é o endereço?",
      phone: "Qual é o número de telefone?",
      mail: "Qual é o endereço de e-mail?",
    },
  },
  nl: {
    labels: {
      post: /^(?:ons )?postadres$/iu,
      place: /^(?:ons )?(?:bezoek)?adres$|^locatie$/iu,
      phone: /^(?:tel|telefoon|mobiel)(?:nummer)?$/iu,
      mail: new RegExp(`^(?:${MAIL})[- ]?(?:adres)?$`, "iu"),
    },
    named:
      /^(?:ons |onze )?(?:contact(?:gegevens)?|neem contact op|(?:post|bezoek)?adres|locatie|waar (?:zijn we|vind je ons)|route|telefoon(?:nummer)?|e-?mail)(?!\p{L})/iu,
    questions: {
      all: "Hoe kan ik contact opnemen?",
      post: "Wat is het postadres?",
      place: "Wat is het adres?",
      phone: "Wat is het telefoonnummer?",
      mail: "Wat is het e-mailadres?",
    },
  },
};

/** How the language of a locale names ways to reach somebody; undefined where that is not known. */
export function contactFormsOf(locale: string): ContactForms | undefined {
  return FORMS[primaryLanguage(locale)];
}
