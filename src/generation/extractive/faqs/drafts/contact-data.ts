import type { FaqsTask } from "../../../../schemas/generation.ts";
import { type ContactKind, contactFormsOf } from "../../../language/forms/local/contacts.ts";
import { type Datum, dataRuns, factText } from "../../../text/data-runs.ts";
import { repeatsOtherPages, type Unit } from "../../page/unit.ts";
import { answerOf } from "../answer.ts";
import type { Section } from "../sections/section.ts";
import type { Draft } from "./draft.ts";

const SCORE = 0.5;
/** Words of a number with its label. */
const LEAST_WORDS = 2;
/** Longer lines say more than whose contact it is. */
const MOST_LEAD = 60;
/** How each of them looks: an address has its postal code, or a number with its street. */
const LOOKS: Readonly<Record<ContactKind, RegExp>> = {
  place:
    /(?<!\d)\d{4,5}(?!\d)|\p{Lu}{1,2}\d{1,2}\p{Lu}? \d\p{Lu}{2}|(?<!\p{L})\d{1,4} \p{Lu}\p{L}+|\p{L}{3,} \d{1,4}(?!\d)/u,
  phone: /(?:\d[ ()/.-]{0,2}){7}/u,
  mail: /\S@\S+\.\p{L}/u,
};
/** Whose it is, behind what a heading names: "Address of the barn". */
const OF_WHOM = / (?:of|der|des|von|vom|unsere[rs]|de|du|del|della|di|da|do|van) .*$|[.:]$/iu;
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
  return [...passages].flatMap(([{ text }, own]) =>
    dataRuns(own, text).flatMap(({ lines, data }) => {
      const over = [leadOver(lines[0]!, own), ...above];
      const isNamed = over.some((each) => forms.named.test(each));
      if (!isNamed || lines.some(isRepeated)) return [];
      const contacts = data.flatMap((datum) => contactOf(datum, over, forms) ?? []);
      return asked(contacts, forms.questions).flatMap(({ question, told }) => {
        const answer = answerOf(`${told.join("; ")}.`, lines, LEAST_WORDS);
        return answer ? [{ question, answer, score: SCORE, order: lines[0]!.order, fact: true as const }] : [];
      });
    }),
  );
}

type Forms = NonNullable<ReturnType<typeof contactFormsOf>>;

/** The short line right above some, which may name them. */
function leadOver(first: Unit, own: readonly Unit[]): string {
  const before = own[own.indexOf(first) - 1];
  return before !== undefined && before.text.length <= MOST_LEAD ? before.text : "";
}

/** By its label, else an address below what names one. */
function contactOf(datum: Datum, over: readonly string[], { labels }: Forms): Contact | undefined {
  const label = datum.name.replace(/[.:]$/u, "");
  const kind = KINDS.find((each) => labels[each].test(label) && LOOKS[each].test(datum.value));
  if (kind !== undefined) return { kind, text: factText(datum) };
  const isPlace = over.some((each) => labels.place.test(each.replace(OF_WHOM, ""))) && LOOKS.place.test(datum.value);
  return isPlace && !LOOKS.mail.test(datum.value) ? { kind: "place", text: factText(datum) } : undefined;
}

/** Where somebody is, and how he is reached, which is asked of a number or a mailbox alone by its name. */
function asked(
  contacts: readonly Contact[],
  questions: Forms["questions"],
): { question: string; told: readonly string[] }[] {
  const ofKind = (wanted: ContactKind) => contacts.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const [place, phone, mail] = [ofKind("place"), ofKind("phone"), ofKind("mail")];
  const reached = phone.length === 0 ? questions.mail : mail.length === 0 ? questions.phone : questions.all;
  return [
    { question: questions.place, told: place },
    { question: reached, told: [...phone, ...mail] },
  ].filter(({ told }) => told.length > 0);
}
