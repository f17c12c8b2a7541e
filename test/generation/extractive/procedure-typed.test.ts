import { expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const told = async (text: string, heading = "Install Acme", locale = "en"): Promise<string[]> =>
  (await faqsOf(page("Guide", [[heading, text]], locale))).map(({ question, answer }) => `${question} ${answer}`);

const step = (number: number, text: string, code: string) => `${number}. ${text}\n    ${code}\n`;
const FIRST = step(1, "Run the following command to get the package:", "acme get boats");
const LAST = step(2, "Start it with this command:", "acme start");

test("a line of code that a step leads to is told with it, for without it nobody could go that step", async () => {
  expect(await told(FIRST + LAST)).toEqual([
    "How do I install Acme? Run the following command to get the package: acme get boats. Start it with this command: acme start.",
  ]);
});

test("so it is in other languages", async () => {
  const text =
    step(1, "Geben Sie im Terminal diesen Befehl ein:", "acme get boats") +
    step(2, "Starten Sie es mit:", "acme start");
  expect(await told(text, "Acme installieren", "de")).toEqual([
    "Acme installieren – wie geht das? Geben Sie im Terminal diesen Befehl ein: acme get boats. Starten Sie es mit: acme start.",
  ]);
});

test("beside ways that are clicked it comes last", async () => {
  const clicked = "1. Find it in the shop of your phone.\n2. Tap Get.";
  const sections: [string, string][] = [
    ["Install Acme using a terminal", FIRST + LAST],
    ["Install Acme on iPhone and iPad", clicked],
  ];
  const [only] = await faqsOf(page("Install Acme", sections), "paragraph", 1);
  expect(only?.answer).toStartWith("Find it in the shop of your phone.");
});

test.each([
  ["several lines are a file", FIRST + step(2, "Write this into your settings:", "boats: 3\n    oars: 6")],
  ["nothing leads to it", FIRST + step(2, "Start it.", "acme start")],
  ["it is long", FIRST + step(2, "Start it with this command:", "acme start ".repeat(8))],
])("steps with code of another kind are not told without it: %s", async (_, text) => {
  expect(await told(text)).toEqual([]);
});
