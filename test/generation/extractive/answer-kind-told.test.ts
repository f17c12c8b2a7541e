import { describe, expect, test } from "bun:test";
import { contactOf } from "../../../src/generation/extractive/answer/asked-for/contact-told.ts";
import { answerTask, page, run, textOf } from "./fixtures.ts";

/** The reply from a page on which each text is a section of its own. */
const askIn = async (locale: string, query: string, ...sections: [string, string][]) =>
  textOf(await run(answerTask(query, [page("Oakware", sections, locale)], { locale })));

describe("When something began is told by a year with any word for that", () => {
  test.each([
    [
      "en",
      "When was Oakware founded?",
      "Oakware was set up in 1994 by two friends.",
      "The founded value of Oakware is trust.",
    ],
    ["it", "Quando è nata Oakware?", "Oakware nasce nel 1994 da due amici.", "Oakware è nata per i boschi."],
    ["it", "In che anno è nata Oakware?", "Oakware nasce nel 1994 da due amici.", "Oakware è nata per i boschi."],
    [
      "de",
      "Wann wurde Oakware gegründet?",
      "Oakware entstand 1994 in einer Garage.",
      "Oakware wurde für den Wald gegründet.",
    ],
    ["es", "¿Cuándo nació Oakware?", "Oakware fue creada en 1994 por dos amigos.", "Oakware nació para el bosque."],
    ["fr", "Quand est née Oakware ?", "Oakware a été fondée en 1994 par deux amis.", "Oakware est née pour la forêt."],
    [
      "pt",
      "Quando nasceu a Oakware?",
      "A Oakware foi fundada em 1994 por dois amigos.",
      "A Oakware nasceu para a floresta.",
    ],
    [
      "nl",
      "Wanneer werd Oakware opgericht?",
      "Oakware ontstond in 1994 in een garage.",
      "Oakware werd opgericht voor het bos.",
    ],
  ])("(%s): %s", async (locale, query, told, other) => {
    expect(await askIn(locale, query, ["Uno", other], ["Due", told])).toBe(told);
  });

  test("but not by the year of something else", async () => {
    const text = "Oakware sold 1994 lids and has a shop.";
    expect(await askIn("en", "When was Oakware founded?", ["Notes", text])).toStartWith("I couldn't find an answer");
  });

  test("nor by one that says so without a year", async () => {
    const text = "Oakware was set up by two friends in a shed.";
    expect(await askIn("en", "When was Oakware founded?", ["Notes", text])).toStartWith("I couldn't find an answer");
  });

  test.each<string[]>([
    ["en", "When was the night mode launched?", "Oakware was founded in 1994.", "The night mode is easy on the eyes."],
    ["en", "When was the receipt created?", "Oakware was founded in 1994 and sends each receipt by mail."],
    ["en", "When was Ida Holm born?", "Oakware was founded in 1994 by Ida Holm, who lives in Hull."],
    ["en", "When was the mill established?", "The gift desk was set up in 2019 in the mill.", "The mill is old."],
    ["en", "When was Oakware formed?", "Oakware established in 1994 a shed in Hull."],
    ["fr", "Quand est née Ida Holm ?", "Ida Holm a fondé en 1994 un atelier."],
    ["it", "Quando è nata Ida Holm?", "Ida Holm ha fondato nel 1994 una bottega."],
    ["fr", "Quand a été créée mon reçu ?", "Oakware a été fondée en 1994 et envoie chaque reçu par la poste."],
    ["es", "¿Cuándo fue creada la balanza?", "Oakware fue fundada en 1994 y hoy tiene una balanza."],
    ["nl", "Wanneer werd de molen opgericht?", "Oakware bestaat sinds 1994 en heeft een molen."],
    ["de", "Wann wurde die Mühle gegründet?", "Oakware entstand 1994 und hat eine Mühle."],
  ])("nor by when another thing began (%s): %s", async (locale = "", query = "", other = "", ...more) => {
    const sections = [other, ...more].map((text, at): [string, string] => [`Uno ${at}`, text]);
    expect(await askIn(locale, query, ...sections)).not.toStartWith(other);
  });

  test.each([
    ["it", "Quando nasce un patto?", "Un patto nasce quando le parti firmano."],
    ["it", "Quando è nata l'idea?", "L'idea è nata durante un viaggio a Siena."],
    ["es", "¿Cuándo nació la idea?", "La idea nació durante un viaje a Siena."],
    ["fr", "Quand est né le moulin ?", "Le moulin est né au printemps dernier."],
    ["pt", "Quando começou a feira?", "A feira começou na primavera passada."],
    ["de", "Wann ist ein Anspruch entstanden?", "Ein Anspruch ist entstanden, wenn beide unterschrieben haben."],
    ["nl", "Wanneer is de markt begonnen?", "De markt is begonnen na de regen."],
  ])("and by what says when without one, where none does (%s): %s", async (locale, query, told) => {
    expect(await askIn(locale, query, ["Uno", told])).toBe(told);
  });
});

