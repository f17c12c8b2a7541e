import { describe, expect, test } from "bun:test";
import { lends, page, takeawaysOf } from "./fixtures.ts";

// Sentences of which nothing is left without their pride, their announcement or their neighbours.

const said = "Acme ships boxes of any size within a day.";
const first = async (sentence: string, next = said): Promise<string[]> =>
  takeawaysOf(page("How Acme ships boxes", [["", `${sentence} ${next}`]]), 1);

describe("A takeaway is not", () => {
  test.each([
    ["a good mood", "Acme, which ships boxes, provides a fun, lively, and supportive environment for all crews."],
    ["that there is something to read", "Acme ships boxes and offers a variety of getting started articles on lids."],
    ["how easy a beginning is", "Getting started with boxes that Acme ships is straightforward, thanks to our crew."],
    ["that it is good to know", "Understanding how Acme ships boxes to towns is important for all of us."],
    ["what was collected", "Below we have compiled some questions on boxes that Acme ships."],
    ["an order to follow what is not shown", "When Acme ships boxes, please follow these box guidelines."],
    ["what its page is there for", "This guide details how to have Acme ship boxes, including the lids."],
    ["what is seen on a picture", "Acme ships boxes to six towns, some of which are seen alongside."],
    ["the other half of a comparison", "Whereas, the boxes that Acme ships have lids of steel."],
    ["one of things that are not named", "The main one is shipped in boxes by Acme every spring."],
    ["what is enough for most", "For most towns, this should be enough to have Acme ship boxes."],
    ["what is done with what is not named", "We will no longer be shipping them."],
    ["a good year", "Acme had a wonderful year in 2019 with the boxes that it ships."],
    ["pride", "We are so proud of the boxes that Acme ships to the north."],
    ["gladness over what is done anyway", "We’re thrilled to continue with the boxes that Acme ships."],
    ["the most valued thing", "The boxes that Acme ships are our greatest asset."],
    ["what everybody always does", "We’re always looking for better boxes for Acme to ship."],
    ["that much was learned", "Our crew learned so much from the boxes that Acme ships."],
    ["a look back", "Today the crew of Acme is looking back at boxes that it ships."],
    ["that somebody speaks", "In May, Ana Ruiz shed light on how Acme ships boxes."],
    ["what will be dug into", "The crew is going to dive deeper into how Acme ships boxes."],
    ["whose stories are told", "Six packers share their stories of boxes that Acme ships."],
    ["a date to save", "Save the date for the day on which Acme ships boxes."],
    ["a case to think of", "Consider this scenario: Acme ships boxes to a town of yours."],
    ["a question that is often asked", "Wherever we go, we’re often asked how Acme ships boxes."],
    ["what its reader may think", "You might think that Acme ships boxes by camel."],
    ["what nobody answers for", "The accuracy of boxes that Acme ships is not guaranteed."],
    ["advice to look for oneself", "Whoever has Acme ship boxes should do their own research."],
    ["what success depends on", "The success of Acme depends on boxes that it ships: its success depends on crews."],
    ["who met to talk", "Bo Lund met with Ana Ruiz to talk about boxes that Acme ships."],
    ["what will be told", "We will cover how Acme ships boxes and what the law of 1974 is."],
    ["what somebody has said before", "You started out by saying how Acme ships boxes."],
    ["what somebody may have been", "Perhaps you were once a packer of boxes that Acme ships."],
    ["what somebody says that is not named", "As Lund notes, Acme ships boxes to all of the towns."],
    ["where it is most so", "Nowhere is this more true than with boxes that Acme ships."],
    ["what its writers hear of", "We occasionally get reports of boxes that Acme ships without a lid."],
    ["what is of use to many", "Having Acme ship boxes is helpful for many of our towns."],
    ["that there is another page", "We have a page with details on boxes that Acme ships."],
    ["what can be read about", "You can read about boxes that Acme ships in the report of its town."],
    ["what backs up a claim that is not shown", "After all, Acme ships boxes to the sea too."],
    ["what two things do that are not named", "The two seem alike, as Acme ships boxes in either."],
    ["what was told before", "In spring, that’s exactly what we did with boxes that Acme ships."],
    ["how many there are of what is not named", "Boxes that Acme ships have many benefits."],
    ["what the advice here is about", "The advice here is about boxes that Acme ships by night."],
    ["what goes together with the advice here", "Guidance set out here goes with boxes that Acme ships."],
    ["where a text comes from", "This guide to boxes that Acme ships is largely taken from a book."],
    ["what its reader probably has", "Your house probably already has boxes that Acme ships."],
    ["that it sometimes is not so", "Sometimes the way in which Acme ships boxes just does not apply."],
    ["gladness that somebody is there", "We’re happy that you have Acme ship boxes to your town."],
    ["a promise of one's best", "We will do our best for the boxes that Acme ships."],
    ["that there are several ways", "There are a couple of ways you can have Acme ship boxes."],
    ["that a page tells more", "The packing page has more information on boxes that Acme ships."],
    ["a mix of what is not named", "Most of the towns to which Acme ships boxes use a mix, by season."],
    ["what may be done instead of what is not shown", "You might instead have Acme ship boxes to the sea."],
    [
      "what these are, where no several things are named",
      "If you are part of a town, these move when Acme ships boxes.",
    ],
    ["a case that is set up", "Say you have a boat that Acme ships boxes with."],
    ["techniques without their names", "There are a number of techniques for boxes that Acme ships."],
    ["parts without their names", "The list of boxes that Acme ships is broken down into a few sections."],
    ["things without their names", "There are various parts of boxes that can be what Acme ships."],
    ["what a picture shows", "Acme ships boxes like the one in the screenshot below."],
    ["who made what is not named", "Built and maintained by the crew of Acme that ships boxes."],
    ["what can be looked up here", "Look up the boxes that Acme ships to your town here."],
    ["what is managed here", "The boxes that Acme ships to all of the towns are managed here."],
    ["a part of what is not named", "A part of that journey is the boxes that Acme ships."],
    ["a priority", "The safety of boxes that Acme ships is a priority for all."],
    ["what is important to its makers", "Boxes of any size which Acme ships within a day are dear to us."],
    ["what a company believes", "Acme believes that boxes which it ships should be dry."],
    ["a mission", "Acme ships boxes and is on a mission to humanize towns."],
    ["one of the ways of its makers", "Boxes of any size that Acme ships within a day are one of the ways we serve."],
    ["a difference that is made", "Acme must ship boxes to towns, which makes a difference."],
    ["a future that is shaped", "Shaping the future of boxes that Acme ships to the towns."],
    ["a wish", "Hope you like the boxes of wood that Acme ships to the towns."],
    ["thanks", "Thanks for your interest in the boxes of wood that Acme ships."],
    ["an invitation", "All shops of the towns are cordially invited to see the boxes that Acme ships."],
    ["a hope", "Acme must ship boxes of any size within a day, so we hope they are small."],
    ["a process without an end", "That Acme ships boxes of any size within a day is a continuous process."],
    ["through what a menu leads", "The menu on the left will guide you through boxes that Acme ships."],
    ["that everything is there", "This contains everything you need where Acme ships boxes."],
    ["what was collected", "Below, we have outlined boxes of any size which Acme must ship."],
    ["what a guide is there for", "The objective of the guide is boxes that Acme ships."],
    ["that there will be more", "Acme ships boxes of any size within a day and will continue to extend this page."],
    ["how few speak of it", "Few companies seem to talk about boxes that Acme ships."],
    ["a time that will come", "There will come a time when Acme ships boxes of yours."],
    ["what is done before something", "Before we can define boxes, we should see how Acme ships boxes."],
    ["what its reader wonders", "You might be wondering how long Acme must take to ship boxes up to the sea."],
    ["that all is ready", "Acme must ship boxes of any size, and you’re ready to go."],
    ["how it is explained best", "The best way to explain this is with an example of a box that Acme must ship."],
    ["what needs more words", "Boxes of any size that Acme ships within a day need a little more guidance."],
    ["an example of what is not shown", "As an example, Acme ships boxes to the west without a lid."],
    ["what has come of steps", "Your box that Acme ships has now successfully been deleted."],
  ])("%s where the page says more", async (_, sentence) => {
    expect(await first(sentence)).toEqual([said]);
  });

  test.each([
    ["a deed that somebody is proud of", "We’re proud to ship boxes of Acme by train from now on."],
    ["a figure that somebody is proud of", "We are so proud of the 46 million boxes that Acme ships."],
    ["a case that is told at once", "Consider a lid of wood where Acme ships boxes by boat."],
    ["what both of two named things do", "Both carts and boats of Acme ship boxes by night."],
    ["what its reader probably needs", "You probably need a permit where Acme ships boxes by boat."],
    ["what these are, of several things", "If towns are near, these have their boxes shipped by Acme."],
    ["a mix of what is named", "Acme ships boxes with a mix of wood and paper."],
    ["ways that are named", "There are two ways to have Acme ship boxes: a cart and a boat."],
    ["what is named behind its number", "Boxes that Acme ships have many benefits: a lid, a lock and a label."],
    ["a difference between two things", "Acme ships boxes of pine and oak and makes a difference between them."],
    ["what is done where something comes first", "Where safety is a priority, have Acme ship boxes of wood."],
    ["what is done as something is important", "Dry boxes are important to us, so Acme ships boxes with lids."],
    ["what somebody thinks is so", "Acme believes the boxes that it ships were lost at sea."],
    ["where a difference is made", "For Acme, which ships boxes, wood makes a difference only in rain."],
    ["for what a part of a page is there", "The aim of the page header is to say who ships boxes of Acme."],
    ["through what a wizard leads", "A wizard will guide you through the boxes that Acme ships."],
    ["guidance that somebody gives", "The guidance that Acme gives on how it ships boxes is free."],
    ["two things with a name", "The two trains of Acme ship boxes by night."],
  ])("but may be %s", async (_, sentence) => {
    expect(await first(sentence, "Wood is kept in a big house.")).toEqual([sentence]);
  });

  test("what nobody answers for, unless its page is about that", async () => {
    const sentence = "Acme makes no warranties for boxes that it ships.";
    const text = `${sentence} Wood is kept in a big house.`;
    expect(await takeawaysOf(page("Terms for boxes that Acme ships", [["", text]]), 1)).toEqual([sentence]);
  });
});

