import { SUM } from "../../../../../search/analysis/currencies.ts";
import { endsOnSite } from "../../../../language/forms/local/on-site.ts";
import { mine } from "../../wording/person.ts";
import { isPlural } from "../../wording/plural.ts";
import { does, type Fact, NAME, ofThing, POINTS } from "./fact.ts";
import { AT_HOURS } from "./times.ts";

const ABOUT_SUM = `(?:(?:currently|only|just|now|from|about|around) )*${SUM}`;
const SOME =
  "(?:up to |about |around |over |at least |at most |more than |approximately |a maximum of |between )*\\d[\\d,]*";
const PEOPLE = "(?:people|persons|guests|adults|children|visitors|diners)\\b";
/** What is paid for, by whatever adjective: "the annual subscription". */
const PAID_FOR =
  "(?:[\\p{L}-]+ ){0,3}?(?:subscriptions?|subs|membership|rate|hire|tickets?|entry|entrance|admission|rent|tuition|parking|hire (?:charge|fee|rate)|deposit)";

/** How many people a thing is asked whether it has room for. */
const HOLDS: Readonly<Record<string, string>> = { seat: "seat", sleep: "sleep", accommodate: "accommodate" };

const howMany = (name = "", verb = "", words: Parameters<Fact["ask"]>[1]): string | undefined =>
  ofThing(name, words, (thing) => `How many people ${does(name)} ${thing} ${HOLDS[verb.replace(/s$/, "")] ?? "hold"}?`);

/** What a visitor looks for at a place, by one word that a question may ask for. */
const AMENITY =
  "(?:(?:drinking|running|tap|hot) )?(?:water|showers?|toilets?|restrooms?|bathrooms?|electricity|power|wi-?fi|internet access|phone reception|cell service|lockers|changing rooms?|kitchen|fridge|lift|elevator|cloakroom|playground|air conditioning|heating|towels|trash cans|rubbish bins|bins|ATM|cash machine|café|canteen|bar|shop|storage)";

