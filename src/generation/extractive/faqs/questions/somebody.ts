import { isOfPerson } from "../wording/is-person.ts";

/** What stands around a sentence that says what something is. */
export interface Around {
  /** Of its page. */
  readonly title: string;
  /** The sentence behind it; "" where there is none. */
  readonly next: string;
}

/** A name as people and animals have it: no article, a capital to each word. */
const NAME =
  /^(?!(?:The|An?) )\p{Lu}\p{L}*\.?(?:[ -](?:(?:de|van|von|der|da|du|la|le|del|di) )?\p{Lu}[\p{L}.’'-]*){0,3}$/u;
/** What is said of an animal: its kind stands before anything that tells more of it. */
const ANIMAL =
  /^ is (?:an?|the) (?:(?!(?:for|of|with|to|and|who|that|which|by|in|on|at|from)\b)[\p{L}\p{N}/-]+,? ){0,7}(?:[\p{L}-]+\/)?(?:dog|puppy|pup|hound|cat|kitten|rabbit|horse|pony|terrier|retriever|spaniel|poodle|pug|bull|bulldog|collie|beagle|\p{L}+hound|schnauzer|mix)\b|^ is (?:an?|the) (?:[\p{L}-]+ ){0,3}\d+(?:-\d+)?[ -](?:years?|yrs?|months?|weeks?)[ -]old\b/iu;
const GOES_ON = /^(?:She|He|His|Her)\b/u;
const OF_ONE = /^ is (?:an?|the) .*\b(?:he|she|his|her|him|hers)\b/i;
/** What somebody is called for what he is to another: "Ada’s sister". */
const OF_ANOTHER = /['’]s /;

/** Whether a sentence tells of a person or an animal by its name, as what is said of it and the next sentence show. */
export function isSomebody(thing: string, predicate: string, { next }: Around): boolean {
  if (isOfPerson(predicate)) return /^(?!(?:The|An?) )\p{Lu}/u.test(thing);
  if (!NAME.test(thing)) return false;
  return ANIMAL.test(predicate) || GOES_ON.test(next) || OF_ONE.test(predicate);
}

/**
 * "Who is Ada Byron?", by the title's full name where the sentence has the first one alone. Undefined for an animal,
 * and for whom only those know who have read of him.
 */
export function questionOfSomebody(
  thing: string,
  predicate: string,
  { title, next }: Around,
): { thing: string; question: string } | undefined {
  if (ANIMAL.test(predicate) || !(isOfPerson(predicate) || GOES_ON.test(next))) return undefined;
  const isFull = title.startsWith(`${thing} `) && NAME.test(title);
  const name = isFull && !thing.includes(" ") ? title : thing;
  return name.includes(" ") && !OF_ANOTHER.test(name) ? { thing: name, question: `Who is ${name}?` } : undefined;
}
