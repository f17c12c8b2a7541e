import { describe, expect, test } from "bun:test";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { answerTask, page, run, textOf } from "./fixtures.ts";

// A reply tells how something is, where pages also tell how it was.

const reply = async (query: string, sources: SourcePage[], locale = "en") =>
  textOf(await run(answerTask(query, sources, { locale, markdown: false, rarity: () => 3 })));

describe("Of the moves of a thing the last one is told", () => {
  test.each([
    [
      "Where is the office?",
      "In 1998 the office moved to 12 Old Street.",
      "In 2012 the office moved to 5 Mill Lane.",
      "en",
    ],
    [
      "Dove si trova la bottega adesso?",
      "Nel 1998 la bottega si è trasferita in via Roma 3.",
      "Nel 2012 la bottega è tornata in via Verdi 5.",
      "it",
    ],
  ])("%s", async (query, first, last, locale) => {
    expect(await reply(query, [page("Office", [["", `${first}\n\n${last}`]], locale)], locale)).toBe(last);
  });
});

describe("What is said without a year is told beside a year of something else", () => {
  test.each([
    [
      "Where is the office now?",
      "The office is at 5 Mill Lane, Ashford. In 1998 the office moved to 12 Old Street, Ashford. In 2005 a fire burnt the office down. The chairwoman is Ada Stone. She has been in office since 2019.",
      "5 Mill Lane",
      "en",
    ],
    [
      "Où est le café ?",
      "Le café est ouvert tous les jours.\n\nLe café a été ouvert en 2008. En 2015 le café a été rénové.",
      "tous les jours",
      "fr",
    ],
    [
      "Waar is het clubhuis nu?",
      "Het clubhuis is te vinden op de Molenweg 5.\n\nHet clubhuis werd in 1999 gebouwd. In 2016 werd het clubhuis groter.",
      "Molenweg 5",
      "nl",
    ],
  ])("%s", async (query, text, said, locale) => {
    expect(await reply(query, [page("Over ons", [["", text]], locale)], locale)).toContain(said);
  });
});

describe("A price of an older post", () => {
  const at = (path: string, text: string, score = 1) => ({
    ...page(path, [["", text]]),
    url: `https://www.acme.example${path}`,
    score,
  });
  const query = "How much is the membership fee?";
  const old = "The membership fee is 30 euros a year.";
  const other = "In the town 60 euros a year is the fee that a member of another club pays for membership of the pool.";

  test("is not told where a newer one, or the best page, tells it", async () => {
    const first = at("/news/2019/fees", old, 0.9);
    const second = at("/news/2021/fees", "The membership fee is 35 euros a year.", 0.8);
    const standing = at("/fees", "The membership fee is 40 euros a year.");
    expect(await reply(query, [first, second])).toBe("The membership fee is 35 euros a year.");
    expect(await reply(query, [first, second, standing])).toBe("The membership fee is 40 euros a year.");
  });

  test("is told before that of something else on a page without a date", async () => {
    expect(await reply(query, [at("/news/2019/fees", old), at("/about", other, 0.8)])).toStartWith(old);
  });

  test("is none by a year in the name of a page", async () => {
    const newer = at("/news/2021/fees", "The membership fee is 35 euros a year.", 0.8);
    expect(await reply(query, [at("/2019-fees", old), newer])).toBe(old);
  });
});
