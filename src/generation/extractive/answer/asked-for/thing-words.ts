import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";

/** How an answer names what is asked for: by all of its name, with a number beside it, or by some word of it. */
export type Named = "whole" | "counted" | "partly";

/** How a question begins that asks for a thing by its name, and how many words that has with what it is said to be. */
interface Form {
  readonly begins: RegExp;
  readonly named: Named;
  readonly least: number;
  /** Whether its last word is no part of the name ("Is my data safe?"). */
  readonly isSaidOf?: boolean;
  /** Whether its verb only asks whether there is such a thing: few pages say "we offer". */
  readonly onlyAsks?: boolean;
}

const ENGLISH_FORMS: readonly Form[] = [
  {
    begins: form(
      "do(?:es)? (?:you|we|they|it) (?:have(?! to\\b)|offer|provide|sell|support|accept|take|(?:lend|loan|rent|hire)(?: out)?)",
    ),
    named: "whole",
    least: 1,
    onlyAsks: true,
  },
  {
    begins: form(
      "(?:which|what)(?= (?:\\p{L}+ ){1,3}(?:is|are|do|does) (?:\\p{L}+ )?(?:supported|accepted|available|offered|support|accept|offer|sell|take)\\b)",
    ),
    named: "whole",
    least: 1,
    onlyAsks: true,
  },
  { begins: form("(?:is|are) there (?:an?|any)"), named: "whole", least: 2 },
  { begins: form("(?:what|where)(?: is| are|['’]s) your|where(?: is| are|['’]s) my"), named: "whole", least: 1 },
  { begins: form("(?:is|are)(?= (?:\\p{L}+ ){1,4}(?:allowed|permitted|welcome)\\b)"), named: "whole", least: 1 },
  { begins: form("(?:is|are) (?:my|your)"), named: "partly", least: 2, isSaidOf: true },
  { begins: form("how many"), named: "counted", least: 1 },
  { begins: form("(?:(?:how|where) )?(?:do|can|could|may|should) i \\p{L}+ (?:my|your)"), named: "partly", least: 1 },
];
const ENGLISH_ENDS =
  /\s(?:for|in|on|at|to|with|of|from|by|when|if|that|which|who|and|or|do|does|did|can|could|is|are|was|were|will|have|has|per|allowed|permitted|welcome)[\s?]|[.,;:!?(]/iu;
/** What names no thing, or what goes by any name. */
const ENGLISH_NO_NAME =
  /\b(?:ways?|options?|limits?|lists?|examples?|differences?|chance|kinds?|types?|sorts?|reasons?|things?|problems?|questions?|ideas?|info(?:rmation)?|details?|recommendations?|minimum|maximum|default|names?|plans?|people|times?|advice|tips?|help|support|anything|something|else)\b/i;

/** How a language asks for a thing by its name. */
interface ThingWords {
  readonly forms: readonly Form[];
  /** What follows the name. */
  readonly ends: RegExp;
  /** What names no thing, or what goes by any name. */
  readonly noName: RegExp;
}

function form(begins: string): RegExp {
  return new RegExp(`^(?:and |so )?(?:${begins}) (?:an? |any |the |my |your |our )?`, "iu");
}

/** Of another language: what asks whether there is a thing, how many there are, and which words stand around it. */
function thingWords(offers: string, count: string, article: string, ends: string, noName: string): ThingWords {
  const begins = (words: string) => new RegExp(`^¿?(?:${words})(?:${article})*`, "iu");
  return {
    forms: [
      { begins: begins(offers), named: "whole", least: 1 },
      { begins: begins(count), named: "counted", least: 1 },
    ],
    ends: new RegExp(`\\s(?:${ends})[\\s?]|[.,;:!?(]`, "iu"),
    noName: new RegExp(`(?<!\\p{L})(?:${noName})(?!\\p{L})`, "iu"),
  };
}

const THINGS: ReadonlyMap<string, ThingWords> = new Map([
  ["en", { forms: ENGLISH_FORMS, ends: ENGLISH_ENDS, noName: ENGLISH_NO_NAME }],
  [
    "de",
    thingWords(
      "(?:(?:hab(?:t|en)|biete[tn]|verkauf(?:t|en)|akzeptier(?:t|en)|nehm(?:t|en)|unterstütz(?:t|en)|ver(?:leiht|leihen|mietet|mieten)) (?:ihr|sie)|gibt? ?(?:e?s)) ",
      "wie ?viele ",
      "(?:auch|bei euch|bei ihnen|da|denn|eigentlich|ein|eine|einen|hier|noch|irgendwelche|schon) ",
      "ab|am|an|auf|aus|bei|bis|da|das|dass|der|die|dort|durch|für|fürs|gibt|habt|haben|hier|ich|ihr|im|in|kann|mit|nach|oder|ohne|pro|sie|sind|um|und|von|vom|wenn|wo|zu|zum|zur|zurzeit",
      "möglichkeit(?:en)?|problem\\p{L}*|fragen?|unterschied\\p{L}*|tipps?|alternativen?|hilfe|gr(?:u|ü)nde?|regeln?|fristen?|limit|etwas|was|jemand\\p{L}*|ausnahmen?|leute|menschen|personen|tage?|wochen?|monate?|jahre?|stunden?|minuten?|mal|zeit|offen|geöffnet|geschlossen|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|infos?|informationen|arten|sorten|geld|platz|neues|eine?|keine?",
    ),
  ],
  [
    "fr",
    thingWords(
      "(?:avez[ -]vous|vous avez|(?:est-ce que )?vous (?:avez|proposez|vendez|acceptez|prenez|faites|louez|prêtez)|(?:proposez|vendez|acceptez|prenez|faites|louez|prêtez)[ -]vous|y a[- ]t[- ]il|(?:est[- ]ce qu['’ ]?)?il y a) ",
      "combien (?:de |d['’])",
      "(?:aussi |toujours |encore |de la |de l['’]|des |du |de |d['’]|une? |les? |la |l['’])",
      "à|a|au|aux|avec|chez|dans|en|est|et|faut|ici|on|ou|où|par|pendant|peut|pour|qui|que|sans|sont|sur|vous|y|je|j",
      "possibilités?|problèmes?|questions?|différences?|conseils?|alternatives?|aide|raisons?|règles?|délais?|limites?|quelque chose|quelqu['’]un|personnes?|gens|jours?|semaines?|mois|ans?|années?|heures?|minutes?|fois|temps|infos?|informations?|types?|sortes?|besoin|place|erreurs?",
    ),
  ],
  [
    "es",
    thingWords(
      "(?:tienen|tenéis|tenes|ofrecen|ofrecéis|venden|vendéis|aceptan|aceptáis|hacen|hacéis|alquilan|alquiláis|prestan|prestáis|hay)(?! que) ",
      "cu[aá]nt[oa]s ",
      "(?:algún|alguna|algunos|algunas|también|aún|un|una|unos|unas|el|la|los|las) ",
      "a|al|aquí|con|cuando|de|del|desde|durante|en|es|hay|necesito|o|para|por|puedo|que|se|si|sin|son|tienen|y|tengo|debe|deben",
      "posibilidad(?:es)?|problemas?|preguntas?|diferencias?|consejos?|alternativas?|ayuda|razon(?:es)?|reglas?|plazos?|límites?|limites?|algo|alguien|personas?|gente|días?|dias?|semanas?|mes|meses|años?|horas?|minutos?|veces|tiempo|información|tipos?|maneras?|formas?|error(?:es)?",
    ),
  ],
  [
    "it",
    thingWords(
      "(?:avete|offrite|vendete|accettate|fate|noleggiate|affittate|prestate|c['’]è|ci sono) ?",
      "quant[ei] ",
      "(?:anche|un|una|uno|il|lo|la|i|gli|le|dei|delle|degli|del|della) ",
      "a|al|alla|che|con|da|di|durante|e|in|nel|nella|o|per|posso|qui|se|senza|si|su|sul|sono|avete|ci",
      "possibilità|problem[ai]|domand[ae]|differenz[ae]|consigli[o]?|alternativ[ae]|aiuto|motiv[oi]|regol[ae]|limit[ei]|qualcosa|qualcuno|person[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]|minut[oi]|volt[ae]|tempo|informazion[ei]|tip[oi]|mod[oi]|error[ei]|bisogno",
    ),
  ],
  [
    "pt",
    thingWords(
      "(?:vocês )?(?:têm|tem|oferecem|vendem|aceitam|fazem|alugam|emprestam|há|existem?)(?! que) ",
      "quant[oa]s ",
      "(?:algum|alguma|também|um|uma|uns|umas|o|a|os|as) ",
      "a|ao|aqui|com|da|de|do|durante|e|em|é|na|no|ou|para|por|posso|que|se|sem|são|têm|tem|há|preciso",
      "possibilidades?|problemas?|perguntas?|diferenças?|conselhos?|alternativas?|ajuda|razão|razões|regras?|limites?|algo|alguém|pessoas?|dias?|semanas?|mês|meses|anos?|horas?|minutos?|vezes|tempo|informaç(?:ão|ões)|tipos?|formas?|erros?",
    ),
  ],
  [
    "nl",
    thingWords(
      "(?:(?:hebben|verkopen|accepteren|bieden|doen|verhuren|lenen) jullie|(?:heeft|verkoopt|accepteert|biedt) u|is er|zijn er) ",
      "hoeveel (?!(?:is|zijn|kost|moet|betaal)(?!\\p{L})|[^?]{1,60} betalen\\P{L}*$)",
      "(?:ook|nog|een|de|het) ",
      "aan|als|bij|die|dat|en|er|heb|hebben|hier|in|is|kan|mag|met|moet|naar|of|op|per|te|tot|uit|van|voor|waar|zijn|zonder",
      "mogelijkhe(?:id|den)|proble\\p{L}+|vra(?:ag|gen)|verschil\\p{L}*|tips?|alternatie\\p{L}+|hulp|reden(?:en)?|regels?|limiet|iets|iemand|mensen|personen|dag(?:en)?|weken|week|maand(?:en)?|jaar|uur|minuten|keer|tijd|informatie|soort(?:en)?|geld|fout(?:en)?",
    ),
  ],
]);

/** How the language of a BCP 47 tag asks for a thing by its name; undefined of one that is not known. */
export function thingWordsOf(locale: string): ThingWords | undefined {
  return THINGS.get(primaryLanguage(locale));
}
