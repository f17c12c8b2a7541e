import { describe, expect, test } from "bun:test";
import type { Faq } from "../../../src/schemas/generation.ts";
import { faqsOf, page } from "./fixtures.ts";

function faqsIn(title: string, text: string): Promise<Faq[]> {
  return faqsOf(page(title, [["", text]]));
}

describe("a sentence that tells one fact is asked for", () => {
  test.each([
    ["how a thing is at first", "The parcel list is hidden by default.", "Is the parcel list hidden by default?"],
    [
      "how a thing is not at first",
      "Parcel news are not turned on by default.",
      "Are parcel news turned on by default?",
    ],
    ["what nobody needs", "No parcel card is required to open a box.", "Is any parcel card required to open a box?"],
    ["what nobody needs of it", "No old parcel is needed, and all are sent.", "Is any old parcel needed?"],
    [
      "what nobody needs in no number",
      "No parcel experience is needed for the town.",
      "Is any parcel experience needed for the town?",
    ],
    [
      "what is not needed",
      "No parcel cards are required to open a box.",
      "Are any parcel cards required to open a box?",
    ],
    ["how one's own is at first", "Your parcel list is private by default.", "Is my parcel list private by default?"],
    ["how one's own is, said first", "By default, your parcel list is closed.", "Is my parcel list closed by default?"],
    ["how a thing with a number is", "Two-parcel lists are open by default.", "Are two-parcel lists open by default?"],
    [
      "how a thing is, and what can be done",
      "By default, parcel news are on and can be turned off in the menu.",
      "Are parcel news on by default?",
    ],
    [
      "by which of two means it is done",
      "Parcel lists can be sorted by dragging and dropping them into another order.",
      "How do I sort parcel lists?",
    ],
    [
      "what goes on behind a way",
      "Parcel lists can be sorted in the settings menu, which is used by all members.",
      "How do I sort parcel lists?",
    ],
    [
      "how a setting is chosen",
      "You can choose the language of a parcel by pressing on its lid.",
      "How do I choose the language of a parcel?",
    ],
    ["how all are at first", "All parcels are open by default.", "Are parcels open by default?"],
    ["a purpose", "The purpose of the parcel desk is to help senders.", "What is the purpose of the parcel desk?"],
    ["a default", "The default size of a parcel is two kilos.", "What is the default size of a parcel?"],
    ["a limit", "The maximum weight of a parcel is 30 kilos.", "What is the maximum weight of a parcel?"],
    [
      "what cannot be done",
      "You cannot send a parcel twice with one label.",
      "Can I send a parcel twice with one label?",
    ],
    ["what need not be done", "You don't need to weigh your parcel at home.", "Do I have to weigh my parcel at home?"],
    ["what is not needed", "You won't need a printer for the parcel.", "Do I need a printer for the parcel?"],
    ["what nobody needs", "You do not need a label to send a parcel.", "Do I need a label to send a parcel?"],
    ["what no one needs", "You do not need experience to send a parcel.", "Do I need experience to send a parcel?"],
    [
      "how long it takes",
      "It can take up to 14 weeks to get your parcel, so be early.",
      "How long does it take to get my parcel?",
    ],
    ["what a thing does not do", "Acme Parcel does not open letters.", "Does Acme Parcel open letters?"],
    ["a number in it", "Acme Parcel does not work with Bash 3.2.", "Does Acme Parcel work with Bash 3.2?"],
    ["what a thing cannot do", "The parcel desk cannot change the price.", "Can the parcel desk change the price?"],
    ["a way", "You can track your parcel by entering its number.", "How do I track my parcel?"],
    ["a way, said of the thing", "A parcel can be tracked by entering its number.", "How do I track a parcel?"],
    ["where it is done", "Parcel lists can be sorted in the settings menu.", "How do I sort parcel lists?"],
    ["by what it is done", "The parcel can be reset using the green form.", "How do I reset the parcel?"],
    ["whose verb ends in y", "A parcel label can be copied by pressing on it.", "How do I copy a parcel label?"],
    ["whose verb is doubled", "A parcel can be stopped via the green form.", "How do I stop a parcel?"],
    ["a wish", "If you want to return a parcel, print the label and bring it to a shop.", "How do I return a parcel?"],
    ["a wish said shortly", "If you'd like to return a parcel, print the label.", "How do I return a parcel?"],
    ["what one becomes", "To become certified for parcels, print the label.", "How do I become certified for parcels?"],
    ["an order for whatever", "To beautify a parcel, print the label with the press.", "How do I beautify a parcel?"],
    [
      "what is the company's",
      "To join our parcel list, write your name on the label.",
      "How do I join your parcel list?",
    ],
    ["an order", "To return a parcel, print the label and bring it to a shop.", "How do I return a parcel?"],
    [
      "an order without a comma",
      "To opt out of parcel news reply with the word STOP.",
      "How do I opt out of parcel news?",
    ],
    ["who is liable", "Acme is not liable for a late parcel.", "Is Acme liable for a late parcel?"],
    ["who may", "To send a parcel abroad, you must be a member.", "What do I need to send a parcel abroad?"],
    ["what is needed", "To open a parcel box you will need the code.", "What do I need to open a parcel box?"],
    ["a time", "Delivery of a parcel takes up to three days.", "How long does delivery of a parcel take?"],
    ["a price", "A parcel box costs $12 a month.", "How much does a parcel box cost?"],
    ["when something comes", "You will receive your parcel within 3 days.", "When will I receive my parcel?"],
    ["when one's own ends", "Your parcel code expires after three days.", "When does my parcel code expire?"],
    ["what will be needed", "You'll need a code to open a parcel box.", "What do I need to open a parcel box?"],
    ["when something ends", "Parcel codes expire after three days.", "When do parcel codes expire?"],
    ["how often something comes", "The parcel list is sent every Monday.", "How often is the parcel list sent?"],
    ["how long a thing is kept", "Your parcel is kept for 14 days.", "How long is my parcel kept?"],
    ["where a thing is", "Your parcel code is shown on the account page.", "Where do I find my parcel code?"],
    ["where to look", "You can find the parcel code under the Orders tab.", "Where do I find the parcel code?"],
    ["who can", "Only the owner of the box can open a parcel.", "Who can open a parcel?"],
    ["what is needed, said first", "You need a code to open a parcel box.", "What do I need to open a parcel box?"],
    ["what is not supported", "Glass parcels are not supported yet.", "Are glass parcels supported?"],
    ["what a thing does without", "A parcel box requires no ink or paper.", "Does a parcel box require ink or paper?"],
    ["what is not lost", "You won't lose the name of your parcel.", "Will I lose the name of my parcel?"],
    ["what is never kept", "We never store (not even for a day) parcels of glass.", "Do you store parcels of glass?"],
    ["a duty", "The parcel desk is responsible for all wet parcels.", "What is the parcel desk responsible for?"],
    ["how a thing works", "A parcel lift works by pulling on its rope.", "How does a parcel lift work?"],
    [
      "a way to replace",
      "You can overwrite the name of a parcel by typing another one.",
      "How do I overwrite the name of a parcel?",
    ],
    [
      "what is recommended",
      "A green form is the recommended way to send a parcel abroad.",
      "What is the recommended way to send a parcel abroad?",
    ],
    [
      "by when something has to be done",
      "The parcel form shall be returned to the desk no later than 30 days after delivery.",
      "When must the parcel form be returned?",
    ],
    ["when something is due", "The parcel fee is due within 3 days.", "When is the parcel fee due?"],
    [
      "when something is due behind another",
      "A parcel fee is due within 30 days of delivery.",
      "When is a parcel fee due?",
    ],
    ["at what it is due", "The parcel fee is due on arrival of the box.", "When is the parcel fee due?"],
    [
      "what is needed to do more",
      "You need a pass to travel with a big parcel.",
      "What do I need to travel with a big parcel?",
    ],
    [
      "a way, said of what is done to many",
      "Uploading parcel lists can be done via the parcel page.",
      "How do I upload parcel lists?",
    ],
    ["what is easily done", "You can easily track your parcel by entering its number.", "How do I track my parcel?"],
    [
      "from when on something is so",
      "A parcel is considered late once a week has gone by.",
      "When is a parcel considered late?",
    ],
    [
      "what happens to one of many",
      "If a customer of the desk loses a parcel, the desk must pay for it.",
      "What if a customer of the desk loses a parcel?",
    ],
    [
      "how far something is done",
      "To fully return a parcel, print the form and bring it to a shop.",
      "How do I fully return a parcel?",
    ],
    ["what is always done so", "You can always track your parcel by entering its number.", "How do I track my parcel?"],
    [
      "where something is best placed",
      "We recommend placing your parcel list in the folder of the desk.",
      "Where should I place my parcel list?",
    ],
    [
      "where something is best put",
      "We recommend putting all parcel lists in a folder of the desk.",
      "Where should I put all parcel lists?",
    ],
    [
      "by what day of a month something has to be done",
      "Parcel forms must be returned to the desk by May 1.",
      "When must parcel forms be returned?",
    ],
    [
      "by what day something has to be done",
      "Parcel forms must be returned to the desk by 1 May.",
      "When must parcel forms be returned?",
    ],
    [
      "where something is best kept",
      "We recommend storing your parcel codes in a safe at the house.",
      "Where should I store my parcel codes?",
    ],
    [
      "in which format something is",
      "For later use, parcel labels are saved in PDF file format.",
      "In which format are parcel labels saved?",
    ],
    [
      "what a thing does not do at present",
      "Currently the parcel desk does not take letters of more than a pound.",
      "Does the parcel desk take letters of more than a pound?",
    ],
    [
      "what is mostly done so",
      "You can usually track your parcel by entering its number.",
      "How do I track my parcel?",
    ],
    [
      "a way, said of what is done",
      "Tracking a parcel is very simple and can be done from the parcel page.",
      "How do I track a parcel?",
    ],
    [
      "what is done to a thing with all that belongs to it",
      "To return a parcel and all of its labels, print the form and bring it to a shop.",
      "How do I return a parcel?",
    ],
    [
      "a way without a comma",
      "To print the parcel list of the town go to Settings and then to its town.",
      "How do I print the parcel list of the town?",
    ],
    ["a means to an end", "You can use the code to track your parcel.", "How do I track my parcel?"],
    ["what nobody has to be", "You do not need to be old to open a parcel.", "Do I have to be old to open a parcel?"],
    [
      "what will not be",
      "Your parcels will not be sent by night, due to the rain.",
      "Will my parcels be sent by night?",
    ],
    [
      "what a thing will not do",
      "The parcel list will not show your old stamps.",
      "Will the parcel list show my old stamps?",
    ],
    [
      "who may do it",
      "Anyone can send a parcel to the town of the king.",
      "Who can send a parcel to the town of the king?",
    ],
    [
      "what is not to be done",
      "Do not use red ink on a parcel of glass.",
      "Should I use red ink on a parcel of glass?",
    ],
    [
      "what one never does",
      "Never share your parcel code with a clerk.",
      "Should I share my parcel code with a clerk?",
    ],
    [
      "what one is not able to do in the town",
      "Unfortunately you will not be able to sell a parcel in the town.",
      "Can I sell a parcel in the town?",
    ],
    ["that something is not kept", "Parcel codes are not stored on the desk.", "Are parcel codes stored on the desk?"],
    [
      "how many must do it",
      "At least two clerks of the desk must sign a parcel form.",
      "How many clerks of the desk must sign a parcel form?",
    ],
    ["what one thing requires", "The parcel requires an address of the town.", "What does the parcel require?"],
    ["what a thing requires", "Parcel news require an address of the town.", "What do parcel news require?"],
    ["where a thing must be put", "Parcel forms must always be sent to the desk.", "Where must parcel forms be sent?"],
    [
      "where one has to put it",
      "You need to store the parcel form in the hall.",
      "Where do I need to store the parcel form?",
    ],
    ["where one must put it", "You must place your parcel list in list/old.", "Where must I place my parcel list?"],
    [
      "where something is told of",
      "Please report any parcel trouble at desk.example.",
      "Where do I report any parcel trouble?",
    ],
    [
      "what comes of something",
      "If you close the parcel list, your stamps will be lost within a day.",
      "What happens if I close the parcel list?",
    ],
    [
      "what comes to its reader of something",
      "When you delete a parcel form, you lose the number of it.",
      "What happens if I delete a parcel form?",
    ],
  ])("%s", async (_, text, question) => {
    expect(await faqsIn("Your parcel", text)).toEqual([{ question, answer: text }]);
  });

  test.each([
    "Parcel stands for what people like of all of the letters.",
    "Your parcel form is returned by the desk within a week or so.",
    "Parcel forms must be signed by May Smith of the big house.",
    "Parcel forms must be signed by the 2nd clerk of the house.",
    "Parcel forms must be signed by 2 witnesses who are of age.",
    "Parcel delays are due in most cases to a strike that lasted for two days.",
    "We recommend keeping your parcels under 20 pounds of weight.",
    "We recommend placing your parcel order in advance of the day.",
    "We recommend keeping your parcel list up to date in order to find all of it.",
    "Booking parcels can be done via the parcel page by many.",
    "To compare a parcel and its label, print the form and bring it to a shop.",
    "Whether a form is the best way to send a parcel depends on the town.",
    "Clerks of the house say a cart is the best way to send a parcel to the sea.",
    "Many think a cart is the best way to send a parcel to the sea.",
    "If a customer of this desk loses it, then many times the desk will pay for it.",
    "If a customer of the desk loses one of these parcels, the desk must pay for it.",
    "If a customer of the desk sends a parcel, clearly that will please the desk.",
    "Your parcel will not be sent until you have signed for it.",
    "Parcel codes are not stored until the desk has opened.",
    "You do not need to be afraid of a parcel.",
    "Anyone can lose a parcel in the town of the king.",
    "Do not make your parcel too small for its stamps.",
    "Do not open a parcel unless a clerk is there.",
    "At least one clerk of the desk must sign a parcel form.",
    "Parcel forms must be sent in English.",
    "Parcel forms must be kept in good condition.",
    "Parcel forms should be sent at night.",
    "You must submit your parcel form in CSV format.",
    "Report any parcel trouble on Monday morning.",
    "If you transfer a parcel to us, the cart is your friend.",
    "You can save a lot of time with a parcel. A parcel holds more than a letter.",
    "Do not worry about a parcel of glass on a cart.",
    "Do not use any ink on a parcel of glass.",
    "Your parcels will not be what they were in the year of the flood.",
    "Parcels for schools require an address of the town.",
    "Parcel forms must be sent in time for the feast of the king.",
    "You have to post the parcel form you wish to send.",
    "When you close the parcel list, a window with your stamps will appear.",
    "If you delete a parcel form, make sure that its number is known.",
    "If you close this parcel list, your stamps will be lost within a day.",
    "Anyone can suggest a new U.S. Parcel form in the hall of it.",
  ])("none of what only looks like a fact: %s", async (text) => {
    expect(await faqsIn("Your parcel", text)).toEqual([]);
  });

  test("what letters stand for that its page comes back to", async () => {
    const text = "PPL stands for parcels per letter of the town.";
    expect(await faqsIn("What PPL costs", "PPL stands for what each parcel of the town has to have.")).toEqual([]);
    expect(await faqsIn("What PPL costs", `The acronym ${text}`)).toHaveLength(1);
    expect(await faqsIn("What PPL costs", text)).toEqual([{ question: "What does PPL stand for?", answer: text }]);
    expect(await faqsIn("Your parcel", text)).toEqual([]);
  });

  test("what somebody can do is asked of a page that answers nothing else", async () => {
    const can = "You can send a parcel to each of the islands. The parcel goes by boat on Mondays.";
    expect(await faqsIn("Your parcel", can)).toEqual([
      { question: "Can I send a parcel to each of the islands?", answer: can },
    ]);
    const fact = "Your parcel list is private by default.";
    expect(await faqsIn("Your parcel", `${can}\n\n${fact}`)).toEqual([
      { question: "Is my parcel list private by default?", answer: fact },
    ]);
    expect(await faqsIn("Your parcel", "You can send a parcel to each of the islands.")).toEqual([]);
  });

  test("whom to call", async () => {
    const text = "Write to us, or call Acme Parcel at 1-888-767-6738 on working days. We are closed on holidays.";
    expect(await faqsIn("Your parcel", text)).toEqual([{ question: "How do I contact Acme Parcel?", answer: text }]);
  });

  test.each([
    ["what happens in it", "You lose all of its stamps\n- We keep its number", "What happens if I delete a parcel?"],
    ["what to do in it", "Open the list\n- Write to its sender", "What do I do if I delete a parcel?"],
  ])("a case with the whole list of %s", async (_, items, question) => {
    const [faq] = await faqsIn("Your parcel", `If you delete a parcel:\n\n- ${items}`);
    expect(faq).toEqual({ question, answer: `If you delete a parcel: ${items.replace("\n-", ".")}.` });
  });

  test.each([
    [
      "of wishes",
      "If you want a parcel:\n\n- Choose a size of it\n- Wait for it",
      "If you lose a parcel:\n\n- Choose a size of it\n- Wait for it",
    ],
    [
      "of remarks",
      "If you have any questions:\n\n- Write to the desk\n- Open a ticket",
      "If you have lost a parcel:\n\n- Write to the desk\n- Open a ticket",
    ],
    [
      "that completes its case",
      "If you send a parcel to:\n\n- You can pay by card\n- You can pay by phone",
      "If you send a parcel:\n\n- You can pay by card\n- You can pay by phone",
    ],
    [
      "that completes a ban",
      "If you delete a parcel you cannot:\n\n- Open it again\n- Send it again",
      "If you delete a parcel:\n\n- Open it again\n- Send it again",
    ],
    [
      "of names",
      "If you delete a parcel:\n\n- Personal parcel\n- Business parcel",
      "If you delete a parcel:\n\n- You lose the personal parcel\n- We keep the business parcel",
    ],
    [
      "of several ways",
      "If you delete a parcel:\n\n- Open the list, or\n- Write to its sender",
      "If you delete a parcel:\n\n- Open the list, and\n- Write to its sender",
    ],
    [
      "of one item",
      "If you delete a parcel:\n\n- You lose all of its stamps",
      "If you delete a parcel:\n\n- You lose all of its stamps\n- You lose its number",
    ],
    [
      "whose items go on",
      "If you delete a parcel:\n\n- You can pay. It is dear.\n- You can wait. It is slow.",
      "If you delete a parcel:\n\n- You can pay\n- You can wait",
    ],
    [
      "that leads on",
      "If you delete a parcel:\n\n- You can pay by:\n- You can pay again",
      "If you delete a parcel:\n\n- You can pay by card\n- You can pay again",
    ],
    [
      "that mixes what to do with what happens",
      "If you delete a parcel:\n\n- Open the list\n- We keep its number",
      "If you delete a parcel:\n\n- Open the list\n- Keep its number",
    ],
    [
      "too long for an answer",
      `If you delete a parcel:\n\n- We keep it\n- We keep ${"all of it and ".repeat(20)}more`,
      `If you delete a parcel:\n\n- We keep it\n- We keep ${"all of it and ".repeat(2)}more`,
    ],
  ])("no case with a list %s", async (_, text, told) => {
    const asked = async (list: string) =>
      (await faqsIn("Your parcel", list)).filter(({ question }) => /^What (?:do|happens)/.test(question));
    expect(await asked(text)).toEqual([]);
    expect(await asked(told)).toHaveLength(1);
  });

  test("a case with the marks of a sentence left out", async () => {
    const text = "If you delete a parcel:\n\n- you lose its stamps;\n- we keep its number; and\n- your plan ends.";
    expect((await faqsIn("Your parcel", text))[0]?.answer).toBe(
      "If you delete a parcel: you lose its stamps. we keep its number. your plan ends.",
    );
  });

  test("a case in bullets too, where there are no more than asked for", async () => {
    const items = ["You lose all of its stamps", "We keep its number", "It is gone for good", "It can be made anew"];
    const source = (n: number) =>
      page("Your parcel", [["", `If you delete a parcel:\n\n- ${items.slice(0, n).join("\n- ")}`]]);
    const question = "What happens if I delete a parcel?";
    expect(await faqsOf(source(3), "bullets")).toContainEqual({
      question,
      answer: "- You lose all of its stamps.\n- We keep its number.\n- It is gone for good.",
    });
    expect((await faqsOf(source(4), "bullets")).map((faq) => faq.question)).not.toContain(question);
  });

  test("in bullets too", async () => {
    const source = page("Your parcel", [["", "You cannot send a parcel twice with one label."]]);
    expect(await faqsOf(source, "bullets")).toEqual([
      {
        question: "Can I send a parcel twice with one label?",
        answer: "- You cannot send a parcel twice with one label.",
      },
    ]);
  });

  test("with what its paragraph adds to it", async () => {
    const text = "The default size of a parcel is two kilos. Larger ones cost more.";
    expect((await faqsIn("Your parcel", `${text}\n\nWe are open on Mondays.`))[0]?.answer).toBe(text);
  });
});

