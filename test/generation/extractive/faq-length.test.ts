import { describe, expect, test } from "bun:test";
import type { Faq, FaqsTask } from "../../../src/schemas/generation.ts";
import { page, run } from "./fixtures.ts";

const steps = [
  "- Log in to your Acme account, click on your name and choose Account Settings to enter your account settings.",
  "- In the Security section, find “Login Management” where you can see a list of all your active sessions.",
  "- Click the trash icon next to the session that you wish to end, and to be sure of it wait until it has gone.",
].join("\n");

async function asked(passages: [string, string][], more: Partial<FaqsTask> = {}): Promise<Faq[]> {
  const source = page("Login management", passages);
  const task: FaqsTask = {
    ...{ kind: "faqs", page: source, count: 4, tone: "neutral", locale: "en" },
    ...{ format: "paragraph", words: 50, maxBullets: 3 },
    ...more,
  };
  return (await run(task)).flatMap((part) => (part.type === "item" ? [part.item as Faq] : []));
}

describe("A way that is longer than a paragraph may be", () => {
  test("is told without what is to be seen where it leads", async () => {
    const [faq] = await asked([["How to log out remotely", steps]]);
    expect(faq?.question).toBe("How do I log out remotely?");
    expect(faq?.answer).toStartWith(
      "Log in to your Acme account, click on your name and choose Account Settings. In the",
    );
    expect(faq?.answer).toContain("find “Login Management”. Click the trash icon");
  });

  test("is told with it where there is room", async () => {
    const [faq] = await asked([["How to log out remotely", steps]], { words: 100 });
    expect(faq?.answer).toContain("to enter your account settings.");
    expect(faq?.answer).toContain("where you can see a list of all your active sessions.");
  });

  test("keeps what is to be done there: “where you can see the list and end a session”", async () => {
    const done = steps.replace(
      "see a list of all your active sessions",
      "see each of your sessions with its place and time, and end any session",
    );
    expect(await asked([["How to log out remotely", done]])).toEqual([]);
    const [faq] = await asked([["How to log out remotely", done]], { words: 100 });
    expect(faq?.answer).toContain("and end any session");
  });

  test("may have more to be done in a case of its own behind it", async () => {
    const text = `Open the Security section and click on Delete Account. In such a case, you must add another owner. ${"Acme keeps a list of all of the boxes that it has ever sent. ".repeat(5)}`;
    expect((await asked([["How to delete your account", text]]))[0]?.answer).toStartWith("Open the Security section");
  });
});

test("Bullets are as long as their lines, whatever the words of a paragraph", async () => {
  const bullets = (words: FaqsTask["words"]) =>
    asked([["How to log out remotely", steps]], { format: "bullets", words });
  const [faq] = await bullets(50);
  expect(faq?.answer.split("\n")).toHaveLength(3);
  expect(await bullets(50)).toEqual(await bullets(150));
});

describe("A way in bullets", () => {
  const opens = "Open the Filter menu of the board. Choose a page, a country or a source.";
  const more =
    "The board then shows nothing else. All of its lists go with it. A label above it tells which one it is.";
  const long = `The board ${"of boxes, lids and labels ".repeat(9)}goes with it.`;

  test.each([
    ["more sentences than it may have lines", more],
    ["a sentence that is too long for a line", long],
  ])("ends before %s, where nothing is bidden there", async (_, rest) => {
    const [faq] = await asked([["How to filter a board", `${opens} ${rest}`]], { format: "bullets" });
    expect(faq?.answer).toStartWith("- Open the Filter menu of the board.\n- Choose a page, a country or a source.");
    expect(faq?.answer.split("\n").length).toBeLessThanOrEqual(3);
  });

  test("is not told where more has to be done than it may have lines", async () => {
    const rest = "Press Apply. Press Save. You must then close the board.";
    expect(await asked([["How to filter a board", `${opens} ${rest}`]], { format: "bullets" })).toEqual([]);
  });
});

describe("Where a way begins", () => {
  const orders = [
    "Log in to your Acme account. In the top right menu, click your account name. Go to the Subscription section.",
    "Select your new plan and its rate, then click Preview.",
    "You will see what it costs:\n\n- Now: what is due at once, for the rest of the month.\n- Later: what is due then.",
    "Your plan renews by itself. Acme has had plans since it was founded, and there are plans of every size for all.",
  ].join("\n\n");

  test("is told by the orders with which its section opens, whatever it explains below them", async () => {
    const [faq] = await asked([["How to change your subscription plan", orders]]);
    expect(faq?.question).toBe("Where do I go to change my subscription plan?");
    expect(faq?.answer).toBe(
      "Log in to your Acme account. In the top right menu, click your account name. Go to the Subscription section.",
    );
  });

  test("is a place within which something may be done", async () => {
    const text = "Within the Danger zone of your settings you can reset your data. Click on the Reset button to do it.";
    expect((await asked([["How to reset your data", text]]))[0]?.answer).toStartWith("Within the Danger zone");
  });
});

test("A title names what a login is for, and no task", async () => {
  const text = "Open the Security section and click on the session that you wish to end, then wait until it has gone.";
  expect((await asked([["", text]])).map(({ question }) => question)).not.toContain("How do I log in management?");
  expect(await asked([["Login to your account", text]])).toMatchObject([
    { question: "How do I log in to my account?" },
  ]);
});

describe("A heading names a thing, and no task, by", () => {
  test.each([
    ["a verb that is none there", "Write access"],
    ["how often something is done", "Review cadence"],
    ["a noun that it repeats", "Support hours and support rotas"],
  ])("%s: %s", async (_, heading) => {
    const text = "Write and review the list of boxes each month. Support it with a note on every box that was sent.";
    expect((await asked([[heading, text]])).filter(({ question }) => question.startsWith("How do I"))).toEqual([]);
  });

  test.each(["Review the list", "Write a report", "Support a team and support the others"])(
    "nothing of the kind: %s",
    async (heading) => {
      const text =
        "Open the list of boxes, write down what you see, and support each line with a note on what was sent.";
      const questions = (await asked([[heading, text]])).map(({ question }) => question);
      expect(questions[0]).toStartWith("How do I ");
    },
  );
});

test("Nobody asks what a thing is that is only the default of something", async () => {
  const faqs = await asked([["Repositories", "Public is the default for the code of Acme, and of all its houses."]]);
  expect(faqs).toEqual([]);
});
