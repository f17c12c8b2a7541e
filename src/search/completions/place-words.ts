/** What a language calls a place, and where one is: closed lists, as a price "lies" somewhere as well. */
export interface PlaceWords {
  /** Rooms and buildings that visitors look for. */
  readonly places: string;
  /** Beside those, what a place is in or next to. */
  readonly sites: string;
  /** What leads to one, with its article. */
  readonly leads: string;
  /** What leads to a name with a capital, "in Porto"; not of German, whose nouns all have one. */
  readonly names?: string;
  /** How the time begins at which a place is open. */
  readonly times: string;
}

export const PLACE_WORDS: Readonly<Record<"en" | "de" | "fr" | "es" | "it" | "pt" | "nl", PlaceWords>> = {
  en: {
    places:
      "room|hall|library|office|gym|shop|café|cafe|kitchen|playground|court|pool|entrance|desk|studio|workshop|museum|centre|center|clubhouse|laundry|bus stop|car park",
    sites:
      "basement|cellar|attic|floor|building|wing|yard|courtyard|corner|street|road|lane|square|park|garden|station|church|school|harbour|harbor|mill|village|market|barn|tower|lake|beach",
    leads: "(?:in|on|at|next to|opposite|near|behind|at the (?:back|end|front|top) of) (?:the|our) ",
    names: "(?:in|at) ",
    times:
      "(?:from |between |until )?\\d|every day|each day|daily|all day|weekdays|(?:on |from |every )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\\p{L})",
  },
  de: {
    places:
      "werkstatt|bibliothek|bücherei|mediathek|saal|halle|raum|zimmer|büro|laden|shop|café|kantine|mensa|restaurant|gaststätte|küche|museum|bad|studio|atelier|schuppen|haus|heim|kirche|kapelle|leuchtturm|schule|kindergarten|kita|garten|park|parkplatz|sportplatz|spielplatz|eingang|empfang|rezeption|sekretariat|geschäftsstelle|praxis|stadion|hütte|herberge|mühle|zentrum",
    sites:
      "hof|keller|geschoss|stock|gebäude|flügel|anbau|straße|gasse|weg|platz|markt|bahnhof|hafen|turm|ufer|see|dorf|stadt|ecke|ortsmitte|brücke|schloss|strand|wald",
    leads: "(?:im|am|beim|(?:in|an|auf|hinter|neben|gegenüber) (?:der|dem)) ",
    times:
      "(?:von |ab |bis )?\\d|täglich|jeden Tag|(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|(?:am |von |jeden )?(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|(?:am |von |jeden )?Mittwoch)(?!\\p{L})",
  },
  fr: {
    places:
      "salle|bibliothèque|médiathèque|ludothèque|buvette|cafétéria|café|restaurant|bar|boutique|magasin|atelier|bureau|accueil|secrétariat|musée|piscine|gymnase|hangar|club-house|maison|ferme|église|chapelle|phare|école|crèche|cuisine|jardin|parc|parking|entrée|local|siège|déchetterie|cabinet|laverie|vestiaire|stade|patinoire|camping|refuge|gîte|mairie|moulin",
    sites:
      "port|rez-de-chaussée|sous-sol|étage|bâtiment|cour|rue|place|avenue|gare|village|ville|quai|bout|fond|plage|forêt|quartier|château|pont|marché|coin",
    leads:
      "(?:au |à (?:la |l['’])|(?:dans|derrière|devant|sur|sous) (?:le |la |l['’])|(?:en face|près|à côté) (?:du |de (?:la |l['’])))",
    names: "à ",
    times:
      "(?:de |à |dès )?\\d|tous les jours|chaque jour|(?:le |du |les |chaque )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?!\\p{L})",
  },
  es: {
    places:
      "sala|biblioteca|ludoteca|cantina|cafetería|café|restaurante|bar|tienda|taller|oficina|recepción|secretaría|museo|piscina|gimnasio|almacén|casa|granja|iglesia|capilla|faro|escuela|guardería|cocina|jardín|parque|aparcamiento|entrada|sede|local|lavandería|vestuario|estadio|camping|refugio|albergue|ayuntamiento|molino|clínica|pabellón",
    sites:
      "puerto|planta|sótano|edificio|patio|calle|plaza|avenida|centro|estación|pueblo|ciudad|muelle|fondo|playa|bosque|barrio|castillo|puente|mercado|esquina",
    leads:
      "(?:en (?:el |la )|al (?:lado del |lado de la |final del |final de la )|(?:detrás|delante|cerca|enfrente|frente) (?:del |de la |al |a la )|junto (?:al |a la ))",
    names: "en ",
    times:
      "(?:de |a las |desde las )?\\d|todos los días|cada día|(?:los |el |de )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\\p{L})",
  },
  it: {
    places:
      "sala|biblioteca|ludoteca|mensa|bar|caffetteria|caffè|ristorante|negozio|bottega|laboratorio|ufficio|segreteria|reception|museo|piscina|palestra|rimessa|magazzino|casa|fattoria|chiesa|cappella|faro|scuola|asilo|cucina|giardino|parco|parcheggio|ingresso|sede|lavanderia|spogliatoio|stadio|campeggio|rifugio|ostello|municipio|mulino|ambulatorio|circolo",
    sites:
      "porto|piano|seminterrato|edificio|cortile|via|piazza|viale|centro|stazione|paese|città|molo|fondo|spiaggia|bosco|quartiere|castello|ponte|mercato|angolo",
    leads:
      "(?:al |alla |all['’]|nel |nella |nell['’]|sul |sulla |(?:dietro|accanto|vicino|davanti|di fronte) (?:il |la |al |alla |l['’]|all['’]))",
    names: "(?:a|in) ",
    times:
      "(?:dalle |dalle ore |alle )?\\d|tutti i giorni|ogni giorno|(?:il |la |dal |ogni )?(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?!\\p{L})",
  },
  pt: {
    places:
      "sala|biblioteca|cantina|cafetaria|cafeteria|café|restaurante|bar|loja|oficina|escritório|receção|recepção|secretaria|museu|piscina|ginásio|academia|armazém|casa|igreja|capela|farol|escola|creche|cozinha|jardim|parque|estacionamento|entrada|sede|lavandaria|lavanderia|balneário|estádio|refúgio|albergue|moinho|clínica|pavilhão",
    sites:
      "porto|andar|piso|cave|edifício|prédio|pátio|rua|praça|avenida|centro|estação|aldeia|vila|cidade|cais|fundo|praia|bosque|bairro|castelo|ponte|mercado|esquina",
    leads: "(?:no |na |(?:atrás|perto|ao lado|em frente) (?:do |da |ao |à )|junto (?:ao |à ))",
    names: "em ",
    times:
      "(?:das |às |a partir das )?\\d|todos os dias|cada dia|(?:à |ao |às |aos |de )?(?:segunda|terça|quarta|quinta|sexta|sábados?|domingos?)(?:-feira)?(?!\\p{L})",
  },
  nl: {
    places:
      "werkplaats|bibliotheek|zaal|hal|ruimte|kamer|lokaal|kantoor|winkel|café|kantine|restaurant|keuken|museum|zwembad|sportschool|studio|atelier|loods|huis|boerderij|kerk|kapel|vuurtoren|school|kinderopvang|crèche|tuin|park|parkeerplaats|ingang|receptie|secretariaat|praktijk|wasserette|stadion|camping|hut|herberg|molen|balie",
    sites:
      "haven|verdieping|kelder|zolder|gebouw|vleugel|binnenplaats|straat|weg|laan|plein|gracht|kade|centrum|station|dorp|stad|hoek|strand|bos|brug|kasteel|markt|meer",
    leads: "(?:in|op|aan|naast|achter|bij|tegenover) (?:de|het) ",
    names: "in ",
    times:
      "(?:van |vanaf |tot )?\\d|dagelijks|elke dag|iedere dag|(?:op |van |elke )?(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?(?!\\p{L})",
  },
};
