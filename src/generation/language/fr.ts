import { type Language, words } from "./language.ts";

export const french: Language = {
  dangling:
    /^(?:c['’]est|c['’]|cel(?:a|ui|le|les)|ceux|ceci|ce(?:t|tte|s)?|il(?:s)?(?!\s+(?:faut|est (?:possible|nécessaire|important)|existe|y a))|elles?|leurs?|son|sa|ses|eux|y|en (?:outre|effet|revanche|conséquence|plus|résumé)|cependant|toutefois|néanmoins|pourtant|donc|ainsi|alors|puis|ensuite|enfin|aussi|également|et|mais|ou|or|ni|car|de (?:plus|même|ce fait)|par (?:conséquent|exemple|ailleurs|contre)|pour (?:cela|ce faire|cette raison)|d['’]autre part|de (?:telle|cette) (?:manière|façon|sorte)|(?:dans |sur |pour )?les autres cas|(?:tou(?:te)?s )?les trois(?= (?:sont|ont|peuvent|doivent))|la seule différence|dans ce(?:s|tte|t)?|à ce(?:s|tte|t)?|tel(?:le)?s?|ici|là|oui|non|sinon|les deux)(?![\p{L}])/iu,
  connective:
    /^(?:(?:tout )?d['’]abord|premièrement|deuxièmement|troisièmement|en (?:premier|second|dernier) lieu|cependant|toutefois|néanmoins|pourtant|ainsi|enfin|ensuite|puis|aussi|également|en (?:outre|effet|revanche|conséquence|plus|résumé|général)|de (?:plus|même|ce fait)|par (?:conséquent|exemple|ailleurs|contre)|d['’]autre part|bref|finalement),\s+|^(?:remarque|note|important|attention|astuce|conseil|avertissement)(?: \d+)?\s?:\s+/iu,
  dated: /^(?:aujourd['’]hui|hier|récemment|la semaine dernière|le mois dernier),\s+/iu,
  leaning:
    /^(?:Vous|On|Tu|Nous) (?:pouvez|pourrez|peut|peux|pouvons|devez|doit|dois) (?:également |aussi )?(?:les? |la |l['’])\p{L}+(?:er|ir|re)(?!\p{L})|^(?:vous|nous|on)(?: \p{L}+)? en (?:\p{L}+(?:er|ir|re|ons)|\p{L}{2,}ez)(?!\p{L})|^[^,:;–—]{0,60}\sd['’]en \p{L}+(?:er|ir|re)(?!\p{L})|^(?!(?:concernant|suivant|pendant|durant|moyennant|avant|devant|quant|maintenant)(?!\p{L}))(?:se |s['’]|ne |n['’])?\p{L}+ant [^,]+, (?:ils?(?! (?:faut|y a|est (?:possible|nécessaire|important))(?!\p{L}))|elles?|cet?|cette|ces)(?!\p{L})/iu,
  pointing:
    /(?:(?:sur|dans) (?:les|ces) (?:photos|images|illustrations)(?!\p{L})|étapes? \d|(?<!\p{L})ici(?=[.!]?$)|cliquez ici|ci-(?:dessus|dessous|après|contre)|plus (?:haut|bas)|suivante?s?(?=[\s.:,;]|$)|précédente?s?|(?:dans|sur) (?:cette|cet|ce) (?:page|article|section|guide)|cette page|en savoir plus|lire la suite|contactez-nous|merci)/iu,
  // What is done for something, or by which means, without who does what: "En formant des agents."
  subjectless:
    /^(?:En \p{L}+ant|Pour (?:ne pas |mieux )?(?:se |s['’])?\p{L}+(?:er|ir|re))(?!\p{L})(?![^.]*(?<!\p{L})(?:\p{L}{2,}ez|nous|vous|ils?|elles?|on|je|c['’]est|est|sont|a|ont|peut|peuvent|doi(?:t|vent)|faut)(?!\p{L}))[^,:]*(?:, l(?:[ea]s? |['’])\p{L}+(?:er|ir|re) (?:ou|et) [^,:]*)?\.$/u,
  presenting:
    /^(?:cet article|cette page|ce guide|ce document|ce tutoriel)(?= (?:(?:vous )?(?:explique|décrit|montre|présente|contient|propose|aide|donne|guide)|est)\b)/i,
  announcing:
    /^vous êtes (?:tou(?:s|tes) )?(?:cordialement |chaleureusement )?invitée?s?(?!\p{L})|^dans (?:cette|ce) [^,]{3,40}, nous (?:expliquons|décrivons) |^veuillez lire |\b(?:sera|seront|restera|resteront) (?:exceptionnellement )?fermée?s? (?:le|du|les) |^[^,.;:]{3,100} (?:est|sont|peut être|peuvent être) (?:\p{L}+ )?(?:utiles?|importante?s?|précieu(?:x|se)s?|essentiel(?:le)?s?)(?: (?:pour|à) [^,.;:]{1,60})?\.$|\bcontinuer(?:a|ont|ons)(?: \p{L}+ \p{L}+)? (?:à|d['’]) ?(?:évoluer|changer|s['’]améliorer)\b|^nous recevons (?:\p{L}+ )?des (?:rapports|questions|demandes|messages|plaintes)(?!\p{L})|^(?:pour (?:en savoir plus|(?:obtenir |avoir )?(?:plus|davantage) (?:d['’]|de ))|(?:veuillez )?(?:consulter|contacter)(?!\p{L})|consultez|voir |voici|découvrez|lisez|trouve[rz]|suivez|cliquez|rendez-vous|contactez|envoyez une demande|pour toute (?:question|information|demande|suggestion)(?!\p{L})|si vous avez des questions|les solutions suivantes|vous trouverez|le présent document|le (?:premier|second|deuxième|troisième|dernier) (?:e-mail|courriel|message)|(?:il est nécessaire de prendre des|des) mesures supplémentaires|(?:une fois|lorsque|quand) [^,]{1,80}, (?:sélectionnez|cliquez|saisissez|entrez|choisissez|appuyez|copiez|collez)(?!\p{L})|connectez-vous (?:à|au) (?!.* pour )|(?:\S+ ){1,6}(?:ce|cet|cette|ces) \p{L}+\.$|votre \S+ n['’]est pas encore |bienvenue|comment [^,]{5,90}\.$)|\bsuivez (?:ces|les) étapes|\bpour (?:plusieurs|de nombreuses|diverses|différentes|deux|trois) (?:\p{L}+ )?raisons\.$/iu,
  addressed: /(?<!\p{L})(?:vous|votre|vos|tu|ton|ta|tes)(?!\p{L})/iu,
  howTo: /^(?:comment|où puis-je|puis-je|est-ce que je peux|que (?:dois-je|faire))(?![\p{L}])/iu,
  quantity: /(?:combien|quand|prix|tarif|coût|délai|quel âge|quelle heure)/iu,
  past: /^(?:quand (?:a|ont|fut|furent)|(?:en|depuis) quelle année)(?!\p{L})/iu,
  definition:
    /^(?:qu['’]est[- ]ce (?:que c['’]est que |que |qu['’])?|c['’]est quoi |que signifie |qui est |qui sont )(?:une? |le |la |les |l['’])?(.+?)\s*[?.!]*$/iu,
  followUp:
    /^(?:et|mais|alors|pourquoi|aussi|(?:ils?|elles?)(?! (?:faut|y |est possible)))(?![\p{L}])|(?<![\p{L}])(?:cela|ça|celui|celle|ceux|celles)(?![\p{L}])|(?<![\p{L}])(?:alors|ensuite|après|aussi)\s*[?.!]*$/iu,
  asksSite: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  ourselves: /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu,
  introduction:
    /^(?:qui êtes[- ]vous|qui es[- ]tu|que faites[- ]vous|qu['’]est[- ]ce que (?:vous (?:faites|proposez|offrez)|c['’]est)|vous faites quoi|c['’]est quoi(?: (?:ce site|cette (?:page|entreprise)|ici))?|quel est ce site|de quoi parle ce site|à propos(?: de vous)?)[\s?.!]*$/iu,
  salutation: /^[¡!\s]*(?:bonjour|salut|bonsoir|merci|merci beaucoup|au revoir|d’accord)[\s!.?~！。？]*$/iu,
  closing: /^[¡!\s]*(?:merci|au revoir|d[’']accord|ok|super|parfait)(?: beaucoup| bien| à vous)*[\s!.,?~！。？]*$/iu,
  general: words(
    "tout temps combien souvent longtemps faire fait fais utiliser utilise marche fonctionne dire savoir besoin veux vouloir trouver aide aider montrer chose choses manière façon pouvoir peux puis site page information informations",
  ),
  phrases: {
    noAnswer: "Je n’ai pas trouvé de réponse à cette question sur ce site.",
    nearest: "Ces pages s’en rapprochent le plus :",
    page: "Cette page s’en rapproche le plus :",
    greeting: "Bonjour ! Posez-moi vos questions sur ce site, je réponds à partir de ses pages.",
    closing: "Avec plaisir. Posez-moi d’autres questions quand vous voulez.",
    warmOpening: "Bon à savoir pour vous : ",
  },
};
