import { describe, expect, test } from "bun:test";
import { tidy } from "../../../src/generation/extractive/sentence/trim.ts";
import { english } from "../../../src/generation/language/en.ts";
import { page, rewritten, takeawaysOf } from "./fixtures.ts";

const concise = (bullet: string, locale = "en") => rewritten(bullet, "concise", locale);

describe("concise leaves out the examples at the end of a sentence", () => {
  test.each([
    [
      "You can send us any document of your company, such as letters, contracts and bills.",
      "You can send us any document of your company.",
    ],
    [
      "You can send us any document of your company, such as a letter or a bill.",
      "You can send us any document of your company.",
    ],
  ])("%s", async (text, shown) => {
    expect(await concise(text)).toBe(shown);
  });

  test.each([
    [
      "that the sentence goes on behind",
      "You can send us any document of your company, such as letters, and keep a copy.",
    ],
    ["that oblige", "You can send us any document of your company, such as letters that must be signed."],
    ["with an amount", "You can send us any document of your company, such as bills of 50 euros."],
    ["with a negation", "You can send us any document of your company, such as letters not yet read."],
    ["with a case", "You can send us any document of your company, such as letters when they are signed."],
  ])("but none %s", async (_, text) => {
    expect(await concise(text)).toBe(text);
  });
});

describe("A long sentence keeps what is no example:", () => {
  test.each([
    [
      "what is joined",
      "You need a valid passport and a visa for the trip, as well as a vaccination certificate issued this year.",
    ],
    [
      "along with it",
      "You need a valid passport and a visa for the whole of the trip, along with a certificate of health.",
    ],
    ["a duty", "Children need a permission form from the school for the trip, which must be signed by both parents."],
    ["a loss", "Guests pay a deposit of 50 euros for the room, which is lost when the booking is cancelled."],
    [
      "a part of the price",
      "The tour of the old harbour costs 20 euros for each of the guests, including lunch on the ferry.",
    ],
    [
      "what follows from it",
      "Guests can take their dogs to the rooms on the first floor, making them liable for all damage.",
    ],
    ["a warning", "Our pumps run on any diesel sold in the whole of Europe – biodiesel voids the warranty."],
    [
      "a warning between dashes",
      "Our pumps run on any diesel – biodiesel voids the warranty – that is sold in the whole of Europe.",
    ],
  ])("%s", async (_, text) => {
    expect(await concise(text)).toBe(text);
  });

  test.each([
    ["de", "Unsere Pumpen laufen mit jedem Diesel, den es in Europa gibt – mit Biodiesel erlischt die Garantie."],
    [
      "fr",
      "Nos pompes acceptent tous les carburants – le biodiesel annule la garantie – que vous trouvez dans toute l’Europe.",
    ],
  ])("in other languages too (%s)", async (locale, text) => {
    expect(await concise(text, locale)).toBe(text);
  });

  test("in a neutral takeaway of many words", async () => {
    const text =
      "Children who come to the camp in the mountains of the north need a permission form from the school that they go to in the year of the camp, which must be signed by both parents.";
    expect(await takeawaysOf(page("Camp", [["", text]]))).toEqual([text]);
    const examples = "such as a letter, a bill and a card of the school";
    const form = text.slice(0, text.indexOf(", which"));
    expect(await takeawaysOf(page("Camp", [["", `${form}, ${examples}.`]]))).toEqual([`${form}.`]);
  });
});

describe("trimming", () => {
  test.each([
    ["a hedge", "Acme made progress towards full (almost) compatibility with MySQL."],
    ["an option", "Fill out all fields (the hint is optional) before you send the form to Acme."],
    ["an abbreviation", "The Online Privacy Protection Rule (COPPA Rule) binds all operators of sites for children."],
    ["another name", "Acme replaces the old archive (i.e. the paper one) with a vault for documents."],
    ["what holds in general alone", "Generally, Acme answers within two working days."],
  ])("keeps %s", async (_, text) => {
    expect(await takeawaysOf(page("Acme", [["", text]]))).toEqual([text]);
  });

  test.each([
    ["an address", "(https://www.acme.example/plans)"],
    ["a pointer", "(see figure 2)"],
    ["examples", "(for example, contracts and letters)"],
  ])("may leave out %s", async (_, aside) => {
    const source = page("Acme", [["", `Acme keeps the documents of all companies ${aside} for ten years.`]]);
    expect(await takeawaysOf(source)).toEqual(["Acme keeps the documents of all companies for ten years."]);
  });

  test("takes no clause that limits or hedges from a long sentence", async () => {
    const text =
      "Acme keeps the documents of all companies in Europe for ten years after the day on which they were sent to the vault by their owners – unless the owners delete their vault themselves before that.";
    expect(await takeawaysOf(page("Acme", [["", text]]))).toEqual([text]);
  });

  test("never tells what holds in the case of a heading as if it held always", async () => {
    const source = page("Locked accounts", [
      ["", "Accounts are locked for the safety of their owners."],
      ["If your account was locked during a check:", "Your account was locked because we limit the number of checks."],
    ]);
    expect(await takeawaysOf(source)).toEqual(["Accounts are locked for the safety of their owners."]);
  });

  test("never shows one side where the next sentence gives the other", async () => {
    const source = page("Measuring", [
      ["", "You need to measure success right after your challenge. But you also need to measure success over time."],
    ]);
    expect(await takeawaysOf(source)).toEqual([
      "You need to measure success right after your challenge. But you also need to measure success over time.",
    ]);
  });
});

test("An address in brackets stays where it is what somebody goes to", async () => {
  const sent = "Go to (www.acme.example/keys) and choose the key of your box.";
  expect(tidy(sent, english)).toBe(sent);
  expect(tidy("Choose the key (www.acme.example/keys) of your box.", english)).toBe("Choose the key of your box.");
});
