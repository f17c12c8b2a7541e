import { NONE, type QuestionForms } from "../question-forms.ts";
import { BOUGHT_IN_GERMAN } from "./bought.ts";

/** Verbs that close a heading which names a task: "Passwort zurücksetzen". */
const TASKS =
  "erstellen|anlegen|ändern|löschen|hinzufügen|entfernen|einrichten|zurücksetzen|herunterladen|hochladen|installieren|aktivieren|deaktivieren|bearbeiten|teilen|speichern|kündigen|stornieren|bestellen|bezahlen|zahlen|zurückgeben|zurücksenden|öffnen|schließen|wechseln|anpassen|verbinden|verknüpfen|trennen|registrieren|anmelden|abmelden|einloggen|ausloggen|verlängern|kaufen|verkaufen|ausfüllen|senden|versenden|verschicken|empfangen|exportieren|importieren|einladen|verwalten|prüfen|überprüfen|wiederherstellen|verwenden|nutzen|suchen|finden|planen|buchen|sperren|entsperren|bestätigen|verifizieren|aktualisieren|drucken|ansehen|anzeigen|melden|beantragen|freigeben|sichern|übertragen|konfigurieren|starten|beenden";
/** What stands in no such heading. */
const NO_TASK =
  "ist|sind|war|wird|werden|wurde|wurden|hat|haben|kann|können|muss|müssen|soll|sollten|möchte|möchten|lässt|darf|dürfen|will|wollen|brauche|nicht|kein|keine|um|zu|sich|–|—|-";

/** Verbs that end a statement, and no question: "Welche Unterlagen erforderlich sind". */
const CLOSING =
  "ist|sind|wird|werden|hat|haben|kann|können|muss|müssen|darf|dürfen|soll|sollen|sollten|dauert|kostet|gilt|gelten|braucht|brauchen|bekommt|bekommen|benötigt|benötigen";

/** What asks for an amount, with what is counted. */
const HOW_FAR = "wie (?:lange|oft|hoch|weit|schnell|viele?(?: (?-i:\\p{Lu})[\\p{L}-]+)?)";

