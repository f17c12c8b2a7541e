import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createExtractive } from "../../../src/generation/extractive/engine.ts";
import type { AnswerTask, GenerationPart, SourcePage } from "../../../src/schemas/generation.ts";
import { answerTask, delivery, page, pricing, run, textOf } from "./fixtures.ts";

const sources = [delivery, pricing];
const QUERIES = [
  "How do I return a widget?",
  "how long does delivery take",
  "How much does the Team plan cost?",
  "Do you hire astronauts?",
  "how do I install acme",
  "hello",
];

function citations(parts: readonly GenerationPart[]) {
  return parts.filter((part) => part.type === "citation");
}

function isVerbatim(quote: string, from: readonly SourcePage[]): boolean {
  return from.some(
    (source) =>
      source.title === quote || source.passages.some(({ text, heading }) => text.includes(quote) || heading === quote),
  );
}

describe("an answer", () => {
  test("quotes sentences of the sources and cites each span right after it", async () => {
    for (const query of QUERIES) {
      const parts = await run(answerTask(query, sources));
      let sent = "";
      for (const part of parts) {
        if (part.type === "text-delta") sent += part.delta;
        if (part.type !== "citation") continue;
        expect(part.end).toBe(sent.length);
        expect(isVerbatim(sent.slice(part.start, part.end), sources)).toBe(true);
        expect(sources.some(({ id, url }) => part.sourceIds[0] === id && part.url === url)).toBe(true);
      }
      expect(parts.at(-1)?.type).toBe("finish");
    }
  });

  test("finds the sentence that holds the amount asked for", async () => {
    expect(textOf(await run(answerTask("How much does the Team plan cost?", sources)))).toContain(
      "costs 90 euros a month",
    );
  });

  test.each([
    [
      "en",
      "What cards do you accept?",
      "Which cards do you not accept?",
      "We accept these cards:",
      "We do not accept these cards:",
    ],
    [
      "es",
      "¿Qué tarjetas acepta Acme?",
      "¿Qué tarjetas no acepta Acme?",
      "Acme acepta estas tarjetas:",
      "Acme no acepta estas tarjetas:",
    ],
  ])(
    "tells which things are so and which are not as it is asked: %s",
    async (locale, are, areNot, accepted, refused) => {
      const [blue, red] = ["- Blue cards of the north\n- Green cards", "- Red cards of the south\n- Paper cards"];
      const orders = [
        [`${accepted}\n\n${blue}`, `${refused}\n\n${red}`],
        [`${refused}\n\n${red}`, `${accepted}\n\n${blue}`],
      ];
      for (const [first = "", second = ""] of orders) {
        const source = {
          ...page("Cards", [
            ["Cards", first],
            ["More cards", second],
          ]),
          locale,
        };
        const answer = async (query: string) => textOf(await run(answerTask(query, [source], { locale })));
        expect((await answer(are)).startsWith(accepted)).toBe(true);
        expect((await answer(areNot)).startsWith(refused)).toBe(true);
      }
    },
  );

  test("keeps steps with their lead-in, numbered and in order", async () => {
    const text = textOf(await run(answerTask("How do I return a widget?", sources)));
    expect(text).toMatch(/follow these steps:\n\n1\. Open your account\.\n2\. Choose .*\n3\. Bring /);
  });

  test("shows the commands of a how-to under the sentence that leads in", async () => {
    const text = textOf(await run(answerTask("how do I install acme", sources)));
    expect(text).toContain("Run the installer:\n\n    npm install acme\n    acme init");
  });

  test("never begins with a sentence that leans on one which is not shown", async () => {
    const text = textOf(await run(answerTask("do mountain villages take longer", sources)));
    expect(text).toContain("mountain villages");
    expect(text).not.toMatch(/^(?:This|However)/);
  });

  test.each([
    ["en", "What are your prices?", "Nobody knows the prices of other shops.", "Our prices stand on the shop’s door."],
    ["de", "Was sind Ihre Preise?", "Preise anderer Läden kennt niemand.", "Unsere Preise stehen an der Tür."],
    [
      "es",
      "¿Cuáles son sus precios?",
      "Los precios de otras tiendas son altos.",
      "Nuestros precios están a la puerta.",
    ],
    ["fr", "Quels sont vos prix ?", "Les prix des autres sont trop hauts.", "Nos prix sont affichés à la porte."],
    ["it", "Quali sono i vostri prezzi?", "I prezzi degli altri sono alti.", "I nostri prezzi sono sulla porta."],
    ["nl", "Wat zijn jullie prijzen?", "De prijzen van anderen kent niemand.", "Onze prijzen hangen aan de deur."],
    ["pt", "Quais são os seus preços?", "Os preços de outras lojas são altos.", "Os nossos preços estão à porta."],
    [
      "zh",
      "你们的价格是多少？",
      "其他商店的价格谁也不知道，也没有人去问。",
      "我们的价格写在商店的门上，每个人都能看到。",
    ],
  ])("tells first of those behind the site, where they are asked of themselves: %s", async (...row) => {
    const [locale, query, others, ours] = row;
    const sections = [others, ours].map((text): [string, string] => ["*", text]);
    const text = textOf(await run(answerTask(query, [page("", sections, locale)], { locale })));
    expect(text).toStartWith(ours);
  });

  test.each([
    ["en", "What are your prices?", "Shops state prices with no tax.", "Shops in the US state prices with tax."],
    ["es", "¿Cuáles son sus precios?", "Los otros precios son altos.", "Los últimos precios son altos."],
    ["it", "Quali sono i vostri prezzi?", "I prezzi del mercato sono alti.", "I prezzi del richiamo sono alti."],
    ["es", "¿Cuáles son sus precios?", "Los otros precios son altos.", "Los precios de los préstamos son altos."],
    ["es", "¿Cuáles son sus precios?", "Los otros precios son altos.", "Los precios de tramos son altos."],
    ["pt", "Quais são os seus preços?", "Os outros preços são altos.", "Os últimos preços são altos."],
    ["pt", "Quais são os seus preços?", "Os outros preços são altos.", "Os preços extremos são altos."],
  ])("takes no other word for those behind the site: %s", async (locale, query, first, second) => {
    const sections = [first, second].map((text): [string, string] => ["*", text]);
    const text = textOf(await run(answerTask(query, [page("", sections, locale)], { locale })));
    expect(text).toStartWith(first);
  });

  test.each([
    [
      "es",
      "¿Cuáles son sus precios de entrega?",
      "Otros precios de entrega son altos.",
      "Entregamos con precios bajos.",
    ],
    ["es", "¿Cuál es su horario?", "El horario de los mercados es largo.", "Abrimos con horario largo."],
    ["it", "Quali sono i vostri prezzi?", "I prezzi del mercato sono alti.", "Consegniamo con prezzi bassi."],
    ["pt", "Quais são os seus preços?", "Os outros preços são altos.", "Cobramos preços baixos por tudo."],
    ["en", "What are your prices?", "Shops state prices with no tax.", "OUR SHOPS STATE PRICES WITH TAX."],
    ["en", "What are your prices?", "Shops state prices with no tax.", "Shops run by us state prices too."],
  ])("knows those behind the site by what they do: %s, %s", async (locale, query, first, second) => {
    const sections = [first, second].map((text): [string, string] => ["*", text]);
    const text = textOf(await run(answerTask(query, [page("", sections, locale)], { locale })));
    expect(text).toStartWith(second);
  });

  test.each([
    ["退货需要多久？", "退货需要十四天。"],
    ["送货免费吗？", "送货在本市免费。"],
  ])("knows a word of Chinese that its dictionary does not: %s", async (query, told) => {
    const sections = ["我们的商店在北京，欢迎您来。", told].map((text): [string, string] => ["*", text]);
    const text = textOf(await run(answerTask(query, [page("", sections, "zh")], { locale: "zh" })));
    expect(text).toStartWith(told);
  });

  test("takes a short sentence of Chinese for a whole one", async () => {
    const long = "价格由很多不同的原因决定，每个商店都有自己的想法。";
    const short = "价格写在商店的门上。";
    const sections = [short, long].map((text): [string, string] => ["*", text]);
    const text = textOf(await run(answerTask("价格是多少？", [page("", sections, "zh")], { locale: "zh" })));
    expect(text).toStartWith(short);
  });

  test("takes a sentence of two hundred characters of Chinese for a long one", async () => {
    const short = "价格写在商店的门上，每个人都可以看到。";
    const long = `价格由${"很多不同的原因和想法决定，".repeat(14)}每个商店都有自己的。`;
    const sections = [long, short].map((text): [string, string] => ["*", text]);
    const text = textOf(await run(answerTask("价格是多少？", [page("", sections, "zh")], { locale: "zh" })));
    expect(text).toStartWith(short);
  });

  test("takes no sentence for a long one as it has a word of Chinese", async () => {
    const long = `Prices are told with cash in hand at the door of the shop, ${"and by all who work there ".repeat(5)}(微信).`;
    expect(long.length).toBeGreaterThan(180);
    const sections = [long, "Prices are hardly ever told in a shop."].map((text): [string, string] => ["*", text]);
    const text = textOf(await run(answerTask("What about prices and cash?", [page("", sections)])));
    expect(text).toStartWith("Prices are told");
  });

  test.each([
    ["en", "Could I cancel an order?", "An order may be cancelled within two days."],
    ["de", "Darf ich eine Bestellung stornieren?", "Eine Bestellung stornieren wir in zwei Tagen."],
    ["es", "¿Pueden cancelar un pedido?", "Un pedido se cancela en dos días."],
    ["fr", "Pourriez-vous annuler une commande ?", "Une commande est annulée en deux jours."],
    ["it", "Potete annullare un ordine?", "Un ordine è annullato in due giorni."],
    ["nl", "Kunnen jullie een bestelling annuleren?", "Een bestelling annuleren wij in twee dagen."],
    ["pt", "Podemos cancelar um pedido?", "Um pedido é cancelado em dois dias."],
    ["zh", "请问能不能取消订单？", "订单在两天内可以免费取消，无需任何理由。"],
  ])("finds what is asked, however politely: %s", async (locale, query, told) => {
    // Half of what is asked is not there: words that only ask may not weigh.
    const asked = query.replace("?", locale === "de" ? " und Honig?" : " (miel)?");
    const source = page("", [["*", told]], locale);
    expect(textOf(await run(answerTask(asked, [source], { locale })))).toStartWith(told);
  });

  test("answers what a follow-up asks now, not what was asked before", async () => {
    const courses = page("Baking courses", [
      ["", "Our baking courses teach sourdough to beginners and to those who bake already."],
      ["Dates and prices", "A course lasts one day. The price of a course is 80 euros, lunch and flour included."],
      ["How to book", "Book a course by telephone or in the shop. You can cancel up to a week before."],
    ]);
    const conversation = [{ role: "user" as const, content: "Do you teach sourdough baking courses for beginners?" }];
    const ask = async (query: string) => textOf(await run(answerTask(query, [courses], { conversation })));
    expect(await ask("And the price?")).toContain("80 euros");
    expect(await ask("and how do I book it?")).toContain("by telephone");
  });

  test("takes the subject of a follow-up from the turn before", async () => {
    const conversation = [{ role: "user" as const, content: "how long does delivery take" }];
    expect(textOf(await run(answerTask("and for islands?", sources, { conversation })))).toContain("up to nine days");
  });

  test("says plainly that nothing fits, in the visitor's language, and offers titles of sources", async () => {
    const openings = {
      en: "I couldn't find",
      es: "No encontré",
      fr: "Je n’ai pas trouvé",
      de: "Dazu habe ich",
      pt: "Não encontrei",
      it: "Non ho trovato",
      nl: "Daar heb ik",
      zh: "抱歉",
      sw: "I couldn't find",
    };
    for (const [locale, opening] of Object.entries(openings)) {
      const text = textOf(await run(answerTask("astronaut hiring", sources, { locale })));
      expect(text.startsWith(opening)).toBe(true);
      expect(text).toContain(`[Pricing](${pricing.url})`);
    }
  });

  test("links only to sources, whatever the pages hold", async () => {
    const hostile = page("Refunds [x](https://evil.test)", [
      [
        "",
        "Refunds are paid at https://evil.test/pay within days. Refunds are [here](https://evil.test). Refunds reach your account within ten days.",
      ],
    ]);
    for (const query of ["refunds", "astronauts"]) {
      const text = textOf(await run(answerTask(query, [hostile])));
      expect([...text.matchAll(/(?<!\\)\]\(([^)]*)\)/g)].every(([, url]) => url === hostile.url)).toBe(true);
      expect(text).not.toContain("evil.test/pay");
    }
  });

  test("is plain text where Markdown may not be used", async () => {
    for (const query of QUERIES) {
      const text = textOf(await run(answerTask(query, sources, { markdown: false })));
      expect(text).not.toMatch(/\]\(|\*\*|^#|^- /m);
    }
  });

  test("never passes its word limit", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...QUERIES), fc.integer({ min: 1, max: 140 }), async (query, wordLimit) => {
        const text = textOf(await run(answerTask(query, sources, { wordLimit })));
        expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(wordLimit);
        expect(text).not.toBe("");
      }),
      { numRuns: 120 },
    );
  });

  test("resumed after any prefix, it goes on exactly there and cites what is new or ends right there", async () => {
    const cases = await Promise.all(
      QUERIES.map(async (query) => ({ query, whole: await run(answerTask(query, sources)) })),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cases), fc.nat(), async ({ query, whole }, at) => {
        const text = textOf(whole);
        const sent = text.slice(0, at % (text.length + 1));
        const rest = await run(answerTask(query, sources, { resumeFrom: sent }));
        expect(sent + textOf(rest)).toBe(text);
        expect(citations(rest)).toEqual(citations(whole).filter(({ end }) => end >= sent.length));
      }),
      { numRuns: 150 },
    );
  });

  test("resumed after another engine's text, it adds what is missing with offsets into the whole", async () => {
    const resumeFrom = "Shipping is quick.";
    const parts = await run(answerTask("how long does delivery take", sources, { resumeFrom }));
    const whole = resumeFrom + textOf(parts);
    expect(whole).toContain("Delivery takes two to four working days.");
    for (const part of citations(parts)) expect(isVerbatim(whole.slice(part.start, part.end), sources)).toBe(true);
  });

  test("stops between two parts when its signal is aborted, with the signal's reason", async () => {
    const controller = new AbortController();
    const seen: GenerationPart[] = [];
    const reading = (async () => {
      for await (const part of createExtractive().stream(
        answerTask("how long does delivery take", sources),
        controller.signal,
      )) {
        seen.push(part);
        controller.abort(new Error("reader left"));
      }
    })();
    expect(reading).rejects.toThrow("reader left");
    await reading.catch(() => {});
    expect(seen).toHaveLength(1);
  });

  test("reads Chinese evidence", async () => {
    const zh = page("退款", [["", "退款会在十天内到账。我们的仓库在上海。"]], "zh");
    expect(textOf(await run(answerTask("退款什么时候到账？", [zh], { locale: "zh" })))).toContain(
      "退款会在十天内到账。",
    );
  });
});

