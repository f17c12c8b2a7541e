import { describe, expect, test } from "bun:test";
import { questionsAnswered } from "../../../src/generation/extractive/page/questions.ts";
import { pageOf } from "../../search/pages.ts";

// Questions that a corpus answers, as an ingest finds them for completions.

const steps = "1. Open the lid of the box.\n2. Put the lid on the scales.\n3. Read the number.";
const section = (heading: string, text = steps) => ({ heading, level: 2, text });
const told: Record<string, string> = {
  "What is a lid?": "A lid is a board of oak that closes a box for the night.",
  "What is a cart?": "A cart is a wagon of the shop which comes to all houses on Mondays.",
  "How much is a lamp?": "Each costs nine crowns in summer, and eleven while nights are long.",
  "Where is the shop?": "It stands behind the bridge, opposite the bakery of the town.",
  "Who may rent boxes?": "Everybody who lives in the valley may rent as many as there are.",
};
const signal = new AbortController().signal;

describe("Questions that pages answer", () => {
  test("are none of pages of the law", async () => {
    const passages = [section("What is a lid?", told["What is a lid?"])];
    const page = pageOf({ title: "Boxes", passages });
    expect(await questionsAnswered([{ ...page, url: "https://acme.example/privacy" }], signal)).toEqual([]);
    expect((await questionsAnswered([page], signal)).map(({ text }) => text)).toEqual(["What is a lid?"]);
  });

  test("are all of a page's, with its language and on how many pages", async () => {
    const sections = Object.entries(told).map(([question, answer]) => section(question, answer));
    const pages = [
      pageOf({ title: "Boxes", passages: sections }),
      pageOf({ title: "Lids", passages: sections.slice(0, 1) }),
    ];
    const found = await questionsAnswered(pages, signal);
    expect(found.map(({ text }) => text)).toEqual(Object.keys(told));
    expect(found.map(({ uses }) => uses)).toEqual([2, 1, 1, 1, 1]);
  });

  test("are none that ask on from something else", async () => {
    const passages = [section("Why oak?", "Oak is what a lid needs that is to last for as long as nine years.")];
    expect(await questionsAnswered([pageOf({ title: "Lids", passages })], signal)).toEqual([]);
  });

  test("are none of what many pages say alike", async () => {
    const banner = "A lid is a board of oak that closes a box for the night.";
    const own = (i: number) => `${"Nobody has to carry it, as the cart of the shop comes to all. ".repeat(9)}${i}`;
    const withBanner = (i: number) => pageOf({ title: "Lids", text: `${banner}\n\n${own(i)}` });
    const asked = (found: { text: string }[]) => found.map(({ text }) => text);
    expect(asked(await questionsAnswered([withBanner(1)], signal))).toContain("What is a lid?");
    const many = await questionsAnswered([1, 2, 3, 4, 5].map(withBanner), signal);
    expect(asked(many)).not.toContain("What is a lid?");
  });

  test("are those of the first pages, as far as eight million characters go", async () => {
    const long = pageOf({ title: "Long", passages: [{ text: "oak ".repeat(2_000_000) }] });
    const short = (heading: string) => pageOf({ title: "Boxes", passages: [section(heading)] });
    const found = await questionsAnswered([short("Clean a box"), long, short("Open a box")], signal);
    expect(found.map(({ text }) => text)).toEqual(["How do I clean a box?"]);
  });

  test("are not looked for once nobody waits for them", async () => {
    const left = new AbortController();
    left.abort(new Error("left"));
    const pages = [pageOf({ title: "Boxes", passages: [section("Weigh a box")] })];
    expect(questionsAnswered(pages, left.signal)).rejects.toThrow("left");
  });
});
