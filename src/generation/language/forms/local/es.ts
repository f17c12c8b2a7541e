import { endsOnSite } from "./on-site.ts";
import { dateIn, END, fact, GAP, type LocalForms, named, SUM } from "./parts.ts";

const OTHERS =
  "y|e|o|pero|que|quien|donde|cuy[oa]s?|se|no|es|son|ha|han|está|están|primer[oa]?|segund[oa]|últim[oa]|otr[oa]s?";
const THE = named("(?:El|La|Los|Las|Nuestr[oa]s?) ", OTHERS);
const A = named("(?:El|La|Los|Las|Nuestr[oa]s?|Una?) ", OTHERS);
const DAY = "(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)";
const WHEN = `(?:(?:el |el día |${DAY},? )${dateIn("es")}|(?:cada|tod[oa]s l[oa]s)(?: \\p{L}+)? (?:${DAY}|semanas?|mes(?:es)?|días?|años?|mañanas?|tardes?|noches?)|(?:el|los) (?:\\p{L}+ (?:y \\p{L}+ )?)?${DAY}|de ${DAY}|(?:a|de|desde) las? \\d|(?:una|dos|tres) ve(?:z|ces) (?:al|por|a la))`;
const FREE = `(?:gratuit[oa]s?|gratis)${END}`;
const CHARGE =
  "(?:cuotas?|precios?|tarifas?|matrícula|inscripción|tasas?|alquiler|fianza|entradas?|abono|licencia|coste)";
const PEOPLE = "(?:personas|plazas|asistentes|niños|comensales|espectadores|huéspedes)";
const SOME = "(?:unas |hasta |más de |aproximadamente |un máximo de )*\\d[\\d.]* ";
const WHERE = "(?<where> (?:en|dentro) [^,;:.]{3,40}?(?=[.,;]))?";
const PARK = "(?<park>aparcamiento|estacionamiento|parking)";

/** Where what is there ends a sentence. */
const HERE = endsOnSite("es");

