import type { AmountWords } from "./amount-words.ts";

/** The words of one language, as alternatives of an expression. */
interface Words {
  readonly amount: string;
  readonly when: string;
  readonly span: string;
  readonly paid: string;
  readonly count: string;
  readonly sum: string;
  /** Numbers and parts. */
  readonly numbers: string;
  /** Units of time, in each of their forms. */
  readonly spans: string;
  /** How often, how soon, until when. */
  readonly often: string;
  readonly days: string;
  readonly times: string;
  readonly open: string;
  /** That no money is asked for. */
  readonly free: string;
  /** That nobody pays at the door. */
  readonly entry: string;
  /** That a price is told to those who ask. */
  readonly onRequest: string;
  readonly is: string;
  /** "per", with what of it is one word with the time. */
  readonly per: string;
  /** An hour, a day, a week, a month and a year, as what is counted in them names them. */
  readonly counted: readonly (readonly [asked: string, told: string])[];
}

const DIGITS = "|\\b\\d{1,2}[:.h]\\d\\d\\b|\\b\\d{1,2} ?(?:h|uhr|uur)\\b|\\b(?:19|20)\\d\\d\\b";
/** Names of money: a sum of it is a price, that it is taken is none. */
const MONEY = "euros?|franken|francs?|cents?|centimes?|pesos?|dólares|reais";
/** "is" and "are" of all of them. */
const BE = "ist|sind|est|sont|es|son|está|están|è|sono|é|são|estão|is|zijn";
/** Behind "free" as what is said of a thing, and not of another beside it ("mit kostenlosem WLAN"). */
const BEHIND =
  "(?=\\s*(?:[^\\s\\p{L}]|$)| (?:für|bei|im|ab|pour|dès|dans|para|desde|en|na|no|per|nel|nella|in|voor|vanaf|op)(?!\\p{L}))";