test("What both of two things do is no takeaway where another sentence has named them", async () => {
  const sections: [string, string][] = [
    ["", said],
    ["Carts", "Is it so? Both center on boxes and lids that Acme ships."],
  ];
  expect(await takeawaysOf(page("How Acme ships boxes", sections), 2)).toEqual([said]);
});

test.each([
  ["We’re happy to say that Acme ships boxes to the moon.", "Acme ships boxes to the moon."],
  ["We are thrilled to announce that Acme ships boxes by boat.", "Acme ships boxes by boat."],
  ["Taken together, it is clear that Acme ships boxes for half the town.", "Acme ships boxes for half the town."],
])("What is told with joy or as a sum is shown without it: %s", async (sentence, shown) => {
  expect(await first(sentence, "Wood is kept in a big house.")).toEqual([shown]);
});

describe("In other languages a takeaway is not", () => {
  test.each([
    ["de", "was eine Seite enthält", "Dieses Dokument enthält Ratschläge für Kisten, die Acme verschickt."],
    ["de", "dass etwas wichtig ist", "Kisten, die Acme verschickt, sind für viele Leute hilfreich."],
    ["de", "wonach oft gefragt wird", "Wir erhalten manchmal Fragen zu Kisten, die Acme verschickt."],
    ["de", "was sich entwickelt", "Die Kisten, die Acme verschickt, werden sich im Laufe der Zeit verändern."],
    ["de", "wofür niemand haftet", "Für Kisten, die Acme verschickt, übernehmen wir keine Haftung."],
  ])("(%s) %s", async (locale, _, sentence) => {
    const fact = "Acme verschickt Kisten jeder Größe in einem Tag.";
    expect(await takeawaysOf(page("Wie Acme Kisten verschickt", [["", `${sentence} ${fact}`]], locale), 1)).toEqual([
      fact,
    ]);
  });

  test.each([
    ["Nous recevons parfois des questions sur les caisses qu’Acme expédie."],
    ["Ce document contient des conseils sur les caisses qu’Acme expédie."],
    ["Les caisses d’Acme sont très utiles pour les gens de la ville."],
    ["Les caisses qu’Acme expédie continueront à évoluer avec le temps."],
    ["Les caisses qu’Acme expédie sont montrées à titre purement informatif."],
  ])("(fr) %s", async (sentence) => {
    const fact = "Acme expédie des caisses de toute taille en un jour.";
    const source = page("Comment Acme expédie des caisses", [["", `${sentence} ${fact}`]], "fr");
    expect(await takeawaysOf(source, 1)).toEqual([fact]);
  });

  test.each([
    ["A veces recibimos preguntas sobre las cajas que Acme envía."],
    ["Este documento contiene consejos sobre las cajas que Acme envía."],
    ["Las cajas que Acme envía son muy útiles para la gente del pueblo."],
    ["Las cajas que Acme envía seguirán cambiando con el tiempo."],
    ["Acme no se hace responsable de las cajas que envía a los pueblos."],
  ])("(es) %s", async (sentence) => {
    const fact = "Acme envía cajas de cualquier tamaño en un día.";
    const source = page("Cómo Acme envía cajas", [["", `${sentence} ${fact}`]], "es");
    expect(await takeawaysOf(source, 1)).toEqual([fact]);
  });
});

