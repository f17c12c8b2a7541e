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
  es: `a acerca al algo algun alguna algunas alguno algunos ante antes aquel aquella aquellas aquello aquellos aunque
    como con contra cual cuales cuando cuanta cuantas cuanto cuantos cuya cuyas cuyo cuyos de del desde donde dos
    durante e el ella ellas ellos en entonces entre era eran es esa esas ese eso esos esta estaba estado estamos estan
    estar estas este esto estos estoy fue fueron ha habia hacia han has hasta hay he hemos la las le les lo los mas me
    mediante mi mientras mis mucho muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o os otra otras otro
    otros para pero poco por porque pues que quien quienes se sea segun ser si sido sin sino sobre son soy su sus tal
    tales tambien tan tanto te tener tiene tienen todo todos tras tu tus u un una unas uno unos usted ustedes vosotros
    y ya yo`,
  fr: `a afin ai ainsi alors apres as au aucun aucune aussi autre autres aux avant avec avez avoir avons c ce ceci
    cela celle celles celui ces cet cette ceux chaque chez ci comme comment d dans de des donc dont du elle elles en
    encore entre es est et etaient etait etant ete etes etre eu eux fait faut ici il ils j je l la le les leur leurs
    lors lui m ma mais me meme memes mes moi mon n ne ni nos notre nous on ont ou par parce pas peu peut plus pour
    pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si sinon soit sommes son sont
    sous suis sur t ta te tes toi ton tous tout toute toutes tres tu un une vers voici voila vos votre vous y`,
  de: `ab aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus
    ausser ausserdem bei beim bevor bin bis bist bzw da dabei dadurch dafur dagegen daher damit dann daran darauf
    daraus darin daruber darum das dass davon davor dazu dazwischen dein deine deinen deiner deines dem den denen denn
    der deren des deshalb dessen desto dich die dies diese diesem diesen dieser dieses dir doch dort du durch ebenso
    ein eine einem einen einer eines einig einige er es etwas euch euer eure eurem euren eurer falls fur gar gegen
    gegenuber hab habe haben hat hatte hatten hier hierbei hierfur hierzu hin hinter ich ihm ihn ihnen ihr ihre ihrem
    ihren ihrer ihres im in indem ins inzwischen ist ja jede jedem jeden jeder jedes jedoch jene jener jenes jetzt
    kann kannst kein keine keinen konnen konnte man manche mein meine meinem meinen meiner meines mich mir mit mittels
    muss musste nach nachdem neben nicht nichts noch nun nur ob oder ohne ohnehin schon sehr seid sein seine seinem
    seinen seiner seines seit seitdem sich sie sind so sobald sodass sogar solange solche soll sollte somit sondern
    sonst soweit sowie sowohl statt trotz trotzdem uber um und uns unser unsere unserem unseren unserer unseres unter
    viel vom von vor wahrend wahrenddessen wann war ware waren warum was weder weg wegen weil weiter welche welchem
    welchen welcher welches wenn wer werde werden wessen wie wieder wieso will wir wird wirst wo wobei wodurch wofur
    woher wohin wollen womit wonach woran worauf woraus worin woruber wozu wurde wurden zu zudem zum zur zwar zwischen`,
  pt: `a ainda algo alguem algum alguma algumas alguns ao aos apesar apos aquela aquelas aquele aqueles aquilo as
    assim ate atraves cada com como contra cuja cujas cujo cujos da daquela daquele das de dela delas dele deles
    depois desde dessa dessas desse desses desta destas deste destes disso disto do dos durante e ela elas ele eles em
    embora enquanto entao entre entretanto era eram essa essas esse esses esta estamos estao estar estas estava este
    estes estou eu foi for foram ha isso isto ja lhe lhes mais mas me mesmo meu meus minha minhas muito muitos na nao
    naquela naquele nas nela nelas nele neles nem nessa nessas nesse nesses nesta nestas neste nestes nisso nisto no
    nos nossa nossas nosso nossos num numa o onde os ou para pela pelas pelo pelos per perante pode podem pois por
    porem porque portanto quais qual qualquer quando quanto quantos que quem se seja sem ser seu seus si sido so sob
    sobre somos sou sua suas tal tambem te tem tenho ter teu teus toda todas todavia todo todos tu tua tuas um uma
    umas uns voce voces`,
  it: `a abbia abbiamo ad agli ai al alla alle allo anche ancora attraverso avere benche bensi c che chi ci ciascun
    ciascuna ciascuno cio cioe coi col come comunque con contro cosa cosi cosicche cui d da dagli dai dal dalla dalle
    dallo degli dei del dell della delle dello dentro di dove dunque durante e ed eppure era erano essere fa finche
    fra gia gli ha hai hanno ho i il in inoltre invece io l la le lei li lo loro ma me meno mentre mi mia mie miei mio
    molto ne neanche negli nei nel nella nelle nello nemmeno neppure no noi non nonostante nostra nostre nostri nostro
    o ogni oltre ovvero per perche pero piu poi poiche presso puo pur purche pure quale quali quando quanta quante
    quanti quanto quel quella quelle quelli quello quest questa queste questi questo qui quindi se sei senza seppure
    si sia siamo siete sono sopra sotto sta stata state stati stato su sua sue sugli sui sul sulla sulle sullo suo
    suoi tale tali te ti tra tramite tu tua tue tuo tuoi tuttavia tutti tutto un una uno verso vi voi vostra vostre
    vostri vostro`,
  nl: `aan al alles als altijd andere ben bij daar daarbij daarna daarom daarop daarvan daarvoor dan dat de der deze
    die diens dit doch doen door dus echter een elk elke en enkele er ge geen geweest haar had heb hebben heeft hem
    hen het hier hierbij hierin hierop hierover hiervoor hij hoe hun ieder iedere iemand iets ik immers in indien is
    ja je jij jou jouw kan kon kunnen langs maar me meer men met mij mijn mits moet moeten na naar naast namelijk niet
    niets nog nu of om omdat omtrent ondanks onder ons onze ook op over reeds sinds sindsdien sommige steeds te tegen
    terwijl tevens tijdens toch toen tot totdat tussen u uit uw van vanaf vanuit veel via volgens voor voordat waar
    waarbij waardoor waarin waarmee waarom waarop waarover waarvan waarvoor wanneer want waren was wat we wegens wel
    welk welke werd wezen wie wij wil worden wordt zal ze zelf zich zij zijn zo zoals zodat zodra zonder zou zowel
    zullen`,
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
