import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page } from "./fixtures.ts";

describe("A question that no visitor asks", () => {
  test("is none that calls for ideas", async () => {
    const text = "Sign up to our board by the gate and join the talk about the labels of the harbour.";
    expect(await askedOn("Labels", ["Have ideas on how to improve our labels?", text])).toEqual([]);
  });

  test("is none for where an e-mail is sent, of which nothing tells what it is for", async () => {
    const text = "You can also send an email notification to labels@harbour.example.";
    expect(await askedOn("Labels", ["How to send one", text])).toEqual([]);
  });

  test("is none that holds an aside between dashes", async () => {
    const text =
      "You can get crates from the harbour or from the hall. To keep your stored crates up to date—like crate labels, download lists, and locks—the harbour looks through all of its halls.";
    expect(await askedOn("Crate notice", ["Store and Update Crates (Harbour Only)", text])).toEqual([]);
  });

  test("is none for what differs from what stands before it", async () => {
    const text = "To set labels, choose a printer first. To specify other options, use the flags for label options.";
    expect(await askedOn("Set labels", ["Set the labels of a crate", text])).not.toContain(
      "How do I specify other options?",
    );
  });
});

describe("A question is not answered", () => {
  test("for one thing of several that a page tells differently of", async () => {
    const told = (what: string) => `If you are using the label printer, you need to change the ${what} of it to tin.`;
    expect(await askedOn("Parts of tin", ["Lids", told("lid")], ["Locks", told("lock")])).toEqual([]);
    expect(await askedOn("Parts of tin", ["Lids", told("lid")])).toEqual(["What if I am using the label printer?"]);
  });

  test("by praise of what somebody needs", async () => {
    const text =
      "You run your own Boxtrain, keeping your boxes in the house and under control. Boxtrain Plus is the train you need. Boxtrain Plus is tested for heavy boxes. It comes with the guards that heavy boxes have.";
    expect(await askedOn("Order Boxtrain", ["Boxtrain helps you be successful", text])).not.toContain(
      "How do I order Boxtrain?",
    );
  });

  test("by that a change is not needed, which it does not name", async () => {
    const text =
      "The lid is now made of tin.\n\nIf you use the label printer of the harbour, you do not need to make this change.";
    expect(await askedOn("Updating to tin boxes", ["Lids", text])).toEqual([]);
  });

  test("by what is said of the others, where the first is left out", async () => {
    const text =
      "The 1st crate should be the one that is needed most. Arrange the other crates in the order that makes most sense for your guards.";
    expect(await askedOn("Crates", ["Order the crates according to need", text])).toEqual([]);
  });

  test("by what is seen to besides, where the way itself is left out", async () => {
    const text =
      "If you want a crate to be bigger, you can use the lids that make a crate half as high again (see the lids).\n\nMake sure that any crate with a lock can be lifted by two guards, or that there is another way to carry it.";
    expect(await askedOn("Crates", ["Changing the size of a crate", text])).not.toContain(
      "How do I change the size of a crate?",
    );
  });

  test("by what stands in a form that it points at", async () => {
    const text =
      "Please answer the questions below so we can best help you with your boxes. We only lend crates to firms with fifty people.";
    expect(await askedOn("Request a crate trial", ["", text])).not.toContain("How do I request a crate trial?");
  });

  test("in bullets by what is added to a table that is left out", async () => {
    const text =
      "Crates have several options that you can set at the gate:\n\n| Option | Meaning |\n| --- | --- |\n| Lid | closes it |\n| Lock | locks it |\n\nYou can also change the options of crates after you stored them. For changes to have effect, you need to seal the crate again.";
    const faqs = await faqsOf(page("Crates", [["Crate options", text]]), "bullets");
    expect(faqs.map(({ answer }) => answer).join()).not.toContain("You can also");
  });
});

