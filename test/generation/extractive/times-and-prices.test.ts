import { describe, expect, test } from "bun:test";
import { tellsStretch } from "../../../src/generation/extractive/answer/amounts/lasting.ts";
import { faqsOf, page } from "./fixtures.ts";

const told = async (heading: string, text: string, locale = "en"): Promise<string[]> =>
  (await faqsOf(page("The Acme box club", [[heading, text]], locale))).map(
    ({ question, answer }) => `${question} ${answer}`,
  );

const table = "Monday | 9:00-12:00\nTuesday | 10:00-13:00\nFriday | 14:00-18:00";
const told3 = "Monday: 9:00-12:00. Tuesday: 10:00-13:00. Friday: 14:00-18:00.";

describe("the times and prices of a business", () => {
  test("are asked for below a heading that names them, and told by all lines of a list", async () => {
    const lines = "- Morning Session: 9:00am - 12:00pm\n- Evening Session: 6:00pm - 8:30pm";
    expect(await told("Session Times", lines)).toEqual([
      "What are the session times? Morning Session: 9:00am - 12:00pm. Evening Session: 6:00pm - 8:30pm.",
    ]);
  });

  test("are asked for above a table that a line leads to", async () => {
    expect(await told("", `As of 4th May, times of sessions are:\n\n${table}`)).toEqual([
      `What are the times of sessions? ${told3}`,
    ]);
  });

  test("are not asked for where a line leads to those of something before it", async () => {
    expect(await told("", `Their prices are:\n\n${table}`)).toEqual([]);
  });

  test("are told by a table whose numbered notes stand below it", async () => {
    expect(await told("Opening hours", `${table}\n\n1. On Mondays the box club may be full.`)).toEqual([
      `What are the opening hours? ${told3}`,
    ]);
  });

  test("are told in a sentence that has an amount, not in one that has none", async () => {
    expect(await told("Your fees", "Annual membership of the club is £50, with a box of your own.")).toEqual([
      "What are the fees? Annual membership of the club is £50, with a box of your own.",
    ]);
    expect(await told("Your fees", "Annual membership of the club comes with a box of your own.")).toEqual([]);
  });

  test.each([
    ["de", "Öffnungszeiten", "Wie sind die Öffnungszeiten?"],
    ["fr", "Horaires d’ouverture", "Quels sont les horaires d’ouverture ?"],
    ["es", "Horario de atención", "¿Cuál es el horario de atención?"],
    ["pt", "Horário de funcionamento", "Qual é o horário de funcionamento?"],
    ["it", "Orari di apertura", "Quali sono gli orari di apertura?"],
    ["nl", "Openingstijden", "Wat zijn de openingstijden?"],
  ])("are told by a table in other languages (%s): %s", async (locale, heading, question) => {
    const [said = ""] = await told(heading, table, locale);
    expect(said.replaceAll("\u00a0", " ")).toBe(`${question} ${told3}`);
  });
});

describe("a heading that asks without a mark, in another language", () => {
  test.each([
    ["it", "Quali scatole offriamo", "- Scatole di legno\n- Scatole di latta\n- Scatole per le lettere"],
    ["fr", "Où trouver son numéro de boîte", "Il est écrit sous le couvercle, à côté du prix de la boîte."],
  ])("is answered by all of its list, or by a place (%s): %s", async (locale, heading, text) => {
    expect((await told(heading, text, locale)).join()).toContain(heading.slice(0, 8));
  });

  test("is not answered by a sentence that stands below any other question", async () => {
    expect(await told("O que há de especial nas caixas", "As caixas da Acme são incríveis!", "pt")).toEqual([]);
  });
});

describe("A stretch of time", () => {
  test("is told by how long something takes, and not by how old somebody is", () => {
    expect(["It takes 90 minutes.", "Es dauert 3 Jahre."].map(tellsStretch)).toEqual([true, true]);
    const ages = ["You must be 18 years of age or older.", "Er ist 3 Jahre alt."];
    expect(ages.map(tellsStretch)).toEqual([false, false]);
  });
});
