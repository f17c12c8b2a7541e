import { questionFormsOf } from "../../../language/questions.ts";
import { countWords } from "../../../text/words.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";
import { NOT_TO_MISS, WARNS } from "../../sentence/warnings.ts";
import { HOW_TO } from "../fit/kinds.ts";
import type { Question } from "../questions/question.ts";
import { goesTo, navigatesOn } from "./navigation.ts";
import { withoutPicture } from "./picture.ts";
import { ended, FIRST } from "./steps.ts";
import type { Way } from "./way.ts";

/** What is done at a place of an application, to something that is named. */
const AT_A_PLACE =
  /^Where do I go to (?:(?:\p{L}+ )?(?:and|or) )?(?:add|apply for|block|book|buy|cancel|change|check|clear|configure|connect|create|customi[sz]e|deactivate|delete|disable|download|edit|enable|export|file|find|generate|import|install|invite|manage|modify|move|order|pay|register|remove|rename|renew|replace|report|request|reset|restore|review|rotate|save|schedule|see|set|set up|share|sign up|start|submit|transfer|turn (?:on|off)|unblock|uninstall|unsubscribe|update|upgrade|upload|verify|view)\b(?! (?:for|using|with|on|in|to|from)\b)/iu;
const NAMED = /\b(?:an?|the|my|our|all|new|another|this) | \p{Lu}/u;
const JUDGED = /\b(?:best|better|faster|not|without|it|deprecated|wait|scams?|phishing)\b/i;
/** The same in other languages, by the stems of their verbs. */
const AT_A_PLACE_ELSEWHERE =
  /cambi|restablec|configur|agreg|añad|elimin|borr|crea|inici|registr|descarg|actualiz|solicit|modific|verific|recuper|activ|chang|modifi|réinitialis|ajout|supprim|cré|connect|inscri|télécharg|vérifi|récupér|demand|änder|zurücksetz|einricht|hinzufüg|lösch|erstell|anmeld|registrier|herunterlad|wiederherstell|beantrag|alter|redefin|adicion|exclu|entrar|baix|reimpost|aggiung|wijzig|toevoeg|aanmak|verwijder|更改|重置|设置|添加|删除|创建|登录|注册|下载|启用|恢复|申请|修改/iu;
/** A second question in one. */
const TWOFOLD =
  /,| (?:and|or) (?:what|how|why|when|where)\b| (?:y|et|und|e|en) (?:cómo|qué|cuánt|comment|combien|wie|was|quant|come|cosa|hoe|wat)/iu;