describe("What a page takes back", () => {
  test("is not told behind the update that opens it", async () => {
    const text =
      "Update, May 3, 2021\n\nAcme ships boxes by boat.\n\nAcme will begin shipping boxes by boat in April of 2021. A boat of Acme ships boxes of wood alone.";
    const told = await takeawaysOf(page("Boxes of Acme at sea", [["", text]]));
    expect(told).toContain("Acme ships boxes by boat.");
    expect(told.join(" ")).not.toContain("will begin");
  });

  test("is not what comes later than the update", async () => {
    const text =
      "Update, May 3, 2021\n\nThe harbour of the town is open again.\n\nAcme will begin shipping boxes by boat in June of 2022.";
    expect(await takeawaysOf(page("Acme ships boxes by boat", [["", text]]))).toContain(
      "Acme will begin shipping boxes by boat in June of 2022.",
    );
  });

  test("is not told to the next heading behind a mark", async () => {
    const old =
      "[This section is out of date] Acme ships boxes by cart.\n\nThe cart that ships boxes is drawn by two dogs.";
    const told = await takeawaysOf(
      page("How Acme ships boxes", [
        ["Carts", old],
        ["Boats", "Acme ships boxes by a boat of steel."],
      ]),
    );
    expect(told).toEqual(["Acme ships boxes by a boat of steel."]);
  });
});

