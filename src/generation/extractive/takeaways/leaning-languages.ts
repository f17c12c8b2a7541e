import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../schemas/generation.ts";
import { anyOf, type Pattern } from "../../text/any-of.ts";

/** What French "il" is said of that is nobody: "il vous suffit de". */
const IMPERSONAL =
  "(?:(?:vous|nous|te|me|lui|leur|ne) |n['’])?(?:faut|faudra|faudrait|suffit|suffira|convient|s['’]agit|est (?:possible|nécessaire|important|conseillé|recommandé|interdit|obligatoire|préférable|utile)|y a|existe|reste|appartient|revient|incombe)";

/** What turns back from the sentence before it, by a word behind its subject: "The rent, however, goes on." */
const turnsBack = (words: string) => new RegExp(`^[^.!?,;:–—]{1,60}(?: ${words}(?![\\p{L}-])|, ${words},)`, "iu");

/** Sentences of languages other than English that lean on what is not shown, each found by how it begins or by a word in it. */
const LEANING: Readonly<Record<string, Pattern>> = {
  de: anyOf(
    /^All(?:es)? (?:das|dies)(?!\p{L}|, was)|^(?:Auf|An|Mit|Bei|Von|Über|Durch|Für|Nach|Unter|Neben|Vor|Hinter|Gegen|Ohne) diese[nmrs]? (?!(?:Seite|Website|Webseite|Jahr|Saison|Formular|Weise|Art)(?!\p{L}))\p{Lu}/u,
    turnsBack("(?:allerdings|hingegen|jedoch)"),
    /, (?:sagen|meinen|denken|glauben) (?:viele|manche|einige|die meisten)(?: \p{Lu}\p{L}+)?\.$/u,
    /^(?:Die|Der|Das|Den|Dem) (?:oben |hier |dort )?(?:angegeben|genannt|aufgeführt|erwähnt|besagt|obig|obenstehend)e[nr]? \p{Lu}/u,
    /^(?:Mit|Bei|Von|Zu|Nach|Aus|Durch|Ohne|Für) (?:ihm|ihn|ihnen)(?!\p{L})/u,
    /^(?:Wenn|Sobald|Falls|Nachdem|Solange|Bevor) sie(?!\p{L})|^Um (?:sie|ihn|es) (?:\p{Ll}+ ){0,3}zu \p{Ll}+(?!\p{L})/u,
    // What is done in a case, or for whoever asked: "Melde dich dann bei uns."
    /^(?:Meld|Schreib|Ruf|Kontaktier|Schau|Wende?)\p{L}* (?:\p{Ll}+ ){0,2}dann(?!\p{L})/u,
    // To what, the sentence before it says: "Sie müssen sich entsprechend ausweisen."
    /(?<!\p{L})(?:sich|muss|müssen|wird|werden|ist|sind|sollte|kann|dich|euch) entsprechend \p{Ll}{3,}/u,
    /^Genau (?:hier|da|das|dies|so|dafür|dort|dabei|deshalb)(?!\p{L})/u,
    // "Das" is a pronoun before a verb: "Das gilt auch im Winter."
    /^Das (?!(?:seit|mit|erst|fast|nicht|zuletzt|jetzt|selbst|dort|meist|weit|überhaupt|gesamt|laut|samt)(?!\p{L}))(?:\p{Ll}{3,}t|kann|muss|soll|wird|war|hat|darf|wurde|hatte|würde|sollte|könnte|konnte|alles|half|gab)(?!\p{L})/u,
    /^(?:Die (?:Antwort|Lösung)|Der Grund|Das Ergebnis) (?:heißt|lautet|dafür|davon|hierfür)(?!\p{L})/u,
    /(?<!\p{L})(?:sowas|so etwas|so was)(?!\p{L})(?!,? wie(?!\p{L}))/iu,
    /(?<!\p{L})genau (?:das|dies|dafür|hier)(?!\p{L})(?!,)/iu,
    /^Hier(?:zu|bei|für|durch|von|in|auf|an|über)(?!\p{L})/u,
    /^[^,;:]{3,60} (?:sieht|sehen) (?:es |das |sie |er )?(?:\p{Ll}+ ){0,3}so aus[.:]$/u,
    // "Sie" with a verb of one is no address.
    /^Sie (?!(?:selbst|jetzt|nicht|erst|fast|meist|seit|sonst|zuerst|zuletzt|direkt|dort|mit)(?!\p{L}))(?:ist|war|hat|hatte|wird|wurde|kann|muss|darf|soll|will|mag|half|gab|kam|ging|nahm|stand|blieb|lag|fand|hielt|ließ|sprach|zog|schrieb|\p{Ll}{3,}te?)(?!\p{L})/u,
    /^(?:Von|In|Im|Auf|Für|Mit|Bei|Nach|Durch|Aus|An|Am|Zum|Zur|Seit|Als|Laut|Aufgrund|Trotz)(?!\p{L})[^,.:;–—]{2,50} (?:sehen|stehen|liegen|haben|hat|dienen|dient|gehören|gehört|bestehen|besteht|passen|passt|lassen|lässt) (?:sie|er)(?!\p{L})/u,
    /(?<!\p{L})etwas (?:sehr |ganz )?Ähnliches(?! wie(?!\p{L}))|^(?:Stellen? (?:Sie )?sicher|Acht(?:en Sie|e) darauf), dass (?:Sie|du) (?:bereits |schon )?(?:einen|eine|eines|eins) (?:haben|hast|ge\p{Ll}+|\p{Ll}+t)(?!\p{L})/u,
  ),
  fr: anyOf(
    turnsBack("(?:cependant|toutefois|néanmoins|en revanche|par contre)"),
    /, (?:disent|pensent|croient) (?:beaucoup|certains|certaines|la plupart)\.$/u,
    /^(?:Il|On|Nous|Vous) [^,.;:]{2,30} pourtant(?!\p{L})|(?<!\p{L})ce (?:serait|était|fut|sera) là(?!\p{L})/iu,
    /^(?:Les?|La|L['’]) ?\p{Ll}+ (?:indiqué|mentionné|cité|affiché|donné)e?s? (?:ci-dessus |plus haut )?(?:est|sont|n['’]|ne|s['’]|vau|valent|compren|inclu)/u,
    /^(?:De (?:son|leur) côté|À (?:son|leur) tour|Quant à (?:lui|elles?|eux)),/u,
    /^(?:Avec|Grâce à|Sans|Pour|Chez) (?:lui|elles?|eux|celui-ci|celle-ci|ceux-ci|celles-ci)(?!\p{L})/u,
    /^(?:Lorsqu['’]|Quand |Dès qu['’]|Une fois qu['’]|Si |S['’])(?:elles?|ils)(?!\p{L})/u,
    /^(?:La|Le) (?:seconde?|première?|premier|deuxième|troisième|dernière?|dernier)(?:,(?! \p{L}+ (?:19|20)\d\d)| (?:ce (?:sont|n)|est|sont|était|concerne|consiste|correspond|porte|permet|vise|a|ont)(?!\p{L}))/u,
    new RegExp(
      `^(?:(?:Bien qu['’](?:au|à|en|il|elle|ils|elles)|Même s['’]ils?)(?!\\p{L})|En tant qu(?:e |['’]))[^.:;]{3,90}, (?:il|elle|ils|elles) (?!${IMPERSONAL})`,
      "u",
    ),
    // "Lancé en 2019 par …, il …": who that is stands before.
    new RegExp(
      `^\\p{Lu}\\p{Ll}+(?:é|i|u|is|it)e?s? (?:en|par|au|aux|à|dans|pour|sous|depuis|avec|lors|et|il y a)(?!\\p{L})[^.;:]{3,160}, (?:il|elle|ils|elles) (?!${IMPERSONAL})`,
      "u",
    ),
    /^En (?:lui|leur|les|y) \p{L}+ant(?!\p{L})|^Pour (?:l['’]|les |la |le )(?:(?:dés)?activer|utiliser|(?:dés)?installer|configurer|modifier|supprimer|obtenir|télécharger)(?!\p{L})/u,
    /^Pour (?:lui|leur|y) \p{L}+(?:er|ir|re)(?!\p{L})|^Pour (?:l['’]|les |la |le |en )(?:illustrer|incarner|démontrer|prouver|résoudre|pallier|remédier|préparer|comprendre|atteindre|aider|accompagner)(?!\p{L})/u,
    /^(?:Le (?:dire|faire|savoir) (?:est|n['’]est|a|permet)|Pour autant|À l['’]inverse|Au contraire|D['’]où|Résultat\s?:|Pour preuve)(?!\p{L})/u,
    /^L['’](?:objectif|idée|enjeu|ambition|intérêt|avantage) (?:est|était|serait) (?:donc |ici |alors )?de (?:les?|la|leur|lui) \p{L}+(?:er|ir|re)(?!\p{L})/u,
    /(?<!\p{L})quelque chose de (?:très )?(?:similaire|semblable)(?=[.,;!])/u,
  ),
  nl: anyOf(
    /^Kijk dan ook (?:even|eens)(?!\p{L})|^(?:Wij|We) \p{Ll}+ dan(?! (?:ook|wel)(?!\p{L}))(?!\p{L})/u,
    turnsBack("(?:echter|daarentegen)"),
    /^(?:De|Het) (?:aangegeven|genoemde|vermelde|opgegeven|bovenstaande) \p{Ll}/u,
    /^(?:Als|Wanneer|Zodra|Nadat|Zolang) (?:ze|hij)(?!\p{L})|^Om (?:ze|hem|haar) (?:\p{Ll}+ ){0,3}te \p{Ll}+(?!\p{L})/u,
    /^(?:Neem|Kijk|Meld|Mail|Bel|Stuur|Vraag|Ga|Klik|Vul|Schrijf|Kom|Lees|Bezoek) (?:je |u )?dan(?! ook)(?!\p{L})/u,
    /\shier (?:\p{Ll}+ ){1,4}(?:van|voor|over|mee|aan|op|uit) (?:ge\p{Ll}+|te|worden|wordt)(?!\p{L})/u,
    /^(?:Met|Zonder|Voor|Van|Door) (?:hem|hen)(?!\p{L})|(?<!\p{L})op (?:haar|zijn|hun) beurt(?!\p{L})/u,
    /^(?:Nog steeds|Nog altijd|Ook nog|Vandaar|Zodoende|Eens (?:een|het|de|dat|je) [^,]{3,60}, (?:komt|is|kan|moet|zal|wordt))(?!\p{L})/u,
    /^[^,;:]{3,60} ziet (?:het |dat |hij |ze )?er (?:\p{Ll}+ ){0,3}(?:zo|als volgt) uit[.:]$/u,
    /^(?:Op|In|Bij|Voor|Met|Aan|Van|Naar|Na|Uit) beide(?!\p{L})(?! \p{L}*(?:dagen|avonden|ochtenden|middagen|nachten|weken|weekends|weekenden)(?!\p{L}))/u,
    /(?<!\p{L})daar (?:niet |ook |nog |wel |meer )?(?:aan|bij|op|in|over|van|voor|mee|naar|uit)(?=[.!,])/u,
    /^[^,.]{3,40}, zie (?:hun|de|het|onze|zijn) [^,.]*\.$|(?<!\p{L})zie (?:daar|aldaar)(?!\p{L})/u,
    /^(?:Dit|Deze|Dat) (?:event|evenement|activiteit|project|wedstrijd|les|lezing|workshop) is een (?:vervolg|herhaling|onderdeel)(?!\p{L})/u,
    /(?<!\p{L})iets (?:soortgelijks|vergelijkbaars|dergelijks)(?! als(?!\p{L}))|^Zorg (?:er ?voor )?dat (?:je|u) er (?:al |eerst )?(?:een|één)(?!\p{L})/u,
  ),
  es: anyOf(
    turnsBack("(?:sin embargo|no obstante|en cambio)"),
    /^(?:El|La|Los|Las) \p{Ll}+ (?:indicad|mencionad|citad|señalad|dad)[oa]s? (?:anteriormente |arriba )?(?:es|son|se|no|incluyen?|valen?)(?!\p{L})/u,
    /^(?:Por su (?:parte|lado)|A su vez),/u,
    /^(?:Con|Sin|Para|Por) (?:él|ellos|ellas)(?!\p{L})|^(?:Cuando|Si|Una vez que) (?:ellos|ellas|él)(?!\p{L})/u,
    /^Para (?!charlas)\p{Ll}{2,}[aei]r(?:l[oa]s?|les?)(?!\p{L})/u,
    /(?<!^)(?<!\p{L})(?:esta|dicha) lista (?:puede|podría|no|se|está|incluye|cambia)(?!\p{L})/iu,
    /^Si (?:sigue[ns]? (?:sin|\p{L}+ndo)|todavía|aún)(?!\p{L})(?<!(?:us|utiliz)ando)(?! no(?!\p{L})| (?:usando|utilizando|vigente|activ)\p{L}*)/u,
    /^(?:La|El) (?:segund[oa]|primer[oa]?|tercer[oa]?|últim[oa])(?:,| (?:es|son|consiste|permite|se refiere))(?!\p{L})/u,
    /(?<!\p{L})algo (?:muy |bastante )?(?:similar|parecido)(?! a(?!\p{L})| al(?!\p{L}))|^Aseg[uú]r\p{L}+ de (?:que )?(?:haber \p{Ll}+|tener|crear|tiene[ns]?) un[oa](?=[.,;]| antes(?!\p{L}))/u,
  ),
  it: anyOf(
    turnsBack("(?:però|tuttavia|invece(?! (?:d[ei]|che)(?!\\p{L})))"),
    /^(?:Il|Lo|La|I|Gli|Le|L['’]) ?\p{Ll}+ (?:indicat|menzionat|citat|dat)[oaie] (?:sopra )?(?:è|sono|si|non|vale|valgono|include|includono)(?!\p{L})/u,
    /^(?:Dal canto (?:suo|loro)|A (?:sua|loro) volta),/u,
    /^(?:Con|Senza|Per|Ad|Di|Da|Su|In) (?:ess[oaie]|loro|lui|lei)(?!\p{L})|^(?:Quando|Se|Una volta che) ess[oaie](?!\p{L})/u,
    /^Per \p{Ll}{2,}[aei]r(?:l[oaie]|ne)(?!\p{L})/u,
    /^(?:La|Il) (?:second[oa]|prim[oa]|terz[oa]|ultim[oa])(?:,| (?:è|sono|consiste|permette|riguarda))(?!\p{L})/u,
    /^Se (?:il problema )?(?:persiste|continua|ancora(?! non))(?!\p{L})/u,
    /(?<!\p{L})qualcosa di (?:molto )?simile(?! a)|^Assicura\p{L}+ di aver(?:ne|lo creato)(?!\p{L})/u,
  ),
  pt: anyOf(
    turnsBack("(?:porém|contudo|no entanto)"),
    /^(?:O|A|Os|As) \p{Ll}+ (?:indicad|mencionad|citad|dad)[oa]s? (?:acima )?(?:é|são|se|não|vale|valem|inclui|incluem|aplica-se|aplicam-se)(?!\p{L})/u,
    /^(?:Por (?:sua|seu) (?:vez|lado|parte)|Já (?:ele|ela)s?|A partir d(?:aí|isso|isto)),? /u,
    /^(?:Com|Sem|Para|Por) el[ea]s?(?!\p{L})|^(?:Quando|Se|Assim que|Caso) el[ea]s?(?!\p{L})|^(?:[ND]|Através d|Por meio d)el[ea]s?(?!\p{L})/u,
    /^Para \p{Ll}+[áêíô]-l[oa]s?(?!\p{L})/u,
    /^(?:A|O) (?:segund[oa]|primeir[oa]|terceir[oa]|últim[oa])(?:,| (?:é|são|consiste|permite|refere-se))(?!\p{L})/u,
    /^Se (?:o problema )?(?:persistir|continuar|ainda(?! não))(?!\p{L})/u,
    /(?<!\p{L})algo (?:bem |muito )?(?:similar|parecido|semelhante)(?! (?:ao?|à)s?(?!\p{L}))|^(?:Certifi\p{L}+-se|Assegure-se) de (?:que )?(?:ter|criar|possuir|tem|criou)(?: \p{Ll}+)? uma?(?=[.,;]| antes(?!\p{L}))/u,
    /^\p{Lu}\p{Ll}+ (?:est|ess)[ea]s? \p{L}{2,}[ai]d[oa]s?(?!\p{L})/u,
  ),
};

/** What Dutch points at with a noun, which the title may have, or which is what a page of its own is about: "deze wedstrijd". */
const POINTED =
  /^(?:Het (?:doel|thema|idee|plan|concept|resultaat|verschil|principe) van|(?:Men|We|Ze|Zij|Je) \p{Ll}+t?) (?:die|deze|dit|dat) (?!(?:\p{L}*dag|zomer|winter|lente|herfst|week|maand|keer|jaar|pagina|site|avond|ochtend|wedstrijd|cursus|workshop|lezing|les|activiteit|event|evenement)(?!\p{L}))(\p{L}+)/u;

/** Whether a sentence in a language other than English leans on what stands before it. */
export function leansIn(text: string, { locale, title }: SourcePage): boolean {
  const language = primaryLanguage(locale);
  if (LEANING[language]?.test(text) === true) return true;
  const noun = language === "nl" ? POINTED.exec(text)?.[1] : undefined;
  return noun !== undefined && (/ dus /u.test(text) || !title.toLowerCase().includes(noun.toLowerCase()));
}
