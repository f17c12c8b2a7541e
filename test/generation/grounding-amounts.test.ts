import { describe, expect, test } from "bun:test";
import { isSupported } from "../../src/generation/grounding/grounding.ts";

type Case = [locale: string, item: string, page: string];

describe("Figures that are swapped within a sentence are refused", () => {
  test.each<Case>([
    ["en", "Guests pay 20 euros and residents pay 8 euros.", "Residents pay 20 euros and guests pay 8 euros."],
    ["en", "Guests pay 20 euros, residents 8 euros.", "Residents pay 20 euros, guests 8 euros."],
    ["en", "Guests: 20 euros, residents: 8 euros.", "Residents: 20 euros, guests: 8 euros."],
    [
      "en",
      "Rooms cost 8 euros for guests and 20 euros for members.",
      "Rooms cost 20 euros for guests and 8 euros for members.",
    ],
    ["en", "Draw 8 plans in 5 lessons.", "Draw 5 plans in 8 lessons."],
    [
      "de",
      "Ein Zimmer kostet 8 Euro für Gäste und 20 Euro für Mitglieder.",
      "Ein Zimmer kostet 20 Euro für Gäste und 8 Euro für Mitglieder.",
    ],
    [
      "es",
      "Los socios pagan 20 euros y los niños pagan 8 euros.",
      "Los niños pagan 20 euros y los socios pagan 8 euros.",
    ],
  ])("%s: %s", (locale, item, page) => {
    expect(isSupported(item, page, locale)).toBe(false);
    expect(isSupported(page, page, locale)).toBe(true);
  });

  test.each<Case>([
    ["en", "Residents pay 8 euros.", "Guests pay 20 euros and residents pay 8 euros."],
    ["en", "Rooms cost 8 euros for guests.", "Rooms cost 20 euros for members and 8 euros for guests."],
    ["en", "Residents: 8 euros.", "Guests: 20 euros, residents: 8 euros."],
    ["en", "A deposit of 40 euros is due when you come.", "When you come, a deposit of 40 euros is due."],
    ["de", "Für Gäste kostet ein Zimmer 20 Euro.", "Ein Zimmer kostet 20 Euro für Gäste und 8 Euro für Mitglieder."],
  ])("and told as they are, borne out: %s: %s", (locale, item, page) => {
    expect(isSupported(item, page, locale)).toBe(true);
  });
});

describe("A number is counted in the same unit, however long the sentence is", () => {
  test.each<Case>([
    [
      "en",
      "The parcel from our store in Lyon reaches your door within 6 weeks.",
      "The parcel from our store in Lyon reaches your door within 6 days.",
    ],
    [
      "en",
      "The city gave the schools of the north $3.5 billion in its last year.",
      "The city gave the schools of the north $3.5 million in its last year.",
    ],
    [
      "en",
      "The city gave the schools of the north $3.5 in its last year.",
      "The city gave the schools of the north $3.5 million in its last year.",
    ],
    [
      "en",
      "Members of the reading club pay their fee of 7 euros weekly by card.",
      "Members of the reading club pay their fee of 7 euros monthly by card.",
    ],
    [
      "en",
      "Add 5 g of dry yeast to the warm dough in the bowl.",
      "Add 5 mg of dry yeast to the warm dough in the bowl.",
    ],
    [
      "en",
      "Follow the path along the river to the mill for 30 kilometres.",
      "Follow the path along the river to the mill for 30 metres.",
    ],
    [
      "de",
      "Das Paket aus unserem Lager kommt innerhalb von 6 Wochen zu Ihnen nach Hause.",
      "Das Paket aus unserem Lager kommt innerhalb von 6 Tagen zu Ihnen nach Hause.",
    ],
    [
      "es",
      "El paquete de nuestra tienda llega a su casa en un plazo de 6 semanas.",
      "El paquete de nuestra tienda llega a su casa en un plazo de 6 días.",
    ],
    [
      "fr",
      "Le colis de notre magasin arrive chez vous dans un délai de 6 semaines.",
      "Le colis de notre magasin arrive chez vous dans un délai de 6 jours.",
    ],
    [
      "it",
      "Il pacco del nostro negozio arriva a casa sua entro 6 settimane.",
      "Il pacco del nostro negozio arriva a casa sua entro 6 giorni.",
    ],
    [
      "pt",
      "A encomenda da nossa loja chega a sua casa num prazo de 6 semanas.",
      "A encomenda da nossa loja chega a sua casa num prazo de 6 dias.",
    ],
    [
      "nl",
      "Het pakket uit onze winkel komt binnen 6 weken bij u thuis.",
      "Het pakket uit onze winkel komt binnen 6 dagen bij u thuis.",
    ],
    ["zh", "包裹将在6个月内从我们的商店寄到您家。", "包裹将在6天内从我们的商店寄到您家。"],
  ])("%s: %s", (locale, item, page) => {
    expect(isSupported(item, page, locale)).toBe(false);
    expect(isSupported(page, page, locale)).toBe(true);
  });

  test.each<Case>([
    ["en", "The ticket costs 12 dollars.", "The ticket costs $12."],
    ["en", "The discount is 5%.", "There is a discount of 5 percent."],
    ["en", "The parcel arrives within 6 days.", "The parcel arrives within 6 working days."],
    ["en", "The 30-day trial is free.", "The trial is free for 30 days."],
  ])("written in another way it is the same: %s: %s", (locale, item, page) => {
    expect(isSupported(item, page, locale)).toBe(true);
  });
});