describe("What was so for a time", () => {
  test.each([
    ["en", "In past years, Acme shipped boxes by cart in July.", "Acme no longer ships boxes so."],
    ["en", "Until 2023 Acme shipped boxes by cart in July.", "This has ended."],
    ["de", "Früher hat Acme die Boxen im Juli mit dem Karren verschickt.", "Das machen wir nicht mehr."],
    ["fr", "Par le passé, Acme envoyait des boîtes en charrette en juillet.", "Acme ne sera plus là."],
    ["es", "En el pasado Acme enviaba las cajas en carro en julio.", "Acme ya no lo hace."],
    ["it", "In passato Acme spediva le scatole con il carro a luglio.", "Acme non lo fa più."],
    ["pt", "No passado a Acme enviava as caixas de carroça em julho.", "A Acme não o faz mais."],
    [
      "nl",
      "In voorgaande jaren leende de haven in juli boten uit zonder riemen.",
      "De haven leent ze zo niet meer uit.",
    ],
  ] as const)("is not told where it is over (%s: %s)", async (locale, was, over) => {
    const told = await takeawaysOf(page("Acme", [["", `${was} ${over}\n\n${lends[locale]}`]], locale));
    expect(told).toContain(lends[locale]);
    expect(told).not.toContain(was);
    expect(await takeawaysOf(page("Acme", [["", was]], locale))).toEqual([was]);
  });

  test.each([
    ["Until 2024 Acme shipped dogs in a box with a lid.", "Beer is no longer sold after ten."],
    ["In past years, Acme shipped boxes by cart in July.", "Acme ships boxes by boat now."],
  ])("is told where something else is over, or nothing: %s %s", async (was, next) => {
    expect(await takeawaysOf(page("Acme", [["", `${was} ${next}`]]))).toContain(was);
  });
});

describe("A sentence that leans on the one before it", () => {
  test.each([
    ["To meet this need, the crew of Acme built a boat of steel."],
    ["As part of this effort, the crew of Acme built a boat of steel."],
  ])("is shown behind it: %s", async (next) => {
    const before = "Acme has to ship boxes over the sea.";
    expect(await takeawaysOf(page("How Acme ships boxes", [["", `${before} ${next}`]]), 1)).toEqual([
      `${before} ${next}`,
    ]);
  });

  test.each([
    ["This can happen for a few different reasons."],
    ["Next, we’ll explore each of the boxes and what they are made of."],
  ])("is left out where it only announces: %s", async (next) => {
    const text = `${said} ${next}`;
    expect(await takeawaysOf(page("How Acme ships boxes", [["", text]]), 1)).toEqual([said]);
  });

  test("is left out where it is an example", async () => {
    const text = `${said} For example, a doll leaves in a box of paper that is not much bigger than itself.`;
    expect(await takeawaysOf(page("How Acme ships boxes", [["", text]]), 1)).toEqual([said]);
  });
});

