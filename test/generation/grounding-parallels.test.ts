import { describe, expect, test } from "bun:test";
import { faultOf } from "../../src/generation/grounding/grounding.ts";

const delivery =
  "Standard delivery takes two to four working days and costs €4.95. Express delivery takes one working day and costs €9.95.";
const plans =
  "The Basic plan includes 5 users and 10 GB of storage. The Pro plan includes 25 users and 1 TB of storage. Pro costs $99 per month, or $990 per year.";
const light = "Hold the button until the light turns red. If the light turns green, the update has failed.";
const entry = "Adults pay 12 euros, children pay 5 euros, and groups of ten or more pay 8 euros each.";
const returns = "You can return items within 30 days if they are unused. Sale items cannot be returned.";
const islands = "Express delivery takes one working day and costs €9.95. We do not deliver to islands.";

describe("What is said of one thing is not borne out of another one of its kind", () => {
  test.each([
    [delivery, "Express delivery takes two to four working days."],
    [plans, "The Basic plan includes 25 users."],
    [plans, "The Pro plan includes 10 GB of storage."],
    [plans, "The Pro plan includes 5 users and 1 TB of storage."],
    [plans, "The Basic plan includes unlimited users."],
    [light, "If the light turns red, the update has failed."],
    [light, "Hold the button until the light turns green."],
    [entry, "Children pay 8 euros each."],
  ])("%#: %s", (page, item) => {
    expect(faultOf(item, page, "en")).toBeDefined();
  });

  test("in other languages too", () => {
    const page = "Der Basistarif enthält 5 Nutzer. Der Profitarif enthält 25 Nutzer und kostet 9 Euro im Monat.";
    expect(faultOf("Der Basistarif enthält 25 Nutzer.", page, "de")).toBeDefined();
    expect(faultOf("Der Profitarif kostet 9 Euro im Jahr.", page, "de")).toBeDefined();
    expect(faultOf("Der Profitarif enthält 25 Nutzer.", page, "de")).toBeUndefined();
    expect(faultOf("Der Profitarif kostet 9 Euro im Monat.", page, "de")).toBeUndefined();
  });

  test.each([
    [delivery, "Express delivery takes one working day."],
    [plans, "The Pro plan includes 25 users and 1 TB of storage."],
    [light, "Hold the button until the light turns red."],
    [light, "If the light turns green, the update has failed."],
    [entry, "Groups of ten or more pay 8 euros each."],
    [plans, "The Basic plan includes 5 users, and the Pro plan includes 25 users."],
  ])("but what is said of it is: %#: %s", (page, item) => {
    expect(faultOf(item, page, "en")).toBeUndefined();
  });
});

describe("A price for one period is none for another", () => {
  test.each(["Pro costs $99 per year.", "Pro costs $990 per month, or $99 per year.", "Pro costs $990 a month."])(
    "%s",
    (item) => {
      expect(faultOf(item, plans, "en")).toBeDefined();
    },
  );

  test.each(["Pro costs $99 per month.", "Pro costs $990 per year.", "Pro costs $99 monthly, or $990 annually."])(
    "but for its own: %s",
    (item) => {
      expect(faultOf(item, plans, "en")).toBeUndefined();
    },
  );
});

describe("What one sentence denies of a thing is not said of it in the words of another sentence", () => {
  test.each([
    [returns, "Sale items can be returned within 30 days if they are unused."],
    [islands, "Delivery to islands takes one working day."],
  ])("%#: %s: %s", (page, item) => {
    expect(faultOf(item, page, "en")).toBeDefined();
  });

  test.each([
    [returns, "You can return items within 30 days if unused."],
    ["Do not send items by post. Sale items can be returned at the shop.", "Sale items can be returned at the shop"],
  ])("but what it does not deny is: %#: %s: %s", (page, item) => {
    expect(faultOf(item, page, "en")).toBeUndefined();
  });
});

describe("A sentence that opens with a pronoun speaks of what the one before it begins with", () => {
  const page = "The Pro plan is made for teams. It costs $99 per month and includes 25 users.";

  test.each(["The Pro plan costs $99 per month.", "The Pro plan includes 25 users."])("%s", (item) => {
    expect(faultOf(item, page, "en")).toBeUndefined();
  });

  test.each([
    [page, "Teams cost $99 per month."],
    [page, "The Pro plan costs $25 per month."],
    ["Unlike the Basic plan, Pro is made for teams. It costs $99 per month.", "The Basic plan costs $99 per month."],
    [
      "The Basic plan is free. The Pro plan is made for teams. It costs $99 per month.",
      "The Basic plan costs $99 per month.",
    ],
  ])("and of nothing else: %#: %s: %s", (told, item) => {
    expect(faultOf(item, told, "en")).toBeDefined();
  });
});