describe("A page that asks the visitor's question", () => {
  const spoken = "Your account, the account of an account, is an account that can be closed with the account form.";
  const told = "Write to the desk, which will close it within a day.";
  const ask = async (sources: SourcePage[]) => textOf(await run(answerTask("How do I close my account?", sources)));

  test("answers it below that heading, whatever else speaks of it more", async () => {
    const asked = page("Boxes", [
      ["Accounts", spoken],
      ["How do I close my account?", told],
    ]);
    expect(await ask([page("Accounts", [["", spoken]]), asked])).toBe(told);
  });

  test("answers it where its title asks so", async () => {
    expect(await ask([page("Accounts", [["", spoken]]), page("How do I close an account?", [["", told]])])).toBe(told);
  });

  test("answers it before a page that asks nearly the same", async () => {
    const near = page("Accounts", [["Closing an account", spoken]]);
    expect(await ask([near, page("How do I close my account?", [["", told]])])).toBe(told);
  });

  test.each(["When to use this component", "When to use it", "When to use"])(
    "answers it below a heading that leaves the name to the title: %s",
    async (heading) => {
      const box = page("Red boxes", [
        ["Sizes", "Red boxes come in red, and when they are used they are used as red boxes are."],
        [heading, told],
      ]);
      expect(textOf(await run(answerTask("when should I use red boxes?", [box])))).toBe(told);
    },
  );

  test("answers it with what stands first below", async () => {
    const first = "Write to the desk, which needs a day for it.";
    const more = "To close an account, the desk closes all that belongs to the account.";
    const asked = page("Boxes", [["How do I close my account?", `${first}\n\n${more}`]]);
    expect(textOf(await run(answerTask("How do I close my account?", [asked], { wordLimit: 14 })))).toBe(first);
  });

  test.each([
    ["What is covered?", "What is not covered?"],
    ["How do I turn messages off?", "How do I turn messages on?"],
    ["Can I sign in without a password?", "Can I sign in with a password?"],
    ["How do I move boxes from Acme to Bolt?", "How do I move boxes from Bolt to Acme?"],
    ["Why can I export boxes?", "Why can't I export boxes?"],
  ])("is none where it asks the opposite: %s", async (query, opposite) => {
    const wrong = "Rust and wear and tear, of course.";
    const right = `Of what you ask, "${query.replace("?", "")}", we say this.`;
    const source = page("Boxes", [
      [opposite, wrong],
      ["More", right],
    ]);
    const told = textOf(await run(answerTask(query, [source])));
    expect(told).toContain("we say this");
  });

  test("is told with a warning that another section gives", async () => {
    const source = page("Projects", [
      ["How do I delete my project?", "Open Settings and press Delete."],
      ["Before you delete", "A project that you delete is lost with all of its files, and never comes back."],
    ]);
    const text = textOf(await run(answerTask("How do I delete my project?", [source])));
    expect(text).toContain("press Delete.");
    expect(text).toContain("never comes back");
  });

  test("answers it below a heading within", async () => {
    const asked = page("Boxes", [["In short", told]]);
    asked.passages[0]!.under = "How do I close my account?";
    expect(await ask([page("Accounts", [["", spoken]]), asked])).toBe(told);
  });
});

