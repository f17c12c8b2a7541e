import { MAILBOX, TELEPHONE } from "../../../search/analysis/reached.ts";
import { namesTopic } from "../../../search/analysis/site-topics.ts";
import { tellsWeek } from "../../../search/analysis/week.ts";
import { namesNoEvent, tellsDay, tellsHours, tellsPlace } from "../../language/forms/local/label-values.ts";
import { namesOtherSums } from "../../language/forms/local/price-headings.ts";
import { HOUR, tellsAppointment } from "../../text/appointment.ts";
import type { Datum } from "../../text/data-runs.ts";
import { tellsPrice } from "../sentence/price.ts";

/** What data tells. */
export type DataKind = "event" | "hours" | "prices" | "limits" | "contact";

const TIME =
  /\d ?(?:[:.h]\d\d|[ap]\.?m\.?(?!\p{L})|uhr|uur|heures?|h(?!\p{L}))|(?<!\d)\d{4} ?[-–] ?\d{4}(?!\d)|(?<!\p{L})\d{1,2} ?(?:[-–]|to|bis|à|a|tot) ?\d{1,2}(?!\d)/iu;
const POSTAL =
  /(?<!\d)\d{4,5} (?:\p{Lu}{2} )?\p{Lu}\p{L}|\p{L},? (?:\p{Lu}{2} )?\d{5}(?!\d)|\p{Lu}{1,2}\d{1,2}\p{Lu}? \d\p{Lu}{2}/u;
const MEASURE =
  /\d ?(?:[KMGT]i?B|%|px|MP|°[CF]?|[mck]?[mgl]|kWh?|W|V|m?Ah|Hz|inch(?:es)?|feet|lbs?|oz|(?:sec|min|hour|day|week|month|year|seat|user|member|stunde|tag|woche|monat|jahr|jour|mois|día|mes|giorn|mese|dia|dag|maand)\p{L}*)(?!\p{L})|unlimited|unbegrenzt|illimit|ilimitad/iu;
/** What is taken off a price, which a page tells beside them. */
const DISCOUNT =
  /(?<![\p{L}-])(?:discounts?|off|reduction|réduction|remise|rabatt|ermäßigung|descuento|sconto|desconto|korting)(?!\p{L})/iu;
const OF_HOURS =
  /(?<!\p{L})(?:hours|times|open(?:ing)?|\p{L}*zeiten|geöffnet|horaires?|heures|ouverture|horarios?|apertura|orari(?:o)?|horários?|openings\p{L}+|open)(?!\p{L})/iu;
const OF_LIMITS =
  /(?<!\p{L})(?:plans?|limits?|quotas?|storage|specifications?|specs|technical (?:data|details)|dimensions|temperatures?|tarife?|limites?|límites|limiti|limieten|pläne|technische (?:daten|gegevens)|abmessungen|temperatur|caractéristiques(?: techniques)?|dimensions|température|especificaciones|dimensiones|temperatura|specifiche|dati tecnici|dimensioni|especificações|dimensões|specificaties|afmetingen|temperatuur)(?!\p{L})/iu;
const OF_PRICES =
  /(?<!\p{L})(?:pric(?:es?|ing)|options?|extras?|add-ons?|offers?|courses|lessons|classes|angebote?|optionen|kurse|unterricht|offres?|cours|ofertas?|opciones|clases|offert[ae]|opzioni|corsi|opções|aulas|aanbod|opties|lessen|costs?|fees?|rates|dues|charges|tariffs?|admission|tickets?|memberships?|\p{L}*(?:preise?|kosten|gebühr(?:en)?|beitr(?:ag|äge)|eintritt)|tarif\p{L}*|prix|coûts?|cotisations?|entrées?|precios?|costes?|cuotas?|entradas?|prezz[oi]|costi|quot[ae]|preços?|custos?|prij(?:s|zen)|tarie(?:f|ven)|kosten|contributie)(?!\p{L})/iu;
const OF_CONTACT =
  /(?<!\p{L})(?:contact|kontakt|contatt[io]|contato|contacto|address|adresse?|anschrift|dirección|indirizzo|endereço|adres)/iu;

/** Whether a fact is an address, or a number to call. */
export function reaches({ value }: Datum): boolean {
  return !/:\/\//.test(value) && [MAILBOX, TELEPHONE, POSTAL].some((form) => form.test(value));
}

/** What the facts of an event are called: when, where, what is paid and how one signs up. */
const WHEN =
  /^(?:when|dates?|days?|times?|starts?|wann|datum|tag|termin|(?:uhr)?zeit(?:raum)?|beginn|quand|jour|heure|horaires?|début|cu[aá]ndo|fecha|día|hora|horario|inicio|quando|data|giorno|orario|inizio|dia|horário|início|wanneer|tijd|aanvang)$/iu;
