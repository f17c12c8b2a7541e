import type { LanguageWords } from "./words.ts";

export const es: LanguageWords = {
  spaced: true,
  joints: "y|o(?! (?:más|menos|mayor|menor))|pero|mientras",
  goesOn: "y|pero|mientras|así que",
  leans: "no|nunca|también|que",
  ors: "o|u|ni",
  cases: "si|salvo|excepto|cuando|siempre que|a menos que|en caso de",
  narrows:
    "(?<!(?<!\\p{L})una? )(?:solo|sólo)|solamente|únicamente|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|para (?:los |las )?(?:\\p{L}+ )?(?:miembros|socios|estudiantes|niños|clientes|pedidos)",
  negations: "no|sin|ningún|ninguna|nunca|jamás|ni|tampoco",
  limits: "sólo|solo|solamente|únicamente|excepto|salvo",
  hedges: "esperamos|prevemos|prevé|previst[oa]s?|planeamos|algun[oa]s|la mayoría|a veces|normalmente",
  comparison: { more: "más|menos|mejor(?:es)?|peor(?:es)?|mayor(?:es)?|menor(?:es)?", than: "que" },
  units: [
    "second: segundos; minute: minuto minutos; hour: hora horas; day: día días diario diaria diarios diariamente; week: semana semanas semanal semanales semanalmente; month: mes meses mensual mensuales mensualmente; quarter: trimestre trimestres trimestral trimestrales; year: año años anual anuales anualmente; decade: década décadas; century: siglo siglos",
    "hundred: cien cientos; thousand: mil miles; million: millón millones; billion: millardo millardos; trillion: billón billones; dozen: docena docenas",
    "dollar: dólar dólares dolares; cent: centavo centavos céntimo céntimos; euro: euro euros; pound: libra libras; yen: yen yenes; franc: franco francos",
    "percent: porciento",
    "millimetre: milímetro milímetros; centimetre: centímetro centímetros; metre: metro metros; kilometre: kilómetro kilómetros; mile: milla millas",
    "milligram: miligramo miligramos; gram: gramo gramos; kilogram: kilogramo kilogramos; ton: tonelada toneladas",
    "millilitre: mililitro mililitros; litre: litro litros",
  ],
  bounds: {
    least: {
      before: "al menos|por lo menos|como mínimo|un mínimo de|no menos de|a partir de",
      behind: "o más|como mínimo|al menos",
    },
    most: { before: "como máximo|hasta|no más de|un máximo de|a lo sumo", behind: "o menos|como máximo" },
    over: { before: "más de|mayor(?:es)? de|superior(?:es)? a|super(?:an?|e|en|ar)" },
    under: { before: "menos de|menor(?:es)? de|inferior(?:es)? a" },
    nearly: { before: "casi" },
    about: { before: "aproximadamente|alrededor de|cerca de|un[oa]s|en torno a" },
  },
  idioms:
    "al menos|por lo menos|a menos que|más o menos|o (?:más|menos)|no (?:más|menos) de|además|más de|menos de|nada más|cuanto antes",
  rivals: [
    ["antes", "después"],
    ["abr\\p{L}+|abiert[oa]s?", "cierr\\p{L}+|cerr\\p{L}+"],
    ["aument\\p{L}+|sub(?:e|en|ir|ió|ieron)|crec\\p{L}+", "disminu\\p{L}+|redu[cjz]\\p{L}+|baj(?:a|an|ar|ó|aron)"],
    ["más|mayor(?:es)?", "menos|menor(?:es)?"],
    ["mejor(?:es)?", "peor(?:es)?"],
    ["fácil(?:es|mente)?", "difícil(?:es|mente)?"],
    ["públic[oa]s?", "privad[oa]s?"],
    ["nuev[oa]s?", "viej[oa]s?|antigu[oa]s?"],
    ["primer[oa]?s?", "últim[oa]s?"],
    ["permit\\p{L}+", "imp[ei]d\\p{L}+|proh[ií]b\\p{L}+"],
    ["obligatori[oa]s?|necesari[oa]s?|requerid[oa]s?", "opcional(?:es|mente)?|voluntari[oa]s?"],
    ["inclu\\p{L}+", "exclu\\p{L}+"],
    ["acept\\p{L}+", "rechaz\\p{L}+"],
    ["porque", "aunque"],
    [
      "pued\\p{L}+|pod(?:rá|rán|emos|ría|rían|er)|quizás?|tal vez",
      "deb(?:e|en|es|emos|erá|erán)|tienen? que|hay que",
      "deberían?",
    ],
  ],
};
