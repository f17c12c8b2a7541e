import { primaryLanguage } from "../../corpus/language/primary-language.ts";

/** Adverbs of whole sentences, and phrases for them: what is asked is the same without them. */
const ADVERBS: Readonly<Record<string, string>> = {
  en: "usually|normally|generally|typically|ordinarily|actually|exactly|precisely|currently|presently|really|basically|at the moment|right now|at present|nowadays|these days|by the way|by any chance|please|soon|anyway|(?<=\\b(?:when|what time|where) (?:is|are|does|do|will) (?:the|your) )next|(?<=\\bopen(?:ed)? )(?:to the public|for (?:visitors|the public))",
  de: "normalerweise|üblicherweise|gewöhnlich|für gewöhnlich|in der regel|eigentlich|genau|ursprünglich|überhaupt|momentan|derzeit|aktuell|zurzeit|zur zeit|im moment|gerade|denn|übrigens|bitte|demnächst|bald|(?<=(?:wann|wo) \\p{L}{3,12} (?:der|die|das|euer|eure|ihre?) )nächste[rsn]?",
  fr: "exactement|précisément|au juste|normalement|habituellement|généralement|en général|d['’]habitude|actuellement|en ce moment|s['’]il (?:vous|te) pla[iî]t|svp|vraiment|bientôt|prochaine?s?(?=\\s*\\?)",
  es: "exactamente|precisamente|normalmente|habitualmente|generalmente|por lo general|en general|actualmente|ahora mismo|en este momento|realmente|por favor|pronto|(?<=(?:cuándo|dónde) (?:es|son|será|serán) (?:el|la|los|las) )próxim[oa]s?",
  pt: "exatamente|precisamente|normalmente|habitualmente|geralmente|em geral|atualmente|neste momento|no momento|realmente|por favor|em breve|(?<=(?:quando|onde) (?:é|são|será|serão) (?:o|a|os|as) )próxim[oa]s?",
  it: "esattamente|precisamente|normalmente|abitualmente|generalmente|di solito|solitamente|in genere|attualmente|al momento|in questo momento|davvero|realmente|per favore|presto|(?<=(?:quando|dove) (?:è|sono|sarà|saranno) (?:il|la|i|le) )prossim[oaie]",
  nl: "precies|normaal gesproken|gewoonlijk|meestal|doorgaans|over het algemeen|momenteel|op dit moment|eigenlijk|trouwens|alstublieft|alsjeblieft|binnenkort|(?<=(?:wanneer|waar) (?:is|zijn) (?:de|het) )(?:eerst)?volgende",
};

const forms = new Map(
  Object.entries(ADVERBS).map(([language, words]) => [
    language,
    new RegExp(`,?\\s+(?:${words})(?!\\p{L})(?:,(?= ))?`, "giu"),
  ]),
);

/** A question without the adverbs that ask nothing: "When exactly do you open?" */
export function withoutAdverbs(question: string, locale: string): string {
  const form = forms.get(primaryLanguage(locale));
  return form === undefined ? question : question.replace(form, "");
}