test("How long something lasts is asked of what lasts", async () => {
  const asked = async (text: string) => (await faqsIn("Parcels", text)).map(({ question }) => question);
  expect(await asked("Parcels last 3 months, kept in the dry.")).toEqual(["How long do parcels last?"]);
  expect(await asked("Parcels over the last 3 months, kept in the dry.")).toEqual([]);
});

test("an order that led to a picture ends without its colon", async () => {
  for (const end of ["To return a parcel", "If you want to return a parcel"]) {
    const text = `${end}, open the menu and select the parcel button`;
    const faq = { question: "How do I return a parcel?", answer: `${text}.` };
    expect(await faqsIn("Your parcel", `${text}:`)).toEqual([faq]);
    expect(await faqsIn("Your parcel", `${text}:\n\n- Red\n- Green`)).toEqual([]);
  }
});

describe("no fact is asked for", () => {
  const asked = async (text: string) =>
    (await faqsIn("Your parcel", text))
      .map(({ question }) => question)
      .filter((question) => !/^What should I know/.test(question));

  test.each([
    ["that points", "No parcel is required for our houses.", "No parcel is required for houses."],
    ["that goes on", "No other parcel is required to open a box.", "No parcel is required to open a box."],
    [
      "that is not of the page's subject",
      "You cannot park a car in the yard next to the shop.",
      "You cannot park a parcel in the yard next to the shop.",
    ],
    [
      "that points at what is not shown",
      "To return a parcel, click the button below.",
      "To return a parcel, click the green button.",
    ],
    [
      "that leans on what stood before",
      "You can change this parcel by entering its number.",
      "You can change a parcel by entering its number.",
    ],
    [
      "of something that is named elsewhere",
      "You cannot open it without a parcel.",
      "You cannot open a desk without a parcel.",
    ],
    [
      "that only sends the reader on",
      "You can learn more about each parcel by reading the guide.",
      "You can change each parcel by reading the guide.",
    ],
    [
      "that follows a guide",
      "To send a parcel abroad, follow the guide for senders.",
      "To send a parcel abroad, print the guide for senders.",
    ],
    [
      "that is said for effect",
      "You can't improve what you can't measure in a parcel.",
      "You can't improve the size of a parcel.",
    ],
    ["of a degree", "Acme Parcel does not often lose a parcel.", "Acme Parcel does not lose a parcel."],
    ["that is a saying", "You cannot underestimate the power of a parcel.", "You cannot change the power of a parcel."],
    [
      "whose question would end within a list",
      "A parcel does not hold any broken, sharp or wet things.",
      "A parcel does not hold any broken things.",
    ],
    [
      "of some of several",
      "A small number of parcels are hidden by default.",
      "A small house of parcels is hidden by default.",
    ],
    [
      "of those that are marked",
      "The parcels in bold are hidden by default.",
      "The parcels of glass are hidden by default.",
    ],
    [
      "of a thing that is set apart from another",
      "The parcels themselves are not allowed in the yard.",
      "The parcels are not allowed in the yard.",
    ],
    [
      "of a choice that its reader stands before",
      "You can select the parcel by pressing on its lid.",
      "You can return the parcel by pressing on its lid.",
    ],
    [
      "of what is allowed, without what",
      "By default, parcels are allowed to be of glass.",
      "By default, parcels of old glass are allowed.",
    ],
    [
      "of new ones alone",
      "Parcel lists are open by default for new parcels only.",
      "Parcel lists are open by default for new parcels.",
    ],
    [
      "of where it is not",
      "By default, the parcel list is off the menu of the app.",
      "By default, the parcel list is off in the menu of the app.",
    ],
    ["of a part of a name", "By default, parcel files are open source.", "By default, parcel files are open."],
    ["of none", "None of the parcels are open by default.", "The parcels are open by default."],
    ["of several", "Several parcels are open by default.", "Parcels of glass are open by default."],
    [
      "of some alone",
      "Parcel lists are hidden by default only on phones.",
      "Parcel lists are hidden by default on phones.",
    ],
    ["of who does it", "Parcels can be changed by planning or sales.", "Parcels can be changed by pressing the lid."],
    [
      "of any thing",
      "A parcel lid can be replaced by anything that fits on it.",
      "A parcel lid can be replaced by pressing it to the side.",
    ],
    [
      "of what some alone may do",
      "A parcel can be returned in the settings of the app by the owners.",
      "A parcel can be returned in the settings of the app at night.",
    ],
    [
      "of one trouble of several",
      "The problem can be resolved by sending another parcel.",
      "The parcel can be resolved by sending another parcel.",
    ],
    [
      "of what is found out",
      "A late parcel can be identified by having a red label.",
      "A late parcel can be returned by taking off the red label.",
    ],
    [
      "behind a label",
      "Parcel lid The parcel can be opened by pressing on it.",
      "Parcel lid. The parcel can be opened by pressing on it.",
    ],
    [
      "of a way that is a time",
      "A parcel can be returned in the next days and weeks.",
      "A parcel can be returned in the settings of the app.",
    ],
    [
      "whose question would end in an abbreviation",
      "You can close a parcel e.g. by pressing on it.",
      "You can close a parcel by pressing on it.",
    ],
    ["with a condition", "You cannot open a parcel if it is wet.", "You cannot open a parcel in the rain."],
    [
      "with a condition of its own",
      "You cannot open a parcel if the desk is empty.",
      "You cannot open a parcel at the desk.",
    ],
    [
      "that warns",
      "You may call Acme Parcel, a scam, at 1-888-767-6738.",
      "You may call Acme Parcel, a shop, at 1-888-767-6738.",
    ],
    [
      "of a value that is none",
      "The maximum weight of a parcel is set by law.",
      "The maximum weight of a parcel is 30 kilos by law.",
    ],
    [
      "of two values",
      "The minimum weight and the maximum weight of a parcel are 1 and 2.",
      "The maximum weight of a parcel is 2.",
    ],
    [
      "of a time that is no wait",
      "You will receive your parcel in two parts.",
      "You will receive your parcel in two days.",
    ],
    [
      "of a length that is no time it takes",
      "The parcel desk takes one day off each week.",
      "The parcel desk takes one day each week.",
    ],
    [
      "of a price by comparison",
      "A parcel box costs 5 times as much as a letter.",
      "A parcel box costs 5 euros more than a letter.",
    ],
    [
      "of a need that is no order",
      "To return a parcel, use of the form is required.",
      "To return a parcel, use the form.",
    ],
    ["of a need of its own", "You don't have a right to open a parcel.", "You don't have to open a parcel."],
    [
      "of a place, which is no verb",
      "To the right of the parcel, click the pencil.",
      "To return the parcel, click the pencil.",
    ],
    ["of whom it is for", "To parcel owners, send the red label.", "To beautify a parcel, send the red label."],
    ["of what comes of it", "To ensure the parcel lasts, use the form.", "To beautify the parcel, use the form."],
    [
      "of what is wished besides",
      "If you want to return a parcel as well, use the form.",
      "If you want to return a parcel, use the form.",
    ],
    [
      "of what is done in its place",
      "If you want to return a parcel, use the form instead.",
      "When you need to return a parcel, use the form.",
    ],
    ["of a habit", "If you like to return a parcel, use the form.", "If you wish to return a parcel, use the form."],
    [
      "that lasts until a day",
      "You can return a parcel through the end of 2024.",
      "You can return a parcel through the desk of the house.",
    ],
    [
      "of a thing without a name",
      "Please do not lose a parcel to an old address.",
      "You may not send a parcel to an old address.",
    ],
    ["of a doing", "Quickly opening a parcel takes two minutes.", "The opening of a parcel takes two minutes."],
    [
      "of a step",
      "While you wait:\n\n1. You can track your parcel by entering its number.\n2. Wait.",
      "While you wait:\n\nYou can track your parcel by entering its number.\n\nWait.",
    ],
    [
      "below what leads to its list",
      "On the free plan:\n\n- You cannot track your parcel by phone.\n- It is slow.",
      "- You cannot track your parcel by phone.\n- It is slow.",
    ],
    [
      "that the next sentence takes back",
      "You can't send a parcel at night. Actually, you can do so.",
      "You can't send a parcel at night. The desk is shut then.",
    ],
  ])("%s", async (_, text, told) => {
    expect(await asked(text)).toEqual([]);
    expect(await asked(told)).toHaveLength(1);
  });

  test.each([
    ["under a heading of something else", "Free plan", "Team plan"],
    ["that the page tells in two ways", "Exports in version 1", "Exports in version 2"],
  ])("%s", async (_, one, two) => {
    const source = page("Exports", [
      [one, "The default size of exports is 2 MB."],
      [two, "The default size of exports is 9 MB."],
    ]);
    expect((await faqsOf(source)).filter(({ question }) => /default/.test(question))).toEqual([]);
  });

  test.each([
    ["a plan", "Free plan"],
    ["a version", "Version 2"],
    ["a trouble", "My letter won’t come"],
    ["a question", "What if I am ill?"],
    ["a platform", "For Android"],
  ])("under a heading of %s, which it may hold for alone", async (_, heading) => {
    const way = "You can close a parcel box by pressing on its lid.";
    const under = (heading: string) => faqsOf(page("Parcel boxes", [[heading, way]]));
    expect((await under(heading)).map(({ question }) => question)).not.toContain("How do I close a parcel box?");
    expect(await under("Colours")).toEqual([{ question: "How do I close a parcel box?", answer: way }]);
  });

  test("that a page denies its reader in passing", async () => {
    const told = (text: string) => faqsOf(page("Parcel boxes", [["Colours", text]]));
    expect(await told("You cannot drop a parcel box on a train.")).toEqual([]);
    expect(await told("Parcel boxes do not float on a lake.")).toHaveLength(1);
  });

  test.each([
    ["that is left to its reader", "Only you and your team can decide whether a parcel is late."],
    ["that another one begins", "Let's take 3 days of parcels."],
    ["of a place in a sentence", "Where a parcel is not available, use a letter of the same size."],
    ["of the latest of something", "You can find the latest parcel on the account page."],
    ["that needs code behind it", "To open a parcel, you must close the other one.\n\n    close()"],
    ["of the site itself", "To use Acme Parcel, call the desk of the town."],
  ])("%s", async (_, text) => {
    expect(await faqsIn("Your parcel", text)).toEqual([]);
  });

  test("where a heading asks already and there is no room", async () => {
    const asked = (n: number): [string, string] => [
      `What is box ${n}?`,
      `Box ${n} is a box for parcels that weigh ${n} kilos.`,
    ];
    const source = page("Boxes", [["", "You cannot send boxes twice."], ...[1, 2, 3, 4].map(asked)]);
    const questions = (await faqsOf(source)).map(({ question }) => question);
    expect(questions).toEqual([1, 2, 3, 4].map((n) => `What is box ${n}?`));
  });
});

