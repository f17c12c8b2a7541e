import { describe, expect, test } from "bun:test";
import { answerTask, askManual, nothingFound, page, run, type Section, textOf } from "./fixtures.ts";

// A reply names the thing that was asked for, and tells a detail as such details are written.

describe("No reply is given", () => {
  test.each<[query: string, section: Section]>([
    ["Do you offer gift boxes?", ["Boxes", "Guards open the boxes that stand on the pier at night."]],
    ["Do you have a podcast?", ["Tours", "The tours of the pier begin at the gate, and we have a shop."]],
    [
      "Is there a night ferry?",
      ["The pier", "The ferry goes at noon, and the pier is open to all. At night a guard walks."],
    ],
    [
      "What is your return policy?",
      ["Guards", "On their return the guards walk to the gate and read what the policy of the harbour says."],
    ],
    ["Where is your office in Bergen?", ["Cranes", "The cranes were built in Bergen and came by ship."]],
    ["How many guards do you have?", ["The pier", "The 4K guards walk along the pier."]],
    ["How many guards do you have?", ["The pier", "Our guards walk along the pier. A tour of it costs €45."]],
    ["How many guards do you have?", ["The pier", "Guards walk along the pier. Eight cranes stand on it."]],
    ["How do I delete my account?", ["Boxes", "Delete the boxes that are empty, one by one."]],
    [
      "What are your opening hours?",
      ["Tours", "A tour takes two hours, and you see the hours fly by while opening boxes."],
    ],
    ["Do you have a harbour map?", ["Boats", "Look it up:\n\n    open harbour map\n    close boats"]],
    ["Where is my box?", ["", "Track your box"]],
    ["Which payment methods do you accept?", ["Guards", "The guards accept what is brought to the gate."]],
    ["What boats are supported?", ["Cranes", "The pier is supported by cranes of wood."]],
    ["support phone number", ["Guards", "The guards note the phone number that you give to their support."]],
    ["job vacancies", ["Guards", "It is the job of guards to walk along the pier."]],
    ["Is my box safe?", ["Guards", "The guards keep the harbour safe at night."]],
    ["Where is my box kept?", ["Guards", "The guards are kept awake by tea."]],
    ["Can I move my box?", ["Guards", "The guards move along the pier."]],
    ["Can I change my order?", ["Tours", "Change your shoes in order to walk on the pier."]],
    ["Who founded the harbour?", ["Boxes", "The boxes were found at night by a guard."]],
    ["Do you sell smartphones?", ["Guards", "A guard keeps a mobile phone in his coat at night."]],
    ["Do you sell T-shirts?", ["Guards", "Guards wear T-shirts in order to be seen at night."]],
    ["Do you sell T-shirts?", ["Guards", "Come in T-shirts or in a costume to the night of the guards."]],
    ["What is your phone number?", ["Guards", "The phone number that you give us is shown to the guards."]],
  ])("to %s", async (query, section) => {
    expect(await askManual(query, section)).toStartWith(nothingFound);
  });
});