describe("How many hours something takes is told by them without that word", () => {
  test.each([
    ["en", "How many hours does the whole tour take?", "At the end of the tour (15 hours) you can carve a lid."],
    ["it", "Quante ore dura l'intero percorso?", "Alla fine del percorso (15 ore) si intaglia un coperchio."],
    [
      "de",
      "Wie viele Stunden dauert der ganze Rundgang?",
      "Am Ende vom Rundgang (15 Stunden) schnitzt man einen Deckel.",
    ],
  ])("(%s): %s", async (locale, query, told) => {
    expect(await askIn(locale, query, ["Lids", told])).toBe(told);
  });

  test("but not where the question names nothing of which that is so", async () => {
    const text = "Wood is taken away after 15 days, as the shed is small.";
    expect(await askIn("en", "How many days does it take?", ["Shed", "Our shed is small."], ["Wood", text])).not.toBe(
      text,
    );
  });

  test("nor by those of another thing, which a sentence beside names", async () => {
    const told = "Delivery takes 3 days.";
    const other = "The trial (14 days) is free. Delivery is by mail.";
    expect(await askIn("en", "How many days does delivery take?", ["Uno", told], ["Due", other])).toBe(told);
  });

  test("nor by those in which a thing comes, where it is asked how many it is good for", async () => {
    const text = "Der Gutschein kommt in 3 Tagen per Post.";
    const reply = await askIn(
      "de",
      "Wie viele Tage ist der Gutschein gültig?",
      ["Uno", text],
      ["Due", "Der Gutschein gilt ein Jahr."],
    );
    expect(reply).not.toStartWith(text);
  });
});

test("How often something is, is told by what it comes after", async () => {
  const told = "Lids are checked once the shed opens.";
  expect(await askIn("en", "How often are lids checked?", ["Lids", told])).toBe(told);
});

test("How long something is, is not told by a clause of what comes once it is over", async () => {
  const once = "Once the training is over, your mentor is glad of the training.";
  const told = "The training goes on for three months.";
  expect(await askIn("en", "How long is the training?", ["Training", once], ["Lids", told])).toStartWith(told);
});

