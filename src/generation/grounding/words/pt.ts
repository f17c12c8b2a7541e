import type { LanguageWords } from "./words.ts";

export const pt: LanguageWords = {
  spaced: true,
  joints: "e|ou(?! (?:mais|menos))|mas|enquanto",
  goesOn: "e|mas|enquanto",
  leans: "não|nunca|também|que",
  ors: "ou|nem",
  cases:
    "se (?:o|a|os|as|um|uma|você|não|for|houver|estiver|tiver|quiser|seu|sua)|quando|salvo|exceto|desde que|a menos que|em caso de",
  narrows:
    "somente|apenas|só|aos (?:sábados|domingos)|para (?:os |as )?(?:\\p{L}+ )?(?:membros|sócios|estudantes|crianças|clientes|pedidos)",
  negations: "não|nem|nenhum|nenhuma|nunca|jamais|sem",
  limits: "só|somente|apenas|exceto|salvo",
  hedges: "esperamos|planejamos|prevemos|previst[oa]s?|alguns|algumas|a maioria|às vezes|normalmente",
  comparison: { more: "mais|menos|menor(?:es)?|maior(?:es)?|melhor(?:es)?|pior(?:es)?", than: "que" },
  units: [
    "second: segundos; minute: minuto minutos; hour: hora horas; day: dia dias diário diária diariamente; week: semana semanas semanal semanais semanalmente; month: mês meses mensal mensais mensalmente; quarter: trimestre trimestres trimestral; year: ano anos anual anuais anualmente; decade: década décadas; century: século séculos",
    "hundred: cem centenas; thousand: mil milhares; million: milhão milhões; billion: bilhão bilhões; trillion: trilhão trilhões; dozen: dúzia dúzias",
    "dollar: dólar dólares; cent: centavo centavos cêntimo cêntimos; euro: euro euros; pound: libra libras; real: real reais",
    "percent: porcento",
    "millimetre: milímetro milímetros; centimetre: centímetro centímetros; metre: metro metros; kilometre: quilômetro quilômetros quilómetro quilómetros; mile: milha milhas",
    "milligram: miligrama miligramas; gram: grama gramas; kilogram: quilograma quilogramas quilo quilos; ton: tonelada toneladas",
    "millilitre: mililitro mililitros; litre: litro litros",
  ],
  bounds: {
    least: { before: "pelo menos|ao menos|no mínimo|um mínimo de|a partir de", behind: "ou mais|no mínimo" },
    most: { before: "no máximo|até|um máximo de|não mais de", behind: "ou menos|no máximo" },
    over: { before: "mais de|superior(?:es)? a|acima de|maior(?:es)? de" },
    under: { before: "menos de|inferior(?:es)? a|abaixo de|menor(?:es)? de" },
    nearly: { before: "quase" },
    about: { before: "cerca de|aproximadamente|por volta de|uns|umas" },
  },
  idioms: "(?:pelo|ao) menos|a menos que|mais ou menos|ou (?:mais|menos)|mais de|menos de|além do mais|não mais",
  rivals: [
    ["antes", "depois|após"],
    ["abr\\p{L}+|abert[oa]s?", "fech\\p{L}+"],
    [
      "aument\\p{L}+|cresc\\p{L}+|sob(?:e|em)|subi\\p{L}+",
      "diminu\\p{L}+|redu[zç]\\p{L}+|ca(?:i|em|iu)|baix(?:a|am|ou)",
    ],
    ["mais|maior(?:es)?", "menos|menor(?:es)?"],
    ["melhor(?:es)?", "pior(?:es)?"],
    ["fácil|fáceis|facilmente", "difícil|difíceis|dificilmente"],
    ["públic[oa]s?", "privad[oa]s?"],
    ["nov[oa]s?", "velh[oa]s?|antig[oa]s?"],
    ["primeir[oa]s?", "últim[oa]s?"],
    ["permit\\p{L}+", "imped\\p{L}+|pro[ií]b\\p{L}+"],
    ["obrigatóri[oa]s?|necessári[oa]s?", "opciona(?:l|is)|voluntári[oa]s?"],
    ["inclu\\p{L}+", "exclu\\p{L}+"],
    ["porque", "embora|apesar"],
    [
      "pod(?:e|em|emos|er|erá|erão|eria|eriam)|talvez",
      "dev(?:e|em|emos|erá|erão)|te(?:m|r|mos) (?:de|que)|é preciso",
      "deveria\\p{L}*",
    ],
  ],
};
