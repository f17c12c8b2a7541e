import { describe, expect, spyOn, test } from "bun:test";
import fc from "fast-check";
import { Completer } from "../../src/search/completions/completer.ts";
import { normalisePhrase, normalisePrefix } from "../../src/search/completions/normalise.ts";
import { PhraseTable } from "../../src/search/completions/phrase-table.ts";
import { type WeightedPhrase, writePhraseTable } from "../../src/search/completions/phrase-writer.ts";
import { withPopular } from "../../src/search/completions/popular.ts";
import { PhraseRanges } from "../../src/search/completions/ranges.ts";
import { SectionReader, SectionWriter } from "../../src/search/format/sections.ts";
import { segmentOf } from "./pages.ts";

function completerOf(phrases: readonly WeightedPhrase[]): Completer {
  const sections = new SectionWriter();
  writePhraseTable(sections, phrases);
  return new Completer(new SectionReader(sections.finish({})));
}

const plain = (texts: readonly string[], weight = 0.5): WeightedPhrase[] => texts.map((text) => ({ text, weight }));
const textsOf = (completions: readonly { text: string }[]): string[] => completions.map(({ text }) => text);

/** Letters whose cases, marks and encodings are unlike: what breaks prefix arithmetic. */
const tricky = fc.constantFrom(
  ..."aAbBéÉßſİıΣσς",
  "SS",
  "e\u0301",
  "i\u0307",
  "ﬁ",
  "日",
  "👍",
  "👍🏽",
  "\ud83d",
  "K",
  " ",
  "  ",
  "\u200d",
);
const trickyText = fc.array(tricky, { maxLength: 6 }).map((letters) => letters.join(""));
const anyText = fc.oneof(trickyText, fc.string({ unit: "binary", maxLength: 8 }), fc.string({ maxLength: 8 }));

