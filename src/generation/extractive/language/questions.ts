import { primarySubtag } from "./languages.ts";
import type { QuestionForms } from "./question-forms.ts";

const NONE = /^(?!)/;

const spanish: QuestionForms = {
  asks: /^[¿\s]*(?:qué|quién(?:es)?|cómo|cuándo|cuánt[oa]s?|dónde|por qué|cuál(?:es)?|puedo|debo|necesito|es posible|para qué|a qué|de qué|en qué)\s/iu,
  marks: ["¿", "?"],
  task: /^(?!(?:hogar|lugar|celular|militar|popular|mujer|poder|deber|saber|ayer)\b)\p{L}{2,}(?:ar|er|ir)(?:se|lo|la|los|las)?\s.{3,}/iu,
  howTo: "¿Cómo puedo %?",
  definition:
    /^((?:El |La |Los |Las |Un |Una )?[\p{L}\p{N}.'’ -]{3,60}?) (?:es|son) (?:un|una|unos|unas|el|la|los|las)\s/u,
  whatIs: "¿Qué es %?",
  about: "¿Qué debo saber sobre «%»?",
  aboutIn: "¿Qué debo saber sobre «%» en «&»?",
  empty:
    /^(?:introducción|resumen|conclusión|notas?|general|más información|descripción general|contenido|siguientes pasos|véase también)$/iu,
};

const french: QuestionForms = {
  asks: /^(?:qu['’]|que|qui|comment|quand|combien|où|pourquoi|quels?|quelles?|puis-je|dois-je|est-ce|à quoi|de quoi|faut-il)(?:\s|(?<=['’]))/iu,
  marks: ["", " ?"],
  task: /^(?!(?:courrier|dossier|papier|panier|premier|dernier|particulier|calendrier|fichier|plaisir|avenir|loisir)\b)(?:(?:se |s['’])?\p{L}{2,}(?:er|ir|re))\s.{3,}/iu,
  howTo: "Comment %\u00a0?",
  definition: /^((?:Le |La |Les |L['’]|Un |Une )?[\p{L}\p{N}.'’ -]{3,60}?) (?:est|sont) (?:une?|des|le|la|les)\s/u,
  whatIs: "Qu’est-ce que %\u00a0?",
  about: "Que faut-il savoir sur «\u00a0%\u00a0»\u00a0?",
  aboutIn: "Que faut-il savoir sur «\u00a0%\u00a0» (&)\u00a0?",
  empty:
    /^(?:introduction|résumé|conclusion|notes?|généralités|en savoir plus|aperçu|contenu|étapes suivantes|voir aussi)$/iu,
};

const german: QuestionForms = {
  asks: /^(?:was|wer|wie|wann|wo|woher|wohin|warum|wieso|weshalb|welche[rsnm]?|wieviel|kann|muss|darf|soll|gibt es|brauche|womit|wofür)\s/iu,
  marks: ["", "?"],
  task: NONE,
  howTo: "Wie kann ich %?",
  definition: /^((?:Der |Die |Das |Ein |Eine )?[\p{L}\p{N}.'’ -]{3,60}?) (?:ist|sind) (?:ein|eine|der|die|das)\s/u,
  whatIs: "Was ist %?",
  about: "Was sollte ich über „%“ wissen?",
  aboutIn: "Was sollte ich über „%“ bei „&“ wissen?",
  empty:
    /^(?:einleitung|einführung|zusammenfassung|fazit|hinweise?|allgemeines?|mehr erfahren|überblick|übersicht|inhalt|nächste schritte|siehe auch)$/iu,
};

const portuguese: QuestionForms = {
  asks: /^(?:o que|quem|como|quando|quant[oa]s?|onde|por que|qual|quais|posso|devo|preciso|para que|é possível)\s/iu,
  marks: ["", "?"],
  task: /^(?!(?:lugar|celular|militar|popular|mulher|poder|dever)\b)\p{L}{2,}(?:ar|er|ir)\s.{3,}/iu,
  howTo: "Como posso %?",
  definition: /^((?:O |A |Os |As |Um |Uma )?[\p{L}\p{N}.'’ -]{3,60}?) (?:é|são) (?:um|uma|o|a|os|as)\s/u,
  whatIs: "O que é %?",
  about: "O que devo saber sobre “%”?",
  aboutIn: "O que devo saber sobre “%” em “&”?",
  empty: /^(?:introdução|resumo|conclusão|notas?|geral|saiba mais|visão geral|conteúdo|próximos passos|veja também)$/iu,
};

const italian: QuestionForms = {
  asks: /^(?:che cosa|cosa|cos['’]|chi|come|quando|quant[oaie]|dove|perché|quale|quali|posso|devo|a che|è possibile)(?:\s|(?<=['’]))/iu,
  marks: ["", "?"],
  task: /^(?!(?:mare|padre|madre|carattere|potere|dovere)\b)\p{L}{2,}(?:are|ere|ire)\s.{3,}/iu,
  howTo: "Come posso %?",
  definition:
    /^((?:Il |Lo |La |I |Gli |Le |L['’]|Un |Una )?[\p{L}\p{N}.'’ -]{3,60}?) (?:è|sono) (?:un|una|uno|il|lo|la|i|gli|le)\s/u,
  whatIs: "Che cos’è %?",
  about: "Che cosa devo sapere su «%»?",
  aboutIn: "Che cosa devo sapere su «%» in «&»?",
  empty:
    /^(?:introduzione|riassunto|conclusione|note?|generale|scopri di più|panoramica|contenuto|passi successivi|vedi anche)$/iu,
};

const dutch: QuestionForms = {
  asks: /^(?:wat|wie|hoe|wanneer|waar|waarom|welke?|kan|moet|mag|hoeveel|is het|waarmee|waarvoor)\s/iu,
  marks: ["", "?"],
  task: NONE,
  howTo: "Hoe kan ik %?",
  definition: /^((?:De |Het |Een )?[\p{L}\p{N}.'’ -]{3,60}?) (?:is|zijn) (?:een|de|het)\s/u,
  whatIs: "Wat is %?",
  about: "Wat moet ik weten over ‘%’?",
  aboutIn: "Wat moet ik weten over ‘%’ bij ‘&’?",
  empty:
    /^(?:inleiding|samenvatting|conclusie|opmerkingen?|algemeen|meer informatie|overzicht|inhoud|volgende stappen|zie ook)$/iu,
};

const chinese: QuestionForms = {
  asks: /(?:什么|如何|怎么|怎样|为什么|谁|哪里|哪些|多少|何时|是否|吗|能否|可以.*吗)/u,
  marks: ["", "？"],
  task: /^(?:创建|添加|更改|修改|设置|删除|登录|注册|验证|使用|安装|选择|管理|更新|查看|输入|恢复|重置|开始|申请|提交|下载|上传|联系|移除|替换)\p{Script=Han}{2,}.*/u,
  howTo: "如何%？",
  definition: /^([\p{Script=Han}A-Za-z0-9.]{2,20})是(?:一种|一个|一项|指)/u,
  whatIs: "什么是%？",
  about: "关于“%”，我需要了解什么？",
  aboutIn: "关于“&”中的“%”，我需要了解什么？",
  empty: /^(?:简介|介绍|概述|总结|结论|备注|更多信息|目录|另请参阅|下一步)$/u,
};

const FORMS: ReadonlyMap<string, QuestionForms> = new Map([
  ["es", spanish],
  ["fr", french],
  ["de", german],
  ["pt", portuguese],
  ["it", italian],
  ["nl", dutch],
  ["zh", chinese],
]);

/** The question forms of a locale; undefined for English, whose headings need more than templates. */
export function questionFormsOf(locale: string): QuestionForms | undefined {
  return FORMS.get(primarySubtag(locale));
}
