import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { buildSegment } from "../../src/search/build.ts";
import { openSegment } from "../../src/search/load.ts";
import { fillerPages, pageOf, segmentOf } from "./pages.ts";
import { referenceRanking } from "./reference-scorer.ts";

const pagesOf = (query: string, segment: ReturnType<typeof segmentOf>, limit = 5): number[] =>
  segment.search(query, { limit }).map(({ page }) => page);

describe("the lexical stage", () => {
  const words = fc.constantFrom(..."price plan lease lamp invoice refund startIndex tenant deposit notice".split(" "));
  const sentence = fc.array(words, { minLength: 1, maxLength: 12 }).map((chosen) => chosen.join(" "));
  const drafts = fc.array(
    fc.record({
      title: sentence,
      description: sentence,
      passages: fc.array(fc.record({ heading: sentence, text: sentence }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 60 },
  );

  test("orders pages as the slow reference does, whatever the limit", () => {
    fc.assert(
      fc.property(drafts, sentence, fc.integer({ min: 1, max: 70 }), (given, query, limit) => {
        const pages = given.map(pageOf);
        const segment = openSegment(buildSegment(pages, { phrases: [] }));
        const expected = referenceRanking(pages, query);
        const hits = segment.search(query, { limit, stage: "lexical" });
        expect(hits.length).toBe(Math.min(limit, expected.length));
        for (const [i, hit] of hits.entries()) {
          const wanted = expected[i] as { page: number; score: number };
          const own = expected.find(({ page }) => page === hit.page)?.score ?? Number.NaN;
          expect(own).toBeCloseTo(wanted.score, 4);
          expect(hit.score / (hits[0]?.score ?? 0)).toBeCloseTo(own / (expected[0]?.score ?? 0), 4);
        }
      }),
      { numRuns: 120 },
    );
  });

  test("orders hundreds of pages so too, where later terms are only looked up for the best", () => {
    const vocabulary = Array.from(
      { length: 80 },
      (_, i) => `term${String.fromCharCode(97 + (i % 26), 97 + (i >> 3))}x`,
    );
    const word = (seed: number): string => vocabulary[Math.floor(80 * (((seed * 7919) % 1009) / 1009) ** 3)] ?? "";
    const textOf = (i: number): string =>
      Array.from({ length: 5 + (i % 23) }, (_, k) => word(i * 31 + k * k + 1)).join(" ");
    const pages = Array.from({ length: 600 }, (_, i) => pageOf({ text: textOf(i) }));
    const segment = openSegment(buildSegment(pages, { phrases: [] }));
    for (let q = 0; q < 25; q++) {
      const query = Array.from({ length: 1 + (q % 5) }, (_, k) => word(q * 97 + k * 13)).join(" ");
      const expected = referenceRanking(pages, query);
      const scores = new Map(expected.map(({ page, score }) => [page, score]));
      const hits = segment.search(query, { limit: 10, stage: "lexical" });
      expect(hits).toHaveLength(Math.min(10, expected.length));
      for (const [i, { page }] of hits.entries()) expect(scores.get(page)).toBeCloseTo(expected[i]?.score ?? -1, 4);
    }
  });

  test("breaks ties by page", () => {
    const segment = segmentOf(Array.from({ length: 40 }, () => ({ url: "https://a.example/", text: "Rental terms." })));
    const hits = segment.search("rental", { limit: 10, stage: "lexical" });
    expect(hits.map(({ page }) => page)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

test("A stem tells the more, the fewer pages have it, and most where none has", () => {
  const segment = segmentOf([{ text: "A box is blue." }, { text: "A box is lent." }, { text: "A box, and a box." }]);
  const rarities = ["box", "blue", "astronaut"].map((term) => segment.rarity(term));
  expect(rarities).toEqual(rarities.toSorted((a, b) => a - b));
  expect(new Set(rarities).size).toBe(3);
});

describe("search", () => {
  test("prefers a page that holds the query in one passage to one whose passages share it", () => {
    const far = "It opens at noon and closes late on all days but one.";
    const scattered = [{ text: `A lamp is lent. ${far}` }, { text: `${far} A deposit is paid.` }];
    const together = [{ text: `A lamp is lent. ${far} A deposit is paid.` }, { text: far }];
    const segment = segmentOf([{ passages: scattered }, { passages: together }, ...fillerPages(20)]);
    expect(pagesOf("deposit lamp", segment, 2)).toEqual([1, 0]);
    const [apart, joined] = [0, 1].map((page) => segment.explain("deposit lamp", page).together);
    expect(joined).toBe(1);
    expect(apart).toBeCloseTo(0.5, 1);
  });

  test("puts a page first for its own title, function words and all", () => {
    const titles = ["About us", "What we do", "Who we are", "Pricing", "Pricing for teams", "How to price your work"];
    const segment = segmentOf([
      ...titles.map((title) => ({ title, text: "We do what we are about." })),
      ...fillerPages(60),
    ]);
    for (const [page, title] of titles.entries()) expect(pagesOf(title, segment)[0]).toBe(page);
  });

  test.each([
    ["accessibility of boxes", "Accessibility", "Access to boxes"],
    ["the organization of boxes", "Our organization", "Organic boxes"],
    ["the organisation of boxes", "Our organization", "Organic boxes"],
    ["university of boxes", "Universities", "A universe of boxes"],
    ["international boxes", "International parcels", "Interns and their boxes"],
    ["organism", "Organisms", "Organizations of boxes"],
  ])("keeps apart what a stemmer makes one: %s", (query, title, other) => {
    const segment = segmentOf([
      { title: other, text: `${other}: ${other}.` },
      { title, text: "We sell boxes." },
      ...fillerPages(30),
    ]);
    expect(pagesOf(query, segment)[0]).toBe(1);
  });

  test("finds a word that is kept apart by the stem that it had, where no page has it", () => {
    const segment = segmentOf([{ text: "The universe of the boxes is large." }, { text: "Lamps and letters." }]);
    expect(segment.plan("university").terms).toMatchObject([{ kind: "word" }]);
    expect(pagesOf("university", segment)).toEqual([0]);
  });

  test.each([
    ["fr", "stationnement", "La station de la ligne est grande."],
    ["es", "estacionamiento", "La estación de la línea es grande."],
  ])("takes no word of %s for another that begins alike: %s", (locale, word, text) => {
    const segment = segmentOf([
      { text, locale },
      { text: "Lampes et lettres.", locale },
    ]);
    expect(pagesOf(word, segment)).toEqual([]);
  });

  test("is as sure of a word that may be several others as of one that may be one", () => {
    const segment = segmentOf([{ text: "Shipping a box. Shaping a box." }, ...fillerPages(30)]);
    const { mass, knownMass } = segment.plan("shiping");
    expect(segment.plan("shiping").terms).toHaveLength(2);
    expect(knownMass / mass).toBeCloseTo(0.7, 5);
  });

  test("takes a word that may be several others for each of them in part", () => {
    const segment = segmentOf([{ text: "Sold with an invoice. It slid." }, ...fillerPages(30)]);
    const weights = (query: string) => segment.plan(query).terms.map(({ weight }) => weight);
    const [sure = 0] = weights("invoyce");
    expect(weights("slod")).toHaveLength(2);
    expect(weights("slod").reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(sure, 5);
    expect(weights("ssold")).toEqual([sure]);
  });

  test("gives none for a query that has nothing in common with the corpus", () => {
    const segment = segmentOf(fillerPages(80));
    for (const query of ["", "   ", "?!", "zymurgy quokka", "how is the", "日本", "\ud800"])
      expect(segment.search(query, { limit: 5 })).toEqual([]);
  });

  test("is not led astray by question and request words", () => {
    const segment = segmentOf([
      { title: "How we work", text: "Please tell us what you need. Find out how we help you." },
      { title: "Invoices", text: "Invoices are sent each month." },
      ...fillerPages(30),
    ]);
    for (const query of ["How do I find my invoice?", "please tell me about invoices", "invoice"])
      expect(pagesOf(query, segment)[0]).toBe(1);
  });

  test.each([
    ["en", "what can we bring to tours?", "Bring a cake.", "Tours are led by Ann."],
    ["de", "Ich komme, gibt es Führungen?", "Ich komme mit Kuchen.", "Die Führungen leitet Anna."],
    ["fr", "je viens, des visites ?", "Je viens avec Anne.", "Les visites sont à pied."],
    ["es", "vienen, ¿hay visitas?", "Vienen con Ana.", "Las visitas son a pie."],
  ])(
    "puts what is named before what any text may hold, however rare that is here, in %s",
    (locale, query, idle, text) => {
      const segment = segmentOf([{ text: idle, locale }, { text, locale }, ...fillerPages(30)]);
      expect(segment.plan(query).terms.map(({ weight }) => weight)).toEqual([0.5, 1]);
      expect(pagesOf(query, segment)[0]).toBe(1);
    },
  );

  test("holds such a word in a title for as much as the title does", () => {
    const segment = segmentOf([
      { title: "Bring tours together", text: "A list." },
      { title: "Tours of mills", text: "A list." },
      ...fillerPages(30),
    ]);
    expect(segment.explain("how to bring tours together", 0).title).toBeGreaterThan(0.8);
  });

  test("takes no greeting for a topic, nor how a message is written in haste", () => {
    const segment = segmentOf([
      { text: "Hi, thanks, u guys! Hello!" },
      { text: "The kit is on the shelf." },
      ...fillerPages(30),
    ]);
    for (const query of ["hi guys, do u have a kit? thanks", "hello, im after ur kit pls"]) {
      expect(pagesOf(query, segment)).toEqual([1]);
      expect(segment.plan(query).unknown).toEqual([]);
    }
  });

  test("prefers, of titles on the topic, the one that asks the same way", () => {
    const titles = ["How does the virus spread?", "What is a virus?", "Where did the virus come from?"];
    const segment = segmentOf([...titles.map((title) => ({ title })), ...fillerPages(40)]);
    const questions = ["How do viruses spread to others", "What are viruses", "Where does this virus originate from"];
    for (const [page, question] of questions.entries()) expect(pagesOf(question, segment)[0]).toBe(page);
  });

  test("tells questions on one topic apart by how they ask, where that is all they differ in", () => {
    const faqs = [
      ["Where can I return a box?", "A box is taken back at any of our shops."],
      ["Should I return a box?", "A box that leaks is best returned to a shop. A box that does not leak may stay."],
      ["How long can I keep a box?", "A box may be kept for a year."],
      ["What is a box?", "A box is a thing to put a thing in. A box has a lid."],
      ["Who may open a box?", "Who has bought a box may open the box."],
      ["When is a box sent?", "A box is sent on the day it is paid."],
      ["How does a box open?", "A box opens by its lid."],
      ["Why is a box blue?", "A box is blue for the sea is."],
    ];
    const segment = segmentOf(faqs.map(([title = "", text = ""]) => ({ title, text })));
    expect(pagesOf("how many days is a box kept", segment)[0]).toBe(2);
  });

  test("tells them apart by how titles and headings ask, however long the answers below are", () => {
    const about = Array.from({ length: 20 }, (_, at) => ({ text: `The licence of part ${at}.` }));
    const others = ["Where does the licence end?", "Who has the licence?"].map((title) => ({ title, text: "Here." }));
    const text = "It is read aloud and then it is sealed. ".repeat(60);
    const heading = "How does the licence end?";
    for (const page of [{ title: heading, text }, { passages: [{ heading, text }] }]) {
      const segment = segmentOf([...others, page, ...about]);
      expect(pagesOf("how does a licence cease", segment)[0]).toBe(2);
    }
  });

  test("finds a page of a small corpus by how its title asks, where no page holds the words asked for", () => {
    const titles = ["Where did the fever come from?", "How does the fever spread?", "Fever"];
    const pages = titles.map((title) => ({ title, text: "It is not known yet." }));
    const segment = segmentOf([...pages, ...fillerPages(30)]);
    expect(pagesOf("where did the flu and fever originate", segment)[0]).toBe(0);
    expect(pagesOf("where did the bronze fall", segment, 50)).toContain(0);
    expect(pagesOf("where did the bronze fall", segment, 50)).not.toContain(1);
    // The topic is known and covered: nothing is asked in other words.
    expect(pagesOf("where did the bronze", segment, 50)).not.toContain(0);
    expect(pagesOf("bronze originates", segment, 50)).not.toContain(0);
    const nameOf = (at: number) => `${String(at).replace(/\d/g, (digit) => "bcdfghjklm"[Number(digit)] ?? "")}osphere`;
    for (const [count, expected] of [
      [500, [7, 0]],
      [510, [7]],
    ] as const) {
      const named = Array.from({ length: count }, (_, at) => ({ title: nameOf(at) }));
      const found = pagesOf(`where did ${nameOf(4)} originate`, segmentOf([...pages, ...named]));
      expect(found).toEqual([...expected]);
    }
  });

  test("puts no page that only asks alike before one that has what is known of the topic, and takes few of them", () => {
    const alike = Array.from({ length: 60 }, (_, at) => ({ title: `What do I need to do after fever ${at}?` }));
    const terms = { title: "Terms", text: "Write to us: to cancel a policy takes a letter of a line or two." };
    const segment = segmentOf([...alike, terms, ...fillerPages(30)]);
    const found = pagesOf("what do I need to cancel a zymurgy", segment, 100);
    expect(found[0]).toBe(60);
    expect(found).toHaveLength(21);
  });

  test("nor by them where every page speaks of the topic", () => {
    const about = Array.from({ length: 30 }, (_, at) => ({
      title: `Post ${at}`,
      text: `A certificate, told by ${at}.`,
    }));
    const asking = { title: "How we run", text: "How do I sleep? What do I get? How do I get a certificate logged?" };
    const answer = { title: "Certificates", text: "Certificate by certificate: a certificate comes from a client." };
    const segment = segmentOf([asking, ...about, answer]);
    expect(pagesOf("how do I get a certificate", segment)[0]).toBe(31);
  });

  test("counts the function words of a title as named where the query says them", () => {
    const titles = ["Where can I park the car", "Car"];
    const segment = segmentOf([...titles.map((title) => ({ title, text: "Behind the house." })), ...fillerPages(60)]);
    const [asked, named] = titles.map((_, page) => segment.explain("where can I park a car today", page).title);
    expect(asked).toBeGreaterThan(named ?? 1);
  });

  test("does not take the measure that a question asks for as its topic, in seven languages", () => {
    const asked: [string, string, string, string][] = [
      ["en", "How long does a token live?", "Tokens expire.", "Long sentences, long words, a long story."],
      ["es", "¿Cuánto tiempo dura el contrato?", "El contrato.", "El tiempo mañana: buen tiempo."],
      ["fr", "Combien de temps dure le contrat ?", "Le contrat.", "Le temps demain : beau temps."],
      ["de", "Wie lange gilt der Vertrag?", "Der Vertrag.", "Lange Nacht, lange Reihe."],
      ["pt", "Quanto tempo dura o contrato?", "O contrato.", "O tempo amanhã: bom tempo."],
      ["it", "Quanto tempo dura il contratto?", "Il contratto.", "Il tempo domani: bel tempo."],
      ["nl", "Hoe lang duurt het contract?", "Het contract.", "Lang verhaal, lang woord."],
    ];
    for (const [locale, query, answer, decoy] of asked) {
      const segment = segmentOf([{ text: decoy, locale }, { text: answer, locale }, ...fillerPages(20)]);
      expect(segment.search(query, { limit: 5, locale }).map(({ page }) => page)).toEqual([1]);
    }
    const segment = segmentOf([{ text: "The long story." }, ...fillerPages(20)]);
    for (const query of ["how long", "long"]) expect(pagesOf(query, segment)).toEqual([0]);
  });

  test("finds words that the corpus writes together, apart or with a hyphen", () => {
    const texts = ["A webhook is called.", "Send an e-mail today.", "Please signin first.", "The data base is large."];
    const segment = segmentOf([...texts.map((text) => ({ text })), ...fillerPages(30)]);
    const asked: [string, number][] = [
      ["webhook", 0],
      ["web hook", 0],
      ["web-hook", 0],
      ["email", 1],
      ["e-mail", 1],
      ["sign in", 2],
      ["signin", 2],
      ["database", 3],
    ];
    for (const [query, page] of asked) {
      expect(pagesOf(query, segment)[0]).toBe(page);
      expect(segment.explain(query, page).unknown).toEqual([]);
    }
    expect(pagesOf("email", segmentOf([{ text: "Our email." }, { text: "Our mail." }, ...fillerPages(9)]))).toEqual([
      0,
    ]);
  });

  test.each([
    ["speichert ihr das?", "Wir speichern nichts."],
    ["wird es gespeichert?", "Wir speichern nichts."],
    ["speichern", "Speichern: es wird gespeichert."],
    ["löscht ihr es", "Zum Löschen bitte klicken."],
  ])("finds a German verb in its other forms: %s", (query, text) => {
    const segment = segmentOf([
      { text, locale: "de" },
      { text: "Die Zeit der Lampen.", locale: "de" },
      ...fillerPages(30),
    ]);
    expect(pagesOf(query, segment)).toEqual([0]);
    expect(segment.plan(query).unknown).toEqual([]);
  });

  test("takes no German noun for a form of a verb that no page has, nor one form for more than what was typed", () => {
    const segment = segmentOf([
      { text: "Die Zeiten. Die Wahl wird gewählt und gewählt.", locale: "de" },
      ...["Wir wählen.", "Alle wählen.", "Sie wählen gern."].map((text) => ({ text, locale: "de" })),
      ...fillerPages(30),
    ]);
    expect(segment.plan("Zeit").terms.map(({ text }) => text)).toEqual(["zeit"]);
    const [said, form] = segment.plan("wählen").terms.toSorted((a, b) => b.weight - a.weight);
    expect(form).toMatchObject({ text: "gewahlt" });
    expect((form?.weight ?? 0) * (form?.idf ?? 0)).toBeCloseTo(0.8 * (said?.weight ?? 0) * (said?.idf ?? 0), 5);
  });

  test("finds a verb whose particle stands apart, and neither of the two by itself", () => {
    const german = [
      { text: "Anmelden: So geht die Anmeldung beim Portal.", locale: "de" },
      { text: "Melde dich, melde dich. Wir melden Fehler an das Portal.", locale: "de" },
      { text: "Pakete ankommen lassen, ohne dass jemand da ist.", locale: "de" },
      { text: "Das Paket kommt und geht.", locale: "de" },
      { text: "Module hinzufügen: erst laden, dann starten.", locale: "de" },
      { text: "Füge nichts zusammen. Hinzu gehört nichts.", locale: "de" },
    ];
    const dutch = [
      { text: "Aanmelden kan op elk moment.", locale: "nl" },
      { text: "Meld een fout. Wij melden het terug.", locale: "nl" },
    ];
    const asked: [string, typeof german, number][] = [
      ["Wie melde ich mich an?", german, 0],
      ["Wann kommt das Paket an?", german, 2],
      ["Wie füge ich Module hinzu", german, 4],
      ["Hoe meld ik me aan?", dutch, 0],
    ];
    for (const [query, pages, wanted] of asked)
      expect(pagesOf(query, segmentOf([...pages, ...fillerPages(20)]))[0]).toBe(wanted);
    // What the corpus does not know as one word is asked for as it is written.
    expect(pagesOf("Wie melde ich Fehler um", segmentOf([...german, ...fillerPages(20)]))[0]).toBe(1);
  });

  test("weighs a word once where the corpus's languages stem it differently", () => {
    const english = Array.from({ length: 20 }, (_, i) => ({ text: `The government of ${i} writes.`, locale: "en" }));
    const drafts = [
      { text: "El government y nada.", locale: "es" },
      ...english,
      { text: "The government design system." },
    ];
    const segment = segmentOf([...drafts, ...fillerPages(20)]);
    const [native, spanish] = segment.explain("government design", 0).terms;
    expect((spanish?.weight ?? 0) * (spanish?.idf ?? 0)).toBeCloseTo((native?.weight ?? 0) * (native?.idf ?? 0), 5);
    expect(pagesOf("government design", segment)[0]).toBe(21);
  });

  test("leaves words alone that the corpus writes apart more often than together", () => {
    const apart = Array.from({ length: 6 }, () => ({ text: "Get an access token." }));
    const segment = segmentOf([{ text: "Set accessToken here." }, ...apart, ...fillerPages(20)]);
    expect(segment.explain("access token", 1).terms.map(({ term }) => term)).toEqual(["access", "token"]);
  });

  test("finds a name with capitals inside by the word in small letters", () => {
    const pages = Array.from({ length: 3 }, (_, i) => ({ text: `The eRegulations tool reads rule ${i}.` }));
    const segment = segmentOf([
      { text: "All of eregulation." },
      ...pages,
      { text: "GitHub Pages." },
      ...fillerPages(20),
    ]);
    expect(pagesOf("eregulations", segment).toSorted()).toEqual([0, 1, 2, 3]);
    expect(segment.explain("github", 4).terms).toEqual(
      segment
        .explain("GitHub", 4)
        .terms.slice(0, 1)
        .map((term) => ({ ...term, kind: "word" })),
    );
  });

  test("takes the plural of an abbreviation for one word with its singular, however rare it is", () => {
    const pages = Array.from({ length: 6 }, (_, i) => ({ text: `Show an ID of kind ${i} at the desk.` }));
    const accepted = { title: "Accepted ID", text: "We accept an ID that is valid." };
    const segment = segmentOf([{ text: "Many IDs are lost." }, accepted, ...pages, ...fillerPages(20)]);
    expect(pagesOf("which IDs are accepted", segment, 1)).toEqual([1]);
    const [plural, singular] = segment.explain("IDs", 0).terms;
    expect((plural?.weight ?? 0) * (plural?.idf ?? 0)).toBeCloseTo((singular?.weight ?? 0) * (singular?.idf ?? 0), 5);
  });

  test("finds a name with capitals inside that pages write as a plain word, in both numbers", () => {
    const drafts = [
      { title: "Live updates", text: "Updates are pushed over websockets to each client." },
      { title: "Tips", text: "A web page loads fast. Plug it into the sockets. You may take the tube." },
      { title: "Embeds", text: "Paste a youtube link." },
      { title: "Invoices", text: "Download invoices." },
    ];
    const segment = segmentOf([...drafts, ...fillerPages(20)]);
    for (const [query, page] of Object.entries({ WebSockets: 0, YouTube: 2, InVoices: 3, inVoice: 3 }))
      expect([query, pagesOf(query, segment)[0]]).toEqual([query, page]);
  });

  test("finds a compound by its letters: in the other number, and without its version", () => {
    const drafts = [{ text: "We send e-mails." }, { text: "Sign in with OAuth2." }];
    const segment = segmentOf([...drafts, ...fillerPages(20)]);
    for (const query of ["email", "emails"]) expect([query, pagesOf(query, segment)]).toEqual([query, [0]]);
    expect(pagesOf("oauth", segment)).toEqual([1]);
  });

  test("forgives a typing error in a word that the corpus does not know", () => {
    const segment = segmentOf([{ title: "Subscriptions", text: "Cancel a subscription." }, ...fillerPages(30)]);
    for (const query of ["subscirption", "subscripton", "subscriptoin", "sbuscription"])
      expect(pagesOf(query, segment)[0]).toBe(0);
    expect(segment.explain("subscripton", 0).terms[0]?.kind).toBe("typo");
    expect(segment.search("subxxxxption", { limit: 3 })).toEqual([]);
  });

  test.each([
    ["bench", "A bunch of keys.", "with another vowel"],
    ["fell", "A well, and full.", "with another letter from across the keys"],
    ["gift", "Kept in git.", "with one letter more"],
    ["gone", "It tone.", "that begins otherwise"],
    ["mate", "We date.", "that begins otherwise"],
    ["contest", "The content.", "with another letter from across the keys"],
  ])("takes the short word %s for no other one (%s), %s", (word, text) => {
    const { unknown, terms } = segmentOf([{ text }, ...fillerPages(30)]).plan(`lost ${word}`);
    expect([terms.length, unknown]).toEqual([0, ["lost", word]]);
  });

  test.each(["bnech", "benhc", "bencj", "bech", "bennch"])("takes %s for a slip of bench", (word) => {
    const { terms } = segmentOf([{ text: "A bench." }, ...fillerPages(30)]).plan(word);
    expect(terms).toMatchObject([{ text: "bench", kind: "typo" }]);
  });

  test.each(["grammer", "servise"])("takes %s for the word that sounds like it", (word) => {
    const { terms } = segmentOf([{ text: "The grammar of a service." }, ...fillerPages(30)]).plan(word);
    expect(terms).toMatchObject([{ kind: "typo" }]);
  });

  test("takes a word for what it is in another number or tense than its pages have it in", () => {
    const segment = segmentOf([{ text: "No captioning, many options." }, ...fillerPages(30)]);
    expect(segment.plan("captions").terms).toMatchObject([{ text: "caption", kind: "word", weight: 1 }]);
  });

  test("takes no word for a function word that is near it", () => {
    const segment = segmentOf([
      { title: "Does it have what you did there, and whose?", text: "You have it." },
      { title: "People", text: "All people are counted." },
      ...fillerPages(30),
    ]);
    for (const word of ["died", "dogs", "three", "cave", "whole", "wheat"]) {
      const query = `how many people ${word}`;
      expect(pagesOf(query, segment)[0]).toBe(1);
      expect(segment.plan(query).unknown).toEqual([word]);
      expect(segment.search(query, { limit: 1 })[0]?.score).toBeLessThan(0.6);
    }
  });

  test.each([
    ["en", "where", "whre waht wher whcih", "Where, what, which and where."],
    ["de", "welche", "welceh wrum wlche", "Welche, warum, welche."],
  ])("knows what was meant by a question word that was mistyped, in %s", (locale, word, slips, text) => {
    const segment = segmentOf([
      { title: text, locale },
      { title: "People", text: "All people are counted.", locale },
      ...fillerPages(30),
    ]);
    const [written] = segment.search(`${word} people`, { limit: 1 });
    for (const slip of slips.split(" ")) {
      expect(segment.plan(`${slip} people`).unknown).toEqual([]);
      expect(segment.search(`${slip} people`, { limit: 1 })[0]?.score).toBeCloseTo(written?.score ?? 0, 1);
    }
  });

  test("looks for each unknown word once, and of very many for the first ones only", () => {
    const words = Array.from(
      { length: 40 },
      (_, i) => `guarantee${String.fromCharCode(97 + (i % 26)).repeat(4 + i / 26)}`,
    );
    const segment = segmentOf([...words.map((word) => ({ text: `A ${word}.` })), ...fillerPages(30)]);
    const typed = words.map((word) => word.replace("tee", "te"));
    const guessedOf = (query: string) => segment.plan(query).terms.filter(({ kind }) => kind === "typo").length;
    expect(guessedOf(typed.slice(0, 3).join(" "))).toBe(3);
    expect(guessedOf(`${`${typed[0]} `.repeat(60)}${typed[1]}`)).toBe(2);
    expect(guessedOf(typed.join(" "))).toBe(16);
  });

  test("takes a lone character for the pairs it begins, of very many the first ones only", () => {
    const characters = Array.from({ length: 40 }, (_, i) => String.fromCodePoint(0x7000 + i));
    const segment = segmentOf(characters.map((character) => ({ text: `${character}税。`, locale: "zh" })));
    const pairsOf = (query: string) => segment.plan(query).terms.map(({ text }) => text);
    expect(pairsOf(`${characters[3]}`)).toEqual([`${characters[3]}税`]);
    expect(pairsOf(characters.join(" "))).toEqual(characters.slice(0, 16).map((character) => `${character}税`));
  });

  test("mends two slips in a long word: letters left out, doubled or swapped, none in place of another", () => {
    const drafts = [
      { title: "Authentication", text: "Our commitment." },
      { title: "Password", text: "Set a password." },
    ];
    const segment = segmentOf([...drafts, ...fillerPages(30)]);
    for (const query of ["authentcaton", "autehntciation", "comittment", "authenticationnn"])
      expect(pagesOf(query, segment)[0]).toBe(0);
    for (const query of ["passport", "passports", "can I use my passport"])
      expect(segment.search(query, { limit: 3 })).toEqual([]);
    expect(pagesOf("paswsord", segment)[0]).toBe(1);
  });

  test("is the less sure of a word, the more of it was mended", () => {
    const segment = segmentOf([{ title: "Authentication", text: "Use authentication." }, ...fillerPages(30)]);
    const score = (query: string) => segment.search(query, { limit: 1 })[0]?.score ?? 0;
    expect(score("authentcation")).toBeLessThan(0.75 * score("authentication"));
    expect(score("authentcaton")).toBeLessThan(0.75 * score("authentcation"));
    expect(score("authentcaton")).toBeGreaterThan(0);
  });

  test("doubts a mistyped word whose stem happens to be that of a rare one", () => {
    const pages = Array.from({ length: 12 }, (_, i) => ({ title: `Part ${i}`, text: "Accessibility for all." }));
    const segment = segmentOf([{ text: "Tener acceso." }, ...pages, ...fillerPages(20)]);
    const [hit] = segment.search("accesibility", { limit: 1 });
    expect(hit?.page).toBeGreaterThan(0);
    expect(hit?.page).toBeLessThanOrEqual(12);
  });

  test("finds a page by words that keep company with the query's, where the corpus supports it", () => {
    const topic = ["flat", "tenant", "deposit", "landlord", "notice", "apartment"];
    const about = (word: string, i: number): { text: string } => ({
      text: `The ${word} of a ${topic[i % 6]} names the ${topic[(i + 1) % 6]}, the ${topic[(i + 2) % 6]} and the ${topic[(i + 3) % 6]}.`,
    });
    const drafts = Array.from({ length: 40 }, (_, i) => about(i % 2 === 0 ? "lease" : "rental", i));
    const segment = segmentOf([...drafts, ...fillerPages(80)]);
    const found = pagesOf("lease", segment, 40);
    expect(found.slice(0, 5).every((page) => page % 2 === 0 && page < 40)).toBe(true);
    expect(found.some((page) => page % 2 === 1 && page < 40)).toBe(true);
    expect(found.every((page) => page < 40)).toBe(true);
  });

  test("counts likeness for the part of the query that the space holds: two rare words outweigh what one is like", () => {
    const topic = ["flat", "tenant", "deposit", "landlord", "notice", "apartment"];
    const leases = Array.from({ length: 40 }, (_, i) => ({
      text: `The lease of a ${topic[i % 6]} names the ${topic[(i + 1) % 6]} and the ${topic[(i + 2) % 6]}.`,
    }));
    const segment = segmentOf([{ text: "A kestrel met a zebra in the meadow." }, ...leases, ...fillerPages(80)]);
    expect(pagesOf("kestrel zebra lease", segment, 1)).toEqual([0]);
    expect(pagesOf("tenant lease", segment, 5).every((page) => page > 0 && page <= 40)).toBe(true);
  });

  test("prefers the visitor's language among pages that say the same", () => {
    const text = "Kubernetes dashboard.";
    const segment = segmentOf([
      { text, locale: "en" },
      { text, locale: "de" },
      { text, locale: "fr-ca" },
      ...fillerPages(20),
    ]);
    expect(segment.search("kubernetes", { limit: 1, locale: "de" })[0]?.page).toBe(1);
    expect(segment.search("kubernetes", { limit: 1, locale: "fr" })[0]?.page).toBe(2);
    expect(segment.search("kubernetes", { limit: 1 })[0]?.page).toBe(0);
  });

  test("puts the page that is higher up on the site first, of those that say the same", () => {
    const at = (path: string, text = "Write to us or call.") => ({
      url: `https://www.acme.example${path}`,
      title: "Contact us",
      text,
    });
    const segment = segmentOf([at("/contact/sent", "Thank you."), at("/contact"), ...fillerPages(20)]);
    expect(pagesOf("contact us", segment, 1)).toEqual([1]);
    expect(pagesOf("contact", segment, 1)).toEqual([1]);
    const deep = segmentOf([at("/contact"), at("/a/b/c/d/e/f", "Contact us by telephone."), ...fillerPages(20)]);
    expect(pagesOf("telephone", deep, 1)).toEqual([1]);
    expect(pagesOf("contact by telephone", deep, 1)).toEqual([1]);
  });

  test.each([
    ["en", "how much are lamps", "Lamps are fair! We sell lamps.", "Among things that stand here, lamps are €8."],
    ["en", "when do mills open", "Mills open well! Open mills.", "Whoever comes along: mills open at 9:30."],
    [
      "de",
      "wie lange gilt die Karte",
      "Die Karte gilt! Gilt die Karte?",
      "Für alle, die kommen, gilt sie, die Karte, zwei Jahre.",
    ],
  ])("puts a page first that tells the amount or time asked for, in %s: %s", (locale, query, idle, text) => {
    const segment = segmentOf([{ text: idle, locale }, { text, locale }, ...fillerPages(30)]);
    expect(pagesOf(query, segment)).toEqual([1, 0]);
    expect(pagesOf(query.split(" ").slice(2).join(" "), segment)).toEqual([0, 1]);
  });

  test.each([
    ["amount of money for a time", "when do mills open", "Among things that stand here, open mills are 12.50 euros."],
    ["price for a way to pay", "how can I pay for lamps", "Among things that stand here, pay €8 for lamps."],
  ])("takes no %s", (_, query, text) => {
    const idle = query.includes("pay") ? "Pay for lamps! By card." : "Mills open well! Open mills.";
    const segment = segmentOf([{ text: idle }, { text }, ...fillerPages(30)]);
    expect(pagesOf(query, segment)[0]).toBe(0);
  });

  test("takes no word that names a thing for one that any text may hold", () => {
    const segment = segmentOf([
      { text: "Chaque place a une prise.", locale: "fr" },
      { text: "Chaque vélo est électrique.", locale: "fr" },
      ...fillerPages(30),
    ]);
    expect(pagesOf("prise électrique", segment)[0]).toBe(0);
  });

  describe("puts a page before news that say the same", () => {
    const text = "The cloud takes files of ten gigabytes.";
    const urls = ["/2016/03/cloud", "/posts/2016-03-26-cloud", "/news/cloud", "/de/aktuelles/cloud"];
    const siteOf = (path: string) =>
      segmentOf([
        { url: `https://www.acme.example${path}`, text: `Cloud! ${text}` },
        { url: "https://www.acme.example/one/two/three/cloud", text: `${text} It is safe.` },
        ...fillerPages(30),
      ]);

    test.each(urls)("as what was so on a day may have changed: %s", (path) => {
      expect(pagesOf("files of the cloud", siteOf(path))).toEqual([1, 0]);
    });

    test("and is explained so", () => {
      const site = siteOf("/actualit%C3%A9s/cloud");
      expect([0, 1].map((page) => site.explain("files of the cloud", page).news)).toEqual([true, false]);
      expect(site.explain("news on the cloud's files", 0).news).toBe(false);
      const told = [0, 1, 2].map((page) => site.explain("how many gigabytes does the cloud take", page).told);
      expect(told).toEqual([expect.any(Number), expect.any(Number), 0]);
      expect(Math.min(...told.slice(0, 2))).toBeGreaterThan(0);
    });

    test.each(["news on the cloud's files", "files of the cloud in 2016", "posts on files of the cloud"])(
      "unless they are asked for: %s",
      (query) => {
        expect(pagesOf(query, siteOf("/posts/2016-03-26-cloud"))[0]).toBe(0);
      },
    );

    test.each([
      "/news-sync/cloud",
      "/2016-plan/cloud",
      "/posts",
      "/catalogue/2016x/cloud",
      "/hc/articles/cloud",
      "/docs/posts/cloud",
      "/api/2024-01/cloud",
    ])("but not before %s", (path) => {
      expect(pagesOf("files of the cloud", siteOf(path))[0]).toBe(0);
    });
  });

  test("prefers the page on which the words stand together", () => {
    const segment = segmentOf([
      { text: "Data is kept for a year. Much else is said here. Export of goods is taxed. Then more words follow." },
      {
        text: "Much else is said here. Data export runs at night. Goods are taxed for a year. Then more words follow.",
      },
      ...fillerPages(30),
    ]);
    expect(pagesOf("data export", segment)[0]).toBe(1);
  });

  test("scores fall, lie in 0..1, and tell a full answer from a passing mention", () => {
    const segment = segmentOf([
      { title: "Refund policy", text: "Our refund policy: refunds within 30 days." },
      { title: "Team", text: "Our team is small." },
      ...fillerPages(50),
    ]);
    const sure = segment.search("refund policy", { limit: 9 });
    const unsure = segment.search("team of quantum physicists from Mars", { limit: 9 });
    for (const hits of [sure, unsure])
      for (const [i, { score }] of hits.entries()) {
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(i === 0 ? 1 : (hits[i - 1]?.score ?? 0));
      }
    expect(sure[0]?.score).toBeGreaterThan(0.7);
    expect(unsure[0]?.score ?? 0).toBeLessThan(0.4);
  });

  test("a word that was only guessed is less sure than one that stands there", () => {
    const segment = segmentOf([{ title: "Passwords", text: "Change your password." }, ...fillerPages(20)]);
    const [known] = segment.search("password", { limit: 1 });
    const [guessed] = segment.search("passwort", { limit: 1 });
    expect(guessed?.page).toBe(known?.page ?? -1);
    expect(guessed?.score ?? 1).toBeLessThan(0.75 * (known?.score ?? 0));
  });

  test("puts a page first whose heading asks the question, and what stands below it before its other passages", () => {
    const text = "Accounts can be closed. Close an account only once, as a closed account stays closed.";
    const asked = [
      { heading: "Accounts", level: 2, text: "An account is closed. Each account is closed once, account by account." },
      { heading: "How do I close my account?", level: 2, text: "Write to the desk." },
    ];
    const others = Array.from({ length: 4 }, (_, i) => ({ title: `Closed account ${i}`, text }));
    const segment = segmentOf([...others, { title: "Help with boxes", passages: asked }, ...fillerPages(20)]);
    for (const query of ["How do I close my account?", "how can I close my account"]) {
      const [hit] = segment.search(query, { limit: 1 });
      expect([hit?.page, hit?.passages[0]?.ordinal]).toEqual([4, 1]);
    }
  });

  test("puts a page first whose title holds the query as a phrase, before a shorter title with a part of it", () => {
    const short = { title: "Paper key", text: "A paper key opens boxes. It is not the same as a master key." };
    const title = "How do I open a box if I lost my letter or master key?";
    const asked = { title, text: "You find your master key at the desk. Keep the master key in a safe place." };
    const segment = segmentOf([short, asked, ...fillerPages(20)]);
    expect(pagesOf("master key", segment, 2)).toEqual([1, 0]);
  });

  test("tells pages apart by their titles where a heading that names the query stands on several", () => {
    const about = ["Themes", "Invoices", "Letters", "Colours"].map((title) => ({
      title,
      passages: [
        { heading: "Web desk", level: 2, text: "On the web desk, open the menu." },
        { heading: "Paper desk", level: 2, text: "On the paper desk, ask for the form." },
      ],
    }));
    const start = { title: "Start with the web desk", text: "Open the desk on the web, and you are there." };
    expect(pagesOf("web desk", segmentOf([...about, start, ...fillerPages(20)]), 1)).toEqual([4]);
    expect(pagesOf("web desk", segmentOf([about[0]!, start, ...fillerPages(20)]), 1)).toEqual([0]);
  });

  test("puts versions of one page, each with the heading that is asked for, before a title with a part of it", () => {
    const versions = Array.from({ length: 6 }, (_, version) => ({
      title: `Account settings v${version}`,
      passages: [
        { heading: "Names", level: 2, text: "Write your name." },
        { heading: "Reset your password", level: 2, text: "Open the settings and reset your password there." },
      ],
    }));
    const part = { title: "Reset password history", text: "The history shows each password reset." };
    const segment = segmentOf([part, ...versions, ...fillerPages(20)]);
    expect(pagesOf("reset your password", segment, 6)).not.toContain(0);
  });

  test("finds the part of a page that asks the same of what its title names", () => {
    const passages = [
      {
        heading: "Sizes",
        level: 2,
        text: `Some of those are small. ${fillerPages(9).map(({ text }) => text)} Or are radios?`,
      },
      { heading: "When to use this part", level: 2, text: "Where one of several is chosen." },
      { heading: "When not to use this part", level: 2, text: "Where none is chosen." },
    ];
    const segment = segmentOf([{ title: "Radios", passages }, ...fillerPages(20)]);
    const first = (query: string) => segment.search(query, { limit: 1 })[0]?.passages[0]?.ordinal;
    expect(["when should I use radios", "when should I not use radios", "small sizes"].map(first)).toEqual([1, 2, 0]);
  });

  test("takes a heading without text for one of what comes right below it", () => {
    const page = {
      title: "Identity",
      passages: [
        { heading: "What ID can I use?", level: 2, text: "" },
        { heading: "We accept these", level: 3, text: "A passport and a licence." },
        { heading: "The desk", level: 2, text: "Show your ID at the desk, where an ID is read." },
      ],
    };
    const [hit] = segmentOf([page, ...fillerPages(20)]).search("What ID can I use?", { limit: 1 });
    expect([hit?.page, hit?.passages.slice(0, 2).map(({ ordinal }) => ordinal)]).toEqual([0, [0, 1]]);
  });

  test("names the passage that answers", () => {
    const passages = [
      { text: "We are a company." },
      { heading: "Refunds", text: "Refunds take five days." },
      { text: "Call us." },
    ];
    const segment = segmentOf([{ passages }, ...fillerPages(10)]);
    const [hit] = segment.search("refunds", { limit: 1, passagesPerHit: 2 });
    expect(hit?.passages.map(({ ordinal }) => ordinal)).toEqual([1, 0]);
  });

  test("names it too where something else was asked before it is looked at", () => {
    const passages = [
      { text: "We are a company." },
      { heading: "Refunds", text: "Refunds take five days." },
      { heading: "Gifts", text: "Gifts are wrapped, and gifts travel free." },
    ];
    const segment = segmentOf([{ passages }, ...fillerPages(10)]);
    const told = segment.search("refunds", { limit: 1 })[0]?.passages;
    const [late] = segment.search("refunds", { limit: 1 });
    segment.highlights(0, "gifts", 3);
    segment.search("wrapped gifts", { limit: 1 });
    expect(late?.passages).toEqual(told ?? []);
    expect(late?.passages[0]?.ordinal).toBe(1);
  });
});

test("an explanation adds up to the lexical score and names what was unknown", () => {
  const segment = segmentOf([{ title: "Refund policy", text: "Refunds within 30 days." }, ...fillerPages(20)]);
  const explained = segment.explain("refund policy zzyzx", 0);
  expect(explained.unknown).toEqual(["zzyzx"]);
  expect(explained.terms.map(({ term }) => term)).toEqual(["refund", "polici"]);
  expect(explained.score).toBe(segment.search("refund policy zzyzx", { limit: 1 })[0]?.score ?? 0);
  expect(segment.explain("refund", 5).score).toBe(0);
});

test("learns from the page that stands out, and nothing from pages all alike or from one that holds the query", () => {
  const alike = Array.from({ length: 60 }, () => ({ text: "Rental of halls. Cellars and ladders." }));
  const learned = (query: string, segment: ReturnType<typeof segmentOf>): string[] =>
    segment.explain(query, 0).feedback.map(({ term }) => term);
  expect(learned("rental agreements", segmentOf(alike))).toEqual([]);
  const best = { title: "Rental", text: "Rental and tenancy." };
  const second = { text: "A tenancy of cellars and ladders." };
  const segment = segmentOf([best, second, ...alike]);
  expect(learned("rental agreements", segment)).toContain("tenanc");
  expect(learned("rental agreements", segment)).not.toContain("ladder");
  expect(learned("rental", segment)).toEqual([]);
});

test("learns nothing from pairs of characters, which are parts of words", () => {
  const alike = Array.from({ length: 60 }, () => ({ locale: "zh", text: "大厅的出租和地下室的使用。" }));
  const best = { locale: "zh", title: "出租协议", text: "出租协议和租约。出租协议的租约。" };
  const segment = segmentOf([best, { locale: "zh", text: "地下室的租约。" }, ...alike]);
  expect(segment.search("出租协议的分区许可", { limit: 1 })[0]?.page).toBe(0);
  expect(segment.explain("出租协议的分区许可", 0).feedback).toEqual([]);
});

test("what is learned counts the more, the more of the query even the best page leaves open", () => {
  const others = Array.from({ length: 60 }, (_, i) => ({
    text: `${i % 2 ? "Rental" : "Agreements"} of halls. Cellars and ladders.`,
  }));
  const best = { title: "Rental agreements", text: "Rental agreements and tenancy. Rental agreements with tenancy." };
  const sharing = { text: "Rental agreements of a tenancy." };
  const plain = { text: "Rental agreements of a candle." };
  const segment = segmentOf([best, sharing, plain, ...others, ...fillerPages(60)]);
  const lead = (query: string): number => {
    const scores = new Map(segment.search(query, { limit: 10 }).map(({ page, score }) => [page, score]));
    return (scores.get(1) ?? 0) / (scores.get(2) ?? 1);
  };
  expect(lead("rental agreements zoning permits cranes")).toBeGreaterThan(lead("rental agreements zoning") + 0.1);
});
