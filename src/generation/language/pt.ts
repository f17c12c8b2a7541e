import { type Language, words } from "./language.ts";

export const portuguese: Language = {
  dangling:
    /^(?:est[eas]s?|isto|isso|ess[eas]s?|aquel[eas]s?|aquilo|el[eas]s?|seus?|suas?|ambos|ambas|entretanto|no entanto|porém|contudo|todavia|portanto|por (?:isso|exemplo|outro lado|conseguinte)|assim|além disso|também|então|depois|finalmente|mas|e|ou|nem|embora|enquanto isso|(?:do|em caso|caso) contrário|(?:de tal|des[ts][ea]s?) (?:modo|forma|maneira)|pensando (?:niss?o|nisto)|(?:dit|feit)o isso|(?:com|para) (?:isso|isto)|(?:tod[oa]s )?n?[oa]s demais|(?:tod[oa]s )?[oa]s (?:dois|duas|três)(?= (?:são|têm|estão|podem|devem|s[oó]))|a única diferença|nes[ts][ea]s?|tal|tais|aqui|ali|aí|sim|não)(?![\p{L}])/iu,
  connective:
    /^(?:antes de (?:mais nada|tudo)|primeiro|em (?:primeiro|segundo|último) lugar|entretanto|no entanto|porém|contudo|todavia|portanto|por (?:isso|exemplo|outro lado)|assim|além disso|também|finalmente|por fim|em (?:resumo|geral)|de fato),\s+|^(?:nota|importante|atenção|dica|aviso|observação)(?: \d+)?\s?:\s+/iu,
  dated: /^(?:hoje|ontem|recentemente|na semana passada|no mês passado),\s+/iu,
  leaning:
    /^(?:(?:Você )?(?:[Pp]ode[ms]?|[Dd]eve[ms]?)|É possível) \p{L}+[áêíóa]-l[oa]s?(?!\p{L})|^(?:É|São|Está|Estão|Inclui|Representa|Indica|Custa|Dura|Permite|Consiste) (?!necessári|possíve|obrigatóri|importante|recomendáve|aconselháve|indispensáve|suficiente|preciso|\p{L}+[ai]d[oa]s?\s)/u,
  pointing:
    /(?:nas (?:imagens|fotos|fotografias)(?!\p{L})|passos? \d|(?<!\p{L})aqui(?=[.!]?$)|(?:seguinte|presente) (?:tabela|lista|seção|imagem)|clique aqui|acima|abaixo|a seguir|seguintes?(?=[\s.:,;]|$)|anterior(?:mente)?(?=[\s.,;]|$)|nesta (?:página|seção|publicação)|neste (?:artigo|guia)|esta página|leia mais|saiba mais|fale conosco|obrigad[oa])/iu,
  subjectless: /^(?!)/u,
  presenting:
    /^(?:este artigo|esta página|este guia|este documento|este tutorial)(?= (?:explica|descreve|mostra|apresenta|contém|oferece|ajuda|fornece|é)(?!\p{L}))/iu,
  announcing:
    /^nest[ea] [^.,]{3,40},? (?:explicamos|descrevemos) |\bestar(?:á|ão) (?:encerrad|fechad)[oa]s? (?:no|de|a|entre) |^(?:para (?:(?:obter |saber |ver )?(?:mais|maiores) )|(?:por favor,? )?(?:consulte|veja|leia|descubra|conheça|confira|saiba|encontre|visite|siga|clique|contate|entre em contato|fale conosco)(?!\p{L})|se (?:tiver|você tiver) (?:dúvidas|perguntas)|bem-vind)/iu,
  addressed: /(?<!\p{L})(?:você|vocês|seu|sua|seus|suas|te)(?!\p{L})/iu,
  howTo: /^(?:como|onde posso|posso|o que (?:devo|preciso))(?![\p{L}])/iu,
  quantity: /(?:quant[oa]s?|quando|que horas|preço|custo|custa|prazo)/iu,
  past: /^(?:quando (?:foi|foram)|(?:em|desde) que ano)(?!\p{L})/iu,
  definition: /^(?:o que (?:é|são|significa)|quem (?:é|são))\s+(?:uma?\s+|o\s+|a\s+|os\s+|as\s+)?(.+?)[?.!]*$/iu,
  followUp:
    /^(?:e|mas|então|por que|também)(?![\p{L}])|(?<![\p{L}])(?:[dn]?(?:isso|isto|el[ea]s?)|esse|essa|lá)(?![\p{L}])|(?<![\p{L}])(?:então|depois|também)\s*[?.!]*$/iu,
  asksSite: /(?<!\p{L})(?:vocês?|seus?|suas?|vossos?|vossas?|têm|oferecem|vendem|aceitam|fazem|estão|usam)(?!\p{L})/iu,
  ourselves:
    /(?<!\p{L})(?:nós|noss[oa]s?|somos|(?!ramos|(?:extr|r|supr|m)emos|(?:pr|m|c|rac)imos)[a-zç]+[aei]mos)(?!\p{L})/iu,
  introduction:
    /^(?:quem (?:são vocês|és|é você|são)|o que (?:vocês )?(?:fazem|oferecem|é (?:isto|isso|este site|esta (?:página|empresa)))|sobre (?:vocês|nós)|de que trata este site)[\s?.!]*$/iu,
  salutation: /^[¡!\s]*(?:olá|oi|bom dia|boa (?:tarde|noite)|obrigad[oa]|muito obrigad[oa]|tchau)[\s!.?~！。？]*$/iu,
  closing: /^[¡!\s]*(?:obrigad[oa]|muito obrigad[oa]|tchau|até logo|ok|perfeito)(?: muito| mesmo)*[\s!.,?~！。？]*$/iu,
  general: words(
    "tudo tempo fazer faço faz usar uso utilizar funciona dizer saber preciso precisar quero querer encontrar ajuda ajudar favor mostrar coisa coisas maneira forma poder posso site página informação informações",
  ),
  phrases: {
    noAnswer: "Não encontrei uma resposta para isso neste site.",
    nearest: "Estas páginas são as mais próximas:",
    page: "Esta página é a mais próxima:",
    greeting: "Olá! Pergunte o que quiser sobre este site e eu respondo com base nas páginas dele.",
    closing: "De nada. Pergunte de novo quando quiser.",
    warmOpening: "Bom para você saber: ",
  },
};
