import type { Language } from "../../../language/language.ts";
import { asksElse, asksYesOrNo } from "../../../text/yes-or-no.ts";
import { ageTermsOf } from "../asked-for/age.ts";
import { chargeTermsOf } from "../asked-for/charge.ts";
import { asksWhenReached, contactOf } from "../asked-for/contact-told.ts";
import { edgeOf } from "../asked-for/edge.ts";
import { foundedOf } from "../asked-for/founded.ts";
import { permissionOf } from "../asked-for/permission.ts";
import { statedAgeOf } from "../asked-for/stated-age.ts";
import { asksForWork } from "../choice/vacancies.ts";
import type { Question } from "../question.ts";
import { bodyTermsOf } from "./body.ts";
import { definedBy } from "./defined.ts";
import { reasonOf } from "./reason.ts";
import { headTermsOf, roleOf } from "./role.ts";

/** What a query asks of a thing: a contact, whether it may be, who has an office, why it is so, when it began, what it is. */
export function kindsOf(
  query: string,
  locale: string,
  language: Language,
): Pick<
  Question,
  | "open"
  | "age"
  | "statedAge"
  | "contact"
  | "reached"
  | "permission"
  | "role"
  | "why"
  | "founded"
  | "defined"
  | "edge"
  | "charge"
  | "head"
  | "body"
  | "ofWork"
> {
  return {
    open: asksElse(query) && !asksYesOrNo(query),
    age: ageTermsOf(query, locale),
    statedAge: statedAgeOf(query, locale),
    contact: contactOf(query, locale),
    reached: asksWhenReached(query, locale),
    permission: permissionOf(query, locale),
    role: roleOf(query, locale),
    head: headTermsOf(query, locale),
    body: bodyTermsOf(query, locale),
    ofWork: asksForWork(query),
    why: reasonOf(query, locale),
    founded: foundedOf(query, locale),
    charge: chargeTermsOf(query, locale),
    edge: edgeOf(query, locale, language.past),
    defined: definedBy(query, language),
  };
}
