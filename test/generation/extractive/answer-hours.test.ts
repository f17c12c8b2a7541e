import { describe, expect, test } from "bun:test";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { isWeekday, tellsWeek } from "../../../src/search/analysis/week.ts";
import { answerTask, askManual, page, run, textOf } from "./fixtures.ts";

const ask = async (query: string, source: SourcePage) =>
  textOf(await run(answerTask(query, [source], { locale: source.locale, markdown: false })));

describe("When a place is open is told by times, not by what speaks of its hours", () => {
  const library = page("Town library", [
    ["", "The town library of Larkhill has more than 5,000 books to borrow or to read on the spot."],
    ["Opening hours", "- Monday and Wednesday from 17:30 to 19:00\n- Saturday: 11:00–13:00"],
    ["Play night", "You can sign up at the desk during the opening hours of the library."],
  ]);

  test.each([
    "What are the opening hours of the library?",
    "When is the library open?",
    "When does the library open on Saturday?",
    "What are your hours?",
  ])("%s", async (query) => {
    expect(await ask(query, library)).toStartWith("Opening hours:\n• Monday and Wednesday from 17:30");
  });

  test.each([
    ["Are you open on Sundays?", "On Sundays we are closed."],
    ["Is the shop open on Christmas day?", "On Christmas day the shop is closed."],
    ["Are you open tomorrow?", "Tomorrow we are closed for a party."],
    ["Is the museum open at night?", "The museum is not open at night."],
  ])("nor without the day on which it is not: %s", async (query, exception) => {
    const source = page("Opening hours", [["", `We are open from 9:00 to 17:00.\n\n${exception}`]]);
    expect(await ask(query, source)).toContain(exception);
  });

  test.each(["are you open at night", "Is the workshop still open late?"])("%s", async (query) => {
    const workshop = page("The workshop", [
      ["", "The workshop is a space for all, which is available 24 hours a day."],
      ["Channels", "Game night is a channel that is open to all of the workshop."],
    ]);
    expect(await ask(query, workshop)).toStartWith("The workshop is a space for all, which is available 24 hours");
  });

  test.each([
    [
      "fr",
      "Quels sont les horaires de la médiathèque ?",
      "Horaires d'ouverture",
      "Mercredi : 10 h – 12 h",
      "La médiathèque",
    ],
    ["fr", "Quand est ouverte la médiathèque ?", "Horaires", "Mercredi : 10 h – 12 h", "La médiathèque"],
    ["de", "Wann ist die Bücherei geöffnet?", "Öffnungszeiten", "Mittwoch: 10 bis 12 Uhr", "Die Bücherei"],
    ["es", "¿Cuál es el horario de la biblioteca?", "Horario", "Miércoles: de 10:00 a 12:00", "La biblioteca"],
    ["it", "Quali sono gli orari della biblioteca?", "Orari", "Mercoledì: 10:00–12:00", "La biblioteca"],
    ["nl", "Wanneer is de bibliotheek open?", "Openingstijden", "Woensdag: 10 tot 12 uur", "De bibliotheek"],
  ])("in %s: %s", async (locale, query, heading, hours, title) => {
    expect(await ask(query, page(title, [[heading, `- ${hours}`]], locale))).toContain(hours);
  });

  test.each([
    ["Opening hours", "Monday: 9-17\n\nSunday: closed"],
    ["Opening hours", "We are open round the clock."],
    ["Notes", "Monday to Friday: 9.00 – 17.00"],
    ["Visit us", "We're here Monday to Friday, 9am-5pm."],
  ])("without the word as well, below %p: %s", async (heading, text) => {
    const source = page("Town library", [[heading, text]]);
    expect(await ask("What are your opening hours?", source)).toStartWith(text.split("\n", 1)[0]!);
  });

  test("An hour of a day is another matter", async () => {
    const dance = page("Dance", [["Dance", "The dance class is on Monday from 10:00 for an hour."]]);
    expect(await ask("What are your opening hours?", dance)).toContain("couldn't find");
  });

  test("How many hours something takes is another matter", async () => {
    const walk = page("Walks", [["Pier walk", "The pier walk takes three hours with all its stops."]]);
    expect(await ask("How many hours does the pier walk take?", walk)).toContain("three hours");
  });
});

test("When those are there who were asked for before is told by times, not by a task at their place", async () => {
  const steps = "So bekommt man eine Kiste:\n\n1. Das Blatt lesen.\n2. Das Blatt im Büro bis zum 3. Mai abgeben.";
  const sources = [page("Kisten", [["", steps]], "de"), page("Acme", [["", "Im Büro ist um 19:00 Uhr jemand."]], "de")];
  const conversation = [
    { role: "user" as const, content: "Wo ist euer Büro?" },
    { role: "assistant" as const, content: "In Hull." },
  ];
  const task = answerTask("Wann seid ihr da?", sources, { locale: "de", markdown: false, conversation });
  expect(await run(task).then(textOf)).toBe("Im Büro ist um 19:00 Uhr jemand.");
});

