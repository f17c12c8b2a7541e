import { describe, expect, test } from "bun:test";
import { faqsOf, page, type Section } from "./fixtures.ts";

// What an author lets his visitor ask is answered by what he wrote below, be that a list, a price or a few words.

async function asked(title: string, sections: Section[], locale = "en"): Promise<string[]> {
  return (await faqsOf(page(title, sections, locale))).map(({ question, answer }) =>
    `${question} ${answer}`.replaceAll("\u00a0", " "),
  );
}

describe("what a thing costs", () => {
  const price = "There is no charge for the room itself. We ask for a deposit of £40, which is paid back in June.";

  test.each([
    ["Boat hire", "What does boat hire cost?"],
    ["Rope courses", "What do rope courses cost?"],
    ["Hire a boat", "What does it cost to hire a boat?"],
  ])("is asked of what its page is about: %s", async (title, question) => {
    expect(await asked(title, [["What does it cost?", price]])).toEqual([`${question} ${price}`]);
    expect(await asked(title, [["How much is it?", price]])).toEqual([`${question} ${price}`]);
  });

  test("is asked of nothing where the title names no thing", async () => {
    expect(await asked("FAQ", [["What does it cost?", price]])).toEqual([]);
  });

  test("is answered by the one line of a list that tells it", async () => {
    expect(await asked("Vaarles op vrijdag", [["Wat kost het?", "- 4 euro."]], "nl")).toEqual([
      "Wat kost het? 4 euro.",
    ]);
    expect(await asked("Vaarles op vrijdag", [["Wat kost het?", "- Dat hangt ervan af."]], "nl")).toEqual([]);
  });
});

describe("a word alone asks of what its page is about", () => {
  test.each([
    [
      "nl",
      "Vaaravond 2031",
      "Wanneer?",
      "De vaaravond is elke maandag om 19:00 uur in de haven.",
      "Wanneer is ‘Vaaravond 2031’?",
    ],
    [
      "nl",
      "Vaaravond 2031",
      "Waar?",
      "Alle avonden zijn bij de steiger van de oude haven in Delft.",
      "Waar is ‘Vaaravond 2031’?",
    ],
    [
      "de",
      "Segelabend 2031",
      "Wann?",
      "Der Segelabend ist jeden Montag um 19 Uhr im alten Hafen.",
      "Wann ist „Segelabend 2031“?",
    ],
    [
      "fr",
      "Soirée voile",
      "Quand ?",
      "La soirée a lieu tous les lundis à 19 heures au vieux port.",
      "Quand a lieu « Soirée voile » ?",
    ],
    [
      "es",
      "Tarde de vela",
      "¿Dónde?",
      "La tarde de vela es en el muelle del puerto viejo de Vigo.",
      "¿Dónde es «Tarde de vela»?",
    ],
    [
      "it",
      "Serata in barca",
      "Quando?",
      "La serata si tiene ogni lunedì alle 19 nel porto vecchio.",
      "Quando si svolge «Serata in barca»?",
    ],
    [
      "pt",
      "Noite de vela",
      "Quando?",
      "A noite de vela é todas as segundas às 19 horas no porto.",
      "Quando é “Noite de vela”?",
    ],
    [
      "en",
      "Rope evenings",
      "When?",
      "The evenings are held on each Monday of June at 7 pm.",
      "When are rope evenings?",
    ],
  ])("%s: %s, %s", async (locale, title, heading, text, question) => {
    expect(await asked(title, [[heading, text]], locale)).toEqual([`${question} ${text}`]);
  });
});

test("a name that is a page's title is written in a question as it is there", async () => {
  const text = "Ann has been at the quay of the old harbour on each Monday of June at 7 pm, and Ann is there now.";
  expect(await asked("Ann Bell", [["When?", text]])).toEqual([`When is Ann Bell? ${text}`]);
});

