import type { QuestionForms } from "../question-forms.ts";
import { BOUGHT_IN_SPANISH as BOUGHT } from "./bought.ts";
import { bidsByInfinitive } from "./infinitive.ts";

/** "Precios", and what a thing that is bought may be of: "clases de vela". */
const PRICE = "(?:precios?|tarifas?|costes?)";
const OF = "(?: de \\p{Ll}+)?";

/** Verbs that tell what to do, as "usted" and "tú" are told. */
const BIDS =
  "haga|haz|vaya|diríjase|dirígete|acced[ae]|entr[ea]|inici[ea]|ingres[ea]|introdu(?:zca|ce)|seleccion[ea]|elij[ae]|elige|escoj[ae]|puls[ea]|presion[ea]|toque|toca|[aá]br[ae]|cierr[ea]|cre[ea]|us[ea]|utilice|utiliza|siga|sigue|complet[ea]|rellen[ea]|enví[ea]|retir[ea]|desli(?:ce|za)|busque|busca|añ[aá]d[ae]|agregue|agrega|elimin[ea]|borr[ea]|quit[ea]|cambi[ea]|edit[ea]|modifi(?:que|ca)|actuali(?:ce|za)|verifi(?:que|ca)|compruebe|comprueba|confirm[ea]|revis[ea]|asegúre(?:se)?|asegúrate|guard[ea]|descar(?:gue|ga)|instal[ea]|configur[ea]|activ[ea]|desactiv[ea]|insert[ea]|colo(?:que|ca)|tom[ea]|mantenga|mantén|prueb[ea]|intent[ea]|vuelv[ae]|regres[ea]|cont[aá]ct[ea]|póngase|ponte|ll[aá]m[ea]|escr[ií]b[ae]|copi[ea]|pe(?:gue|ga)|despláce(?:se)?|desplázate|pid[ae]|solicit[ea]|proporcion[ea]|esper[ea]|evit[ea]|visit[ea]|consult[ea]|asign[ea]|conect[ea]|desconect[ea]|reinici[ea]|restable(?:zca|ce)|permita|administr[ea]|report[ea]|denunci[ea]|llev[ea]|imprim[ae]|le[ae]|regístrese|regístrate|autentíquese|identifíquese|ajust[ea]|mar(?:que|ca)|arrastr[ea]|sub[ae]|car(?:gue|ga)|compart[ae]|invit[ea]|vincul[ea]|desvincul[ea]|supervis[ea]|coordin[ea]|renuev[ea]|cancel[ea]|pa(?:gue|ga)|compr[ea]";

