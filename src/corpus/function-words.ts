/** Function words that carry no topic, folded (no accents), by primary language subtag. */
const LISTS: Record<string, string> = {
  en: `a about above after again against all also am an and any are aren arent as at be because been before being below
    between both but by can cannot cant could couldn couldnt d did didn didnt do does doesn doesnt doing don dont down
    during each either etc ever every few for from further had hadn hadnt has hasn hasnt have haven havent having he
    her here hers herself him himself his how however hows i if in into is isn isnt it its itself ive just let ll m
    may me might more most must mustn my myself no nor not of off on once only or other ought our ours ourselves out
    over own per re s same shall shan she should shouldn shouldnt so some such t than that thats the their theirs them
    themselves then there these they theyre this those through thus to too under until up upon us ve very was wasn
    wasnt we were weren werent what whats when where wheres whether which while who whom whos whose why will with
    within without won wont would wouldn wouldnt yet you your youre yours yourself yourselves`,
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

const sets = new Map(
  Object.entries(LISTS).map(([language, words]): [string, ReadonlySet<string>] => [
    language,
    new Set(words.trim().split(/\s+/)),
  ]),
);
const NONE: ReadonlySet<string> = new Set();

/** Folded function words of a language, by its primary subtag; empty for one without a list. */
export function functionWordsOf(language: string): ReadonlySet<string> {
  return sets.get(language) ?? NONE;
}