describe("every completion", () => {
  test("starts with the prefix, and prefix + suffix reads as its text, over any Unicode", () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 12 }), anyText, fc.nat({ max: 12 }), (texts, typed, n) => {
        const prefix = normalisePrefix(typed);
        for (const { text, suffix, score } of completerOf(plain(texts)).complete(prefix, n)) {
          expect(text.toLowerCase().startsWith(prefix.toLowerCase())).toBe(true);
          expect((prefix + suffix).toLowerCase()).toBe(text.toLowerCase());
          expect(text.endsWith(suffix)).toBe(true);
          expect(/^\p{M}/u.test(suffix)).toBe(false);
          expect(suffix.isWellFormed()).toBe(true);
          expect(score).toBeGreaterThan(0);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("is found from each cut between the characters of an ordinary phrase", () => {
    const phrases = [
      "How is pricing structured?",
      "Über uns",
      "Straße und Ort",
      "日本語の料金",
      "İstanbul ofisi",
      "Café de l’Étoile",
    ];
    const completer = completerOf(plain(phrases));
    for (const phrase of phrases)
      for (let at = 1; at <= phrase.length; at++)
        expect(
          textsOf(completer.complete(phrase.slice(0, at).toUpperCase().slice(0, at), 10)).includes(phrase) ||
            /[ßİ]/.test(phrase.slice(0, at)),
        ).toBe(true);
  });

  test("never cuts a character apart, nor takes ß for SS or i for İ", () => {
    const completer = completerOf(plain(["Straße", "İzmir", "👍🏽 yes", "e\u0301tude"]));
    expect(completer.complete("STRASS", 5)).toEqual([]);
    expect(textsOf(completer.complete("straß", 5))).toEqual(["Straße"]);
    expect(completer.complete("i", 5)).toEqual([]);
    expect(completer.complete("👍", 5)).toEqual([]);
    expect(completer.complete("\ud83d", 5)).toEqual([]);
    expect(completer.complete("e", 5)).toEqual([]);
    expect(completer.complete("e\u0301", 5)).toEqual([{ text: "e\u0301tude", suffix: "tude", score: 0.502 }]);
  });
});

describe("completions of letters whose case has no one partner", () => {
  test("are offered within a word that is all capitals, behind a sigma too", () => {
    const completer = completerOf(plain(["ΥΠΗΡΕΣΙΕΣ ΔΗΜΟΥ", "Υπηρεσίες online", "ΤΟΥΣ ΔΗΜΟΥΣ"]));
    expect(textsOf(completer.complete("υπηρεσ", 5))).toEqual(["Υπηρεσίες online", "ΥΠΗΡΕΣΙΕΣ ΔΗΜΟΥ"]);
    expect(completer.complete("υπηρεσ", 2)[1]?.suffix).toBe("ΙΕΣ ΔΗΜΟΥ");
    for (const typed of ["τους", "ΤΟΥΣ", "Τους δ"]) expect(completer.complete(typed, 5)).toHaveLength(1);
  });

  test("are offered for İ written as one character and as two", () => {
    const completer = completerOf(plain(["İzmir ofisi", "i\u0307znik"]));
    for (const typed of ["İ", "i\u0307", "İz", "i\u0307Z", "I\u0307z"])
      expect(textsOf(completer.complete(typed, 5)).map((text) => text.normalize("NFC"))).toEqual([
        "İzmir ofisi",
        "i\u0307znik",
      ]);
    expect(completer.complete("i\u0307z", 1)).toEqual([{ text: "İzmir ofisi", suffix: "mir ofisi", score: 0.502 }]);
  });

  /** Phrases, and what is typed. The last three cannot be split there. */
  const many: [string, (i: number) => string, string][] = [
    ["Greek capitals", (i) => `ΥΠΗΡΕΣΙΑ ${i}`, "υπηρεσ"],
    ["Turkish capitals", (i) => `İstanbul ${i}`, "i\u0307s"],
    ["a final sigma within a word", (i) => `υπηρεςα ${i}`, "ΥΠΗΡΕΣ"],
    ["accents typed in two ways", (i) => `ééa ${i}`, "ée\u0301"],
    ["marks of many kinds", (i) => `a${String.fromCodePoint(0x1e8d0 + (i % 7))}${i}`, "a"],
  ];

  test.each(many)("take no more steps among thousands of phrases: %s", (_, phrase, typed) => {
    const steps = [2000, 20_000].map((size) => {
      const completer = completerOf(plain(Array.from({ length: size }, (_, i) => phrase(i))));
      const reads = spyOn(PhraseTable.prototype, "at");
      const looks = spyOn(PhraseRanges.prototype, "best");
      completer.complete(typed, 10);
      const [read, looked] = [reads.mock.calls.length, looks.mock.calls.length];
      reads.mockRestore();
      looks.mockRestore();
      return read + looked;
    });
    expect(steps[1]).toBeLessThan(1000);
    expect(steps[1]).toBe(steps[0] as number);
  });

  test.each(many.slice(0, 2))("are found however many there are: %s", (_, phrase, typed) => {
    const completer = completerOf(plain(Array.from({ length: 2000 }, (_, i) => phrase(i))));
    expect(completer.complete(typed, 5)).toHaveLength(5);
  });

  test("are those of a plain search through all phrases", () => {
    const phrases = fc.array(fc.record({ text: trickyText, weight: fc.integer({ min: 1, max: 5 }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(phrases, trickyText, fc.integer({ min: 1, max: 10 }), (weighted, typed, n) => {
        const offered = weighted.map(({ text, weight }) => ({ text, weight: weight / 5 }));
        const prefix = normalisePrefix(typed);
        const found = textsOf(completerOf(offered).complete(prefix, n)).map((text) => text.normalize("NFC"));
        expect(found).toEqual(foundOneByOne(offered, prefix).slice(0, n));
      }),
      { numRuns: 3000 },
    );
  });

  /** Tries each phrase, and each place in it. */
  function foundOneByOne(phrases: readonly WeightedPhrase[], prefix: string): string[] {
    if (prefix === "" || !prefix.isWellFormed()) return [];
    const best = new Map<string, WeightedPhrase>();
    for (const { text, weight } of phrases) {
      const key = normalisePhrase(text).toLowerCase();
      if ((best.get(key)?.weight ?? 0) < weight) best.set(key, { text: normalisePhrase(text), weight });
    }
    return [...best]
      .filter(([key, { text }]) => {
        const starts = key.startsWith(prefix.normalize("NFC").toLowerCase());
        return starts && [text, text.normalize("NFD")].some((form) => canSplit(form, prefix));
      })
      .sort(([a, one], [b, other]) => other.weight - one.weight || Buffer.compare(Buffer.from(a), Buffer.from(b)))
      .map(([, { text }]) => text);
  }

  function canSplit(text: string, prefix: string): boolean {
    const suffixes = Array.from({ length: text.length + 1 }, (_, at) => text.slice(at));
    return suffixes.some((suffix) => {
      const anew = suffix.isWellFormed() && !/^(?:\p{M}|\u200d|\p{Emoji_Modifier})/u.test(suffix);
      return anew && (prefix + suffix).toLowerCase() === text.toLowerCase();
    });
  }
});

describe("completions", () => {
  test("pass over phrases that go on with a mark on the prefix, however many and heavy they are", () => {
    const marked = Array.from({ length: 40_000 }, (_, i) => ({ text: `का शब्द ${i}`, weight: 0.9 }));
    const completer = completerOf([...marked, { text: "कमल", weight: 0.1 }, { text: "कीमत", weight: 0.9 }]);
    expect(textsOf(completer.complete("क", 5))).toEqual(["कमल"]);
    const carons = Array.from({ length: 400 }, (_, i) => ({ text: `J\u030c ${i}`, weight: 0.9 }));
    expect(textsOf(completerOf([...carons, { text: "Jam", weight: 0.1 }]).complete("j", 5))).toEqual(["Jam"]);
    expect(textsOf(completer.complete("का", 3, new Set(["का शब्द 1"])))).toEqual([
      "का शब्द 0",
      "का शब्द 10",
      "का शब्द 100",
    ]);
  });

  const letters = fc.string({ unit: fc.constantFrom("a", "b", "C"), minLength: 1, maxLength: 7 });
  const weighted = fc.record({ text: letters, weight: fc.integer({ min: 1, max: 255 }).map((byte) => byte / 255) });

  /** Sorts all that match: what the stored ranges must agree with. */
  function reference(
    phrases: readonly WeightedPhrase[],
    prefix: string,
    n: number,
    exclude: ReadonlySet<string>,
  ): string[] {
    const best = new Map<string, WeightedPhrase>();
    for (const phrase of phrases) {
      const key = phrase.text.toLowerCase();
      if ((best.get(key)?.weight ?? 0) < phrase.weight) best.set(key, phrase);
    }
    return [...best]
      .filter(([key, { text }]) => key.startsWith(prefix.toLowerCase()) && !exclude.has(text))
      .sort(([a, first], [b, second]) => second.weight - first.weight || (a < b ? -1 : 1))
      .slice(0, n)
      .map(([, { text }]) => text);
  }

  test("are exactly the heaviest, and excluding some never shortens the list", () => {
    fc.assert(
      fc.property(
        fc.array(weighted, { maxLength: 700 }),
        letters.map((text) => text.slice(0, 2)),
        fc.nat({ max: 10 }),
        fc.nat({ max: 20 }),
        (phrases, prefix, n, excluded) => {
          const completer = completerOf(phrases);
          const exclude = new Set(reference(phrases, prefix, excluded, new Set()));
          expect(textsOf(completer.complete(prefix, n, exclude))).toEqual(reference(phrases, prefix, n, exclude));
          expect(textsOf(completer.complete(prefix, n))).toEqual(reference(phrases, prefix, n, new Set()));
        },
      ),
      { numRuns: 120 },
    );
  });

  test("are exact across thousands of phrases, where stored ranges do the work", () => {
    const phrases = Array.from({ length: 9000 }, (_, i) => ({
      text: `phrase ${(i * 7919) % 9000}`,
      weight: ((i * 31) % 255) / 255 + 1 / 255,
    }));
    const completer = completerOf(phrases);
    for (const prefix of ["p", "phrase 1", "phrase 89", "phrase 8999", "phrase 9"]) {
      const exclude = new Set(reference(phrases, prefix, 15, new Set()));
      expect(textsOf(completer.complete(prefix, 10))).toEqual(reference(phrases, prefix, 10, new Set()));
      expect(textsOf(completer.complete(prefix, 10, exclude))).toEqual(reference(phrases, prefix, 10, exclude));
    }
  });

  test("come from configured phrases, then questions, titles and headings of pages", () => {
    const passages = [
      { heading: "Pricing notes", text: "x" },
      { heading: "Pricing: is it fair?", text: "y" },
    ];
    const segment = segmentOf([{ title: "Pricing plans", passages }], {
      phrases: ["Pricing for teams", "pricing  plans"],
    });
    const expected = ["Pricing for teams", "pricing plans", "Pricing: is it fair?", "Pricing notes"];
    expect(textsOf(segment.complete("pri", 10))).toEqual(expected);
    expect(segment.complete("pri", 1)[0]).toEqual({ text: "Pricing for teams", suffix: "cing for teams", score: 1 });
  });

  test("are no headings that say nothing away from their page; titles and headings with a name stay", () => {
    const headings = [
      "How does it work?",
      "How do they pay, and why?",
      "How to pay:",
      "How a refund works, and when it comes",
    ];
    const passages = [...headings, "Contents", "On this page", "Contents of a parcel"].map((heading) => ({ heading }));
    const segment = segmentOf([
      { title: "How it works", passages },
      { locale: "es", passages: [{ heading: "How ha ido it" }, { heading: "Índice" }, { heading: "Contenidos" }] },
    ]);
    expect(textsOf(segment.complete("how", 10)).sort()).toEqual([
      "How a refund works, and when it comes",
      "How ha ido it",
      "How it works",
    ]);
    for (const prefix of ["on", "cont", "índ"]) {
      expect(textsOf(segment.complete(prefix, 10))).toEqual(prefix === "cont" ? ["Contents of a parcel"] : []);
    }
  });

  test("come in the language of most pages first, where nothing else sets them apart", () => {
    const segment = segmentOf([
      { locale: "fr", title: "Signaler une fraude" },
      { locale: "fr", title: "Signe", passages: [{ heading: "Comment signaler une fraude ?" }] },
      { locale: "en-gb", title: "Signing in", passages: [{ heading: "Comment on a page?" }] },
      { locale: "en", title: "Signs" },
      { locale: "en", title: "Opening hours" },
    ]);
    expect(textsOf(segment.complete("sign", 10))).toEqual(["Signing in", "Signs", "Signaler une fraude", "Signe"]);
    expect(textsOf(segment.complete("comment", 1))).toEqual(["Comment on a page?"]);
  });

  test("are none for an empty prefix, for none wanted, and for what nothing starts with", () => {
    const completer = completerOf(plain(["alpha"]));
    for (const [prefix, n] of [
      ["", 5],
      ["a", 0],
      ["b", 5],
      ["alphabet", 5],
      ["a".repeat(300), 5],
    ] as const)
      expect(completer.complete(prefix, n)).toEqual([]);
  });
});

describe("apostrophes", () => {
  const phrases = ["Où s’adresser", "Children's tickets", "Children’s menu", "L'été d’avant"];
  const segment = segmentOf([], { phrases });
  const texts = (prefix: string, exclude: string[] = []) =>
    segment.complete(prefix, 5, new Set(exclude)).map(({ text }) => text);

  test("complete however they are typed, and are shown as they were", () => {
    expect(texts("où s'a")).toEqual(["Où s'adresser"]);
    expect(texts("où s’a")).toEqual(["Où s’adresser"]);
    expect(texts("children's ").sort()).toEqual(["Children's menu", "Children's tickets"]);
    expect(texts("CHILDREN’S ").sort()).toEqual(["Children’s menu", "Children’s tickets"]);
    expect(texts("child").sort()).toEqual(["Children's tickets", "Children’s menu"]);
    expect(segment.complete("où s'a", 1)[0]?.suffix).toBe("dresser");
  });

  test("of what was shown are left out however they are written", () => {
    expect(texts("children's", ["Children's menu"])).toEqual(["Children's tickets"]);
    expect(texts("child", ["Children's menu", "children’s tickets"])).toEqual([]);
  });
});

test("a prefix loses leading blanks and runs of them, and keeps a trailing one", () => {
  expect(normalisePrefix(" \t how \n is  ")).toBe("how is ");
  expect(normalisePrefix("   ")).toBe("");
  expect(normalisePhrase("  How\u00a0 is it? ")).toBe("How is it?");
  const typed = fc.string({ unit: fc.constantFrom("a", " ", "\t", "\u00a0", "\ufeff", "é", "𝒜", "\ud800") });
  fc.assert(fc.property(typed, (text) => normalisePrefix(text) === text.replace(/\s+/gu, " ").replace(/^ /, "")));
  expect(textsOf(completerOf(plain(["how is it", "however"])).complete("how ", 5))).toEqual(["how is it"]);
});

describe("popular queries", () => {
  const segment = segmentOf([{ title: "Pricing plans", text: "Pricing." }], { phrases: ["Pricing for teams"] });
  const popular = withPopular(segment, [
    { text: "pricing per seat", count: 40 },
    { text: "Pricing Plans", count: 3 },
  ]);

  test("join the list between configured phrases and what pages say, each phrase once", () => {
    expect(textsOf(popular.complete("pric", 10))).toEqual(["Pricing for teams", "pricing per seat", "Pricing Plans"]);
  });

  test("are excluded like any other, and leave the segment itself alone", () => {
    expect(textsOf(popular.complete("pricing per", 10, new Set(["pricing per seat"])))).toEqual([]);
    expect(textsOf(segment.complete("pricing per", 10))).toEqual([]);
  });

  test("are excluded however they are written, and others move up", () => {
    expect(textsOf(popular.complete("pric", 2, new Set(["PRICING FOR TEAMS", "pricing Plans"])))).toEqual([
      "pricing per seat",
    ]);
    expect(textsOf(popular.complete("pric", 1, new Set(["Pricing for teams"])))).toEqual(["pricing per seat"]);
    const many = withPopular(
      segment,
      Array.from({ length: 30 }, (_, i) => ({ text: `price ${i}`, count: 40 - i })),
    );
    const first = textsOf(many.complete("price", 10));
    const next = textsOf(many.complete("price", 10, new Set(first.map((text) => text.toUpperCase()))));
    expect(next).toHaveLength(10);
    for (const text of next) expect(first).not.toContain(text);
  });

  test("of one score come in one order, however many are wanted and in capitals as in small letters", () => {
    const asked = ["Zebra bananas", "zebra apples", "zebra Cherries"].map((text) => ({ text, count: 4 }));
    const zebras = withPopular(segment, asked);
    const all = ["zebra apples", "Zebra bananas", "zebra Cherries"];
    for (const n of [1, 2, 3, 10]) expect(textsOf(zebras.complete("zeb", n))).toEqual(all.slice(0, n));
  });

  test("can be checked against the words of the corpus", () => {
    expect(segment.knows("plans for pricing")).toBe(true);
    expect(segment.knows("pricing for Jane Doe")).toBe(false);
    for (const wordless of ["??? !!!", "", "how is the"]) expect(segment.knows(wordless)).toBe(false);
    const japanese = segmentOf([{ locale: "ja", title: "料金", text: "料金の一覧です。" }]);
    expect(["料金の一覧", "料金と王小明"].map((text) => japanese.knows(text))).toEqual([true, false]);
  });
});
