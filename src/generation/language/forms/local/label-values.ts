import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { isWeekday } from "../../../../search/analysis/week.ts";
import { tellsPrice } from "../../../extractive/sentence/price.ts";
import { HOUR, tellsAppointment } from "../../../text/appointment.ts";
import { dateIn } from "./parts.ts";

/** What a language tells behind the labels of a place or an event. */
interface LabelValues {
  /** Where somebody may go. */
  readonly place: RegExp;
  /** When there is somebody, in words. */
  readonly hours: RegExp;
  /** How one signs up. */
  readonly way: RegExp;
  /** That nobody can any more. */
  readonly over: RegExp;
  /** A sum that is no cost: what is paid back or taken off. */
  readonly noCost: RegExp;
  /** What a heading or title names that has a date and a place, and takes place nowhere. */
  readonly noEvent: RegExp;
}

function amongWords(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
}

const VALUES: Readonly<Record<string, LabelValues>> = {
  en: {
    place: amongWords(
      "hall|room|church|chapel|school|college|university|house|club(?:house)?|harbou?r|quay|pier|dock|library|museum|park|square|street|road|lane|avenue|gardens?|centre|center|hotel|pub|caf[eé]|restaurant|bar|theat(?:re|er)|station|market|field|pitch|pool|stadium|gym|studio|office|building|beach|farm|castle|barn|boathouse|campus|online",
    ),
    hours: amongWords(
      "appointment|daily|every day|all day|weekends?|weekdays?|24 hours|24/7|(?:mon|tue|wed|thu|fri|sat|sun)(?=\\.? ?[-–\\d])",
    ),
    way: amongWords(
      "by|via|online|through|e-?mails?|forms?|phone|call|text|website|page|office|desk|link|required|necessary|needed|contact|in person|at the|with the",
    ),
    over: amongWords("closed|closes|full|booked out|cancelled|over|ended|ends"),
    noCost: amongWords(
      "deposits?|paid back|refund\\p{L}*|fines?|penalt(?:y|ies)|savings?|discounts?|off|donat\\p{L}+|raised|prizes?",
    ),
    noEvent: amongWords(
      "release(?: notes?)?|releases|change ?log|versions?|logs?|history|biograph\\p{L}+|specifications?|data ?sheet|technical \\p{L}+|forms?|delivery|shipping|dispatch|sensors?|settings",
    ),
  },
  de: {
    place: amongWords(
      "\\p{L}*(?:halle|saal|raum|haus|kirche|schule|straße|str\\.|weg|platz|gasse|allee|hafen|heim|zentrum|markt|hof|park|bad|museum|bibliothek|bücherei|stadion|café|gaststätte|restaurant|hotel|büro|ufer|steg|kai|insel|wiese|burg|schloss|mühle|garten|theater|universität|werkstatt)|online",
    ),
    hours: amongWords(
      "vereinbarung|absprache|täglich|jeden tag|werktags|wochenende|ganztägig|(?:mo|di|mi|do|fr|sa|so)(?=\\.? ?[-–\\d])",
    ),
    way: amongWords(
      "per|bei|über|unter|via|online|\\p{L}*formular|telefon\\p{L}*|e-?mail|schriftlich|persönlich|erforderlich|nötig|notwendig|erwünscht|im|am|beim|vor ort",
    ),
    over: amongWords("geschlossen|beendet|ausgebucht|voll|abgeschlossen|endet|vorbei|abgesagt"),
    noCost: amongWords(
      "kaution|pfand|\\p{L}*erstatte\\p{L}*|\\p{L}*erstattung|strafe|rabatt|nachlass|spenden?|ersparnis|preisgeld",
    ),
    noEvent: amongWords(
      "versionshinweise|versionen|version|änderungen|\\p{L}*protokoll|\\p{L}*geschichte|chronik|lebenslauf|datenblatt|technische \\p{L}+|\\p{L}*formular|lieferung|versand|einstellungen|changelog|release",
    ),
  },
  fr: {
    place: amongWords(
      "salle|église|école|collège|lycée|université|maison|club|port|quai|bibliothèque|médiathèque|musée|parc|place|rue|avenue|chemin|boulevard|jardins?|centre|hôtel|café|restaurant|bar|théâtre|gare|marché|halles?|terrain|piscine|stade|gymnase|studio|bureau|bâtiment|plage|ferme|château|mairie|foyer|ponton|en ligne",
    ),
    hours: amongWords(
      "rendez-vous|tous les jours|chaque jour|week-ends?|(?:lun|mar|mer|jeu|ven|sam|dim)(?=\\.? ?[-–\\d])",
    ),
    way: amongWords(
      "par|via|en ligne|auprès|courriel|e-?mail|formulaire|téléphone|sur|au|à l['’]|à la|obligatoires?|nécessaires?|site",
    ),
    over: amongWords("closes?|clos|fermée?s?|complet|complète|terminée?s?|annulée?s?"),
    noCost: amongWords("caution|rembours\\p{L}+|amendes?|remises?|réductions?|rabais|dons?|économies?"),
    noEvent: amongWords(
      "notes? de (?:version|mise à jour)|versions?|journal|historique|histoire|biographie|fiche technique|caractéristiques|formulaire|livraison|expédition|paramètres",
    ),
  },
  es: {
    place: amongWords(
      "sala|salón|iglesia|escuela|colegio|instituto|universidad|casa|club|puerto|muelle|biblioteca|museo|parque|plaza|calle|avenida|paseo|jardín|jardines|centro|hotel|café|restaurante|bar|teatro|estación|mercado|lonja|campo|piscina|estadio|gimnasio|estudio|oficina|edificio|playa|granja|castillo|ayuntamiento|pabellón|en línea|online",
    ),
    hours: amongWords(
      "cita|todos los días|cada día|diariamente|fines? de semana|(?:lun|mié|jue|vie|sáb|dom)(?=\\.? ?[-–\\d])",
    ),
    way: amongWords(
      "por|vía|en línea|online|a través|correo|e-?mail|formulario|teléfono|en (?:el|la|los|las|nuestr\\p{L}+)|obligatori[oa]|necesari[oa]|web",
    ),
    over: amongWords("cerrad[oa]s?|complet[oa]s?|terminad[oa]s?|finalizad[oa]s?|agotad[oa]s?|cancelad[oa]s?"),
    noCost: amongWords(
      "fianza|depósito|reembols\\p{L}+|devol\\p{L}+|multas?|descuentos?|donaci\\p{L}+|ahorros?|premios?",
    ),
    noEvent: amongWords(
      "notas de (?:la )?versión|versiones|versión|registro|historia|historial|biografía|ficha técnica|especificaciones|formulario|entrega|envíos?|ajustes",
    ),
  },
  it: {
    place: amongWords(
      "sala|salone|chiesa|scuola|liceo|università|casa|circolo|club|porto|molo|biblioteca|museo|parco|piazza|via|viale|corso|giardin[oi]|centro|hotel|albergo|caffè|bar|ristorante|teatro|stazione|mercato|campo|piscina|stadio|palestra|studio|ufficio|palazzo|edificio|spiaggia|castello|municipio|online",
    ),
    hours: amongWords(
      "appuntamento|tutti i giorni|ogni giorno|fine settimana|(?:lun|mar|mer|gio|ven|sab|dom)(?=\\.? ?[-–\\d])",
    ),
    way: amongWords(
      "per|via|online|tramite|presso|e-?mail|modulo|telefono|telefonic\\p{L}+|in segreteria|al|alla|sul|obbligatori[ao]|necessari[ao]|sito",
    ),
    over: amongWords("chius[aoe]|chiusi|complet[aoe]|terminat[aoe]|esaurit[aoei]|annullat[aoe]"),
    noCost: amongWords("cauzione|deposito|rimbors\\p{L}+|multa|scont[oi]|donazion[ei]|risparmio|prem[io]"),
    noEvent: amongWords(
      "note di (?:rilascio|versione)|versioni|versione|registro|storia|biografia|scheda tecnica|specifiche|dati tecnici|modulo|consegna|spedizion[ei]|impostazioni",
    ),
  },
  pt: {
    place: amongWords(
      "sala|salão|igreja|escola|colégio|universidade|casa|clube|porto|cais|biblioteca|museu|parque|praça|rua|avenida|jardim|centro|hotel|café|restaurante|bar|teatro|estação|mercado|campo|piscina|estádio|ginásio|estúdio|escritório|edifício|praia|quinta|castelo|câmara|online",
    ),
    hours: amongWords(
      "marcação|agendamento|todos os dias|diariamente|fins? de semana|(?:seg|qua|qui|sex|sáb|dom)(?=\\.? ?[-–\\d])",
    ),
    way: amongWords(
      "por|via|online|através|e-?mail|formulário|telefone|n[oa]s?|junto|obrigatóri[oa]|necessári[oa]|site",
    ),
    over: amongWords("encerrad[oa]s?|fechad[oa]s?|esgotad[oa]s?|terminad[oa]s?|cancelad[oa]s?"),
    noCost: amongWords("caução|depósito|reembols\\p{L}+|devol\\p{L}+|multas?|descontos?|doaç\\p{L}+|poupança|prémios?"),
    noEvent: amongWords(
      "notas de (?:lançamento|versão)|versões|versão|registo|registro|história|histórico|biografia|ficha técnica|especificações|formulário|entrega|envios?|configurações",
    ),
  },
  nl: {
    place: amongWords(
      "\\p{L}*(?:zaal|kerk|school|universiteit|huis|haven|kade|steiger|bibliotheek|museum|park|plein|straat|weg|laan|tuin|centrum|hotel|restaurant|theater|station|markt|hal|veld|bad|stadion|studio|kantoor|gebouw|strand|boerderij|kasteel)|café|club|online",
    ),
    hours: amongWords("afspraak|dagelijks|elke dag|weekend|(?:ma|di|wo|do|vr|za|zo)(?=\\.? ?[-–\\d])"),
    way: amongWords(
      "per|via|online|bij|met|e-?mail|\\p{L}*formulier|telefon\\p{L}*|telefoon|op de|in de|verplicht|nodig|website",
    ),
    over: amongWords("gesloten|sluit|vol|volgeboekt|afgelopen|geannuleerd"),
    noCost: amongWords("borg|terugbeta\\p{L}+|terugbetaling|boete|korting|donatie|gift|besparing"),
    noEvent: amongWords(
      "release|versies?|wijzigingen|changelog|logboek|geschiedenis|biografie|specificaties|technische \\p{L}+|\\p{L}*formulier|levering|verzending|instellingen",
    ),
  },
};

