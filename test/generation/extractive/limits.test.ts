import { describe, expect, test } from "bun:test";
import { faqsOf, page, takeawaysOf } from "./fixtures.ts";

// What a page says of whom, where and at what risk is told with what it says, or nothing is.

async function answersTo(question: RegExp, title: string, text: string, heading = "", format?: "bullets") {
  const faqs = await faqsOf(page(title, [[heading, text]]), format);
  return faqs.filter((faq) => question.test(faq.question)).map(({ answer }) => answer);
}

describe("A way", () => {
  const steps = "1. Open the profile menu.\n2. Click Delete.\n3. Confirm the box.";
  const heading = "How do I delete my account?";
  const way = /^How do I delete/;

  test("is told where nothing warns of it", async () => {
    expect(await answersTo(way, "Accounts", steps, heading)).toHaveLength(1);
  });

  test.each([
    ["that warns first", `Warning: this cannot be undone.\n\n${steps}`],
    ["that is marked as a warning", `Warning: your boxes are kept by the files of others.\n\n${steps}`],
    ["that warns at its end", `${steps}\n\nAll your files will be lost for good.`],
    ["that is for some alone", `This works only for owners of a box.\n\n${steps}`],
    ["that some must not go", `${steps}\n\nDo not delete the account of a friend.`],
  ])("is not told without the sentence %s", async (_, text) => {
    for (const answer of await answersTo(way, "Accounts", text, heading)) {
      expect(answer).toMatch(/undone|lost|owners|friend|Warning/);
    }
  });

  test("is told for all that its page asks of those who see nothing", async () => {
    const kind = `${steps}\n\nDon't see the menu? We are there for you.`;
    expect(await answersTo(way, "Accounts", kind, heading)).toHaveLength(1);
  });

  test("is no takeaway without for whom alone it is", async () => {
    const [shown = "", ...others] = await takeawaysOf(
      page("Delete an account", [["", `${steps}\n\nOnly owners can do so.`]]),
    );
    expect([shown, ...others].filter((text) => /profile menu/.test(text) && !/owners/.test(text))).toEqual([]);
  });
});

describe("Bullets are not told without a line above them that leaves them out, or limits them", () => {
  const items = "- Broken glass\n- Late parcels\n- Stolen bikes";
  const cover = (lead: string) =>
    answersTo(/cover/, "Insurance", `${lead}\n\n${items}`, "What does insurance cover?", "bullets");

  test.each([
    "Insurance pays for all of these:",
    "Insurance is not dear, but it pays for all of these:",
    "Before you leave, know that insurance pays for:",
  ])("they are told below a line that does not: %s", async (lead) => {
    expect(await cover(lead)).toHaveLength(1);
  });

  test.each([
    "Insurance pays for everything but:",
    "Insurance pays for all apart from:",
    "Insurance pays for all other than:",
    "Insurance pays for all, excluding:",
    "Insurance rarely pays for:",
    "Insurance pays, for gold members alone, for:",
    "For an extra fee of $20, insurance pays for:",
  ])("%s", async (lead) => {
    expect(await cover(lead)).toEqual([]);
  });
});

describe("A denial is no answer", () => {
  const denial = "You cannot return a parcel to the shop.";
  const asked = (text: string, heading = "Return a parcel") => answersTo(/^Can I/, "Parcels", text, heading);

  test("unless it is all there is", async () => {
    expect(await asked(`The shop takes parcels. ${denial}`)).toEqual([denial]);
  });

  test.each([
    ["behind the case that it is said in", `During the sale, all prices are final. ${denial}`],
    ["behind the plan that it is said of", `The Starter plan has no desk. ${denial}`],
    ["before who is let off", `${denial} Members, however, may do so within a week.`],
    ["before what is let off", `${denial} An exception is made for glass.`],
    ["before what is left out", `${denial} All of this holds except for glass.`],
    ["before a paragraph that turns", `${denial}\n\nHowever, members can do so within a week.`],
  ])("%s", async (_, text) => {
    for (const answer of await asked(text)) expect(answer).not.toBe(denial);
  });

  test("under a heading for some alone", async () => {
    expect(await asked(`The shop takes parcels. ${denial}`, "Legacy parcels")).toEqual([]);
  });
});

describe("A means is one to the task itself", () => {
  const steps = Array.from({ length: 9 }, (_, i) => `${i + 1}. Press the blue button number ${i} of the left box.`);
  const means = (title: string, said: string) => answersTo(/^How do I/, title, `${said}\n\n${steps.join("\n")}`);

  test.each([
    ["Turn on the notifications", "You can turn on the notifications by opening the bell in the top bar."],
    ["Add a map to Webster", "You can add a map to Webster by installing the Acme plugin."],
    ["Install Acme on Webster", "You can embed our script in Webster by installing the plugin of the town."],
  ])("%s: %s", async (title, said) => {
    expect(await means(title, said)).toEqual([said]);
  });

  test.each([
    ["Turn on the notifications", "You can turn off the notifications by opening the bell in the top bar."],
    ["Sign up for the newsletter", "You can sign out of the newsletter by using the link in each letter."],
    ["Add a map to Webster", "You can add a contact form to Webster by installing the Acme plugin."],
    ["Delete a team account", "To delete a user account, you can use the form in your profile."],
    ["Add a map to Webster", "You can add a map to Webster by installing the plugin. It works only for owners."],
    ["Add a map to Webster", "You can add a map to Webster by installing the plugin. You need a Pro plan for it."],
    ["Add a map to Webster", "You can add a map to Webster by installing the plugin. Back up the site first."],
  ])("not %s: %s", async (title, said) => {
    expect(await means(title, said)).toEqual([]);
  });
});

describe("What stands in brackets behind a file", () => {
  const told = (aside: string) =>
    answersTo(/./, "What is a table?", `A table is a list that stands in a file${aside} of the shop.`);

  test.each([" (PDF, 376 KB, 14 pages)", " (ZIP, 2.4 MB)", " (PDF 12 pages)"])(
    "is left out as its size: %s",
    async (aside) => {
      expect(await told(aside)).toEqual(["A table is a list that stands in a file of the shop."]);
    },
  );

  test.each([" (CSV, at most 500 rows)", " (CSV files up to 10 MB)", " (ZIP 90210)"])(
    "is kept as what holds: %s",
    async (aside) => {
      expect(await told(aside)).toEqual([`A table is a list that stands in a file${aside} of the shop.`]);
    },
  );
});

describe("A point", () => {
  const points = (text: string) => takeawaysOf(page("Parcel boxes", [["", text]]));

  test("is shown with what comes of it", async () => {
    const both = "From March on, a parcel box has two keys. As such, we will send a second key to each owner.";
    expect(await points(both)).toEqual([both]);
  });

  test("is no view of others which the page then answers", async () => {
    const view = "Some owners have long argued that a parcel box of wood is good enough.";
    expect(await points(`${view} However, a parcel box of wood burns within minutes.`)).not.toContain(view);
    expect(await points(`${view} A parcel box of wood burns within minutes.`)).toContain(view);
  });
});