test("A purpose may be told by the list below it, and is none of what only its writers call theirs", async () => {
  const list = "The purpose of the parcel desk is to:\n\n- Help senders of parcels\n- Keep parcels dry";
  expect(await faqsIn("The parcel desk", list)).toEqual([
    {
      question: "What is the purpose of the parcel desk?",
      answer: "The purpose of the parcel desk is to: Help senders of parcels; Keep parcels dry.",
    },
  ]);
  const ours = await faqsIn("The parcel desk", "The goal of our parcel desk is to help senders of parcels.");
  expect(ours.map(({ question }) => question).join()).not.toContain("goal");
});

describe("a name that its page shortens is asked for", () => {
  const more = "Every house has a PDH of its own. A letter to the PDH is free. Nobody pays the PDH.";
  const asked = async (sentence: string, rest = more) =>
    (await faqsIn("A day in town", `${sentence}\n\n${rest}`)).map(({ question }) => question);

  test.each([
    ["The Parcel Desk of Houses (PDH) helps people send parcels to the sea.", "the Parcel Desk of Houses (PDH)"],
    ["Parcel Desk Help (PDH) is a desk for parcels that nobody wants.", "Parcel Desk Help (PDH)"],
    ["The Parcel-Desk Helper app (PDH) allows all people to send a parcel.", "the Parcel-Desk Helper app (PDH)"],
  ])("with what it is or does: %s", async (sentence, name) => {
    expect(await asked(sentence)).toContain(`What is ${name}?`);
  });

  test.each<[string, [sentence: string, rest?: string], string]>([
    [
      "it is hardly used again",
      ["The Parcel Desk of Houses (PDH) helps people send parcels.", "Nobody pays the PDH."],
      "The Parcel Desk of Houses (PDH) helps people send parcels.",
    ],
    [
      "the letters are others",
      ["The Letter Desk of Houses (PDH) helps people send parcels."],
      "The Parcel Desk of Houses (PDH) helps people send parcels.",
    ],
    [
      "it is told what happened",
      ["The Parcel Desk of Houses (PDH) was a party for people by the sea."],
      "The Parcel Desk of Houses (PDH) is a party for people by the sea.",
    ],
    [
      "it says what it does on some day",
      ["The Parcel Desk of Houses (PDH) runs late on Mondays and Fridays."],
      "The Parcel Desk of Houses (PDH) helps people on Mondays and Fridays.",
    ],
    [
      "more is only promised",
      ["The Parcel Desk of Houses (PDH) helps people. We will show how to send more."],
      "The Parcel Desk of Houses (PDH) helps people. It shows how to send more.",
    ],
    [
      "it names no thing",
      ["For Parcel Desk Holders (PDH) is a line for people by the sea."],
      "Parcel Desk Holders (PDH) is a line for people by the sea.",
    ],
    [
      "it is told for what follows",
      ["The Parcel Desk of Houses (PDH) is a desk, but most parcels go by sea."],
      "The Parcel Desk of Houses (PDH) is a desk, and most parcels go by sea.",
    ],
    [
      "it leans on what stands before",
      ["The Parcel Desk of Houses (PDH) manages all of these parcels."],
      "The Parcel Desk of Houses (PDH) manages all of the parcels.",
    ],
  ])("but not where %s", async (_, untold, told) => {
    expect((await asked(...untold)).join()).not.toContain("(PDH)");
    expect((await asked(told)).join()).toContain("(PDH)");
  });
});

