import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page, type Section } from "./fixtures.ts";

describe("What a thing is", () => {
  test("is not told by what it goes together with", async () => {
    const text =
      "The crate is hardware-compatible with the rails of the old harbour. The crate is sold. The crate is easy to lift.";
    expect(await askedOn("The harbour crate", ["The crate", text])).toEqual([]);
  });

  test("is not told by what comes of it", async () => {
    const text =
      "The fair is an open place which means that boxes may get lost. Please keep an eye on yours. You can ask the guards of the fair about them.";
    expect(await askedOn("The harbour fair", ["Rules", text])).not.toContain("What is the fair?");
  });

  test("is not asked where the bullets leave out the sentence that says it", async () => {
    const text =
      "box-press is the tool that presses a box flat in {size} steps. Use it as the last tool before your train leaves.\n\nWhen a box is wet, the tool dries it before it is pressed.";
    expect(await faqsOf(page("Tools", [["box-press", text]]), "bullets")).toEqual([]);
  });

  test.each([
    ["Box Harbour", "Box Harbour is a project driven by a community of packers."],
    ["Box Harbour", "Box Harbour is a collaborative project with packers from all around the world."],
    ["El Cajón", "El Cajón is an app based on Box Harbour."],
    ["The labels", "The labels are paper labels that name the harbour and the crane of a box."],
    ["Boxes", "Boxes are the responsibility of the guards of the harbour."],
    ["Alternative", "Alternative means of transport include the train and the old crane."],
  ])("is not told by who makes it, by itself, or by what it is to somebody: %s", async (title, text) => {
    expect(await askedOn(title, [title, text])).toEqual([]);
  });

  test("is told by whose it is where the next sentence says what it does", async () => {
    const text = "Box Harbour is a charity based in Delft. Box Harbour teaches packers how boxes are kept dry.";
    expect(await askedOn("Box Harbour", ["", text])).toEqual(["What is Box Harbour?"]);
  });

  test.each([
    "Box Harbour is a global community with packers all over the world. It is kept by a charity in Delft.",
    "Box Harbour is a non-profit powered by packers like you. The crates we collect help millions to move.",
    "Box Harbour is a collaborative project with packers from all around the world. The project began in 2012.",
  ])("is told by whose it is where the next sentence goes on to tell of it: %s", async (text) => {
    expect(await askedOn("The harbour", ["", text])).toContain("What is Box Harbour?");
  });

  test("is not told by what invites to it", async () => {
    const text =
      "Box Harbour is a project open to all: you can join it by sending a crate to the guards of the harbour.";
    expect(await askedOn("The harbour", ["", text])).toEqual([]);
  });

  test("keeps an article that is part of its name", async () => {
    const text = "The Cranes is a choir that sings in the harbour. Packers of The Cranes meet at noon.";
    expect(await askedOn("The Cranes", ["", text])).toEqual(["What is The Cranes?"]);
  });

  test("keeps the letter that it is called by", async () => {
    const text = "A crates are the sum of crates for salt, sugar and tea in the harbour.";
    expect(await askedOn("A crates", ["A crates", text])).toContain("What are A crates?");
  });

  test.each([
    ["Perceba", "Perceba que este é um guindaste simples que leva caixas até ao porto.", "pt"],
    ["Enviar uma caixa", "Enviar uma caixa é um serviço que o porto oferece a todos os seus clientes.", "pt"],
    ["Outra caixa", "Outra caixa é um modelo que o porto guarda para os seus clientes.", "pt"],
    ["Ouvrir une caisse", "Ouvrir une caisse est un service que le port propose à tous ses clients.", "fr"],
    ["Abrir una caja", "Abrir una caja es un servicio que el puerto ofrece a todos sus clientes.", "es"],
  ])("is no act, no order to note it and no other of its kind: %s", async (title, text, locale) => {
    expect(await faqsOf(page(title, [["", text]], locale))).toEqual([]);
  });

  test("is told in other languages by a sentence, not by the parts of something below it", async () => {
    const text =
      "Kist+ is de laag die het gat vult tussen de haven en de trein. Deze laag lost een aantal problemen voor je op.\n\nDe haven zorgt voor de rails, maar Kist+ voegt daar diensten aan toe:\n\n- Labels: drukken, plakken en lezen\n- Deksels: maken en sluiten\n- Sloten: bewaren en openen";
    const [first] = await faqsOf(page("Kist+ in de haven", [["Wat is Kist+?", text]], "nl"), "bullets");
    expect(first?.answer ?? "- Kist+").toContain("- Kist+");
  });

  const system = "KistOS is a system that runs on the cranes of many harbours. It is kept by a charity in Delft.";
  const acme =
    "Acme is a platform that moves boxes between harbours. You pay Acme at the gate. Acme refunds a box that got lost.";

  test.each([
    ["Releases", "KistOS", system, "What is KistOS?"],
    ["Refunds", "", acme, "What is Acme?"],
    ["Refunds", "Lost boxes", acme, "What is Acme?"],
  ])("is not asked of what a page names on the way: %s, %s", async (title, heading, text, question) => {
    expect(await askedOn(title, [heading, text])).not.toContain(question);
  });

  test.each([
    ["Running KistOS", "KistOS", system, "What is KistOS?"],
    ["FAQ", "KistOS", system, "What is KistOS?"],
    ["Welcome", "", acme, "What is Acme?"],
    ["Releases", "KOS", system.replaceAll("KistOS", "KOS"), "What is KOS?"],
    ["Releases", "Crates", "Crates are boxes of wood that are made for salt and sugar.", "What are crates?"],
  ])("is asked of what a page is about, and of all on one that says what things are: %s", async (...asked) => {
    const [title, heading, text, question] = asked;
    expect(await askedOn(title, [heading, text])).toContain(question);
  });

  const often = `${system} Each crane runs KistOS by day. The guards of the harbour trust KistOS.`;

  test.each([
    ["Releases", [["KistOS", often]], "What is KistOS?"],
    ["Releases", [["Harbour KistOS", often]], "What is KistOS?"],
    ["Releases", [["Cranes", `**News**\n\nThe cranes are new.\n\nKistOS\n\n${often}`]], "What is KistOS?"],
    [
      "Releases",
      [
        ["", "You set KistOS up today."],
        ["Cranes", often],
      ],
      "What is KistOS?",
    ],
    [
      "Moving boxes",
      [["", "Cranes are boxes on wheels that are made for salt and sugar. Cranes roll. Cranes lift."]],
      "What are cranes?",
    ],
  ] as [string, Section[], string][])(
    "is asked of a name that a page comes back to and introduces, and of several: %s, %j",
    async (title, sections, question) => {
      expect(await askedOn(title, ...sections)).toContain(question);
    },
  );

  test.each([
    ["Releases", [["Cranes", often]]],
    [
      "Releases",
      [
        ["KistOS", often],
        ["HavenOS", ""],
        ["Dekpad", ""],
        ["Boxix", "Each runs on one crane."],
      ],
    ],
  ] as [string, Section[]][])(
    "is not asked of a name that has no section, or is one in a list of them: %s, %j",
    async (title, sections) => {
      const lead: Section = ["", "Cranes get new parts. Guards put them in."];
      expect(await askedOn(title, lead, ...sections)).not.toContain("What is KistOS?");
    },
  );

  test("is asked of each name in a glossary, which the address alone may tell", async () => {
    const glossary = {
      ...page("Cranes and rails", [["KistOS", system]]),
      url: "https://www.acme.example/0-2-Glossary-of-Terms",
    };
    expect((await faqsOf(glossary)).map(({ question }) => question)).toContain("What is KistOS?");
  });

  test("is asked of a name that the address of its page has", async () => {
    const releases = { ...page("Releases", [["KistOS", system]]), url: "https://www.acme.example/kist-os/releases" };
    expect((await faqsOf(releases)).map(({ question }) => question)).toContain("What is KistOS?");
  });

  test.each([
    ["Via het net", "Via het net is het een kleine moeite om een kist naar de haven te sturen.", "nl"],
    ["Het maken van een kist", "Het maken van een kist is een eenvoudige taak voor de mensen van de haven.", "nl"],
    ["Le type de caisse", "Le type de caisse est une information utilisée pour le chargement au port.", "fr"],
    ["Beitragsart", "Beitragsart ist ein Pflichtfeld, das der Verein im Hafen anlegt.", "de"],
  ])("is no task, no circumstance and no field to fill in: %s", async (title, text, locale) => {
    expect(await faqsOf(page(title, [["", text]], locale))).toEqual([]);
  });

  test.each([
    ["Mittlerweile", "Mittlerweile ist das Netz der Packer auf zwanzig Häfen gewachsen.", "de"],
    ["Schließlich", "Schließlich ist der Hafen ein Ort für alle Packer der Stadt.", "de"],
    ["Keine Lösung dagegen", "Keine Lösung dagegen ist der Ruf nach größeren Kisten für den Hafen.", "de"],
    ["Nicht ganz so schwer", "Nicht ganz so schwer ist die Kiste, die der Verein am Hafen verleiht.", "de"],
    ["Ein Jahr", "Ein Jahr ist der Rat der Packer im Amt und berät den Hafen.", "de"],
    ["2031", "2031 ist ein Jahr der Kisten, denn im Mai öffnet der neue Hafen.", "de"],
    ["Esempi di casse", "Esempi di casse sono la cassa di legno e la cassa per il sale.", "it"],
    ["Titolare del porto", "Titolare del porto è il Comune, che tratta i dati dei facchini.", "it"],
    ["Inmiddels", "Inmiddels is de haven een plek voor alle pakkers van de stad.", "nl"],
    ["Dos años", "Dos años es el tiempo que una caja puede estar en el puerto.", "es"],
  ])("is nothing that a sentence says first of when, how, how much or for whom: %s", async (title, text, locale) => {
    expect(await faqsOf(page(title, [["", text]], locale))).toEqual([]);
  });

  test.each([
    [
      "Kistenpass",
      "Der Kistenpass ist ein Ausweis, mit dem Packer den Hafen betreten.",
      "de",
      "Was ist der Kistenpass?",
    ],
    [
      "Jahreskiste",
      "Eine Jahreskiste ist eine Kiste, die ein Jahr lang im Hafen steht.",
      "de",
      "Was ist eine Jahreskiste?",
    ],
    ["Darlehen", "Darlehen sind die Kisten, die der Hafen an Packer verleiht.", "de", "Was sind Darlehen?"],
  ])("is asked of a thing that looks like one of those: %s", async (title, text, locale, question) => {
    expect((await faqsOf(page(title, [["", text]], locale))).map((faq) => faq.question)).toContain(question);
  });
});
