import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page } from "./fixtures.ts";

const askedIn = async (locale: string, title: string, text: string): Promise<string[]> =>
  (await faqsOf(page(title, [["", text]], locale))).map(({ question }) => question);

describe("Persons and animals", () => {
  test.each([
    "Ada Byron is a harbour and parcel software specialist with over 15 years of experience in trade.",
    "Ada Byron is a harbour tooling and parcels practitioner with a background in rail engineering.",
    "Ada Byron is a Harbour Architect supporting partners by delivering parcels to their doors.",
  ])("are asked for by who they are: %s", async (text) => {
    expect(await askedOn("Ada Byron", ["", text])).toEqual(["Who is Ada Byron?"]);
  });

  test("are known by what the next sentence says of them", async () => {
    const text =
      "Ada Byron is a native of the harbour with a background in parcels and crates. She has led the guild of packers since the great flood.";
    expect(await askedOn("Ada Byron", ["", text])).toEqual(["Who is Ada Byron?"]);
  });

  test("are asked for by the full name of their page, where its text has the first name alone", async () => {
    const text = "Ada is a co-founder of the packers' guild and a harbour developer. She loves building small cranes.";
    expect(await askedOn("Ada Byron", ["", text])).toEqual(["Who is Ada Byron?"]);
  });

  test.each([
    ["Ada", "Ada is a long-time packer and profound advocate for boxes that are old. She packed the first of them."],
    ["Rex", "Rex is a 3-4 year old bloodhound that looks like he could be twelve years old."],
    ["Rex Hope", "Rex Hope is a 10 year old, schnauzer mix who was found in a crate at the harbour."],
    ["Rex", "Rex is an adorable but overlooked harbour dog who finds the perfect home by the sea."],
    ["Rex", "Rex is the more outgoing of the two at the harbour. He enjoys walks on the quay and long naps."],
    ["Ada’s friend Bo Holm", "Ada’s friend Bo Holm is a former packer who offered to open her crate to a dog in need."],
  ])("are no things, and nobody asks for them who has not read of them: %s", async (title, text) => {
    expect(await askedOn(title, [title, text])).toEqual([]);
  });

  test("are a kind of people where their name has an article", async () => {
    const text = "The Masterpacker is a back quay developer who has been charged with the boxes of others.";
    expect(await askedOn("Kinds of packers", ["The Masterpacker", text])).toEqual(["What is the masterpacker?"]);
  });

  test("are no programs that somebody and his team made", async () => {
    const text = "Packline is software developed by Dr Ada Byron and her group and is written for ports. Use Packline.";
    expect(await askedOn("Packline", ["", text])).toEqual(["What is Packline?"]);
  });

  test.each([
    ["de", "Anke", "Anke ist eine kluge Köpfin am Hafen und immer eine gefragte Gesprächspartnerin der Packer."],
    ["fr", "Anke", "Anke est une journaliste du port qui écrit depuis des années sur les boîtes et les colis."],
    ["it", "Anke", "Anke è una ricercatrice del porto che studia da anni le scatole e i pacchi dei marinai."],
  ])("are no things in other languages either (%s)", async (locale, title, text) => {
    expect(await askedIn(locale, title, text)).toEqual([]);
  });

  test.each([
    ["de", "Ada Byron ist eine Autorin am Hafen, die seit vielen Jahren über Kisten schreibt.", "Wer ist Ada Byron?"],
    ["nl", "Ada Byron is een schrijfster aan de haven die al jaren over kisten schrijft.", "Wie is Ada Byron?"],
  ])("are asked for by their full name in other languages (%s)", async (locale, text, question) => {
    expect(await askedIn(locale, "Ada Byron", text)).toEqual([question]);
  });
});

test("A name that no article goes before keeps its capital in a question", async () => {
  const text = "Ara est un service en ligne à destination des packers du port pour réaliser des audits.";
  expect(await askedIn("fr", "Le nouveau Ara", text)).toEqual(["Qu’est-ce qu’Ara\u00a0?"]);
});

test("An act, and each of several things, are asked in other languages by no definition", async () => {
  const act = "Nommer vos boîtes est une tâche simple : allez au port et demandez une étiquette à la cabane.";
  expect(await askedIn("fr", "Nommer vos boîtes", act)).not.toContain("Qu’est-ce que nommer vos boîtes\u00a0?");
  const each = "Chaque boîte du port est une photo de ce que vous avez rangé au moment où elle a été fermée.";
  expect(await askedIn("fr", "Les boîtes du port", each)).toEqual([]);
});

describe("A remark on a thing does not say what it is", () => {
  test.each([
    "Crate forwarding is a very powerful tool to have in your harbour, but use it with care.",
    "Crate forwarding is a better place to meet with the packers of the national harbour.",
    "Crate forwarding is a pretty self-explanatory service of the harbour for crates.",
  ])("%s", async (text) => {
    expect(await askedOn("Crate forwarding", ["", text])).toEqual([]);
  });

  test("in other languages either, where it is negated or tells it from nothing else", async () => {
    const show = "Porto Moda non è una sfilata come le altre: nasce da un progetto dei giovani packer del porto.";
    expect(await askedIn("it", "Porto Moda", show)).toEqual([]);
    const place = "Der Hafen ist ein rauchfreier Ort. Wer rauchen will, kann das draußen auf der Mole tun.";
    expect(await askedIn("de", "Der Hafen", place)).toEqual([]);
    expect(await askedIn("fr", "Le fret", "Le fret est une technologie. Comme toutes les autres, il change.")).toEqual(
      [],
    );
  });

  test("and a name does not end in a dash", async () => {
    const text = "A Boxhack - packing marathon - is an event where packers aim to repeat what others have packed.";
    expect(await askedOn("The Boxhack", ["", text])).not.toContain("What is a Boxhack - packing marathon -?");
  });
});
