/** Words of violence, sex and drugs (folded): nobody who types something else wants to read them. */
const DELICATE =
  /(?<!\p{L})(?:porn\p{L}*|(?:pa?edo|pado|pedo)(?:phil|fil)\p{L}*|sex|sexual\p{L}*|sexo|sesso|sexe|seks|erotic\p{L}*|prostitu\p{L}*|rap(?:e[ds]?|ist)|viol(?:acion|enza sessuale)|stupro|estupro|vergewaltig\p{L}*|drugs?|drogas?|drogues?|drogen?|droghe|heroin\p{L}*|cocain\p{L}*|kokain\p{L}*|murder\p{L}*|mord(?:en)?|meurtres?|asesinat\p{L}*|assassinat\p{L}*|omicid\p{L}*|moord\p{L}*|kill(?:ed|ing)|suicid\p{L}*|selbstmord\p{L}*|zelfmoord\p{L}*|terroris\p{L}*|tortur\p{L}*|folter\p{L}*)(?!\p{L})/giu;

/** Such words of a phrase, in small letters and without accents. */
export function delicateWords(phrase: string): string[] {
  return phrase.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().match(DELICATE) ?? [];
}
