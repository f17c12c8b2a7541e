import { wordSets } from "../../corpus/language/word-sets.ts";

/**
 * Words (folded, in all their forms) that stand in texts about anything: verbs of having, going, giving and saying, and
 * adverbs. A site of few pages cannot tell how common they are: there "come" is rarer than what the site is about.
 */
const LISTS: Record<string, string> = {
  en: `actually ago almost alone already alright also although always another anymore anyway anywhere aside ask asked
    asking asks away bad badly barely based basically became become becomes becoming been believe best better bit
    bring bringing brings brought came certain certainly clear clearly come comes coming completely correctly
    currently decide decided definitely differently directly does done easier easiest easily easy else enough
    entirely especially even eventually everybody everyone everywhere exactly expect expected fairly faster feel
    feels fell felt few finally find first forever found fully gave generally gets getting given gives giving goes
    going gone good got gotten great guess had happen happened happening happy hardly having hope hoping however
    imagine immediately indeed instead keep keeping keeps kept kinda knew knows last lastly late lately later latter
    least less lets letting likely little longer longest look looked looks lot lots made mainly make makes making
    many maybe meant meanwhile mostly namely nearly needed needing needs neither never next nice nobody none nothing
    now nowhere obviously occasionally often ok okay one ones onto originally otherwise overall particularly per
    perhaps plenty possible possibly potentially pretty previously probably put puts putting quick quickly quite ran
    rather really recently regarding regardless remain said saw say saying says see seem seemed seems seen self
    separately several shortly similarly simply since somebody somehow sometime sometimes somewhat somewhere soon
    sooner specifically still stuff suggest supposed sure take taken takes taking thank thanks thought through today
    together told too took totally toward towards tried tries try trying turn turned turning turns twice two
    typically unless unlike usual usually various via wanna want wanted wanting wants went whatever whenever wherever
    whether whoever whole willing wish wondered wondering work works worth yes yet`,
  de: `allein allerdings andernfalls anders anscheinend ausserdem bald beinahe bekam bekomme bekommen bekommst
    bekommt bereits besonders besser beste besten bisher bleibe bleiben bleibst bleibt blieb brachte bringe bringen
    bringt circa dabei dafur dagegen daher danach daran darauf daraus darin daruber deshalb deswegen direkt drin
    ebenfalls ebenso eher einfach einzeln endlich etwa fast fragen fragt freuen gab ganz gar geblieben gebracht
    gegangen gegeben gehe gehen gehst gekommen gekriegt gelassen gemacht genommen genug gerade gesagt gesehen gewesen
    ging gleich gut gute guten guter halt hatte hatten heisst immer insgesamt irgend irgendwann jedenfalls jedoch
    jeweils kam kamen kaum klappt komme kommen kommst kommt konnten konntet kurzlich lasse lassen lasst leider
    letztens liess machst manchmal mehr meist meistens mindestens moglicherweise moglichst musste nahm namlich nehme
    nehmen nie nimmt normalerweise oft plotzlich praktisch richtig sage sagt sah schlecht schlicht schliesslich sehe
    sehen selber selbst sieht sobald sofort sogar sonst sowie sowieso standig stehe stelle stellen trotzdem uberall
    ubrigens ungefahr verschiedene verschiedenen vielleicht vollig vorher wahrscheinlich ware waren weiss wenig
    weniger wenigstens wirklich wohl wollt wollte wurde wurden ziemlich zudem zuerst zunachst zusammen zuvor`,
  fr: `actuellement alla allait apparemment assez auparavant autrement beaucoup bien bientot bon bonne carrement
    cependant certain certaine certainement certaines certains davantage deja dernierement directement donne donner
    donnez effectivement egalement encore enfin ensemble ensuite environ evidemment exactement facilement finalement
    generalement habituellement hier jamais juste laisse laisser longtemps maintenant mal mets mettent mettez mettons
    mettre mieux mis mise moins normalement obtenir parfois parmi partout plutot pourtant pratiquement precisement
    prend prendre prends prenez prennent presque pris probablement puisque quasiment quelquefois rapidement
    recemment seul seule seulement seuls simplement sinon souvent surtout tant tard tellement tenir tient tot
    totalement toutefois trop trouve trouver trouvez uniquement venez venir venu viennent viens vient vite voir vois
    vraiment vraisemblablement vu`,
  es: `acaso actualmente ademas ahora alguien algun alla alli aparentemente apenas aunque bastante bien buena bueno
    casi ciertas cierto ciertos completamente cualquiera deja dejan dejar dejo demas demasiado directamente entonces
    especialmente exactamente facilmente finalmente generalmente incluso inmediatamente jamas luego mal mayormente
    mejor menos mientras mismo mismos mucha muchas muchos normalmente nuevamente nunca ocurre ocurrir parece parecer
    pasa pasar peor poca pocas pocos pone ponen poner pongo posiblemente probablemente pronto puesto queda quedan
    quedar quiza quizas realmente recientemente seguir siempre sigue simplemente sino siquiera sola solamente solo
    solos sucede sucedio tal tampoco toda todas todavia trae traer traigo unicamente usualmente vamos ven vengo
    venir vez viene vienen`,
  pt: `acaba acabou acho acontece acontecer aconteceu acredito afinal alem ali alias antes aparentemente apenas
    atualmente bastante bem boa bom bons certa certamente certo chega chegar claro colocar coloco
    completamente conseguem conseguir conseguiu continua continuar corretamente costuma dao daqui dar dava decerto
    deixa deixam deixar deixei demais demasiado depressa deu devia diferente diferentes diretamente disse disseram
    diz dizem enfim especialmente exatamente faca facil facilmente fez fica ficam ficar fico finalmente fiquei
    foi fomos foram fosse fui geralmente igualmente imediatamente inclusive jamais logo mal melhor menos mesma mesmas
    mesmos muita muitas nenhum nenhuma ninguem normalmente nunca obter ocorre ocorrer ontem outra outras parece
    parecer passa passar poder ponho possa possivel possivelmente pouca poucas pouco poucos pouquinho praticamente
    precisa precisam precisamos precisar principalmente proprio provavelmente pude puder quase quer querem querer
    queria quiser raramente realmente recentemente sabe sei sempre sequer simplesmente sobretudo somente
    suficiente talvez tanta tanto tantos terei teria tinha tive tiver tomar trago traz trazer unicamente
    usualmente vamos vao varias varios veio vejo vem venho ver vez vezes vindo vir visto viu`,
  it: `abbastanza accade accadere accaduto allora almeno altrimenti andare andata andato andiamo anzi appena assai
    attualmente avendo aver avra avrei avremo avuto basta ben bene buon buona buoni certa certamente certi certo
    chiaramente chiunque completamente continua continuare correttamente credo dando dare dato davvero desidera
    desidero detto dice diceva dicono direttamente dirmi diventa diventare diverse diversi dopo dovrebbe dovuto
    effettivamente esattamente essendo facendo facilmente fatto finalmente forse generalmente giusto infatti
    infine insieme intanto lascia lasciare magari mai male medesimo meglio mette mettere metto migliore molta
    molte molti naturalmente nessun nessuna nessuno nuovamente ognuno oppure ormai ottenere parecchi peggio
    perfino poca poche pochi poco possibilmente potrebbe potuto praticamente prende prendere prendo
    probabilmente proprio purtroppo qualche qualsiasi qualunque quasi raramente realmente recentemente resta
    restare riesce riesco rimane rimanere riuscire sarebbe saro seguente sembra sembrare semplicemente senno
    solamente solito solo soltanto soprattutto spesso stare subito svolge svolgono succede succedere talvolta tanta tante tanti
    tanto tenere tengo tengono tiene tranquillamente troppa troppi troppo trova tutta tutte ultimamente unicamente veda vede
    vedere vedo velocemente vengo veniamo venire veramente viene vogliamo vogliono voluto vuoi vuole`,
  nl: `achteraf allang alleen allemaal alsnog alsof alvast anders behoorlijk beide beter bijna bijvoorbeeld bleef
    blijf blijft blijven bracht brengen brengt dacht denk denken denkt dezelfde direct doe doorgaans echt eens
    eerder eerst eigenlijk enige enkel ergens even eventueel gebeurd gebeuren gebeurt gedaan geeft gegaan gegeven
    gehad gehouden gekomen gekregen gelaten gelukkig gemaakt gemakkelijk genoeg genomen gevonden gewoon gewoonlijk
    gezegd gezet gezien ging gingen goed goede graag grotendeels haast hadden helaas helemaal hetzelfde hoeft
    hoeven hopelijk houden houdt iedereen inderdaad ineens inmiddels juist kom komen komt konden kortgeleden kreeg
    krijg krijgen krijgt kwam kwamen laatst langer langzamerhand laten leek liever liggen ligt lijken lijkt lukt
    lukte maak maakt maken meest meestal meteen minder minstens misschien mocht moest moesten nadat nam natuurlijk
    neem neemt nemen nergens nogal nooit ongeveer onlangs ooit opeens opnieuw overal overigens plotseling
    praktisch precies redelijk regelmatig simpelweg slechts soms staan staat straks tamelijk tegenwoordig
    telkens totaal trouwens uiteindelijk uitsluitend vaak vanzelf verder vermoedelijk verschillend
    verschillende volgende volledig vond vooraf vooral vroeger waarschijnlijk weer weinig wellicht werkelijk wilde
    wilden willen wist zag zeer zeg zeggen zegt zei zeker zelden zelfs zet zetten zien ziet zogenaamd zomaar
    zouden zulke`,
};

const sets = wordSets(LISTS);

/** Whether a folded word may stand in a text about anything. */
export function isEveryday(word: string, language: string): boolean {
  return sets.get(language)?.has(word) ?? false;
}
