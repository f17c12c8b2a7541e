import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { termsOf } from "../../../text/terms.ts";

/** How a language asks whether a thing may be or has to be brought, used or the like, and what tells it without those words. */
interface Rules {
  /** Its verbs in groups. One that says more ("rent") has to be told. */
  readonly asks: RegExp;
  /** How it is asked by the permission alone ("Are dogs allowed?"). */
  readonly asksFor: RegExp;
  /** What in such a question names nothing of it: the permission, and that it is here. */
  readonly asking: RegExp;
  readonly tells: RegExp;
  /** What tells it of the thing that a sentence is about: "Dogs must be kept on a lead." */
  readonly limits: RegExp;
}

const RULES: Record<string, Rules> = {
  en: {
    asks: /\b(?:can|could|may|must|should|(allowed|okay?|possible|permitted|need|have) to)(?: (?:i|we|you|one|people|visitors|guests|members))?(?: (?:please|also|just|still|even))* (bring|take|carry|use|wear|pay)\b/iu,
    asksFor:
      /^\P{L}*(?:(?:is|are) (?!you\b)(?=\p{L})[^\p{P}]{1,80} |(?!(?:my|i|was|were|the)\b)(?:\p{L}+ ){1,3})(?:allowed|permitted|okay|ok|banned|forbidden|prohibited)\b(?! to\b)(?=\W*$| (?:in|on|at|inside|here|there)\b)|\b(?:is it|are (?:we|you|people)|am i) (?:allowed|permitted|okay|ok|forbidden) to\b|\b(?:can|may) (?:i|we|you|one|people) \p{L}+ (?:inside|indoors|outside|here|on ?site)\b/iu,
    asking: all("allowed|permitted|okay|ok|banned|forbidden|prohibited|inside|indoors|here|there|on ?site|people"),
    tells: said(
      "allowed|permitted|welcome|accepted|accept|accepts|(?:is|are)(?: not)? possible|forbidden|prohibited|banned|required|mandatory|compulsory|obligatory|optional|necessary",
    ),
    limits: new RegExp(
      `${said("must(?: not)? (?:be|have|stay|wear|leave)|(?:may|can)(?: only)?(?: not)? be (?:\\p{L}+ed|flown|brought|taken|kept|worn|used|left|shown|ridden|driven)|cannot be|can['’]t be|only (?:on|in|at|with|when|if|outside)").source}|^\\P{L}*no `,
      "iu",
    ),
  },
  de: {
    asks: /(?<!\p{L})(?:darf|dürfen|kann|können|muss|müssen|soll|sollte)(?!\p{L}).* (mitbringen|mitnehmen|benutzen|nutzen|verwenden|tragen|zahlen|bezahlen)\W*$/iu,
    asksFor:
      /(?<!\p{L})(?:erlaubt|gestattet|verboten|untersagt|zulässig|zugelassen)\P{L}*$|(?<!\p{L})(?:erlaubt|gestattet|verboten)(?!\p{L}).* zu \p{L}+en\P{L}*$|^\P{L}*(?:darf|dürfen) \P{P}+ (?:rein|mit)\P{L}*$/iu,
    asking: all("erlaubt|gestattet|verboten|untersagt|zulässig|zugelassen|hier|drinnen|rein|mit"),
    tells: said(
      "(?:un)?erlaubt|verboten|gestattet|untersagt|(?:un)?zulässig|willkommen|(?:ist|sind)(?: nicht)? möglich|akzeptiert|akzeptieren|pflicht|erforderlich|notwendig|nötig|vorgeschrieben",
    ),
    limits: said("muss|müssen|darf|dürfen|keine?|nur|nicht"),
  },
  fr: {
    asks: /(?:puis-je|peut-on|pouvons-nous|peux|peut|pouvons|faut-il|dois|doit|dois-je|doit-on|possible d[e']|droit d[e'’]) ?(?:y |en |me |m['’]|l['’]|le |la |les )*(amener|apporter|emmener|utiliser|porter|payer|venir)(?!\p{L})/iu,
    asksFor:
      /(?:est|sont|c['’]est)(?:-(?:ce|il|elle|ils|elles))? (?:permis|autoris|admis|accept|interdit)\p{L}*|^\P{L}*\P{P}+ (?:autoris|admis|accept|interdit)\p{L}*\P{L}*$/iu,
    asking: all("permise?s?|autorisée?s?|admise?s?|acceptée?s?|interdite?s?|ici|intérieur"),
    tells: said(
      "autorisée?s?|interdite?s?|admise?s?|acceptée?s?|acceptons|permise?s?|bienvenue?s?|obligatoires?|nécessaires?|requise?s?|facultati(?:f|fs|ve|ves)",
    ),
    limits: said("doit|doivent|peut|peuvent|aucune?|pas|seulement|uniquement|interdiction"),
  },
  es: {
    asks: /(?:puedo|podemos|puede|debo|debemos|(?:tengo|tenemos|hay) que|posible) (traer|llevar|usar|utilizar|pagar)(?!\p{L})/iu,
    asksFor:
      /(?:está|están|es|son) (?:permitid|prohibid|admitid|autorizad)[oa]s?|(?:^|¿)\s*se (?:permiten?|admiten?|aceptan?)(?!\p{L})/iu,
    asking: all(
      "permitid[oa]s?|permiten?|prohibid[oa]s?|admitid[oa]s?|admiten?|aceptan?|autorizad[oa]s?|aquí|dentro|traer|llevar",
    ),
    tells: said(
      "permitid[oa]s?|permite|permiten|prohibid[oa]s?|admiten?|admitid[oa]s?|aceptan?|aceptamos|aceptad[oa]s?|bienvenid[oa]s?|obligatori[oa]s?|necesari[oa]s?|opcional(?:es)?|requerid[oa]s?",
    ),
    limits: said("deben?|pueden?|no|solo|sólo|prohibición"),
  },
  it: {
    asks: /(?:posso|possiamo|può|possono|devo|dobbiamo|bisogna|possibile) (portare|usare|utilizzare|pagare|indossare)(?!\p{L})/iu,
    asksFor:
      /(?:è|sono|e['’]) (?:consentit|permess|vietat|ammess|accettat)[oaie](?!\p{L})|^\P{L}*si (?:accettano|ammettono)/iu,
    asking: all("consentit[oaie]|permess[oaie]|vietat[oaie]|ammess[oaie]|accettat[oaie]|accettano|qui|dentro"),
    tells: said(
      "consentit[oaie]|permess[oaie]|vietat[oaie]|ammess[oaie]|accettat[oaie]|accettiamo|benvenut[oaie]|obbligatori[oae]?|necessari[oae]?|richiest[oaie]|facoltativ[oaie]",
    ),
    limits: said("deve|devono|può|possono|non|solo|divieto"),
  },
  pt: {
    asks: /(?:posso|podemos|pode|pode-se|devo|devemos|preciso|precisamos|possível)(?: de)? (trazer|levar|usar|utilizar|pagar)(?!\p{L})/iu,
    asksFor:
      /(?:é|são|está|estão) (?:permitid|proibid|aceit|autorizad)[oea]s?(?!\p{L})|^\P{L}*(?:aceitam|permitem)(?!\p{L})/iu,
    asking: all("permitid[oa]s?|permitem|proibid[oa]s?|aceit[oea]s?|aceitam|autorizad[oa]s?|aqui|dentro"),
    tells: said(
      "permitid[oa]s?|permite|proibid[oa]s?|aceit[oea]s?|aceitamos|bem-vind[oa]s?|obrigatóri[oa]s?|necessári[oa]s?|opciona(?:l|is)",
    ),
    limits: said("devem?|podem?|não|só|somente|proibição"),
  },
  nl: {
    asks: /(?<!\p{L})(?:mag|mogen|kan|kunnen|moet|moeten)(?!\p{L}).* (meenemen|meebrengen|gebruiken|dragen|betalen)\W*$/iu,
    asksFor:
      /(?<!\p{L})(?:toegestaan|verboden|toegelaten)\P{L}*$|(?<!\p{L})(?:toegestaan|verboden)(?!\p{L}).* te \p{L}+en\P{L}*$|^\P{L}*(?:mag|mogen) \P{P}+ (?:mee|naar binnen)\P{L}*$/iu,
    asking: all("toegestaan|verboden|toegelaten|hier|binnen|mee|naar"),
    tells: said("toegestaan|verboden|welkom|verplicht|nodig|noodzakelijk|geaccepteerd|accepteren"),
    limits: said("moet|moeten|mag|mogen|geen|alleen|niet"),
  },
};

function said(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
}

function all(words: string): RegExp {
  return new RegExp(said(words), "giu");
}

/** A question whether something may be or has to be done. */
export interface AskedPermission {
  /** The terms of what is done, and of what asks it: "allowed", "bring". */
  readonly terms: readonly string[];
  /** What tells whether it may be, without saying that: "Dogs are welcome". */
  readonly given: RegExp;
  /** What tells it of the thing that a sentence is about. */
  readonly limits: RegExp;
}

/** Who asks for a way, a place or a time takes for granted that it may be. */
const TAKES_FOR_GRANTED =
  /^\P{L}*(?:how|where|when|why|who|wie|wo|wann|warum|wieso|comment|où|quand|pourquoi|cómo|como|dónde|cuándo|come|dove|quando|perché|onde|hoe|waar|wanneer|waarom)(?!\p{L})/iu;

/** Who asks which things may be asks for no yes or no. */
const WHICH =
  /^\P{L}*(?:which|what|welche\p{L}*|was|quel(?:le)?s?|qu['’]|qué|cu[aá]les|che|quali|cosa|que|quais|welke|wat)(?!\p{L})/iu;

/** What a query asks to be allowed, in the languages of the engine; `undefined` of any other query. */
export function permissionOf(query: string, locale: string): AskedPermission | undefined {
  const rules = RULES[primaryLanguage(locale)];
  if (rules === undefined || TAKES_FOR_GRANTED.test(query)) return undefined;
  const [, ...verbs] = rules.asks.exec(query) ?? [];
  if (rules.asksFor.test(query) && !WHICH.test(query)) verbs.push(...(query.match(rules.asking) ?? []));
  if (verbs.length === 0) return undefined;
  const terms = termsOf(verbs.filter(Boolean).join(" "), locale);
  return { terms, given: rules.tells, limits: rules.limits };
}
