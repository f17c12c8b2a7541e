import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

const lines = {
  de: [
    "Der Hafen baut mit allen Ruderern eine Lampe aus Holz.",
    "Die Lampe hat zwei Gläser und einen Griff aus Leder.",
    "Das Holz der Lampe kommt aus dem Wald der Insel.",
    "Der Griff der Lampe wird mit einem Messer geschnitzt.",
  ],
  nl: [
    "De haven bouwt met alle roeiers een lamp van hout.",
    "De lamp heeft twee glazen en een handvat van leer.",
    "Het hout van de lamp komt uit het bos van het eiland.",
    "Het handvat van de lamp wordt met een mes gesneden.",
  ],
};

async function shownOf(fact: string, locale: keyof typeof lines): Promise<string[]> {
  const source = page(locale === "de" ? "Lampe" : "Lamp", [["", [...lines[locale], fact].join(" ")]], locale);
  return await takeawaysOf(source);
}

describe("A page of an event, in whatever place it stands, tells", () => {
  test.each([
    ["de", "Los geht es am Samstag, den 4.11.2023, um 20:00 Uhr an der Lampe."],
    ["nl", "De avond van de lamp gaat door op dinsdag 13 mei om 18.00 aan de kade."],
  ] as const)("when it takes place, %s: %s", async (locale, fact) => {
    expect(await shownOf(fact, locale)).toContain(fact);
  });

  test.each([
    ["de", "Das Holz der Lampe kostet 20 Euro und wird am Steg bezahlt."],
    ["nl", "Een lamp kost 35 euro en wordt aan de kade betaald."],
  ] as const)("what it costs, %s: %s", async (locale, fact) => {
    expect(await shownOf(fact, locale)).toContain(fact);
  });

  test("from what hour to what hour it lasts, without its day", async () => {
    const fact = "Der Abend der Lampe beginnt um 19:00 Uhr und endet um 21:00 Uhr.";
    expect(await shownOf(fact, "de")).toContain(fact);
  });

  test.each([
    ["thousands", "Een lamp kost € 2.999 en wordt aan de kade betaald."],
    ["a part of one", "Een lamp kost € 45,50 en wordt aan de kade betaald."],
  ])("what it costs in %s", async (_, fact) => {
    expect(await shownOf(fact, "nl")).toContain(fact);
  });

  test.each([
    ["of something told before it", "Am Montag um 19:00 Uhr kommt die Lampe mit zwei Gläsern dann ans Licht."],
    ["of something told before it", "Das Holz der Lampe kostet dann 20 Euro und wird am Steg bezahlt."],
  ])("but no date or price %s: %s", async (_, fact) => {
    expect(await shownOf(fact, "de")).not.toContain(fact);
  });

  test("and its news before all but the first of its days", async () => {
    const first = "Am Montag um 19:00 Uhr treffen sich alle Ruderer an der Lampe.";
    const others =
      "Am Dienstag um 18:00 Uhr werden rote Farben für die Lampe gemischt. Am Freitag um 17:00 Uhr fährt das erste Boot mit der Lampe über die Bucht.";
    const text = `${first} ${lines.de[0]} ${lines.de[1]} ${others}`;
    expect(await takeawaysOf(page("Lampe", [["", text]], "de"))).toEqual([first, lines.de[0]!, lines.de[1]!]);
  });

  test("while what a body spends is no price", async () => {
    const fact = "Der Bau der Lampe kostete den Hafen 1 580 000 Euro in zehn Jahren.";
    expect(await shownOf(fact, "de")).not.toContain(fact);
  });
});

describe("A page among a site's events tells", () => {
  const about = "The boat shed will be open to members and guests that day, with tea in the yard.";
  const at = (path: string, text: string) => ({ ...page("Spring evening", [["", `${text} ${about}`]]), url: path });
  const event = "https://www.acme.example/events/2024/spring-evening";

  test.each([
    "Join us as Ana Ruiz shows how an old lamp is taken apart and built again.",
    "Listen as the harbour's oldest rower explains how boats were steered before there were lamps.",
    "Come and learn how the members of the club repair an oar with glue and string!",
  ])("what its reader is called to: %s", async (call) => {
    expect(await takeawaysOf(at(event, call))).toContain(call);
  });

  test.each([
    ["where nothing is said of it", event, "Join us for a great evening!"],
    ["to a film of it", event, "Watch the recording of the evening to see how an old lamp is taken apart again."],
    [
      "on a page of something else",
      "https://www.acme.example/lamps",
      "Join us as Ana Ruiz shows how an old lamp is taken apart and built again.",
    ],
  ])("but no call %s", async (_, url, call) => {
    expect(await takeawaysOf(at(url, call))).not.toContain(call);
  });
});