export const german: QuestionForms = {
  // "Was Formeln können", "Was uns unterscheidet" state: what follows the word that asks is no verb. "Wann Formeln verwenden" asks.
  asks: new RegExp(
    `^(?!(?:\\p{L}+|welche[rsnm]? (?-i:\\p{Lu})[\\p{L}-]+|${HOW_FAR}) (?:Sie|du|man|wir|ich|es|er|sie)(?!\\p{L}))(?!(?!.*\\s(?:${TASKS})\\s*$)(?:was|wer|wie|wann|wo|warum|wieso|weshalb|womit|wofür) (?:(?-i:\\p{Lu})|(?:uns|dich|dir|mich|mir|sich|der|die|das|den|dem|eine?[nmr]?)(?!\\p{L})))(?:was|wer|wie|wann|wo|woher|wohin|warum|wieso|weshalb|welche[rsnm]?|wieviel|kann|muss|darf|soll|gibt es|brauche|womit|wofür|für wen)\\s`,
    "iu",
  ),
  vague:
    /^wie (?:funktioniert (?:das|es)|geht (?:das|es))$|^(?:haben Sie |hast du |noch |weitere |offene )*(?:fragen(?: (?:zu|zur|zum|über) .+)?|unsicher|unklar\p{L}*|zweifel)$|^(?:(?:brauchen|benötigen) Sie |brauchst du |noch |unsere )*hilfe(?: benötigt| nötig)?$|^(?:interesse(?: geweckt)?|interessiert|neugierig(?: geworden)?|bereit(?: .+)?)$/iu,
  nameAlone:
    /^(?!.*\s(?:ist|sind|war|hat|haben|kann|können|darf|dürfen|muss|müssen|wird|werden|soll|geht|gibt|kostet|nicht|keine?[nmrs]?|vergessen|verloren|defekt|kaputt|gestohlen|gesperrt|blockiert|beschädigt|abgelaufen|verschwunden|abgelehnt)(?!\p{L}))(?:der|die|das|eine?) (?-i:\p{Lu}|\p{Ll}+ \p{Lu})/iu,
  marks: ["", "?"],
  purpose: NONE,
  task: new RegExp(
    `^(?!(?:Wie|Was|Wer|Wann|Wo|Warum|Wenn|Ich|Sie|Du|Wir|Bevor|Nachdem|Können|Müssen|Kann|Muss|So|Gründe|Probleme)\\s)(?!.*\\s(?:${NO_TASK})\\s)[\\p{L}\\d][^,:]{2,60}\\s(?:${TASKS})$`,
    "u",
  ),
  howTo: "Wie kann ich %?",
  howToBare: "% – wie geht das?",
  // Other sentences would have to be put in another order.
  trouble: /^(?:wenn|falls)\s(?:Sie|du|ich|Ihre?|mein|dein|der|die|das|es|man|eine?)(?!\p{L}).+/iu,
  ifWord: /^(?:wenn|falls)\s+/iu,
  whatToDo: "Was tun, wenn %?",
  way: /^(?:wie (?:kann|muss|soll|sollte|darf) (?:ich|man|wir)|wie \p{L}+e ich|was tun|.*[,.;:–—-] ?was (?:tun|(?:kann|soll|muss) ich (?:tun|machen))[\s?]*$)(?!\p{L})/iu,
  where: [/^Wie(?= )|(?<=– )wie(?= geht)/u, "Wo"],
  goes: /^(?:gehen Sie (?:auf|zu)|öffnen Sie|besuchen Sie)(?: (?:die|der|Seite|Website)){0,3} https?:\/\/[\x21-\x7e]+\.?$/iu,
  bids: /(?:^|[,:;.“”"] |- |\n)(?:bitte |dann |nun |danach )?(?:(?!(?:können|müssen|sollten|sollen|dürfen|wollen|werden|würden|haben|hatten|möchten|finden|erhalten|sehen|bekommen)(?!\p{L}))\p{L}{3,}(?:en|ern|eln) Sie|(?!(?:ruf|druck) (?:im?|in|der|auf|zu)(?!\p{L})|buche im(?!\p{L}))(?:klicke?|wähle?|öffne|gib|gehe?|logge|melde|tippe?|drücke?|folge?|nutze?|verwende|stelle?|bestätige|lade|scrolle|sende|schicke?|fülle?|schreibe?|rufe?|bringe?|lies|trage|unterschreibe?|drucke?|überweise?|zahle|nimm|reserviere|buche|bestelle)(?: (?:auf|zu|die|den|das|dem|der|deine?[nmrs]?|dich|dir|uns|beide|eine?n?|im?|sicher|hier|oben|unten)))(?!\p{L})/iu,
  obliges:
    /(?<!\p{L})(?:(?:Sie|du|man) (?:müssen|sollten|musst|muss)|(?:müssen|sollten) Sie|musst du|ist erforderlich|genügt es)(?!\p{L})/iu,
  offers:
    /(?<!\p{L})(?:(?:Sie|du|man) (?:können|kannst|kann)|können Sie|kannst du)(?!\p{L})(?![^.;:]{0,60}\s(?:nicht|keine?[nmrs]?)\s)/iu,
  turns: /^(?:allerdings|jedoch|aber|dennoch|trotzdem|leider)(?!\p{L})|^\p{L}+ jedoch(?!\p{L})/iu,
  andHow: /[\s,]und wie\s/iu,
  rewritten: [
    [new RegExp(`^Ein(e|en)? ((?:[\\p{L}-]+ ){1,3}(?:${TASKS}))(?=\\s?\\?$)`, "iu"), "Wie kann ich ein$1 $2"],
    [new RegExp(`^D(ie|as|en) ((?:[\\p{L}-]+ ){1,3}(?:${TASKS}))(?=\\s?\\?$)`, "iu"), "Wie kann ich d$1 $2"],
    [
      /^(?:wollen|möchten) Sie (?!.*(?<!\p{L})(?:sich|Ihr\p{Ll}*|Ihnen|Sie|uns\p{Ll}*)(?!\p{L}))(.+)$/iu,
      "Wie kann ich $1",
    ],
    [
      /^(?:willst|möchtest) du (?!.*(?<!\p{L})(?:dich|dir|dein\p{Ll}*|du|uns\p{Ll}*)(?!\p{L}))(.+)$/iu,
      "Wie kann ich $1",
    ],
    [/^(?:(?:Anspruchs|Zugangs|Teilnahme)?voraussetzungen)$/iu, "Welche Voraussetzungen gelten"],
    [
      /^(?:(?:erforderliche |benötigte |notwendige )?(?:Unterlagen|Dokumente))$/iu,
      "Welche Unterlagen sind erforderlich",
    ],
    [/^(Mitglied|Fördermitglied|Vereinsmitglied|Ehrenamtliche[rn]?|Pate|Patin|Sponsor) werden$/iu, "Wie werde ich $1"],
    [/^(?:werde|werden Sie) (Mitglied|Fördermitglied|Vereinsmitglied|Pate|Patin|Sponsor)$/iu, "Wie werde ich $1"],
    [/^(?:(?:zur |die )?Anmeldung|sich anmelden|so melden sie sich an)$/iu, "Wie kann ich mich anmelden"],
    [
      /^(?:unsere )?((?:(?:Laden)?öffnungs|Sprech|Trainings|Geschäfts|Kurs|Besuchs|Bade|Übungs|Proben?|Büro|Ausleih|Abhol)zeiten)( (?:de[sr]|im|in der|vom?|für (?:die|das|den)) (?:\p{Ll}+ )?\p{Lu}[\p{L} -]{2,40})?$/iu,
      "Wie sind die $1$2",
    ],
    [
      new RegExp(
        `^(?:unsere )?((?:${BOUGHT_IN_GERMAN})?(?:preise|kosten|gebühren|tarife|beiträge)|(?:jahres|monats|saison)(?:beiträge|gebühren|tarife))$`,
        "iu",
      ),
      "Wie hoch sind die $1",
    ],
    [/^(?:unser )?((?:Mitglieds|Jahres|Monats|Teilnahme|Teilnehmer)beitrag)$/iu, "Wie hoch ist der $1"],
    [/^Eintritt$/iu, "Was kostet der Eintritt"],
    [/^(?:Bearbeitungs(?:dauer|zeit))$/iu, "Wie lange dauert die Bearbeitung"],
    [/^(?:Liefer(?:dauer|zeit))$/iu, "Wie lange dauert die Lieferung"],
    [/^(?:(?:Antrags)?fristen)$/iu, "Welche Fristen gelten"],
    [/^(?:Zahlungs(?:arten|möglichkeiten|methoden))$/iu, "Welche Zahlungsarten gibt es"],
    [
      new RegExp(
        `^(welche[rsnm]? (?-i:\\p{Lu})[\\p{L}-]+|${HOW_FAR}) (?!(?:${CLOSING})\\s)([^,?]+) (${CLOSING})$`,
        "iu",
      ),
      "$1 $3 $2",
    ],
    [/^(wann|wo|wie|was) (?:(.+) )?zu (\p{L}+(?:en|ern|eln))$/iu, "$1 soll ich $2 $3"],
  ],
  definition:
    /^(?!(?:In|Im|Für|Bei|Beim|Mit|Von|Vom|Auf|An|Am|Zu|Zum|Zur|Nach|Aus|Um|Unter|Über|Durch|Ohne|Seit|Neben|Zwischen|Wenn|Falls|Als|Da|Dort|Hier|Dabei|Damit|Dies|Diese[rs]?|Es|Sie|Er|Wir|Ich|Was|Wer|Wo|Wie|Unsere?|Ihre?|Seine?|Meist|Oft|Auch|Nur|So|Dann|Jetzt|Heute|\p{Lu}\p{L}+(?:mäßig|erweise|lich|dings|mals|eits|falls|stens|halb)|Da(?:r(?:an|auf|aus|in|über|um|unter)|bei|durch|für|gegen|her|hinter|mit|nach|neben|von|vor|zu)|Hier(?:bei|durch|für|mit|zu)|Mittlerweile|Inzwischen|Bisher|Bislang|Seither|Seitdem|Zuletzt|Zunächst|Zuerst|Zudem|Gerade|Immer|Stets|Selten|Noch|Schon|Nun|Leider|Besonders|Sehr|Eher|Trotzdem|Dennoch|Deshalb|Deswegen|Somit|Neu|Offen|Klar|Geplant|Gesucht|Gemeint|Gedacht|Enthalten|Ziel|Ergebnis|Anlass|Hintergrund|Veranstalter(?:in)?|Träger|Derzeit|Aktuell|Momentan|Zurzeit|Außerdem|Zusätzlich|Wichtig|Möglich|Einer der|Eine der|Eines der|\p{Lu}\p{L}+(?:lich|ig|bar) (?:für|von|bei|zu[mr]?)|(?:Rechts)?[Gg]rundlage|Voraussetzung|Ansprechpartner(?:in)?|(?:Der |Die )?Verantwortlicher?)(?!\p{L}))((?:Der |Die |Das |Ein |Eine )?[\p{L}\p{N}.'’+ -]{3,60}?) (?:ist|(sind)) (?:ein|eine|der|die|das)\s(?!Mitglied|Teil|Ausnahme)/u,
  whatIs: "Was ist %?",
  whoIs: "Wer ist %?",
  whatAre: "Was sind %?",
  articles: /^(?:ein|eine[nmrs]?|der|die|das|den|dem|meine?[nmrs]?)(?!\p{L})/iu,
  keepsCapitals: true,
  elisions: [],
};