/** An address with its street and number, or its postal code. */
const ADDRESS = /(?<![\d.])\d{4,5} (?:\p{Lu}{2} )?\p{Lu}\p{Ll}|\p{Lu}{1,2}\d{1,2}\p{Lu}? \d\p{Lu}{2}/u;
const AT_HOUR = new RegExp(`(?<![\\d.])${HOUR}|(?<!\\d)\\d{1,2} ?[-–] ?\\d{1,2}(?! ?[\\p{L}\\d])`, "iu");
/** Where a file is, a mailbox or another page. */
const REACHED = /@\S|:\/\/|www\.|(?:\d[ ()/.-]{0,2}){7}/u;
const PATH = /(?:^|\s)(?:\p{L}:\\|[/~]\p{L})/u;

/** A day of a month, by the language. */
const days = new Map<string, RegExp>();

/** Whether somebody knows by a value when he has to be there: on what day. */
export function tellsDay(value: string, locale: string): boolean {
  const language = primaryLanguage(locale);
  const day = days.getOrInsertComputed(language, () => new RegExp(`(?<![\\d.])${dateIn(language)}`, "iu"));
  return tellsAppointment(value) || day.test(value) || (value.match(/[\p{L}-]+/gu) ?? []).some(isWeekday);
}

/** Whether it tells a place that people come to. */
export function tellsPlace(value: string, locale: string): boolean {
  return !PATH.test(value) && (valuesOf(locale)?.place.test(value) === true || ADDRESS.test(value));
}

/** Whether it tells at what hours or by what appointment. */
export function tellsHours(value: string, locale: string): boolean {
  return AT_HOUR.test(value) || tellsDay(value, locale) || valuesOf(locale)?.hours.test(value) === true;
}

/** Whether it tells how one signs up, which one still can. */
export function tellsWay(value: string, locale: string): boolean {
  const forms = valuesOf(locale);
  return forms !== undefined && !forms.over.test(value) && (forms.way.test(value) || REACHED.test(value));
}

/** Whether it tells what is paid, and nothing that is paid back or taken off. */
export function tellsCost(value: string, locale: string): boolean {
  return tellsPrice(value) && valuesOf(locale)?.noCost.test(value) === false;
}

/** Whether a heading or title names something that takes place nowhere, for all its dates and places. */
export function namesNoEvent(text: string, locale: string): boolean {
  return valuesOf(locale)?.noEvent.test(text) === true;
}

function valuesOf(locale: string): LabelValues | undefined {
  return VALUES[primaryLanguage(locale)];
}
