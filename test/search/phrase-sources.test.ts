import { describe, expect, test } from "bun:test";
import { askedPhrase, innerPhrases } from "../../src/search/completions/inner-phrases.ts";
import { otherOpenings } from "../../src/search/completions/openings.ts";
import { phrasesOf } from "../../src/search/completions/sources.ts";
import { processorClock } from "../support/processor-clock.ts";
import { type PageDraft, pageOf } from "./pages.ts";

// What the completions of a corpus are made of, and which come first.

const asked = (text: string, { locale = "en", uses = 1 } = {}) => ({ text, locale, uses });
const pages = (...drafts: PageDraft[]) => drafts.map(pageOf);
const inOrder = (...[of, sources]: Parameters<typeof phrasesOf>): string[] =>
  phrasesOf(of, sources)
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text);

describe("Phrases of a corpus", () => {
  test("are what is configured, questions that pages ask, titles, what pages answer, headings, and what is within them, in this order", () => {
    const page = {
      title: "Lamps and lids",
      passages: [{ heading: "Why do lamps glow?" }, { heading: "Colours of lamps" }],
    };
    const sources = { phrases: ["Rent a lamp"], questions: [asked("How do I change a lamp?")] };
    expect(inOrder(pages(page), sources)).toEqual([
      "Rent a lamp",
      "Why do lamps glow?",
      "Lamps and lids",
      "How do I change a lamp?",
      "Colours of lamps",
      "change a lamp",
      "Lids: Lamps and lids",
    ]);
  });

  test.each(["How do I return a lamp", "How do I return a lamp?", "how do I  return a lamp"])(
    "hold what pages answer once, with %j among the titles or what is configured",
    (known) => {
      const questions = [asked("How do I return a lamp?")];
      const beside = "return a lamp";
      expect(inOrder(pages({ title: known }), { phrases: [], questions })).toEqual([known, beside]);
      expect(inOrder(pages({ title: "Lamps" }), { phrases: [known], questions })).toEqual([known, "Lamps", beside]);
    },
  );

  test("have what visitors of most sites ask, as far as a page tells it for the whole site", () => {
    const told = (text: string, page: PageDraft = { title: "Opening hours" }) =>
      inOrder(pages({ ...page, passages: [{ ...page.passages?.[0], text }] }), { phrases: [] });
    const asks = ["When are you open?", "What are your opening hours?"];
    expect(told("Mondays from 9:00 to 17:00.")).toEqual(expect.arrayContaining(asks));
    expect(told("They are told at the gate.")).not.toEqual(expect.arrayContaining(asks.slice(0, 1)));
    const below = (title: string) => told("Mondays from 9:00 to 17:00.", { title, passages: [{ heading: "Hours" }] });
    expect(below("Visit us")).toEqual(expect.arrayContaining(asks));
    expect(below("Harbour café")).not.toEqual(expect.arrayContaining(asks.slice(0, 1)));
    const es = told("La entrada es de 12 €.", { title: "Precios", locale: "es" });
    expect(es).toEqual(expect.arrayContaining(["¿Cuánto cuesta?", "Cuánto cuesta?"]));
  });

  test("come first in the language of most pages, and with more pages that answer them", () => {
    const most = pages({ title: "Lids of oak" }, { title: "Lids of ash" }, { title: "Deckel", locale: "de" });
    const questions = [
      asked("Was ist ein Deckel?", { locale: "de" }),
      asked("What is a lid?"),
      asked("How do I add a lid?", { uses: 2 }),
    ];
    const answered = inOrder(most, { phrases: [], questions }).filter((text) => text.endsWith("?"));
    expect(answered).toEqual(["How do I add a lid?", "What is a lid?", "Was ist ein Deckel?"]);
  });

  test.each([
    ["en", "How can we help you?"],
    ["de", "Du magst Lampen – wie können wir Dir helfen?"],
    ["fr", "Comment pouvons-nous vous aider ?"],
    ["es", "¿Cómo podemos ayudarte?"],
    ["it", "Come possiamo aiutarti?"],
    ["pt", "Como podemos ajudar?"],
    ["nl", "Hoe kunnen we je helpen?"],
    ["en", "What if their lamps are late?"],
    ["fr", "Que faire si leurs lampes sont en retard ?"],
  ])("hold no question of those behind the site, and none of things of others (%s): %s", (locale, heading) => {
    const found = inOrder(pages({ title: "Lamps", locale, passages: [{ heading }] }), { phrases: [] });
    expect(found).toEqual(["Lamps"]);
  });

  test.each([
    ["it", "Barche piccole e remi", "piccole e remi", "Barche Genova e remi", "Genova e remi"],
    ["fr", "Bateaux petits et rames", "petits et rames", "Bateaux Genius et rames", "Genius et rames"],
  ])("hold names behind a thing, and nothing else that tells of it (%s)", (locale, small, none, named, name) => {
    expect(innerPhrases(small, locale)).not.toContain(none);
    expect(innerPhrases(named, locale)).toContain(name);
  });

  test("hold no two questions as one task", () => {
    expect(otherOpenings("How to join the harbour", "en")).toContain("Can I join the harbour?");
    expect(otherOpenings("How to join the harbour and what to bring", "en")).toEqual([]);
    expect(otherOpenings("Comment louer un bateau et quand payer", "fr")).toEqual([]);
  });

  test("are titles and headings of three letters, and of two characters where one is part of a word", () => {
    const said = ["FAQ", "料金", "返品", "すし", "배송", "保 修", "Ιός"];
    const passages = [...said, "A–Z", "Q 1", "料", "배 1", "гл"].map((heading) => ({ heading }));
    const found = (drafts: PageDraft[]) => inOrder(pages(...drafts), { phrases: [] }).toSorted();
    expect(found([{ passages }])).toEqual(said.toSorted());
    expect(found(passages.map(({ heading }) => ({ title: heading })))).toEqual(said.toSorted());
  });

  test("are once what differs in case and the blank before its mark alone, as the page writes it that says it best", () => {
    const said = [{ title: "How to row?" }, { title: "how to row ?" }, { passages: [{ heading: "How To Row" }] }];
    expect(inOrder(pages(...said), { phrases: [] }).filter((text) => /how/i.test(text))).toEqual(["How to row?"]);
  });

  test.each([
    ["fr", "En quoi consiste le stage ?"],
    ["fr", "Ma carte est bloquée, que faire ?"],
    ["es", "En caso de robo, ¿qué hago?"],
    ["de", "Welche Kosten fallen dafür an?"],
    ["en", "Help"],
  ])("are questions and names whose words mean another thing in another language (%s): %s", (locale, heading) => {
    const found = inOrder(pages({ title: "Lamps", locale, passages: [{ heading }] }), { phrases: [] });
    expect(found).toContain(heading);
  });

  test("are no questions that go on with what their page has said, or point at it", () => {
    const asked = ["Et ensuite ?", "Und was ist das?", "Wat is het?", "What's next?", "What are you seeing?"];
    const found = (heading: string, locale: string) =>
      inOrder(pages({ title: "Lamps", locale, passages: [{ heading }] }), { phrases: [] });
    for (const [i, heading] of asked.entries())
      expect(found(heading, ["fr", "de", "nl", "en", "en"][i] as string)).toEqual(["Lamps"]);
  });

  describe("from within titles", () => {
    const within = (title: string, locale = "en") =>
      inOrder(pages({ title, locale }), { phrases: [] }).filter((text) => !text.endsWith(title));

    test.each([
      ["How do I cancel my plan?", "en", ["cancel my plan", "plan"]],
      ["Publicando seu robô no canal vermelho", "pt", ["canal vermelho", "robô no canal vermelho"]],
      ["Anmeldung zum großen Rennen", "de", ["großen Rennen"]],
      ["Lamps: rules for members", "en", ["rules for members"]],
    ])("is what is asked for, and what stands behind a small word or a mark: %s", (title, locale, phrases) => {
      const found = within(title as string, locale as string);
      for (const phrase of (phrases as string[]).filter((text) => text.includes(" "))) expect(found).toContain(phrase);
    });

    test("is no part of any other question, no long text, and nothing that opens with a small word", () => {
      expect(within("Why do red lamps glow in the dark?")).toEqual([]);
      expect(within("All of the old and the new lamps that our guards have lit at the quay of the town")).not.toContain(
        "old and the new lamps that our guards have lit at the quay of the town",
      );
      expect(within("The lamps of the quay")).toEqual(["lamps of the quay"]);
    });

    test.each([
      ["No dogs allowed on the quay", "en"],
      ["You cannot cancel a paid booking", "en"],
      ["How to not lose data", "en"],
      ["Nicht rauchen im Gebäude", "de"],
      ["Parking is free at the harbour", "en"],
      ["How we built our search", "en"],
      ["How do I know if I qualify?", "en"],
    ])("is none where it would lose what is denied, or who does it: %s", (title, locale) => {
      expect(within(title, locale)).toEqual([]);
    });

    test.each(["a ", "house of ", "x    "])("takes a moment however long the title is: %j", (piece) => {
      const spent = processorClock();
      innerPhrases(piece.repeat(20_000), "en");
      askedPhrase(piece.repeat(20_000), "en");
      expect(spent()).toBeLessThan(1_000);
    });

    test("is a word alone where three pages have it, and a part of a heading where two do", () => {
      const titles = ["Rules for lamps", "Colours of lamps", "Prices of lamps"].map((title) => ({ title }));
      const inAll = inOrder(pages(...titles), { phrases: [] });
      expect(inAll).toContain("lamps");
      expect(inOrder(pages(...titles.slice(1)), { phrases: [] })).not.toContain("lamps");
      const headed = (title: string) => ({ title, passages: [{ heading: "Rules for red lamps" }] });
      expect(inOrder(pages(headed("Boats"), headed("Oars")), { phrases: [] })).toContain("red lamps");
      expect(inOrder(pages(headed("Boats")), { phrases: [] })).not.toContain("red lamps");
    });

    test("comes behind titles and headings, and behind what is configured in any case", () => {
      const many = Array.from({ length: 40 }, (_, i) => ({ title: `Lamp ${i} of the red quay` }));
      const found = inOrder(pages(...many, { title: "Red quays" }), { phrases: ["Red oars"] });
      expect(found[0]).toBe("Red oars");
      expect(found.indexOf("red quay")).toBeGreaterThan(found.indexOf("Red quays"));
    });
  });

  test("come last where they are of the law, or news of a day", () => {
    const drafts = [
      { title: "How are lamps kept?", url: "https://www.acme.example/privacy/lamps" },
      { title: "How are lamps lit?", url: "https://www.acme.example/news/2015/05/lamps" },
      { title: "How are lamps sold?", url: "https://www.acme.example/lamps" },
    ];
    expect(inOrder(pages(...drafts), { phrases: [] })[0]).toBe("How are lamps sold?");
  });

  test("come first between equals where more of the site is about them", () => {
    const others = Array.from({ length: 12 }, (_, i) => ({ title: `Boat ${i}` }));
    const found = inOrder(pages(...others, { title: "How are oars lent?" }, { title: "How is a boat lent?" }), {
      phrases: [],
    });
    expect(found[0]).toBe("How is a boat lent?");
  });

  test("are no headings that are longer than any completion", () => {
    const page = { title: "Lamps", passages: [{ heading: "word | ".repeat(100) }, { heading: "Colours of lamps" }] };
    expect(inOrder(pages(page), { phrases: [] })).toEqual(["Lamps", "Colours of lamps"]);
  });
});

