import { analyzerOf, type Term } from "./analyzer.ts";

/**
 * Everyday words of visitors beside those that companies write, folded, one meaning a line. What corpora teach is found
 * by likeness; these are for words that a corpus of one company never sees. Technical and common words have no place.
 */
const LISTS: Record<string, string> = {
  en: `
log in, login, sign in, signin, log on
sign up, signup, register
log out, logout, sign out, signout
create account, open account > sign up, register
can t remember, cannot remember, don t remember, couldn t remember > forgot, forgotten
close account, remove account, deactivate account, get rid of account > delete account
end subscription, stop subscription > cancel subscription
unsubscribe, opt out
turn on, switch on, enable
turn off, switch off, disable
2fa, two factor, two step, mfa
single sign on > sso
price, cost, pricing, fee
invoice, receipt
money back > refund
how heavy > weight, weigh
how tall, how high > height
how wide > width
how deep > depth
how big > size, dimensions
how expensive > price, cost
reimbursed > expenses, reimbursement
discount, coupon, promo, voucher
shipping, delivery, postage
not working, doesn t work, won t work, isn t working > troubleshooting, error
get in touch > contact
job, vacancy, career
hiring, recruitment
boss > manager
coworker, colleague, teammate
salary, wage
payslip, payroll
pay rise, pay raise, salary increase > salary review
vacation, holiday, annual leave, pto
days off, time off > holiday, annual leave, leave
ill, sick, sickness, illness
dad, father > paternity, parental
mum, mom, mother, pregnant > maternity, parental
baby > maternity, paternity, parental
bike, bicycle, cycle
phone, telephone, mobile, smartphone
iphone, ipad > ios
macbook > mac, macos
pc > computer, desktop
photo, picture, image
dark mode, night mode > dark theme
gdpr, data protection
hacked > compromised, breach
is safe, how safe > security
lost, stolen
byod, own phone, own laptop, own computer, own device > bring your own device
appointment, booking
lawyer, attorney, solicitor
doctor, physician
kid, child, children
apartment, flat
rent, rental, lease
clothes, clothing, should wear, to wear > dress code
glasses > eye test
food, meal
car park > parking
wifi, wireless
quit, resign, leave job, leave company > resignation, notice period
fired, sacked > dismissal
volunteer, volunteering
donate, donation
retirement > pension
cheap, affordable
who founded, who started > founder, history
headquarters, head office
opening hours, opening times
newsletter, mailing list
passcode, passphrase > password
user name, login name > username
`,
};

/** Words between those of a phrase that change nothing: "close my account", "should I wear". */
const BETWEEN = new Set(["a", "an", "i", "my", "our", "the", "this", "we", "your"]);

/** A phrase by its terms: function words as they are, others by their stems. */
interface Phrase {
  terms: readonly string[];
  /** Its meaning in other words, each without function words. */
  others: readonly (readonly Term[])[];
  /** Whether companies say it in those words rather than in its own. */
  rather: boolean;
}

/** A phrase of a query that has others of the same meaning. */
export interface Synonyms extends Pick<Phrase, "others" | "rather"> {
  /** Positions of its words among the query's terms. */
  positions: readonly number[];
}

const PHRASES = new Map<string, ReadonlyMap<string, readonly Phrase[]>>();
const NO_PHRASES: readonly Phrase[] = [];

/** The phrases of a language by their first term; read when it is first asked for. */
function phrasesOf(language: string): ReadonlyMap<string, readonly Phrase[]> {
  let phrases = PHRASES.get(language);
  if (phrases === undefined) {
    phrases = byFirstTerm(LISTS[language] ?? "", language);
    PHRASES.set(language, phrases);
  }
  return phrases;
}

function byFirstTerm(list: string, language: string): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = list
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => phrasesIn(line, language));
  return Map.groupBy(phrases, ({ terms }) => terms[0] ?? "");
}

/** "a, b" are said for each other; of "a > b" the second is what companies write where visitors say the first. */
function phrasesIn(line: string, language: string): Phrase[] {
  const [said = [], written] = line
    .split(" > ")
    .map((phrases) => phrases.split(", ").map((phrase) => analyzerOf(language).terms(phrase)));
  return said.map((phrase) => ({
    terms: phrase.map(({ term }) => term),
    others: (written ?? said.filter((other) => other !== phrase)).map(toldIn),
    rather: written !== undefined,
  }));
}

const toldIn = (phrase: readonly Term[]): Term[] => phrase.filter(({ stop, request }) => !stop && !request);

/** The phrases among a query's terms, function words included, that have others of the same meaning. */
export function synonymsIn(terms: readonly Term[], language: string): Synonyms[] {
  const phrases = phrasesOf(language);
  const found: Synonyms[] = [];
  for (let start = 0; start < terms.length; start++) {
    for (const { terms: phrase, others, rather } of phrases.get(terms[start]?.term ?? "") ?? NO_PHRASES) {
      const positions = positionsFrom(terms, start, phrase);
      if (positions !== undefined) found.push({ positions, others, rather });
    }
  }
  return found;
}

/** Where the words of a phrase stand from `start` on; undefined where they do not follow each other. */
function positionsFrom(terms: readonly Term[], start: number, phrase: readonly string[]): number[] | undefined {
  const positions: number[] = [];
  let at = start;
  for (const word of phrase) {
    while (positions.length > 0 && terms[at]?.term !== word && BETWEEN.has(terms[at]?.surface ?? "")) at++;
    if (terms[at]?.term !== word) return undefined;
    positions.push(at++);
  }
  return positions;
}