describe("A reply is given all the same", () => {
  test.each<[query: string, section: Section, said: string]>([
    [
      "Do you offer gift boxes?",
      ["Boxes", "A box may be a gift: gift boxes are sold at the gate."],
      "sold at the gate",
    ],
    ["Do you have a new tour of the pier?", ["Noon", "A tour of the pier begins at noon."], "begins at noon"],
    ["Do you sell maps?", ["The gate", "Maps of the pier lie at the gate."], "at the gate"],
    ["Do you sell burgers?", ["The pier", "Vegan burgers are on the menu, and you can take them away."], "on the menu"],
    ["Do you sell T-shirts?", ["Souvenirs", "You will find T-shirts and mugs at the exit."], "at the exit"],
    ["Do we have to book the tour?", ["Tours", "You must book a tour a day before."], "must book"],
    ["Is there a night ferry?", ["The ferry", "The ferry of the night leaves at one."], "leaves at one"],
    ["What is your return policy?", ["Returns policy", "You may send boxes back for a month."], "for a month"],
    ["What is your return policy?", ["Returns", "You may send boxes back for a month."], "for a month"],
    ["Is my box safe in the harbour?", ["Guards", "Each box in the harbour is watched by guards."], "is watched"],
    ["Can I change my order?", ["Boxes", "You can change an order until noon."], "until noon"],
    ["Who founded the harbour?", ["History", "The harbour was founded by two sisters."], "two sisters"],
    ["Do you have a newsletter?", ["News", "Join our mailing list at the gate."], "at the gate"],
    ["Where is your office?", ["Our office", "You find us behind the gate."], "behind the gate"],
    ["How many guards do you have?", ["Guards", "Twelve guards walk along the pier."], "Twelve guards"],
    ["How many guards do you have?", ["The pier", "Guards walk along the pier. There are 12 of them."], "There are 12"],
    ["How many guards do you have?", ["Our guards", "There are 12 in all, and a dog."], "There are 12"],
    [
      "How do I delete my harbour account?",
      ["Account", "Delete the account in the menu of the harbour."],
      "in the menu",
    ],
    ["What are your opening hours?", ["Visits", "We are open from 10:00 to 18:00."], "10:00 to 18:00"],
    ["When do you open?", ["Visits", "We open the gate to visitors on weekdays."], "on weekdays"],
    ["What is your phone number?", ["Contact", "Our phone number is 555 0199."], "555 0199"],
    ["Which payment methods do you accept?", ["Payment methods", "Pay in coins or by card."], "in coins"],
    ["What boats are supported?", ["Boats", "Our cranes lift all boats of wood."], "of wood"],
    ["support phone number", ["Contact", "Call our support at 555 0199 12."], "555 0199"],
    ["e-mail", ["", "Each guard gets an e-mail at night."], "at night"],
    ["job vacancies", ["Jobs", "There is a vacancy for a job at the gate."], "at the gate"],
    ["What are your ticket prices?", ["Tickets", "Adults pay €12 and children go free."], "€12"],
    ["Where are your ropes made?", ["Ropes", "We make the ropes of our boats by hand in Bergen."], "in Bergen"],
    [
      "Where is your cargo stored?",
      ["Sheds", "Cargo is weighed at the crane by two guards and then stored in Bergen."],
      "in Bergen",
    ],
    ["What are your hours?", ["The gate", "You can pass the gate from 8am to 6pm."], "8am to 6pm"],
  ])("to %s: %p", async (query, section, said) => {
    expect(await askManual(query, section)).toContain(said);
  });
});

test("The name of the site itself need not be said with what is asked for", async () => {
  const rarity = (term: string) => (term.startsWith("harb") ? 0.2 : 3);
  const ferry = page("Boats", [["At the pier", "The ferry leaves at noon and takes cars."]]);
  expect(textOf(await run(answerTask("Do you have a harbour ferry?", [ferry], { rarity })))).toContain("at noon");
  expect(textOf(await run(answerTask("Do you have a night ferry?", [ferry], { rarity })))).toStartWith(nothingFound);
});

test.each([
  ["Do you have vegan food?", "The kitchen serves vegan soup at noon."],
  ["Is there a delivery fee?", "Delivery is free from ten boxes on."],
  ["Is there a booking charge?", "Each booking of a tour is £2."],
  ["Where is your nearest crane?", "Our crane stands in Bergen."],
  ["Do you have wheelchair access?", "All of the pier is accessible to wheelchairs."],
  ["Do you have live chat?", "Chat with us on weekdays."],
])("What says little in a name may be left out or told otherwise: %s", async (query, text) => {
  const pier = page("The pier", [["", text]]);
  expect(textOf(await run(answerTask(query, [pier], { rarity: () => 3, markdown: false })))).toBe(text);
});

