import { type Language, words } from "./language.ts";

export const german: Language = {
  dangling:
    /^(?:dies(?:e[rsnm]?)?|jene[rsnm]?|das (?:ist|sind|bedeutet|heißt|liegt|führt)|er|sie (?!können|müssen|sollten|haben|möchten|finden|erhalten|benötigen|brauchen|werden)|es (?!gibt|ist möglich)|ihn|ihm|ihre?[rsnm]?|seine?[rsnm]?|deren|dessen|beide[rsn]?|jedoch|allerdings|daher|deshalb|deswegen|darum|dadurch|damit|dabei|dazu|dafür|dagegen|danach|dann|außerdem|zudem|ferner|ebenso|auch|und|aber|oder|denn|doch|sondern|trotzdem|dennoch|ander(?:e)?nfalls|ansonsten|sonst|somit|folglich|zum beispiel|beispielsweise|in (?:diesem|dieser|solchen)|alle (?:zwei|drei|vier)(?= \p{L}+en(?!\p{L}))|die (?:übrigen|restlichen|anderen)|(?:im gegensatz|demgegenüber|im unterschied) dazu|demgegenüber|hingegen|der einzige unterschied|aus diesem|zu diesem|auf diese|mit diese[mnr]?|hier|dort|so|solche[rsnm]?|letztere[rsnm]?|erstere[rsnm]?|schließlich|anschließend|zunächst|(?:erst|zweit|dritt)ens|zuerst|ja|nein)(?![\p{L}])/iu,
  connective:
    /^(?:zum beispiel|beispielsweise|kurz gesagt|kurzum|mit anderen worten|übrigens),\s+|^(?:hinweis|anmerkung|wichtig|achtung|vorsicht|tipp)(?: \d+)?\s?:\s+/iu,
  dated: /^(?!)/u,
  leaning:
    /^(?:Sie|Du|Ihr|Man) (?:können|kannst|könnt|kann|müssen|musst|müsst|muss|sollten|solltest) (?:sie|ihn|diese[nrs]?)(?= (?:\p{Ll}|im |in ))|^(?:Ein|Eine|Der|Die|Das) (?:\p{Ll}+ ){0,3}\p{Lu}[\p{L}-]+(?: (?:in|im|am|an|auf|aus|für|von|vom|mit|der|des|dem|den) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+){0,2}, (?:der|die|das|dem|den|dessen|deren|denen|welche[rsnm]?) [^,;:]*\.$|^(?=.{2,80} – )(?!.*(?<!\p{L})(?:Sie|Ihr)(?!\p{L}))(?:(?:\p{Lu}[\p{L}-]*|\d+\.?|–|am|an|im|in|auf|aus|bei|beim|mit|nach|von|vom|zu|zum|zur|für|über|unter|der|die|das|den|dem|des|ein|eine[rsnm]?|und|oder)(?:,? |(?=\.$)))+\.$|^[^,:;–—]*\s(?:dafür|davon|dazu|dabei|daran|darauf|darin|darum|dagegen|daraus|darüber|hierfür|hierzu|hiervon)(?!\p{L})(?![^.]*(?:,\s(?:dass|ob|wie|was|wer|wo|wann|welche\p{L}*)|\szu)\s)|^[^,:;–—]*\s(?:wir|Sie|man|du)\s(?:sie|ihn)(?!\p{L})|^(?:In|Im|Ab|Am|Seit)\s[^.:;–—]*\s(?:ist|sind|wird|werden|gilt|gelten|muss|müssen|darf|dürfen)\s(?:sie|er)(?!\p{L})/u,
  pointing:
    /(?:(?:in|auf) den (?:bildern?|fotos?|abbildungen|aufnahmen)(?!\p{L})|von hier(?!\p{L})|schritte? \d|(?<!\p{L})hier(?=[.!]?$)|(?:folgenden?|nachfolgenden?|untenstehenden?|obigen?) (?:tabelle|liste|abbildung|abschnitt|grafik|beispiel)|klicken sie hier|hier klicken|siehe (?:oben|unten)|(?:oben|unten) (?:genannt|beschrieben|stehend)|folgende[rsnm]?(?=[\s.:,;]|$)|vorherige[rsnm]?|(?:auf|in) (?:dieser|diesem) (?:seite|artikel|abschnitt|beitrag)|mehr erfahren|weiterlesen|kontaktieren sie uns|danke)/iu,
  subjectless:
    /^(?:Kann|Können|Muss|Müssen|Darf|Dürfen) [^.]* werden\.$|^(?:Gibt|Liefert|Zeigt|Erstellt|Löscht|Setzt|Sendet|Enthält|Enthalten|Ermöglicht|Bietet|Erlaubt|Gilt|Gelten|Umfasst|Beinhaltet|Berechtigt|Berechtigen|Verliert|Verlieren|Hat|Dient|Dienen|Wird|Werden|Ist|Sind|Kann) (?!(?:es|Sie|du|man|ihr|wir|ich) )(?![^.]*,)/u,
  presenting:
    /^(?:diese[rs]?) (?:Artikel|Seite|Anleitung|Leitfaden|Beitrag|Dokument|Handbuch)(?= (?:erklärt|beschreibt|zeigt|behandelt|enthält|bietet|erläutert|hilft|gibt|führt|ist)\b)/i,
  announcing:
    /^um [^.]{3,40} wird gebeten\.$|^in (?:diesem|dieser) \p{L}+ (?:erklären|erläutern|beschreiben) wir |\bbleib(?:t|en) .{0,80}\d.{0,80} geschlossen\.$|^[^.;:]{3,160} (?:ist|sind)(?: [^,.;:]{1,50})? (?:hilfreich|wichtig|nützlich|sinnvoll|wertvoll)\.$|\baus (?:vielen|mehreren|verschiedenen|zahlreichen|zwei|drei|vier) (?:\p{L}+ )?Gründen\.$|\b(?:wird|werden) sich [^.,;]{0,40}(?:weiterentwickeln|verändern|verbessern)\.$|^wir (?:erhalten|bekommen) (?:\p{L}+ ){0,2}(?:berichte|fragen|anfragen|meldungen|beschwerden)(?!\p{L})|^(?:(?:weitere|mehr) (?:informationen|infos|details|dazu|erfahren)|(?!besuchen Sie uns [^.]{0,80}\d)(?:bitte )?(?:lesen|erfahren|sehen|klicken|besuchen|kontaktieren|folgen|finden|entdecken) sie|siehe |hier (?:finden|erfahren|sehen|ein überblick|eine übersicht)|wenn sie (?:fragen|weitere)|willkommen|wie Sie .*(?:erklären|zeigen|erfahren|lesen)(?!\p{L}))/iu,
  addressed: /(?<!\p{L})(?:Sie|Ihnen|Ihr\p{L}{0,2}|du|dein\p{L}{0,2})(?!\p{L})/u,
  howTo:
    /^(?:wie (?!lange |viele )\p{L}+(?:e ich|t man)|wie (?:kann|mache|funktioniert|richte|komme|bekomme|ändere|soll)|wo kann|kann ich|was muss ich)(?![\p{L}])/iu,
  quantity: /(?:wie ?(?:viele?|lange?|oft|teuer|hoch|alt|schnell)|wann|preis|kosten|kostet|gebühr|frist(?!\p{L}))/iu,
  past: /^(?:wann (?:wurden?|war|waren|hat|haben)|(?:in|seit) welchem jahr)(?!\p{L})/iu,
  definition:
    /^(?:was (?:ist|sind|bedeutet|heißt)|wer (?:ist|sind))\s+(?:eine?[nmrs]?\s+|der\s+|die\s+|das\s+)?(.+?)[?.!]*$/iu,
  followUp:
    /^(?:und|aber|also|warum|auch)(?![\p{L}])|(?<![\p{L}])(?:dort|davon|dafür|dazu|(?<!, )damit|danach)(?![\p{L}])|(?<![\p{L}])(?:dann|auch|(?:(?:das|dies|es|ihn)|(?:d(?:as|en|er|ie)|sie)(?= (?:auch|denn|noch|schon|selbst|wieder) ))(?: (?:auch|denn|noch|schon|selbst|wieder))*(?: (?:an|ab|auf|aus|ein|frei|um|vor|weg|zu|zurück))?|(?<= (?:ich|man|wir) )(?:das|dies|es|ihn|den|die|sie)(?: (?:auch|denn|noch|schon|selbst|wieder))* (?-i:\p{Ll}+(?:en|ern|eln)))\s*[?.!]*$/iu,
  asksSite: /(?<!\p{L})(?:Sie|Ihr|Ihre[mnrs]?|ihr|eue?r|eure[mnrs]?|euch)(?!\p{L})/u,
  ourselves: /(?<!\p{L})(?:wir|unser(?:e[mnrs]?)?|uns)(?!\p{L})/iu,
  introduction:
    /^(?:wer (?:seid ihr|sind sie|bist du)|was (?:macht ihr|machen sie|bietet ihr(?: an)?|bieten sie(?: an)?|ist das(?: hier)?|ist diese (?:seite|webs(?:e|i)te|firma))|worum geht es (?:hier|auf dieser seite)|über (?:euch|uns|sie))[\s?.!]*$/iu,
  salutation:
    /^[¡!\s]*(?:hallo|hi|hey|guten (?:morgen|tag|abend)|danke|vielen dank|danke schön|tschüss|moin)[\s!.?~！。？]*$/iu,
  closing:
    /^[¡!\s]*(?:danke|vielen dank|besten dank|tschüss|auf wiedersehen|ok|okay|super|perfekt)(?: sehr| schön| dir| Ihnen| gut)*[\s!.,?~！。？]*$/iu,
  general: words(
    "alles lange viel viele oft teuer hoch weit machen mache benutzen verwenden nutzen funktioniert sagen wissen brauche brauchen will möchte finden hilfe helfen bitte zeigen ding dinge weise können kann seite website information informationen",
  ),
  phrases: {
    noAnswer: "Dazu habe ich auf dieser Website keine Antwort gefunden.",
    nearest: "Diese Seiten kommen dem am nächsten:",
    page: "Diese Seite kommt dem am nächsten:",
    greeting: "Hallo! Fragen Sie mich etwas zu dieser Website, ich antworte aus ihren Seiten.",
    closing: "Gern geschehen. Fragen Sie jederzeit wieder.",
    warmOpening: "Gut für Sie zu wissen: ",
  },
};
