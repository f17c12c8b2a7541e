/** What is seen on a screen. */
const PLACE =
  "(?:menu|sub-?menu|page|sub-?page|tab|section|sidebar|tool ?bar|navigation|bar|corner|panel|settings|dashboard|screen|window|header|footer|top|left|right|bottom|side|icon|button)";
/** One of which is named where a screen is meant: a house has sides and corners too. */
const ON_SCREEN =
  /\b(?:menus?|sub-?menus?|pages?|sub-?pages?|tabs?|sidebar|tool ?bar|navigation|panel|settings|dashboard|screen|window|header|footer|icon|button|section)\b/iu;
/** Where on a screen a thing is, or what is clicked to see it, and nothing else of it. */
const WHERE = new RegExp(
  `^(?!.*\\bdownload)(?:[^.;:]{3,80}?(?<!\\bthat) (?:can|could) (?:always |also )?be (?:found|located|accessed|reached|opened|seen)|(?:the|your) [^.;:,]{3,60}? (?:is|are) (?:found|located)|you(?:['’]ll| will| can)(?: be able to)? (?:find|see|access)) [^.;:]*\\b${PLACE}\\b[^.;:]*\\.`,
  "iu",
);
/** The same in other languages. */
const WHERE_ELSEWHERE =
  /^[^.;:]{3,90} (?:se encuentran?|encontrará|se trouvent?|vous trouverez|finden? (?:sie|du|sich)|befindet sich|befinden sich|vind je|vindt u|bevindt zich|si trovan?o?|si trova|encontra-se|encontram-se) [^.;:]*(?<!\p{L})(?:menús?|menus?|menüs?|pestaña|página|onglet|page|barre|reiter|seite|leiste|tabblad|pagina|scheda|aba|barra)(?!\p{L})[^.;:]*\./iu;
/** A title that asks for it. */
const ASKED = /(?<!\p{L})(?:where|find(?:ing)?|locat\p{L}+|dónde|où|wo|waar|dove|onde)(?!\p{L})/iu;

/** Whether a sentence tells where on a screen something is, where nobody asks for it. */
export function tellsWhereabouts(text: string, title: string): boolean {
  return ((WHERE.test(text) && ON_SCREEN.test(text)) || WHERE_ELSEWHERE.test(text)) && !ASKED.test(title);
}