const WHERE =
  /^(?:where|places?|location|venue|meeting point|wo|(?:veranstaltungs)?ort|treffpunkt|où|lieu|rendez-vous|d[oó]nde|lugar|punto de encuentro|dove|luogo|sede|ritrovo|onde|local|waar|locatie|plaats)$/iu;
const BESIDE =
  /^(?:costs?|price|admission|entry|fee|tickets?|registration|sign[- ]?up|rsvp|kosten|preis|eintritt|anmeldung|prix|tarif|entrée|inscription|precio|entrada|inscripción|prezzo|costo|ingresso|iscrizion[ei]|preço|inscriç(?:ão|ões)|prijs|toegang|aanmelden)$/iu;

/** Whether a fact tells what whoever wants to come to an event has to know: "Data" is a day in Italian, but no "5 GB". */
export function isOfEvent({ name, value }: Datum): boolean {
  if (/^data$/iu.test(name) && MEASURE.test(value)) return false;
  return name === "" || [WHEN, WHERE, BESIDE].some((names) => names.test(name));
}

const A_HOUR = new RegExp(`(?<![\\d.,])${HOUR}`, "iu");
/** A day by its numbers. */
const DATE = /(?<!\d)(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d\d-\d\d)(?!\d)/;

function tellsHour(value: string): boolean {
  return A_HOUR.test(value.replace(DATE, ""));
}

/** Whether facts tell when an event is: at what hour, or on what day and where. */
function tellsEvent(data: readonly Datum[], above: readonly string[], locale: string): boolean {
  if (data.length > 1 && data.every(({ name }) => name === "")) return tellsAppointment(data[0]!.value);
  if (above.some((text) => namesNoEvent(text, locale))) return false;
  const when = data.flatMap(({ name, value }) => (WHEN.test(name) && /\d/.test(value) ? [value] : []));
  const isSomewhere = data.some(({ name, value }) => WHERE.test(name) && tellsPlace(value, locale));
  if (isSomewhere) return when.some((value) => tellsDay(value, locale) || tellsHours(value, locale));
  return when.some((value) => tellsDay(value, locale) && tellsHour(value));
}

const WORDS: Readonly<Record<Exclude<DataKind, "event">, RegExp>> = {
  hours: OF_HOURS,
  prices: OF_PRICES,
  limits: OF_LIMITS,
  contact: OF_CONTACT,
};

/** Whether a line, heading or title says that such data stand below it. */
export function namesData(kind: Exclude<DataKind, "event">, text: string, locale: string): boolean {
  return WORDS[kind].test(text) || (kind === "contact" && namesTopic("place", text.replace(/[.:;]$/u, ""), locale));
}

/** Whether nothing but what stands above tells what data are of. */
export function standsAlone(data: readonly Datum[]): boolean {
  return data.length === 1 && data[0]!.name === "";
}

/** What the facts of a block tell, which stands below `above`: the line over it, its heading, the title; undefined for any other data. */
export function kindOfData(data: readonly Datum[], above: readonly string[], locale: string): DataKind | undefined {
  if (data.length === 0) return undefined;
  const texts = data.map(({ name, value }) => `${name} ${value}`);
  const share = (form: RegExp) => texts.filter((text) => form.test(text)).length / data.length;
  const isNamed = (kind: Exclude<DataKind, "event">) => above.some((text) => namesData(kind, text, locale));
  if (tellsWeek(texts)) return "hours";
  const isOpening =
    above.some((text) => namesTopic("hours", text.replace(/[.:;]$/u, ""), locale)) ||
    namesData("hours", above.at(-1) ?? "", locale);
  if (isOpening && share(TIME) > 0.5) return "hours";
  if (tellsEvent(data, above, locale)) return "event";
  // Below a heading of its own a page of donations may tell its fees.
  const nearest = above.length > 1 ? above.slice(0, -1) : above;
  const arePrices = !namesOtherSums([...nearest, ...data.map(({ name }) => name)], locale);
  if (arePrices && data.length === 1 && tellsPrice(data[0]!.value) && namesData("prices", data[0]!.name, locale))
    return "prices";
  if (standsAlone(data) && TIME.test(texts[0]!) && isNamed("hours")) return "hours";
  const isList = data.length > 1 || namesData("prices", above.at(-1) ?? "", locale);
  if (
    arePrices &&
    isList &&
    texts.filter(tellsPrice).length > data.length / 2 &&
    share(DISCOUNT) < 0.5 &&
    isNamed("prices")
  )
    return "prices";
  if (data.length > 1 && share(MEASURE) >= 0.5 && isNamed("limits")) return "limits";
  return data.some(reaches) && isNamed("contact") ? "contact" : undefined;
}
