import { wordSets } from "./word-sets.ts";

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
  ru: `а без более бы был была были было быть в вам вас весь во вот все всего всех вы где да даже для до его ее еи ему
    если есть еще же за и из или им их к как какая какие какои ко когда кто ли либо между меня мне может можно мои мы
    на над нам нас не него нее нет ни них но ну о об однако он она они оно от по под после при про с сам свое свои
    своих себя со так также такои там то того тоже тои только том ту ты у уже чего чем что чтобы эта эти это этого
    этои этом этот я`,
  uk: `а або але без би був була були було бути в вам вас ви вона вони воно все всі від він де для до же з за зі и
    иого иому кого коли котрии крім лише мене мені ми між міи на над нам нас не нею ну ні ніж о об од он по при про
    під після та так також там те ти то того тому тут у хто це цеи ця ці чи чим що щоб я як яка якии якщо які є і із
    інші іх іі`,
  tr: `acaba ama ancak artik asla aslinda ayni bana bazi belki ben benim beri bile bir biri biz bize bizim bu buna
    bunda bundan bunlar bunu bunun cok cunku da daha de defa degil diye dolayi eger en gibi hangi hangisi hem hep her
    hic icin ile ise ki kim kime kimi mi mu nasil ne neden nedir nerede nereye niye o olan olarak oldugu olmak olur on
    ona ondan onlar onu onun oyle oysa pek sadece sanki sen siz size sizin sonra su suna tum uzere var ve veya ya yani
    yok zaten`,
  el: `αλλα αν αντι απο αρα αυτα αυτες αυτη αυτην αυτης αυτο αυτοι αυτον αυτος αυτου αυτων για γιατι δε δεν εαν εγω
    ειμαι ειμαστε ειναι εισαι ειστε ειχαν ειχε εκεινα εκεινη εκεινο εκεινος εμεις ενα εναν ενας ενος επι εσεις εσυ
    εχει εχουν εχω η ηταν θα και κατα κι μα μας με μετα μη μην μια μιας μου μπορει ν να ο οι ομως οποια οποιο οποιος
    οποτε οπως οσο οταν οτι ου ποια ποιαν ποιες ποιο ποιοι ποιος ποιους ποτε που πρεπει πριν προς πως σας σε σου στα
    στη στην στις στο στον στους στων τα τη την της τι τις το τον τοτε του τους των ως`,
  ar: `اذا التي الذي الذين الى اليه اليها ام ان انا انت انتم انه انها او اي ايضا اين ب بعد بعض بل به بها بين تحت تكون
    تلك ثم حتى حيث خلال ذلك ضد على عليه عليها عن عند عندما غير ف فقط فوق في فيه فيها قبل قد ك كان كانت كانوا كل كم كما
    كيف ل لا لكن لم لماذا لن له لها لهم لو ليس ما ماذا متى مع من منذ منه منها نحن هذا هذه هل هم هن هو هي و وقد وكان
    وكانت وهو وهي يكون`,
  hi: `अगर अपना अपनी अपने आप आपका आपकी आपके इन इस इसकी इसके इसे उन उस उसकी उसके उसे एक और कब कर करता करती करते करना
    करने कहाँ कहां का कि कितना कितनी कितने किया किस किसी किसे की कुछ के कैसे को कौन क्या क्यों गई गए गया जब जा जाता
    जाती जिन जिस जिसे जो तक तब तुम तो था थी थे द्वारा न नहीं ने पर परंतु पहले बाद भी में मेरा मेरी मेरे मैं यह या ये
    रहा रही रहे लिए लेकिन वह वाला वाली वाले वे सकता सकती सकते सब सभी साथ से हम हमारा हमारे ही हुआ हुई हुए है हैं हो
    होता होती होते होने`,
  pl: `a aby albo ale ani az bardziej bardzo bez bo by byc byl byla bylo byly bym ci cie co czy dla do gdy gdyz gdzie
    i ich ile im inne iz ja jak jaka jaki jakie jako je jednak jego jej jemu jesli jest jestem jeszcze juz kazdy kiedy
    kto ktora ktore ktorego ktorej ktory ktorych ktorym ktorzy lub ma maja mam mi mna mnie moga moj moja moje moze
    mozna my na nad nam nas nasz nasza nasze nawet nia nic nich nie niego niej nim niz o od on ona one oni oraz pan
    pani po pod poniewaz przed przez przy sa sam sie sobie swoje ta tak taka takie takze tam te tego tej ten to toba
    tobie tu twoj twoja twoje ty tych tylko tym u w wam was we wiec wszystkie wszystko wy z za ze zeby`,
  cs: `a aby aj ale ani ano asi az bez bude budem budes by byl byla byli bylo byt ci co coz da do ho i ja jak jake
    jako je jeho jej jeji jejich jen jeste ji jich jimi jine jiz jsem jsi jsme jsou jste k kam kde kdo kdy kdyz ke
    ktera ktere kteri ktery ku ma mate me mezi mi mit mne mnou muj muze my na nad nam nas nase ne nebo nebot nejsou
    neni nez nic nich nim o od on ona oni ono pak po pod podle pokud pouze prave pri pro proc proto protoze s se si
    sve svuj ta tak take takze tam te tedy ten tento teto tim to tohle toho tom tomto tomu toto tu tuto ty u uz v vam
    vas vase ve vice vsak vsechny vy z za zda ze`,
  sv: `alla allt att av blev bli blir da dar de deg dem den denna deras dess dessa det detta dig din dina ditt du
    efter ej eller en er era ett for fran ha hade han hans har hon hur i icke in inte ja jag kan kunde man med mellan
    men mig min mina mitt mot mycket nagon nagot nagra nar ni nu och om oss pa sa samma sedan sig sin sina sitt skulle
    som till under upp ut utan vad var vara varfor varit varje vars vart vem vi vid vilka vilken vilket`,
  da: `af alle alt at blev blive bliver da de dem den denne der deres det dette dig din dine disse dit dog du efter
    eller en end er et for fra ham han hans har havde have hende hendes her hos hun hvad hvem hver hvilke hvilken
    hvilket hvis hvor hvordan hvorfor hvornar i ikke ind ja jeg jer jeres kan kom kunne man mange med meget men mig
    min mine mit mod nar ned noget nogle og ogsa om op os over pa sa selv sig sin sine sit skal skulle som til ud
    under vaere vaeret var vi vil ville vor vores`,
  no: `alle at av bare begge ble bli blir da de deg dem den denne der dere deres det dette din disse ditt du eller en
    enn er et etter for fordi fra ha hadde han hans har hennes her hos hun hva hvem hver hvilken hvilket hvis hvor
    hvordan hvorfor i ikke inn ja jeg kan kunne man med meg mellom men min mitt mot mye na nar ned noe noen og ogsa om
    opp oss over pa sa seg selv sin sitt skal skulle slik som til ut uten vaere vaert var vare vi vil ville`,
  fi: `ei eika eivat emme en enaa entinen etta ette ha han hanen he heidan heille heita itse ja jo joiden joissa joka
    jolla jonka jos jossa jota jotka kanssa kenen ketka koska kuin kuinka kuka kun me meidan meille meita mihin mika
    mikali miksi milla millainen milloin mina minka minulla minulle minun missa mista mita mitka mukaan mutta muu myos
    ne niiden niin niita no nyt ole olemme olen olet olette oli olin olisi olivat olla on ovat se sen siella siina
    siita silla sille sina sinun sita taas tai tama taman tassa tasta te teidan teille teita tuo vaan vai vaikka vain
    voi voida voin voit`,
  hu: `a abban ahhoz ahogy ahol aki akik akkor alatt altal amely amelyek amelyet ami amikor amit annak arra az azert
    azok azon azonban azt aztan azzal bar be benne csak de e egy egyeb egyes egyik el elott ennek ennel erre es ez
    ezek ezen ezert ezt ezzel fel fele ha hanem hiszen hogy hogyan hol ide igen igy ill illetve ilyen is kell ki kit
    leg legyen lehet lenne lesz lett maga mar mas meg mellett mely melyek mert mi miert mikor milyen mind minden
    mindig mint mit mivel mondta most nagyon ne nekem neki nem nincs o ok oket ott pedig s sajat sem sok szamara
    szerint szinte tehat tobb tovabb ugy utan vagy vagyok van vannak vele volna volt voltak`,
};

const sets = wordSets(LISTS);
const NONE: ReadonlySet<string> = new Set();

/** Folded function words of a language, by its primary subtag; empty for one without a list. */
export function functionWordsOf(language: string): ReadonlySet<string> {
  return sets.get(language === "nb" ? "no" : language) ?? NONE;
}
