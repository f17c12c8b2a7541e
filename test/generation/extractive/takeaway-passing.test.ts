import { describe, expect, test } from "bun:test";
import { lends, page, takeawaysOf } from "./fixtures.ts";

// What holds only near the day of its writing is shown for want of other statements alone.

async function shownOf(sentence: string, locale: keyof typeof lends = "en", path = "/harbour"): Promise<string[]> {
  const source = page("Boats of the harbour", [["", `${sentence} ${lends[locale]}`]], locale);
  return await takeawaysOf({ ...source, url: `https://www.acme.example${path}` });
}

describe("A takeaway names no day from the day of its writing", () => {
  test.each([
    ["en", "Right now, three guards are rowing the new boat along the coast of the harbour."],
    ["en", "The guards of the harbour race for the lamp this Saturday at the quay."],
    ["de", "Der Hafen lädt am kommenden Samstag zum Rennen der Boote am Kai ein."],
    ["fr", "Le port invite ses rameurs samedi prochain à la course des bateaux du quai."],
    ["es", "El puerto celebra este sábado la carrera de barcos en el muelle."],
    ["it", "Il porto organizza sabato prossimo la gara delle barche sul molo."],
    ["pt", "O porto organiza na próxima semana a corrida dos barcos no cais."],
    ["nl", "De haven houdt komende zaterdag de wedstrijd van de boten aan de kade."],
  ] as const)("%s: %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toEqual([lends[locale]]);
  });

  test.each([
    ["fr", "Le port forme les rameurs aux métiers de demain sur ses bateaux."],
    ["it", "Il porto prepara i rematori di domani sulle sue barche."],
    ["pt", "O porto prepara os remadores de amanhã nos seus barcos."],
    ["en", "Boats that are rented on a Friday are brought back next Monday."],
  ] as const)("but may speak of what is always to come, %s: %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toEqual([sentence, lends[locale]]);
  });

  test("unless there is nothing else", async () => {
    const sentence = "The guards of the harbour race for the lamp this Saturday at the quay.";
    expect(await takeawaysOf(page("Boats", [["", sentence]]))).toEqual([sentence]);
  });

  test("while days of every week are told", async () => {
    const sentence = "The guards of the harbour race for the lamp each Saturday at the quay.";
    expect(await shownOf(sentence)).toEqual([sentence, lends.en]);
  });
});

describe("A post tells no day that its reader cannot know", () => {
  const post = "/news/boats";
  test.each([
    "The rowing lesson of tomorrow is cancelled as the pier is closed.",
    "There will be no rowing at the harbour pier next week at all.",
    "Unfortunately Monday's rowing lesson at the pier is cancelled for all boats.",
  ])("%s", async (sentence) => {
    expect(await shownOf(sentence, "en", post)).toEqual([lends.en]);
  });

  test("unless its title has the day, or the sentence the date", async () => {
    const sentence = "Unfortunately Monday's rowing lesson at the pier is cancelled for all boats.";
    const source = page("Monday 5 August: no rowing", [["", `${sentence} ${lends.en}`]]);
    const shown = await takeawaysOf({ ...source, url: `https://www.acme.example${post}` });
    expect(shown).toContain(sentence);
    const dated = "Rowing lessons at the pier will be cancelled on Monday evening, 5 August 2024.";
    expect(await shownOf(dated, "en", post)).toContain(dated);
  });

  test("and what is no post may speak of any day of the week", async () => {
    const sentence = "Boats of the harbour must be paid for on Monday evening, or they will be charged twice.";
    expect(await shownOf(sentence)).toContain(sentence);
  });
});

describe("Of a post of a past year, a day without its year", () => {
  const past = "/news/2011/05/harbour";
  const call = "Join the race of the harbour on May 14 at the quay with a boat of your own.";
  const comes = "Am 14. Mai um 19 Uhr treffen sich die Ruderer des Hafens am Kai.";

  test("to which it calls is no takeaway", async () => {
    expect(await shownOf(call, "en", past)).toEqual([lends.en]);
    expect(await shownOf(comes, "de", past)).toEqual([lends.de]);
  });

  test.each([
    ["with its year", call.replace("May 14", "May 14, 2011"), "en", past],
    ["that comes again", call.replace("May 14", "May 14 each year"), "en", past],
    ["that is history", "Am 14. Mai wurden am Kai des Hafens alle Lampen entzündet.", "de", past],
    ["since which something is so", "Seit dem 14. Mai leuchten am Kai des Hafens alle Lampen.", "de", past],
    ["that is a section", "Nach Abschnitt 4.2. zahlen Mitglieder des Hafens nichts für ein Boot.", "de", past],
    ["that is no month", "Apply for 3 may be too few: apply for 5 places at the quay.", "en", past],
    ["of this year", call, "en", `/news/${new Date().getUTCFullYear()}/05/harbour`],
    ["of a page that is no post", call, "en", "/harbour"],
  ] as const)("is one: a day %s", async (_, sentence, locale, path) => {
    expect(await shownOf(sentence, locale, path)).toEqual([sentence, lends[locale]]);
  });
});