export const spanish: QuestionForms = {
  asks: /^[¿\s]*(?:qué|quién(?:es)?|cómo|cuándo|cuánt[oa]s?|dónde|por qué|cuál(?:es)?|puedo|debo|necesito|es posible|para qué|para quién(?:es)?|a quién(?:es)?|a qué|de qué|en qué)\s/iu,
  vague:
    /^cómo (?:funciona|se hace|empezar|(?:aprender|saber) más)$|^(?:cómo|cuándo|dónde|por qué|para qué)(?: es (?:importante|necesario|posible|mejor)| hay que| se (?:puede|debe))? \p{L}+(?:ar|er|ir)l[oae]s?$|^(?:a[uú]n |todavía )?(?:(?:tienes?|quedan?|te quedan) )?(?:alguna |otra |más )?(?:dudas?|preguntas?)(?: sobre .+)?$|^(?:necesitas?|quieres?) (?:más )?(?:ayuda|información)$|^(?:estás )?list[oa]s? para .+$/iu,
  marks: ["¿", "?"],
  purpose: /^(?:(?:los )?(?:\p{L}+ )?pasos )?para\s+/iu,
  task: /^(?:(?:cambiar|salir|darse) de\s.{3,}|(?!(?:hogar|lugar|celular|militar|popular|mujer|poder|deber|saber|ayer)(?!\p{L}))\p{L}{2,}(?:ar|er|ir)(?:se|lo|la|los|las)?\s(?!(?:de|del)\s|(?:y|e|o)\s(?!\p{L}+(?:ar|er|ir)\s)).{3,})/iu,
  howTo: "¿Cómo %?",
  verbFirst: true,
  trouble:
    /^(?:si\s.+|(?!.*\sque\sno\s)mis?\s.*\sno\s.+|no\s(?:recibí|recibo|puedo|pude|tengo|me|veo|encuentro|recuerdo|reconozco|funciona|logro|hay|aparece|llega|llegó)(?!\p{L}).*|(?:perdí|olvidé|he (?:perdido|olvidado)|tengo (?:un )?problemas?|recib[íio] (?:un|una|el|la|mensajes?|este|varios|muchos)|me (?:robaron|han|cobran|cobraron|aparece|sale|pide)|fall[óa] (?:el|la|los|las|mi))(?!\p{L}).*|(?!.*\sque\sno\s).+\sno\s(?:pudo|puede|pudieron|pueden|funcionan?|reconoce|acepta|cumple|encuentra|coinciden?|abre|carga|llega|responde|aparece|se\s\p{L}+)(?!\p{L}).*)$/iu,
  ifWord: /^si\s+/iu,
  whatToDo: "¿Qué hacer si %?",
  way: /^(?:cómo (?:puedo|debo|podemos|se (?:puede|hace)|(?:me |lo |la |se )?\p{L}{2,}o(?!\p{L})|\p{L}{2,}(?:ar|er|ir)(?:me|se|te|nos|l[oae]s?)?(?!\p{L}))|qué hacer(?!\p{L})|.*[,.;:–—¿-] ?qué (?:hacer|hago|(?:puedo|debo) hacer)[\s?]*$)/iu,
  where: [/(?<=^¿)cómo(?= )/iu, "Dónde"],
  goes: /^(?:vaya|ve|acced[ae]|entr[ae]|visit[ae]|diríjase|dirígete)(?: (?:al?|en|la|el|sitio|página|web|de)){0,5} https?:\/\/[\x21-\x7e]+\.?$/iu,
  bids: new RegExp(
    `${bidsByInfinitive("es")}|(?:^|[,:;.”»"] |- |\\n)(?:no |nunca |por favor,? |también |luego |después |y )?(?:${BIDS})(?:lo|la|los|las|se|nos|me|le)?(?!\\p{L})`,
    "iu",
  ),
  obliges:
    /(?<!\p{L})(?:debes?|deberás?|tienes? que|tendrás? que|necesitas?|necesitarás?|basta con|hay que|es necesario)(?!\p{L})/iu,
  offers:
    /(?<!\p{L}|no )(?:puedes?(?! (?:ser|parecer|haber|tener|causar|tardar|variar|ocurrir|suceder)(?! \p{L}+[ai]d[oa]s?(?!\p{L})))|podrás?|tienes? la opción)(?!\p{L})/iu,
  turns: /^(?:sin embargo|no obstante|pero|aunque|ahora bien|lamentablemente)(?!\p{L})/iu,
  andHow: /[\s,]y (?:cómo|de qué (?:manera|forma))\s/iu,
  rewritten: [
    [
      /^¿?(?:quieres?|deseas?|(?:te|le) gustaría) (?!.*(?<!\p{L})(?:tus?|sus?|te|se|nos|nuestr\p{L}+)(?!\p{L}))(\p{L}+[aei]r(?=[\s?]).*)$/iu,
      "Cómo puedo $1",
    ],
    [/^(?:requisitos)$/iu, "Cuáles son los requisitos"],
    [
      /^(?:documentos(?: necesarios| requeridos)?|documentación (?:necesaria|requerida))$/iu,
      "Qué documentación se necesita",
    ],
    [/^(?:plazos?(?: de solicitud)?)$/iu, "Cuál es el plazo"],
    [/^(?:precios?|tarifas?|costes?)$/iu, "Cuánto cuesta"],
    [new RegExp(`^${PRICE} de l((?:${BOUGHT.several})${OF})$`, "iu"), "Cuánto cuestan l$1"],
    [new RegExp(`^${PRICE} de (la (?:${BOUGHT.feminine})${OF})$`, "iu"), "Cuánto cuesta $1"],
    [new RegExp(`^${PRICE} del ((?:${BOUGHT.masculine})${OF})$`, "iu"), "Cuánto cuesta el $1"],
    [/^(?:nuestr[oa]s )?precios de (entrada|inscripción)$/iu, "Cuáles son los precios de $1"],
    [/^(?:las )?entradas$/iu, "Cuánto cuestan las entradas"],
    [/^(?:la )?cuota(?: de socios?)?$/iu, "Cuánto cuesta la cuota"],
    [
      /^(?:inscripci(?:ón|ones)|inscribirse|cómo inscribirse|apúntate)( (?:al|a la|en el|en la) \p{Ll}[\p{L} -]{2,40})?$/iu,
      "Cómo me puedo inscribir$1",
    ],
    [/^(?:hazte|hacerse|cómo hacerse) (soci[oa]|miembro|voluntari[oa])$/iu, "Cómo me puedo hacer $1"],
    [
      /^(?:nuestros? )?(horarios?)( de (?:apertura|atención|verano|invierno))?( (?:del|de la|de los|de las) \p{Ll}[\p{L} -]{2,40})?$/iu,
      "Cuál es el horario$2$3",
    ],
    [/^(?:(?:métodos|formas|medios) de pago)$/iu, "Cuáles son las formas de pago"],
    [/^cuando (?=\p{L}+(?:ar|er|ir)(?:se|l[oae]s?)?(?!\p{L}))/iu, "Cuándo "],
    [/^como (?=\p{L}+(?:ar|er|ir)(?:se|l[oae]s?)?(?!\p{L}))/iu, "Cómo "],
    [/^donde (?=\p{L}+(?:ar|er|ir)(?:se|l[oae]s?)?(?!\p{L}))/iu, "Dónde "],
    [/^que (?=\p{L}+(?:ar|er|ir)(?:se|l[oae]s?)?(?!\p{L}))/iu, "Qué "],
  ],
  definition:
    /^(?!(?:En|Para|Por|Con|Sin|De|Del|A|Al|Desde|Hasta|Según|Si|Cuando|Como|Aunque|Porque|Est[eao]s?|Es[eao]s?|Aquell[oa]s?|Él|Ella|Ello|Esto|Eso|Lo|Todo|Uno de|Una de|Nuestr[oa]s?|Su|Sus|Aquí|Así|También|Ahora|Hoy|Qué|Quién|Responsable|(?:El|La) responsable|(?:El|La|Los|Las) [^.]* más)(?!\p{L}))((?:El |La |Los |Las |Un |Una )?[\p{L}\p{N}.'’+ -]{3,60}?) (?:es|(son)) (?:un|una|unos|unas|el|la|los|las)\s(?!miembro|parte|excepción)/u,
  whatIs: "¿Qué es %?",
  whoIs: "¿Quién es %?",
  whatAre: "¿Qué son %?",
  namesBare: true,
  elisions: [],
};
