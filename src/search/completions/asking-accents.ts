import { primaryLanguage } from "../../corpus/language/primary-language.ts";

/** Words that ask, at the beginning of a question, as they are written and as they are typed without accents. */
const WRITTEN: Readonly<Record<string, readonly (readonly [written: RegExp, typed: string])[]>> = {
  es: [
    [/^Cuánt(?=[oa]s?(?!\p{L}))/iu, "Cuant"],
    [/^Cómo(?!\p{L})/iu, "Como"],
    [/^Cuándo(?!\p{L})/iu, "Cuando"],
    [/^Dónde(?!\p{L})/iu, "Donde"],
    [/^Qué(?!\p{L})/iu, "Que"],
    [/^Cuál(?=(?:es)?(?!\p{L}))/iu, "Cual"],
    [/^Quién(?=(?:es)?(?!\p{L}))/iu, "Quien"],
  ],
  fr: [
    [/^Où(?!\p{L})/iu, "Ou"],
    [/^À(?= (?:quel(?:le)?s?|qui|quoi)(?!\p{L}))/iu, "A"],
  ],
};
/** The same without accents where what follows shows that it asks: "Quien quiera" and "Ou bien" do not. */
const TYPED: Readonly<Record<string, readonly (readonly [typed: RegExp, written: string])[]>> = {
  es: [
    [/^Cuant(?=[oa]s? (?:cuesta|vale|dura|es|son|hay|tiempo|personas|cobran|tarda)n?(?!\p{L}))/iu, "Cuánt"],
    [/^Cual(?=(?:es)? (?:es|son)(?!\p{L}))/iu, "Cuál"],
  ],
  fr: [
    [/^Ou(?= (?:est|sont|êtes|se trouven?t?|puis-je|peut-on|trouver)(?!\p{L}))/iu, "Où"],
    [/^A(?= quel(?:le)?s? )/iu, "À"],
  ],
};

/** A question in the other spelling of its first word, with its accent or without; undefined where there is none. */
export function otherAccent(question: string, locale: string): string | undefined {
  if (!/[?？]\s*$/u.test(question)) return undefined;
  const language = primaryLanguage(locale);
  const forms = [...(WRITTEN[language] ?? []), ...(TYPED[language] ?? [])];
  const [form, other = ""] = forms.find(([word]) => word.test(question)) ?? [];
  return form === undefined ? undefined : question.replace(form, other);
}
