import { expect, test } from "bun:test";
import { faqsOf, page, type Section } from "./fixtures.ts";

const asked = async (title: string, sections: Section[], locale = "en") =>
  (await faqsOf(page(title, sections, locale))).map(({ question }) => question);

// Amounts

test.each([
  [
    "en",
    "How much does membership cost?",
    "For the season 2031/32 the club has two kinds of membership to suit your needs.",
    "Membership costs £40 for the whole season.",
  ],
  [
    "es",
    "¿Cuánto cuesta la cuota?",
    "Para la temporada 2031/32 el club cuenta con dos tipos de cuotas que se adaptan a ti.",
    "La cuota cuesta 40 euros para toda la temporada.",
  ],
  [
    "de",
    "Was kostet die Mitgliedschaft?",
    "Für die Saison 2031/32 hat der Verein verschiedene Mitgliedschaften für alle Wünsche.",
    "Die Mitgliedschaft kostet 40 Euro für die ganze Saison.",
  ],
  [
    "fr",
    "Combien coûte l'adhésion ?",
    "Pour la saison 2031/32 le club propose des adhésions de plusieurs sortes pour chacun.",
    "L'adhésion coûte 40 euros pour toute la saison.",
  ],
  [
    "it",
    "Quanto costa la tessera?",
    "Per la stagione 2031/32 il club offre tessere di molti tipi adatte a ogni esigenza.",
    "La tessera costa 40 euro per tutta la stagione.",
  ],
  [
    "pt",
    "Quanto custa a quota?",
    "Para a época 2031/32 o clube tem quotas de vários tipos para todas as necessidades.",
    "A quota custa 40 euros para toda a época.",
  ],
  [
    "nl",
    "Hoeveel kost het lidmaatschap?",
    "Voor het seizoen 2031/32 heeft de club lidmaatschappen van allerlei soorten.",
    "Het lidmaatschap kost 40 euro voor het hele seizoen.",
  ],
])("who asks for a price is told one, or nothing (%s)", async (locale, question, without, priced) => {
  expect(await asked("Club", [[question, without]], locale)).not.toContain(question);
  expect(await asked("Club", [[question, priced]], locale)).toEqual([question]);
});

// Who says "we"

test("on a page of several places the opening hours are asked of the one that tells them", async () => {
  const open = "We are open from Monday to Friday, 8.30am - 5.30pm.";
  const hall: Section = ["Thornby Village Hall", "The hall was built by the people of the village."];
  expect(await asked("Places in Thornby", [["Thornby Nursery", open], hall])).toEqual([
    "When is Thornby Nursery open?",
  ]);
  expect(await asked("Places in Thornby", [["Library", open], hall])).toEqual(["When is the library open?"]);
  expect(await asked("Thornby Nursery", [["Our days", open]])).toEqual(["When are you open?"]);
});

// Of some alone

test("what is done by those who have paid already is no way for all", async () => {
  const text =
    "Customers near Thornby may collect their orders from the shop. If you have already paid online and your parcel has not left us, please call us at once and we will refund your fee.";
  expect(await asked("Delivery", [["Collect in person", text]])).not.toContain("How do I collect in person?");
});
