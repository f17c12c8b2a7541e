import { heapStats } from "bun:jsc";
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { Analyzer, analyzerOf } from "../../src/search/analysis/analyzer.ts";
import { formerStem, stem } from "../../src/search/analysis/stems.ts";
import { visitTokens } from "../../src/search/analysis/tokens.ts";
import { processorClock } from "../support/processor-clock.ts";
import { segmentOf } from "./pages.ts";

const termsOf = (text: string, locale = "en"): string[] =>
  analyzerOf(locale)
    .terms(text)
    .filter(({ stop }) => !stop)
    .map(({ term }) => term);

test.each([
  ["ar", "ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءآأإؤئ"],
  ["bg", "абвгдежзийклмнопрстуфхцчшщъьюя"],
  ["el", "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋ"],
  ["hi", "अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौंँ्"],
  ["ru", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"],
  ["uk", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"],
  ...["en", "es", "fr", "de", "pt", "it", "nl", "da", "fi", "hu", "no", "ro", "sv", "tr", "vi"].map((language) => [
    language,
    "abcdefghijklmnopqrstuvwxyzáéíóúñçàèìòùäöüåæøőűșțâîßğışơưđ",
  ]),
])("No word is one that the stemmer of its language (%s) fails on: an ingest would end there", (language, letters) => {
  const word = fc.array(fc.constantFrom(...(letters as string)), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(word, (written) => {
      expect(stem(written.join(""), language as string)).not.toBe("");
    }),
    { numRuns: 2_000 },
  );
});

describe("words", () => {
  test("of more capitals than a call has room for are one word, as no name has as many", () => {
    expect(termsOf("aB".repeat(1_000_000))).toEqual(["ab".repeat(32)]);
    expect(termsOf("useState")).toEqual(["usestate", "use", "state"]);
  });

  test("are what they are where they stand, whatever the same letters were before", () => {
    const texts = ["red-zebras", "zebras", "ZEBRAs red-zebras", "zebras red"];
    const read = (analyzer: Analyzer, text: string) => analyzer.terms(text).map(({ term, kind }) => `${kind} ${term}`);
    const one = new Analyzer("en");
    const again = [...texts, ...texts.toReversed()];
    expect(again.map((text) => read(one, text))).toEqual(again.map((text) => read(new Analyzer("en"), text)));
    expect(read(one, "red-zebras zebras")).toEqual(["whole red-zebras", "part red", "part zebra", "word zebra"]);
  });

  test("of ASCII are runs of letters and digits, and what joins them", () => {
    const ASCII = /[A-Za-z0-9]+(?:[-._][A-Za-z0-9]+|(?<=\d),(?=\d{3})[A-Za-z0-9]+)*(?:\+\+|#)?/g;
    const bits = fc.constantFrom(..."aB1-._,+#% \n(", "cd", "Ef", "APIs", "12", ",345", "++", ", ");
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (bits) => {
        const text = bits.join("");
        const found: string[] = [];
        visitTokens(text, (token, kind) => kind !== "part" && found.push(token));
        expect(found).toEqual((text.match(ASCII) ?? []).map((token) => token.replace(/,(?=\d{3})/g, "")));
      }),
      { numRuns: 3_000 },
    );
  });

  test("meet across their forms in each language", () => {
    const pairs: [string, string, string][] = [
      ["en", "leasing", "leases"],
      ["es", "precios", "precio"],
      ["fr", "abonnements", "abonnement"],
      ["de", "Häuser", "Haus"],
      ["pt", "serviços", "serviço"],
      ["it", "prezzi", "prezzo"],
      ["nl", "contracten", "contract"],
    ];
    for (const [locale, a, b] of pairs) expect(termsOf(a, locale)).toEqual(termsOf(b, locale));
  });

  test.each([
    ["pt", "opção opções, pão pães, imagem imagens, animal animais, fácil fáceis, papel papéis, lençol lençóis"],
    [
      "nl",
      "huis huizen, brief brieven, les lessen, man mannen, fiets fietsen, grens grenzen, kind kinderen, stad steden",
    ],
    ["es", "luz luces, imagen imágenes, joven jóvenes, almacén almacenes"],
    ["fr", "travail travaux, journal journaux"],
    ["en", "buy bought, deal dealt, withdraw withdrawn, wear worn, child children, shelf shelves, write wrote"],
    ["ar", "منتج المنتجات, شحن الشحن, شحن الشَّحن, طلب الطلبات"],
    ["el", "επιστροφή επιστροφές, επιστροφη ΕΠΙΣΤΡΟΦΩΝ, ώρα ώρες, οδηγός οδηγού"],
    ["hi", "दिन दिनों, उत्पाद उत्पादों"],
    ["uk", "товар товари, доставка доставки"],
    [
      "tr",
      "ürün ürünleri, sipariş siparişim, mağaza mağazanız, iade iadeler, ödeme ödemeler, saat saatleri, ev evlerde",
    ],
    ["vi", "hoà hòa, khoẻ khỏe, thuý thúy, MÃ mã"],
  ])("of %s meet across forms that have been kept apart", (locale, pairs) => {
    for (const pair of pairs.split(", ")) {
      const [one = "", several = ""] = pair.split(" ");
      expect([pair, termsOf(several, locale)]).toEqual([pair, termsOf(one, locale)]);
    }
  });

  test("of English meet across the spellings of both sides of the Atlantic", () => {
    const pairs =
      "color colour, colored coloured, favorite favourite, center centres, centered centred, practice practising, " +
      "organize organising, organization organisations, analyze analysed, catalog catalogues, license licence, " +
      "defense defence, neighborhood neighbourhoods, enroll enrolled, installment instalments, tire tyres";
    for (const pair of pairs.split(", ")) {
      const [american = "", british = ""] = pair.split(" ");
      expect([pair, termsOf(british)]).toEqual([pair, termsOf(american)]);
    }
    for (const apart of ["four for", "hour or", "tour tor", "store stoer", "left leave", "broken break"]) {
      const [one = "", other = ""] = apart.split(" ");
      expect([apart, termsOf(one)]).not.toEqual([apart, termsOf(other)]);
    }
  });

  test.each([
    [
      "en",
      "customers custom, directions directly, activities active, importance import, ads added, business busy, " +
        "responsible response, instalments install, engineer engine, allowance allow, authorized author",
    ],
    ["de", "Sicherheit sich, Sicherung sicher, mehrere mehr, persönlich Person"],
    ["es", "estacionamiento estación, actividades activar, libros libre, sábado saber, plaza plazo, seguridad seguro"],
    ["fr", "stationnement station, données dons, formation format, département départ, logement log"],
    ["it", "attività attivare, sabato sapere, impostazioni imposte, salute sala"],
    ["nl", "plaats plat, openbaar open"],
    ["pt", "atividade ativar, livros livre, importante importar"],
  ])("of %s that have little more in common than how they begin do not meet", (locale, pairs) => {
    for (const pair of pairs.split(", ")) {
      const [one = "", other = ""] = pair.split(" ");
      expect([pair, termsOf(one, locale)]).not.toEqual([pair, termsOf(other, locale)]);
    }
  });

  test("of a stored segment are found by the stem that Snowball gave them", () => {
    expect(formerStem("imagens", "pt")).toBe("imagens");
    expect(formerStem("mannen", "nl")).toBe("mann");
    expect(formerStem("accessible", "en")).toBe("access");
    expect(formerStem("stationnement", "fr")).toBe("station");
    expect(formerStem("salute", "it")).toBe("sal");
    expect(formerStem("bought", "en")).toBe("bought");
    expect(formerStem("colours", "en")).toBe("colour");
    expect(formerStem("prices", "en")).toBeUndefined();
    expect(formerStem("товари", "uk")).toBe("товари");
    expect(formerStem("urunleri", "tr")).toBe("urunleri");
    expect(formerStem("ma", "vi")).toBe("ma");
    expect(formerStem("contracten", "nl")).toBeUndefined();
  });

  test("are whole where a page's hyphenation or blanks of no width come along", () => {
    for (const text of ["coop\u00aderation", "coop\u200beration", "\ufeffcoop\u2060eration"])
      expect(termsOf(text)).toEqual(termsOf("cooperation"));
  });

  test.each(["کتاب\u200cها", "کتابها", "کتاب ها", "کتاب"])(
    "of Persian are found however they are joined: %s",
    (query) => {
      const persian = segmentOf([
        { locale: "fa", text: "همه کتاب\u200cها اینجا هستند." },
        { locale: "fa", text: "میز و صندلی." },
      ]);
      expect(persian.search(query, { limit: 1 })[0]?.page).toBe(0);
      expect(persian.search(query, { limit: 1 })[0]?.score).toBeGreaterThan(0.5);
    },
  );

  test("of Hebrew and Arabic are found with their points and without", () => {
    expect(termsOf("الشَّحن", "ar")).toEqual(termsOf("الشحن", "ar"));
    expect(termsOf("שָׁלוֹם", "he")).toEqual(termsOf("שלום", "he"));
  });

  test.each([
    ["iso27001", "Certified to ISO 27001 in May."],
    ["ISO27001", "Certified to ISO 27001 in May."],
    ["utf8", "Send the file as UTF-8."],
    ["http2", "Served over HTTP/2 alone."],
    ["TLS1.3", "It speaks TLS 1.3 at least."],
    ["iPhone15", "For owners of an iPhone 15."],
    ["10gb storage", "You have 10 GB of it."],
    ["30days", "Within 30 days of purchase."],
  ])("of a name and a number typed as one are found written apart: %s", (query, text) => {
    const segment = segmentOf([{ text }, { text: "A list of ISO norms." }, { text: "Nothing but days." }]);
    expect(segment.search(query, { limit: 1 })[0]?.page).toBe(0);
  });

  test("of a name and a number count together or not at all", () => {
    const standards = segmentOf([{ text: "Certified to ISO 27001 in May." }, { text: "A list of ISO norms." }]);
    expect(standards.search("iso9001", { limit: 2 })).toEqual([]);
  });

  test.each(["API", "PDF", "CV", "TV"])(
    "that are all capitals meet their plural, also in small letters: %p",
    (short) => {
      const several = segmentOf([{ text: `We take ${short}s of all kinds.` }, { text: "We are a shop." }]);
      for (const query of [short, `${short}s`, `${short.toLowerCase()}s`, short.toLowerCase()])
        expect(several.search(query, { limit: 1 })[0]?.page).toBe(0);
      const one = segmentOf([{ text: `We take one ${short}.` }, { text: "We are a shop." }]);
      expect(one.search(`${short}s`, { limit: 1 })[0]?.page).toBe(0);
    },
  );

  test("keep their stems from version to version: those of a stored segment are found by them", () => {
    const stems: [string, string, string][] = [
      ["en", "description generously skies dying https ubuntu", "descript generous sky die https ubuntu"],
      ["es", "aplicaciones rápidamente", "aplic rapid"],
      ["fr", "abonnements établissements", "abon etabl"],
      ["de", "Häusern Versicherungen", "haus versicher"],
      ["fi", "100 2000", "100 2000"],
      ["da", "win11", "win11"],
      ["ru", "ёлка", "елк"],
    ];
    for (const [locale, words, wanted] of stems)
      expect(
        words
          .split(" ")
          .map((word) => stem(word, locale))
          .join(" "),
      ).toBe(wanted);
  });

  test("meet across case, width and accents", () => {
    expect(termsOf("ＣＡＦÉ")).toEqual(termsOf("cafe"));
    expect(termsOf("STRASSE", "xx")).toEqual(termsOf("straße", "xx"));
    expect(termsOf("ﬁle", "xx")).toEqual(["file"]);
  });

  test("of function are told from words of a topic in seven languages", () => {
    const sentences = { en: "how is the", es: "como es el", fr: "comment est le", de: "wie ist das" };
    const more = { pt: "como o que", it: "come il che", nl: "hoe is het" };
    for (const [locale, text] of Object.entries({ ...sentences, ...more })) expect(termsOf(text, locale)).toEqual([]);
  });
});

test("a French compound that only asks is no topic, and one that names a thing is", () => {
  const asks = (text: string) =>
    analyzerOf("fr")
      .terms(text)
      .filter(({ kind, request }) => kind === "whole" && request)
      .map(({ surface }) => surface);
  expect(asks("pouvez-vous y a-t-il")).toEqual(["pouvez-vous", "a-t-il"]);
  expect(asks("prendre rendez-vous sans-rendez-vous chez-vous garde-à-vous")).toEqual([]);
});

describe("code-like terms", () => {
  const cases: [string, string[]][] = [
    ["startIndex", ["startindex", "start", "index"]],
    ["x-request-id", ["x-request-id", "request", "id"]],
    ["foo_bar", ["foo_bar", "foo", "bar"]],
    ["v1.4", ["v1.4"]],
    ["1,000", ["1000"]],
    ["C++", ["c++"]],
    ["2026-11-20", ["2026-11-20", "2026", "11", "20"]],
  ];
  for (const [text, expected] of cases)
    test(`${text} is found whole and by part`, () => {
      expect(termsOf(text)).toEqual(expect.arrayContaining(expected));
      const segment = segmentOf([{ text: "Nothing here." }, { text: `Set ${text} first.` }]);
      for (const query of [text, ...expected]) expect(segment.search(query, { limit: 1 })[0]?.page).toBe(1);
    });
});

test("scripts without blanks are found by pairs of characters", () => {
  expect(termsOf("日本語", "ja")).toEqual(["日本", "本語"]);
  const segment = segmentOf([
    { text: "中国語の説明です。", locale: "ja" },
    { text: "日本語の料金です。", locale: "ja" },
  ]);
  expect(segment.search("料金", { limit: 2 }).map(({ page }) => page)).toEqual([1]);
  expect(segment.search("料", { limit: 2 }).map(({ page }) => page)).toEqual([1]);
  expect(segment.search("水", { limit: 2 })).toEqual([]);
});

test("any text is read without failing, into terms that are folded already", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom("en", "de", "fr", "xx", ""),
      (text, locale) => {
        for (const { term, surface } of analyzerOf(locale).terms(text)) {
          expect(term.length).toBeGreaterThan(0);
          expect(surface).toBe(surface.toLowerCase());
        }
      },
    ),
    { numRuns: 500 },
  );
});

test("words that visitors make up in many languages are not all remembered", () => {
  const heapAfter = () => {
    Bun.gc(true);
    return heapStats().heapSize;
  };
  const before = heapAfter();
  for (let language = 0; language < 40; language++) {
    const words = Array.from({ length: 20_000 }, (_, n) => `made${"abcdefghij"[n % 10]}${n}up`);
    analyzerOf(`q${String.fromCharCode(97 + (language % 26))}${language > 25 ? "x" : ""}`).terms(words.join(" "));
  }
  expect(heapAfter() - before).toBeLessThan(80 * 1024 * 1024);
});

test("a very long word is read in time that does not grow with its square", () => {
  const spent = processorClock();
  analyzerOf("de").terms("a".repeat(300_000));
  expect(spent()).toBeLessThan(1000);
});

test.each(["kurs", "kurse", "kursen", "kurses"])("A course of German is one in every form: %s", (form) => {
  expect(stem(form, "de")).toBe("kurs");
});