/** What a hall, a club or a shop tells its visitors in passing: for how many, for how much, and what is there. */
export const LOCAL: readonly Fact[] = [
  {
    told: new RegExp(
      `^${NAME} (?:can )?(?:comfortably |easily )?(?:(?:has|have) (?:enough )?(?:room|space|seating|seats|places) for|(?<verb>holds?|seats?|sleeps?|accommodates?)) ${SOME} ?${PEOPLE}`,
      "u",
    ),
    ask: ({ name, verb }, words) => howMany(name, verb, words),
    local: true,
  },
  {
    told: new RegExp(
      `^There (?:is|are) (?:room|space|seating|seats) for ${SOME} ?${PEOPLE} in (?<name>the [\\p{L} -]{3,40}?)[.,;]`,
      "u",
    ),
    ask: ({ name }, words) => howMany(name, "", words),
    local: true,
  },
  {
    told: new RegExp(
      `^(?:(?:In|For|During|From|After|Until|As) (?!example|instance|case)[^,.;:\\d]{3,40}, )?(?<whose>The |Our |(?=\\p{L}))(?<thing>${PAID_FOR})(?<more> (?:for|of) [^,;:.]{3,40}?)? (?<verb>is|are|costs?) ${ABOUT_SUM}`,
      "iu",
    ),
    ask: ({ whose = "", thing = "", more = "", verb = "" }, words) => {
      if (POINTS.test(`${thing}${more}`)) return undefined;
      const named = whose === "" ? words.inSentence(thing) : thing;
      const whoses = whose === "" ? "" : /^our/i.test(whose) ? "your " : "the ";
      return `How much ${verb === "are" || isPlural(thing) ? "are" : "is"} ${whoses}${mine(`${named}${more}`)}?`;
    },
    local: true,
  },
  {
    told: new RegExp(
      `^The (?:full |total |usual )?(?:cost|price) (?:of|for) (?<whose>the |an? |our |your )?(?<thing>(?!(?:which|what|that|this)\\b)[\\p{L}\\p{N}][^,;:.]{2,50}?) (?:is|starts at) ${ABOUT_SUM}`,
      "u",
    ),
    ask: ({ whose = "the ", thing = "" }) =>
      POINTS.test(thing) ? undefined : `How much ${isPlural(thing) ? "are" : "is"} ${mine(`${whose}${thing}`)}?`,
    local: true,
  },
  {
    told: /^(?:Our |The )(?<name>(?!\p{L}+ly\b)\p{L}[\p{L}\p{N}’'& -]{2,50}?) (?<verb>is|are) (?:suitable |open |intended |designed |only )?(?:for|to) (?:anyone|anybody|everyone|everybody|all|(?:young )?people|children|kids|adults|boys|girls|teenagers|(?:boys and girls|girls and boys))(?: \(?(?:who (?:is|are)|of))? (?:(?:over|under|above|from|between|aged)\b|ages?\b)[^.;]{0,30}?\d/u,
    ask: ({ name = "", verb }, words) => ofThing(name, words, (thing) => `Who ${verb} the ${thing} for?`),
    local: true,
  },
  {
    told: new RegExp(
      `^(?!There (?:is|are) (?!no ).{0,60} provided at )There (?<verb>is|are) (?:also )?(?:no|(?:free|an?|some|several|two|three|four|separate|\\d+)(?: \\p{Ll}+)?) (?<what>${AMENITY})${endsOnSite("en")}`,
      "u",
    ),
    ask: ({ verb, what = "" }) => {
      const isOne =
        /^(?:kitchen|fridge|lift|elevator|cloakroom|playground|ATM|cash machine|café|canteen|bar|shop|(?:shower|toilet|restroom|bathroom|changing room))$/u.test(
          what,
        );
      return `${verb === "are" ? "Are" : "Is"} there ${isOne ? (/^[AEIOU]|^elev/u.test(what) ? "an " : "a ") : ""}${what}?`;
    },
    local: true,
  },
  {
    told: new RegExp(
      `^(?:We|${NAME}) (?<verb>meet|rehearse|practi[cs]e|train|gather)s?(?: (?:in|at) the [^,;:.\\d]{3,40}?)? ${AT_HOURS}`,
      "u",
    ),
    ask: ({ name, verb }, words) =>
      name === undefined
        ? `When do you ${verb}?`
        : ofThing(name, words, (thing) => `When ${does(name)} ${thing} ${verb}?`),
    local: true,
  },
  {
    told: new RegExp(
      `^(?<name>Training|Practice|Rehearsals|(?:Training|Practice) (?:sessions|nights)|Classes|Lessons) (?:is|are|is held|are held|takes? place) ${AT_HOURS}`,
      "u",
    ),
    ask: ({ name = "" }) => `When ${/s$/.test(name) ? "are" : "is"} ${name.toLowerCase()}?`,
    local: true,
  },
  {
    told: new RegExp(
      `^We (?:only )?charge ${ABOUT_SUM}[\\d.,]*p?(?: (?:an?|per|each|for each|for an?) (?<each>[\\p{L}-]+))?`,
      "u",
    ),
    ask: ({ each }) => `How much do you charge${each === undefined ? "" : ` per ${each}`}?`,
    local: true,
  },
  {
    told: new RegExp(
      `^${NAME} (?:(?:can|may) be (?<done>hired|rented|booked)|(?:is|are) available (?:for|to) (?<verb>hire|rent))\\b[^.;:]{0,80}? (?:for|from|at) (?:a (?:rate|cost|charge|fee) of |as little as )?${ABOUT_SUM}`,
      "u",
    ),
    ask: ({ name = "", done = "", verb = done.replace(/d$|ed$/, "") }, words) =>
      ofThing(
        name,
        words,
        (thing) => `How much does it cost to ${/^hire|^rent|^book/.exec(`${verb}e`)?.[0]} ${thing}?`,
      ),
    local: true,
  },
  {
    told: /^(?:There (?:is|are|(?:is|are) also|will be) (?:(?:no|an?|free|ample|limited|plenty of|some|paid|public|private|good|easy|safe|secure|on-?site|(?:on-|off-)?street|disabled|visitor|large|small|car),? (?:and |but )?){0,5}(?:parking|car park|parking spaces)\b|(?:(?:Free|Ample|Limited|Disabled|Street|On-street|Off-street|Visitor) )?[Pp]arking(?: spaces)? (?:is|are) (?:also )?(?:free|available|limited|provided|possible|ample|allowed|permitted)\b)/u,
    ask: () => "Is there parking?",
    local: true,
  },
  {
    told: new RegExp(
      `^${NAME} (?<verb>is|are) (?:also |now |fully |partly |not )*(?:wheelchair[- ](?:accessible|friendly)|accessible (?:to|for|by|with) (?:people (?:in|with|using) )?(?:an? )?wheelchairs?)`,
      "u",
    ),
    ask: ({ name = "", verb }, words) =>
      ofThing(name, words, (thing) => `${verb === "are" ? "Are" : "Is"} ${thing} wheelchair accessible?`),
    local: true,
  },
  {
    told: /^(?:There is (?:also )?(?:no |full |easy |good |level )?(?<kind>wheelchair|disabled|step-free) access|(?:Full )?(?<of>[Ww]heelchair|[Dd]isabled|[Ss]tep-free) access is (?:provided|available|possible))\b/u,
    ask: ({ kind, of = "" }) => `Is there ${(kind ?? of).toLowerCase()} access?`,
    local: true,
  },
  {
    told: /^(?:(?:Well[- ]behaved |Only (?:guide|assistance) )?(?<pets>[Dd]ogs|[Pp]ets)(?: on (?:a )?leads?)? (?:(?:are|is) (?:not |very |always |only )?(?:allowed|permitted|welcome)|(?:must|should) be (?:kept )?on (?:an? )?(?:short )?leads?|(?:must|may|can) not (?:enter|be brought|come))|(?:Please note that )?[Nn]o (?<none>dogs|pets)(?:(?: are)?(?: allowed| permitted)\b|(?=[.,;]| (?:in|on|inside|at|please)\b)))(?<where> (?:in|on|inside|into|at) (?:the|our|any|all) [\p{L} '’-]{3,40}?(?=[.,;]| (?:except|unless|but|at all|and|or|during|when|if)\b))?/u,
    ask: ({ pets = "", none, where = "" }) =>
      `Are ${(none ?? pets).toLowerCase()} allowed${mine(where.replace(" into ", " in ").replace(/ (?:our|any|all) /, " the "))}?`,
    local: true,
  },
];