test("What is allowed is told of the thing that was asked for", async () => {
  const reply = async (text: string) =>
    textOf(await run(answerTask("Are dogs allowed?", [page("Pier", [["Rules", text]])], { rarity: () => 3 })));
  expect(await reply("Kites and drones are not allowed.")).toStartWith(nothingFound);
  expect(await reply("Kites are not allowed. You may bring a dog.")).toBe("You may bring a dog.");
});

describe("A short line without a full stop is told", () => {
  test.each<[query: string, section: Section, locale?: string]>([
    ["Do you ship to the harbour?", ["", "We ship to the harbour"]],
    ["Is breakfast included?", ["Rooms", "Breakfast included"]],
    ["Are dogs welcome?", ["Visits", "Dogs welcome"]],
    ["Where are the ropes made?", ["Ropes", "Made by hand in Bergen"]],
    ["Who is the director?", ["Director", "Ann Lee"]],
    ["Where is the museum?", ["Address", "Museum Street, Bergen"]],
    ["Sind Hunde erlaubt?", ["Besuch", "Hunde erlaubt"], "de"],
    ["犬は入れますか？", ["案内", "犬は入れます"], "ja"],
  ])("that says something: %s: %p", async (query, section, locale = "en") => {
    const task = answerTask(query, [page("Visits", [section], locale)], { markdown: false, locale });
    expect(textOf(await run(task))).toBe(section[1]);
  });

  test.each(["Track your box", "Boxes and returns", "Box returns"])("but no name: %s", async (line) => {
    expect(await askManual("Where is my box?", ["", line])).toStartWith(nothingFound);
  });
});

describe("In other languages a reply names the thing that was asked for", () => {
  const reply = async (locale: string, query: string, text: string) =>
    textOf(await run(answerTask(query, [page("Acme", [["", text]], locale)], { locale, markdown: false })));
  const nothing = /^(?:Dazu habe ich|Je n.ai pas trouvé|No encontré|Non ho trovato|Não encontrei|Daar heb ik)/;

  test.each([
    ["de", "Habt ihr einen Hafenladen für Gäste?", "Gäste, die ihr mitbringt, habt ihr am Steg zu melden."],
    ["de", "Verkauft ihr T-Shirts?", "Ihr seid eingeladen, in T-Shirts und Kostümen zu kommen."],
    ["de", "Wie viele Kräne habt ihr?", "Die Kräne am Steg sind alt und aus Holz."],
    ["fr", "Proposez-vous des cours de voile aux enfants ?", "Les enfants sont libres de jouer sur le quai."],
    ["es", "¿Tienen un taller para niños?", "Los niños que tienen sed beben agua del muelle."],
    ["it", "Avete un negozio per bambini?", "I bambini che avete con voi giocano sul molo."],
    ["pt", "Vocês têm uma loja para crianças?", "As crianças têm de brincar no cais."],
    ["nl", "Hebben jullie een winkel voor kinderen?", "Kinderen die jullie hebben, spelen op de kade."],
  ])("or is not given (%s): %s", async (locale, query, text) => {
    expect(await reply(locale, query, text)).toMatch(nothing);
  });

  test.each([
    ["de", "Habt ihr einen Laden?", "Der Hafenladen ist am Steg, und im Hafen kennt ihn jeder."],
    ["de", "Verkauft ihr Burger?", "Auf der Karte stehen auch vegane Burger."],
    ["fr", "Vendez-vous des burgers ?", "Des burgers sont à la carte tous les soirs."],
    ["es", "¿Venden hamburguesas?", "Las hamburguesas están en la carta todas las noches."],
    ["nl", "Verkopen jullie wafels?", "Op de kaart staan ook wafels."],
    ["de", "Wie viele Kräne habt ihr?", "Am Steg stehen vier Kräne."],
    ["fr", "Proposez-vous des cours de voile ?", "Des cours de voile ont lieu sur le quai."],
    ["es", "¿Tienen un taller para niños?", "El taller para niños está en el muelle."],
  ])("and is given by its name (%s): %s", async (locale, query, text) => {
    expect(await reply(locale, query, text)).toBe(text);
  });
});
