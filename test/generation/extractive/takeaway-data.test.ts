import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// What stands on a page as data is what its visitors come for: it is told in one line, with what says what it is.

const prose = "The harbour was built by the boatmen of the village and has a long wooden pier.";

describe("A takeaway tells data", () => {
  test("of a week, days with the same hours together, below the heading that says so", async () => {
    const week =
      "Monday | 9.00-17.00\nTuesday | 9.00-17.00\nWednesday | 9.00-17.00\nThursday | Closed\nFriday | 9.00-12.00";
    expect(
      await takeawaysOf(
        page("Harbour", [
          ["", prose],
          ["Opening hours", week],
        ]),
      ),
    ).toContain("Opening hours: Monday–Wednesday: 9.00-17.00; Thursday: Closed; Friday: 9.00-12.00.");
  });

  test("of two columns by their names", async () => {
    const week = "Shop | Office\nMon | 8-18 | 9-17\nSat | 8-12 | Closed\nSun | 10-12 | Closed";
    expect(await takeawaysOf(page("Village shop", [["Opening hours", week]]))).toContain(
      "Opening hours: Mon: Shop 8-18, Office 9-17; Sat: Shop 8-12, Office Closed; Sun: Shop 10-12, Office Closed.",
    );
  });

  test("of days that do not follow one another each by itself", async () => {
    const week = "Monday: 9-5\nWednesday: 9-5\nFriday: 9-5\nSaturday: 9-1\nSunday: 9-1";
    expect(await takeawaysOf(page("Harbour", [["Opening hours", week]]))).toEqual([
      "Opening hours: Monday: 9-5; Wednesday: 9-5; Friday: 9-5; Saturday–Sunday: 9-1.",
    ]);
    const places = "Café: 9am to 5pm\nShop: 9am to 5pm";
    expect(await takeawaysOf(page("Harbour", [["Opening hours", places]]))).toEqual([
      "Opening hours: Café: 9am to 5pm; Shop: 9am to 5pm.",
    ]);
  });

  test.each([
    ["de", "Öffnungszeiten", "Dienstag: 18:30 - 19:30 Uhr\nDonnerstag: 15:30 - 17:00 Uhr"],
    ["fr", "Horaires d'ouverture", "Mardi: 18:30 - 19:30\nJeudi: 15:30 - 17:00"],
    ["es", "Horario", "Martes: 18:30 - 19:30\nJueves: 15:30 - 17:00"],
    ["it", "Orari di apertura", "Martedì: 18:30 - 19:30\nGiovedì: 15:30 - 17:00"],
    ["pt", "Horário de funcionamento", "Terça-feira: 18:30 - 19:30\nQuinta-feira: 15:30 - 17:00"],
    ["nl", "Openingstijden", "Dinsdag: 18:30 - 19:30\nDonderdag: 15:30 - 17:00"],
  ])("of opening in lines (%s)", async (locale, heading, lines) => {
    const told = `${heading}: ${lines.replace("\n", "; ")}.`;
    expect(await takeawaysOf(page("Hafen", [[heading, lines]], locale))).toEqual([told]);
  });

  test("of prices, by the line that leads to them", async () => {
    const fees =
      "Our fees for a year:\n\n- Adults: £25\n- Juniors: £10\n- Tip: bring the form with you on your first evening";
    expect(await takeawaysOf(page("Rowing club", [["", `${prose}\n\n${fees}`]]))).toContain(
      "Our fees for a year: Adults: £25; Juniors: £10.",
    );
  });

  test("of the limits of plans", async () => {
    const plans = "Basic | Pro\nNotebooks | 1 | 10\nFile size | 5 MB | 200 MB\nStorage | 1 GB | 50 GB";
    expect(await takeawaysOf(page("Notes", [["Plans", plans]]))).toEqual([
      "Plans: Notebooks: Basic 1, Pro 10; File size: Basic 5 MB, Pro 200 MB; Storage: Basic 1 GB, Pro 50 GB.",
    ]);
  });

  test("of prices in the line below what they are of, and not by a sentence above them", async () => {
    const lines =
      "Lessons for one, about thirty minutes on a boat\nCHF 720\n\nLessons for two, about thirty minutes\nCHF 630";
    const told =
      "Lessons for one, about thirty minutes on a boat: CHF 720; Lessons for two, about thirty minutes: CHF 630.";
    expect(await takeawaysOf(page("Boats", [["Lessons", lines]]))).toEqual([`Lessons: ${told}`]);
    const offers = page("Our offers", [["", "Lessons are given on the pier.\n\n- One: CHF 720\n- Two: CHF 630"]]);
    expect(await takeawaysOf(offers)).toContain("Our offers: One: CHF 720; Two: CHF 630.");
  });

  test("of the first column where a line cannot hold all of them", async () => {
    const boats = Array.from({ length: 8 }, (_, i) => `Boat of ${i + 2} seats | £${i + 20} | £${i + 40}`);
    const table = ["Boat | With a season ticket | One-off hire", ...boats].join("\n");
    const told = "Prices, With a season ticket: Boat of 2 seats: £20; Boat of 3 seats: £21;";
    const [first = ""] = await takeawaysOf(page("Harbour", [["Prices", table]]));
    expect(first).toStartWith(told);
    expect(first).not.toContain("£40");
  });

  test("of a column without the rows that say nothing in it, be another one long", async () => {
    const rows = [
      "Guests | £5 | –",
      "Members | – | £50",
      "Juniors | £2 | £20 for the first, £10 for each further child of a family, dogs not counted",
    ];
    const table = ["Who | Day | Season", ...rows].join("\n");
    expect(await takeawaysOf(page("Harbour", [["Prices", table]]))).toEqual(["Prices, Day: Guests: £5; Juniors: £2."]);
  });

  test("by what names them, and not by a warning over them", async () => {
    const table = "Adults | £5\nJuniors | £2";
    const told = await takeawaysOf(page("Harbour fees", [["Prices subject to change", table]]));
    expect(told).toEqual(["Harbour fees: Adults: £5; Juniors: £2."]);
  });

  test("of hours that are a line alone, of each heading", async () => {
    const times = page("Training times", [
      ["Adults", "Tuesday and Thursday, 19:30 to 21:30"],
      ["Children (under 13)", "Tuesday and Thursday, 18:00 to 19:15\n\nBring a towel."],
    ]);
    expect(await takeawaysOf(times, 5)).toEqual([
      "Adults: Tuesday and Thursday, 19:30 to 21:30.",
      "Children (under 13): Tuesday and Thursday, 18:00 to 19:15.",
    ]);
    expect(await takeawaysOf(page("Les horaires", [["🏊 Enfants", "MARDI et JEUDI - 18h00 à 19h15"]], "fr"))).toEqual([
      "Enfants: MARDI et JEUDI - 18h00 à 19h15.",
    ]);
  });

  test("of hours once, in a line or in a sentence", async () => {
    const hours = page("Opening hours", [
      ["", "Visit us daily from 09:00 to 19:00."],
      ["Open daily", "09:00 – 19:00"],
    ]);
    expect(await takeawaysOf(hours)).toEqual(["Open daily: 09:00 – 19:00."]);
    const alone = "Besuchen Sie uns täglich von 09:00 bis 19:00 Uhr.";
    expect(await takeawaysOf(page("Freibad", [["", alone]], "de"))).toEqual([alone]);
  });

  test("of hours beside what is done then", async () => {
    const lesson = "Swimming lessons for children take place on each weekday from 09:00 to 17:00.";
    const sections: [string, string][] = [
      ["Opening hours", "Mon: 09:00 - 17:00\nTue: 09:00 - 17:00\nWed: 09:00 - 17:00"],
      ["Lessons", lesson],
    ];
    expect(await takeawaysOf(page("Pool", sections))).toEqual(["Opening hours: Mon–Wed: 09:00 - 17:00.", lesson]);
  });

  test("of what a thing measures", async () => {
    const sections: [string, string][] = [["Specifications", "- Weight: 12 kg\n- Length: 90 cm\n- Battery: 10 Ah"]];
    expect(await takeawaysOf(page("Lamp", sections))).toEqual([
      "Specifications: Weight: 12 kg; Length: 90 cm; Battery: 10 Ah.",
    ]);
  });

  test("of how to reach somebody, a label above its lines", async () => {
    const lines =
      "Postal Address\n12 Oak Road\nSmalltown, NJ 01234\n\nTelephone\n(555) 010-4477\n\nWeb\nhttps://acme.example/1";
    expect(await takeawaysOf(page("Contact us", [["", lines]]))).toEqual([
      "Contact us: Postal Address: 12 Oak Road, Smalltown, NJ 01234; Telephone: (555) 010-4477.",
    ]);
  });

  test.each([
    [
      "en",
      "When: Friday, 9 May, 18:00\nWhere: Market Hall\nBring: a towel",
      "When: Friday, 9 May, 18:00; Where: Market Hall.",
    ],
    ["de", "Datum: 9. November 2025\nOrt: Markthalle, 1. Etage", "Datum: 9. November 2025; Ort: Markthalle, 1. Etage."],
    ["de", "Ort: Markthalle, 1. Etage\nZeit: Meist 10–17 Uhr", "Ort: Markthalle, 1. Etage; Zeit: Meist 10–17 Uhr."],
    ["fr", "Quand : vendredi 9 mai à 18h\nOù : la halle", "Quand: vendredi 9 mai à 18h; Où: la halle."],
    ["es", "Cuándo: viernes 9 de mayo, 18:00\nDónde: La lonja", "Cuándo: viernes 9 de mayo, 18:00; Dónde: La lonja."],
    [
      "it",
      "Quando: venerdì 9 maggio, ore 18:00\nDove: il mercato",
      "Quando: venerdì 9 maggio, ore 18:00; Dove: il mercato.",
    ],
    ["pt", "Quando: sexta, 9 de maio, 18:00\nOnde: o mercado", "Quando: sexta, 9 de maio, 18:00; Onde: o mercado."],
    ["nl", "Wanneer: vrijdag 9 mei, 18:00\nWaar: de markthal", "Wanneer: vrijdag 9 mei, 18:00; Waar: de markthal."],
  ])("of an event, on a post too (%s)", async (locale, lines, told) => {
    const event = page("Pier concert", [["", lines]], locale);
    expect(await takeawaysOf(event)).toEqual([told]);
    expect(await takeawaysOf({ ...event, url: "https://www.acme.example/news/2025/05/concert" })).toEqual([told]);
  });

  test("of an event without what its devices hold", async () => {
    const lines = "When: Friday, 9 May, 18:00\nWhere: Market Hall\nData: 5 GB";
    expect(await takeawaysOf(page("Pier concert", [["", lines]]))).toEqual([
      "When: Friday, 9 May, 18:00; Where: Market Hall.",
    ]);
  });

  test("of an event whose place other pages have too", async () => {
    const lines = "- When: 2025-05-09 18:00–20:00\n- Where: Market Hall";
    const event = { ...page("Pier concert", [["", lines]]), repeated: ["Where: Market Hall"] };
    expect(await takeawaysOf(event)).toEqual(["When: 2025-05-09 18:00–20:00; Where: Market Hall."]);
  });

  test.each([
    ["🕐 Sonntag, 9. November 2025, 10:00–13:00 Uhr\n📍 Markthalle, Am Hafen 8, 04821 Hafenstadt", "de"],
    ["Sunday, 9 November, 10:00 to 13:00\nMarket Hall, 8 Harbour Lane, first floor, behind the large gate", "en"],
    ["01.11.2025, 10:00 - 17:00 Uhr\nBootshaus (Hintereingang, 1.OG), 04824 Hafenstadt", "de"],
  ])("of when and where something is, a line each: %j", async (lines, locale) => {
    const told = `${lines.replaceAll(/🕐 |📍 /gu, "").replace("\n", "; ")}.`;
    expect(await takeawaysOf(page("Repair day", [["", lines]], locale))).toEqual([told]);
  });

  test("of an event in place of sentences that say when and where again", async () => {
    const again = "The repair day takes place on 9 November from 10:00 to 13:00 in the market hall.";
    const lines = "Sunday, 9 November, 10:00 to 13:00\nMarket Hall, 8 Harbour Lane";
    expect(await takeawaysOf(page("Repair day", [["", `${lines}\n\n${again}`]]))).toEqual([
      "Sunday, 9 November, 10:00 to 13:00; Market Hall, 8 Harbour Lane.",
    ]);
  });

  test.each([
    ["en", "Opening hours", "on Wednesdays from 14:00 to 18:00", "on Fridays from 21:00 to 23:00"],
    [
      "fr",
      "Horaires d'ouverture du club :",
      "le mercredi de 14 heures à 18 heures",
      "le vendredi de 21 heures à 23 heures",
    ],
    ["it", "Orari", "il mercoledì 14:00-18:00", "il venerdì 21:00-23:00"],
    ["nl", "Openingstijden", "op woensdag van 14.00 tot 18.00 uur", "op vrijdag van 21.00 tot 23.00 uur"],
  ])("of hours in a list that has no labels (%s)", async (locale, heading, first, second) => {
    const list = `- ${first} (in the large hall behind the old pier and in the small one)\n- ${second}`;
    expect(await takeawaysOf(page("Club", [[heading, list]], locale))).toEqual([
      `${heading.replace(/ ?:$/, "")}: ${first}; ${second}.`,
    ]);
  });

  test("of prices behind dashes in a list", async () => {
    const list = "- Rowing boat – £20\n- Canoe – £15, with paddles";
    expect(await takeawaysOf(page("Hire", [["Prices", list]]))).toEqual([
      "Prices: Rowing boat: £20; Canoe: £15, with paddles.",
    ]);
  });

  test("of prices that end the lines of a list", async () => {
    const list =
      "- Saturday (13:00 to 23:00): € 100,00\n- Weekend, all of the house (Saturday 13:00 to Sunday 23:00) € 5,50 a head (at least € 165,00)";
    expect(await takeawaysOf(page("Hire", [["Prices", list]]))).toEqual([
      "Prices: Saturday (13:00 to 23:00): € 100,00; Weekend, all of the house: € 5,50 a head (at least € 165,00).",
    ]);
  });

  test("of hours by their headings where the title names them", async () => {
    const hours = page(
      "Horaires",
      [
        ["Débutants", "- Public: Première année\n- Rivière: Mercredi, entre 14h et 16h\n- Piscine: Lundi de 21h à 22h"],
        ["Coupes", "- Public: Jeunes\n- Rivière: Samedi, entre 15h et 17h\n- Piscine: Lundi de 20h à 21h"],
      ],
      "fr",
    );
    expect(await takeawaysOf(hours)).toEqual([
      "Débutants: Public: Première année; Rivière: Mercredi, entre 14h et 16h; Piscine: Lundi de 21h à 22h.",
      "Coupes: Public: Jeunes; Rivière: Samedi, entre 15h et 17h; Piscine: Lundi de 20h à 21h.",
    ]);
  });

  test("of prices by the line above their list, without long remarks in brackets", async () => {
    const remark = "(needed for all others; with the use of the hall, the pier and the boats of the old harbour)";
    const list = `Fees for a year:\n\n- Basic membership – 1,000 Kč, symbol 1 ${remark}\n- Hall – 1,000 Kč, symbol 2 (with the pier)\n- Boats – 500 Kč, symbol 3`;
    expect(await takeawaysOf(page("Payments", [["Details", list]]))).toEqual([
      "Fees for a year: Basic membership: 1,000 Kč, symbol 1; Hall: 1,000 Kč, symbol 2 (with the pier); Boats: 500 Kč, symbol 3.",
    ]);
  });

  test("of one price that has a name, below the heading of what is paid for", async () => {
    const sections: [string, string][] = [["Aktive Mitgliedschaft", "Beitrag: 5,- € je Monat"]];
    expect(await takeawaysOf(page("Mitglied werden", sections, "de"))).toEqual([
      "Aktive Mitgliedschaft: Beitrag: 5,- € je Monat.",
    ]);
  });

  test("of each heading, where the title names what they tell", async () => {
    const fees = page("Fees", [
      ["Licence A", "Licence A | Total\nAdult who was born in 2016 or before: | £120\nAny younger member | £150"],
      ["Licence B", "Licence B | Total\nAdult | £95"],
      ["Licence C", "Licence C | Total\nAdult | £80"],
    ]);
    expect(await takeawaysOf(fees)).toEqual([
      "Licence A: Adult who was born in 2016 or before: £120; Any younger member: £150.",
      "Licence B: Adult: £95.",
    ]);
  });

  test("with marks that say something", async () => {
    const lines = "Contact: pier@acme.example\nPhone, rating 5**: 01234 567890\nGrade: A*";
    expect((await takeawaysOf(page("Harbour", [["Contacts", lines]]))).join(" ")).toContain("rating 5**");
  });

  test("without the marks of footnotes, and named once", async () => {
    const lines = "Contact: pier@acme.example\nPhone: 01234 567890*";
    expect(await takeawaysOf(page("Harbour", [["Contacts", lines]]))).toEqual([
      "Contact: pier@acme.example; Phone: 01234 567890.",
    ]);
  });

  test("twice at most, and once where three takeaways are wanted", async () => {
    const all = page("Harbour", [
      ["Opening hours", "Mon: 9-17\nTue: 9-17\nWed: 9-13"],
      ["Fees", "Boat: £4\nPier: £2"],
      ["Contact", "Mail: pier@acme.example\nPhone: 01234 567890"],
    ]);
    expect(await takeawaysOf(all)).toEqual(["Opening hours: Mon–Tue: 9-17; Wed: 9-13."]);
    expect(await takeawaysOf(all, 5)).toEqual([
      "Opening hours: Mon–Tue: 9-17; Wed: 9-13.",
      "Fees: Boat: £4; Pier: £2.",
    ]);
  });
});

