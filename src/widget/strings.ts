/** The widget's own words, in one language. */
export interface Strings {
  /** Of these words, as a BCP 47 tag. */
  language: string;
  close: string;
  placeholder: string;
  send: string;
  stop: string;
  again: string;
  you: string;
  sources: string;
  suggestions: string;
  reconnecting: string;
  stopped: string;
  failed: string;
  unreachable: string;
  busy: string;
  /** Of a message with more characters than may be sent. */
  long: string;
  unavailable: string;
}

const english: Strings = {
  language: "en",
  close: "Close",
  placeholder: "Ask a question",
  send: "Send",
  stop: "Stop",
  again: "Try again",
  you: "You",
  sources: "Sources",
  suggestions: "You could ask",
  reconnecting: "The connection was lost. Trying again…",
  stopped: "Stopped.",
  failed: "Something went wrong.",
  unreachable: "There is no connection.",
  busy: "Too many questions at once. Wait a moment.",
  long: "A question has at most 2,000 characters.",
  unavailable: "The agent is not available now.",
};

const languages: Record<string, Strings> = {
  en: english,
  de: {
    language: "de",
    close: "Schließen",
    placeholder: "Stellen Sie eine Frage",
    send: "Senden",
    stop: "Anhalten",
    again: "Noch einmal",
    you: "Sie",
    sources: "Quellen",
    suggestions: "Sie könnten fragen",
    reconnecting: "Die Verbindung ist abgebrochen. Neuer Versuch…",
    stopped: "Angehalten.",
    failed: "Etwas ist schiefgegangen.",
    unreachable: "Es besteht keine Verbindung.",
    busy: "Das waren zu viele Fragen auf einmal. Warten Sie einen Moment.",
    long: "Eine Frage hat höchstens 2.000 Zeichen.",
    unavailable: "Der Assistent ist gerade nicht verfügbar.",
  },
  es: {
    language: "es",
    close: "Cerrar",
    placeholder: "Haga una pregunta",
    send: "Enviar",
    stop: "Detener",
    again: "Reintentar",
    you: "Usted",
    sources: "Fuentes",
    suggestions: "Podría preguntar",
    reconnecting: "Se ha perdido la conexión. Reintentando…",
    stopped: "Detenido.",
    failed: "Algo ha ido mal.",
    unreachable: "No hay conexión.",
    busy: "Demasiadas preguntas a la vez. Espere un momento.",
    long: "Una pregunta tiene 2.000 caracteres como máximo.",
    unavailable: "El asistente no está disponible ahora.",
  },
  fr: {
    language: "fr",
    close: "Fermer",
    placeholder: "Posez une question",
    send: "Envoyer",
    stop: "Arrêter",
    again: "Réessayer",
    you: "Vous",
    sources: "Sources",
    suggestions: "Vous pourriez demander",
    reconnecting: "La connexion est perdue. Nouvel essai…",
    stopped: "Arrêté.",
    failed: "Une erreur est survenue.",
    unreachable: "Il n'y a pas de connexion.",
    busy: "Trop de questions à la fois. Patientez un instant.",
    long: "Une question compte 2 000 caractères au plus.",
    unavailable: "L'assistant n'est pas disponible pour le moment.",
  },
  it: {
    language: "it",
    close: "Chiudi",
    placeholder: "Fai una domanda",
    send: "Invia",
    stop: "Ferma",
    again: "Riprova",
    you: "Tu",
    sources: "Fonti",
    suggestions: "Potresti chiedere",
    reconnecting: "Connessione persa. Nuovo tentativo…",
    stopped: "Fermato.",
    failed: "Qualcosa è andato storto.",
    unreachable: "Non c'è connessione.",
    busy: "Troppe domande insieme. Attendi un momento.",
    long: "Una domanda ha al massimo 2.000 caratteri.",
    unavailable: "L'assistente non è disponibile al momento.",
  },
  nl: {
    language: "nl",
    close: "Sluiten",
    placeholder: "Stel een vraag",
    send: "Versturen",
    stop: "Stoppen",
    again: "Opnieuw proberen",
    you: "U",
    sources: "Bronnen",
    suggestions: "U kunt vragen",
    reconnecting: "De verbinding is verbroken. Nieuwe poging…",
    stopped: "Gestopt.",
    failed: "Er is iets misgegaan.",
    unreachable: "Er is geen verbinding.",
    busy: "Te veel vragen tegelijk. Wacht even.",
    long: "Een vraag heeft hooguit 2.000 tekens.",
    unavailable: "De assistent is nu niet beschikbaar.",
  },
  pt: {
    language: "pt",
    close: "Fechar",
    placeholder: "Faça uma pergunta",
    send: "Enviar",
    stop: "Parar",
    again: "Tentar de novo",
    you: "Você",
    sources: "Fontes",
    suggestions: "Você poderia perguntar",
    reconnecting: "A conexão foi perdida. Tentando de novo…",
    stopped: "Parado.",
    failed: "Algo deu errado.",
    unreachable: "Não há conexão.",
    busy: "Perguntas demais de uma vez. Aguarde um momento.",
    long: "Uma pergunta tem no máximo 2.000 caracteres.",
    unavailable: "O assistente não está disponível agora.",
  },
};

/** The words for a language tag such as `de-CH` or `de_CH`; English where there are none. */
export function stringsOf(language: string): Strings {
  return languages[language.toLowerCase().split(/[-_]/)[0] ?? ""] ?? english;
}
