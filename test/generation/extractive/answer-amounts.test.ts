import { describe, expect, test } from "bun:test";
import { amountWordsOf } from "../../../src/generation/extractive/answer/amounts/amounts.ts";
import { processorClock } from "../../support/processor-clock.ts";
import { answerTask, page, run, textOf } from "./fixtures.ts";

const notFound = "I couldn't find an answer";
/** What a site says of itself on each page tells little. */
const rarity = (term: string) => (term === "acm" ? 0.3 : 4);

const ask = async (query: string, text: string, locale = "en") =>
  textOf(await run(answerTask(query, [page("Acme guide", [["Notes", text]], locale)], { rarity, locale })));

describe("A question for what the site itself costs", () => {
  test.each([
    ["en", "How much does Acme cost?", "Acme waits for each entry, at the cost of the pages that it keeps no longer."],
    ["en", "What does Acme cost?", "Acme shows what you name, such as prices, dates and the cost of a thing."],
    ["de", "Wie viel kostet Acme?", "Acme ist schneller, doch dieser Vorteil geht auf Kosten der Größe von Acme."],
  ])("is not answered by what tells no price (%s: %s)", async (locale, query, text) => {
    const reply = await ask(query, text, locale);
    expect(reply).toContain(locale === "de" ? "keine Antwort gefunden" : notFound);
  });

  test("is not answered by code, whatever sums it holds", async () => {
    const code = 'Acme reads the cost of a thing:\n\n    read("cost"); // "$29.99"';
    expect(await ask("How much does Acme cost?", code)).toContain(notFound);
  });

  test.each([
    "Acme costs $8 a month.",
    "Acme is free, so that it costs nobody a thing.",
    "The cost of Acme is 620 for each of them.",
    "Nobody is charged: there is no cost for Acme.",
  ])("is answered by a price: %s", async (text) => {
    expect(await ask("How much does Acme cost?", text)).toBe(text);
  });
});