describe("No data for a takeaway are", () => {
  test.each([
    ["an example's sums", "Account summary", "Old balance: $250\nPaid: $90\nNew balance: $160"],
    ["discounts alone", "Prices", "2 persons: £10 off\n3 persons: £20 off"],
    ["names of no kind that is looked for", "Crew", "Captain: Ana Ruiz\nCook: Bo Lind"],
    ["a year or a day under a heading for contacts", "Contact", "Founded: 1994\nRegistered: 12.05.1994"],
    ["times of something that is not open", "The race", "Sunday, 9:30 to 10:15"],
    ["what a question asks for", "What does it cost?", "Boat: £4\nPier: £2"],
    ["the day and the writer of a text", "Harbour news", "Date: 9 May 2024\nAuthor: Ana Ruiz"],
    ["the beginning and the place of a club", "History", "Start: 1890\nPlace: Mill Lane"],
    ["when a parcel leaves, and from where", "Delivery", "Date: 4 days\nLocation: warehouse 5"],
    ["a day's file", "Release notes", "Date: 2031-05-04\nLocation: /usr/local/bin"],
    [
      "prices that a long remark limits",
      "Prices",
      "- Adults: £12 (only with a valid card of the club, which has to be shown at the desk)\n- Children: £6 (only with a valid card of the club, which has to be shown at the desk)",
    ],
    ["what was given", "Fees and donations", "- John Smith: £50\n- Mary Jones: £20"],
    ["what is won", "Prices and prize money", "First boat: £50\nSecond boat: £20"],
    ["where something was put", "Boats", "Location: shed 4\nNumber: 12"],
    ["when a version was made", "Release notes", "Date: 2031-05-04\nLocation: /usr/local/bin"],
    ["what was founded where", "The mill", "Start: 1890\nPlace: Mill Lane"],
    ["the place in a row", "The race", "Start: 1 January 2031\nPlace: 3\nFee: £20"],
    ["how long something takes", "Dispatch", "Date: 4 days\nLocation: warehouse 5"],
    ["more than a line holds", "Fees", Array.from({ length: 20 }, (_, i) => `Boat of pier ${i}: £${i}`).join("\n")],
  ])("%s", async (_, heading, text) => {
    expect(await takeawaysOf(page("Harbour", [[heading, text]]))).toEqual([]);
  });

  test("those of a post, or of a line that all pages have", async () => {
    const hours: [string, string] = ["Opening hours", "Mon: 9-17\nTue: 9-17\nWed: 9-13"];
    const own = page("Harbour", [hours]);
    expect(await takeawaysOf({ ...own, url: "https://www.acme.example/blog/2024/05/harbour" })).toEqual([]);
    expect(await takeawaysOf({ ...own, repeated: ["Mon: 9-17"] })).toEqual([]);
  });
});