/** In Spanish. */
export const spanish: LocalForms = {
  facts: [
    fact(
      `(?:No hay|Hay|No tenemos|Disponemos de|No disponemos de)(?: también)? (?:dos |varias |varios |una? )?(?<what>duchas|aseos|baños|vestuarios|agua potable|agua corriente|electricidad|wifi|cocina|ascensor|taquillas|papeleras|guardarropa|aire acondicionado|toallas|cajero)${HERE}`,
      "¿Hay $<what>?",
    ),
    fact(`${A} (?<verb>cuesta|cuestan) ${GAP}${SUM}`, "¿Cuánto $<verb> $<name>?"),
    fact(`(?=[^.;:]{0,30}${CHARGE})${A} (?<verb>es|son) (?:de )?${GAP}${SUM}`, "¿De cuánto $<verb> $<name>?"),
    fact(`(?=[^.;:]{0,30}${CHARGE})${A} asciende a ${GAP}${SUM}`, "¿A cuánto asciende $<name>?"),
    fact(
      `(?<name>(?:La (?:entrada|participación|inscripción|visita|actividad|asistencia)|El (?:acceso|taller|préstamo|aparcamiento|carné))(?: [^,;:.]{3,30}?)?) (?:es|son) (?:totalmente |completamente |libre y )?${FREE}`,
      "¿Cuánto cuesta $<name>?",
    ),
    fact(`(?<name>La entrada) es libre${END}`, "¿Cuánto cuesta $<name>?"),
    fact(
      `${THE} (?<verb>se reúnen?|se juntan?|ensayan?|entrenan?|empiezan?|comienzan?|abren?|cierran?|se celebran?|tienen? lugar|tendrán? lugar|se celebrarán?|se realizarán?|comenzarán?|empezarán?|abrirán?|se imparten?) ${GAP}${WHEN}`,
      "¿Cuándo $<verb> $<name>?",
    ),
    fact(
      `${THE} (?<verb>está abiert[oa]|están abiert[oa]s|permanece abiert[oa]) ${GAP}${WHEN}`,
      "¿Cuándo $<verb> $<name>?",
    ),
    fact(`Nos reunimos ${GAP}${WHEN}`, "¿Cuándo os reunís?"),
    fact(`(?:Entrenamos) ${GAP}${WHEN}`, "¿Cuándo entrenáis?"),
    fact(
      `(?:No )?[Ss]e (?:admiten|permiten|aceptan) (?<pets>perros|mascotas|animales(?: domésticos| de compañía)?)${END}${WHERE}`,
      "¿Se admiten $<pets>$<where>?",
    ),
    fact(
      `L[oa]s (?<pets>perros|mascotas|animales(?: domésticos| de compañía)?) (?:no )?(?:son (?:siempre )?bienvenid[oa]s|están (?:permitid|prohibid)[oa]s|se admiten|se permiten|deben (?:ir|estar|llevar)|pueden (?:entrar|acceder))${END}`,
      "¿Se admiten $<pets>?",
    ),
    fact(
      `(?:Está (?:terminantemente |totalmente )?prohibido|No se permite|No está permitido) fumar${END}${WHERE}`,
      "¿Se puede fumar$<where>?",
    ),
    fact(
      `(?:(?:No )?[Hh]ay|Disponemos de|Contamos con|Existe) (?:(?:un|una|también|amplio|gran|pequeño|zona|plazas|de|suficiente) ){0,4}${PARK}${END}`,
      "¿Hay $<park>?",
    ),
    fact(
      `(?:El )?(?<park>[Aa]parcamiento|[Ee]stacionamiento|[Pp]arking) (?:es|está) (?:gratuito|gratis|disponible|situado|junto|frente|detrás|al lado)`,
      "¿Hay $<park>?",
    ),
    fact(`(?<name>La edad mínima(?: (?:para|de) [^,;:.\\d]{3,40}?)?) es (?:de )?(?:los )?\\d`, "¿Cuál es $<name>?"),
    fact(
      "(?<name>(?:Los )?(?:[Nn]iños|[Nn]iños y niñas|[Mm]enores|[Jj]óvenes)) a partir de (?:los )?\\d+ años pueden (?<act>[^,;:.]{4,60}?)\\.",
      "¿A partir de qué edad pueden $<name> $<act>?",
    ),
    fact(
      "(?:Pueden|Se puede) (?<act>[^,;:.]{4,60}?) a partir de (?:los )?\\d+ años",
      "¿A partir de qué edad se puede $<act>?",
    ),
    fact(
      `${THE} (?:tiene|cuenta con|dispone de) (?:una |un )?(?:capacidad|aforo)(?: máxim[oa])? (?:para|de) ${SOME}${PEOPLE}`,
      "¿Para cuántas personas tiene capacidad $<name>?",
    ),
    fact(
      `${THE} (?<verb>acoge|acogen|puede acoger|pueden acoger|puede albergar) (?:a )?${SOME}${PEOPLE}`,
      "¿A cuántas personas $<verb> $<name>?",
    ),
    fact(
      `${THE} (?:no )?(?<verb>es|son|está|están) (?:totalmente |también |plenamente )*(?<how>(?:accesibles?|adaptad[oa]s?) (?:para|a) (?:personas (?:con (?:movilidad reducida|discapacidad)|en silla de ruedas)|sillas? de ruedas))`,
      "¿$<Verb> $<how> $<name>?",
    ),
  ],
  ours: [
    [/^nuestr[oa]s/u, "sus"],
    [/^nuestr[oa]/u, "su"],
  ],
  leans: /(?<!\p{L})(?:est[eao]s?|es[eao]s?|aquel\p{L}*|aquí|allí|si|arriba|abajo|dich[oa]s?)(?!\p{L})/iu,
};