describe("A question for an amount", () => {
  test.each([
    ["How long does a box build take?", "Each box build will take the lids that somebody names."],
    ["How long does a box build take?", "A box build will take 12 lids and one hammer."],
    ["How often do boxes of wood arrive?", "Boxes of wood arrive at gate 12."],
    ["How many boxes can I send a day?", "You can send 40 boxes."],
    ["How many boxes can I send per month?", "You can send 40 boxes a day."],
    ["What does a box build cost?", "A box build is done by our 4 builders."],
    ["What is the price of a box build?", "A box build is done by our 4 builders."],
    ["How often do boxes of wood arrive?", "Boxes of wood arrive at the side of the harbour."],
    ["How many boxes can I send?", "Boxes that you send are of wood, and somebody fetches them."],
    ["How much is a box build?", "A box build needs our four builders. We build no box for children under 12."],
    ["How thick may a lid be?", "A lid may be of any wood that somebody brings."],
    ["How many boxes can I send?", "Once a box is sent, you can see all boxes of the past within a few minutes."],
    ["How many boxes can I send?", "2.1 Boxes that you can send are of wood."],
    ["How many boxes can I send?", "You can send boxes of the IPv6 kind."],
  ])("is not answered by what tells none: %s", async (query, text) => {
    expect(await ask(query, text)).toContain(notFound);
  });

  test.each([
    ["How long does a box build take?", "How long a box build will take depends on its size."],
    ["How long does a box build take?", "A box build will take a few days."],
    ["How long is a box build?", "A box build is 12 lids long."],
    ["How many boxes can I send a day?", "The daily limit is 40 boxes that you send."],
    ["How many boxes can I send per month?", "Boxes that you can send: 40 / mo."],
    ["What does a box build cost?", "There is no box building cost for a box build."],
    ["What does a box build cost?", "What a box build costs depends on its size."],
    ["What is the cost of being late with a box?", "Being late with a box harms the trust of its buyer."],
    ["How often do boxes of wood arrive?", "Boxes of wood arrive twice, or as often as you ask."],
    ["How many boxes can I send?", "Send boxes here. At once, 40 of them can be sent."],
    ["How much is a box build?", "A box build is 620 for members."],
    ["How much is a box build?", "A box build is half of what a lid is."],
    ["How much is a box build?", "A box build is £45, lids and all."],
    ["How much does shipping of boxes cost?", "Shipping of boxes is calculated when you pay."],
  ])("is answered by one, in the sentence behind as well, and by what leaves it open: %s", async (query, text) => {
    expect(await ask(query, text)).toStartWith(text);
  });

  test.each([
    ["How long can the name of a box be?", "The name of a box can have 60 letters."],
    ["How long does a lid have to be?", "A lid has to be 2 m long for a box."],
    ["How long does a box build take?", "A box build will take 48hrs."],
    ["How often are boxes of wood sent?", "Boxes of wood are sent on Mondays."],
    ["How often can I rename my box?", "You can rename a box 3 times."],
    ["How often can I rename my box?", "You can rename a box whenever you like."],
    ["How often are boxes of wood sent?", "Boxes of wood are sent on the 15th."],
    ["How long have box builders been here?", "Box builders have been here since 1998."],
    ["How long ago did the box builders begin?", "The box builders did begin in 1998."],
    ["How often can I rename my box?", "You can rename a box one time."],
    ["How soon can I rename a box?", "You can rename a box at any moment."],
    ["How long do lids of a box last?", "Lids of a box last for the session."],
    ["How often does the box ferry leave?", "The box ferry will leave at 8:15 and 8:45."],
  ])("of time is met by any word for one, and of a length by that: %s: %s", async (query, text) => {
    expect(await ask(query, text)).toBe(text);
  });

  test.each([
    ["How many holiday days do I get a year?", "Each builder of a box will get 28 days of holiday."],
    ["How many boxes can I send on a day ticket?", "You can send 40 boxes with the ticket."],
    ["How many box tours are there a week?", "There is one of two box tours on Monday, and one on Friday."],
    ["How much does a box cost per year?", "A box will cost €20 a month."],
  ])("of another time is none of days, prices or a ticket: %s: %s", async (query, text) => {
    expect(await ask(query, text)).toBe(text);
  });

  test("of a time is answered below a heading for it", async () => {
    const source = page("Boxes", [["Daily limits", "You can send 40 boxes."]]);
    const task = answerTask("How many boxes can I send a day?", [source], { markdown: false });
    expect(textOf(await run(task))).toBe("You can send 40 boxes.");
  });

  test.each([
    "A box build is included in the cost of its lids.",
    "A box build costs nothing.",
    "A box build costs half of a lid.",
    "Ask the builders for the price of a box build.",
    "A box build costs builders their sleep.",
  ])("of money is answered without a sum: %s", async (text) => {
    expect(await ask("What does a box build cost?", text)).toBe(text);
  });

  test("is answered by whatever stands below a heading that asks it", async () => {
    const source = page("Boxes", [["How long does a box build take?", "Somebody tells you when it begins."]]);
    const reply = textOf(await run(answerTask("How long does a box build take?", [source])));
    expect(reply).toBe("Somebody tells you when it begins.");
  });
});

describe("A question for a version", () => {
  test.each([
    "The version of Oakware that boxes need has to match yours.",
    "Once boxes need a version of Oakware, somebody tells you.",
  ])("is not answered by what tells none: %s", async (text) => {
    expect(await ask("Which version of Oakware do boxes need?", text)).toContain(notFound);
  });

  test.each([
    ["What is version control?", "Version control tracks every change of a file."],
    ["What happens to old versions of a file?", "Old versions of a file are kept until you delete them."],
    ["What does the free version include?", "The free version includes a calendar and a chat."],
    ["What different versions of the plan are there?", "The versions of the plan are free and paid."],
  ])("is none that asks what one is or has: %s", async (query, text) => {
    expect(await ask(query, text)).toBe(text);
  });

  test("is one for the latest", async () => {
    expect(await ask("What is the latest version of Oakware?", "Oakware has a version for boxes.")).toContain(notFound);
  });

  test.each(["Boxes need Oakware v4.2 or higher, and no odd version.", "Boxes need the latest version of Oakware."])(
    "is answered by its number, or by the latest: %s",
    async (text) => {
      expect(await ask("Which version of Oakware do boxes need?", text)).toBe(text);
    },
  );
});

