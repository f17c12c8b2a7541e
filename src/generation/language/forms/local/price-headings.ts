import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";

/** What stands over a list of prices, and what does over sums that are given, won, taken in or spent. */
interface PriceHeadings {
  readonly prices: RegExp;
  readonly otherSums: RegExp;
}

function amongWords(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
}

const FORMS: Readonly<Record<string, PriceHeadings>> = {
  en: {
    prices: amongWords(
      "prices?|pricing|price list|fees?|rates|dues|charges|tariffs?|menu|hire|rentals?|tickets?|admission|memberships?",
    ),
    otherSums: amongWords(
      "donations?|donors?|donated|gifts?|income|revenues?|receipts?|expenses?|expenditures?|spending|outgoings|budgets?|accounts|financ(?:es|ial)|prizes?|awards?|winners?|winnings|scholarships?|grants?|bursar(?:y|ies)|sponsors?|sponsorship|funds?|funding|fund-?rais\\p{L}+|raised|debts?|salar(?:y|ies)|wages|fines?|penalt(?:y|ies)|refunds?|savings?|rewards?|bonus(?:es)?|allowances?",
    ),
  },
  de: {
    prices: amongWords(
      "\\p{L}*(?:preise?|preisliste|gebühr(?:en)?|tarife?|beitr(?:ag|äge)|eintritt|verleih|vermietung|speisekarte|getränkekarte)|karten|tickets",
    ),
    otherSums: amongWords(
      "\\p{L}*spenden?|spender\\p{L}*|\\p{L}*einnahmen|\\p{L}*ausgaben|\\p{L}*haushalt\\p{L}*|budgets?|etat|kassenbericht|finanz\\p{L}*|bilanz|\\p{L}*gewinn\\p{L}*|preisgeld\\p{L}*|preisträger\\p{L}*|(?:haupt|trost|sonder|publikums|förder)preise?|\\p{L}*stipendi\\p{L}*|sponsor\\p{L}*|förder\\p{L}*|zuschuss|zuschüsse|gehalt|gehälter|löhne|schulden|verlosung|tombola|wettbewerb\\p{L}*|sieger\\p{L}*|strafen?|bußgeld\\p{L}*|rückerstattung\\p{L}*|prämien?",
    ),
  },
  fr: {
    prices: amongWords("tarifs?|prix|cotisations?|menu|carte|locations?|billet(?:s|terie)?|entrées?|adhésions?"),
    otherSums: amongWords(
      "dons?|donateurs?|recettes?|dépenses?|budgets?|comptes|bilan|trésorerie|financ\\p{L}+|bourses?|subventions?|mécén\\p{L}+|sponsors?|parrain\\p{L}*|1er|premiers?|gagnants?|lauréat\\p{L}*|lots?|concours|salaires?|collectes?|cagnotte|récompenses?|amendes?|dettes?|remboursements?|primes?",
    ),
  },
  es: {
    prices: amongWords("precios?|tarifas?|cuotas?|menú|carta|alquiler(?:es)?|entradas?|matrículas?"),
    otherSums: amongWords(
      "donaci(?:ón|ones)|donativos?|donantes?|ingresos|gastos|salidas|presupuestos?|cuentas|balance|financ\\p{L}+|finanzas|premios?|ganador\\p{L}*|becas?|subvenci(?:ón|ones)|patrocin\\p{L}+|sueldos?|salarios?|deudas?|sorteos?|recaudaci\\p{L}+|multas?|reembolsos?|concursos?",
    ),
  },
  it: {
    prices: amongWords(
      "prezz[oi]|tariff[ae]|quot[ae]|menù?|listino|noleggi[o]?|bigliett[oi]|ingress[oi]|iscrizion[ei]",
    ),
    otherSums: amongWords(
      "donazion[ei]|donator[ei]|entrate|uscite|spese|bilanci[o]?|budget|cont[oi]|finanz\\p{L}+|premi[o]?|vincitor[ei]|bors[ae]|contribut[oi]|sponsor\\p{L}*|stipend[io]|debit[oi]|raccolta|sovvenzion[ei]|multe|lotteria|rimbors[oi]|concors[oi]",
    ),
  },
  pt: {
    prices: amongWords(
      "preços?|preçário|tarifas?|taxas?|mensalidades?|quotas?|cardápio|menu|ementa|alugue[lr]|aluguéis|bilhetes?|ingressos?|inscriç(?:ão|ões)",
    ),
    otherSums: amongWords(
      "doaç(?:ão|ões)|donativos?|doadores|receitas?|despesas?|orçamentos?|contas|balanço|financ\\p{L}+|finanças|pr[êé]mios?|vencedor\\p{L}*|bolsas?|subsídios?|patroc\\p{L}+|salários?|dívidas?|sorteios?|rifas?|multas?|reembolsos?|concursos?",
    ),
  },
  nl: {
    prices: amongWords(
      "\\p{L}*(?:prijs|prijzen|prijslijst|tarie(?:f|ven)|verhuur|menukaart)|contributie|menu|huur|kaartjes|tickets|entree|toegang|lidmaatschap",
    ),
    otherSums: amongWords(
      "donat\\p{L}+|giften|gevers|inkomsten|uitgaven|begroting|budget|jaarrekening|financi\\p{L}+|winnaars?|beurzen|\\p{L}*beurs|subsidies?|sponsor\\p{L}*|salaris\\p{L}*|schulden|loterij|prijzengeld|(?:hoofd|troost)prij(?:s|zen)|wedstrijd\\p{L}*|boetes?|terugbetaling\\p{L}*",
    ),
  },
};

/** Whether one of some headings and titles says that prices stand below it, and none that sums are told of another kind. */
export function namesPrices(above: readonly string[], locale: string): boolean {
  const forms = FORMS[primaryLanguage(locale)];
  return forms !== undefined && above.some((text) => forms.prices.test(text)) && !namesOtherSums(above, locale);
}

/** Whether a heading, a title or a name tells of sums that are given, won, taken in or spent: nothing has that price. */
export function namesOtherSums(texts: readonly string[], locale: string): boolean {
  const forms = FORMS[primaryLanguage(locale)];
  return texts.some((text) => forms?.otherSums.test(text) === true);
}
