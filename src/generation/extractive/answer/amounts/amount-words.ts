/** How a language asks for amounts, and what tells them. */
export interface AmountWords {
  /** Questions for an amount and for nothing else ("How long …?"). */
  readonly amount: RegExp;
  /** Questions for a version: a number tells that. */
  readonly version: RegExp;
  readonly when: RegExp;
  /** Questions for how long something takes, or how often it is; another length is none. */
  readonly span: RegExp;
  /** Questions for what a thing costs, by their form: no cost of being late. */
  readonly paid: RegExp;
  readonly count: RegExp;
  /** Questions for how many there are in a time that they name: days of something are mostly those of a year. */
  readonly counted: RegExp;
  /** Questions for how much a thing is: what is paid for it, mostly. */
  readonly sum: RegExp;
  readonly tells: {
    /** Amounts and times in words. */
    readonly amount: RegExp;
    /** A price in words. */
    readonly price: RegExp;
    /** A price in words that is said of the thing itself: "Entry is free", but no "rooms with free parking". */
    readonly own: RegExp;
    /** What a thing costs, told without a sum. */
    readonly cost: RegExp;
    /** An amount that is left open, or told without a number. */
    readonly open: RegExp;
    /** When something is: a number alone counts rooms. */
    readonly time: RegExp;
    /** How long something takes or lasts, and how often it is: a number alone is no time. */
    readonly span: RegExp;
    /** How much something is, beside a sum of money: a number that it is, or a part. */
    readonly share: RegExp;
  };
  /** Times in which things are counted, as they are asked for and told. */
  readonly periods: readonly (readonly [asked: RegExp, told: RegExp])[];
}
