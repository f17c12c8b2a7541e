import { expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const told = async (text: string, locale = "en", format: "paragraph" | "bullets" = "paragraph"): Promise<string[]> =>
  (await faqsOf(page("Lockers", [["Keys", text]], locale), format)).map(({ answer }) => answer);

const NO_WAY =
  "If you lost the key of your locker, you will need to come to the desk. There is no quick way to copy it.";
const WHY = "This is because each lock has a number that only its maker knows.";
const WAY = "The easiest way to get into your locker is to have its lock changed at the desk.";

test("an answer that says there is no straight way goes on with the one that the next paragraph tells", async () => {
  expect(await told(`${NO_WAY} ${WHY}\n\n${WAY}`)).toEqual([`${NO_WAY} ${WAY}`]);
});

test("where all of it has no room, the case is not said again", async () => {
  const asked =
    "If you lost the key of your locker on a day on which nobody is at the desk and your boots, your oars and all of your clothes are in it, you have to come back.";
  const denied = "Currently, there is no quick way to copy it.";
  expect(await told(`${asked} ${denied} ${WHY}\n\n${WAY}`)).toEqual([`${denied} ${WAY}`]);
});

test("in other languages too", async () => {
  const text =
    "Wenn Sie den Schlüssel verloren haben, müssen Sie zum Empfang kommen. Es ist leider nicht möglich, ihn zu kopieren.";
  const way = "Am einfachsten lassen Sie das Schloss am Empfang tauschen.";
  expect(await told(`${text}\n\n${way}`, "de")).toEqual([`${text} ${way}`]);
});

test("what the next paragraph tells of something else stays where it is", async () => {
  const more = "Lockers are cleaned every Monday by the desk.";
  expect(await told(`${NO_WAY} ${WHY}\n\n${more}`)).toEqual([`${NO_WAY} ${WHY}`]);
  const call = "If you lost the key of your locker, call the desk and wait there for help.";
  expect(await told(`${call}\n\n${WAY}`)).toEqual([call]);
});
