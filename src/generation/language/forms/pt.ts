import type { QuestionForms } from "../question-forms.ts";
import { BOUGHT_IN_PORTUGUESE as BOUGHT } from "./bought.ts";
import { bidsByInfinitive } from "./infinitive.ts";

/** Verbs that tell what to do, as "você" is told. */
const BIDS =
  "faça|vá|aceda|introduza|prima|deslize|retire|acesse|entre|inicie|insira|digite|informe|selecione|escolha|clique|pressione|toque|abra|feche|crie|use|utilize|siga|complete|preencha|envie|procure|busque|adicione|acrescente|remova|exclua|apague|altere|edite|modifique|atualize|verifique|confirme|revise|certifique-se|salve|guarde|baixe|instale|configure|ative|desative|conecte|desconecte|reinicie|redefina|tente|volte|contate|ligue|escreva|copie|cole|role|peça|solicite|aguarde|evite|visite|consulte|permita|leia|cadastre-se|registre-se|marque|desmarque|arraste|carregue|compartilhe|convide|vincule|pague|compre|cancele|mantenha|coloque|tire";

export const portuguese: QuestionForms = {
  asks: /^(?:o que|quem|como|quando|quant[oa]s?|onde|por que|qual|quais|posso|devo|preciso|para que|para quem|a quem|é possível)\s/iu,
  vague:
    /^como (?:funciona|começar|fazer)$|^(?:ainda )?(?:tem |tens |com |ficou com |restou )?(?:alguma |mais )?(?:dúvidas?|perguntas?)(?: sobre .+)?$|^(?:precisas?|quer) (?:de )?(?:mais )?(?:ajuda|informações)$|^pront[oa]s? para .+$/iu,
  marks: ["", "?"],
  purpose: /^(?:(?:os )?(?:\p{L}+ )?(?:passos|etapas) )?para\s+/iu,
  task: /^(?:(?:trocar|mudar|sair) d[eao]s?\s.{3,}|(?!(?:lugar|celular|militar|popular|mulher|poder|dever|qualquer)(?!\p{L}))\p{L}{2,}(?:ar|er|ir)\s(?!(?:de|da|do|das|dos)\s|(?:e|ou)\s(?!\p{L}+(?:ar|er|ir)\s)).{3,})/iu,
  howTo: "Como %?",
  verbFirst: true,
  trouble:
    /^(?:se\s.+|(?!.*\sque\s(?:nós\s)?não\s)(?:meus?|minhas?)\s.*\snão\s.+|não\s(?:recebi|recebo|consigo|posso|tenho|lembro|encontro|reconheço|vejo)(?!\p{L}).*|(?:perdi|esqueci|tenho (?:um )?problemas?|receb[io] (?:um|uma|o|a|mensagens?))(?!\p{L}).*|(?!.*\sque\s(?:nós\s)?não\s).+\snão\s(?:funcionam?|pôde|consegue|reconhece|aceita|abre|carrega)(?!\p{L}).*)$/iu,
  ifWord: /^se\s+/iu,
  whatToDo: "O que fazer se %?",
  way: /^(?:como (?:posso|devo|podemos|(?:me |nos |se )?(?!(?:são|estão|vão|funcionam)(?!\p{L}))(?:\p{L}{3,}o|\p{L}{2,}(?:ar|er|ir))(?!\p{L}))|o que fazer(?!\p{L})|.*[,.;:–—-] ?o que (?:fazer|faço|(?:posso|devo) fazer)[\s?]*$)/iu,
  where: [/^como(?= )/iu, "Onde"],
  goes: /^(?:vá|acesse|aceda|entre|visite)(?: (?:para|a|ao|em|no|o|site|página)){0,4} https?:\/\/[\x21-\x7e]+\.?$/iu,
  bids: new RegExp(
    `${bidsByInfinitive("pt")}|(?:^|[,:;.”»"] |- |\\n)(?:não |nunca |por favor,? |também |depois |em seguida,? |e )?(?:${BIDS})(?!\\p{L})`,
    "iu",
  ),
  obliges:
    /(?<!\p{L})(?:(?:você )?(?:deve|deverá|precisa|precisará)|tem que|terá que|basta|é preciso|é necessário)(?!\p{L})/iu,
  offers:
    /(?<!\p{L}|não )(?:(?:pode|poderá)(?! (?:ser|parecer|haver|ter|causar|demorar|variar|acontecer|ocorrer)(?! \p{L}+[ai]d[oa]s?(?!\p{L})))|é possível|é só)(?!\p{L})/iu,
  turns: /^(?:entretanto|no entanto|contudo|porém|mas|todavia|infelizmente)(?!\p{L})/iu,
  andHow: /[\s,]e como\s/iu,
  rewritten: [
    [
      /^(?:quer|deseja|gostaria de|precisa) (?!.*(?<!\p{L})(?:seus?|suas?|se|nos|noss\p{L}+)(?!\p{L}))(\p{L}+[aei]r(?=[\s?]).*)$/iu,
      "Como posso $1",
    ],
    [/^(?:requisitos)$/iu, "Quais são os requisitos"],
    [/^(?:condições)$/iu, "Quais são as condições"],
    [/^(?:documentos(?: necessários)?|documentação necessária)$/iu, "Quais documentos são necessários"],
    [/^(?:prazos?)$/iu, "Qual é o prazo"],
    [/^(?:preços?|custos?|taxas?)$/iu, "Quanto custa"],
    [new RegExp(`^(?:preços?|custos?|taxas?) d((?:${BOUGHT.several})(?: de \\p{Ll}+)?)$`, "iu"), "Quanto custam $1"],
    [new RegExp(`^(?:preços?|custos?|taxas?) d((?:${BOUGHT.one})(?: de \\p{Ll}+)?)$`, "iu"), "Quanto custa $1"],
    [/^(?:os )?ingressos$/iu, "Quanto custam os ingressos"],
    [/^(?:os )?bilhetes$/iu, "Quanto custam os bilhetes"],
    [/^(?:a )?mensalidades?$/iu, "Quanto custa a mensalidade"],
    [
      /^(?:nossos? )?(?:horários?)( de (?:funcionamento|atendimento|abertura))?( (?:d[oa]s?) \p{Ll}[\p{L} -]{2,40})?$/iu,
      "Qual é o horário$1$2",
    ],
    [/^(?:faça (?:a )?sua )?inscriç(?:ão|ões)$/iu, "Como me posso inscrever"],
    [/^(?:tornar-se|torne-se|seja) ((?:sócio|membro|associado|voluntário)(?:\(?a\)?)?)$/iu, "Como posso tornar-me $1"],
    [/^(?:(?:formas|métodos) de pagamento)$/iu, "Quais são as formas de pagamento"],
  ],
  definition:
    /^(?!(?:Em|N[oa]s?|Num|Numa|Para|Por|Pel[oa]s?|Com|Sem|De|D[oa]s?|Ao|À|Até|Desde|Segundo|Se|Quando|Como|Também|Est[ea]s?|Ess[ea]s?|Isto|Isso|Aqui|Assim|Agora|Hoje|Quem|Que|Cada|Um dos|Uma das|Responsável|[OA] (?:nosso|nossa|responsável|(?:[^.]{3,40} )?mais))(?!\p{L}))((?:O |A |Os |As |Um |Uma )?[\p{L}\p{N}.'’+ -]{3,60}?) (?:é|(são)) (?:um|uma|o|a|os|as)\s/u,
  whatIs: "O que é %?",
  whoIs: "Quem é %?",
  whatAre: "O que são %?",
  elisions: [],
};