describe("In other languages a question for an amount", () => {
  const nothing: Record<string, string> = {
    de: "keine Antwort gefunden",
    fr: "pas trouvé de réponse",
    es: "No encontré una respuesta",
    it: "Non ho trovato",
    pt: "Não encontrei",
    nl: "geen antwoord op gevonden",
  };

  test.each([
    ["de", "Wie lange dauert der Bau einer Kiste?", "Der Bau einer Kiste dauert an und freut 12 Gäste."],
    ["de", "Wie hoch ist der Beitrag?", "Antrag auf den Beitrag - PDF, 121 KB, 2 Seiten"],
    ["de", "Kiste bauen wie lange", "Wer eine Kiste bauen will, braucht 12 Bretter."],
    ["de", "Was kostet der Bau einer Kiste?", "Der Bau einer Kiste braucht 4 Leute."],
    ["de", "Wie viele Kisten darf ich pro Monat senden?", "Sie dürfen 40 Kisten am Tag senden."],
    ["fr", "combien de temps dure le bac", "Le bac dure autant que 12 planches."],
    ["fr", "c'est combien la location d'une barque", "La location d'une barque plaît à tous."],
    ["es", "cuanto tarda la barca", "La barca tarda y 12 guardias esperan."],
    ["es", "¿Cuánto cuesta la barca?", "La barca cuesta trabajo a quienes reman."],
    ["it", "Quanto dura il giro in barca?", "Il giro in barca dura come i 12 canti."],
    ["pt", "Quanto custa o barco?", "O barco custa a mover a quem rema."],
    ["nl", "Hoe vaak vaart de pont?", "De pont vaart met 12 mensen."],
  ])("is not answered by what tells none (%s): %s", async (locale, query, text) => {
    expect(await ask(query, text, locale)).toContain(nothing[locale]!);
  });

  test.each([
    ["de", "Wie lange dauert der Bau einer Kiste?", "Der Bau einer Kiste dauert zwei Wochen."],
    ["de", "Was kostet der Bau einer Kiste?", "Der Bau einer Kiste ist kostenlos."],
    ["de", "Wie hoch ist der Beitrag?", "Der Beitrag richtet sich nach dem Alter."],
    ["de", "Wie viele Kisten darf ich pro Monat senden?", "Monatlich dürfen Sie 40 Kisten senden."],
    ["fr", "combien de temps dure le bac", "Le bac dure jusqu'au soir."],
    ["fr", "c'est combien la location d'une barque", "La location d'une barque : 12 €."],
    ["es", "cuanto tarda la barca", "La barca tarda diez minutos."],
    ["es", "cuando sale la barca", "La barca sale cada lunes."],
    ["it", "Quanto dura il giro in barca?", "Il giro in barca dura un'ora."],
    ["pt", "Quanto custa o barco?", "O barco custa 4 euros."],
    ["nl", "Hoe vaak vaart de pont?", "De pont vaart elke dag."],
  ])("is answered by one (%s): %s", async (locale, query, text) => {
    expect(await ask(query, text, locale)).toBe(text);
  });

  test.each([
    ["en", "How many rooms does the hotel have?", "The hotel has fifteen rooms."],
    ["en", "How many seats does the hall have?", "The hall has two hundred seats."],
    ["en", "How much does entry cost?", "Entry is free."],
    ["de", "Was kostet das Frühstück?", "Das Frühstück ist im Preis enthalten."],
    ["de", "Was kostet das Frühstück?", "Das Frühstück ist inklusive."],
    ["de", "Was kostet eine Führung?", "Der Preis einer Führung ist auf Anfrage erhältlich."],
    ["de", "Was kostet der Eintritt?", "Der Eintritt ist frei."],
    ["de", "Was kostet die Kaution?", "Die Kaution beträgt fünfzig Euro."],
    ["de", "Was kostet ein Umtausch?", "Ein Umtausch ist ohne weitere Kosten."],
    ["de", "Wie lange dauert die Freischaltung?", "Die Freischaltung dauert nur einen Moment."],
    ["de", "Wie lange gibt es die Bäckerei?", "Unsere Bäckerei gibt es seit 1998."],
    ["de", "Wie oft fährt der Bus?", "Der Bus fährt rund um die Uhr."],
    ["de", "Wie viele Zimmer hat das Hotel?", "Das Hotel hat fünfzehn Zimmer."],
    ["fr", "Combien coûte la livraison ?", "La livraison est offerte."],
    ["fr", "Combien coûte le petit-déjeuner ?", "Le petit-déjeuner est compris dans le prix."],
    ["fr", "Combien coûte une visite ?", "Le prix d'une visite est communiqué sur demande."],
    ["fr", "Combien coûte l'entrée ?", "L'entrée est libre."],
    ["fr", "Combien de temps prend la livraison ?", "La livraison prend quelques instants."],
    ["es", "¿Cuánto tarda la activación?", "La activación tarda un momento."],
    ["es", "¿Cuánto cuesta la visita?", "La visita es sin coste."],
    ["es", "¿Cuánto cuesta una boda?", "El precio de una boda es a consultar."],
    ["es", "¿Cuántos empleados tienen?", "Nuestro equipo tiene veinte empleados."],
    ["it", "Quanto costa la colazione?", "La colazione è compresa nel prezzo."],
    ["it", "Quanto costa una visita?", "Il prezzo di una visita è su richiesta."],
    ["it", "Quanto costa l'ingresso?", "L'ingresso è libero."],
    ["pt", "Quanto custa o jantar?", "O jantar está incluso na diária."],
    ["pt", "Quanto custa a entrada?", "A entrada é franca."],
    ["pt", "Quanto custa um evento?", "O preço de um evento é sob consulta."],
    ["nl", "Wat kost een rondleiding?", "De prijs van een rondleiding is op aanvraag."],
    ["nl", "Wat kost de parkeerplaats?", "De parkeerplaats is inclusief."],
    ["nl", "Hoe lang duurt de levering?", "De levering duurt een ogenblik."],
  ])("is answered without a figure (%s), as in English: %s %s", async (locale, query, text) => {
    expect(await ask(query, text, locale)).toBe(text);
  });

  test.each([
    ["de", "Was kostet die Fähre?", "Die Fähre nimmt Euro und Karten an."],
    ["fr", "Combien coûte la barque ?", "La barque accepte les euros."],
  ])("is not answered by the name of money alone (%s): %s", async (locale, query, text) => {
    expect(await ask(query, text, locale)).toContain(nothing[locale]!);
  });

  test.each([
    ["How much does the ferry cost?", "The ferry takes pounds and cards."],
    ["How much does a room cost?", "A room comes with free parking."],
  ])("nor in English, nor by what is free beside the thing: %s", async (query, text) => {
    expect(await ask(query, text)).toContain(notFound);
  });

  test.each(["de", "fr", "es", "it", "pt", "nl"])("reads an endless number in linear time (%s)", (locale) => {
    const spent = processorClock();
    expect(amountWordsOf(locale).tells.share.test("1".repeat(200_000))).toBe(false);
    expect(spent()).toBeLessThan(2000);
  });
});

