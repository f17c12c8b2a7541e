/** What the columns of a table are called whose rows answer a question each, and how that is asked for. */
export interface RowForms {
  /** What a column of prices is called, or what stands over one without a name. */
  readonly price: RegExp;
  /** What a column of times is called. */
  readonly time: RegExp;
  /** What a column of things is called that take place. */
  readonly event: RegExp;
  /** What stands over a table of days. */
  readonly dates: RegExp;
  /** What a column of offices is called, and one of those who hold them. */
  readonly office: RegExp;
  readonly person: RegExp;
  /** What a column is called whose cells name no thing: where a parcel goes, how late one is, what is chosen. */
  readonly nameless: RegExp;
  /** Whom a price is for, which is nothing that has one: "Adults". */
  readonly payer: RegExp;
  /** How each is asked for; `%` is what the row is called, in the marks of a name where the language has articles for it. */
  readonly howMuch: string;
  readonly when: string;
  readonly who: string;
}

/** Whole, with an article or a word more at either end: "Our prices", "Price per year". */
function called(names: string): RegExp {
  return new RegExp(`^(?:\\p{L}+ )?(?:${names})(?:(?: \\p{L}+){1,2}| ?[/(].{1,20})?$`, "iu");
}

/** The same with a word before it alone: "Class credits" are no classes. */
function named(names: string): RegExp {
  return new RegExp(`^(?:\\p{L}+ )?(?:${names})$`, "iu");
}

function amongWords(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
}