describe("A question that names nothing", () => {
  const told = "Boxes are lent for a week, and somebody fetches them from the door.";
  const ask = async (query: string, sources: SourcePage[], more: Partial<AnswerTask> = {}) =>
    textOf(await run(answerTask(query, sources, more)));

  test.each([
    ["a heading", page("Boxes", [["How does it work?", told]])],
    ["a title", page("How does it work?", [["", told]])],
  ])("is answered where %s asks it in the same words", async (_, source) => {
    expect(await ask("how does it work", [pricing, source])).toBe(told);
  });

  test("is more than one word", async () => {
    expect(await ask("more", [page("Boxes", [["More", told]])])).toStartWith("Hello!");
  });

  test("is told that nothing was found where none does, and greeted where it is hardly one", async () => {
    for (const heading of ["How does it not work?", "How it works", "Boxes"]) {
      const pages = [page("Boxes", [[heading, told]])];
      expect(await ask("How does it work?", pages)).toStartWith("I couldn't find an answer");
      expect(await ask("so what?", pages)).toStartWith("Hello!");
    }
  });

  test("is answered by the opening of the page that says what the site is, where that is what it asks", async () => {
    const home = page("Acme", [["", told]]);
    const other = page("Boxes", [["", "All boxes are red, and nobody knows why they are."]]);
    expect(await ask("What do you do?", [other, home], { introduction: home.id })).toBe(told);
    expect(await ask("What do you do?", [other, home])).toStartWith("I couldn't find an answer");
    const own = page("Questions", [["What do you do?", "We lend boxes to all who ask for one."]]);
    expect(await ask("What do you do?", [home, own], { introduction: home.id })).toStartWith("We lend boxes");
  });

  test("is about what was asked before it, whoever else asks so", async () => {
    const conversation = [{ role: "user" as const, content: "What does the Team plan cost?" }];
    const text = await ask("How does it work?", [pricing, page("Boxes", [["How does it work?", told]])], {
      conversation,
    });
    expect(text).not.toContain(told);
  });
});

