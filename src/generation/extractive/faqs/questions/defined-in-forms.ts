/** A name as people have it: no article, a capital to each word. */
const NAME = /^\p{Lu}\p{L}+(?:[ -](?:(?:de|van|von|der|da|du|la|le|del|di) )?\p{Lu}[\p{L}.’'-]*){0,3}$/u;
/** A name of several words. */
const FULL_NAME = /^\S+ \S/u;
/** What a person or a pet is, in the languages whose questions are templates. */
const ROLE =
  /^(?:[\p{L}-]+ ){0,3}(?:Person|Mensch|personne|persona|pessoa|persoon|Autor|Reporter|Schüler|Künstler|Journalist|Professor|Ingenieur|Entwickler|Designer|Aktivist|Wissenschaftler|Forscher|Musiker|Politiker|Arzt|Ärztin|Jurist|Gründer|Fotograf|Student|Lehrer|Schriftsteller|Frau|Mann|Hund|Katze|auteure?|autrice|élève|collégien(?:ne)?|lycéen(?:ne)?|chercheu(?:r|se)|développeu(?:r|se)|direct(?:eur|rice)|journaliste|artiste|ingénieure?|experte?|consultante?|professeure?|enseignante?|écrivaine?|avocate?|médecin|fondat(?:eur|rice)|graphiste|photographe|étudiante?|présidente?|bénévole|femme|homme|chien(?:ne)?|chat(?:te)?|autore|reporter|repórter|alun[oa]|alumn[oa]|reporter[oa]|leerling|ricercat(?:ore|rice)|sviluppat(?:ore|rice)|diret(?:tore|trice)|giornalista|artista|ingegnere|espert[oa]|consulente|professor(?:e|essa)|insegnante|scrit(?:tore|trice)|avvocat[oa]|medico|fonda(?:tore|trice)|fotograf[oa]|student(?:e|essa)|president[ea]|volontari[oa]|stilista|attore|attrice|donna|uomo|cane|gatt[oa]|autora?|investigadora?|desarrolladora?|diseñadora?|directora?|periodista|ingenier[oa]|expert[oa]|consultora?|profesora?|escritora?|abogad[oa]|médic[oa]|fundadora?|fotógraf[oa]|estudiante|voluntari[oa]|mujer|hombre|perr[oa]|gat[oa]|pesquisadora?|desenvolvedora?|diretora?|jornalista|engenheir[oa]|professora?|advogad[oa]|estudante|voluntári[oa]|mulher|homem|cachorr[oa]|auteur|schrijver|schrijfster|onderzoeker|ontwikkelaar|ontwerper|directeur|kunstenaar|ingenieur|docent|leraar|lerares|advocaat|arts|oprichter|fotograaf|voorzitter|vrijwilliger|vrouw|man|hond|kat|therapeut)(?!\p{L})/u;
/** "Gesprächspartnerin": what only a woman is. */
const WOMAN = /^(?:[\p{L}-]+ ){0,8}\p{Lu}\p{L}*(?:[^\P{L}t]er|ter|tor|ist|[aeo]nt|eur|ert|log|nom|graf)in(?!\p{L})/u;
/** "Each parcel", "Another parcel", "Sending a parcel", "Via the mail": of no thing that anybody asks what it is. */
const NO_THING =
  /^(?:Het \p{L}+en van|Via|Indien|Mits|Tenzij|Zodra|Terwijl|Omdat|Hoewel|Volgens|Binnen|Buiten|Dankzij|Sofern|Sobald|Während|Obwohl|Laut|Dank|Lors|Dès|Afin|Parmi|Grâce|Gracias|Durante|Mientras|Aunque|Grazie|Mentre|Graças|Enquanto|Embora)(?!\p{L})|^(?:Chaque|Jede[rsn]?|Ogni|Cada|Elke?|(?:Une? |L['’])?[Aa]utres?|[OA]?s? ?[Oo]utr[oa]s?|Otr[oa]s?|Un['’ ]?altr[oa]|Altr[oaie]|(?:Eine? )?[Aa]ndere[rs]?|(?:Een )?[Aa]ndere?)\s|^\p{L}{2,}(?:ar|er|ir|re) (?:vos|votre|nos|notre|une?|uma?|un[ao]|el|l[aoe]s?|il|gli|[oa]s?|seus?|suas?|sus?|tus?)\s/u;
/** What a thing is not, a clause that it is said in, or what a sentence bids to note, read as the end of its name: "Note that this is …". */
const NEGATED =
  /(?:^|\s)(?:qu['’](?:il|elle|on)s?|que|che|dass|dat|non|ne|nicht|no|não|niet|pas|keine?|est[aeo]s?|es[aeo]s?|ess[ae]s?|iss?to|isso|quest[aeio]|ciò|cela|ceci|das|dies(?:e[rs]?)?|dit|deze)$/iu;
/** "Keine Lösung dagegen", "Esempi di crediti": what is none, or some of what is not told by them. */
const NONE_OR_SOME =
  /^(?:Kein\p{L}*|Nichts?|Nie|Geen|Niets?|Nooit|Nessun\p{L}*|Non|Ningun[oa]|Ningún|Nenhum\p{L}*|Não|Aucune?|(?:Eine? |Une? |Een |Uma? )?(?:Beispiele?|[Ee]sempio?|[Ee]jemplos?|[Ee]xemplos?|[Ee]xemples?|[Vv]oorbeeld(?:en)?))(?!\p{L})/u;
/** A figure alone, and a time: "2019", "Ein Jahr", which say when something is. */
const FIGURE =
  /^(?:\p{N}[\p{N}.,’'+ -]*|(?:\p{N}+|Eine[mn]?|Ein|Zwei|Drei|Une?|Deux|Trois|Un[ao]?|Due|Tre|Dos|Tres|Uma?|Dois|Duas|Três|Een|Twee|Drie) (?:Jahre?|Monate?|Wochen?|Tage?|Stunden?|Minuten?|ans?|années?|mois|semaines?|jours?|heures?|minutes?|ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minut[oi]s?|años?|meses|semanas?|d[ií]as?|horas?|anos?|mês|jaar|jaren|maand(?:en)?|weken|week|dag(?:en)?|uur|minuten|minuut))$/u;
/** What tells a thing from no other: "a technology", "a smoke-free place". */
const ANYTHING =
  /^(?:[\p{L}-]+ )?(?:Technologie|Technik|Ort|Raum|Sache|Ding|technologie|lieu|endroit|chose|outil|tecnologia|luogo|posto|cosa|strumento|tecnología|lugar|sitio|herramienta|ferramenta|coisa|plek|plaats|ding)(?: [\p{Ll}-]+)?[.!]$/u;

/** What somebody thinks of it, that it comes first or has to be filled in, in place of its kind. */
const VALUES =
  /^(?:(?:information|información|informazione|informação)|(?:Pflichtfeld|champ obligatoire|campo obbligatorio|campo obligatorio|campo obrigatório|verplicht veld)(?!\p{L})|(?:makkelijke|eenvoudige|simpele|gemakkelijke) \p{L}+|(?:\p{L}+ )?(?:aventure|défi|chance|opportunité|atout|enjeu|tâche (?:simple|courante)|grande maison|source de vérité|service éminemment|plus \p{L}+)|(?:\p{L}+ )?(?:avventura|sfida|compito (?:semplice|comune)|opportunità|risorsa preziosa|più \p{L}+)|(?:\p{L}+ )?(?:aventura|tare(?:fa|a) (?:comum|común|simples?|sencilla|fácil)|desafío|reto|oportunidad|más \p{L}+|desafio|oportunidade|mais \p{L}+)|(?:\p{L}+ )?(?:Abenteuer|Herausforderung|Chance|Glücksfall|Muss|beste[nrs]?|größte[nrs]?|wichtigste[nrs]?|älteste[nrs]?)|(?:\p{L}+ )?(?:avontuur|uitdaging|unieke kans|kans|beste|grootste|oudste|belangrijkste))(?!\p{L})/iu;

/** Whether what a sentence says of a thing, behind "is a", tells it from others. */
export function tellsApart(thing: string, rest: string): boolean {
  if (NONE_OR_SOME.test(thing) || FIGURE.test(thing)) return false;
  return !NEGATED.test(thing) && !NO_THING.test(thing) && !ANYTHING.test(rest) && !VALUES.test(rest);
}

/** Whether a sentence tells of a person or a pet by the name, as what is said behind "is a" shows. */
export function isPerson(thing: string, rest: string): boolean {
  return NAME.test(thing) && (ROLE.test(rest) || WOMAN.test(rest));
}

/** Whether a visitor could ask for somebody by this name: nobody asks for "Anke". */
export function isFullName(thing: string): boolean {
  return FULL_NAME.test(thing);
}
