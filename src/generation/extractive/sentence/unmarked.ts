import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import { anyOf, type Pattern } from "../../text/any-of.ts";
import { countWords } from "../../text/words.ts";

/** What tells that a line of a language says something of what it names. */
interface Statement {
  /** How questions and clauses open that say nothing by themselves. */
  readonly opensElse: RegExp;
  /** A verb that a name or heading does not have, with what stands before and behind it. */
  readonly says: Pattern;
}

const STATEMENTS: Readonly<Record<string, Statement>> = {
  en: {
    opensElse:
      /^(?:how|why|when|where|what|who|whose|which|whether|if|unless|while|because|although|as|that|than|see|\p{L}+ing that)\b/iu,
    says: anyOf(
      /^[^,;:]{0,100}?\p{L}(?<!\b(?:that|which|who|whose|where|when|what)|\S (?:we|you|they|I|it|he|she)) (?:is|are|was|were|has|have|can|cannot|will|must|should|may|might)(?:n['’]t)? (?!to be\b)\p{L}/u,
      /\p{L} (?:do|does|did)(?: not|n['’]t) \p{Ll}/u,
      /\p{L} (?:meets?|opens?|closes?|starts?|begins?|ends?|runs?) (?:every|each|on|at|from|once|twice|daily|weekly|monthly|again)(?!\p{L})/u,
      /\p{L} (?:costs? (?:only |just )?[£$€\d]|takes? (?:place|up to|about|\d)|(?:includes|requires|needs|accepts|allows|offers|provides|holds|seats) (?:the|an?|your|our|all|up to|each|\d))(?!\p{L})/u,
      /^(?:We|You|They|I) (?!(?:and|or|who|can['’]t)\b)(?:(?:also|only|now|usually|normally|all) )?\p{Ll}{2,} \S/u,
    ),
  },
  de: {
    opensElse:
      /^(?:wie|was|wo|wann|wer|warum|wozu|woher|welche\p{L}*|wenn|falls|ob|dass|weil|während|nachdem|bevor|sobald|damit)(?!\p{L})/iu,
    says: anyOf(
      /\p{L} (?:ist|sind|war|wird|wurden?|hat|kann|muss|darf|findet|trifft|kostet|beträgt|beginnt|endet|öffnet|schließt|gilt|gibt|steht|liegt|bietet|dauert|erhält) \S/u,
      /^(?:Wir|Sie|Ihr|Alle|Die \p{L}+|Unsere \p{L}+) (?:werden|haben|können|müssen|dürfen|sollten|finden|treffen|kosten|betragen|beginnen|enden|gelten|stehen|liegen|bieten|brauchen|freuen|bitten|erhalten|nehmen|spielen|trainieren|proben|singen) \S/u,
    ),
  },
  fr: {
    opensElse: /^(?:comment|pourquoi|quand|où|qui|que|quoi|quel(?:le)?s?|si|lorsque|parce|ce qu[ie]|dont)(?!\p{L})/iu,
    says: anyOf(
      /\p{L} (?:n['’])?(?:est|sont|sera|seront|peut|peuvent|doit|doivent|coûtent?|ouvrent?|ferment?|commencent?|accueillent?|proposent?|disposent?|comprend|durent?) \S/u,
      /\p{L} (?:(?:a|ont|aura|auront) lieu|se (?:réuni(?:t|ssent)|déroulent?|tient|tiennent|trouvent?|fait|font)) \S/u,
      /^(?:Nous \p{Ll}+ons|Vous \p{Ll}+ez|Il y a|Il faut|On \p{Ll}+) \S/u,
    ),
  },
  es: {
    opensElse:
      /^(?:¿|(?:cómo|por qué|cuándo|dónde|quién(?:es)?|qué|cuál(?:es)?|si|cuando|como|porque|aunque)(?!\p{L}))/iu,
    says: anyOf(
      /\p{L} (?:es|son|está|están|será|puede|pueden|debe|deben|tiene|tienen|cuesta|cuestan|abre|abren|cierra|cierran|empieza|empiezan|comienza|comienzan|ofrece|incluye|dura|duran) \S/u,
      /(?:^Se|\p{L} se) (?:reúnen?|celebran?|encuentran?|admiten?|permiten?|aceptan?|ruega|puede|pueden|debe|deben|paga|pagan|cobra|cobran|hace|hacen) \S/u,
      /^(?:Hay|(?!Pr[oó]ximos|[UÚ]ltimos|M[aáíi]\p{L}?[xn]imos|Mismos|Ramos)\p{L}+[aei]mos) \S/u,
    ),
  },
  it: {
    opensElse: /^(?:come|perché|quando|dove|chi|che|cosa|quale|quali|se|mentre|poiché)(?!\p{L})/iu,
    says: anyOf(
      /\p{L} (?:è|sono|sarà|saranno|può|possono|deve|devono|costa|costano|apre|aprono|chiude|chiudono|inizia|iniziano|offre|offrono|comprende|dura|durano) \S/u,
      /(?:^Si|\p{L} si) (?:riunisc\p{L}+|svolg\p{L}+|tien\p{L}+|trov\p{L}+|pu[òo]|accett\p{L}+|paga|pagano|prega) \S/u,
      /^(?:C['’]è|Ci sono|\p{L}+iamo) \S/u,
    ),
  },
  pt: {
    opensElse: /^(?:como|por ?qu[eê]|quando|onde|quem|que|qual|quais|se|enquanto|embora)(?!\p{L})/iu,
    says: anyOf(
      /\p{L} (?:é|são|está|estão|será|pode|podem|deve|devem|tem|têm|custa|custam|abre|abrem|fecha|fecham|começa|começam|oferece|inclui|dura|duram|acontece|acontecem) \S/u,
      /^(?:Há|Não há|(?!Pr[oó]ximos|[UÚ]ltimos|M[aáíi]\p{L}?[xn]imos|Mesmos|Ramos)\p{L}+[aei]mos) \S/u,
    ),
  },
  nl: {
    opensElse: /^(?:hoe|waarom|wanneer|waar|wie|wat|welke?|als|of|dat|omdat|terwijl|zodra|voordat|nadat)(?!\p{L})/iu,
    says: anyOf(
      /\p{L} (?:is|zijn|was|wordt|worden|heeft|hebben|kan|kunnen|kunt|moet|moeten|mag|mogen|kost|kosten|bedraagt|begint|beginnen|opent|sluit|duurt|geldt|vindt|vinden|bestaat) \S/u,
      /^(?:We|Wij) \p{Ll}+en \S|^(?:Je|U) \p{Ll}+t \S/u,
    ),
  },
};

/** Words of a sentence that nothing ends, at least and at most. */
const [LEAST, MOST] = [5, 45];
/** A letter, a figure or what closes behind one: neither a colon nor a comma. */
const ENDS = /[\p{L}\p{N}%€£$][)”"’»]?$/u;
/** Of the last word: an address, which a mark behind it would spoil. */
const ADDRESS = /\p{L}[./]\p{L}|@/u;
const CAPITAL = /^["“„«¡]?[\p{Lu}\p{N}]/u;
/** What sends on, or is a quotation with its author: "See here", "Our dates: Calendar", "… every day. — Ana". */
const NO_SENTENCE = /(?<!\p{L})(?:here|hier|ici|aquí|aqui)(?!\p{L})| ?: \S+(?: \S+){0,2}$|[.!?”"’] ?[-–—―]/iu;
/** A thing with what is said of it alone ("Un lieu qui est ouvert"), and a headline ("Six ways parents can help"). */
const NAMES_ONLY =
  /^(?:an?|the|eine?|der|die|das|une?|les?|la|una?|uno|el|los|las|il|lo|i|gli|uma?|os?|as?|een|de|het) (?:[\p{L}'’-]+ ){1,4}?(?:that|which|who|qui|que|che|die|dat|waar|où|donde|onde)(?!\p{L})|^[^,;:]{2,60}, (?:der|die|das|qui|que|che|die|dat) |^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:ways|things|tips|reasons|steps|ideas|facts)(?!\p{L})/iu;
/** Words of this many letters have capitals in a title: "Our Hall Is Open to Everyone". */
const IN_TITLE = /^(?:\P{L}*(?:\p{Lu}[\p{L}'’-]*|\p{Ll}{1,3})(?!\p{L}))+\P{L}*$/u;

/** A line that is a sentence of a known language but for its mark, with one: "The club meets on Mondays." Any other as it is. */
export function withMark(line: string, locale: string): string {
  const language = primaryLanguage(locale);
  const statement = STATEMENTS[language];
  if (statement === undefined || !ENDS.test(line) || !CAPITAL.test(line)) return line;
  const words = countWords(line);
  if (words < LEAST || words > MOST || ADDRESS.test(line.slice(line.lastIndexOf(" ")))) return line;
  if (NO_SENTENCE.test(line) || (language !== "de" && IN_TITLE.test(line))) return line;
  if (statement.opensElse.test(line) || NAMES_ONLY.test(line)) return line;
  return statement.says.test(line) ? `${line}.` : line;
}
