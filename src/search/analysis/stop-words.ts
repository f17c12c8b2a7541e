import { functionWordsOf } from "../../corpus/language/function-words.ts";

/** Words that ask rather than tell, or pairs of their characters; ignored beside words that tell, but indexed like any. */
const REQUEST_WORDS: Record<string, string> = {
  en: `anybody anyone anything cheers describe discuss dunno everybody everyone explain find get give gonna gotta guys
    happen happened happening happens hello help hes hey hi howd hows im itd itll kinda know lemme lets like list look
    looking make mean means need please pls plz search shes show somebody someone something tell thank thanks thatd thatll
    theres theyll theyve thing things think thx u ur use used using wanna want way weve whens wherere whered whyd whys
    whod work works yall youd youll youve`,
  es: `ahi alguien aqui aun ayuda busca buscar cada cualquier dame debe debemos deben debo decir eres explica explicar
    favor haber hace haceis hacen hacer hago hola mia mio misma mismo nadie necesito podeis podemos podria pueda
    ir puedan puede pueden puedes puedo quiero saber seria somos teneis tenemos tengo tiene tienen tienes va van
    voy vuestra vuestras vuestro vuestros`,
  fr: `aide aller allons bonjour ca cherche chercher chose combien deja devez devrais devrait dire dois doit doivent donne
    explique expliquer faire faites maintenant merci peuvent peux plait pourrais pourriez pouvez pouvons puis
    fais jusqu quelqu quelque quelques rien savoir toujours va vais veux vont voudrais`,
  de: `bitte brauch brauche brauchen braucht danke darf darfst deinen denke durfen durft eben eigentlich erklare euren
    finde finden furs geht gern gerne gib gibt gibts grade gucken gruss grusse guten hab habt hallo hast hi hilfe irgendwas
    irgendwie irgendwo jemand jemanden kriege kriegen kriegt konnt konnten konntet mache machen macht mag mal meinem
    meinen meiner mocht mochte mochten mussen musst niemand ne sagen schon seid seit sollen sollten suche suchen tun
    uberhaupt ums warst wem wen weshalb wieviel wieviele wissen wofur wollte wollten wurde wurdet zeige`,
  pt: `agora ajuda algum aqui buscar consegue consigo deve devem deveria devo dizer es explica explicar favor faz fazem
    faco fazer ir nada ola outro outros podemos poderia posso preciso procurar quero saber sao temos tudo vai vossa
    vossas vosso vossos vou`,
  it: `adesso aiuto altri altro avete bisogna cerca cercare ciao deve devi devo devono dimmi dire dovrei fanno fare
    faccio fate favore niente possiamo posso possono potete potrei puoi qual qualcosa qualcuno sapere sempre spiega spiegare
    stesso trovare va vado vanno voglio vorrei`,
  nl: `alsjeblieft bent doen doet elke ga gaan gaat geef hallo hebt heel help hoelang hoeveel hulp jullie kun kunt leg
    mag mogen niemand uit vind vinden weten wil zelfde zoek zoeken`,
  ja: `教え 可能 方法`,
  zh: "少钱",
  ko: `어떻 떻게 어디 디서 디에 언제 무엇 엇을 무슨 누구 누가 얼마 마나 하세 습니 니다 입니 합니 됩니 하고 하는 하면 하려 고싶 싶어 싶습
    있나 있는 있어 있습 있을 없나 없는 없어 없습 되나 되는 는지 해주 주세 알려 려주 려면 리고 에서 으로 까지 부터 대해`,
};

/** Characters that name nothing by themselves: particles, pronouns, auxiliaries, prepositions and measures of Chinese. */
export const JOINING_HAN = [
  "的地得了着过吗呢吧啊呀嘛么是在有无和与或及而但也都就还又再才只很太更最不没别我你您他她它们这那哪谁几个些每各",
  "某该此其何要会能可应须把被给对从到向往为以于因由跟同让叫使用想去来做请问上下里中内外前后时等怎样什如办候多少",
].join("");

/** Words that are nothing but such characters, and name something all the same. */
const NAMING_PAIRS =
  "应用|应对|对应|对等|对外|对内|内外|中外|外地|内地|各地|用地|地下|地上|外用|内用|等候|问候|往来|来往|中等|上等|下等|同等|外来";

/**
 * How a language asks in one word: "pouvez-vous", "y a-t-il"; an appointment ("rendez-vous") asks nothing. Where words
 * have no blanks between them: pairs of characters that only join or ask.
 */
const REQUEST_FORMS: Record<string, RegExp> = {
  fr: /(?<!rendez|chez|garde-a)-(?:t-)?(?:ce|elles?|ils?|je|nous|on|tu|vous)$/,
  ja: /^(?:\p{sc=Hiragana}{1,2}|何[\p{sc=Hiragana}時度処])$/u,
  ko: /^(?:\p{sc=Hangul}|[나어아여해에예세려지죠돼봐져줘까]요|[니을를할될갈줄볼]까)$/u,
  zh: new RegExp(`^(?!${NAMING_PAIRS})[${JOINING_HAN}]{1,2}$`, "u"),
};

const setsOf = (lists: Record<string, string>): Map<string, ReadonlySet<string>> =>
  new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.trim().split(/\s+/))]));

const requestSets = setsOf(REQUEST_WORDS);
const NONE: ReadonlySet<string> = new Set();

/** Words (folded) that open a question: what is one letter from one of these was meant to be it; "died" is no "did". */
const ASKING: Record<string, string> = {
  en: "what where which when whose would could should",
  es: "cuando donde cual cuanto cuanta cuales",
  fr: "quand quel quelle quels quelles pourquoi",
  de: "welche welcher welches warum wann woher wohin wieso",
  pt: "quando onde qual quanto quanta quais",
  it: "quando dove quale quanto quanta quali",
  nl: "wanneer waar welke waarom",
};
const askingSets = new Map(Object.entries(ASKING).map(([language, words]) => [language, new Set(words.split(" "))]));

/** Words that open a question in a language. */
export function askingWordsOf(language: string): ReadonlySet<string> {
  return askingSets.get(language) ?? NONE;
}

/** Folded stop words of a language: its function words. */
export const stopWordsOf = functionWordsOf;

/** Whether a folded compound only phrases a request in a language; its parts may tell. */
export function isRequestForm(compound: string, language: string): boolean {
  return REQUEST_FORMS[language]?.test(compound) ?? false;
}

/** Folded words that only phrase a request in that language. */
export function requestWordsOf(language: string): ReadonlySet<string> {
  return requestSets.get(language) ?? NONE;
}
