import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import { tellsPrice } from "../../sentence/price.ts";

/** What tells that something is sold, or may be had where nothing but that is done, by language. */
const SALE: Readonly<Record<string, RegExp>> = {
  en: said(
    "sell(?:s|ing|ers?)?|sold|sales?|buy(?:s|ing|ers?)?|bought|purchas(?:e[sd]?|ing|able)|(?:gift ?)?shops?|stores?|merchandise|souvenirs?|kiosks?|stalls?|markets?|bar|counter|(?<!\\bin )orders?|ordered|ordering|pric(?:e[sd]?|ing)|costs?|menus?|take-?aways?|available|offer(?:s|ed|ing)?|stock(?:s|ed)?|range|selection|ha(?:ve|s)|there(?: i|['’])s|there are|find|found|get|pick up|serve[sd]?",
  ),
  de: said(
    "(?:ver|ein)?käufl\\p{L}+|verkauf\\p{L}*|(?:ge)?kauf(?:t|en|e)?|(?:im|der|den|dem|unser(?:e[nm])?|ein(?:e[nm])?) (?:kleine[rn] )?laden|(?:hof|dorf|bio|welt|fan|vereins|museums|online)-?laden|\\p{L}*geschäft(?:e|en|s)?|\\p{L}*shops?|kiosk|theke|\\p{L}*preise?n?|bestell(?:en|t|bar|ung(?:en)?)|kost(?:et|en)|\\p{L}*karte|menü|angebot(?:e|en|s)?|angeboten|an?biete[nt]|biete[nt]|erhältlich|verfügbar|vorrätig|sortiment|\\p{L}*auswahl|gibt['’]?s?|hab(?:en|t)|hat|finde(?:n|t|st)?|führen|bekomm(?:en|t|st)|serviert|servieren",
  ),
  fr: said(
    "vend(?:re|s|ez|ons|ent|u(?:e?s?))|(?:re)?ventes?|ach(?:eter|ats?|etez|ète(?:nt)?)|boutiques?|magasins?|kiosque|stands?|buvette|comptoir|command(?:er?|es|ez|ons)|prix|tarifs?|coûte(?:nt)?|cartes?|menus?|disponibles?|choix|trouver(?:ez|ons|as|a)?|trouvez|propos(?:e|ons|ent|ées?|és?)|offr(?:e|ons|ent)|y a|avons|serv(?:ons|ent|i(?:e?s?))",
  ),
  es: said(
    "vend(?:e|en|emos|er|id[oa]s?)|ventas?|compr(?:a|as|ar|e|en)|tiendas?|quiosco|puestos?|precios?|pedidos?|pedir|cuestan?|cartas?|menús?|disponibles?|hay|tenemos|ofrec(?:e|en|emos)|encontrar(?:ás?|án|éis)|encuentr(?:a|as|an)|serv(?:imos|id[oa]s?)|sirven?",
  ),
  it: said(
    "vend(?:e|ono|iamo|ere|ita|ut[oaie])|acquist(?:o|a|are|i|abil[ei])|compr(?:a|are)|negozi[o]?|bottega|chiosco|bancone|prezz[oi]|ordinare|ordinazion[ei]|costa(?:no)?|menù?|carta|disponibil[ei]|trover(?:ai|à|ete)|trov(?:i|ate)|abbiamo|offr(?:e|ono|iamo)|c['’]è|ci sono|serv(?:iamo|it[oaie])",
  ),
  pt: said(
    "vend(?:e|em|emos|er|as?|id[oa]s?)|compr(?:a|ar|e|em)|lojas?|quiosque|balcão|preços?|encomend(?:as?|ar)|custam?|cardápio|ementa|menus?|carta|disponíve(?:l|is)|temos|há|oferec(?:e|em|emos)|encontr(?:a|ará|arão|am)|serv(?:imos|id[oa]s?|em?)",
  ),
  nl: said(
    "verk(?:oop|oopt|open|ocht(?:en)?)|koopt?|kopen|gekocht|\\p{L}*winkels?|kraam|kiosk|balie|\\p{L}*prij(?:s|zen)|bestel(?:len|t|ling(?:en)?)?|kost(?:en)?|\\p{L}*kaart|menu|verkrijgbaar|beschikbaar|aanbod|assortiment|keuze|hebben|heeft|vin(?:d|dt|den)|er (?:is|zijn)|bied(?:t|en)|krijg(?:t|en)?|geserveerd",
  ),
};

function said(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
}

/** Whether nothing in some texts speaks of a sale, of what may be had or of a sum; of languages whose words are known. */
export function lacksSale(texts: readonly string[], locale: string): boolean {
  const sale = SALE[primaryLanguage(locale)];
  return sale !== undefined && !texts.some((text) => sale.test(text) || tellsPrice(text));
}