describe("what a visitor asks of himself", () => {
  test("names nothing and is answered where its author speaks to him", async () => {
    const text = "You will have the whole upper deck to yourself until the boat is back at the quay.";
    expect(await asked("Boat hire", [["Where will we be?", text]])).toEqual([`Where will we be? ${text}`]);
    const own = "We have been at the quay of the old harbour with all of our boats since the spring.";
    expect(await asked("Boat hire", [["Where will we be?", own]])).toEqual([]);
  });

  test("is answered by an address to write to, with what to write there", async () => {
    const text = "Please email us at desk@acme.example to let us know which boat you would like, and for which day.";
    expect(await asked("Boat hire", [["How do we book?", text]])).toContain(`How do we book? ${text}`);
    const nowhere = "Please write to let us know which boat you would like, and for which day of the year.";
    expect(await asked("Boat hire", [["How do we book?", nowhere]])).toEqual([]);
  });

  test("is not answered by one case, where the ways are listed behind it", async () => {
    const first = "For the deposit of the boat, you can pay by card or in cash.";
    const way =
      "You can tell us how much you want to put behind the bar, and let your guests order up to this sum. After it runs out, your guests can pay for their own drinks.";
    const ways = `Please let us know if you need a bill.\n\nThere are several ways you can handle payment for drinks. Just let us know which one you prefer:\n\n- ${way}\n- ${way}\n- ${way}`;
    expect(await asked("Boat hire", [["How do we pay?", `${first}\n\n${ways}`]])).toEqual([]);
    expect(await asked("Boat hire", [["How do we pay?", first]])).toEqual([`How do we pay? ${first}`]);
  });

  test("is answered by a list of things, with or without a mark that gives one weight", async () => {
    const list = "- Boots that keep you dry\n- A towel\n- A warm jumper\n- A good mood!";
    expect(await asked("Sailing course", [["What should I bring?", list]])).toEqual([
      "What should I bring? Boots that keep you dry; a towel; a warm jumper; a good mood.",
    ]);
  });
});

describe("no visitor asks", () => {
  test.each([
    ["nl", "Kom jij ook varen?", "De vaaravonden van de haven zijn er voor iedereen die nog nooit gevaren heeft."],
    ["nl", "Doe je mee?", "De vaaravonden van de haven zijn er voor iedereen die nog nooit gevaren heeft."],
    ["de", "Machst du mit?", "Die Segelabende im Hafen sind für alle da, die noch nie gesegelt sind."],
    ["fr", "Vous venez avec nous ?", "Les soirées au port sont ouvertes à tous ceux qui n'ont jamais navigué."],
    ["es", "¿Te apuntas?", "Las tardes del puerto son para todos los que nunca han navegado en un barco."],
    ["it", "Vieni anche tu?", "Le serate del porto sono aperte a tutti quelli che non hanno mai navigato."],
    ["pt", "Vens também?", "As noites do porto são abertas a todas as pessoas que nunca andaram de barco."],
  ])("whether he comes along: %s, %s", async (locale, heading, text) => {
    expect((await asked("Haven 2031", [[heading, text]], locale)).filter((faq) => faq.startsWith(heading))).toEqual([]);
  });

  test("what comes of a box that he ticks on his way", async () => {
    const text =
      "If you select the Night checkbox then change the kind of boat, the checkbox is reset and has to be selected again.";
    expect(await asked("Boat list", [["Options", text]])).toEqual([]);
  });
});

test("a thing that its title names without an article has it small in a question", async () => {
  const text = "Le Pass’Voile est une aide de 50 euros par enfant pour payer une année de cours au port.";
  expect(await asked("Pass'Voile", [["", text]], "fr")).toEqual([`Qu’est-ce que le Pass’Voile ? ${text}`]);
});

describe("a table alone is asked for by its rows", () => {
  const table =
    "Activité | Horaires | Prix\nVoile libre | Lundi 17 h à 18 h | 40 €\nAviron de mer | Mardi 20 h à 21 h | 90 €";

  test("where its page answers nothing else", async () => {
    expect(await asked("Nos tarifs", [["", table]], "fr")).toEqual([
      "Combien coûte « Voile libre » ? Voile libre : Horaires Lundi 17 h à 18 h, Prix 40 €.",
      "Combien coûte « Aviron de mer » ? Aviron de mer : Horaires Mardi 20 h à 21 h, Prix 90 €.",
    ]);
  });

  test("and by none of them beside what its author asks", async () => {
    const own = "La carte se demande à l'accueil du port, du lundi au vendredi.";
    const asks: Section = ["Où demander la carte ?", own];
    expect(await asked("Nos tarifs", [["", table], asks], "fr")).toEqual([`${asks[0]} ${own}`]);
  });
});

test("what a thing costs comes before what its author asks first, where few are shown", async () => {
  const told = (what: string) => `The ${what} of the club is told to all members at the quay on the first day of June.`;
  const others = ["rule", "colour", "flag", "song", "motto"];
  const sections: Section[] = others.map((what) => [`Which ${what} does the club have?`, told(what)]);
  const price: Section = ["What does a berth cost?", "A berth costs £40 for the whole of the summer, with water."];
  const shown = await asked("Harbour club", [...sections, price]);
  expect(shown).toContain(price.join(" "));
});
