import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { Quote } from "../../src/search/quote.ts";
import { searchAnew } from "../../src/search/search.ts";
import { growthOf } from "../support/growth.ts";
import { processorClock } from "../support/processor-clock.ts";
import { fillerPages, segmentOf } from "./pages.ts";

const text = `Refunds are easy. You can ask for a refund of any invoice within thirty days of purchase.

- Invoices are sent each month to the billing contact.
- Refunds are easy.

    refund --invoice 42`;
const segment = segmentOf([{ passages: [{ text: "We sell 👩‍👩‍👧 things." }, { text }] }, ...fillerPages(10)]);

describe("highlights", () => {
  test("are whole sentences of the page, the one that holds most of the query first", () => {
    const quotes = segment.highlights(0, "refund an invoice after purchase", 3);
    expect(quotes[0]).toEqual({
      passage: 1,
      text: "You can ask for a refund of any invoice within thirty days of purchase.",
    });
    expect(quotes).toHaveLength(3);
  });

  test("tell what is asked of the thing that the page is named after, rather than name that", () => {
    const said = "The copper kettle of ours is loved. A guarantee of three years is given to all who buy.";
    const built = segmentOf([{ title: "Copper kettle", passages: [{ text: said }] }, ...fillerPages(10)]);
    expect(built.highlights(0, "copper kettle guarantee", 1)[0]?.text).toStartWith("A guarantee");
    expect(built.highlights(0, "copper kettle", 1)[0]?.text).toStartWith("The copper kettle");
  });

  const quotesOf = (heading: string, text: string, query: string, locale = "en") => {
    const built = segmentOf([{ locale, passages: [{ heading, text }] }, ...fillerPages(10)]);
    return built.highlights(0, query, 5).map((quote) => quote.text);
  };
  test("go on with the line below where they lead to it", () => {
    const value = quotesOf(
      "",
      "Nobody sails in winter.\n\nThe street of our mooring is:\n\nHeron Quay 4",
      "street mooring",
    );
    expect(value[0]).toBe("The street of our mooring is:\n\nHeron Quay 4");
    const leads = quotesOf("", "The street of our mooring is:\n\nSee here:", "street mooring");
    expect(leads[0]).toBe("The street of our mooring is:");
  });

  test("open with what comes right below a heading that is asked for, whatever words that has", () => {
    const below = "From nine to five. Later on our bell is heard by the porter.";
    expect(quotesOf("Opening hours of the shop", below, "when is the shop open, hours?")[0]).toBe("From nine to five.");
    expect(quotesOf("Bells", "We have two. Ring at the door.", "bells")).toEqual(["We have two."]);
  });

  test.each([
    ["en", "when is the mill shut", "The mill is loved and the mill is old.", "The mill shuts at 10 pm."],
    [
      "en",
      "what year did the mill start",
      "The mill started well and the start was fun.",
      "It started in 2014 by hand.",
    ],
    ["en", "when may the mill be seen", "The mill may be seen by those who see.", "The mill is open on Sundays."],
    ["en", "how long is a lease kept", "A lease is kept by the lease office.", "A lease is gone after thirty days."],
    ["en", "how many mills are there", "Those mills there are mills of ours.", "There are six mills."],
    ["en", "price of a lamp", "The price of a lamp is fair.", "A lamp is €8."],
    ["en", "does a lamp cost much", "A lamp has costs of many sorts.", "Each lamp is free for whoever visits."],
    ["de", "wann schließt die Mühle", "Die Mühle schließt mit einem Riegel.", "Die Mühle schließt im März."],
    ["de", "was kostet eine Lampe", "Was eine Lampe kostet, ist gut.", "Eine Lampe: 8 Euro."],
    ["fr", "combien de temps dure la visite", "La visite dure autant que dure la joie.", "La visite dure deux heures."],
    ["es", "horario del molino", "El horario del molino es bueno.", "El molino abre a las 9:30."],
    ["pt", "preço da lâmpada", "O preço da lâmpada é bom.", "Uma lâmpada é gratuita."],
    ["it", "quando apre il mulino", "Il mulino apre con la chiave.", "Il mulino apre a giugno."],
    ["it", "qual è l'orario del mulino", "L'orario del mulino è buono.", "Il mulino apre alle 9:30."],
    ["it", "quanto costa una lampada", "Una lampada costa 3 volte poco.", "Una lampada: 8 euro."],
    ["fr", "combien coûte une lampe", "Une lampe coûte 3 fois rien.", "Une lampe : 8 euros."],
    ["nl", "hoe lang duurt het bezoek", "Het bezoek duurt lang en duurt graag.", "Het bezoek duurt twee uur."],
    [
      "en",
      "is the mill open in August",
      "The mill is open to all who open it.",
      "The mill rests from July to October.",
    ],
    ["en", "is the mill open in January", "The mill is open in May.", "The mill rests from December until March."],
    [
      "de",
      "ist die Mühle im August offen",
      "Die Mühle ist offen für offene Leute.",
      "Die Mühle ruht Juli bis September.",
    ],
    ["fr", "le moulin est ouvert en août", "Le moulin est ouvert à tous.", "Le moulin dort en juillet-septembre."],
    ["en", "email address of the mill", "Each email has the address of a mill.", "Email: mill@example.com"],
    [
      "de",
      "Mail-Adresse",
      "Eine Mail kommt an der Adresse an, an die sie geht.",
      "Adresse für Mail: muehle@example.com",
    ],
    ["en", "who belongs to the council", "The mill belongs to the town and to us.", "The council consists of Ann."],
    ["de", "wer gehört zum Rat", "Die Mühle gehört zum Dorf.", "Der Rat besteht aus Ann."],
  ])(
    "have what is asked for, an amount, a time, a month, an address of mail or members, in %s: %s",
    (locale, query, idle, told) => {
      expect(quotesOf("", `${idle} ${told}`, query, locale)[0]).toBe(told);
    },
  );

  test("have what is asked for in the list that a line leads to", () => {
    const list = "Lamps of ours:\n\n- Small: €8\n- Large: €9";
    expect(quotesOf("", `A lamp has a price of its own.\n\n${list}`, "price of a lamp")[0]).toBe(list);
    const steps = "How to count lamps:\n\n1. Look\n2. Count";
    expect(quotesOf("", `Many lamps are there, lamps of all kinds.\n\n${steps}`, "how many lamps are there")[0]).toBe(
      "Many lamps are there, lamps of all kinds.",
    );
  });

  test("have the sentence that follows a question in its paragraph, as that alone tells nothing", () => {
    const query = "end my mill membership";
    const asked = "Do you want to end your membership of the mill?";
    const both = `${asked} Write to the miller before noon.`;
    expect(quotesOf("", both, query)[0]).toBe(both);
    expect(quotesOf("", `${asked}\n\nWrite to the miller.`, query)[0]).toBe(asked);
    expect(quotesOf("", `${asked} ${"corn ".repeat(90)}.`, query)[0]).toBe(asked);
    expect(quotesOf("", `${asked} Who is the miller?`, query)[0]).toBe(asked);
  });

  test("are raised for an amount only where one is asked for", () => {
    const text = "The mill turns by wind and wheat. The mill has 3 wheels.";
    expect(quotesOf("", text, "what turns the mill")[0]).toStartWith("The mill turns");
  });

  test("have the items of a list behind the line that leads to it, as far as they fit", () => {
    const items = ["- The key of the mill", "- A lamp", "1. Your badge"].join("\n");
    expect(quotesOf("", `Bring these along:\n\n${items}\n\nThat is all.`, "what to bring")).toEqual([
      `Bring these along:\n\n${items}`,
    ]);
    expect(quotesOf("", "Bring these along:\n\nSee the list.", "what to bring")).toEqual(["Bring these along:"]);
    const long = Array.from({ length: 50 }, (_, i) => `- Tool number ${i}`).join("\n");
    const [quote = ""] = quotesOf("", `Bring these along:\n\n${long}`, "bring along");
    expect(quote).toEndWith("\n- Tool number 22");
    expect(quote.length).toBeLessThanOrEqual(400);
  });

  test("have no item twice, alone and with its list", () => {
    const list = "The mill has:\n\n- A mill stone of granite\n- Two lamps";
    const both = quotesOf("", `${list}\n\nThat is all.`, "what does the mill have");
    expect(both.filter((quote) => quote.includes("granite"))).toHaveLength(1);
    const item = quotesOf("", `${list}\n\nThat is all.`, "mill stone granite");
    expect(item.filter((quote) => quote.includes("granite"))).toEqual(["A mill stone of granite"]);
  });

  test.each([
    ["a lead with nothing behind it", "Turn the mill wheel like this:\n\nSee below."],
    ["a label", "Mill wheel"],
    ["a question", "Is the wheel of the mill turned by hand?"],
    ["the promise of the article", "In this article you will learn how the mill wheel is turned."],
    ["a pattern", "mill wheel: ^\\d{3}.?"],
    ["a line of code", "Set it:\n\n    turn mill wheel now again"],
    ["the name of another page", "- The mill and its great wheel"],
    ["a reference to another page", "See The wheel to learn of the mill."],
    ["a case without what holds in it", "- If you turn the wheel of the mill"],
  ])("are whole sentences rather than %s", (_, little) => {
    const answer = "A wheel of oak is at the back of the house and moves when water is let in from above it.";
    const other = { title: "The mill and its great wheel", text: "It is of oak." };
    const quoted = (text: string) => {
      const built = segmentOf([{ passages: [{ text }] }, other, ...fillerPages(10)]);
      return built.highlights(0, "turn the mill wheel", 5).map((quote) => quote.text);
    };
    expect(quoted(`${little}\n\n${answer}`)[0]).toBe(answer);
    expect(quoted(little)).not.toBeEmpty();
  });

  test("may be a label that holds more of the query than a sentence does", () => {
    const text = "Guests love parking as all of us do here.\n\nFree guest parking";
    expect(quotesOf("", text, "guest parking free")[0]).toBe("Free guest parking");
  });

  test("take a moment on lines that go on for ever", () => {
    const spent = processorClock();
    for (const text of [`Take the mill:${"\n".repeat(40_000)}x`, `    mill: ${" ".repeat(40_000)}a;b`])
      quotesOf("", text, "mill");
    expect(spent()).toBeLessThan(3_000);
  });

  test.each(["Mill fee: €8", "Mill fee 8", "Mill fee is waived today.", "    Mill fee: eight crowns"])(
    "are short lines that tell something before others: %s",
    (line) => {
      const other = "Of the mill it is said by those who live nearby that nobody ever came back from it alone.";
      expect(quotesOf("", `Look:\n\n${line}\n\n${other}`, "mill fee")[0]).toBe(line.trim());
    },
  );

  test("have the code behind the line that leads to it, where all of it fits", () => {
    const code = (lines: number) => "    mill --turn wheel\n".repeat(lines).trimEnd();
    const quoted = (lines: number) => quotesOf("", `To turn it, run:\n\n${code(lines)}\n\nBye.`, "how to turn it")[0];
    expect(quoted(2)).toBe(`To turn it, run:\n\n${code(2)}`);
    expect(quoted(50)).not.toContain("\n");
    expect(quotesOf("", "    turn_it(wheel):\n        return 1", "turn_it wheel")).toEqual(["turn_it(wheel):"]);
  });

  const ids = "- Military cards and permits\n- Paper cards of any kind";

  test.each([
    ["", `We do not accept:\n\n${ids}`],
    ["We do not accept", ids],
    ["Not accepted", ids],
    ["Things you should never bring", ids],
    ["Common myths", ids],
    ["No se aceptan:", ids],
    ["Prohibited items", ids],
    ["", `We do not accept these when you return an order:\n\n${ids}`],
    ["", `I do not recommend these:\n\n${ids}`],
  ])("are no items that the page denies: %s", async (heading, text) => {
    const locale = /aceptan/.test(heading) ? "es" : "en";
    expect(quotesOf(heading, text, "military cards", locale)).not.toContain("Military cards and permits");
    expect(quotesOf("We accept", ids, "military cards")).toContain("Military cards and permits");
  });

  test.each([
    ["If your card is not accepted", ids],
    ["My cards are not accepted", ids],
    ["Why are my cards not accepted?", ids],
    ["How to avoid trouble", ids],
    ["", `Reasons why a card is not accepted:\n\n${ids}`],
    ["", `We do not accept:\n\n- Coins\n\nWe are happy with:\n\n${ids}`],
    ["", `All plans include, at no extra cost:\n\n${ids}`],
    ["", `You can do the following without an account:\n\n${ids}`],
    ["", `For devices that won't start, try these steps:\n\n${ids}`],
    ["", `The app doesn't open: try the following:\n\n${ids}`],
    ["", `To fix a page that does not load:\n\n${ids}`],
    ["No coding required", ids],
    ["Never miss an update", ids],
    ["Things not to forget", ids],
    ["Common mistakes and how to fix them", ids],
    ["What we don't charge for", ids],
    ["The box does not open", ids],
    ["What's included and what's not", `Included:\n\n${ids}`],
  ])("are the items that help in a trouble, or stand behind others: %s", (heading, text) => {
    expect(quotesOf(heading, text, "military cards")).toContain("Military cards and permits");
  });

  test.each([
    ["No.", "Are pets welcome?", "en"],
    ["They aren't.", "Are pets welcome?", "en"],
    ["Leider nicht.", "Dürfen Haustiere mit?", "de"],
    ["いいえ。", "ペットは可能ですか？", "ja"],
  ])("begin with the yes or no that a question above is answered by: %s", (reply, heading, locale) => {
    const told = "A basket for pets, Haustiere or ペット is put in the room on request.";
    expect(quotesOf(heading, `${reply} ${told}`, "pets Haustiere ペット", locale)[0]).toBe(`${reply} ${told}`);
    expect(quotesOf("On pets", `${reply} ${told}`, "pets Haustiere ペット", locale)[0]).toBe(told);
  });

  test("are sentences rather than rows of a table that hold no more, and rows where nothing else does", () => {
    const table = Array.from({ length: 40 }, (_, row) => `Parcel ${row} | Price of ${row}`).join("\n");
    const sentence = "What the price of a parcel is depends on how far the house of who gets it is from here.";
    const segment = segmentOf([
      { text: `Parcel | Price\n${table}\n\n${sentence}` },
      { text: `Parcel | Price\n${table}` },
    ]);
    const first = (page: number) => segment.highlights(page, "parcel price", 1).map(({ text }) => text);
    expect([first(0), first(1)]).toEqual([[sentence], ["Parcel 0 | Price of 0"]]);
  });

  test.each(["Correx (genuine non PVC) | Low risk", "Non-PVC foam | Low risk", "Foam (PVC or wool) | Low risk"])(
    "are the row about what is asked for rather than one that says it beside or denies it: %s",
    (beside) => {
      const rows = `Material | Hazard\n${beside}\nSheets of any kind with PVC (Sintra, Foamex and others) | Banned`;
      expect(quotesOf("", rows, "can I cut pvc")[0]).toEndWith("Banned");
      expect(quotesOf("", `Material | Hazard\n${beside}`, "can I cut pvc")).toEqual([beside]);
    },
  );

  test("are verbatim and never repeated, whatever the page and query", () => {
    const words = fc.constantFrom(
      "refund",
      "Größe",
      "naïve",
      "👩‍👩‍👧",
      "日本語",
      "x-id",
      ". ",
      "! ",
      "\n\n",
      "\n- ",
      "\n    ",
      " | ",
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), fc.array(words, { maxLength: 3 }), (page, query) => {
        const passage = page.join(" ");
        const built = segmentOf([{ text: passage }]);
        const quotes = built.highlights(0, query.join(" "), 5).map((quote) => quote.text);
        for (const quote of quotes) expect(passage).toContain(quote);
        expect(new Set(quotes).size).toBe(quotes.length);
      }),
      { numRuns: 150 },
    );
  });

  test("hold the version or code that is asked for, not another one that shares a number with it", () => {
    const notes = "Version v1.4 adds sign-in by e-mail. Version v1.40 adds a client. The v1.3 release came before.";
    const releases = segmentOf([{ text: notes }, { text: "Part 18 of form F." }, ...fillerPages(10)]);
    const quotes = (query: string, page = 0) => releases.highlights(page, query, 5).map((quote) => quote.text);
    expect(quotes("v1.4")).toEqual(["Version v1.4 adds sign-in by e-mail."]);
    expect(quotes("v1.5")).toEqual([]);
    expect(quotes("client of v1.5")).toEqual(["Version v1.40 adds a client."]);
    expect(quotes("18F", 1)).toEqual([]);
    expect(quotes("e-mail")).toEqual(["Version v1.4 adds sign-in by e-mail."]);
    expect(quotes("sign-in")).toEqual(["Version v1.4 adds sign-in by e-mail."]);
  });

  test("are none for a query the page does not touch, and for a limit of 0", () => {
    expect(segment.highlights(0, "zymurgy", 3)).toEqual([]);
    expect(segment.highlights(0, "", 3)).toEqual([]);
    expect(segment.highlights(0, "refund", 0)).toEqual([]);
  });

  test("cut a sentence without end on a word boundary", () => {
    const long = `${"lorem ipsum dolor ".repeat(60)}refund`;
    const [quote] = segmentOf([{ text: long }]).highlights(0, "refund lorem", 1);
    expect(long.startsWith(quote?.text ?? "none")).toBe(true);
    expect(long.charAt(quote?.text.length ?? 0)).toBe(" ");
    expect(quote?.text.length).toBeLessThanOrEqual(400);
  });

  test("keep most of a sentence that is one endless word", () => {
    const long = `token: ${"x".repeat(900)} is a refund`;
    const [quote] = segmentOf([{ text: long }]).highlights(0, "token refund", 1);
    expect(quote?.text).toBe(long.slice(0, 400));
  });

  test("take linear time of a page that says one sentence again and again", () => {
    const repeating = (times: number) => segmentOf([{ text: "Buy the zebra today. ".repeat(times) }]);
    const segments = new Map([20_000, 40_000].map((times) => [times, repeating(times)]));
    expect(growthOf((times) => segments.get(times)?.highlights(0, "zebra", 3), 20_000)).toBeLessThan(3);
    expect(segments.get(20_000)?.highlights(0, "zebra", 3)).toEqual([{ passage: 0, text: "Buy the zebra today." }]);
  });

  test("are well formed where a sentence is cut among characters of two units", () => {
    const musical = `alpha a${"\u{1D167}".repeat(300)} end.`;
    const [quote] = segmentOf([{ text: musical }, ...fillerPages(5)]).highlights(0, "alpha", 1);
    expect(quote?.text).toBe(musical.slice(0, 399));
  });

  test.each([
    [
      "Wren Max | 48 cm | 26 inch wheels, disc brakes and a rack | yes",
      "26%20inch%20wheels%2C%20disc%20brakes%20and%20a%20rack",
    ],
    ["Wren Max | 1,299", "Wren%20Max"],
    ["Wren Max: for children of six to nine", "for%20children%20of%20six%20to%20nine"],
    ["Bring these:\n\n- the key of the mill\n- a lamp", "the%20key%20of%20the%20mill"],
    ["Open at 9:30 or 10:00", "Open%20at%209%3A30%20or%2010%3A00"],
    ["Wren", "Wren"],
  ])("link to words that stand in one block of their page, as no browser looks across two: %s", (text, fragment) => {
    const url = "https://www.acme.example/wren";
    expect(new Quote(text, url).url).toBe(`${url}#:~:text=${fragment}`);
  });

  test("link to their page alone where a row is nothing but figures", () => {
    expect(new Quote("48 | 1,299", "https://www.acme.example/wren").url).toBe("https://www.acme.example/wren");
  });

  test("are verbatim and well formed, and link to their page, of any text and for any query", () => {
    const character = fc.oneof(
      fc.constantFrom("a", " ", "refund", "\u{1D167}", "👩‍👩‍👧", "\ud800"),
      fc.string({ unit: "binary" }),
    );
    const run = fc.tuple(character, fc.integer({ min: 1, max: 500 })).map(([text, times]) => text.repeat(times));
    const long = fc.array(run, { maxLength: 5 }).map((runs) => runs.join(""));
    fc.assert(
      fc.property(long, fc.array(character, { maxLength: 3 }), (page, words) => {
        const text = `refund ${page}`.slice(0, 4000).toWellFormed();
        const search = searchAnew(segmentOf([{ text }]), `refund ${words.join(" ")}`, { limit: 1 });
        for (const quote of search.hits.length > 0 ? search.quotes(0) : []) {
          expect(text).toContain(quote.text);
          expect(quote.text.isWellFormed()).toBe(true);
          expect(quote.url).toContain("#:~:text=");
        }
      }),
      { numRuns: 150 },
    );
  });
});
