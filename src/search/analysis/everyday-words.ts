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
};

const sets = new Map(
  Object.entries(LISTS).map(([language, words]): [string, ReadonlySet<string>] => [
    language,
    new Set(words.trim().split(/\s+/)),
  ]),
);

/** Whether a folded word may stand in a text about anything. */
export function isEveryday(word: string, language: string): boolean {
  return sets.get(language)?.has(word) ?? false;
}