test("A line without a mark at its end is parted from the sentence behind it", async () => {
  const text = "Start of the course: 21 September\n\nThe course prepares you to build boats of wood.";
  const source = page("Boats", [["", text]]);
  const reply = textOf(await run(answerTask("When is the start of the boats course?", [source], { markdown: false })));
  expect(reply).not.toContain("September The");
  expect(reply).toContain("Start of the course: 21 September");
});

describe("The best of what speaks of a question", () => {
  const ask = async (query: string, sources: SourcePage[], more: Partial<AnswerTask> = {}) =>
    textOf(await run(answerTask(query, sources, { markdown: false, ...more })));
  const known = (rarities: Record<string, number>) => (term: string) => rarities[term] ?? 4;

  test("is told by the words that are rare in the whole corpus, not among what was found", async () => {
    const boxes = page("Boxes", [["", "Each order can hold a box of glass."]]);
    const desks = ["Desks", "Shelves", "Lamps"].map((thing) =>
      page(thing, [["", `${thing} of glass have support, and the order of their support is kept.`]]),
    );
    const sources = [...desks, boxes];
    const text = await ask("support of a box", sources, { rarity: known({ support: 0.1, box: 3 }) });
    expect(text).toStartWith("Each order can hold a box of glass.");
    const other = await ask("support of a box", sources, { rarity: known({ support: 3, box: 0.1 }) });
    expect(other).toStartWith("Desks of glass");
  });

  test("counts a name of several parts as one word", async () => {
    const terms = page("Terms", [["", "The makers of acme.test say that acme.test may change."]]);
    expect(await ask("acme.test gluten wheat", [terms], { rarity: () => 2 })).toStartWith("I couldn't find");
  });

  test("is no long list whose items each hold a word of it", async () => {
    const list = "- Boxes are red\n- Somebody mends\n- A lid is blue\n- Hinges are long";
    const told = "Lids have hinges that somebody mends on Mondays.";
    const source = page("Boxes", [
      ["Changes", list],
      ["More", told],
    ]);
    expect(await ask("who mends blue hinges of lids", [source])).toStartWith(told);
  });

  test("has an amount where one is asked for", async () => {
    const source = page("Letters", [
      ["", "How long a letter takes depends on the letter and on where the letter goes."],
      ["Post", "A letter takes ten days."],
    ]);
    expect(await ask("how long does a letter take", [source])).toStartWith("A letter takes ten days.");
  });

  test.each([
    ["When do you ship orders?", "We ship orders on Mondays and on Thursdays.", "We ship orders of up to 30 kg."],
    [
      "What happens when I cancel my plan?",
      "When you cancel your plan, all data goes.",
      "You can cancel any of 3 plans.",
    ],
    ["how long does delivery take", "Delivery takes about a week.", "Delivery takes 5 euros off your balance."],
    ["Wie lange dauert die Lieferung?", "Die Lieferung dauert kurz.", "Die Lieferung kostet 5 Euro."],
  ])("needs no digit for it: %s", async (query, right, wrong) => {
    const locale = query.startsWith("Wie") ? "de" : "en";
    const source = page("Acme", [["", `${right}\n\n${wrong}`]], locale);
    expect(await ask(query, [source], { locale })).toContain(right);
  });

  test("is shown however little speaks for it", async () => {
    const source = page("", [["", "    boxes close all"]]);
    expect(await ask("when do boxes close", [source], { rarity: () => 1 })).toContain("boxes close all");
  });

  test.each([
    ["See https://evil.test/x now.", "a link to another site"],
    ["Do you want one?", "a question"],
  ])("does not go on with %s (%s)", async (next) => {
    const source = page("Boxes", [["", `Boxes are lent for a week. ${next} Nobody asks why.`]]);
    expect(await ask("for how long are boxes lent", [source])).toBe("Boxes are lent for a week.");
  });

  test("goes on for five sentences at most", async () => {
    const source = page("Boxes", [["", `Boxes are red. ${"So it is. ".repeat(9)}`]]);
    expect((await ask("what are boxes", [source])).match(/\./g)?.length).toBe(5);
  });

  test("is told with the sentences that follow it, each paragraph by itself", async () => {
    const paragraphs = "Boxes are lent by the desk. Somebody fetches them.\n\nEach box has a label and a lock.";
    expect(await ask("who lends boxes", [page("Boxes", [["", paragraphs]])])).toBe(paragraphs);
  });

  test("is told with its paragraph and no further where it settles what is asked", async () => {
    const paragraph = "Boxes are lent for a week. Somebody fetches them from the door. Nobody has to be at home.";
    const source = page("Boxes", [["", `${paragraph}\n\nThe desk is closed on Mondays.`]]);
    expect(await ask("for how long are boxes lent", [source])).toBe(paragraph);
  });

  test.each([
    "Our newsletter is sent each month.",
    "Jobs are listed on another page.",
    "© 2020 Boxes of Acme.",
    "Copyright 2020 by those who lend boxes.",
  ])("does not go on with what speaks of other things: %s", async (other) => {
    const source = page("Boxes", [["", `Boxes are lent by the desk.\n\n${other}`]]);
    expect(await ask("who lends boxes", [source])).toBe("Boxes are lent by the desk.");
  });

  test("does not go on with a line that only names what follows", async () => {
    const source = page("Boxes", [
      ["", "Boxes are lent by the desk.\n\nKeys and locks\n\nA lock is sold with its key."],
    ]);
    expect(await ask("who lends boxes", [source])).toBe("Boxes are lent by the desk.");
  });

  test("does not go on with the line that leads to a list or to code, which is said with that", async () => {
    const text = "A box is checked by hand. The desk tells the rest.\n\n    box check --desk";
    const told = await ask("how do I check a box", [page("Boxes", [["Checking a box", text]])]);
    expect(told.match(/The desk tells the rest\./g)).toHaveLength(1);
    expect(told).toContain("box check --desk");
  });

  test("is not said twice where two pages say it", async () => {
    const said = "You can change a key by making a new key. Else ask the desk to change the key by hand.";
    expect(await ask("change a key", [page("Keys", [["", said]]), page("Locks", [["", said]])])).toBe(said);
  });

  test("opens the answer, whatever stands above it on its page", async () => {
    const source = page("Boxes", [
      ["Colours", "A blue box is given by the desk to those who ask."],
      ["Lending", "Who lends a blue box at the desk: Ana lends it."],
    ]);
    const told = await ask("who lends a blue box at the desk", [source]);
    expect(told).toStartWith("Who lends a blue box at the desk: Ana lends it.");
    expect(told).toContain("to those who ask");
  });

  test("is in the visitor's language, where anything is", async () => {
    const french = page("Cartes", [["", "PIV est une carte PIV."]], "fr");
    const english = page("Keys", [["", "PIV is a card of the house."]]);
    expect(await ask("what is PIV", [french, english])).toBe("PIV is a card of the house.");
    expect(await ask("what is PIV", [french])).toBe("PIV est une carte PIV.");
    const asked = page("Boîtes", [["Retour Paypal", "Paypal rend tout en trois jours."]], "fr");
    const other = page("Boxes", [["", "Paypal is a thing of others."]]);
    expect(await ask("Retour Paypal", [asked, other])).toBe("Paypal rend tout en trois jours.");
  });

  test.each(["delete account", "how do I delete an account"])(
    "is the steps of what is to be done, not the reasons for it: %s",
    async (query) => {
      const reasons = "Some delete an account because:\n\n- There are two of it\n- There is no need for it";
      const steps = "To delete an account:\n\n1. Open Settings.\n2. Press Delete.";
      const sources = [page("Reasons", [["", reasons]]), page("Accounts", [["", steps]])];
      expect(await ask(query, sources)).toStartWith("To delete an account:\n1. Open Settings.");
    },
  );
});