export const ROW_FORMS: Readonly<Record<string, RowForms>> = {
  en: {
    price: called("prices?|pricing|costs?|fees?|rates?|dues|charges?|tariffs?"),
    dates: amongWords("dates?|calendar|deadlines?|holidays|timetable"),
    time: called("times?|when|days?|dates?|schedule|hours"),
    event: named(
      "class(?:es)?|courses?|groups?|activit(?:y|ies)|events?|sessions?|training|lessons?|races?|workshops?",
    ),
    office: called("role|office|position|function"),
    person: called("names?|person|holder|officer|who"),
    nameless: amongWords(
      "to|from|destinations?|countr(?:y|ies)|regions?|zones?|areas?|where|days?|nights?|weeks?|months?|years?|quarters?|seasons?|dates?|times?|when|hours?|periods?|durations?|lengths?|options?|choices?|answers?|questions?|quantity|amounts?|numbers?|ages?|weights?|sizes?|titles?|posts?|authors?",
    ),
    payer: amongWords(
      "adults?|child(?:ren)?|kids?|students?|seniors?|pensioners?|concessions?|famil(?:y|ies)|individuals?|juniors?|youths?|(?:non-?)?members?|persons?|people|couples?|guests?|visitors?|groups?|teachers?|under|over|aged?|each|per|first|additional|extra|other|total|all|none|from|up to|beginners|learners|improvers|donors",
    ),
    howMuch: "How much is %?",
    when: "When is %?",
    who: "Who is the %?",
  },
  de: {
    price: called("preise?|kosten|gebühr(?:en)?|beitr(?:ag|äge)|tarife?|eintritt"),
    dates: amongWords("termine?|fristen|ferien|kalender|daten"),
    time: called("zeit(?:en)?|wann|tage?|datum|termine?|uhrzeit(?:en)?"),
    event: named("kurse?|gruppen?|angebote?|veranstaltung(?:en)?|training|workshops?|stunden?"),
    office: called("funktion|amt|rolle|posten"),
    person: called("namen?|person|wer"),
    nameless: amongWords(
      "nach|ziel(?:land)?|länder|land|region(?:en)?|zonen?|tage?|nächte|wochen?|monate?|jahre?|datum|zeit(?:raum)?|uhrzeit|dauer|optionen|option|auswahl|antwort|frage|menge|anzahl|alter|gewicht|größe|titel|autor",
    ),
    payer: amongWords(
      "erwachsene\\p{L}*|kind(?:er)?|jugend\\p{L}*|schüler\\p{L}*|student\\p{L}*|senior\\p{L}*|familien?|\\p{L}*mitglieder?|rentner\\p{L}*|azubis?|auszubildende|person(?:en)?|\\p{L}*paare?|ermäßigt|gruppen?|einzel\\p{L}*|unter|über|ab|bis|pro|je|gesamt|summe|alle|anfänger(?:innen)?|fortgeschrittene",
    ),
    howMuch: "Was kostet %?",
    when: "Wann ist %?",
    who: "Wer ist %?",
  },
  fr: {
    price: called("prix|tarifs?|coûts?|cotisations?|montants?|frais"),
    dates: amongWords("dates|calendrier|échéances|vacances"),
    time: called("horaires?|heures?|quand|jours?|dates?"),
    event: named("activités?|cours|groupes?|évènements?|événements?|séances?|ateliers?|entraînements?|stages?"),
    office: called("fonction|rôle|poste"),
    person: called("noms?|personne|qui"),
    nameless: amongWords(
      "vers|destinations?|pays|régions?|zones?|jours?|nuits?|semaines?|mois|ans|années?|dates?|heures?|périodes?|durées?|options?|choix|réponses?|questions?|quantités?|nombre|âges?|poids|tailles?|titres?|auteurs?",
    ),
    payer: amongWords(
      "adultes?|enfants?|jeunes?|étudiants?|seniors?|familles?|membres?|adhérents?|personnes?|couples?|réduit|groupes?|individuel(?:le)?|moins|plus|par|chaque|total|tous|débutants",
    ),
    howMuch: "Combien coûte % ?",
    when: "Quand a lieu % ?",
    who: "Qui est % ?",
  },
  es: {
    price: called("precios?|tarifas?|costes?|costos?|cuotas?|importes?"),
    dates: amongWords("fechas|calendario|plazos|vacaciones"),
    time: called("horarios?|horas?|cuándo|días?|fechas?"),
    event: named(
      "actividad(?:es)?|clases?|cursos?|grupos?|eventos?|sesion(?:es)?|sesión|taller(?:es)?|entrenamientos?",
    ),
    office: called("cargo|función|puesto|rol"),
    person: called("nombres?|persona|quién"),
    nameless: amongWords(
      "a|hacia|destinos?|país(?:es)?|regi(?:ón|ones)|zonas?|días?|noches?|semanas?|mes(?:es)?|años?|fechas?|horas?|períodos?|periodos?|duración|opci(?:ón|ones)|respuestas?|preguntas?|cantidad|número|edad(?:es)?|peso|tamaños?|títulos?|autor(?:es)?",
    ),
    payer: amongWords(
      "adult[oa]s?|niñ[oa]s?|jóvenes|estudiantes?|jubilad[oa]s?|familias?|soci[oa]s?|miembros?|personas?|parejas?|reducid[oa]|grupos?|individual|menores|mayores|por|cada|total|tod[oa]s|principiantes",
    ),
    howMuch: "¿Cuánto cuesta %?",
    when: "¿Cuándo es %?",
    who: "¿Quién es %?",
  },
  it: {
    price: called("prezz[oi]|tariff[ae]|cost[oi]|quot[ae]|import[oi]"),
    dates: amongWords("date|calendario|scadenze|vacanze"),
    time: called("orari[o]?|or[ae]|quando|giorn[oi]|dat[ae]"),
    event: named("attività|cors[oi]|gruppi?|event[oi]|lezion[ei]|laboratori[o]?|allenament[oi]"),
    office: called("carica|ruolo|funzione|incarico"),
    person: called("nom[ei]|nominativo|persona|chi"),
    nameless: amongWords(
      "verso|destinazion[ei]|paes[ei]|region[ei]|zon[ae]|giorn[oi]|nott[ei]|settiman[ae]|mes[ei]|ann[oi]|dat[ae]|or[ae]|period[oi]|durata|opzion[ei]|rispost[ae]|domand[ae]|quantità|numero|età|peso|taglia|titol[oi]|autor[ei]",
    ),
    payer: amongWords(
      "adult[oi]|bambin[oi]|ragazz[oi]|student[ei]|anzian[oi]|famigli[ae]|soc[oi]|membri|person[ae]|coppi[ae]|ridotto|gruppi?|individuale|under|over|oltre|fino|per|ogni|totale|tutti|principianti",
    ),
    howMuch: "Quanto costa %?",
    when: "Quando è %?",
    who: "Chi è %?",
  },
  pt: {
    price: called("preços?|tarifas?|custos?|taxas?|quotas?|valor(?:es)?"),
    dates: amongWords("datas|calendário|prazos|férias"),
    time: called("horários?|horas?|quando|dias?|datas?"),
    event: named("atividades?|aulas?|cursos?|grupos?|eventos?|sessão|sessões|oficinas?|treinos?"),
    office: called("cargo|função|papel"),
    person: called("nomes?|pessoa|quem"),
    nameless: amongWords(
      "para|destinos?|país(?:es)?|regi(?:ão|ões)|zonas?|dias?|noites?|semanas?|mês|meses|anos?|datas?|horas?|períodos?|duração|opç(?:ão|ões)|respostas?|perguntas?|quantidade|número|idades?|peso|tamanhos?|títulos?|autor(?:es)?",
    ),
    payer: amongWords(
      "adult[oa]s?|crianças?|jovens|estudantes?|idos[oa]s?|famílias?|sóci[oa]s?|membros?|pessoas?|casa(?:l|is)|reduzid[oa]|grupos?|individual|menores|maiores|por|cada|total|tod[oa]s|principiantes|iniciantes",
    ),
    howMuch: "Quanto custa %?",
    when: "Quando é %?",
    who: "Quem é %?",
  },
  nl: {
    price: called("prijs|prijzen|tarie(?:f|ven)|kosten|bedrag|contributie"),
    dates: amongWords("data|kalender|agenda|vakanties"),
    time: called("tijd(?:en)?|wanneer|dag(?:en)?|datum|data"),
    event: named(
      "activiteit(?:en)?|cursus(?:sen)?|groep(?:en)?|evenement(?:en)?|lessen|les|trainingen|training|wedstrijd(?:en)?",
    ),
    office: called("functie|rol"),
    person: called("na(?:am|men)|persoon|wie"),
    nameless: amongWords(
      "naar|bestemming(?:en)?|land(?:en)?|regio|zones?|dag(?:en)?|nacht(?:en)?|weken|week|maand(?:en)?|jaar|jaren|datum|tijd|periode|duur|opties?|keuze|antwoord|vraag|aantal|hoeveelheid|leeftijd|gewicht|maat|titel|auteur",
    ),
    payer: amongWords(
      "volwassenen?|kind(?:eren)?|jeugd(?:leden)?|jongeren|studenten?|senioren|gezin(?:nen)?|(?:niet-?)?leden|lid|personen|persoon|paar|groep(?:en)?|individueel|overig|onder|boven|vanaf|tot|per|elke?|totaal|alle|beginners|gevorderden",
    ),
    howMuch: "Wat kost %?",
    when: "Wanneer is %?",
    who: "Wie is de %?",
  },
};

/** What a column of things is called whose noun each row leaves out: "Membership | Price". English alone. */
export const NOUN_OF_ROWS =
  /^(?:membership|ticket|pass|course|class|lesson|plan|package|room|workshop|tour|permit|licen[cs]e|subscription)s?$/i;

/** A word of a row's name that stands for such a noun already: "Family pass", "Late fee". */
export const HAS_NOUN =
  /(?<!\p{L})(?:membership|ticket|pass|course|class|lesson|plan|package|room|workshop|tour|permit|licen[cs]e|subscription|fee|card|charge|deposit|hire|rental|rate)(?:e?s)?(?!\p{L})/iu;
