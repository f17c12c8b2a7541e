import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { headWithin, stemsWithin } from "../../src/search/analysis/closed-compound.ts";
import { stem } from "../../src/search/analysis/stems.ts";
import { type PageDraft, segmentOf } from "./pages.ts";

const office: PageDraft[] = [
  { title: "Wohngeldantrag", text: "Das Formular liegt im Rathaus aus und ist auch online zu haben." },
  { title: "Miete", text: "Wer wenig verdient, bekommt Wohngeld. Das hilft bei hoher Miete." },
  { title: "Formulare", text: "Jeder Antrag braucht eine Unterschrift. Ein Antrag ohne sie geht zurück." },
  { title: "Hunde", text: "Einen Hund melden Sie im Bürgeramt an. Die Steuer wird im Mai fällig." },
  { title: "Kurse", text: "Die Gebühren sind bis zum Beginn zu bezahlen. Eine Zahlung in Raten ist möglich." },
  { title: "Arten", text: "Auf welche Art Sie bezahlen, steht Ihnen frei." },
  { title: "Garten", text: "Im Garten stehen Bäume und Bänke." },
].map((page) => ({ ...page, locale: "de" }));

const bureau: PageDraft[] = [
  { title: "Zorgverzekering", text: "De premie staat op uw polis." },
  { title: "Zorg", text: "De zorg in de wijk is voor alle bewoners." },
  { title: "Reizen", text: "Een verzekering voor op reis sluit u bij de balie af." },
  { title: "Tuinen", text: "In de tuinen staan bomen en banken." },
].map((page) => ({ ...page, locale: "nl" }));

function found(query: string, pages: readonly PageDraft[]): (string | undefined)[] {
  return segmentOf(pages)
    .search(query, { limit: 3 })
    .map(({ page }) => pages[page]?.title);
}