test.each([
  ["The Parcel Desk leads all of the work on parcels in town.", "What is the Parcel Desk?"],
  ["A Parcel Desk defines what a parcel is and who may send one.", "What is a Parcel Desk?"],
  ["A Parcel Desk can be defined as a desk for all parcels.", "What is a Parcel Desk?"],
])("what a page is about is asked for by its name where it says what that is: %s", async (sentence, question) => {
  expect((await faqsIn("Parcel Desk", sentence)).map((faq) => faq.question)).toEqual([question]);
});

test("what a page is about is not asked for where it tells what happened", async () => {
  expect(await faqsIn("Parcel Desk", "The Parcel Desk partnered with Acme to have another house by the sea.")).toEqual(
    [],
  );
});

test("a person is asked for as one", async () => {
  const told = "Ada Byron is the chair of a house for parcels that nobody else wants to have.";
  expect((await faqsIn("Ada Byron", told))[0]?.question).toBe("Who is Ada Byron?");
});

test.each([
  ["Ada Byron", "Ada Byron is an attorney and software developer that lives by the harbour.", "Who is Ada Byron?"],
  ["Ada Byron", "Ada Byron is a passionate legal technologist with a focus on parcels.", "Who is Ada Byron?"],
  ["Ada Byron", "Ada Byron is a senior lecturer in the department of parcels.", "Who is Ada Byron?"],
  ["Parcel Nest", "Parcel Nest is a password manager for teams that share a house.", "What is Parcel Nest?"],
  ["Parcel Nest", "Parcel Nest is a text editor for people who write on parcels.", "What is Parcel Nest?"],
  ["Our team", "Ada is a senior lecturer in the department of parcels at the town hall.", undefined],
])("a person is told from a thing by what he is: %s, %s", async (title, told, question) => {
  const asked = (await faqsIn(title, told)).map((faq) => faq.question);
  expect(asked).toEqual(question === undefined ? [] : [question]);
});

test("what a thing is may be said before its paragraph leads to something else", async () => {
  const told = "Parcel validation is a process that all towns use to ensure that a sender has a house.";
  const text = `Every town has a hall by its river.\n\n${told} It goes so:\n\nFirst a letter is sent.`;
  const faqs = await faqsIn("Validation of parcels", text);
  expect(faqs).toContainEqual({ question: "What is parcel validation?", answer: told });
});

test("a way that is told to the reader comes before one that is said of the thing", async () => {
  const text = "A parcel can be tracked by entering its number.\n\nYou can return a parcel by pressing on its lid.";
  const [only] = await faqsOf(page("Your parcel", [["", text]]), "paragraph", 1);
  expect(only?.question).toBe("How do I return a parcel?");
});
