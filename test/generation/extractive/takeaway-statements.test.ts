import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// What a statement has to be for a takeaway.

describe("a takeaway", () => {
  const shown = (text: string, count?: number) => takeawaysOf(page("Acme", [["", text]]), count);
  const point = "Acme Vault keeps the documents of all companies for ten years.";

  test.each([
    ["its series", "Acme Vault is the second in a two-part series exploring vaults for companies."],
    ["the part before", "In part one, we explored vaults at a high level and why they are important."],
    ["what is to come", "We’ll review a five-step process for opening a vault of your own."],
    ["its makers' mood", "We’re thrilled to be a part of your journey with vaults for documents."],
    ["a slide", "Slide 1: Hi there and welcome to the yearly call of the makers of vaults."],
    ["what its makers tried", "We've tried to make each vault as easy to open as a door of your own."],
    ["where more stands", "The rules of all the other vaults are described on this page for their owners."],
    ["what a speaker left out", "For a year our town has been working with the [Oslo] vaults on a new approach."],
    ["what the reader has done", "You’ve run a vault, chosen its owners, and sent the keys to each of them."],
  ])("is no message about %s", async (_, notice) => {
    expect(await takeawaysOf(page("Acme Vault", [["", `${notice} ${point}`]]))).toEqual([point]);
  });

  test.each([
    ["You will be taken to the page of your account."],
    ["Use the information below to find out which of the vaults is yours."],
    ["Once you are on the page of your vault, select “Add address” from the menu."],
    ["Follow the prompts to confirm your address of the vault."],
    ["After you receive the code, type it into the field for codes."],
    ["As you proceed, we recommend having both readily available at all times."],
    ["If you’re coming straight from another vault, you should already have a key."],
  ])("is no middle of a procedure: %s", async (middle) => {
    expect(await takeawaysOf(page("Acme Vault", [["", `${middle} ${point}`]]))).toEqual([point]);
  });

  test.each([
    ["If you choose to use this less secure option, enter the number of a phone that you have."],
    ["Acme Vault opens its doors with whichever option you select for all of its keys."],
    ["The makers of Acme Vault hear about the issue if you have no other key of it."],
    ["To handle this, Acme can run the rules of a vault on another machine."],
    ["In the world of today, however, not even that is fast enough for vaults."],
    ["A few cities have done just that: Oslo, Bergen and the old town of Hamar."],
    ["On behalf of the whole team, I am pleased to announce Acme Vault."],
    ["Once it launched, the makers of vaults got in touch with all of us."],
    ["It is however worth knowing that Acme Vault hides the notes of its documents."],
    ["Although we keep no documents for them, Acme Vault should please all neighbours."],
    ["Some are vaults for all documents of companies, others are Acme Vault for ten years."],
    ["For all companies, you can subscribe to the documents of Acme Vault here."],
  ])("never comes before one that leans on nothing: %s", async (leaning) => {
    expect(await takeawaysOf(page("Acme Vault", [["", `${leaning} ${point}`]]), 1)).toEqual([point]);
  });

  test("is told without what joins it to the one before", async () => {
    expect(await shown("Equally, you can open a vault of Acme by pressing its key for a second.")).toEqual([
      "You can open a vault of Acme by pressing its key for a second.",
    ]);
  });

  test.each([
    "You've successfully sent a parcel with Acme.",
    "With your newly made account, you are ready to send parcels.",
    "Your account is not yet deleted.",
    "Please read them before you send a parcel.",
    "We'll be using Acme for the parcels of a town.",
    "The first email says that we have your parcel.",
    "I'll talk about the history of parcels in the town.",
    "The metrics section contains the settings for all parcels.",
  ])("holds on the whole page: %s", async (text) => {
    const found = await shown(`Acme sends parcels to all towns.\n\n${text}`);
    expect(found).toEqual(["Acme sends parcels to all towns."]);
  });

  test.each([
    "Towns without a plan have a hard time resolving these issues.",
    "The parcels that are listed in these tables are those that Acme sends.",
    "Acme asked many towns on this very question.",
    "If you lose your key, you will have a second option for your parcels.",
  ])("leans on nothing that is not shown: %s", async (text) => {
    const found = await shown(`Acme sends parcels to all towns.\n\nAcme takes letters too.\n\n${text}`, 2);
    expect(found).toEqual(["Acme sends parcels to all towns.", "Acme takes letters too."]);
  });

  test.each([
    "Acme Pay is not yet available in Canada.",
    "With your new plan, calls to all towns are free.",
    "We'll cover the cost of a return within a year.",
    "During this quarter, all fees are halved.",
  ])("may tell of now: %s", async (text) => {
    expect(await shown(`Acme sends parcels to all towns.\n\n${text}`)).toContain(text);
  });

  test("begins with what happened, not with what went on meanwhile", async () => {
    expect(await shown("While that talk was going on, Acme held two events for its makers in the town.")).toEqual([
      "Acme held two events for its makers in the town.",
    ]);
  });

  test("states what a note says", async () => {
    expect(await shown("Note that all sessions of Acme end after two weeks.")).toEqual([
      "All sessions of Acme end after two weeks.",
    ]);
  });

  test("is no click in a place that is named before", async () => {
    const source = page("Acme Vault", [["", `In the portal of Acme Vault, select SSO from the menu. ${point}`]]);
    expect(await takeawaysOf(source, 1)).toEqual([point]);
  });

  test("tells the limits and warnings of a procedure rather than its steps", async () => {
    const steps =
      "1. Open the settings of your account. You see all of your addresses.\n2. Choose Add address.\n3. Enter the new one.\n4. We send a letter.\n\nDo not remove the old address until you have confirmed the new one.";
    expect(await takeawaysOf(page("Change your address", [["", steps]]))).toEqual([
      "Do not remove the old address until you have confirmed the new one.",
    ]);
  });
});

test("Pictures before a sentence mark it as a bullet does, and are not shown", async () => {
  const said = ["Acme ships boxes within a day.", "The red box costs ten pounds.", "Lids must be shut by children."];
  const marked = ["🎉", "🏳️‍🌈", "✅"].map((picture, i) => `${picture} ${said[i]}`);
  for (const text of [marked.join(" "), marked.map((line) => `- ${line}`).join("\n")]) {
    expect(await takeawaysOf(page("Boxes of Acme", [["", text]]))).toEqual(said);
  }
});
