import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

const opens = "Guards open the hall of the harbour at nine and close it at five.";
const french = "Les gardes ouvrent la halle du port à neuf heures et la ferment à cinq heures.";
const told = (text: string, locale = "en") => takeawaysOf(page("The harbour", [["", text]], locale));

describe("A takeaway is no row", () => {
  test.each([
    ["of those who won", "Ida Holm, Bo Lund, Jane Moss and Ann Reed - winners of lamps."],
    [
      "of who is in a picture",
      "Ida Holm, Bo Lund, Jane Moss, Ann Reed and Tom Ford (front) at the Lamp Fair in Quayham.",
    ],
    ["of things", "Soldering lamps, old ramps, and hot wires."],
  ])("%s", async (_, row) => {
    expect(await told(`${opens}\n\n${row}`)).toEqual([opens]);
  });

  test.each([
    "Ida Holm, Bo Lund, Jane Moss and Ann Reed raced in the big boats of Quayham.",
    "Ida Holm, Bo Lund, Jane Moss and Ann Reed made the most of the day.",
    "Guards, clerks, and cooks have a key to the hall.",
  ])("but what is said of those in it: %s", async (text) => {
    expect(await told(text)).toEqual([text]);
  });
});

describe("A takeaway does not lean on what is not shown:", () => {
  test.each([
    "Now a modern harbour, loud with boats, it joins trade and faith in one town.",
    "In all seriousness we probably should have sold them, as the lamps are old.",
    "Unfortunately these cannot be used in the hall, as the lamps need more room.",
    "The quay is open in all of them, and that makes for a good day.",
    "If using them for any other purpose than a lamp, please keep the mark of the hall.",
    "Most harbours do this by default, but guards agree that the hall is better for it.",
    "For us it is probably best to still do this in the hall of the harbour.",
    "Over the years we have found that this has become too much for the guards of the hall.",
    "You can read the rules of Quay.example and its terms here.",
  ])("%s", async (text) => {
    expect(await told(`The old lamps.\n\n${opens}\n\n${text}`)).toEqual([opens]);
  });

  test.each([
    ["fr", french, "Vous pouvez désactiver cette option si les gardes de la halle sont nombreux."],
    ["fr", french, "En tant que garde, cette fonctionnalité vous permet de voir les lampes de la halle."],
    [
      "es",
      "Los guardas abren la sala del puerto a las nueve y la cierran a las cinco.",
      "Los guardas pueden cambiar esta opción por la noche si la sala del puerto está llena.",
    ],
  ])("an option that its heading alone names, in %s", async (locale, first, text) => {
    expect(await told(`${first}\n\n${text}`, locale)).toEqual([first]);
  });

  test("nor does what opens its page", async () => {
    expect(await told(`This one started out as an idea for the lamps.\n\n${opens}`)).toEqual([opens]);
  });

  test("but an option that it has named it may come back to", async () => {
    const text = "Vous pouvez choisir l’option des gardes, puis désactiver cette option le soir.";
    expect(await told(text, "fr")).toEqual([text]);
  });
});

test("A takeaway is no name with what it is, of which nothing is said", async () => {
  expect(await told(`${opens}\n\nQuay Lamp, a lamp that saves oil and keeps the hall of the harbour warm.`)).toEqual([
    opens,
  ]);
});

test("A takeaway of a page that asks loses its yes or no, where what is so stands behind it", async () => {
  const asks = page("Do keys expire?", [["", "No, keys of the harbour do not expire."]]);
  expect(await takeawaysOf(asks)).toEqual(["Keys of the harbour do not expire."]);
});

test("A takeaway loses what only sets it against the one before it", async () => {
  expect(await told("By contrast, guards open the hall of the harbour at nine.")).toEqual([
    "Guards open the hall of the harbour at nine.",
  ]);
});

describe("A way in French", () => {
  const steps = "1. Ouvrez la boîte.\n2. Appuyez sur le couvercle.\n3. Sortez la clé du port.";
  const answersOf = async (text: string) =>
    (await faqsOf(page("Port", [["Sortir la clé du port", text]], "fr"))).map(({ answer }) => answer);

  test("is told without a line that only says what it is for, and does not name it", async () => {
    expect(await answersOf(`Pour utiliser cette boîte, procédez comme suit :\n\n${steps}`)).toEqual([
      "Ouvrez la boîte. Appuyez sur le couvercle. Sortez la clé du port.",
    ]);
  });

  test("is not told where a step points at a picture", async () => {
    const shown = steps.replace("le couvercle", "l’icône indiquée ci-dessous");
    expect(await answersOf(`Les clés du port sont en fer.\n\n${shown}`)).toEqual([]);
  });
});