describe("An answer is not", () => {
  const ask = async (query: string, ...passages: [heading: string, text: string][]) =>
    textOf(await run(answerTask(query, [page("Harbour visa", passages)], { markdown: false })));

  test("a yes to another question", async () => {
    const text = "Yes. Schools get a discount on the Team plan of the harbour.";
    expect(await ask("How many seats has the Team plan?", ["Do schools get a discount?", text])).not.toContain("Yes.");
    expect(await ask("Do schools get a discount?", ["Do schools get a discount?", text])).toBe(text);
  });

  test("what stands below the title, for the words of the title", async () => {
    const source = page("Working holiday visa: overview", [
      ["Working holiday visa", "This visa is for the young.\n\nNote: You must be at sea when you ask for it."],
      ["What you can do", "With this visa you can study for four months, and leave the sea as often as you like."],
    ]);
    const [top, below] = source.passages;
    const passages = [{ ...top!, level: 1 }, below!];
    const task = answerTask("Can I study with the working holiday visa?", [{ ...source, passages }]);
    expect(textOf(await run(task))).toStartWith("With this visa you can study");
  });

  test("when its page was last looked after, nor a note at its foot", async () => {
    const text = "A visa lasts for a year at the harbour.\n\n";
    for (const margin of ["Page last reviewed: 4 March 2026.", "*Visa price of March 2026 at the harbour."])
      expect(await ask("How long does a visa last?", ["Visa", text + margin])).toBe(text.trim());
  });

  test("a question alone, nor without the question in the line before it", async () => {
    const text = "Is there a bursary?\nStudents of the town get 50 euros a month. You do not need to apply.";
    expect(await ask("Is there a bursary for students of the town?", ["Money", text])).toStartWith(
      "Is there a bursary? Students of the town get 50 euros a month.",
    );
  });
});

