import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import { anyOf, type Pattern } from "../../text/any-of.ts";
import { FIGURE } from "./empty.ts";

/** What announces or leads up to a matter, or only praises it, in languages other than English: nobody learns anything from it. */
const SETS_SCENE: Readonly<Record<string, Pattern>> = {
  de: anyOf(
    /^(?:Hier|Auf dieser Seite|In diese[mr] (?:Abschnitt|Artikel|Kapitel|Bereich|Beitrag|Anleitung|Rubrik|Dokument|Leitfaden)|Nachstehend|Nachfolgend|Im Folgenden|Weiter unten) (?:(?:findest|erfährst|lernst) du|(?:findet|erfahrt|lernt) ihr|(?:finden|erfahren|lernen) (?:Sie|wir)|folg(?:t|en) (?:eine?|die|der|das|ein paar|einige)|(?:wird|werden) [^:;]*(?:beschrieben|erklärt|erläutert|vorgestellt|gezeigt|behandelt|aufgeführt|dargestellt)\.$)(?!\p{L})/u,
    /^Diese[rs]? (?:Abschnitt|Kapitel|Rubrik|Bereich|Tutorial|Dokumentation) (?:beschreibt|erklärt|erläutert|zeigt|behandelt|listet|fasst)(?!\p{L})|^(?:Nutzen?|Verwenden?)(?: Sie)? diese[ns]? (?:Seite|Anleitung|Artikel|Abschnitt|Leitfaden)(?!\p{L})|, die wir (?:euch|Ihnen|dir) (?:\p{Ll}+ ){0,3}(?:vorstellen|präsentieren|zeigen) (?:möchten|wollen)\.$/u,
    /^(?:In diesem (?:Beispiel|Abschnitt|Kapitel|Beitrag|Artikel)|Im Folgenden|Schritt für Schritt|Nachfolgend|Als Nächstes) (?:wollen|möchten|werden|zeigen|erklären|erläutern|sehen|schauen) wir(?!\p{L})/u,
    /^(?:Nun|Jetzt) (?:sind Sie|bist du|seid ihr) (?:bereit|startklar|fertig)(?!\p{L})|^(?:Sie sind|Du bist|Ihr seid) (?:nun|jetzt) (?:bereit|startklar|fertig)(?!\p{L})/u,
    /^Es kann (?:\p{Ll}+ ){0,2}(?:vorkommen|passieren|geschehen), da(?:ss|ß)(?!\p{L})|^(?:Manchmal|Gelegentlich|Hin und wieder|Ab und zu) (?:ist|kann) es (?:\p{Ll}+ )?(?:nötig|notwendig|sinnvoll|hilfreich|nützlich|erforderlich)(?!\p{L})/u,
    /(?<!\p{L})(?:erfordert|bringt|gibt es|sind) (?:einige|mehrere|verschiedene|ein paar) (?:\p{Ll}+ )?(?:Schritte|Dinge|Aufgaben|Punkte|Arbeiten)(?: mit sich)?(?:, die [^:;]*)?\.$/u,
    /^Alle [^,.;:]{3,50} (?:funktionieren|verhalten sich) (?:gleich|ähnlich|nach demselben Prinzip|auf die gleiche Weise)\.$/u,
    /^(?:Es|Nun|Jetzt|Dann|Daraufhin|Anschließend) (?:öffnet|erscheint)(?: (?:sich|nun|jetzt|dann|es))* (?:ein|eine|das|die|der) (?:\p{Ll}+ ){0,2}?(?:\p{L}*[Ff]enster|\p{L}*[Mm]aske|\p{L}*[Dd]ialog|\p{L}*[Ff]ormular|Pop-?up)(?!\p{L})/u,
    /^[^,;:]{2,60} (?:bietet|bieten|hat|haben|gibt es|gibt|existieren|bestehen) (?:\p{Ll}+ ){0,2}(?:viele|verschiedene|mehrere|zahlreiche|einige|diverse) (?:\p{Ll}+ ){0,2}(?:Möglichkeiten|Optionen|Vorteile|Einstellungen|Gründe|Wege|Arten|Aspekte)\.$/u,
    /^(?:Seit|Spätestens seit) [^,.]{3,60} weiß(?: eigentlich| ja| doch)? (?:jeder|jede|man|alle)(?!\p{L})/u,
    /^Es ist (?:wieder |endlich |nun |bald )+so ?weit(?!\p{L})|^(?:Heute|Diesmal|Hier|Nun) (?:soll|geht|wird) es (?:um|darum)(?!\p{L})/u,
    /^Bis vor (?:einiger|kurzer|nicht allzu langer) Zeit(?!\p{L})|^(?:Früher|Einst|Lange Zeit) (?:war|waren|galt|galten|gab|musste|mussten)(?!\p{L})/u,
    /(?<!\p{L})(?:ist|sind|war|waren|bleibt) (?:immer (?:wieder |noch )?|auch |definitiv |wirklich )?(?:ein(?:e|en)? )?(?:sehr |echt |wirklich |besonders |äußerst |ganz )?(?:spannende[rs]?|tolle[rs]?|großartige[rs]?|schöne[rs]?|aufregende[rs]?|voller Erfolg|schön|spannend|toll|großartig|faszinierend)(?: (?:Projekt|Thema|Erlebnis|Erfahrung|Sache|Tag|Abend|Veranstaltung|Wochenende|Zeit))?(?:, (?:das|der|die) [^;:.]{3,120}|, [^,;:.]{3,60})?[.!]$/iu,
    /^(?:Einer|Eine|Eines) de[rs] (?:wichtigsten|größten|spannendsten|zentralen) (?:Aspekte|Themen|Fragen|Herausforderungen|Punkte|Faktoren|Elemente|Bestandteile|Schritte)(?!\p{L})[^.,;:]{0,80} (?:ist|sind) [^,.;:]{3,40}\.$/u,
    /^(?:Für|Bei) (?:Kinder|Groß und Klein|Jung und Alt|alle|uns)[^,.]{0,30} (?:ist|war|bleibt) es (?:immer|stets|auch)(?: wieder)?(?: (?:sehr|besonders|ganz|ein\p{L}*))* (?:schön|toll|spannend|großartig|besonder|aufregend|faszinierend|interessant|Highlight|Erlebnis|Freude|Vergnügen|Abenteuer)\p{L}*/u,
    /(?<!\p{L})(?:nicht mehr wegzudenken|in aller Munde|immer wichtiger|immer beliebter|erfreu(?:t|en) sich (?:\p{L}+ )?(?:großer|wachsender|immer größerer) Beliebtheit)(?!\p{L})/iu,
  ),
  es: anyOf(
    /^(?:Acá|Aquí|A continuación|En est[ea] (?:primera? |otr[oa] |nuev[oa] )?(?:publicación|artículo|v[ií]deo|reporte|informe|post|entrada|guía|sección|apartado|página|documento|edición|hilo|capítulo)),? (?:te |les |os |le |se )?(?:contamos|presentamos|resumimos|compartimos|dejamos|proponemos|listamos|encontrar(?:ás?|án)|ver(?:ás|emos)|describen?|detallan?|explican?|presentan?)(?!\p{L})/u,
    /^(?:[^,.;:]{3,40},? )?[Qq]ueremos (?:hacer foco|cont[aá]r[tl]es?|compartir|presentar|mostrar[tl]es?)(?!\p{L})|^(?:Te|Les|Os) (?:contamos|presentamos|mostramos|invitamos a (?:leer|conocer|ver|visitar))(?!\p{L})|^Est[ea] (?:sección|apartado|capítulo|post|publicación|entrada) (?:describe|detalla|presenta|explica|muestra|lista|recoge|busca|resume)(?!\p{L})/u,
    /^(?:A continuación|Paso a paso),? (?:vamos a|(?:os |te |le )?explic(?:amos|aremos)|(?:os |te |le )?mostr(?:amos|aremos)|ve(?:remos|mos)|aprender(?:ás|emos)|queremos)(?!\p{L})/u,
    /^(?:Ahora|Ya) (?:está|estás|estáis) (?:list|preparad)[oa]s? para(?!\p{L})|^(?:Puede|Podría) (?:ocurrir|suceder|pasar) que(?!\p{L})|^A veces,? (?:es|resulta|puede ser) (?:\p{Ll}+ )?(?:necesario|útil|conveniente)(?!\p{L})/u,
    /(?<!\p{L})(?:requiere|implica|conlleva|hay|existen) (?:vari|algun|divers|ciert|un)[oa]s (?:\p{Ll}+ )?(?:pasos|cosas|acciones|tareas|operaciones|puntos)(?: \p{Ll}+s)?(?: (?:que|para) [^:;]*)?\.$/u,
    /^Tod[oa]s l[oa]s [^,.;:]{3,50} funcionan (?:igual|del mismo modo|de la misma (?:forma|manera)|de forma (?:similar|idéntica))\.$/u,
    /^(?:(?:Ahora|Entonces|Luego|A continuación),? )?(?:se (?:abre|abrirá|mostrará)|aparece(?:rá)?) (?:una?|la|el) (?:nueva |pequeña )?(?:ventana|pantalla|cuadro de diálogo|formulario)(?!\p{L})/iu,
    /(?<!\p{L})(?:ofrecen?|tienen?|hay|existen|cuentan? con) (?:much|vari|divers|distint|diferent|numeros|algun)\p{Ll}+ (?:\p{Ll}+ )?(?:opciones|posibilidades|ventajas|formas|maneras|configuraciones|ajustes|razones|motivos|beneficios|aspectos)(?: \p{Ll}+s)?\.$/u,
    /(?<!\p{L})(?:cada vez más (?:popular|importante|común|frecuente)s?|nos (?:complace|alegra|emociona)|(?:estamos|estoy) (?:muy )?(?:content|orgullos|emocionad|felic)\p{L}*)(?!\p{L})/iu,
  ),
  fr: anyOf(
    /^(?:[^.;:]{3,200}, |Ici,? )?[Nn]ous (?:vous )?(?:revenons|reviendrons|aborderons|présenterons|détaillerons|verrons|décrirons|invitons à (?:consulter|lire|découvrir|visiter)|proposons (?:aussi |donc |enfin |également |ici )?(?:de (?:lire|découvrir|voir|retrouver|parcourir|visiter)|une (?:sélection|liste)))(?!\p{L})/u,
    /^Nous (?:vous )?(?:proposons|présentons|décrivons|détaillons|indiquons|expliquons|partageons|listons|recensons)[^.:;]{0,40} (?:dans (?:cette|ce) (?:partie|section|page|guide|article|fiche|annexe|document)|notamment comment|comment)(?!\p{L})|^Voici (?:une?|quelques|comment|les?|la|ce que)(?!\p{L})[^:]*\.$/u,
    /^Vous (?:y |en )(?:trouverez|découvrirez|apprendrez)(?!\p{L})|^Vous (?:trouverez|découvrirez) (?:ici|ci-\p{L}+|(?:dans|sur) (?:cette|ce|cet|notre)|plus d['’e]|davantage|toutes les informations|les informations|des (?:exemples|conseils|ressources|informations)|une? (?:listes?|aperçu|exemple|explication|description|présentation|tutoriel|guide)|de quoi)(?!\p{L})/u,
    /^Ce(?:tte)? (?:partie|section|rubrique|documentation|fiche(?: pratique)?|guide|chapitre|document|support|page|tutoriel)(?: (?:du|de la|de ce) \p{Ll}+)? (?:vous )?(?:décrit|détaille|présente|explique|liste|regroupe|recense|vise à|a pour (?:but|objectif|vocation)|aidera)(?!\p{L})|^(?:L['’]objectif|Le but) de (?:cette|ce) (?:partie|section|page|guide|document|article|rubrique|fiche) (?:est|sera)(?!\p{L})|(?<!\p{L})(?:référer|reporter) à (?:ce|cette|cet|notre) (?:guide|support|document|page|article|tutoriel)(?!\p{L})/u,
    /^(?:Étape par étape|Pas à pas|Ci-après),? (?:nous (?:allons|voulons|verrons|vous (?:expliquons|montrons)|expliquerons|montrerons)|on va)(?!\p{L})/u,
    /^Vous (?:êtes (?:maintenant|désormais|à présent)|voilà) prête?s? à(?!\p{L})|^Il (?:peut (?:\p{Ll}+ )?arriver|arrive(?: parfois| souvent)?) (?:que |qu['’])|^Il est parfois (?:nécessaire|utile|préférable)(?!\p{L})/u,
    /(?<!\p{L})(?:demande|nécessite|comporte|implique|il y a) (?:plusieurs|quelques|certaines|différentes) (?:\p{Ll}+ )?(?:étapes|choses|opérations|actions|tâches|démarches)(?: (?:qui|que|à|pour) [^:;]*)?\.$/iu,
    /^Tou(?:te)?s les [^,.;:]{3,50} (?:(?:ont|possèdent|partagent) une? (?:fonctionnement|principe|structure|présentation) (?:commune?|identique|similaire|semblable)|(?:fonctionnent|se comportent|s['’]utilisent) de la même (?:manière|façon))\.$/u,
    /^(?:Une?|La|Le|L['’]) ?(?:nouvelle |petite )?(?:fenêtre|écran|boîte de dialogue|pop-?up|formulaire)(?: [^,.;:]{1,40})? (?:s['’](?:ouvr(?:e|ira)|affiche(?:ra)?)|appara(?:ît|îtra))(?: (?:alors|aussitôt|ensuite))?\.$/u,
    /(?<!\p{L})(?:offren?t?|propos(?:e|ent)|possède(?:nt)?|a|ont|existe) (?:(?:de )?(?:nombreu(?:x|ses)|multiples)|plusieurs|quelques|différente?s|diverse?s|beaucoup d[e'’]) ?(?:\p{Ll}+ )?(?:possibilités|options|avantages|façons|manières|réglages|paramètres|raisons|aspects)(?: \p{Ll}+s)?\.$/u,
    /^(?:Afin d(?:['’]|e )|Pour )[^.;:]{3,160}, il (?:a fallu|fallait|était temps d(?:['’]|e )|est (?:temps|nécessaire) d(?:['’]|e )) ?(?:réfléchir|repenser|imaginer|trouver|inventer|innover|agir)(?!\p{L})/u,
    /^(?:À l['’]heure (?:du|de la|où)|De nos jours|Depuis (?:longtemps|des années)|On le sait|Chacun le sait|Comme chacun sait|Qui n['’]a (?:jamais|pas))(?!\p{L})/u,
    /(?<!\p{L})(?:de plus en plus (?:populaire|important|fréquent|courant|présent)e?s?|nous sommes (?:très |vraiment |particulièrement )?(?:heureu|fier|ravi|content|enthousiaste)\p{L}*|une (?:belle|formidable|incroyable|véritable) (?:aventure|histoire|opportunité)|aventure (?:humaine|professionnelle)[^.]{0,30} (?:très |extrêmement )?enrichissante)(?!\p{L})/iu,
  ),
  it: anyOf(
    /^(?:Qui|Di seguito|In quest[oa] (?:pagina|sezione|guida|articolo|informativa|documento|capitolo|area)),? (?:si |vi |ti )?(?:trov(?:i|ate|erai|erete)|presentiamo|descriviamo|elenchiamo|riportiamo|illustriamo|mostriamo|vedremo|vediamo|impar(?:erai|eremo)|(?:sono|è|vengono|viene) (?:riportat|elencat|descritt|illustrat|presentat|spiegat)[aeio])(?!\p{L})|^Ecco (?:come|cosa|un|una|i|le|alcun\p{Ll}+)(?!\p{L})[^:]*\.$/u,
    /^(?:Passo (?:dopo|per) passo|Di seguito),? (?:ved(?:remo|iamo)|vogliamo|mostr(?:eremo|iamo)|spieg(?:heremo|hiamo)|(?:ti|vi) (?:spieghiamo|mostriamo))(?!\p{L})/u,
    /^(?:Ora|Adesso) (?:sei|siete|è) pront[oaie](?!\p{L})|^(?:Può|Potrebbe) (?:capitare|succedere|accadere) (?:che|di)(?!\p{L})|^A volte (?:è|può essere) (?:\p{Ll}+ )?(?:necessario|utile|opportuno)(?!\p{L})/u,
    /(?<!\p{L})(?:richiede|comporta|ci sono|esistono) (?:alcun|divers|vari|cert)[ei] (?:\p{Ll}+ )?(?:passi|passaggi|cose|azioni|operazioni|compiti)(?: (?:che|da|per) [^:;]*)?\.$/iu,
    /^Tutt[ei] (?:le|i|gli) [^,.;:]{3,50} funzionano (?:allo stesso modo|nello stesso modo|in modo (?:simile|analogo|identico))\.$/u,
    /^(?:(?:Ora|Quindi|A questo punto),? )?(?:si apr(?:e|irà)|compar(?:e|irà)|appar(?:e|irà)) (?:una?|la|il|lo) (?:nuova )?(?:finestra|schermata|modulo)(?!\p{L})/iu,
    /^Per (?:ottenere |avere )?(?:informazioni (?:complet|dettagliat|aggiornat)e|tutte le informazioni|altre informazioni)(?!\p{L})[^,]{0,80}, (?:si )?(?:consult|visit|ved|legg|contatt)\p{Ll}+/u,
    /(?<!\p{L})(?:offr(?:e|ono)|ha|hanno|ci sono|esistono) (?:molt|divers|vari|numeros|alcun|parecchi)\p{Ll}+ (?:\p{Ll}+ )?(?:possibilità|opzioni|vantaggi|modi|impostazioni|ragioni|motivi|aspetti)(?: \p{Ll}+[ei])?\.$/u,
    /(?<!\p{L})(?:sempre più (?:popolar|important|comun|diffus)\p{L}*|siamo (?:molto |davvero )?(?:felici|orgoglios[ie]|content[ie]|entusiast[ie]))(?!\p{L})/iu,
  ),
  nl: anyOf(
    /^(?:(?:In (?:dit|deze) (?:rubriek|venster|beschrijving|hoofdstuk|artikel|document|handleiding|gids|sectie|paragraaf|onderdeel|pagina|bijlage)|Op deze pagina|Hieronder),? (?:(?:zal|zullen|wordt|worden) [^:;]*(?:beschreven|uitgelegd|getoond|besproken|behandeld|toegelicht)(?!\p{L})|(?:laten|leggen|tonen|bespreken|beschrijven|geven) we(?!\p{L}))|(?:Hier|Hieronder|Op deze pagina|In (?:dit|deze) \p{Ll}+) (?:(?:vind|lees) (?:je|jij)|(?:vindt|leest) u)(?!\p{L}))/u,
    /^(?:Het doel van (?:dit|deze) (?:rubriek|sectie|hoofdstuk|pagina|artikel|document|handleiding|gids) is|Deze (?:rubriek|sectie) (?:beschrijft|behandelt|geeft|legt|toont|laat))(?!\p{L})/u,
    /^(?:In (?:dit|deze) (?:voorbeeld|hoofdstuk|paragraaf|artikel|handleiding|gids|onderdeel|sectie)|Stap voor stap|Hierna|Vervolgens) (?:willen|gaan|zullen|leggen|laten|tonen|bespreken|bekijken|behandelen) (?:we|wij|ik)(?!\p{L})|^(?:We|Wij) leggen (?:\p{Ll}+ ){0,4}uit (?:hoe|wat|waarom)(?!\p{L})/u,
    /^(?:Nu|Dan) (?:ben je|bent u) (?:helemaal )?klaar (?:om|voor)(?!\p{L})|^(?:Je bent|U bent) (?:nu|dan) klaar (?:om|voor)(?!\p{L})/u,
    /^Het (?:kan|komt) (?:\p{Ll}+ ){0,2}(?:voorkomen|voor|gebeuren) dat(?!\p{L})|(?<!\p{L})(?:is het (?:soms|weleens|wel eens|af en toe)|soms is het)(?: \p{Ll}+){0,2} (?:van toepassing|nodig|handig|wenselijk|gewenst|noodzakelijk|nuttig)(?!\p{L})/iu,
    /(?<!\p{L})(?:brengt|vraagt|vergt|kent|zijn er|er zijn) (?:een paar|enkele|een aantal|verschillende|diverse|meerdere) (?:\p{Ll}+ )?(?:handeling(?:en)?|stappen|zaken|dingen|acties|werkzaamheden|taken)(?: met zich mee)?(?:,? (?:die|welke) [^:;]*)?\.$/iu,
    /^Alle [^,.;:]{3,50} (?:werken|functioneren)(?: allemaal)? (?:hetzelfde|op dezelfde manier)\.$/u,
    /^(?:Er|Nu|Dan|Vervolgens|Hierna) (?:zal|wordt|opent|verschijnt|komt)(?: (?:zich|er|nu|dan|vervolgens))* (?:een|het) (?:\p{Ll}+ ){0,2}?(?:\p{Ll}*scherm|\p{Ll}*venster|pop-?up|tabblad|formulier)(?!\p{L})|^(?:Je|U) komt (?:(?:nu|dan|weer|vervolgens) )+(?:terug )?(?:in|op|bij) (?:het|de|een) (?:\p{Ll}+ )?(?:\p{Ll}*scherm|\p{Ll}*venster|\p{Ll}*pagina|overzicht|menu|lijst)(?!\p{L})/u,
    /(?<!\p{L})(?:biedt|bieden|heeft|hebben|zijn er|er zijn) (?:veel|verschillende|meerdere|talrijke|enkele|diverse) (?:\p{Ll}+ )?(?:mogelijkheden|opties|voordelen|manieren|instellingen|redenen|aspecten)\.$/iu,
    /^Out with the old(?!\p{L})/iu,
    /^(?:(?:Het|De) (?:(?:nieuwe? |eerste |tweede )?(?:academiejaar|semester|schooljaar|jaar|werkjaar)) (?:is|zit|staat|begint)) (?!.*\d)/iu,
    /(?<!\p{L})(?:steeds (?:populairder|belangrijker|vaker)|we zijn (?:heel |erg |zeer )?(?:blij|trots|verheugd|enthousiast))(?!\p{L})/iu,
  ),
  pt: anyOf(
    /^(?:Aqui|A seguir|Abaixo|Nest[ea] (?:tutorial|artigo|guia|seção|página|post|vídeo|capítulo|documento)),? (?:você )?(?:apresentamos|descrevemos|mostramos|listamos|compartilhamos|resumimos|explicamos|encontrará|encontra|verá|aprenderá|veremos|(?:são|serão|é|será) (?:apresentad|descrit|mostrad|explicad|listad)\p{Ll}+)(?!\p{L})/u,
    /(?<!\p{L})(?:veja|ver|assistir|leia|ler|acesse|consulte|consultar) (?:est[ea]|ess[ea]|nosso)s? (?:tutorial|guia|artigo|vídeo|página|documento|post)(?!\p{L})|^(?:Entenda|Aprenda) (?:melhor )?(?:como|quais|qual|o que|que)(?!\p{L})|^Est[ea] (?:seção|capítulo|página|post|documento|tutorial) (?:é dedicad[oa] a|reúne|descreve|detalha|apresenta|explica|mostra|lista)(?!\p{L})|^(?:Continuando|Dando continuidade)(?!\p{L})[^.]* (?:daremos|iremos|vamos)(?!\p{L})/u,
    /^(?:Nest[ea] (?:exemplo|seção|secção|capítulo|artigo|guia|tutorial)|Passo a passo|A seguir),? (?:vamos|veremos|queremos|explic(?:amos|aremos)|mostr(?:amos|aremos)|aprenderemos)(?!\p{L})/u,
    /^(?:Agora|Já) (?:você )?(?:está|estás) pront[oa](?!\p{L})|^(?:Pode|Poderá) (?:acontecer|ocorrer|suceder) (?:de|que)(?!\p{L})|^Às vezes,? (?:é|pode ser) (?:\p{Ll}+ )?(?:necessário|útil|conveniente)(?!\p{L})/u,
    /(?<!\p{L})(?:requer|exige|implica|há|existem) (?:vári|algum|algun|divers|cert)[oa]s (?:\p{Ll}+ )?(?:passos|etapas|coisas|ações|tarefas|operações)(?: (?:que|para|a) [^:;]*)?\.$/iu,
    /^Tod[oa]s [oa]s [^,.;:]{3,50} funcionam (?:da mesma (?:forma|maneira)|do mesmo modo|de (?:forma|modo) (?:semelhante|idêntic[oa]))\.$/u,
    /^(?:(?:Agora|Então|Em seguida),? )?(?:será (?:abert|exibid|mostrad)[oa]|abr(?:e|irá)(?:-se)?|aparece(?:rá)?) (?:uma?|a|o) (?:nova )?(?:janela|tela|ecrã|caixa de diálogo|formulário)(?!\p{L})/iu,
    /(?<!\p{L})(?:oferecem?|possu(?:i|em)|t[eê]m|há|existem) (?:muit|vári|divers|diferent|numeros|algum)\p{Ll}+ (?:\p{Ll}+ )?(?:opções|possibilidades|vantagens|formas|maneiras|configurações|razões|motivos|benefícios|aspectos)(?: \p{Ll}+s)?\.$/u,
    /(?<!\p{L})(?:cada vez mais (?:popular|importante|comum|frequente)\p{L}*|(?:estamos|ficamos) (?:muito )?(?:felizes|orgulhosos|contentes|animados))(?!\p{L})/iu,
  ),
};

/** A digit in a name: "3D", "A4". */
const IN_NAME = /\d+(?=\p{Lu})|(?<=\p{Lu})\d+/gu;

/** Whether a sentence in a language other than English only announces, or leads up to, what its page says, or praises it. */
export function setsSceneIn(text: string, locale: string): boolean {
  return SETS_SCENE[primaryLanguage(locale)]?.test(text) === true && !FIGURE.test(text.replace(IN_NAME, ""));
}
