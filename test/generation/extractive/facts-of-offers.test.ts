import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page } from "./fixtures.ts";

describe("What a company, a city or a library gives is asked for", () => {
  test.each([
    ["Working at Acme", "Our working hours are 10:00-18:00, from Monday to Friday.", "What are your working hours?"],
    [
      "Holiday",
      "We offer 25 days of holiday plus bank holidays in each year.",
      "How many days of holiday do you offer?",
    ],
    [
      "Parental leave",
      "We give every employee 16 weeks of paid parental leave to care for a child.",
      "How many weeks of paid parental leave do you give?",
    ],
    [
      "Family leave",
      "We offer up to two weeks (10 days) of paid family leave in a year.",
      "How many weeks of paid family leave do you offer?",
    ],
    ["Holiday", "Acme offers 20 days of holiday every year.", "How many days of holiday does Acme offer?"],
    [
      "Family leave",
      "You can take ten days of family leave for the death of a parent.",
      "How many days of family leave can I take?",
    ],
    ["Holiday", "You get 25 days of holiday in each year of your work.", "How many days of holiday do I get?"],
    ["Training", "You are entitled to 5 days’ training every year.", "How many days of training do I get?"],
    ["Notice", "Your notice period is one month in your first year at the harbour.", "How long is my notice period?"],
    [
      "Laptops",
      "The laptop renewal period is 3 or 4 years, depending on your role.",
      "How long is the laptop renewal period?",
    ],
    ["Parking permits", "The permit fee is €45 for a year and a town.", "How much is the permit fee?"],
    [
      "Library cards",
      "Anyone who lives in the county can get a library card at the desk of the library.",
      "Who can get a library card at the desk of the library?",
    ],
  ])("on a page about “%s”: %s", async (title, text, question) => {
    expect(await askedOn(title, ["", text])).toEqual([question]);
  });

  test.each([
    ["Boxes", "We offer 25 days of use on every box of the harbour."],
    ["Boxes", "Our hours are long, and we like 5 of them best on each day."],
    ["Box time", "The box time is not 3 days, as some towns have told their guards."],
  ])("but not where it names nothing that is given: %s %s", async (title, text) => {
    expect(await askedOn(title, ["", text])).toEqual([]);
  });
});

test("What is to be paid is told before a list of something else, but not before one of prices", async () => {
  const fee = "The fee for the swim team is $116 per swimmer.";
  const items = Array.from({ length: 6 }, (_, i) => `- Nobody gets a refund who leaves the team in week ${i} of it.`);
  const lead = "Please read the following rules of the team:";
  const told = async (list: readonly string[]) =>
    faqsOf(page("Swim team", [["", `${fee} ${lead}\n\n${list.join("\n")}`]]));
  expect(await told(items)).toEqual([{ question: "How much is the fee for the swim team?", answer: fee }]);
  expect(await told(items.map((item) => item.replace(".", " and pays $5.")))).toEqual([]);
});
