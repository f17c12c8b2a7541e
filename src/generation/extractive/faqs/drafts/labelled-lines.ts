import type { FaqsTask } from "../../../../schemas/generation.ts";
import {
  namesNoEvent,
  tellsCost,
  tellsDay,
  tellsHours,
  tellsPlace,
  tellsWay,
} from "../../../language/forms/local/label-values.ts";
import { type LabelForms, type LabelKind, labelFormsOf } from "../../../language/forms/local/labels.ts";
import { namesOtherSums } from "../../../language/forms/local/price-headings.ts";
import { countWords } from "../../../text/words.ts";
import { lineFrom, repeatsOtherPages, type Unit } from "../../page/unit.ts";
import { answerOf } from "../answer.ts";
import { limitOf } from "../answer-size.ts";
import type { Section } from "../sections/section.ts";
import { ended } from "../ways/steps.ts";
import type { Draft } from "./draft.ts";

const SCORE = 0.5;
const LEAST_WORDS = 2;
/** "Registration: by e-mail". */
const LABELLED = /^(?<label>[^:：.!?]{2,40}?) ?[:：] (?<value>\S.*)$/su;
const KINDS: readonly LabelKind[] = ["price", "hours", "sign", "bring", "when", "where"];
/** What a heading may be that names what is paid for or takes place. */
const NAME = /^(?!\d)[^:?!|“”„«»]{3,50}$/u;
const MOST_WORDS = 6;
/** What names no thing that has a price: "Info", "Details". */
const NAMES_NOTHING =
  /^(?:info\p{L}*|details?|fakten|facts|general|allgemein\p{L}*|kontakt|contact\p{L}*|über uns|about(?: us)?|faq|preise|prices|tarifs?|precios|prezzi|preços|prijzen|kosten|costs?|fees|anmeldung|registration|inscriptions?)$/iu;
/** That nobody has to, or whoever can. */
const NOT_NEEDED =
  /(?<!\p{L})(?:not (?:required|necessary|needed)|no (?:registration|booking|need)|optional|nicht (?:erforderlich|nötig|notwendig)|ohne anmeldung|keine anmeldung|pas (?:nécessaire|obligatoire)|sans (?:inscription|réservation)|no (?:es )?(?:necesari[oa]|hace falta)|sin (?:inscripción|reserva)|non (?:è )?(?:necessari[oa]|richiest[oa])|não (?:é )?(?:necessári[oa]|preciso)|sem inscrição|niet (?:nodig|verplicht)|geen (?:aanmelding|inschrijving))(?!\p{L})/iu;

/** Questions for what lines tell by their labels: what a thing costs, when there is somebody, how one signs up. */
export function draftsOfLabelledLines({ units, heading }: Section, task: FaqsTask): Draft[] {
  const { locale, title } = task.page;
  const forms = labelFormsOf(locale);
  if (forms === undefined) return [];
  const isRepeated = repeatsOtherPages(task.page);
  const lines = units.flatMap((unit, i) => {
    const line = lineAt(units, i, forms, locale);
    return line === undefined || isRepeated(unit) ? [] : [line];
  });
  const kinds = new Set(lines.map(({ kind }) => kind));
  const above = [heading, title];
  const isEvent = kinds.has("when") && kinds.has("where") && !above.some((text) => namesNoEvent(text, locale));
  const isOfPrices = !namesOtherSums(above, locale);
  const name = above.find(isName);
  return lines.flatMap(({ kind, told, value, own }) => {
    if ((kind === "when" || kind === "where") && !isEvent) return [];
    if (kind === "price" && !isOfPrices) return [];
    const question = questionFor(kind, value, name, forms);
    const answer = question === undefined ? undefined : answerOf(told, own, LEAST_WORDS);
    if (question === undefined || answer === undefined || answer.words > limitOf(task)) return [];
    return [{ question, answer, score: SCORE, order: own[0]!.order, fact: true as const }];
  });
}

interface LabelledLine {
  readonly kind: LabelKind;
  readonly value: string;
  readonly told: string;
  readonly own: readonly Unit[];
}

/** The labelled line that opens at a unit, with the sentences behind it in its line. */
function lineAt(units: readonly Unit[], at: number, { labels }: LabelForms, locale: string): LabelledLine | undefined {
  const { kind: form, opensLine, text } = units[at]!;
  if (!opensLine || (form !== "prose" && form !== "item")) return undefined;
  const { label = "", value = "" } = LABELLED.exec(text)?.groups ?? {};
  const kind = KINDS.find((each) => labels[each].test(label));
  if (kind === undefined || !tellsKind(kind, value, locale)) return undefined;
  const own = lineFrom(units, at);
  return { kind, value, told: own.map((unit) => withoutT(ended(unit.text))).join(" "), own };
}

/** "2031-04-05T18:00" as it is read. */
function withoutT(value: string): string {
  return value.replace(/(?<=\d{4}-\d\d-\d\d)T(?=\d\d:\d\d)/gu, ", ");
}

/** Whether a value is what its label promises: other lists are labelled so, too. */
function tellsKind(kind: LabelKind, value: string, locale: string): boolean {
  if (/[:：]$/u.test(value)) return false;
  if (kind === "price") return tellsCost(value, locale);
  if (kind === "when") return tellsDay(value, locale);
  if (kind === "where") return tellsPlace(value, locale);
  if (kind === "hours") return tellsHours(value, locale);
  if (kind === "sign") return NOT_NEEDED.test(value) || tellsWay(value, locale);
  return /\p{L}{3}/u.test(value);
}

function isName(text: string): boolean {
  return NAME.test(text) && countWords(text) <= MOST_WORDS && !NAMES_NOTHING.test(text);
}

function questionFor(
  kind: LabelKind,
  value: string,
  name: string | undefined,
  { questions }: LabelForms,
): string | undefined {
  const asks = kind === "sign" && NOT_NEEDED.test(value) ? questions.must : questions[kind];
  if (!asks.includes("%")) return asks;
  return name && asks.replace("%", () => name);
}