describe("A heading that only looks like a task is asked of nobody", () => {
  const bid = "Open the list of boxes and press the round button at the top of it.";

  test.each(["Query parameters", "Filter parameters", "Save as draft", "Set up", "Change something"])(
    "%s",
    async (heading) => {
      expect(await askedOn("Boxes by train", [heading, bid])).toEqual([]);
    },
  );

  test("and one that names what is saved is", async () => {
    expect(await askedOn("Boxes by train", ["Save a box as a draft", bid])).toEqual([
      "How do I save a box as a draft?",
    ]);
  });
});

test("What its page calls by a verb is asked what it is by nobody", async () => {
  const text = "Delete is a stronger action than the others, meant for boxes that are to leave the list of the train.";
  expect(await askedOn("Delete boxes", ["Delete", text])).toEqual([]);
});

test("What a page of information needs is not asked of the information", async () => {
  const asked = await askedOn("Harbour information", [
    "Requirements",
    "You must show a pass at the gate of the harbour.",
  ]);
  expect(asked).not.toContain("What are the requirements for harbour information?");
});

describe("A way is told, not praised", () => {
  const title = "Install the crane with Larkhill";
  const steps = "Unpack the crane and bolt it to the floor with the four screws of the box.";

  test.each([
    "Easily add a crane of Larkhill to any hall with the new crane kit.",
    "Add a crane of Larkhill to any hall of your harbour.",
  ])("in what opens its page: %s", async (praise) => {
    const faqs = await faqsOf(
      page(title, [
        ["", praise],
        ["Installation", steps],
      ]),
    );
    expect(faqs.filter(({ answer }) => answer.includes(praise))).toEqual([]);
  });

  test("nor is it said only that it can be done", async () => {
    const said = "With Larkhill you can lift the boxes of a train.";
    expect(await faqsOf(page("Lift the boxes of a train", [["", `${said} They are lifted with great care.`]]))).toEqual(
      [],
    );
  });
});

describe("Nobody is answered", () => {
  test.each([
    ["What happens after I send a box?", "Find out what happens after you send a box by train."],
    ["What if I have more questions?", "Get answers to common questions about boxes. Go to the list."],
    ["Where should I go next?", "Once a box is sent, these pages cover all other boxes."],
    ["How do I get help with a lost box?", "We may be able to help."],
    ["When should I send a box?", "Even so, it may be that a box of this kind is too large for a train."],
    ["How do I run a crane?", "Export opens a list of cranes that you can read in the office."],
  ])("by %s → %s", async (heading, text) => {
    expect(await askedOn("Boxes by train", [heading, text])).toEqual([]);
  });
});

test("An aside that leaves a sentence leaves one comma behind", async () => {
  const lost = "If you no longer have the key of a box, (e.g. it fell into the sea), we cannot open the box for you.";
  const [faq] = await faqsOf(page("Keys of boxes", [["Keys", lost]]));
  expect(faq?.answer).toBe("If you no longer have the key of a box, we cannot open the box for you.");
});

describe("A heading that names a thing by two nouns is no task", () => {
  const bid = "Open the list of boxes and press the round button at the top of it.";

  test.each(["Purchase orders", "Report preview", "Order status"])("%s", async (heading) => {
    expect(await askedOn("Boxes by train", [heading, bid])).toEqual([]);
  });
});

test.each([
  ["Can I ship a box?", "You can ship a box if both of the descriptions below are true."],
  ["How do I ship a box?", "Read about what a box by train needs. Start to ship your box now."],
])("What is told elsewhere answers nobody: %s", async (heading, text) => {
  expect(await askedOn("Boxes by train", [heading, text])).toEqual([]);
});

test("What somebody needs to change is named in the question for it", async () => {
  const text = "If you need to change something, open the box with the round key first.";
  expect(await askedOn("Boxes by train", ["Locked boxes", text])).toEqual([]);
});

test("A question for what is not done leaves out what it was said against", async () => {
  const text = "We never track your boxes anyway, but the guards of a train count them at night.";
  expect(await askedOn("Track boxes", ["", text])).toEqual(["Do you track my boxes?"]);
});
