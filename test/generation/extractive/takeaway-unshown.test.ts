import { describe, expect, test } from "bun:test";
import { lends, page, takeawaysOf } from "./fixtures.ts";

// Takeaways that lean on what is not shown with them, or say again what is.

const said = "Boxes of any size are shipped by train within a day.";

describe("A takeaway", () => {
  const boxes = (text: string, count = 3) => takeawaysOf(page("Ship boxes by train", [["", text]]), count);

  test("ends where it only leads to the names that stand below it", async () => {
    const lead =
      "Acme is a harbour house for boxes that travel by train, in which three halls were built and opened, namely:";
    const [told] = await boxes(
      `${lead}\n\n- **North hall** - Boxes of wood that come from any town in the north.\n- **South hall** - Boxes of steel that go to any town in the south, but none that leaks.\n- **Old hall** - A house for all other boxes.`,
    );
    expect(told).toEndWith("built and opened.");
  });

  test("is not shown with what is said of two things where it names one", async () => {
    const several = "Neither of these is common, but both are a part of the work on boxes.";
    const one = "From time to time, there's a storm that means we have to keep boxes on their train.";
    expect((await boxes(`${one} ${several}`)).join(" ")).not.toContain("Neither");
    const two = "From time to time, there's a storm or a strike that means we have to keep boxes on their train.";
    expect(await boxes(`${two} ${several}`)).toEqual([`${two} ${several}`]);
  });

  test("is not one of a setting that it leaves unnamed", async () => {
    const set = "When disabled, anybody at the gate can open the crates, but nobody can take them home.";
    expect(await boxes(`${said}\n\n${set}`)).toEqual([said]);
    const named = "When disabled, the box lock lets anybody at the gate open the crates.";
    expect(await takeawaysOf(page("Box lock", [["", named]]))).toEqual([named]);
  });

  test.each([
    "Sending boxes by train does come at a cost.",
    "Our friendly box team is here to help answer questions about trains.",
    "We are happy to answer questions about boxes on trains.",
    "There are a number of box rules that we expect guards to keep by default.",
    "You can see the Rules of Trains for guidance on boxes and their size.",
    "To learn about each train and how boxes work make sure to check the trains documentation.",
  ])("is more than what nobody learns from: %s", async (text) => {
    expect(await boxes(`${text} ${said}`)).toEqual([said]);
  });

  test("tells when somebody can be asked", async () => {
    const open = "Our box team is available to help from 9:00 to 17:00 on every day of the week.";
    expect(await boxes(`${said} ${open}`)).toContain(open);
  });

  test("does not say again in the same words what another one says, though one of them denies something", async () => {
    const rule = "Before sending boxes to a new town, you must bring your crate up to the latest rules";
    const text = `${rule}, e.g. those of May. You also need a seal.\n\n${rule} and not be more than two behind.`;
    expect((await boxes(text)).filter((told) => told.includes("bring your crate"))).toHaveLength(1);
  });
});

describe("A takeaway is shown without its heading, so it stands below none", () => {
  const stops = {
    en: "The harbour stands on line 41, which goes along the river to the old mill.",
    de: "Der Hafen liegt an der Linie 41, die am Fluss entlang zur alten Mühle fährt.",
    fr: "Le port se trouve sur la ligne 41, qui longe la rivière vers le vieux moulin.",
    es: "El puerto está en la línea 41, que sigue el río hasta el viejo molino.",
    it: "Il porto si trova sulla linea 41, che segue il fiume fino al vecchio mulino.",
    pt: "O porto fica na linha 41, que segue o rio até ao velho moinho.",
    nl: "De haven ligt aan lijn 41, die langs de rivier naar de oude molen rijdt.",
  };
  test.each([
    ["By Bus", "en"],
    ["Mit der Bahn", "de"],
    ["En train", "fr"],
    ["En coche", "es"],
    ["In treno", "it"],
    ["De comboio", "pt"],
    ["Met de trein", "nl"],
    ["Thanks to", "en"],
    ["Danksagung", "de"],
    ["Remerciements", "fr"],
    ["Ringraziamenti", "it"],
  ] as const)("%s, where others stand elsewhere", async (heading, locale) => {
    const told = (heading: string) =>
      takeawaysOf(
        page(
          "Boats",
          [
            ["", lends[locale]],
            [heading, stops[locale]],
          ],
          locale,
        ),
      );
    expect(await told(heading)).toEqual([lends[locale]]);
    expect(await told("Boats")).toEqual([lends[locale], stops[locale]]);
  });

  test("but by such a way where a page tells no other", async () => {
    expect(await takeawaysOf(page("The way to the harbour", [["By bus", stops.en]]))).toEqual([stops.en]);
  });
});

describe("A message is no takeaway where a page says something:", () => {
  const harbour = "The harbour lends boats with two oars to everybody who can swim.";
  test.each([
    "If you have any problems with a boat, email the harbour at pier@acme.example.",
    "With this in mind, we’d like to present a change we’re making to the boats of the harbour.",
    "If you are interested in boats, you can join the group of the harbour.",
    "Just come along to the pier of the harbour and ask for a boat.",
    "Once you have decided that you want to row then our boats are for you.",
    "You can find all the details on our boats on the page of the mill.",
    "An amazing way to row boats in the harbour of the mill.",
    "The fleet of boats of the harbour has two components.",
    "£10 for two boats of the harbour, up to six rowers at a time.",
    "As we all know, boats are the heart and the life of the harbour.",
    "Join new boats mailing list for quarterly emails on the boats of the harbour.",
  ])("%s", async (message) => {
    expect(await takeawaysOf(page("Boats of the harbour", [["", `${message}\n\n${harbour}`]]))).toEqual([harbour]);
  });
});

describe("A page about a change is told by what is new", () => {
  test.each([
    [
      "A change to boats",
      "en",
      "Beginning this year, the harbour will no longer lend oars without a boat.",
      [
        "Rowers of the village painted all boats of the harbour in the spring of that year.",
        "Every boat has two oars, and every rower knows how to mend both of them.",
        "The pier of the mill is used by boats that carry flour down the river.",
        "Many children learn to swim in the bay before they take a boat.",
      ],
    ],
    [
      "Neue Regeln für Boote",
      "de",
      "Ab Mai verleiht der Hafen keine Ruder mehr ohne ein Boot.",
      [
        "Die Ruderer des Dorfes haben alle Boote des Hafens im Frühling gestrichen.",
        "Jedes Boot hat zwei Ruder, und jeder Ruderer kann beide reparieren.",
        "Am Steg der Mühle liegen Boote, die Mehl den Fluss hinab bringen.",
        "Viele Kinder lernen in der Bucht schwimmen, bevor sie ein Boot nehmen.",
      ],
    ],
  ])("%s", async (title, locale, news, others) => {
    const told = (title: string) =>
      takeawaysOf({
        ...page(title, [["", [...others, news].join("\n\n")]], locale),
        url: "https://www.acme.example/news/2026/05/change",
      });
    expect(await told(title)).toContain(news);
    expect(await told(title.replace(/^A change to |^Neue Regeln für /, ""))).not.toContain(news);
  });
});
