import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page, takeawaysOf } from "./fixtures.ts";

describe("Nobody asks", () => {
  test("by a sentence that a fact was taken for a part of", async () => {
    const text = "The notice explains how crates should be reported to the harbour. Guards read each report.";
    const asked = await askedOn("Crate notice", ["", text]);
    expect(asked.filter((question) => question.includes("explains"))).toEqual([]);
  });

  test("for a way that tells only what the reader needs things for", async () => {
    const text = "A good round of the hall gives you all the information you need to find the crates you want to keep.";
    expect(await askedOn("Planning a round of the hall", ["", text])).toEqual([]);
  });

  test("what somebody is by what he stands up for", async () => {
    const text = "Acme Harbour is an advocate of trains that ship boxes. If you know one, tell us.";
    expect(await askedOn("Acme Harbour", ["", text])).not.toContain("What is Acme Harbour?");
  });

  test.each([
    ["What’s the point of crates with two lids?", "Each crate has one lid for the train and one for the hall."],
    ["How much experience do you have with crates?", "Each crate is packed by two guards, one of whom is new."],
    ["Which crates are you comfortable packing?", "We ask each guard to know all of the crates on a train."],
    ["How close are you to the harbour?", "We send guards who live by the harbour, as each trip costs a fare."],
    ["How do guards get their crates?", "We often get questions about how guards get crates, so read on with us."],
    ["Onboard time required", "Select the time that you need for it: hours, days, weeks or months."],
    ["Onboarding time required", "Select the time that you need for it: hours, days, weeks or months."],
  ])("%s", async (question, text) => {
    expect(await askedOn("Guards", [question, text])).toEqual([]);
  });

  test("what an interview has asked somebody of himself, in any language", async () => {
    const said = "Je suis surpris des caisses. Elles viennent par le train de chaque ville du pays.";
    expect(await faqsOf(page("Les caisses", [["Comment se passe la visite des caisses ?", said]], "fr"))).toEqual([]);
    const told = "Elles viennent par le train de chaque ville du pays, et sont ouvertes le matin.";
    expect(await faqsOf(page("Les caisses", [["Comment se passe la visite des caisses ?", told]], "fr"))).toHaveLength(
      1,
    );
  });
});

describe("On an English page that is an interview", () => {
  const said = "The crates of the town are shipped by train, and each of them is opened by a guard at the gate.";
  const interview: [string, string][] = [
    ["What are you most proud of?", said],
    ["What did you do before you came to the hall?", said.replace("train", "ship")],
    ["What was the reaction to the crates that you sent by mail?", said.replace("gate", "door")],
    ["How are crates opened at the gate?", "Crates are opened by a guard with a long bar of iron."],
  ];

  test("what is put to somebody is no visitor's question, and another one may be", async () => {
    expect(await askedOn("Crates", ...interview)).toEqual(["How are crates opened at the gate?"]);
    expect(await askedOn("Crates", ...interview.slice(2))).toContain(
      "What was the reaction to the crates that you sent by mail?",
    );
  });

  test("a line that asks is not answered by the next part of its section, which comes to its point late", async () => {
    const lines = (first: string, second: string) =>
      `${first}\n\n${said}\n\n${second}\n\n${said.replace("train", "ship")}\n\nHow are crates opened at the gate?`;
    const late = "The crates of the hall may be old. Crates are opened by a guard with a long bar of iron.";
    const parts = (first: string, second: string): [string, string][] => [
      ["", lines(first, second)],
      ["", late],
    ];
    const question = "How are crates opened at the gate?";
    expect(
      await askedOn("Crates", ...parts("What are you most proud of?", "What did you do before you came to the hall?")),
    ).not.toContain(question);
    expect(
      await askedOn("Crates", ...parts("How are crates of the town shipped?", "Where are crates opened by guards?")),
    ).toContain(question);
  });

  test.each(["What was the reaction to what you wanted to do?", "Where would be your dream hall for the crates?"])(
    "nor what he wanted: %s",
    async (question) => {
      expect(await askedOn("Crates", [question, said])).toEqual([]);
    },
  );

  test("nor what somebody asks in another one's place", async () => {
    expect(await askedOn("Crates", ["How would I open a crate if I were somebody at the gate?", said])).toEqual([]);
  });
});

test("Where a text stood before is no takeaway", async () => {
  const text = "This article was previously published on the page of the harbour about its boxes.";
  const said = "Boxes of any size are shipped by train within a day.";
  expect(await takeawaysOf(page("Boxes by train", [["", `${text} ${said}`]]))).toEqual([said]);
});
