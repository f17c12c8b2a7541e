import { expect, test } from "bun:test";
import { faqsOf, page, type Section } from "./fixtures.ts";

const told = async (title: string, sections: Section[], locale = "en"): Promise<string[]> =>
  (await faqsOf(page(title, sections, locale))).map(({ question, answer }) => `${question} ${answer}`);

const lines = "Mo: 18:00 - 19:30\nFr: 15:00 - 17:00";
const inLine = "Mo: 18:00 - 19:30. Fr: 15:00 - 17:00.";

test.each([
  ["en", "When is the boathouse open?"],
  ["de", "Wann ist das Bootshaus geöffnet?"],
  ["fr", "Quand le hangar est-il ouvert ?"],
  ["es", "¿Cuándo está abierto el embarcadero?"],
  ["it", "Quando è aperto il pontile?"],
  ["pt", "Quando está aberto o cais?"],
  ["nl", "Wanneer is het botenhuis open?"],
])("a heading that asks for opening hours is answered by lines of them (%s)", async (locale, question) => {
  expect(await told("Club", [[question, lines]], locale)).toEqual([`${question} ${inLine}`]);
});

test.each([
  ["de", "Öffnungszeiten", "Wie sind die Öffnungszeiten?", "An Feiertagen ist das Bootshaus geschlossen."],
  ["es", "Horario", "¿Cuál es el horario?", "Los festivos el embarcadero está cerrado."],
  ["it", "Orari di apertura", "Quali sono gli orari di apertura?", "Nei giorni festivi il pontile è chiuso."],
  ["nl", "Openingstijden", "Wat zijn de openingstijden?", "Op feestdagen is het botenhuis gesloten."],
])(
  "lines of times are told with what is said of holidays behind them (%s)",
  async (locale, heading, question, note) => {
    expect(await told("Club", [[heading, `${lines}\n\n${note}`]], locale)).toEqual([`${question} ${inLine} ${note}`]);
  },
);

test("what stands behind times and has nothing to do with them is left out", async () => {
  const text = "Mon | 9:00-12:00\nSat | 9:00-11:00\nSun | Closed\n\nThe boathouse sells bread and milk to its members.";
  expect(await told("Club", [["Opening hours", text]])).toEqual([
    "What are the opening hours? Mon: 9:00-12:00. Sat: 9:00-11:00. Sun: Closed.",
  ]);
});

test("a table whose head has lost the cell above the names is told with its columns", async () => {
  const table = "Boathouse | Office\nMon | 0745-1800 | 0900-1700\nSun | 0830-1230 | Closed";
  expect(await told("Club", [["Opening hours", table]])).toEqual([
    "What are the opening hours? Mon: Boathouse 0745-1800, Office 0900-1700. Sun: Boathouse 0830-1230, Office Closed.",
  ]);
});

test.each([
  ["Normal boathouse opening hours.", "What are the normal boathouse opening hours?"],
  ["Opening Times", "What are the opening times?"],
])("a line that only names the times below it asks for them (%s)", async (line, question) => {
  const table = "Monday | 8.30am-1.00pm | 2.00pm-5.00pm\nTuesday | 8.30am-1.00pm | Closed";
  expect(await told("Club", [["", `${line}\n\n${table}`]])).toEqual([
    `${question} Monday: 8.30am-1.00pm, 2.00pm-5.00pm. Tuesday: 8.30am-1.00pm, Closed.`,
  ]);
});

test("in another language a line does as well", async () => {
  expect(await told("Bootsclub", [["", `Öffnungszeiten:\n\n${lines}`]], "de")).toEqual([
    `Wie sind die Öffnungszeiten? ${inLine}`,
  ]);
});

test("times that stand below the name of a place are asked for with it", async () => {
  const list = "- Monday: 12:00 - 15:00\n- Sunday: 12:00 - 23:00";
  expect(await told("Pubs in Thornby", [["The Oar Inn", `Opening Times\n\n${list}`]])).toEqual([
    "What are the opening times of the Oar Inn? Monday: 12:00 - 15:00. Sunday: 12:00 - 23:00.",
  ]);
  expect(await told("Thornby", [["Opening hours of the café", list]])).toEqual([
    "What are the opening hours of the café? Monday: 12:00 - 15:00. Sunday: 12:00 - 23:00.",
  ]);
});

test("prices of which some are free are told by all lines", async () => {
  expect(await told("Club", [["Fees", "- Adults: £12 a year\n- Children: free"]])).toEqual([
    "What are the fees? Adults: £12 a year. Children: free.",
  ]);
});

test("hours that one sentence tells answer a heading or title that names them, whatever it says besides", async () => {
  const open = "Visit us daily from 09:00 to 19:00. In bad weather the boathouse may be closed.";
  expect(await told("Opening hours", [["", open]])).toEqual([`What are the opening hours? ${open}`]);
  expect(await told("Club", [["Opening hours", open]])).toEqual([`What are the opening hours? ${open}`]);
  const none = "Visit us on any of the 7 days. In bad weather the boathouse may be closed.";
  expect(await told("Opening hours", [["", none]])).toEqual([]);
});