describe("The bound of a number is part of it", () => {
  const bounds = ["", "more than ", "less than ", "at least ", "at most ", "almost ", "about "];
  const pairs = bounds.flatMap((one) => bounds.filter((other) => other !== one).map((other) => [one, other] as const));

  test.each(pairs)("'%s40' is not told where the page says '%s40'", (one, other) => {
    const said = (bound: string) => `The bus ride to the lake takes ${bound}40 minutes.`;
    expect(isSupported(said(one), said(other), "en")).toBe(false);
    expect(isSupported(said(one), said(one), "en")).toBe(true);
  });

  test.each<Case>([
    ["en", "Over 60 schools took part.", "More than 60 schools took part."],
    ["en", "Groups of at least ten people pay less.", "Groups of ten people or more pay less."],
    ["en", "A boat takes up to 6 guests.", "A boat takes 6 guests at most."],
    ["en", "The ride takes roughly 40 minutes.", "The ride takes about 40 minutes."],
    ["de", "Die Fahrt dauert ungefähr 40 Minuten.", "Die Fahrt dauert etwa 40 Minuten."],
    ["es", "El viaje dura alrededor de 40 minutos.", "El viaje dura aproximadamente 40 minutos."],
  ])("the same bound in other words is the same: %s: %s", (locale, item, page) => {
    expect(isSupported(item, page, locale)).toBe(true);
  });

  test.each<Case>([
    ["de", "Die Fahrt zum See dauert 40 Minuten.", "Die Fahrt zum See dauert mehr als 40 Minuten."],
    ["es", "El viaje al lago dura 40 minutos.", "El viaje al lago dura más de 40 minutos."],
    ["fr", "Le trajet vers le lac dure 40 minutes.", "Le trajet vers le lac dure moins de 40 minutes."],
    ["it", "Il viaggio al lago dura 40 minuti.", "Il viaggio al lago dura circa 40 minuti."],
    ["pt", "A viagem até o lago dura 40 minutos.", "A viagem até o lago dura quase 40 minutos."],
    ["nl", "De rit naar het meer duurt 40 minuten.", "De rit naar het meer duurt bijna 40 minuten."],
    ["zh", "乘车到湖边需要40分钟。", "乘车到湖边需要超过40分钟。"],
  ])("nor is it dropped in another language: %s: %s", (locale, item, page) => {
    expect(isSupported(item, page, locale)).toBe(false);
    expect(isSupported(page, page, locale)).toBe(true);
  });
});