describe("People who are counted are called by what they are", () => {
  test.each([
    ["en", "How many people attended the Lidfair?", "270 guests attended the Lidfair."],
    ["it", "Quante persone hanno partecipato alla Lidfair?", "Alla Lidfair si contano 270 partecipanti."],
    ["de", "Wie viele Leute waren auf der Lidfair?", "Die Lidfair hatte 270 Gäste."],
  ])("(%s): %s", async (locale, query, told) => {
    const task = answerTask(query, [page("Oakware", [["Lids", told]], locale)], {
      locale,
      rarity: (term) => (/^pe(?:opl|rson)/.test(term) ? 9 : 3),
    });
    expect(textOf(await run(task))).toBe(told);
  });

  test.each([
    ["de", "Wie viele Personen sind im Team?", "Das Team hat 3 Werkstätten."],
    ["de", "Wie viele Personen haben Zugang?", "Der Zugang ist 30 Tage gültig."],
    ["de", "Wie viele Leute haben teilgenommen?", "Teilgenommen haben 12 Firmen."],
    ["es", "¿Cuántas personas hay en el equipo?", "En el equipo hay 3 talleres."],
    ["fr", "Combien de personnes sont admises ?", "Les cartes admises sont de 3 types."],
    ["it", "Quante persone lavorano nella bottega?", "Nella bottega lavorano 3 macchine."],
    ["en", "How many people attended the Lidfair?", "The Lidfair was attended in 12 halls."],
  ])("and by no number of anything else (%s): %s", async (locale, query, told) => {
    expect(await askIn(locale, query, ["Uno", told])).not.toStartWith(told);
  });

  test.each([
    ["de", "Wie viele Personen sind im Team?", "Das Team hat zwölf Mitglieder."],
    ["es", "¿Cuántas personas hay en el equipo?", "El equipo: somos 12."],
    ["fr", "Combien de personnes sont dans l'atelier ?", "L'atelier compte 12 salariés."],
  ])("and by words for their number (%s): %s", async (locale, query, told) => {
    expect(await askIn(locale, query, ["Uno", told])).toBe(told);
  });
});

describe("Where those behind the site are", () => {
  const ADDRESS = {
    de: "Oakware, Lange Straße 5, 10115 Berlin",
    es: "Oakware, Calle Mayor 5, 28013 Madrid",
    pt: "Oakware, Rua Augusta 5, 1100 Lisboa",
  };

  test.each([
    ["de", "Wo finde ich Sie?"],
    ["de", "Wo seid ihr?"],
    ["es", "¿Dónde están ustedes?"],
    ["es", "¿Dónde estáis?"],
    ["pt", "Onde ficam vocês?"],
  ])("are asked for by a word for them (%s): %s", (locale, query) => {
    expect(contactOf(query, locale)).toMatchObject({ isPlace: true, isAll: true });
  });

  test.each([
    ["de", "Gibt es Belege?", "Wo finde ich sie?", "Die Belege sind im Konto zu sehen.", "Die Belege"],
    ["es", "¿Hay recibos?", "¿Dónde están?", "Los recibos están en la cuenta.", "Los recibos"],
    ["es", "¿Hay recibos?", "¿Dónde se encuentran?", "Los recibos se encuentran en la cuenta.", "Los recibos"],
    ["pt", "Há recibos?", "Onde ficam?", "Os recibos ficam na conta.", "Os recibos"],
  ] as const)(
    "are not asked for by one for what was spoken of (%s): %s %s",
    async (locale, before, query, text, told) => {
      const conversation = [{ role: "user" as const, content: before }];
      const site = page(
        "Oakware",
        [
          ["Uno", text],
          ["Due", ADDRESS[locale]],
        ],
        locale,
      );
      expect(textOf(await run(answerTask(query, [site], { locale, conversation })))).toStartWith(told);
    },
  );
});

