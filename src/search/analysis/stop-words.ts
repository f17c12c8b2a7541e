/** Function words that carry no topic, folded (no accents), by primary language subtag. */
const LISTS: Record<string, string> = {
  en: `a about above after again against all also am an and any are aren as at be because been before being below between
    both but by can cannot could couldn d did didn do does doesn doing don down during each either etc ever every few for
    from further had hadn has hasn have haven having he her here hers herself him himself his how however i if in into is
    isn it its itself just let ll m may me might more most must mustn my myself no nor not of off on once only or other
    ought our ours ourselves out over own per re s same shall shan she should shouldn so some such t than that the their
    theirs them themselves then there these they this those through thus to too under until up upon us ve very was wasn
    we were weren what when where whether which while who whom whose why will with within without won would wouldn yet
    you your yours yourself yourselves`,
  es: `a al algo algun alguna algunas alguno algunos ante antes como con contra cual cuales cuando cuanto cuanta cuantos
    cuantas de del desde donde dos e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estaba estado
    estamos estan estar estas este esto estos estoy fue fueron ha habia han has hasta hay he hemos la las le les lo los
    mas me mi mis mucho muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para
    pero poco por porque pues que quien quienes se sea ser si sido sin sobre son soy su sus tambien tan tanto te tener
    tiene tienen todo todos tu tus u un una uno unos unas usted ustedes vosotros y ya yo`,
  fr: `a afin ai ainsi alors apres as au aucun aucune aussi autre autres aux avant avec avez avoir avons c ce ceci cela
    celle celles celui ces cet cette ceux chaque chez ci comme comment d dans de des donc dont du elle elles en encore
    entre es est et etaient etait etant ete etes etre eu eux fait faut ici il ils j je l la le les leur leurs lors lui m
    ma mais me meme memes mes moi mon n ne ni nos notre nous on ont ou par parce pas peu peut plus pour pourquoi puis qu
    quand que quel quelle quelles quels qui quoi s sa sans se sera ses si sinon soit sommes son sont sous suis sur t ta
    te tes toi ton tous tout toute toutes tres tu un une vers voici voila vos votre vous y`,
  de: `aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus bei bin
    bis bist da damit dann das dass dazu dein deine dem den denn der des dessen dich die dies diese diesem diesen dieser
    dieses dir doch dort du durch ein eine einem einen einer eines einig einige er es etwas euch euer eure fur gegen hab
    habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist ja jede
    jedem jeden jeder jedes jene jetzt kann kannst kein keine keinen konnen konnte man manche mein meine mich mir mit
    muss musste nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner sich sie sind so solche
    soll sollte sondern sonst uber um und uns unser unsere unter viel vom von vor wahrend wann war waren warum was weg
    weil weiter welche welchem welchen welcher welches wenn wer werde werden wessen wie wieder wieso will wir wird wirst
    wo woher wohin wollen wurde wurden zu zum zur zwar zwischen`,
  pt: `a ainda algo alguem algum alguma algumas alguns ao aos apos aquela aquelas aquele aqueles aquilo as ate cada com
    como contra cujo da das de dela delas dele deles depois desde do dos e ela elas ele eles em entre era eram essa essas
    esse esses esta estamos estao estar estas estava este estes estou eu foi for foram ha isso isto ja lhe lhes mais mas
    me mesmo meu meus minha minhas muito muitos na nao nas nem no nos nossa nossas nosso nossos num numa o onde os ou
    para pela pelas pelo pelos per perante pode podem por porque pois qual quais qualquer quando quanto quantos que quem
    se seja sem ser seu seus si sido so sob sobre somos sou sua suas tal tambem te tem tenho ter teu teus toda todas
    todo todos tu tua tuas um uma umas uns voce voces`,
  it: `a abbia abbiamo ad agli ai al alla alle allo anche ancora avere c che chi ci coi col come con contro cosa cosi
    cui d da dagli dai dal dalla dalle dallo degli dei del dell della delle dello dentro di dove dunque e ed era erano
    essere fa fra gia gli ha hai hanno ho i il in io l la le lei li lo loro ma me meno mi mia mie miei mio molto ne negli
    nei nel nella nelle nello no noi non nostra nostre nostri nostro o ogni oltre per perche piu poi puo quale quali
    quando quanta quante quanti quanto quel quella quelle quelli quello quest questa queste questi questo qui quindi se
    sei senza si sia siamo siete sono sopra sotto sta stata state stati stato su sua sue sugli sui sul sulla sulle sullo
    suo suoi te ti tra tu tua tue tuo tuoi tutti tutto un una uno vi voi vostra vostre vostri vostro`,
  nl: `aan al alles als altijd andere ben bij daar dan dat de der deze die dit doch doen door dus een en er ge geen geweest
    haar had heb hebben heeft hem het hier hij hoe hun iemand iets ik in is ja je jij jou jouw kan kon kunnen maar me
    meer men met mij mijn moet moeten na naar niet niets nog nu of om omdat onder ons onze ook op over reeds te tegen
    toch toen tot u uit uw van veel voor waar waarom wanneer want waren was wat we wel welk welke werd wezen wie wij wil
    worden wordt zal ze zelf zich zij zijn zo zonder zou zullen`,
};

/** Words that ask rather than tell, or pairs of their characters; ignored beside words that tell, but indexed like any. */
const REQUEST_WORDS: Record<string, string> = {
  en: `anyone anything describe discuss explain find get give happen happens help know like list look looking make mean
    means need please search show someone something tell thing things think use used using want way work works`,
  es: `ayuda busca buscar dame debe debemos deben debo decir explica explicar favor hace haceis hacen hacer hago necesito
    podeis podemos podria puede pueden puedes puedo quiero saber tengo teneis vuestra vuestras vuestro vuestros`,
  fr: `aide combien cherche chercher devez dire doit doivent dois donne expliquer explique faire faites merci peuvent peux
    plait pourrais pourriez pouvez pouvons puis savoir veux voudrais`,
  de: `bitte brauche darf darfst durfen durft wieviel wieviele erklare finde finden geht gib gibt hilfe machen macht mache
    mag mochte mussen sagen sollen suche suchen tun wissen zeige`,
  pt: `ajuda buscar deve devem devo dizer explica explicar favor faz fazem fazer podemos posso preciso procurar quero saber sao
    vossa vossas vosso vossos`,
  it: `aiuto avete cerca cercare deve devi devo devono dimmi dire fanno fare fate favore possiamo posso possono potete puoi
    sapere spiega spiegare trovare vorrei voglio`,
  nl: `alsjeblieft doen doet gaat geef hoelang hoeveel help hulp jullie kun kunt leg mag mogen uit vind vinden weten wil zoek
    zoeken`,
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

const stopSets = setsOf(LISTS);
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

/** Folded stop words of a language; empty for one without a list. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  return stopSets.get(language) ?? NONE;
}

/** Whether a folded compound only phrases a request in a language; its parts may tell. */
export function isRequestForm(compound: string, language: string): boolean {
  return REQUEST_FORMS[language]?.test(compound) ?? false;
}

/** Folded words that only phrase a request in that language. */
export function requestWordsOf(language: string): ReadonlySet<string> {
  return requestSets.get(language) ?? NONE;
}