describe("A compound that German and Dutch write as one word", () => {
  test("is found by its words, in any order", () => {
    expect(found("Antrag Wohngeld", office)[0]).toBe("Wohngeldantrag");
    expect(found("Wohngeld Antrag", office)[0]).toBe("Wohngeldantrag");
    expect(found("Wie stelle ich einen Antrag auf Wohngeld?", office)[0]).toBe("Wohngeldantrag");
    expect(found("verzekering zorg", bureau)[0]).toBe("Zorgverzekering");
  });

  test("is found by one of them, behind pages that have it by itself", () => {
    const [first, ...others] = found("Antrag", office);
    expect(first).toBe("Formulare");
    expect(others).toContain("Wohngeldantrag");
  });

  test("is found by words of its words", () => {
    const texts = [
      "Pflanzenschutzmittel sind giftig.",
      "Der Pflanzenschutz hilft.",
      "Pflanzen im Beet.",
      "Ein Schutz vor Wind.",
    ];
    const pages = [...texts, "Jedes Mittel ist recht."].map((text) => ({
      title: text.split(" ")[0] ?? "",
      text,
      locale: "de",
    }));
    expect(found("Mittel zum Schutz von Pflanzen", pages)[0]).toBe("Pflanzenschutzmittel");
  });

  test("is meant by two words of which the corpus knows one alone, rather than that one", () => {
    const garden = [
      { title: "Gebühren", text: "Die Mahn- und Verwaltungsgebühr ist fällig." },
      { title: "Lage", text: "Eine Wiese liegt am Bach." },
      { title: "Gartenordnung", text: "Das Wiesenmähen ist nur an Werktagen erlaubt." },
      { title: "Mühle", text: "Die Maler haben das Mahlen gemalt." },
    ].map((page) => ({ ...page, locale: "de" }));
    expect(found("Wann darf ich Wiesen mähen?", garden)).toEqual(["Gartenordnung", "Lage"]);
    expect(found("mähen", garden)).toEqual([]);
  });

  test("finds pages that write its words apart", () => {
    expect(found("Wohngeldantrag", office)).toEqual(["Wohngeldantrag", "Formulare", "Miete"]);
  });

  test("is understood where no page has it, with what links its words", () => {
    expect(found("Hundesteuer", office)).toEqual(["Hunde"]);
    expect(found("Zahlungsart", office).toSorted()).toEqual(["Arten", "Kurse"]);
    expect(
      found("Hundesteueranmeldung", [...office, { title: "Ämter", text: "Die Anmeldung.", locale: "de" }]),
    ).toEqual(expect.arrayContaining(["Hunde", "Ämter"]));
  });

  test("is not found by the opposite of what it is, by what begins it, or by letters that end it by chance", () => {
    const pages = [
      { title: "Nichtmitgliedschaft", text: "Sie kostet mehr.", locale: "de" },
      { title: "Antidepressiva", text: "Ein Arzt gibt sie.", locale: "de" },
      { title: "Vermietung", text: "Boote und Räder.", locale: "de" },
      { title: "Arbeitsplatz", text: "Zur Arbeit gehört ein Stuhl.", locale: "de" },
    ];
    for (const word of ["Mitgliedschaft", "Depressiva", "Mietung", "Tung", "Platz"])
      expect(found(word, pages)).toEqual([]);
  });

  test("is found by the word that it ends with, which no page has by itself", () => {
    const more = [
      ...office,
      { title: "Landesfreiwilligenjahr", text: "Es beginnt im Herbst.", locale: "de" },
      { title: "Gebührenbescheid", text: "Er kommt per Post.", locale: "de" },
    ];
    expect(found("Gibt es ein Freiwilligenjahr?", more)).toEqual(["Landesfreiwilligenjahr"]);
    expect(found("Bescheid", more)).toEqual(["Gebührenbescheid"]);
    expect(
      found("Woningverzekering", [{ title: "Duinwoningverzekering", text: "Voor wie wil.", locale: "nl" }]),
    ).toEqual(["Duinwoningverzekering"]);
  });

  test("does not end with a word that its letters happen to be, or a prefix makes of another", () => {
    const pages = [
      ...office,
      { title: "Abbestellung", text: "Sie gilt sofort.", locale: "de" },
      { title: "Fahrkarten", text: "Es gibt sie am Schalter.", locale: "de" },
    ];
    expect(found("Bestellung", pages)).toEqual([]);
    expect(found("Kreise Karten", pages)).toEqual([]);
    expect(found("Halter", pages)).toEqual([]);
  });

  test("finds what it is a kind of, where nothing else of it is known", () => {
    expect(found("Quantengebühren", office)).toEqual(["Kurse"]);
    expect(found("Quantenart", office)).toEqual([]);
  });

  test("is not looked for beside a word that finds a hundred pages by itself", () => {
    const kinds = (count: number) => {
      const forms = Array.from({ length: count }, (_, n): PageDraft => ({ text: `Antrag ${n}.`, locale: "de" }));
      const { terms } = segmentOf([...office, ...forms]).explain("Antrag", 0);
      return terms.map(({ kind }) => kind);
    };
    expect(kinds(90)).toContain("compound");
    expect(kinds(110)).toEqual(["word"]);
  });

  test("counts once where it is asked for with its words", () => {
    const { terms } = segmentOf(office).explain("Wohngeldantrag Antrag Wohngeld", 0);
    const whole = terms.filter(({ term }) => term === stem("wohngeldantrag", "de"));
    expect(whole.map(({ kind, weight }) => ({ kind, weight }))).toEqual([{ kind: "word", weight: 1 }]);
  });

  test("is told as one by the explanation of a search", () => {
    const { terms } = segmentOf(office).explain("Antrag Wohngeld", 0);
    expect(terms.find(({ kind }) => kind === "compound")).toMatchObject({ term: stem("wohngeldantrag", "de") });
  });

  test("is no matter of other languages", () => {
    const pages = office.map((page) => ({ ...page, locale: "en" }));
    expect(found("Antrag", pages)).toEqual(["Formulare"]);
  });

  test("is found by its words where a page of another language has it first", () => {
    const news = { title: "News", text: "Ticket machines are Fahrscheinautomaten in German.", locale: "en" };
    const pages = [
      { title: "Gleis", text: "Die Fahrscheinautomaten stehen am Gleis.", locale: "de" },
      { title: "Tarif", text: "Ein Fahrschein kostet zwei Euro.", locale: "de" },
      { title: "Geld", text: "Die Automaten nehmen Geld.", locale: "de" },
    ];
    expect(found("Fahrschein Automaten", pages)).toContain("Gleis");
    expect(found("Fahrschein Automaten", [news, ...pages])).toContain("Gleis");
  });

  test("is of words of its own language alone", () => {
    const german = [
      { title: "Kantine", text: "Die Speisebank ist frei.", locale: "de" },
      { title: "Speise", text: "Jede Speise ist warm.", locale: "de" },
    ];
    const english = ["Bank", "Bank again"].map((text) => ({
      title: "Racing",
      text: `${text} is a make.`,
      locale: "en",
    }));
    const { terms } = segmentOf([...german, ...english]).explain("Bank", 0);
    expect(terms.filter(({ kind }) => kind === "compound")).toEqual([]);
  });

  test("is told from a word whose letters happen to be those of others", () => {
    const pages = [
      ...office,
      { title: "Start", text: "Wir starten am Montag mit den ersten Karten.", locale: "de" },
      { title: "Arbeiterinnen", text: "Die Arbeiterinnen sind innen und außen tätig. Arbeiter auch.", locale: "de" },
    ];
    expect(found("Start", pages)).toEqual(["Start"]);
    expect(
      segmentOf(pages)
        .explain("innen", 0)
        .terms.map(({ kind }) => kind),
    ).toEqual(["word"]);
  });
});

