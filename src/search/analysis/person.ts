/** The name of a person: words in capitals alone, none of which the page writes in small letters. */
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’.-]*|d[aeiou]|van|von|del?|della)){1,3}$/u;
/** Letters that stand for words, and what is of the web: names of things. */
const OF_THING = /\p{Lu}{2}|\p{L}\p{Lu}|\.\p{L}/u;
/** What a person is or has been by trade, office or birth, in the languages of the engine. */
const ROLE =
  /(?<!\p{L})(?:née?|nacid[oa]|nat[oa] (?:a|nel|il|em)|nasce|nasco|nascid[oa]|geboren|born|ph\.?d|ceo|profess(?:or\p{L}*|eure?s?|oressa)|docent\p{L}*|hoogleraar|a[vb]vo[ck]at\p{L}*|abogad[oa]|advogad[oa]|avv|advocaat|anwalt|anwältin|giornalista|journaliste?|periodista|jornalista|direttor[ea]|direttrice|director[a]?|direct(?:eur|rice)|directeur|dire[ck]tor(?:in)?|(?:co-?)?founder|fonda(?:tor[ea]|trice|teur)|fundador[a]?|gründer(?:in)?|oprichter|president[ea]?|présidente?|präsident(?:in)?|voorzitter|assessor[ea]|sindac[oa]|ministr[oa]|consiglier[ea]|consulente|consultante?|consultora?|berater(?:in)?|responsabile|imprenditor[ei]|imprenditrice|entrepreneure?|emprendedora?|empresári[oa]|unternehmer(?:in)?|ondernemer|ingegnere?|ingénieure?|ingenier[oa]|engenheir[oa]|ingenieur(?:in)?|architett[oa]|architecte|arquitect[oa]|arquitet[oa]|ricercat(?:ore|rice)|chercheu(?:r|se)|investigadora?|pesquisadora?|onderzoeker|insegna(?:nte)?|enseignante?|scrittore|scrittrice|saggista|écrivaine?|escritora?|schrijver|laure\p{L}+|dottor(?:e|essa|ato) (?:di|in)|esperta? d[i’']|studied|studiert\p{L}*|diplômée?|licenciad[oa]|officer|partner|advisor|tecnologo|economist[ae]?|anni di esperienza|ans d['’]expérience|años de experiencia|anos de experiência)(?!\p{L})/iu;
/** In German and others things too are "he" or "she". */
const PRONOUN = /\b(?:she|he|her|his)\b/i;

/** Whether a title is the name of a person, by what its page says first. */
export function namesPerson(title: string, first: string, language: string): boolean {
  if (!PERSON.test(title) || OF_THING.test(title)) return false;
  const isTold = ROLE.test(first) || (language === "en" && PRONOUN.test(first));
  const names = title.split(" ").filter((word) => /^\p{Lu}/u.test(word));
  const isWord = (name: string) =>
    new RegExp(`(?<!\\p{L})${RegExp.escape(name.toLowerCase())}(?!\\p{L})`, "u").test(first);
  return isTold && !names.some(isWord);
}
