import type { FaqsTask, SourcePage } from "../../../../schemas/generation.ts";
import { TELEPHONE } from "../../../../search/analysis/reached.ts";
import { type ContactKind, contactFormsOf } from "../../../language/forms/local/contacts.ts";
import { type DataRun, type Datum, dataRuns, factText } from "../../../text/data-runs.ts";
import { repeatsOtherPages, type Unit } from "../../page/unit.ts";
import { answerOf } from "../answer.ts";
import type { Section } from "../sections/section.ts";
import type { Draft } from "./draft.ts";

const SCORE = 0.5;
/** A mailbox is one. */
const LEAST_WORDS = 1;
/** Digits at the end of a number that are alike however it is written. */
const LAST_DIGITS = 7;
/** Longer lines say more than whose contact it is. */
const MOST_LEAD = 60;
/** An address has its postal code, or a number with its street. */
const PLACE =
  /(?<!\d)\d{4,5}(?!\d)|\p{Lu}{1,2}\d{1,2}\p{Lu}? \d\p{Lu}{2}|(?<!\p{L})\d{1,4} \p{Lu}\p{L}+|\p{L}{3,} \d{1,4}(?!\d)/u;
/** How each of them looks. */
const LOOKS: Readonly<Record<ContactKind, RegExp>> = {
  post: PLACE,
  place: PLACE,
  phone: TELEPHONE,
  mail: /\S@(?!example\.|your)[^\s@]{1,100}\.\p{L}/iu,
};
/** Whose it is, behind what a heading names: "Address of the barn". */
const OF_WHOM = / (?:of|der|des|von|vom|unsere[rs]|de|du|del|della|di|da|do|van) .*$|[.:]$/iu;
/** A number or a mailbox that is all of its line. */
const ALONE = /^(?:\+?[\d ()/.-]{7,24}|[^\s:@]{1,64}@[^\s:@]{3,200}\p{L})\.?$/u;
const KINDS = Object.keys(LOOKS) as ContactKind[];

interface Contact {
  readonly kind: ContactKind;
  readonly text: string;
}

/** Questions for an address, a number and a mailbox that stand in lines below what names them: "Address", "Contact us". */
export function draftsOfContactData({ units, heading }: Section, task: FaqsTask): Draft[] {
  const forms = contactFormsOf(task.page.locale);
  if (forms === undefined) return [];
  const above = [heading, task.page.title];
  const isRepeated = repeatsOtherPages(task.page);
  const passages = Map.groupBy(units, ({ passage }) => passage);
  return [...passages].flatMap(([passage, own]) =>
    [...dataRuns(own, passage.text), ...linesAlone(own)].flatMap(({ lines, data }) => {
      const over = [leadOver(lines[0]!, own), ...above];
      const isNamed = over.some((each) => forms.named.test(each));
      if (!isNamed || lines.some(isRepeated)) return [];
      const contacts = data
        .flatMap((datum) => contactOf(datum, over, forms) ?? [])
        .filter(({ kind }) => !isOfAnother(kind, data, task.page, forms))
        .filter(({ kind }) => !isHeadedElsewhere(kind, data, passage, task.page, forms));
      return asked(contacts, forms.questions).flatMap(({ question, told }) => {
        const answer = answerOf(`${told.join("; ")}.`, lines, LEAST_WORDS);
        return answer ? [{ question, answer, score: SCORE, order: lines[0]!.order, fact: true as const }] : [];
      });
    }),
  );
}

/** Whether another part of a page tells a number, a mailbox or an address by such a name: whose it is, only that tells. */
function isOfAnother(kind: ContactKind, data: readonly Datum[], page: SourcePage, forms: Forms): boolean {
  const own = new Set(data.map(({ value }) => lettersOf(value)));
  return !labelledOn(page, forms)[kind].isSubsetOf(own);
}

/** What joins two names of one address in a heading: "Rehearsal & mailing address". */
const JOINS = / (?:&|and|und|et|y|e|en) |\s?[/,] /iu;

