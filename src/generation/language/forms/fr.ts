import type { QuestionForms } from "../question-forms.ts";
import { BOUGHT_IN_FRENCH as BOUGHT } from "./bought.ts";
import { bidsByInfinitive } from "./infinitive.ts";

/** "Prix", and what a thing that is bought may be of: "cours de voile". */
const PRICE = "(?:coûts?|tarifs?|prix)";
const OF = "(?: (?:de |d['’])\\p{Ll}+)?";

export const french: QuestionForms = {
  asks: /^(?:qu['’]|que|qui|comment|quand|combien|où|pourquoi|quels?|quelles?|puis-je|dois-je|est-ce|à quoi|à quel(?:le)?s?|à qui|pour qui|de quoi|faut-il)(?:\s|(?<=['’]))/iu,
  vague:
    /^comment (?:(?:ça|cela) (?:marche|fonctionne)|commencer|faire)$|^(?:vous avez |avez-vous )?(?:encore |toujours )?(?:besoin d['’](?:aide|assistance|information)s?|(?:une |des |d['’]autres )?(?:questions?|doutes?)(?: (?:sur|concernant|à propos) .+)?)$|^(?:intéressée?s?|prête?s? à .+)$/iu,
  nameAlone:
    /^(?!.*(?:-(?:t-)?(?:ils?|elles?|on|je|nous|vous|ce)|est-ce|(?<!\p{L})(?:est|sont|a|ont|peut|peuvent|faut|doit|doivent|fait|va|vont|ne|n['’]\p{L}+|s['’]\p{L}+e(?:nt)?|plante|bloque|bugue|manque|disparaît|échoue|perdue?s?|oubliée?s?|refusée?s?|volée?s?|bloquée?s?|cassée?s?|abîmée?s?|égarée?s?|expirée?s?|endommagée?s?))(?!\p{L}))(?:(?:une?|les?|la|prochaine?s?|autres?|forcément) |l['’]|des (?=\p{Ll})|\p{L}+(?:er|ir|re) .*\sou\s)/iu,
  marks: ["", " ?"],
  purpose: /^(?:(?:les )?(?:\p{L}+ )?étapes (?:à suivre )?)?pour\s+/iu,
  // Nouns end in -er, -ir and -re too: of the verbs in -re those that pages speak of.
  task: /^(?!(?:courrier|dossier|papier|panier|premier|dernier|particulier|calendrier|fichier|clavier|métier|quartier|cahier|atelier|chantier|loyer|danger|plaisir|avenir|loisir|pouvoir|devoir|ordre|lettre|maître|livre|titre)s?(?!\p{L}))(?:se |s[’'])?\p{L}*(?:\p{L}{2}(?:er|ir)|(?:[eao]n|er)dre|oindre|indre|oudre|mettre|battre|uire|crire|lire|dire|suivre|vivre|aître|rompre|clure|faire|croire)\s(?!(?:et|ou)\s(?!\p{L}+(?:er|ir|re)\s)).{3,}/iu,
  howTo: "Comment %\u00a0?",
  verbFirst: true,
  trouble:
    /^(?:s(?:i\s|['’](?=ils?\s)).+|(?!.*\squ[ei]\s(?:(?:nous|vous|ils?|elles?)\s)?(?:ne\s|n[’']))(?:mon|ma|mes|le|la|les|l['’]\p{L}+)\s.*(?:\sne\s|\sn['’]).+|mon\s.+\sa été (?:refusé|bloqué|rejeté|annulé|verrouillé).*|je\s(?:ne\s|n['’]|reçois|vois\s).+|j['’]ai\s(?:perdu|oublié|reçu|changé|un nouveau|(?:un|des) problèmes?).*|il\sne\s.+|vous avez (?:perdu|oublié|reçu)\s.+|(?!.*\squ[ei]\s(?:(?:nous|vous|ils?|elles?)\s)?(?:ne\s|n[’'])).+\s(?:n['’](?:a|ont|est|arrive|accepte)\p{L}*|ne\s(?:fonctionne|marche|reconnaît|correspond|répond|trouve)(?:nt)?)\spas(?!\p{L}).*)$/iu,
  ifWord: /^s(?:i\s+|['’](?=ils?\s))/iu,
  whatToDo: "Que faire si %\u00a0?",
  way: /^(?:comment (?:puis-je|dois-je|peut-on|(?:[mst]e |[mst]['’]|nous |vous )?\p{L}{2,}(?:er|ir|re)(?!\p{L}))|que faire(?!\p{L})|.*[,.;:–—-] ?que (?:faire|(?:puis|dois)-je faire|peut-on faire)[\s?]*$)/iu,
  where: [/^comment(?= )/iu, "Où"],
  goes: /^(?:allez|rendez-vous|accédez|connectez-vous)(?: (?:sur|à|au|le|la|site|page|l[’']adresse)){0,4} https?:\/\/[\x21-\x7e]+\.?$/iu,
  bids: new RegExp(
    `${bidsByInfinitive("fr")}|(?:^|[,:;.»”"] |- |\\n)(?:ne |n['’]|puis |ensuite |et )?(?:(?!(?:chez|assez|nez)(?!\\p{L}))\\p{L}{2,}ez|faites|dites)(?!\\p{L})`,
    "iu",
  ),
  obliges:
    /(?<!\p{L})(?:vous (?:devez|devrez|aurez besoin|avez besoin)|il (?:vous )?(?:faut|faudra|suffit|est nécessaire)|doit (?:comporter|contenir|être))(?!\p{L})/iu,
  offers:
    /(?<!\p{L})(?:vous (?:pouvez|pourrez|avez la possibilité)|on peut)(?!\p{L})(?! (?:\p{L}+ )?(?:avoir besoin|rencontrer|constater|recevoir un (?:message|avis))(?!\p{L}))|(?<!\p{L})(?:résolu|réglé|corrigé)e?s? (?:en|par)(?!\p{L})/iu,
  turns: /^(?:cependant|toutefois|néanmoins|mais|malheureusement|en revanche)(?!\p{L})/iu,
  rewritten: [
    // Who interviews somebody has him tell what a visitor asks himself.
    [
      /^(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous) (?:nous )?(?:expliquer|dire|rappeler) (?=(?:à quoi|quel(?:le)?s?) )/iu,
      "",
    ],
    [
      /^(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous) (?:nous )?présenter (?=(?-i:\p{Lu})[^,]+$)(?!.*(?<!\p{L})(?:votre|vos|ton|ta|tes)(?!\p{L}))/iu,
      "Qu’est-ce que ",
    ],
    [
      /^(?:(?:voulez|souhaitez|désirez)-vous|vous (?:souhaitez|voulez|désirez)|envie de) (?!.*(?<!\p{L})(?:votre|vos|vous|nous|notre|nos)(?!\p{L}))(\p{L}+(?:er|ir|re)(?=[\s?]).*)$/iu,
      "Comment $1",
    ],
    [/^(?:conditions(?: d['’](?:accès|admission))?)$/iu, "Quelles sont les conditions"],
    [/^(?:(?:pièces|documents|justificatifs) (?:à fournir|nécessaires|requis))$/iu, "Quels documents faut-il fournir"],
    [/^(?:coûts?|tarifs?|prix)$/iu, "Combien cela coûte-t-il"],
    [/^(?:nos |les )?(tarifs|prix) (d['’](?:entrée|inscription|adhésion|abonnement))s?$/iu, "Quels sont les $1 $2"],
    [new RegExp(`^${PRICE} des ((?:${BOUGHT.several})${OF})$`, "iu"), "Combien coûtent les $1"],
    [new RegExp(`^${PRICE} de (l['’](?:${BOUGHT.elided})|la (?:${BOUGHT.feminine})${OF})$`, "iu"), "Combien coûte $1"],
    [new RegExp(`^${PRICE} du ((?:${BOUGHT.masculine})${OF})$`, "iu"), "Combien coûte le $1"],
    [/^(?:la )?cotisations?$/iu, "Combien coûte la cotisation"],
    [/^(?:frais d['’]inscription)$/iu, "Quels sont les frais d’inscription"],
    [
      /^(?:s['’]inscrire|inscriptions?|modalités d['’]inscription|comment s['’]inscrire)( (?:au|à la|aux|à l['’]) ?\p{Ll}[\p{L} '’-]{2,40})?$/iu,
      "Comment s’inscrire$1",
    ],
    [/^(?:adhérer|adhésions?)( (?:au|à la|à l['’]) ?\p{Ll}[\p{L} '’-]{2,40})?$/iu, "Comment adhérer$1"],
    [
      /^(?:nos |les )?horaires( d['’](?:ouverture|accueil|été|hiver))?( (?:du|de la|des|de l['’]) ?\p{Ll}[\p{L} '’-]{2,40})?$/iu,
      "Quels sont les horaires$1$2",
    ],
    [/^(?:délais?)$/iu, "Quels sont les délais"],
    [/^(?:(?:moyens|modes) de paiement)$/iu, "Quels sont les moyens de paiement"],
    [/^(?:modes de livraison)$/iu, "Quels sont les modes de livraison"],
    [
      /^(quel(?:le)?s? \p{L}+|comment|pourquoi|quand|où|qui|que|combien(?: d[e’']\s?\p{L}+)?) (nous|vous) (?!(?:ne|nous|vous|les?|la|y|en|leur|lui)\s)(\p{L}+(?:ons|ez|mmes|tes))(?!\p{L})/iu,
      "$1 $3-$2",
    ],
  ],
  andHow: /[\s,]et (?:comment|de quelle (?:manière|façon))\s/iu,
  definition:
    /^(?!(?:En|Dans|Pour|Par|Avec|Sans|De|Du|À|Au|Aux|Sur|Sous|Chez|Depuis|Selon|Si|S[’']il|Quand|Lorsque|Comme|Bien|Ce|Cet|Cette|Ces|C[’']|Il|Elle|Ils|Elles|Tel|Telle|Tout|L[’']un|L[’']une|Notre|Nos|Votre|Vos|Son|Sa|Ses|Ici|Ainsi|Aussi|Qui|Que|Quoi|Responsable|(?:Le|La) responsable|(?:Le|La|Les) [^.]* plus)(?!\p{L}))((?:Le |La |Les |L['’]|Un |Une )?[\p{L}\p{N}.'’+ -]{3,60}?) (?:est|(sont)) (?:une?|des|le|la|les|l['’]\p{L}+)\s(?!membre|partie|exception)/u,
  whatIs: "Qu’est-ce que %\u00a0?",
  whoIs: "Qui est %\u00a0?",
  whatAre: "Que sont %\u00a0?",
  namesBare: true,
  elisions: [
    [/(?<=^Qu’est-ce qu)e (?=[aeiouyàâéèêîôœ]|hy|ha[bl]|he[ru]|hi|ho[mnrs])/iu, "’"],
    [/(?<=^Que faire s)i (?=ils?(?!\p{L}))/u, "’"],
  ],
};
