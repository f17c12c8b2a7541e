import { endsOnSite } from "./on-site.ts";
import { dateIn, END, fact, GAP, type LocalForms, named, SUM } from "./parts.ts";

const OTHERS = "e|ou|mas|que|quem|onde|cuj[oa]s?|se|não|é|são|está|estão|primeir[oa]|segund[oa]|últim[oa]|outr[oa]s?";
const THE = named("[OA]s? ", OTHERS);
const A = named("(?:[OA]s?|Uma?) ", OTHERS);
const DAY = "(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?(?:-feiras?)?";
const WHEN = `(?:(?:no dia |dia |em |a |${DAY},? )${dateIn("pt")}|(?:cada|tod[oa]s? [oa]s?)(?: \\p{L}+)? (?:${DAY}|semanas?|mês|meses|dias?|anos?|manhãs?|tardes?|noites?)|(?:às|aos|no|na|nas|nos) (?:\\p{L}+ (?:e \\p{L}+ )?)?${DAY}|de ${DAY}|(?:às|das|a partir das) \\d|(?:uma|duas|três) vez(?:es)? (?:por|ao))`;
const FREE = `(?:gratuit[oa]s?|grátis)${END}`;
const CHARGE =
  "(?:quotas?|anuidade|mensalidade|preço|taxa|tarifa|inscrição|valor|aluguel|caução|entrada|bilhete|ingresso|custo)";
const PEOPLE = "(?:pessoas|lugares|hóspedes|crianças|espectadores)";
const SOME = "(?:cerca de |até |mais de |no máximo )*\\d[\\d.]* ";
const WHERE = "(?<where> (?:em|no|na|nos|nas|dentro) [^,;:.]{3,40}?(?=[.,;]))?";
const PETS = "(?<pets>cães|cachorros|animais(?: de estimação| domésticos)?)";
const WELCOME = "(?:permitidos|admitidos|aceitos|aceites|bem-vindos|proibidos)";

/** Where what is there ends a sentence. */
const HERE = endsOnSite("pt");

/** In Portuguese. */
export const portuguese: LocalForms = {
  facts: [
    fact(
      `(?:Não há|Há|Não temos|Temos|Dispomos de)(?: também)? (?:duas |vários |várias |uma? )?(?<what>chuveiros|duches|casas de banho|banheiros|balneários|vestiários|água potável|eletricidade|wifi|Wi-Fi|cozinha|elevador|cacifos|armários|caixotes de lixo|lixeiras|ar condicionado|toalhas)${HERE}`,
      "Há $<what>?",
    ),
    fact(`${A} (?<verb>custa|custam) ${GAP}${SUM}`, "Quanto $<verb> $<name>?"),
    fact(`(?=[^.;:]{0,30}${CHARGE})${A} (?<verb>é|são) (?:de )?${GAP}${SUM}`, "Quanto $<verb> $<name>?"),
    fact(
      `(?<name>(?:A (?:entrada|participação|inscrição|visita|atividade)|O (?:acesso|ingresso|curso|empréstimo|estacionamento))(?: [^,;:.]{3,30}?)?) é (?:totalmente |inteiramente |livre e )?${FREE}`,
      "Quanto custa $<name>?",
    ),
    fact(`(?<name>A entrada) é livre${END}`, "Quanto custa $<name>?"),
    fact(
      `${THE} (?<verb>reún|reúne|encontra|realiza)(?<more>m?)-se ${GAP}${WHEN}`,
      "Quando se $<verb>$<more> $<name>?",
    ),
    fact(
      `${THE} (?<verb>se reúnem?|se encontram?|ensaiam?|treinam?|começam?|abrem?|fecham?|acontecem?|ocorrem?|terá lugar|terão lugar|acontecer(?:á|ão)|decorre(?:m|rá)?|começará) ${GAP}${WHEN}`,
      "Quando $<verb> $<name>?",
    ),
    fact(`${THE} (?<verb>está abert[oa]|estão abert[oa]s|fica abert[oa]) ${GAP}${WHEN}`, "Quando $<verb> $<name>?"),
    fact(`(?:Reunimo-nos|Nos reunimos|Encontramo-nos|Nos encontramos) ${GAP}${WHEN}`, "Quando se reúnem?"),
    fact(`Os ${PETS} (?:não )?são (?:sempre |muito )?${WELCOME}${END}${WHERE}`, "São permitidos $<pets>$<where>?"),
    fact(
      `(?:Não são|São) (?:permitidos|admitidos|aceitos|aceites) ${PETS}${END}${WHERE}`,
      "São permitidos $<pets>$<where>?",
    ),
    fact(`(?:Não aceitamos|Aceitamos) ${PETS}${END}`, "São permitidos $<pets>?"),
    fact(
      `(?:É (?:expressamente |estritamente )?proibido|Não é permitido) fumar${END}${WHERE}`,
      "É permitido fumar$<where>?",
    ),
    fact(
      `(?:(?:Não )?[Hh]á|(?:Não )?[Tt]emos|Dispomos de|(?:Não )?[Ee]xiste) (?:(?:um|uma|também|amplo|grande|lugares|vagas|de|parque) ){0,4}estacionamento${END}`,
      "Há estacionamento?",
    ),
    fact(`O estacionamento (?:é (?:gratuito|grátis|pago)|está disponível|fica)${END}`, "Há estacionamento?"),
    fact("(?<name>A idade mínima(?: (?:para|de) [^,;:.\\d]{3,40}?)?) é (?:de )?(?:os )?\\d", "Qual é $<name>?"),
    fact(
      "(?<name>(?:As )?[Cc]rianças|(?:Os )?[Jj]ovens) a partir d[oe]s? \\d+ anos podem (?<act>[^,;:.]{4,60}?)\\.",
      "A partir de que idade $<name> podem $<act>?",
    ),
    fact(
      `${THE} tem (?:uma )?(?:capacidade|lotação)(?: máxima)? (?:para|de) ${SOME}${PEOPLE}`,
      "Para quantas pessoas tem capacidade $<name>?",
    ),
    fact(
      `${THE} (?<verb>acomoda|acomodam|recebe|pode (?:receber|acolher|acomodar)|acolhe) ${SOME}${PEOPLE}`,
      "Quantas pessoas $<verb> $<name>?",
    ),
    fact(
      `${THE} (?:não )?(?<verb>é|são) (?:totalmente |também )*(?<how>acessíve(?:l|is) (?:a|para|à|às) (?:pessoas (?:com (?:mobilidade reduzida|deficiência)|em cadeira de rodas)|cadeirantes|cadeiras? de rodas))`,
      "$<Name> $<verb> $<how>?",
    ),
  ],
  ours: [[/^([oa]s? )noss/u, "$1voss"]],
  leans: /(?<!\p{L})(?:est[eas]s?|ess[eas]s?|aquel\p{L}+|iss?to|isso|aqui|ali|caso|acima|abaixo)(?!\p{L})/iu,
};