describe("Who has an office", () => {
  const speaker: [string, string] = ["Fair", "Jan Holm, president of the guild of cooks, speaks of the association."];

  test.each(["Who is the president?", "president"])(
    "is told by the name above the line that tells it: %s",
    async (query) => {
      const holder: [string, string] = ["Ida Holm", "President and founder"];
      expect(await askIn("en", query, speaker, holder)).toMatch(/^Ida Holm:\n\n?[•-] President and founder$/);
    },
  );

  test("is not told by a line below anything else", async () => {
    const reply = await askIn("en", "Who is the president of the association?", speaker, [
      "Our news",
      "President and founder",
    ]);
    expect(reply).not.toStartWith("Our news");
  });

  test.each([
    ["Our News", "President and founder"],
    ["Mill notes", "President and founder"],
    ["Guild Meeting", "President opens the day"],
    ["Ida Holm", "President and founder of all mills."],
    ["President Holm", "President and founder"],
  ])("nor by one below a heading that names nobody, nor by a sentence: %s, %s", async (heading, line) => {
    expect(await askIn("en", "Who is the president?", speaker, [heading, line])).not.toStartWith(`${heading}:`);
  });

  test.each([
    ["en", "Parking", "Hotel Larkhill", "Parking 12 euros", "Parking is free for guests behind the house."],
    ["en", "Shipping", "Gold Lid", "Shipping included", "Shipping takes two days and costs 5 euros."],
    ["de", "Parken", "Hotel Lerchenau", "Parken 12 Euro", "Parken können Gäste kostenlos hinter dem Haus."],
    [
      "en",
      "Who is the writer of this primer?",
      "About This Primer",
      "Writer rules",
      "The writer of this primer is Ida.",
    ],
    [
      "en",
      "Who is the class for?",
      "Advanced Carving",
      "Class fee 90 euros",
      "The class is for those who never carved.",
    ],
    ["fr", "Qui est la directrice ?", "Notre Équipe", "Directrice et équipe", "La directrice est Ida Holm."],
    ["en", "Who is the director?", "Carving Club", "Director opens the day", "The director is Ida Holm."],
  ])("is not what a line of another kind says (%s): %s", async (locale, query, heading, line, told) => {
    expect(await askIn(locale, query, [heading, line], ["Uno", told])).toStartWith(told);
  });

  test("is not told by the line of another office of that name", async () => {
    const query = "Who is the director of sales?";
    const sold = await askIn("en", query, ["Ida Holm", "Director of mills"], ["Jan Holm", "Sales director"]);
    expect(sold).toMatch(/^Jan Holm:\n\n?[•-] Sales director$/);
    expect(await askIn("en", query, ["Ida Holm", "Director of mills"])).not.toStartWith("Ida Holm");
  });
});

describe("What a thing is", () => {
  test("is told by what says so of it within a sentence about more", async () => {
    const named = "The old carpenters of the valley teach lid thinking to their young, and are glad of it.";
    const told = 'Carving leads to "lid thinking", a process that splits a lid into parts.';
    expect(await askIn("en", "What is lid thinking?", ["Shed", named], ["Carving", told])).toStartWith(told);
  });
});

describe("Why something is not so", () => {
  const steps = "To reset your lid:\n\n1. Open the lid box.\n2. Reset the lid by mail.";
  const told = "You will not get a reset mail for a box that is full.";

  test("is told by what says so, and by no way to do it", async () => {
    const reply = await askIn(
      "en",
      "Why didn't I get the reset mail for my lid box?",
      ["Reset", steps],
      ["Mail", told],
    );
    expect(reply).toStartWith(told);
  });
});

test("What may be worn is told by a list whose heading says what may not", async () => {
  const list = "- Vests\n- Sports shorts";
  const other = "The shorts of Ida Holm are in the office of the guild of cooks.";
  const reply = await askIn(
    "en",
    "Can I wear shorts in the office?",
    ["Guild", other],
    ["Not allowed to wear in the office", list],
  );
  expect(reply).toStartWith("Not allowed to wear");
});

test("What leads to more lines than a reply shows is told with those of its first paragraphs", async () => {
  const shop = (n: number) => `Shop ${n}\n\n${n} Mill Lane\n\nLarkhill`;
  const text = `We cannot accept any lids, but take them to:\n\n${[1, 2, 3, 4, 5].map(shop).join("\n\n")}`;
  const reply = await askIn("en", "Do you accept lids?", ["Lids", text]);
  expect(reply).toStartWith("We cannot accept any lids, but take them to:");
  expect(reply).toEndWith("…");
});
