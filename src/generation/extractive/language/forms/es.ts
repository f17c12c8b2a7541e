import type { QuestionForms } from "../question-forms.ts";

/** Verbs that tell what to do, as "usted" and "tú" are told. */
const BIDS =
  "haga|haz|vaya|diríja[st]e|acced[ae]|entr[ea]|inici[ea]|ingres[ea]|introdu(?:zca|ce)|seleccion[ea]|elij[ae]|elige|escoj[ae]|puls[ea]|presion[ea]|toque|toca|abr[ae]|cierr[ea]|cre[ea]|us[ea]|utilice|utiliza|siga|sigue|complet[ea]|rellen[ea]|enví[ea]|busque|busca|añad[ae]|agregue|agrega|elimin[ea]|borr[ea]|quit[ea]|cambi[ea]|edit[ea]|modifi(?:que|ca)|actuali(?:ce|za)|verifi(?:que|ca)|compr[ou]eb[ea]|confirm[ea]|revis[ea]|asegúre(?:se)?|asegúrate|guard[ea]|descar(?:gue|ga)|instal[ea]|configur[ea]|activ[ea]|desactiv[ea]|insert[ea]|colo(?:que|ca)|tom[ea]|manten(?:ga|er|)|prueb[ea]|intent[ea]|vuelv[ae]|regres[ea]|contact[ea]|póngase|ponte|llam[ea]|escrib[ae]|copi[ea]|pe(?:gue|ga)|despláce(?:se)?|desplázate|pid[ae]|solicit[ea]|proporcion[ea]|esper[ea]|evit[ea]|visit[ea]|consult[ea]|asign[ea]|conect[ea]|desconect[ea]|reinici[ea]|restable(?:zca|ce)|permit[ae]|administr[ea]|report[ea]|denunci[ea]|llev[ea]|imprim[ae]|le[ae]|regístrese|regístrate|autentíquese|identifíquese|ajust[ea]|mar(?:que|ca)|arrastr[ea]|sub[ae]|car(?:gue|ga)|compart[ae]|invit[ea]|vincul[ea]|desvincul[ea]|supervis[ea]|coordin[ea]|renuev[ea]|cancel[ea]|pa(?:gue|ga)|compr[ea]";

export const spanish: QuestionForms = {
  asks: /^[¿\s]*(?:qué|quién(?:es)?|cómo|cuándo|cuánt[oa]s?|dónde|por qué|cuál(?:es)?|puedo|debo|necesito|es posible|para qué|a qué|de qué|en qué)\s/iu,
  vague: /^cómo (?:funciona|se hace|empezar|usarl[oa])$/iu,
  marks: ["¿", "?"],
  purpose: /^para\s+/iu,
  task: /^(?!(?:hogar|lugar|celular|militar|popular|mujer|poder|deber|saber|ayer)\b)\p{L}{2,}(?:ar|er|ir)(?:se|lo|la|los|las)?\s.{3,}/iu,
  howTo: "¿Cómo %?",
  trouble:
    /^(?:si\s.+|(?:mis?|el|la|los|las)\s.*\sno\s.+|no\s(?:recibí|recibo|puedo|pude|tengo|me|veo|encuentro|recuerdo|reconozco|funciona|logro|hay|aparece|llega|llegó)(?!\p{L}).*|(?:perdí|olvidé|tengo (?:un )?problemas?|recibo|recibí|me (?:robaron|han|cobran|cobraron|aparece|sale|pide)|falló|falla)(?!\p{L}).*|.+\sno\s(?:pudo|puede|pudieron|pueden|funcionan?|reconoce|acepta|cumple|encuentra|coinciden?)(?!\p{L}).*)$/iu,
  ifWord: /^si\s+/iu,
  whatToDo: "¿Qué hacer si %?",
  way: /^(?:cómo (?:puedo|debo|podemos|se (?:puede|hace)|(?:me |lo |la |se )?\p{L}{2,}o(?!\p{L})|\p{L}{2,}(?:ar|er|ir)(?:me|se|lo|la)?(?!\p{L}))|qué hacer(?!\p{L}))/iu,
  bids: new RegExp(
    `(?:^|[,:;.”»"] |- |\\n)(?:no |nunca |por favor,? |también |luego |después |y )?(?:${BIDS})(?:lo|la|los|las|se)?(?!\\p{L})`,
    "iu",
  ),
  obliges:
    /(?<!\p{L})(?:debes?|deberás?|tienes? que|tendrás? que|necesitas?|necesitarás?|basta con|hay que|es necesario)(?!\p{L})/iu,
  offers: /(?<!\p{L})(?:puedes?|podrás?|tienes? la opción)(?!\p{L})/iu,
  definition:
    /^((?:El |La |Los |Las |Un |Una )?[\p{L}\p{N}.'’ -]{3,60}?) (?:es|(son)) (?:un|una|unos|unas|el|la|los|las)\s/u,
  whatIs: "¿Qué es %?",
  whatAre: "¿Qué son %?",
  elisions: [],
};
