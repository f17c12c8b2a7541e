import { type Language, words } from "./language.ts";

export const dutch: Language = {
  dangling:
    /^(?:dit|dat|deze|die|het (?:is|was|zijn|betekent|geeft|biedt|bevat|kost|maakt|helpt|zorgt|bestaat)|alle (?:twee|drie|vier)(?= \p{L}+(?:en|an)(?!\p{L}))|de (?:overige|andere|rest)|binnen (?:die|deze|dat|dit)|denk (?:bijvoorbeeld )?aan|daarentegen|het enige verschil|hij|zij|ze|hun|haar|hen|beide|echter|daarom|dus|daardoor|daarmee|daarbij|daarna|dan|bovendien|daarnaast|verder|ook|en|maar|of|want|toch|hier(?:aan|achter|bij|door|in|mee|na|om|op|over|toe|uit|van|voor)|zo|zulke?|bijvoorbeeld|in (?:dit|deze|dat) |op (?:deze|die)|voor (?:dit|deze)|tot slot|ten (?:eerste|tweede|derde)|allereerst|anders|zo niet|in dat geval|ten slotte|hier|daar|ja|nee)(?![\p{L}])/iu,
  connective:
    /^(?:kortom|in het algemeen|met andere woorden|overigens|tot slot|ten slotte),\s+|^(?:opmerking|let op|belangrijk|tip|waarschuwing)(?: \d+)?\s?:\s+/iu,
  dated: /^(?!)/u,
  leaning:
    /^(?:Je|U|Jullie) (?:kunt|kan|kunnen|moet|mag) (?:het|ze|deze|hem) (?:ook |dan |altijd )?\p{Ll}+en(?!\p{L})|^\p{Lu}\p{Ll}+ (?:het|hij|ze|dit|deze|dat)(?!\p{L})[^,]*, dan(?!\p{L})|^[^,:;–—]*\s(?:daarvoor|daarvan|daarop|daarin|ervoor|ervan|hiervoor)(?!\p{L})(?![^.]*\s(?:dat|of|te)\s)|^[^,:;–—]*\shier(?:aan|in|mee|op|uit|van)(?!\p{L})/u,
  pointing:
    /(?:op de (?:foto['’]?s|afbeeldingen|plaatjes)(?!\p{L})|stap(?:pen)? \d|(?<!\p{L})hier(?=[.!]?$)|(?:onder|boven)staande(?!\p{L})|volgende (?:tabel|lijst|afbeelding)|klik hier|hierboven|hieronder|zie (?:boven|onder)|volgende(?=[\s.:,;]|$)|vorige|(?:op|in) (?:deze|dit) (?:pagina|artikel|gedeelte|bericht)|lees meer|meer informatie|neem contact op|bedankt)/iu,
  subjectless:
    /^(?:Gericht|Gebaseerd|Bedoeld|Geschikt) (?:op|voor|aan|als)(?!\p{L})[^,;:]*(?:, [^,;:]*)?\.$|^Voor wie (?![^.]*, (?:is|zijn|kan|kun|moet|heeft|hebben|biedt|bieden|geldt|gelden|staat|staan|bestaat|bestaan|komt|wordt|worden|volstaat)(?!\p{L}))[^;:]*\.$/u,
  presenting:
    /^(?:dit artikel|deze pagina|deze gids|deze handleiding|dit document)(?= (?:legt|beschrijft|toont|laat|behandelt|bevat|biedt|helpt|geeft|is)\b)/i,
  announcing:
    /^in (?:deze|dit) \p{L}+ (?:leggen|beschrijven) we |\b(?:is|zijn|blijft|blijven) [^.]{0,20}\d[^.]{0,60} gesloten\.$|^(?:(?:voor )?meer (?:informatie|weten|details)|(?:lees|bekijk|zie|ontdek|bezoek|volg|klik|neem contact|vind)(?!\p{L})|(?:als|heb) (?:u|je) vragen|welkom)/iu,
  addressed: /(?<!\p{L})(?:u|uw|je|jij|jouw|jullie)(?!\p{L})/iu,
  howTo: /^(?:hoe (?:kan|moet|doe|werkt|stel|krijg|wijzig)|waar kan|kan ik|wat moet ik)(?![\p{L}])/iu,
  quantity: /(?:hoe(?:veel| veel| lang| vaak| duur)|wanneer|prijs|kosten|kost)/iu,
  past: /^(?:wanneer (?:werd|werden|was|waren)|(?:in|sinds) welk jaar)(?!\p{L})/iu,
  definition: /^(?:wat (?:is|zijn|betekent)|wie (?:is|zijn))\s+(?:een\s+|de\s+|het\s+)?(.+?)[?.!]*$/iu,
  followUp:
    /^(?:en|maar|dus|waarom|ook)(?![\p{L}])|(?<![\p{L}])(?:daar(?:van|voor|mee|bij|na)?)(?![\p{L}])|(?<![\p{L}])(?:die|deze|dan|ook|(?:dat|dit|het|hem)(?: (?:ook|nog|weer|zelf|dan))*|(?<= (?:ik|je|we|u) )(?:dat|dit|het|hem|die|deze)(?: (?:ook|nog|weer|zelf|dan))* \p{L}+en)\s*[?.!]*$/iu,
  asksSite: /(?<!\p{L})(?:jullie|u|uw|je|jouw)(?!\p{L})/iu,
  ourselves: /(?<!\p{L})(?:wij|we|ons|onze)(?!\p{L})/iu,
  introduction:
    /^(?:wie (?:zijn jullie|ben je|bent u|zijn jij)|wat (?:doen jullie|doet u|bieden jullie(?: aan)?|is dit(?: voor (?:site|website|bedrijf))?|is deze (?:site|website|pagina))|over (?:ons|jullie)|waar gaat deze (?:site|website) over)[\s?.!]*$/iu,
  salutation: /^[¡!\s]*(?:hallo|hoi|hey|goede(?:morgen|middag|navond)|dank je|dank u|bedankt|doei)[\s!.?~！。？]*$/iu,
  closing: /^[¡!\s]*(?:dank|bedankt|doei|tot ziens|ok|oké|prima)(?: je| u| wel)*[\s!.,?~！。？]*$/iu,
  general: words(
    "alles lang lange vaak duur veel snel doen doe gebruiken gebruik werkt zeggen weten nodig wil willen vinden hulp helpen alsjeblieft tonen ding dingen manier kunnen kan site website pagina informatie",
  ),
  phrases: {
    noAnswer: "Daar heb ik op deze site geen antwoord op gevonden.",
    nearest: "Deze pagina's komen het dichtst in de buurt:",
    page: "Deze pagina komt het dichtst in de buurt:",
    greeting: "Hallo! Vraag me iets over deze site, dan antwoord ik vanuit de pagina's.",
    closing: "Graag gedaan. Stel gerust nog een vraag.",
    warmOpening: "Goed voor u om te weten: ",
  },
};
