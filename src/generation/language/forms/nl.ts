import { NONE, type QuestionForms } from "../question-forms.ts";

/** Verbs that close a heading which names a task: "Wachtwoord wijzigen". */
const TASKS =
  "aanmaken|wijzigen|verwijderen|toevoegen|instellen|downloaden|uploaden|installeren|activeren|deactiveren|bekijken|bewerken|delen|opslaan|annuleren|bestellen|betalen|retourneren|resetten|openen|sluiten|veranderen|aanpassen|verbinden|koppelen|ontkoppelen|registreren|inloggen|uitloggen|aanmelden|afmelden|opzeggen|verlengen|kopen|verkopen|invullen|versturen|verzenden|exporteren|importeren|uitnodigen|beheren|controleren|herstellen|gebruiken|zoeken|plannen|blokkeren";

export const dutch: QuestionForms = {
  // "Hoe Acme gegevens opslaat" states.
  asks: /^(?!(?:welke? \p{L}+|hoeveel \p{L}+|hoe (?:lang|vaak|ver|snel|hoog|veel(?: \p{L}+)?)|\p{L}+) (?:u|je|men|wij|we)(?!\p{L}))(?!(?:wat|hoe|wanneer|waar|waarom) (?:(?-i:\p{Lu})|(?:de|het|jouw|uw|onze|mijn)(?!\p{L})))(?:wat|wie|hoe|wanneer|waar|waarom|welke?|kan|moet|mag|hoeveel|is het|waarmee|waarvoor|voor wie)\s/iu,
  vague:
    /^hoe werkt (?:het|dit|dat)$|^(?:hebt u |heeft u |heb je )?(?:nog |meer )?(?:vragen|een vraag|twijfels)(?: over .+)?$|^(?:nog )?(?:hulp|advies) nodig$|^(?:interesse|geïnteresseerd|benieuwd|klaar (?:om|voor) .+)$/iu,
  nameAlone:
    /^(?!.*\s(?:is|zijn|was|waren|heeft|hebben|kan|kunnen|mag|mogen|moet|moeten|wordt|worden|werkt|kost|niet|geen|vergeten|kwijt|verloren|kapot|beschadigd|gestolen|geblokkeerd|gebroken|verdwenen|gemist|geweigerd|verlopen|mislukt|stuk|defect)(?!\p{L}))(?:de|het|een) /iu,
  marks: ["", "?"],
  purpose: NONE,
  task: new RegExp(
    `^(?!(?:Hoe|Wat|Wie|Wanneer|Waar|Waarom|Als|Ik|Je|U|Voordat|Nadat|Kunnen|Kan|Moet)\\s)(?!.*\\s(?:die|dat|om|te|bij|niet|geen|kunt|kun|wil|wilt|moet|gaat|wij|we|is|zijn|wordt|worden|–|—|-)\\s)[\\p{L}\\d][^,:]{2,60}\\s(?:${TASKS})$`,
    "u",
  ),
  howTo: "Hoe kan ik %?",
  howToBare: "% – hoe werkt dat?",
  // Other sentences would have to be put in another order.
  trouble: /^(?:als|indien)\s(?:u|uw|je|jouw|ik|mijn|het|de|er|een|we)(?!\p{L}).{6,}/iu,
  ifWord: /^(?:als|indien)\s+/iu,
  whatToDo: "Wat te doen als %?",
  way: /^(?:hoe (?:kan|moet|kunnen|moeten) (?:ik|je|u|we)|hoe \p{L}+ ik|wat te doen|.*[,.;:–—-] ?wat (?:te doen|(?:kan|moet) ik doen)[\s?]*$)(?!\p{L})/iu,
  where: [/^hoe(?= )/iu, "Waar"],
  goes: /^(?:ga naar|bezoek)(?: (?:de|het|website|site|pagina)){0,3} https?:\/\/[\x21-\x7e]+\.?$/iu,
  bids: /(?:^|[,:;.”"] |- |\n)(?:dan |vervolgens |daarna )?(?!(?:stuur|deel|start) (?:van|om|is)(?!\p{L}))(?:ga|klik|kies|selecteer|open|log|meld|vul|voer|typ|druk|tik|gebruik|volg|controleer|bevestig|zorg|sluit|maak|voeg|verwijder|wijzig|pas|sla|download|installeer|stel|schakel|zet|verbind|start|probeer|neem|bel|schrijf|kopieer|plak|scrol|vraag|wacht|vermijd|bezoek|bekijk|lees|sleep|upload|deel|nodig|bewaar|stuur|betaal|onderteken|reserveer|(?:mail|boek|breng|haal|lever|print|geef)(?= (?:ons|naar|je|uw|de|het|een|via|dit)(?!\p{L})))(?!\p{L})/iu,
  obliges: /(?<!\p{L})(?:(?:u|je) (?:moet|dient)|moet (?:u|je)|is nodig|volstaat)(?!\p{L})/iu,
  offers:
    /(?<!\p{L})(?:(?:u|je) (?:kunt|kan)|(?:kunt|kun|kan) (?:u|je))(?!\p{L})(?! (?:er(?:voor)? )?(?:zelf )?(?:voor )?kiezen(?!\p{L}))(?![^.;:]{0,60}\s(?:niet|geen)\s)/iu,
  turns: /^(?:maar|echter|toch|helaas|niettemin)(?!\p{L})/iu,
  andHow: /[\s,]en hoe\s/iu,
  rewritten: [
    // One thing has no plural behind it: what ends in -en is what is done to it.
    [/^Een (?!(?:paar|aantal|hoop|reeks)(?!\p{L}))((?:\p{L}+ ){1,3}\p{L}{3,}en)(?=\s?\?$)/iu, "Hoe kan ik een $1"],
    [/^Het ((?:\p{L}+ ){1,3}\p{L}{3,}en)(?=\s?\?$)/iu, "Hoe kan ik het $1"],
    [new RegExp(`^De ((?:\\p{L}+ ){1,3}(?:${TASKS}))(?=\\s?\\?$)`, "iu"), "Hoe kan ik de $1"],
    [/^(hoe|waarom|wanneer|waar) (we|wij) (\p{L}+en) (?=(?:voor|met|aan|op|in|om|van|naar|bij|over)\s)/iu, "$1 $3 $2 "],
    [/^(?:wilt u|wil jij|wil je) (?!.*(?<!\p{L})(?:uw|jouw|je|zich|ons|onze)(?!\p{L}))(.+)$/iu, "Hoe kan ik $1"],
    [/^(?:voorwaarden)$/iu, "Wat zijn de voorwaarden"],
    [/^(?:kosten|tarieven)$/iu, "Wat zijn de kosten"],
    // Without "our" they may be those that are won.
    [/^onze prijzen$/iu, "Wat zijn de prijzen"],
    [/^(?:onze )?t(oegangsprijzen|icketprijzen|rainingstijden)$/iu, "Wat zijn de t$1"],
    [/^(?:onze )?e(ntreeprijzen)$/iu, "Wat zijn de e$1"],
    [/^(?:toegang|entree)$/iu, "Wat kost de toegang"],
    [/^(?:jaarlijkse )?contributie$/iu, "Hoe hoog is de contributie"],
    [/^(?:de )?(?:\p{L}+ )?stappen om (\p{Ll}+) te (\p{L}+en)$/iu, "Hoe kan ik $1 $2"],
    [/^(?:word lid|lid worden)(?: van .+)?$/iu, "Hoe word ik lid"],
    [/^(?:word donateur|donateur worden)$/iu, "Hoe word ik donateur"],
    [/^(?:word vrijwilliger|vrijwilliger worden)$/iu, "Hoe word ik vrijwilliger"],
    [/^(?:aanmelden|aanmelding|meld je aan)$/iu, "Hoe kan ik mij aanmelden"],
    [/^(?:inschrijven|inschrijving(?:en)?|schrijf je in)$/iu, "Hoe kan ik mij inschrijven"],
    [
      /^(?:onze |de )?openings(tijden|uren)( (?:van )?(?:de|het|onze) [\p{L}][\p{L} -]{2,40})?$/iu,
      "Wat zijn de openings$1$2",
    ],
    [/^(?:meenemen|benodigde documenten)$/iu, "Wat moet ik meenemen"],
    [/^(?:levertijd(?:en)?)$/iu, "Wat is de levertijd"],
    [/^(?:betaal(?:mogelijkheden|methoden|wijzen))$/iu, "Welke betaalmogelijkheden zijn er"],
  ],
  definition:
    /^(?!(?:In|Op|Voor|Bij|Met|Van|Aan|Naar|Uit|Om|Over|Door|Zonder|Sinds|Tussen|Tijdens|Na|Als|Wanneer|Hier|Daar|Daarbij|Dit|Dat|Deze|Die|Het is|Wie|Wat|Waar|Hoe|Ook|Zo|Nu|Vandaag|Onze?|Uw|Jouw|Een van de|Inmiddels|Momenteel|Tegenwoordig|Daarnaast|Daarom|Daarmee|Daarvoor|Hiermee|Hierbij|Verder|Bovendien|Helaas|Vaak|Soms|Meestal|Altijd|Nieuw|Doel|Belangrijk|Mogelijk|Verantwoordelijk|De verantwoordelijke|(?:De|Het) [^.]* meest)(?!\p{L}))((?:De |Het |Een )?[\p{L}\p{N}.'’+ -]{3,60}?) (?:is|(zijn)) (?:een|de|het)\s/u,
  whatIs: "Wat is %?",
  whoIs: "Wie is %?",
  whatAre: "Wat zijn %?",
  articles: /^(?:een|de|het|mijn)\s/iu,
  elisions: [],
};