describe("A table of days is the hours of the place", () => {
  const week = ["Monday | 16:00 - 01:00", "Tuesday | 16:00 - 01:00", "Friday | 16:00 - 02:00"].join("\n");
  const sources = [
    page("The Oak", [["", `A bar for all.\n\n${week}`]]),
    page("Open mic", [["", "On Thursdays just arrive before 20:30, and get a spot close to the stage."]]),
  ];
  const reply = async (query: string) => textOf(await run(answerTask(query, sources, { markdown: false })));

  test.each(["opening hours", "When are you open?", "When do you close?", "closing time", "How late are you open?"])(
    "which is told whole, also without names of its columns: %s",
    async (query) => {
      expect(await reply(query)).toBe("• Monday: 16:00 - 01:00\n• Tuesday: 16:00 - 01:00\n• Friday: 16:00 - 02:00");
    },
  );

  test.each(["What time do you close on Friday?", "friday hours", "How late are you open on Friday?"])(
    "or by the row of the day that is named: %s",
    async (query) => {
      expect(await reply(query)).toBe("Friday: 16:00 - 02:00");
    },
  );
});

describe("What only begins with a day or a word of hours is none of the hours of the place", () => {
  test("a mass is not when all is open", async () => {
    const source = page("The abbey", [
      ["1", "We are open daily from 9:00 to 17:00."],
      ["2", "Sunday 10:00 mass in the chapel."],
    ]);
    expect(await ask("Are you open on Sunday?", source)).toContain("We are open daily");
  });

  test("a season is, though it begins and ends on a day with its date", async () => {
    const text = "The garden is open from Saturday, 5 April to Sunday, 2 November, daily from 10:00 to 17:00.";
    expect(await ask("When is the garden open?", page("Garden", [["Visit", text]]))).toBe(text);
  });

  test("how long it takes to open or close a thing is no question for hours", async () => {
    const source = page("Accounts", [
      ["1", "It takes two days to open an account."],
      ["2", "The office is open from 9:00 to 17:00 for accounts."],
    ]);
    expect(await ask("how long does it take to open an account", source)).toStartWith("It takes two days");
  });

  test.each(["miercoles", "sábado", "lunedi", "Mittwochs", "zondag"])(
    "%s is a day, with its accents or without",
    (day) => {
      expect(isWeekday(day)).toBe(true);
    },
  );

  test("one day in three spellings is no week", () => {
    expect(tellsWeek(["Monday 10:00 yoga", "Mondays 11:00", "Mon 12:00"])).toBe(false);
    expect(tellsWeek(["Mon 10:00", "Tue 10:00", "Sat closed"])).toBe(true);
  });
});

test("The page that speaks for the place tells of the day that is named, and of no other", async () => {
  const week = ["Monday | 16:00 - 01:00", "Tuesday | 16:00 - 01:00", "Saturday | 16:00 - 02:00"].join("\n");
  const home = page("The Oak", [
    ["", `A bar in the centre of town.\n\nWe are open every night of the week.\n\n${week}`],
  ]);
  const task = answerTask("What time do you close on Saturday?", [home], { markdown: false, introduction: home.id });
  expect(textOf(await run(task))).toBe("Saturday: 16:00 - 02:00");
});

describe("What is open in another sense is no answer to when all is open:", () => {
  test.each([
    ["en", "opening hours", "You are invited to our open day on Monday, 15 May, from 10 am until noon."],
    ["en", "what time do you open", "Open fires are lit at the pier every day at 8 pm."],
    ["de", "Wann habt ihr geöffnet?", "Zum Tag der offenen Tür am Samstag um 10 Uhr kommen viele."],
    ["fr", "Quels sont les horaires d'ouverture ?", "Nos portes ouvertes ont lieu samedi à 10 h."],
    ["es", "¿Cuándo abren?", "La jornada de puertas abiertas es el sábado a las 10 h."],
    ["it", "Quando siete aperti?", "La giornata di porte aperte è sabato alle 10 h."],
    ["pt", "Quando estão abertos?", "O dia de portas abertas é sábado às 10 h."],
    ["nl", "Wanneer zijn jullie open?", "Op de open dag op zaterdag om 10 uur komen er veel mensen."],
  ])("%s: %s", async (locale, query, text) => {
    const other = page("Harbour", [["", text]], locale);
    const reply = textOf(await run(answerTask(query, [other], { locale, markdown: false })));
    expect(reply).not.toStartWith(text);
  });

  test("but to when that is", async () => {
    const text = "Our open day is on Monday, 15 May, from 10 am until noon.";
    expect(await askManual("When is the open day?", ["", text])).toBe(text);
  });
});
