/** What the engine needs to know of a language: rules as patterns, wording as templates. One value a language. */
export interface Language {
  /** Sentence openers that lean on what stands before (pronouns, demonstratives, connectives). Anchored at the start. */
  readonly dangling: RegExp;
  /** Leading connectives that can go without changing what is said; the match is what goes. */
  readonly connective: RegExp;
  /** Leading words that were true only on the day of writing ("today", "last week"); the match is what goes. */
  readonly dated: RegExp;
  /** A sentence that leans by a word within it, or by want of a subject: no takeaway. English has rules of its own. */
  readonly leaning: RegExp;
  /** Words that point outside the sentence or at the page itself: "see above", "click here", "in this post". */
  readonly pointing: RegExp;
  /** Openers of what has lost its subject: half of a list's lead-in, or what a reference says of its entry. */
  readonly subjectless: RegExp;
  /** The opening of a sentence that says what its page is there for: it stands beside that page. The match names the page. */
  readonly presenting: RegExp;
  /** Sentences that announce, call or send elsewhere: shown as takeaways for want of others alone. */
  readonly announcing: RegExp;
  /** Text that speaks to its reader. */
  readonly addressed: RegExp;
  /** Queries that ask how something is done. */
  readonly howTo: RegExp;
  /** Queries and questions that ask for an amount, a number or a date. */
  readonly quantity: RegExp;
  /** Queries that ask when something was: a date answers them and nothing else. */
  readonly past: RegExp;
  /** Queries that ask what something is; group 1 is the subject. */
  readonly definition: RegExp;
  /** Follow-ups that lean on the turn before. */
  readonly followUp: RegExp;
  /** A query that asks those behind the site of themselves: "Do you …?", "your …". */
  readonly asksSite: RegExp;
  /** Text in which those behind the site speak of themselves: "we", "our". */
  readonly ourselves: RegExp;
  /** A message that asks what the site is, or who is behind it. */
  readonly introduction: RegExp;
  /** A message that only greets or thanks. */
  readonly salutation: RegExp;
  /** A message that only thanks, agrees or takes leave. */
  readonly closing: RegExp;
  /** Words too general to tell pages apart, beyond stop words. */
  readonly general: ReadonlySet<string>;
  readonly phrases: Phrases;
}

/** Fixed wording: plain text, no markup. */
export interface Phrases {
  readonly noAnswer: string;
  readonly nearest: string;
  /** Opens the one page that tells what is asked at a length that a reply has no room for. */
  readonly page: string;
  readonly greeting: string;
  /** Answers thanks and leave. */
  readonly closing: string;
  /** Opens a warm text that does not address its reader. */
  readonly warmOpening: string;
}

/** The rules for a sentence that is shown behind the one it leans on. */
export function behind(language: Language): Language {
  return { ...language, dangling: /^(?!)/ };
}

/** What is said to a message that only greets, thanks or takes leave; `undefined` of any other. */
export function civility({ salutation, closing, phrases }: Language, message: string): string | undefined {
  const said = message.trim();
  if (closing.test(said)) return phrases.closing;
  return salutation.test(said) ? phrases.greeting : undefined;
}

/** A set from words written in one string. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