const word = (words: string, more = "") => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})${more}`, "iu");
/** What asks opens a question, or stands behind a few words that name a thing. */
const asks = (words: string) => new RegExp(`(?:^|[,;.!:] )¿?(?:\\S+ ){0,4}?(?:${words})(?!\\p{L})`, "iu");

function amountWords(words: Words): AmountWords {
  const { numbers, spans, often, days, times, open, free, entry, onRequest, is, per, counted } = words;
  const sum = `(?:\\p{N}|${numbers})[ -]?(?:${MONEY})`;
  return {
    amount: asks(words.amount),
    version: /(?!)/,
    when: asks(words.when),
    span: asks(words.span),
    paid: asks(words.paid),
    count: asks(words.count),
    counted: asks(words.count),
    sum: asks(words.sum),
    tells: {
      amount: word(`${numbers}|${often}|${spans}|${days}|${free}|${entry}`),
      price: word(`${sum}|${free}|${entry}`),
      own: word(`${sum}|(?:${BE}) (?:\\p{L}+ ){0,3}(?:${free})(?:${BEHIND})|${entry}`),
      cost: word(onRequest),
      open: word(open),
      time: word(`${days}|${spans}|${often}|${times}`, DIGITS),
      span: word(`${spans}|${often}`, "|\\b\\p{N}+ ?(?:ms|s|min|h|d)\\b"),
      share: word(`\\p{N} ?%|(?:${is}) (?:\\p{L}+ ){0,2}(?:\\p{N}+|${numbers})`),
    },
    periods: counted.map(([asked, told]) => [word(`(?:${per}) ?(?:${asked})`), word(told)]),
  };
}

export const GERMAN = amountWords({
  amount:
    "wie ?viele?[mnrs]?|wie (?:lange?|oft|häufig|teuer|hoch|alt|weit|groß|gross|schnell)|was kostet|was kosten|welche gebühr(?:en)?",
  when: "wann|um wie ?viel uhr|an welche[mn] tag(?:en)?",
  span: "wie lange|wie (?:oft|häufig|schnell)|wie ?viele (?:tage|wochen|monate|jahre|stunden|minuten)",
  paid: "(?:was|wie ?viel) (?:kostet|kosten)|wie teuer|wie hoch (?:ist|sind) (?:der|die) (?:preis|gebühr|gebühren|kosten|beitrag)",
  count: "wie ?viele?[mnrs]?",
  sum: "wie teuer|wie ?viel ist|wie hoch (?:ist|sind) (?:der|die) (?:preis|gebühr|gebühren|kosten|beitrag|beiträge)",
  numbers:
    "zwei|drei|vier|fünf|sechs|sieben|acht|neun|(?:\\p{L}+)?zehn|elf|zwölf|(?:\\p{L}+und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|(?:\\p{L}+)?hundert|(?:\\p{L}+)?tausende?|hunderte|dutzend|einmal|zweimal|dreimal|halb(?:e[nrs]?)?|hälfte|kein limit",
  spans:
    "sekunden?|minuten?|stunden?|\\p{L}*(?:werk|arbeits|geschäfts|kalender|bank)tage?[ns]?|tage?[ns]?|wochen?|monate?[ns]?|quartale?|jahre?[ns]?|lebensjahre?[ns]?|geburtstag|wochenenden?",
  often:
    "stündlich|täglich|wöchentlich|monatlich|vierteljährlich|halbjährlich|jährlich|immer|jederzeit|sofort|umgehend|unverzüglich|bald|bis|unbegrenzt|unbefristet|dauerhaft|regelmäßig|jahresende|monatsende|seit|nachts|über nacht|rund um die uhr|(?:einen|wenige) (?:kurzen )?(?:augenblicke?|momente?)",
  days: "(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember",
  times: "uhr|wenn|sobald|nachdem|bevor|seit|ab|heute|morgen|mittags?|mitternacht|ende|anfang",
  open: "hängt|abhängig|variier\\p{L}*|unterschiedlich|individuell|je nach|richte[nt] sich|berechnet|so (?:bald|lange|viel|viele|oft)(?: \\p{L}+)?,? wie|solange|sobald|schnellstmöglich|kurz|beliebig\\p{L}*|mindestbetrag",
  free: "kostenlos\\p{L}*|kostenfrei\\p{L}*|gebührenfrei\\p{L}*|beitragsfrei\\p{L}*|unentgeltlich\\p{L}*|umsonst|gratis|keine(?: \\p{L}+){0,2} (?:kosten|gebühren?|beiträge)|gebühren?:? keine|ohne (?:\\p{L}+ ){0,2}(?:kosten|gebühren|aufpreis)|inklusive(?! \\p{L})|inbegriffen|inkludiert|im \\p{L}*preis (?:\\p{L}+ )?enthalten",
  entry: "eintritt(?: \\p{L}+){0,3} frei|freie[nrm]? eintritt",
  onRequest: "auf anfrage|nach (?:absprache|vereinbarung)",
  is: "ist|sind|beträgt|betragen|liegt|liegen|von|auf|bei",
  per: "pro|je|im|am|in der|jede[nrs]?|die|den",
  counted: [
    ["stunde", "stunden?|stündlich\\p{L}*"],
    ["tag", "tage?[ns]?|täglich\\p{L}*|\\p{L}+tage?"],
    ["woche", "wochen?|wöchentlich\\p{L}*"],
    ["monat", "monate?[ns]?|monatlich\\p{L}*|monats\\p{L}+"],
    ["jahr", "jahre?[ns]?|jährlich\\p{L}*|jahres\\p{L}+"],
  ],
});

export const FRENCH = amountWords({
  amount:
    "combien|quel(?:le)?s? (?:est|sont) (?:le |la |les |l['’])?(?:prix|tarifs?|coût|montant|durée|délais?)|quels? (?:prix|tarifs?|délais?)|à quelle fréquence|(?:à partir de )?quel âge",
  when: "quand|à quelle heure|quel jour|quels jours|à quelle date",
  span: "combien de (?:temps|jours|mois|semaines|heures|minutes|années)|quel(?:le)? (?:est )?(?:la |le )?(?:délai|durée)|à quelle fréquence|tous les combien",
  paid: "combien (?:ça |cela )?co[uû]te(?:nt)?|(?:c['’]est|ça fait|vaut) combien|quel(?:le)?s? (?:est|sont) (?:le |les )?(?:prix|tarifs?|coût)",
  count: "combien d(?:e|['’])",
  sum: "(?:c['’]est|ça fait|vaut) combien|combien (?:est|sont|ça|faut-il payer|vaut)",
  numbers:
    "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-(?:sept|huit|neuf)|vingt|trente|quarante|cinquante|soixante|cents?|mille|milliers?|(?:di|vingt|trent|cent)aines?|douzaines?|une fois|moitié|demi(?:e|es)?",
  spans:
    "secondes?|minutes?|heures?|jours?|journées?|semaines?|quinzaine|mois|trimestres?|semestres?|ans?|années?|saisons?",
  often:
    "quotidien\\p{L}*|hebdomadaire\\p{L}*|mensuel\\p{L}*|trimestriel\\p{L}*|annuel\\p{L}*|immédiat\\p{L}*|bientôt|jusqu['’]\\p{L}+|toujours|illimité\\p{L}*|régulièrement|tous les|toutes les|chaque|depuis|lendemain|(?:un|quelques) (?:instant|moment)s?",
  days: "lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
  times: "midi|minuit|dès|depuis|à partir|après|avant|lorsque|quand|fin|début",
  open: "dépend\\p{L}*|vari(?:e|ent|able|ables)|selon|en fonction|calculée?s?|devis|aussi (?:longtemps|souvent) que|dès que|tant que",
  free: "gratuit\\p{L}*|offerte?s?|sans (?:frais|avance)|aucuns? frais|pris(?:es?)? en charge|inclus\\p{L}*|comprise?s? dans le (?:prix|tarif)",
  entry: "(?:entrée|accès)(?: \\p{L}+){0,3} libre",
  onRequest: "sur (?:demande|devis)|nous (?:consulter|contacter)",
  is: "est|sont|s['’]élève à|à|de",
  per: "par|chaque|dans l['’]|à l['’]",
  counted: [
    ["heure", "heures?|horaire"],
    ["jour", "jours?|journée|quotidien\\p{L}*"],
    ["semaine", "semaines?|hebdomadaire\\p{L}*"],
    ["mois", "mois|mensuel\\p{L}*"],
    ["ans?|année", "ans?|années?|annuel\\p{L}*"],
  ],
});

export const SPANISH = amountWords({
  amount:
    "(?<!en )cu[aá]nt[oa]s?|cuál(?:es)? (?:es|son) (?:el |la |los |las )?(?:precios?|costes?|costos?|tarifas?|plazos?|duración|importe|monto)|qué (?:precio|coste|costo|plazo|edad)|con qué frecuencia",
  when: "cu[aá]ndo|(?:a )?qué horas?|qué días?|en qué fecha",
  span: "cu[aá]nto (?:tiempo|(?:se )?(?:dura|duran|tarda|tardan|demora|demoran))|cu[aá]nt[oa]s (?:días|dias|meses|años|horas|minutos|semanas)|cada cu[aá]nto|con qué frecuencia|qué plazo|cuál es el plazo|cuál es la duración",
  paid: "cu[aá]nto (?:me )?(?:cuesta|cuestan|vale|valen|cobran|sale)|(?:cuál es el|qué) (?:precio|coste|costo)|cuáles son los (?:precios|tarifas)",
  count: "(?<!en )cu[aá]nt[oa]s",
  sum: "cu[aá]nto (?:es|vale|valen|cobran|sale|(?:hay|tengo) que pagar|debo pagar)",
  numbers:
    "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci(?:séis|siete|ocho|nueve)|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|\\p{L}*cient[oa]s|mil(?:es)?|decenas|docenas?|una (?:sola )?vez|mitad|medi[oa]",
  spans: "segundos?|minutos?|horas?|días?|semanas?|quincena|mes|meses|trimestres?|semestres?|años?",
  often:
    "diari\\p{L}*|semanal\\p{L}*|mensual\\p{L}*|anual\\p{L}*|inmediat\\p{L}*|pronto|hasta|siempre|ilimitad\\p{L}*|regularmente|indefinid\\p{L}*|cada|desde|al (?:momento|instante)|(?:un|unos) (?:instante|momento)s?",
  days: "lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
  times: "mediodía|medianoche|desde|a partir|después|antes|cuando|una vez que|fin(?:al)?|inicio",
  open: "depend\\p{L}*|var[ií]a\\p{L}*|según|en función|calcula\\p{L}*|presupuesto|mientras|tan pronto|lo antes posible",
  free: "gratis|gratuit\\p{L}*|(?:sin|no (?:tienen?|supone)) (?:ningún )?(?:costo|coste|cargo|gastos)|incluid\\p{L}*",
  entry: "(?:entrada|acceso)(?: \\p{L}+){0,3} libre",
  onRequest: "bajo (?:petición|demanda|consulta)|a (?:consultar|convenir)|consúlt[ae]nos",
  is: "es|son|de|a|en",
  per: "por|al|a la|cada",
  counted: [
    ["hora", "horas?"],
    ["día|dia", "días?|dias?|diari\\p{L}*"],
    ["semana", "semanas?|semanal\\p{L}*"],
    ["mes", "mes|meses|mensual\\p{L}*"],
    ["año", "años?|anual\\p{L}*"],
  ],
});

export const ITALIAN = amountWords({
  amount:
    "quant[oaie]|ogni quanto|qual è (?:il |la )?(?:prezzo|costo|tariffa|durata|importo)|quali sono (?:i |le )?(?:prezzi|costi|tariffe)",
  when: "quando|a che ora|in che giorn[oi]|quali giorni",
  span: "quanto (?:tempo|dura|durano|ci (?:vuole|mette|mettono))|quant[ei] (?:giorni|mesi|anni|ore|minuti|settimane)|ogni quanto|quanto spesso",
  paid: "quanto (?:costa|costano|viene|vengono)|qual è il (?:prezzo|costo)|quali sono (?:i|le) (?:prezzi|costi|tariffe)",
  count: "quant[ei]",
  sum: "quanto (?:è|viene|vengono|devo pagare|si paga)",
  numbers:
    "due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|dicia(?:ssette|nnove)|diciotto|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|(?:\\p{L}+)?cento|mille|(?:\\p{L}+)?mila|migliaia|centinaia|decine|dozzin[ae]|una volta|metà|mezz[oa]",
  spans: "second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|trimestr[ei]|ann[oi]",
  often:
    "giornalier\\p{L}*|quotidian\\p{L}*|settimanal\\p{L}*|mensil\\p{L}*|annual\\p{L}*|subito|immediat\\p{L}*|presto|fino|sempre|illimitat\\p{L}*|ogni|(?:un|pochi) (?:attim|istant|moment)[eoi]",
  days: "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
  times: "mezzogiorno|mezzanotte|dopo|prima|quando|dal(?:la|le|l['’])?|fine|inizio",
  open: "dipend\\p{L}*|vari(?:a|ano|abil[ei])|secondo|in base|calcolat\\p{L}*|preventivo|finché|appena",
  free: "gratis|gratuit\\p{L}*|senza (?:costi|spese)|inclus[oaie]|compres[oaie] nel (?:prezzo|costo)",
  entry: "ingresso(?: \\p{L}+){0,3} libero",
  onRequest: "su (?:richiesta|preventivo)|da concordare",
  is: "è|sono|di|a",
  per: "per|al|alla|all['’]|ogni",
  counted: [
    ["ora", "or[ae]"],
    ["giorno", "giorn[oi]|giornalier\\p{L}*|quotidian\\p{L}*"],
    ["settimana", "settiman[ae]|settimanal\\p{L}*"],
    ["mese", "mes[ei]|mensil\\p{L}*"],
    ["anno", "ann[oi]|annual\\p{L}*"],
  ],
});

export const PORTUGUESE = amountWords({
  amount:
    "quant[oa]s?|quais? (?:é|são) (?:o |a |os |as )?(?:preços?|custos?|valor(?:es)?|taxas?|prazos?|duração)|com que frequência|qual o (?:preço|custo|valor|prazo)",
  when: "quando|a que horas?|(?:em )?que dias?",
  span: "quanto (?:tempo|dura|duram|demora|demoram)|quant[oa]s (?:dias|meses|anos|horas|minutos|semanas)|com que frequência|qual (?:é )?o prazo",
  paid: "quanto (?:custa|custam|vale|sai|fica)|qual (?:é )?o (?:preço|custo|valor)|quais (?:são )?os preços",
  count: "quant[oa]s",
  sum: "quanto (?:é|são|vale|sai|fica|tenho (?:que|de) pagar)",
  numbers:
    "dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|(?:c|qu)atorze|quinze|dez[ae]sse(?:is|te)|dezoito|dez[ae]nove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|\\p{L}*centos|mil(?:hares)?|dezenas?|dúzias?|uma vez|metade|mei[oa]",
  spans: "segundos?|minutos?|horas?|dias?|semanas?|mês|meses|trimestres?|anos?",
  often:
    "diári\\p{L}*|semana(?:l|is|lmente)|mensa(?:l|is|lmente)|anua(?:l|is|lmente)|imediat\\p{L}*|logo|até|sempre|ilimitad\\p{L}*|cada|desde|na hora|(?:um|alguns) (?:instante|momento)s?",
  days: "segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
  times: "meio-dia|meia-noite|desde|a partir|depois|antes|quando|fim|início",
  open: "depend\\p{L}*|vari(?:a|am|ável|áveis)|conforme|de acordo|calculad\\p{L}*|orçamento|enquanto|assim que",
  free: "grátis|gratuit\\p{L}*|sem (?:custos?|encargos|taxas)|incluíd\\p{L}*|inclus[oa]s?",
  entry: "entrada(?: \\p{L}+){0,3} (?:franca|livre)",
  onRequest: "sob (?:consulta|pedido|orçamento)|a combinar",
  is: "é|são|de|a",
  per: "por|ao|à|cada",
  counted: [
    ["hora", "horas?"],
    ["dia", "dias?|diári\\p{L}*"],
    ["semana", "semanas?|semana(?:l|is)"],
    ["mês|mes", "mês|meses|mensa(?:l|is)"],
    ["ano", "anos?|anua(?:l|is)"],
  ],
});

export const DUTCH = amountWords({
  amount: "hoe ?(?:veel|lang)|hoe (?:vaak|oud|groot|duur|ver|snel|hoog)|wat kost|wat kosten|wat is de prijs",
  when: "wanneer|hoe laat|op welke dag(?:en)?",
  span: "hoe ?lang(?! (?:is|zijn) \\S+ \\S+\\W*$)|hoe (?:vaak|snel)|hoeveel (?:dagen|weken|maanden|jaar|uur|minuten)",
  paid: "(?:wat|hoeveel) (?:kost|kosten)|wat is de prijs|hoe duur",
  count: "hoe ?veel",
  sum: "hoe duur|hoeveel (?:is|moet ik betalen)",
  numbers:
    "twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|(?:vijf|zes|zeven|acht|negen)tien|\\p{L}*(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)|(?:\\p{L}+)?honderd|(?:\\p{L}+)?duizend(?:en)?|tientallen|één keer|eenmaal|helft|halve?",
  spans: "seconden?|minuten?|uur|uren|\\p{L}*dag(?:en)?|week|weken|maand(?:en)?|kwartaal|jaar|jaren",
  often:
    "dagelijkse?|wekelijkse?|maandelijkse?|jaarlijkse?|meteen|direct|onmiddellijk|binnenkort|tot|altijd|onbeperkte?|elke|iedere?|sinds|(?:een|enkele) (?:ogenblik(?:ken)?|moment(?:en)?)",
  days: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
  times: "middag|middernacht|vanaf|sinds|na|voor|wanneer|zodra|eind|begin",
  open: "hangt|afhankelijk|verschil\\p{L}*|varie\\p{L}*|berekend|offerte|zolang|zodra",
  free: "gratis|kosteloos|kosteloze|geen(?: \\p{L}+){0,2} kosten|zonder (?:\\p{L}+ )?kosten|inbegrepen|inclusief(?! \\p{L})",
  entry: "toegang(?: \\p{L}+){0,2} vrij|vrije toegang",
  onRequest: "op aanvraag|in overleg",
  is: "is|zijn|bedraagt|van|op",
  per: "per|in de|in het|elke?|iedere?",
  counted: [
    ["uur", "uur|uren"],
    ["dag", "dag(?:en)?|dagelijkse?"],
    ["week", "week|weken|wekelijkse?"],
    ["maand", "maand(?:en)?|maandelijkse?"],
    ["jaar", "jaar|jaren|jaarlijkse?"],
  ],
});
