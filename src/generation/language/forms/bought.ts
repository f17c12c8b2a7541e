/** What a visitor buys or pays for, by its names in each language: what else has prices, nobody asks for so. */

/** What who comes in pays for, as a heading of an English page calls it. */
export const ADMISSION_IN_ENGLISH = "admission|entry|entrance|tickets";

/** The same within a sentence, by the names that it has in all languages. */
export const ADMISSION = [
  "admission|entry|entrance|tickets?|eintritt(?:s\\p{L}+)?|karten?|entrées?|billets?|entradas?|boletos?|ingress[oi]",
  "bigliett[oi]|ingressos?|bilhetes?|toegang(?:s\\p{L}+)?|entree|kaartjes?",
].join("|");

/** Behind "Prix": "des cours", "du cours", "de la location". */
export const BOUGHT_IN_FRENCH = {
  several:
    "cours|leçons|billets|entrées|places|abonnements|adhésions|cartes|chambres|locations|séances|stages|ateliers|formations|visites|repas|menus|forfaits|services|prestations|consultations|traversées|croisières",
  feminine: "leçon|place|carte|chambre|location|séance|formation|visite|prestation|consultation|traversée|croisière",
  masculine: "cours|billet|stage|repas|menu|forfait|service|parking|stationnement|transport",
  elided: "abonnement|adhésion|inscription|entrée|atelier|hébergement",
};

/** Behind "Precios": "de las clases", "del curso". */
export const BOUGHT_IN_SPANISH = {
  several:
    "as (?:clases|entradas|cuotas|habitaciones|visitas|sesiones|matrículas|consultas|inscripciones|lecciones)|os (?:cursos|billetes|boletos|abonos|bonos|talleres|servicios|menús|alquileres|carnets|viajes)",
  feminine: "clase|entrada|cuota|habitación|visita|sesión|matrícula|consulta|inscripción|lección",
  masculine: "curso|billete|boleto|abono|bono|taller|servicio|menú|alquiler|carnet|viaje|aparcamiento",
};

/** Behind "Prezzi", with its article. */
export const BOUGHT_IN_ITALIAN = {
  "dei ": ["costano i ", "corsi|biglietti|servizi|menù|noleggi|trattamenti|laboratori|viaggi|posti"],
  "degli ": ["costano gli ", "abbonamenti|ingressi|skipass"],
  "delle ": ["costano le ", "lezioni|camere|visite|tessere|quote|consulenze|escursioni|iscrizioni"],
  "del ": ["costa il ", "corso|biglietto|servizio|noleggio|trattamento|laboratorio|viaggio|parcheggio"],
  "dello ": ["costa lo ", "skipass|stage"],
  "della ": ["costa la ", "lezione|camera|visita|tessera|quota|consulenza|escursione"],
  "dell['’]": ["costa l’", "abbonamento|ingresso|iscrizione|escursione"],
} as const;

/** Behind "Preços": "das aulas", "do curso". */
export const BOUGHT_IN_PORTUGUESE = {
  several:
    "as (?:aulas|entradas|visitas|sessões|matrículas|consultas|inscrições|mensalidades)|os (?:cursos|bilhetes|ingressos|passes|serviços|quartos|workshops|passeios|aluguéis)",
  one: "a (?:aula|entrada|visita|sessão|matrícula|consulta|inscrição|mensalidade)|o (?:curso|bilhete|ingresso|passe|serviço|quarto|workshop|passeio|aluguel|estacionamento)",
};

/** Before "-preise", "-gebühren" and the like, with which they are one word. */
export const BOUGHT_IN_GERMAN =
  "eintritts|ticket|karten|kurs|miet|leih|verleih|ausleih|boots|zimmer|übernachtungs|unterrichts|teilnahme|teilnehmer|anmelde|nutzungs|benutzungs|mitglieds|hallen|fahr|reise|behandlungs|versand|liefer|park|liegeplatz|stellplatz|abo|abonnement|saisonkarten";
