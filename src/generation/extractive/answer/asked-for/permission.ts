import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { termsOf } from "../../../text/terms.ts";

/**
 * Whether a thing may be or has to be brought, used or the like: how a language asks it, its verbs in groups, and what
 * tells it without them. One that says more ("rent") has to be told.
 */
interface Rules {
  readonly asks: RegExp;
  readonly tells: RegExp;
}

const RULES: Record<string, Rules> = {
  en: {
    asks: /\b(?:can|could|may|must|should|(allowed|okay?|possible|permitted|need|have) to)(?: (?:i|we|you|one|people|visitors|guests|members))?(?: (?:please|also|just|still|even))* (bring|take|carry|use|wear|pay)\b/iu,
    tells: said(
      "allowed|permitted|welcome|accepted|accept|accepts|(?:is|are)(?: not)? possible|forbidden|prohibited|banned|required|mandatory|compulsory|obligatory|optional|necessary",
    ),
  },
  de: {
    asks: /(?<!\p{L})(?:darf|dürfen|kann|können|muss|müssen|soll|sollte)(?!\p{L}).* (mitbringen|mitnehmen|benutzen|nutzen|verwenden|tragen|zahlen|bezahlen)\W*$/iu,
    tells: said(
      "(?:un)?erlaubt|verboten|gestattet|untersagt|(?:un)?zulässig|willkommen|(?:ist|sind)(?: nicht)? möglich|akzeptiert|akzeptieren|pflicht|erforderlich|notwendig|nötig|vorgeschrieben",
    ),
  },
  fr: {
    asks: /(?:puis-je|peut-on|pouvons-nous|peux|peut|pouvons|faut-il|dois|doit|dois-je|doit-on|possible d[e']|droit d[e'’]) ?(?:y |en |me |m['’]|l['’]|le |la |les )*(amener|apporter|emmener|utiliser|porter|payer|venir)(?!\p{L})/iu,
    tells: said(
      "autorisée?s?|interdite?s?|admise?s?|acceptée?s?|acceptons|permise?s?|bienvenue?s?|obligatoires?|nécessaires?|requise?s?|facultati(?:f|fs|ve|ves)",
    ),
  },
  es: {
    asks: /(?:puedo|podemos|puede|debo|debemos|(?:tengo|tenemos|hay) que|posible) (traer|llevar|usar|utilizar|pagar)(?!\p{L})/iu,
    tells: said(
      "permitid[oa]s?|permite|permiten|prohibid[oa]s?|admiten?|admitid[oa]s?|aceptan?|aceptamos|aceptad[oa]s?|bienvenid[oa]s?|obligatori[oa]s?|necesari[oa]s?|opcional(?:es)?|requerid[oa]s?",
    ),
  },
  it: {
    asks: /(?:posso|possiamo|può|possono|devo|dobbiamo|bisogna|possibile) (portare|usare|utilizzare|pagare|indossare)(?!\p{L})/iu,
    tells: said(
      "consentit[oaie]|permess[oaie]|vietat[oaie]|ammess[oaie]|accettat[oaie]|accettiamo|benvenut[oaie]|obbligatori[oae]?|necessari[oae]?|richiest[oaie]|facoltativ[oaie]",
    ),
  },
  pt: {
    asks: /(?:posso|podemos|pode|pode-se|devo|devemos|preciso|precisamos|possível)(?: de)? (trazer|levar|usar|utilizar|pagar)(?!\p{L})/iu,
    tells: said(
      "permitid[oa]s?|permite|proibid[oa]s?|aceit[oea]s?|aceitamos|bem-vind[oa]s?|obrigatóri[oa]s?|necessári[oa]s?|opciona(?:l|is)",
    ),
  },
  nl: {
    asks: /(?<!\p{L})(?:mag|mogen|kan|kunnen|moet|moeten)(?!\p{L}).* (meenemen|meebrengen|gebruiken|dragen|betalen)\W*$/iu,
    tells: said("toegestaan|verboden|welkom|verplicht|nodig|noodzakelijk|geaccepteerd|accepteren"),
  },
};

function said(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
}

/** A question whether something may be or has to be done. */
export interface AskedPermission {
  /** The terms of what is done, and of what asks it: "allowed", "bring". */
  readonly terms: readonly string[];
  /** What tells whether it may be, without saying that: "Dogs are welcome". */
  readonly given: RegExp;
}

/** Who asks for a way, a place or a time takes for granted that it may be. */
const TAKES_FOR_GRANTED =
  /^\P{L}*(?:how|where|when|why|who|wie|wo|wann|warum|wieso|comment|où|quand|pourquoi|cómo|como|dónde|cuándo|come|dove|quando|perché|onde|hoe|waar|wanneer|waarom)(?!\p{L})/iu;

/** What a query asks to be allowed, in the languages of the engine; `undefined` of any other query. */
export function permissionOf(query: string, locale: string): AskedPermission | undefined {
  const rules = RULES[primaryLanguage(locale)];
  if (rules === undefined || TAKES_FOR_GRANTED.test(query)) return undefined;
  const [, ...verbs] = rules.asks.exec(query) ?? [];
  if (verbs.length === 0) return undefined;
  return { terms: termsOf(verbs.filter(Boolean).join(" "), locale), given: rules.tells };
}