/** Whether another heading names the same over other lines: "Mailing address" below each of several clubs. */
function isHeadedElsewhere(
  kind: ContactKind,
  data: readonly Datum[],
  own: SourcePage["passages"][number],
  { passages }: SourcePage,
  { labels }: Forms,
): boolean {
  return passages.some(({ heading, text, ordinal }) => {
    const names = heading.split(JOINS).map((name) => name.trim().replace(OF_WHOM, ""));
    const isOther = ordinal !== own.ordinal && LOOKS[kind].test(text) && names.some((name) => labels[kind].test(name));
    return isOther && !data.some(({ value }) => lettersOf(text).includes(lettersOf(value)));
  });
}

type Labelled = Readonly<Record<ContactKind, ReadonlySet<string>>>;
const byPage = new WeakMap<SourcePage, Labelled>();

/** What the lines of a page tell by the name of each kind. */
function labelledOn(page: SourcePage, { labels }: Forms): Labelled {
  return byPage.getOrInsertComputed(page, () => {
    const told = {
      post: new Set<string>(),
      place: new Set<string>(),
      phone: new Set<string>(),
      mail: new Set<string>(),
    };
    for (const line of page.passages.flatMap(({ text }) => text.split("\n"))) {
      const [, name = "", value = ""] = /^[-*• ]*([^:|]{2,60}?) ?[:|][ :|]*(.+)$/u.exec(line) ?? [];
      const kind = KINDS.find((each) => labels[each].test(name.replace(OF_WHOM, "")) && LOOKS[each].test(value));
      if (kind !== undefined) told[kind].add(lettersOf(value));
    }
    return told;
  });
}

/** A number is the same with and without the code of its country: its last digits tell. */
function lettersOf(text: string): string {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  return /\p{L}/u.test(letters) ? letters : letters.slice(-LAST_DIGITS);
}

function linesAlone(units: readonly Unit[]): DataRun<Unit>[] {
  const alone = units.filter(({ text, opensLine }) => opensLine && ALONE.test(text));
  return alone.map((unit) => ({ lines: [unit], data: [{ name: "", value: unit.text.replace(/\.$/u, "") }] }));
}

type Forms = NonNullable<ReturnType<typeof contactFormsOf>>;

/** The short line right above some, which may name them. */
function leadOver(first: Unit, own: readonly Unit[]): string {
  const before = own[own.indexOf(first) - 1];
  return before !== undefined && before.text.length <= MOST_LEAD ? before.text : "";
}

/** By its label, else by what names it above; whose number it is that has another name, nobody knows. */
function contactOf(datum: Datum, over: readonly string[], forms: Forms): Contact | undefined {
  const { labels } = forms;
  const { name, value } = datum;
  const called = (names: readonly string[]) =>
    KINDS.find((kind) => LOOKS[kind].test(value) && names.some((each) => labels[kind].test(each.replace(OF_WHOM, ""))));
  const kind = called([name]) ?? called(over) ?? unnamedKind(datum, over, forms);
  const isItself = called([name]) !== undefined || name === "" || (kind !== undefined && LOOKS[kind] === PLACE);
  return kind !== undefined && isItself ? { kind, text: factText(datum) } : undefined;
}

/** What a number or a mailbox is that stands by itself below "Contact", or below a line that only leads to it. */
function unnamedKind({ name, value }: Datum, [lead = "", heading = ""]: readonly string[], { named }: Forms) {
  const isLed = lead === "" || /[:：]$/u.test(lead) || named.test(lead);
  if (name !== "" || !ALONE.test(value) || !isLed || ![lead, heading].some((over) => named.test(over)))
    return undefined;
  return value.includes("@") ? "mail" : "phone";
}

/** Where somebody is, and how he is reached, which is asked of a number or a mailbox alone by its name. */
function asked(
  contacts: readonly Contact[],
  questions: Forms["questions"],
): { question: string; told: readonly string[] }[] {
  const ofKind = (wanted: ContactKind) => contacts.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const [phone, mail] = [ofKind("phone"), ofKind("mail")];
  const reached = phone.length === 0 ? questions.mail : mail.length === 0 ? questions.phone : questions.all;
  return [
    { question: questions.place, told: ofKind("place") },
    { question: questions.post, told: ofKind("post") },
    { question: reached, told: [...phone, ...mail] },
  ].filter(({ told }) => told.length > 0);
}
