import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const filler = "It is the part of the work that most of the people in the harbour know best and like to talk about.";

async function answerTo(heading: string, text: string, locale = "en"): Promise<string | undefined> {
  return (await faqsOf(page("Work in the harbour", [[heading, text]], locale)))[0]?.answer;
}

// A list below the page's own question says more than an answer has room for.
describe("a question whose list is too long is answered", () => {
  test("by the first sentences of all its items", async () => {
    const list = ["Is written by hand.", "Tells what went wrong.", "Names the boats."].map(
      (item) => `- ${item} ${filler}`,
    );
    expect(await answerTo("What makes a good log?", `A good log:\n\n${list.join("\n")}`)).toBe(
      "A good log: Is written by hand; Tells what went wrong; Names the boats.",
    );
  });

  test("by the labels of its items, where it names a kind of thing", async () => {
    const list = (labels: string[], told: string) => labels.map((label) => `- ${label}: ${told}`).join("\n");
    const heading = "Why are the boats painted?";
    const english = list(["Safety", "Pride", "Shelter"], filler);
    expect(await answerTo(heading, `There are three reasons for the paint of the boats:\n\n${english}`)).toBe(
      "There are three reasons for the paint of the boats: Safety; Pride; Shelter.",
    );
    const spanish = list(
      ["Seguridad", "Orgullo", "Abrigo"],
      "es la parte del trabajo que la gente del puerto conoce mejor y de la que más habla todos los días del año",
    );
    expect(
      await answerTo("¿Por qué se pintan los barcos?", `Pintar los barcos tiene varias ventajas:\n\n${spanish}`, "es"),
    ).toBe("Pintar los barcos tiene varias ventajas: Seguridad; Orgullo; Abrigo.");
  });

  test("by the questions that it is a list of", async () => {
    const lead = "Each captain answers the same three questions:";
    const asked = ["What did you load?", "What is broken?", "Who is ill?"];
    const text = `${lead}\n\n${asked.map((item) => `- ${item}`).join("\n")}`;
    expect(await answerTo("What does a good report cover?", text)).toBe([lead, ...asked].join(" "));
  });
});

describe("a list is not told by what opens its items", () => {
  const of = (lead: string, items: string[]) => `${lead}\n\n${items.map((item) => `- ${item}`).join("\n")}`;

  test("where each of them is required", async () => {
    const items = ["A passport.", "A life jacket.", "A ticket."].map((item) => `${item} ${filler}`);
    expect(await answerTo("What do sailors carry?", of("All sailors carry:", items))).toContain("a life jacket");
    expect(await answerTo("What do sailors need?", of("You need all of these things:", items))).toBe(undefined);
  });

  test("where what is left out forbids something", async () => {
    const items = ["A dog.", "A lamp.", "A rope."].map((item) => `${item} ${filler}`);
    const binding = items.with(0, `A dog. Never let it off the lead while the boats are loaded. ${filler}`);
    const lead = "People take along:";
    expect(await answerTo("What do people take along?", of(lead, items))).toEndWith("a rope.");
    expect((await answerTo("What do people take along?", of(lead, binding))) ?? "…").toEndWith("…");
  });

  test("where it is one of steps", async () => {
    const steps = ["Open the gate.", "Raise the flag.", "Ring the bell."].map(
      (step, i) => `${i + 1}. ${step} ${filler}`,
    );
    const answer = await answerTo("What does a captain do?", `A captain does this:\n\n${steps.join("\n")}`);
    expect(answer ?? "").not.toContain("Raise the flag; ");
  });
});

test.each([
  [
    "en",
    "What do parents need to know?",
    "The club is a good way to rest for an evening.",
    "There is no cost",
    "Start time is at 5pm.",
  ],
  [
    "de",
    "Was müssen Eltern wissen?",
    "Der Club ist ein schöner Abend für alle.",
    "Die Teilnahme kostet nichts",
    "Der Abend beginnt um 17 Uhr.",
  ],
  [
    "fr",
    "Que doivent savoir les parents ?",
    "Le club est une belle soirée pour tous.",
    "La soirée est gratuite",
    "Elle commence à 17 heures.",
  ],
  [
    "es",
    "¿Qué deben saber los padres?",
    "El club es una buena tarde para todos.",
    "La tarde es gratuita",
    "La hora de inicio es a las 17 h.",
  ],
])("what has to be known is the list below what is said first (%s)", async (locale, heading, first, one, two) => {
  const [item] = await faqsOf(page("Club", [[heading, `${first}\n\n- ${one}\n- ${two}`]], locale));
  expect(item?.answer).toBe(`${one}. ${two}`);
});
