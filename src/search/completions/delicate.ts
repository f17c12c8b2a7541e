/**
 * Words of violence, sex and drugs (folded): nobody who types something else wants to read them. Those of a form, of a
 * rule against it, of a breach or of a program are none: "Sexual harassment policy", "Violación de datos".
 */
const DELICATE = new RegExp(
  `(?<!\\p{L})(?:${[
    String.raw`porn\p{L}*|(?:pa?edo|pado|pedo)(?:phil|fil)\p{L}*|erotic\p{L}*|prostitu\p{L}*`,
    String.raw`(?:sex|sexo|sesso|sexe|seks)(?! (?:d(?:u|e|el|al|ella|ell|o|a|i|er|es)|van|of|and gender)(?!\p{L}))`,
    String.raw`(?<!(?:acoso|assedio|orientacion|orientacao|salud|saude|educacion|educacao) )sexual\p{L}*(?! (?:harassment|misconduct|orientation|health|education))`,
    String.raw`rap(?:e[ds]?|ist)|violacion(?! (?:del?|a) (?!(?:una? )?(?:menor|mujer|nin|mulher)))|violenza sessuale|stupro|estupro|vergewaltig\p{L}*`,
    String.raw`drugs?(?! (?:test|screening|polic|plan|list|coverage))|drogas?|drogues?|drogen?|droghe|heroin\p{L}*|cocain\p{L}*|kokain\p{L}*`,
    String.raw`murder\p{L}*|mord(?:en)?|meurtres?|asesinat\p{L}*|assassinat\p{L}*|omicid\p{L}*|moord\p{L}*`,
    `kill(?:ed|ing)(?! (?:an? |the |your )?(?:process|job|task|session|thread|quer|connection|worker|program))`,
    String.raw`suicid\p{L}*|selbstmord\p{L}*|zelfmoord\p{L}*|terroris\p{L}*|tortur\p{L}*(?! test)|folter\p{L}*`,
  ].join("|")})(?!\\p{L})`,
  "gu",
);

/** Such words of a phrase, in small letters, with the accents that they have there. */
export function delicateWords(phrase: string): string[] {
  const small = phrase.normalize("NFC").toLowerCase();
  const folded = small.normalize("NFD").replace(/\p{M}/gu, "");
  const found = [...folded.matchAll(DELICATE)];
  // A letter whose accent is no part of it moves the places of all behind it.
  if (folded.length !== small.length) return found.map(([word]) => word);
  return found.map(({ 0: { length }, index }) => small.slice(index, index + length));
}