test("A list of facts needs no heading where each has its label", async () => {
  const facts = "- Start: September\n- Place: Harbour\n- Deadline to apply: 30 June";
  const late = "What comes after the deadline to apply waits for 6 weeks.";
  const source = page("Boats", [
    ["", facts],
    ["Places", late],
  ]);
  const reply = textOf(await run(answerTask("When is the deadline to apply?", [source], { markdown: false })));
  expect(reply).toContain("Deadline to apply: 30 June");
});

describe("Words that only a sample of code holds", () => {
  const sample = page("Reports", [
    ["How do I ask for a report?", 'Send the id.\n\n    {\n      "title": "How to move a garden fence back"\n    }'],
  ]);
  const told = page("Fences", [
    ["How do I move a garden fence back?", "Loosen the four screws by hand. Two people lift it."],
  ]);

  test("do not make it the answer where a sentence tells", async () => {
    for (const sources of [
      [told, sample],
      [sample, told],
    ]) {
      const text = textOf(await run(answerTask("How do I move a garden fence back?", sources)));
      expect(text).toStartWith("Loosen the four screws");
    }
  });

  test("still find the code where nothing else tells", async () => {
    const text = textOf(await run(answerTask("How do I ask for a report?", [told, sample])));
    expect(text).toContain("garden fence");
  });
});