describe("The stems within a word", () => {
  const words = ["antrag", "wohn", "geld", "wohngeld", "zahlung", "art", "hund", "steuer", "anmeldung"];
  const vocabulary = {
    holds: (word: string) => words.includes(word),
    pagesOf: (wanted: string) => words.filter((word) => stem(word, "de") === wanted).length,
  };

  test("are words of the corpus, or there are none, whatever the word", () => {
    const syllables = fc.array(fc.constantFrom(...words, "s", "en", "x", "ß", "𝒜", "-"), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.oneof(
          syllables.map((parts) => parts.join("")),
          fc.string({ unit: "binary" }),
        ),
        (word) => {
          const stems = stemsWithin(word, "de", 0, vocabulary);
          expect(stems.length).not.toBe(1);
          for (const part of stems) expect(vocabulary.pagesOf(part)).toBeGreaterThan(0);
        },
      ),
    );
  });

  test("are those on most pages where there are several ways", () => {
    expect(stemsWithin("wohngeldantrag", "de", 0, vocabulary)).toEqual(["wohngeld", "antrag"]);
    const common = { ...vocabulary, pagesOf: (text: string) => (text === "wohngeld" ? 0 : vocabulary.pagesOf(text)) };
    expect(stemsWithin("wohngeldantrag", "de", 0, common)).toEqual(["wohn", "geld", "antrag"]);
  });

  test.each(["programm", "wohnung", "leserinnen", "anmelden", "verwalten", "arbeitend"])(
    "are none of a word made with a syllable or an ending, though the corpus has that as a word: %s",
    (word) => {
      const syllables = [
        "pro",
        "gramm",
        "wohn",
        "ung",
        "leser",
        "innen",
        "an",
        "melden",
        "ver",
        "walten",
        "arbeit",
        "end",
      ];
      const holds = (part: string) => syllables.includes(part);
      expect(stemsWithin(word, "de", 0, { holds, pagesOf: () => 1 })).toEqual([]);
    },
  );

  test.each([
    [
      "with what links several to the last",
      "wohngeldantragsanmeldung",
      ["wohngeld", "antrag", stem("anmeldung", "de")],
    ],
    ["of three letters before a longer word", "artantrag", ["art", "antrag"]],
    ["but not before a short one", "artgeld", []],
    ["but for a function word", "oderantrag", []],
    ["but for the stem of three letters that is no word", "hunantrag", []],
  ])("are told %s: %s", (_, word, stems) => {
    const known = [...words, "oder", "hun"];
    const holds = (part: string) => part !== "hun" && known.includes(part);
    const pagesOf = (wanted: string) => known.filter((each) => stem(each, "de") === wanted).length;
    expect(stemsWithin(word, "de", 0, { holds, pagesOf })).toEqual(stems);
  });

  test("are no head of four letters, as places and people end in such", () => {
    expect(headWithin("quantenantrag", "de", vocabulary)).toBe("antrag");
    expect(headWithin("quantengeld", "de", vocabulary)).toBeUndefined();
  });

  test("are looked for once in each beginning of a word, in however many ways it ends", () => {
    const word = `qxa${"bodugafi".repeat(5)}`.slice(0, 40);
    let asked = 0;
    const holds = (part: string) => {
      asked++;
      return !word.startsWith(part);
    };
    const pagesOf = (wanted: string) => (word.startsWith(wanted.slice(0, 3)) ? 0 : 1);
    expect(stemsWithin(word, "de", 0, { holds, pagesOf })).toEqual([]);
    expect(asked).toBeLessThan(2 * word.length ** 2);
  });

  test("are none of a word that is on far more pages than they are", () => {
    expect(stemsWithin("wohngeldantrag", "de", 11, vocabulary)).toEqual([]);
  });
});