describe("How long something is so is told by a stretch of time, without the word that asks it", () => {
  test.each([
    ["en", "How long is an invitation valid?", "Whoever gets the invitation has 48 hours to accept."],
    ["en", "How long do you keep messages?", "Messages are deleted from the desk after 30 days."],
    ["de", "Wie lange werden Nachrichten gespeichert?", "Nachrichten werden nach 30 Tagen gelöscht."],
    ["fr", "Combien de temps une invitation est-elle valable ?", "L’invitation doit être acceptée sous deux jours."],
    ["nl", "Hoe lang is een uitnodiging geldig?", "Een uitnodiging wordt binnen twee weken aanvaard."],
  ])("(%s) %s", async (locale, query, text) => {
    const others = "The desk opens a letter of the guests. The lift of the tower is valid for nobody else.";
    expect(await ask(query, locale === "en" ? `${others}\n\n${text}` : text, locale)).toStartWith(text);
  });
});

test.each([
  [
    "How long does it take to get a refund?",
    "A refund must be asked for within 14 days.",
    "It takes about a week to get the money.",
  ],
  [
    "How long does a boat build take?",
    "A boat build was begun two years ago.",
    "It takes about three weeks to be done.",
  ],
])("How long something is so is not settled by another stretch of time: %s", async (query, other, told) => {
  expect(await ask(query, `${other}\n\n${told}`)).toContain(told);
});