describe("A heading is offered for what it says away from its page", () => {
  const of = (title: string, headings: string[], locale = "en") =>
    inOrder(pages({ title, locale, passages: headings.map((heading) => ({ heading })) }), { phrases: [] });

  test.each([
    ["nl", "Wanneer?"],
    ["fr", "Quand ?"],
    ["es", "¿Dónde?"],
    ["en", "Where?"],
  ])("and not for one word that asks: %s, %s", (locale, heading) => {
    expect(of("Lamps", [heading], locale)).not.toContain(heading);
  });

  test.each([
    ["en", "When you arrive"],
    ["de", "Bevor Sie ankommen"],
    ["fr", "Quand vous arrivez"],
    ["nl", "Voordat je aankomt"],
    ["en", "Important information"],
    ["nl", "Belangrijke informatie"],
  ])("nor for a clause or for words of no matter: %s, %s", (locale, heading) => {
    expect(of("Lamps", [heading], locale)).not.toContain(heading);
  });

  test.each([
    ["zh", "我如何验证身份？"],
    ["en", "If you lost your lamp"],
  ])("but for a question of a script without blanks, and for a trouble: %s, %s", (locale, heading) => {
    expect(of("Lamps", [heading], locale)).toContain(heading);
  });

  test("two things in one heading are no task to be asked for", () => {
    expect(otherOpenings("How to Rent & Prices", "en")).toEqual([]);
    expect(otherOpenings("How to rent & return a lamp", "en")).not.toEqual([]);
  });
});

test("what is told to contributors comes behind what others are told", () => {
  const drafts = [
    { title: "Why do lids rust?", url: "https://acme.example/contributing/lids" },
    { title: "Why do lamps glow?", url: "https://acme.example/lamps" },
    { title: "Lamps of oak", url: "https://acme.example/oak" },
  ];
  const order = inOrder(pages(...drafts), { phrases: [] });
  expect(order.indexOf("Why do lids rust?")).toBeGreaterThan(order.indexOf("Lamps of oak"));
  const alone = inOrder(pages(drafts[0]!), { phrases: [] });
  expect(alone[0]).toBe("Why do lids rust?");
});