describe("An item of a list is no takeaway", () => {
  test("where it ends a sentence that its neighbours are part of", async () => {
    const list =
      "Acme verschickt Kisten an drei Arten von Leuten:\n\n- Wenn Sie im Norden der Stadt oder in einem der Dörfer hinter dem Fluss wohnen und an jedem Tag der Woche zu Hause sind oder jemanden haben, der dann die Kiste für Sie annimmt,\n- Wenn Sie eine Kiste von Acme gekauft haben, die Sie uns zeigen, bevor wir sie an Ihrer Tür wieder abholen.";
    const text = `${list}\n\nAcme verschickt Kisten nur am Montag.`;
    const told = await takeawaysOf(page("Wie Acme Kisten verschickt", [["", text]], "de"));
    expect(told.join(" ")).not.toContain("gekauft");
  });

  test("where it opens with its label", async () => {
    const list =
      "Voici les caisses d’Acme :\n\n- Solide : Une caisse d’Acme expédiée par bateau supporte la pluie et le vent.";
    const text = `${list}\n\nAcme expédie des caisses par bateau le lundi.`;
    const told = await takeawaysOf(page("Comment Acme expédie des caisses", [["", text]], "fr"));
    expect(told.join(" ")).not.toContain("Solide");
  });
});

test("What a sentence with another date in front of it says again is told once", async () => {
  const text =
    "In response to the flood, the town council and the harbour office of Acme are issuing rules for boats and trains that ship boxes.\n\nOn August 30, 2023, in agreement with the guild of packers, the harbour office issued flood rules for boats and trains that ship boxes.";
  expect(await takeawaysOf(page("Flood rules for boxes that Acme ships", [["", text]]), 2)).toHaveLength(1);
});

test("What comes first behind a date is not what a later sentence says again", async () => {
  const dated =
    "On May 3, 2019, in agreement with the guild of packers, the town council signed the rule of boats and trains that ship boxes.";
  const later = "Every crew must follow the rule of boats and trains that ship boxes, signed by the town council.";
  const text = `${"Is it so? ".repeat(30)}${dated} ${later}`;
  expect(await takeawaysOf(page("The rule of boats and trains that ship boxes", [["", text]]), 2)).toContain(dated);
});

test("“Note that” stays where a second “that” goes with it", async () => {
  const text = "Please note that Acme ships boxes by night and that these arrive by noon of the next day.";
  expect(await first(text, "Wood is kept in a big house.")).toEqual([text]);
});

describe("Nothing is told of a list that has no entries", () => {
  test.each([
    ["en", "No letters of the harbour to display at present."],
    ["es", "No existen cartas del puerto que mostrar por ahora."],
    ["fr", "Aucune lettre du port à afficher pour le moment."],
    ["de", "Derzeit sind keine Briefe des Hafens vorhanden."],
    ["it", "Nessuna lettera del porto da mostrare al momento."],
    ["pt", "Nenhuma carta do porto para exibir no momento."],
    ["nl", "Er zijn op dit moment geen brieven van de haven om te tonen."],
  ])("%s: %s", async (locale, sentence) => {
    expect(await takeawaysOf(page("Letters", [["", sentence]], locale))).toEqual([]);
  });

  test("but of what visitors may not or need not do", async () => {
    const rule = "No dogs are allowed on the boats of the harbour at present.";
    expect(await takeawaysOf(page("Dogs", [["", rule]]))).toEqual([rule]);
  });
});

describe("That there are several things, and none of them, is no point", () => {
  test.each([
    ["de", "Der Hafen verleiht Boote an alle, die schwimmen können.", "Der Hafen bietet viele Möglichkeiten."],
    ["es", "El puerto presta barcos a los que saben nadar.", "El puerto ofrece muchas opciones adicionales."],
    ["fr", "Le port prête des bateaux à ceux qui savent nager.", "Le port offre plusieurs possibilités."],
    ["it", "Il porto presta barche a quelli che sanno nuotare.", "Il porto offre molte possibilità."],
    ["pt", "O porto empresta barcos aos que sabem nadar.", "O porto possui algumas opções adicionais."],
    ["nl", "De haven leent boten uit aan wie kan zwemmen.", "De haven biedt veel mogelijkheden."],
  ])("%s: %s %s", async (locale, told, empty) => {
    expect(await takeawaysOf(page("Boats", [["", `${empty} ${told}`]], locale))).toEqual([told]);
  });
});

test.each([
  "Find your box by selecting the case that matches your situation: The box is lost; The box is wet.",
  "This guide helps you find your box and provides instructions to bring it back to the house.",
])("What a page is there to choose or to help with is no point beside what it says: %s", async (sentence) => {
  expect(await takeawaysOf(page("Boxes of Acme", [["", `${sentence} ${said}`]]))).toEqual([said]);
});