test.each([
  ["How many classes may I miss?", "You may miss classes once."],
  ["How many people can attend a class?", "A class has at most 8 places for people."],
])("A few are counted in words: %s", async (query, text) => {
  expect(await ask(query, text)).toStartWith(text);
});

test("People of a kind are counted by what they are called", async () => {
  const text = "We have a community of 300 members. People of the town visit members at home.";
  expect(await ask("How many people are members?", text)).toStartWith("We have a community of 300 members.");
});

test("How thick a thing may be is told by a measure", async () => {
  const text = "The sheet bender is an old tool.\n\nIt can bend a sheet of steel up to 1mm thick.";
  expect(await ask("How thick can the sheet bender go?", text)).toContain("up to 1mm thick");
});

describe("A question for an amount in another language", () => {
  /** A verb that a site hardly uses. */
  const rarelySaid = (term: string) => (/^(?:bleib|krijg)/u.test(term) ? 6 : 2);
  test.each([
    ["de", "Wie lange bleibt eine Kiste verliehen?", "Eine Kiste ist für zwei Wochen verliehen."],
    ["nl", "Hoeveel dozen krijg ik?", "Elk huis ontvangt 10 dozen."],
    ["nl", "Hoeveel dozen krijg ik gratis?", "Elk huis ontvangt 10 gratis dozen."],
  ])("is answered without its verb of having or staying (%s: %s)", async (locale, query, text) => {
    const sources = [page("Acme", [["Notes", text]], locale)];
    expect(textOf(await run(answerTask(query, sources, { rarity: rarelySaid, locale })))).toBe(text);
  });
});

test.each(["How much is the kite workshop?", "How much was the kite workshop?"])(
  "How much a thing was is told by a sum as what it is, and by no other number: %s",
  async (query) => {
    const text = "The kite workshop was visited by 12 people.\n\nSeats at the kite workshop were $7 each.";
    const sources = [page("Kites", [["", text]])];
    const reply = textOf(await run(answerTask(query, sources, { markdown: false })));
    expect(reply).toBe("Seats at the kite workshop were $7 each.");
  },
);

describe("A question for what members pay", () => {
  test.each([
    ["en", "How much does membership cost?", "Membership fees", "Adults: £40 a year."],
    ["de", "Was kostet die Mitgliedschaft?", "Mitgliedsbeiträge", "Erwachsene: 40 € / Jahr."],
  ])("is answered by a sum below what they are called (%s: %s)", async (locale, query, heading, text) => {
    const club = page("Rowing club", [[heading, text]], locale);
    expect(textOf(await run(answerTask(query, [club], { locale, introduction: club.id })))).toBe(text);
  });

  test("names who pays, and need not say it as the heading does", async () => {
    const club = page("Ruderclub", [["Mitgliedsbeiträge", "Kinder: 20 € / Jahr.\n\nErwachsene: 40 € / Jahr."]], "de");
    const query = "Was kostet die Mitgliedschaft für Kinder?";
    const rarity = () => 4;
    expect(textOf(await run(answerTask(query, [club], { locale: "de", rarity })))).toBe("Kinder: 20 € / Jahr.");
  });

  test("is not answered by a sum below another heading", async () => {
    const club = page("Rowing club", [["Barbecue", "Adults: £40 a year."]]);
    expect(textOf(await run(answerTask("How much does membership cost?", [club])))).toContain(notFound);
  });

  test("is told apart from one for hours, which is none for the past", async () => {
    const club = page("Öffnungszeiten", [["", "Montag ab 19 Uhr, und auch sonst nach Absprache."]], "de");
    expect(textOf(await run(answerTask("Wann haben Sie geöffnet?", [club], { locale: "de" })))).not.toContain(
      "keine Antwort gefunden",
    );
  });
});