/** Before the steps: for whom or when they hold, or which of several ways they are. */
const CASES =
  /\b(?:if|only|unless|when|while|for|after|must|need|requires?|not|customers?|users?|owners?|admin\w*|members of|schools?|students?|teachers?|option|interface|version|android|iphone|ios|windows|mac|linux|otherwise|either|ways)\b|n['’]t\b|(?<!\p{L})(?:si|cuando|wenn|falls|quand|lorsque|se|quando|als)(?!\p{L})|如果/iu;
/** Where one stands in the middle of a way: "On the Welcome screen, choose …" */
const ON_ITS_WAY = /^on the (?:\S+ ){1,5}(?:screen|step|dialog|window|wizard)\b/i;
/** A place that a picture below a step shows. */
const SHOWN =
  /\b((?:page|menu|settings|tab|dashboard|panel|portal|screen|section|view|window)(?: named [^:]{1,40})?)[:：]$/iu;
/** "Open the Acme app." */
const OPENS_ONLY =
  /^(?:(?:first|then),? )?(?:open (?:up )?(?:the |your )?[^,]{2,40}\bapp(?:lication)?|(?:log|sign) ?in(?:to)? (?:to )?(?:the |your )(?:[\p{L}-]+ ){0,3}account)\.$/iu;
/** "Log in to the shop.": where all begins that is done there. */
const ENTERS_ONLY = /^(?:(?:first|then),? )?(?:log|sign) ?in(?:to)? (?:to )?(?:the |your |our )?[^,]{2,50}\.$/iu;
/** Steps of which one alone is little. */
const MANY = 7;
/** What a step may say besides, in brackets. */
const ASIDE = /^\(|\)\.?$/u;
const ADDRESS = /[\p{L}\p{N}-]\.\p{Ll}{2,}/u;
/** Share of a list's items or of a section's sentences that bid, where it tells what to do. */
const MOST_BID = 0.6;
const LEAST_STEPS = 3;
const MOST_SHOWN = 3;
const MOST_WORDS = 45;
/** Words that tell where to go, and those of an address. */
const LEAST_WORDS = 5;
const LEAST_OF_ADDRESS = 3;

/** A question about a way, as it is asked by who only wants to know where it begins; "" of any other question. */
export function askedWhere({ question, kind }: Question, locale: string): string {
  const forms = questionFormsOf(locale);
  if (TWOFOLD.test(question)) return "";
  if (forms === undefined) {
    const asked = HOW_TO.test(question) ? question.replace(HOW_TO, "Where do I go to") : "";
    const task = asked.replace(/^Where do I go to /, "");
    return AT_A_PLACE.test(asked) && NAMED.test(` ${task}`) && !JUDGED.test(task) ? asked : "";
  }
  const [how, where] = forms.where;
  const isWay = kind === "task" || forms.way.test(question.replace(/^[¿\s]+|[\s?？]+$/gu, ""));
  const asked = question.replace(how, (word) => (/^\p{Ll}/u.test(word) ? where.toLowerCase() : where));
  return isWay && asked !== question && AT_A_PLACE_ELSEWHERE.test(question) ? asked : "";
}

/** Words that tell where to go: an address does so by itself. */
export function leastOf({ texts }: Way): number {
  return ADDRESS.test(texts[0] ?? "") ? LEAST_OF_ADDRESS : LEAST_WORDS;
}

/**
 * Where a way begins that is too long to be told: its first steps, as far as they only lead somewhere. Undefined where
 * it begins with something else, holds in a case alone, or warns of something. Other languages are followed to an
 * address, and no further.
 */
export function beginningOf(units: readonly Unit[], locale: string): Way | undefined {
  const forms = questionFormsOf(locale);
  const steps = stepsOf(units, (text) => (forms === undefined ? bids(text) : forms.bids.test(text)));
  if (steps.length < LEAST_STEPS || ON_ITS_WAY.test(steps[0]!.text) || holdsInCase(units, steps)) return undefined;
  const texts: string[] = [];
  for (const [i, step] of steps.slice(0, Math.min(MOST_SHOWN, steps.length - 1)).entries()) {
    const text = pureStep(units, step, steps[i + 1]!);
    const leads = forms === undefined ? (i === 0 ? goesTo : navigatesOn)(text) : i === 0 && forms.goes.test(text);
    if (!leads || countWords([...texts, text].join(" ")) > MOST_WORDS) break;
    texts.push(ended(text));
  }
  // Where one opens what the page is about, everybody knows.
  if (texts.length === 0 || (texts.length === 1 && (isOneOfMany(steps, locale) || tellsNoPlace(texts[0]!))))
    return undefined;
  return { texts, first: steps[0]!, last: steps[texts.length - 1]! };
}

/**
 * The steps of the one numbered list, else the items of a list of orders, else the orders with which it opens, or the
 * sentences of which most are orders.
 */
function stepsOf(units: readonly Unit[], bid: (text: string) => boolean): readonly Unit[] {
  const most = (some: readonly Unit[]) => some.filter(({ text }) => bid(text)).length >= MOST_BID * some.length;
  const numbered = units.filter(isStep);
  // A second list tells another way, or the same one for others.
  const one = FIRST.test(numbered[0]?.marker ?? "") && !numbered.slice(1).some(({ marker }) => FIRST.test(marker));
  if (numbered.length > 0) return one ? numbered : [];
  const items = units.filter(({ kind, opensLine }) => kind === "item" && opensLine);
  if (items.length >= LEAST_STEPS && most(items)) return items;
  const prose = units.filter(({ kind }) => kind === "prose");
  const end = units.findIndex(({ kind, text }) => kind !== "prose" || !bid(text));
  if (end >= LEAST_STEPS) return units.slice(0, end);
  return items.length === 0 && most(prose) ? prose : [];
}

/** Whether a way is of so many numbered steps that where the first is done tells little of it. */
function isOneOfMany(steps: readonly Unit[], locale: string): boolean {
  return questionFormsOf(locale) === undefined && steps.length > MANY && steps.every(isStep);
}

/** Whether a step leads no further than to where everything begins. */
function tellsNoPlace(step: string): boolean {
  return OPENS_ONLY.test(step) || ENTERS_ONLY.test(step);
}

/** Whether steps are told for a case alone, or something has to be minded with them. */
function holdsInCase(units: readonly Unit[], steps: readonly Unit[]): boolean {
  const own = new Set(steps);
  const before = units.slice(0, units.indexOf(steps[0]!));
  if (before.some(({ text }) => CASES.test(text))) return true;
  return units.some((unit) => WARNS.test(unit.text) || (!own.has(unit) && NOT_TO_MISS.test(unit.text)));
}

/** A step as it is shown; "" where more is bidden below it. */
function pureStep(units: readonly Unit[], step: Unit, next: Unit): string {
  const below = units.slice(units.indexOf(step) + 1, units.indexOf(next));
  const isMore = ({ kind, text }: Unit) => kind === "code" || kind === "row" || (bids(text) && !ASIDE.test(text));
  if (below.some(isMore)) return "";
  const shown = below.length === 0 ? { ...step, text: step.text.replace(SHOWN, "$1.") } : step;
  return withoutPicture(shown, below[0] ?? next);
}
