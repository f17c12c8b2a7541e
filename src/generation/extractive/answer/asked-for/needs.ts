import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";

/** How a language asks whether something is needed, and what a sentence says that tells it. */
interface Needs {
  readonly asks: RegExp;
  readonly tells: RegExp;
}

const NEEDS: Readonly<Record<string, Needs>> = {
  de: needs(
    "(?:(?:brauch(?:e|t|en)|benötig(?:e|t|en)|muss|müssen) (?!.*(?<!\\p{L})(?:wie|was|wo|wann)(?!\\p{L}))|(?:ist|sind) (?=.*(?<!\\p{L})(?:nötig|notwendig|erforderlich|\\p{L}*pflicht|verpflichtend|vorausgesetzt|voraussetzung)(?!\\p{L})))",
    "(?:nicht |keine? |un)?(?:notwendig|nötig|erforderlich|vorausgesetzt|voraussetzung|benötigt?|braucht?|brauchen|verpflichtend|pflicht|freiwillig)\\p{L}{0,2}|muss|müssen|ohne",
  ),
  fr: needs(
    "(?:est-ce qu['’]?(?:e )?)?(?:il )?(?:faut(?:-il)?|dois-je|doit-on|a-t-on besoin|ai-je besoin|est-il (?:nécessaire|obligatoire))",
    "nécessaires?|obligatoires?|requise?s?|exigée?s?|indispensables?|inutiles?|facultati\\p{L}+|fournir|présenter|doit|doivent|sans",
  ),
  es: needs(
    "¿?(?:hay que|hace falta|necesito(?! (?:ayuda|dinero))|se necesita|es (?:necesario|obligatorio)|tengo que|debo (?=\\p{L}+[aei]r(?:me|l[oae]s?)?(?!\\p{L})))",
    "necesari[oa]s?|obligatori[oa]s?|requier\\p{L}+|requisitos?|imprescindibles?|opcional(?:es)?|hace falta|deben?|sin",
  ),
  it: needs(
    "(?:(?:serve|servono)(?! (?:(?:il|la|le|i|gli|un|una|del|della) |l['’])?(?:cen[ae]|pranz[oi]|colazion[ei]|past[oi]|cib[oi]|bevand[ae]|piatt[oi]|pizz[ae]|gelat[oi]|aperitiv[oi]|vin[oi]|birr[ae]|caffè)(?!\\p{L}))|bisogna|occorre|occorrono|è (?:necessari[oa]|obbligatori[oa])|devo (?=\\p{L}+r(?:e|mi|ci|l[oaie])(?!\\p{L}))|ho bisogno(?! di aiuto))",
    "necessari[oae]?|obbligatori[oae]?|richiest[oaie]|indispensabil[ei]|facoltativ[oaie]|occorr\\p{L}+|serv(?:e|ono)|bisogna|deve|devono|senza",
  ),
  pt: needs(
    "(?:é (?:preciso|necessário|obrigatório)|precis(?:o|amos)(?! de (?:ajuda|dinheiro))|tenho (?:que|de)|devo (?=\\p{L}+[aei]r(?:-\\p{L}+)?(?!\\p{L})))",
    "necessári[oa]s?|obrigatóri[oa]s?|exigid[oa]s?|requisitos?|indispensáve(?:l|is)|opciona(?:l|is)|precisa|deve|devem|sem",
  ),
  nl: needs(
    "(?:heb ik|moet ik|heb je|is|zijn) (?=.*(?:nodig|verplicht|vereist)|(?:ik|je) )",
    "nodig|noodzakelijk|verplicht|vereist|niet nodig|geen|moet|moeten|dient|dienen|zonder",
  ),
};

function needs(asks: string, tells: string): Needs {
  return {
    asks: new RegExp(`^\\P{L}*${asks}`, "iu"),
    tells: new RegExp(`(?<!\\p{L})(?:${tells})(?!\\p{L})`, "iu"),
  };
}

/** What a sentence says that tells whether something is needed, where a query asks that in another language than English. */
export function needsTold(query: string, locale: string): RegExp | undefined {
  const asked = NEEDS[primaryLanguage(locale)];
  return asked?.asks.test(query) ? asked.tells : undefined;
}
