import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { sentencesOf } from "../../src/corpus/language/sentences.ts";

function slices(text: string, locale = "en"): string[] {
  return sentencesOf(text, locale).map(({ start, end }) => text.slice(start, end));
}

describe("prose is cut where a sentence ends", () => {
  test.each([
    ["en", "Dr. Who met Mr. Smith. They spoke.", ["Dr. Who met Mr. Smith.", "They spoke."]],
    ["en", "Use a tool, e.g. Jekyll. It works.", ["Use a tool, e.g. Jekyll.", "It works."]],
    [
      "en",
      "The U.S. Government paid. It was in the U.S. The end.",
      ["The U.S. Government paid.", "It was in the U.S.", "The end."],
    ],
    ["en", "J. R. R. Tolkien wrote. So did George W. Bush.", ["J. R. R. Tolkien wrote.", "So did George W. Bush."]],
    [
      "en",
      "Version 2.5.1 is out. It costs $3.50. See No. 5 of it.",
      ["Version 2.5.1 is out.", "It costs $3.50.", "See No. 5 of it."],
    ],
    ["en", "All of 10.Y.Z is the same. So is 10.A.", ["All of 10.Y.Z is the same.", "So is 10.A."]],
    ["en", "It traces .NET and Node.js. Use .NET 8.", ["It traces .NET and Node.js.", "Use .NET 8."]],
    [
      "en",
      "Go to /demo?company=acme to see it! Is it there? 3 are.",
      ["Go to /demo?company=acme to see it!", "Is it there?", "3 are."],
    ],
    ["fr", "Comment payer ?Par carte. Combien ?3 euros.", ["Comment payer ?", "Par carte.", "Combien ?", "3 euros."]],
    ["en", "Your !bangs go there. !a opens it! So it is.", ["Your !bangs go there.", "!a opens it!", "So it is."]],
    ["en", "He said “Go.” Then he left!", ["He said “Go.”", "Then he left!"]],
    [
      "en",
      "We asked: “Why did you join?” and got answers. “Stop!” she said.",
      ["We asked: “Why did you join?” and got answers.", "“Stop!” she said."],
    ],
    [
      "fr",
      "Choisissez « Mot de passe oublié ? » en bas. Il dit : « Où ? » Puis il part.",
      ["Choisissez « Mot de passe oublié ? » en bas.", "Il dit : « Où ? »", "Puis il part."],
    ],
    [
      "de",
      "Wählen Sie „Passwort vergessen?“ unten. Er fragte »Warum?« und ging. »Nein.« So war es.",
      ["Wählen Sie „Passwort vergessen?“ unten.", "Er fragte »Warum?« und ging.", "»Nein.«", "So war es."],
    ],
    ["de", "Wir nutzen z. B. Linux. Am 3. Oktober ist frei.", ["Wir nutzen z. B. Linux.", "Am 3. Oktober ist frei."]],
    ["en", "Open Examples > 01.Basics or > 2. More. Run it.", ["Open Examples > 01.Basics or > 2. More.", "Run it."]],
    ["en", "Enter the code 07. Press the button.", ["Enter the code 07.", "Press the button."]],
    [
      "fr",
      "Venez le 12. Les cours sont le 30/09. Ou le 05. Merci.",
      ["Venez le 12.", "Les cours sont le 30/09.", "Ou le 05.", "Merci."],
    ],
    ["fr", "Mme. Curie a trouvé. C’est tout.", ["Mme. Curie a trouvé.", "C’est tout."]],
    ["es", "Vive en los EE. UU. desde 2019. Está bien.", ["Vive en los EE. UU. desde 2019.", "Está bien."]],
    ["es", "El Sr. Gómez llegó. ¿Qué hora es? Tarde.", ["El Sr. Gómez llegó.", "¿Qué hora es?", "Tarde."]],
    [
      "it",
      "Vale il D.Lgs. Privacy, artt. 13 e 14. Il D.lgs. Privacy no.",
      ["Vale il D.Lgs. Privacy, artt. 13 e 14.", "Il D.lgs. Privacy no."],
    ],
    [
      "en",
      "We founded Bake. Cool. Eat. and run it. Bake. Then eat.",
      ["We founded Bake. Cool. Eat. and run it.", "Bake.", "Then eat."],
    ],
    ["en", "Tighten the cap. The bottle is closed.", ["Tighten the cap.", "The bottle is closed."]],
    ["en", "We love art. It hangs in the hall.", ["We love art.", "It hangs in the hall."]],
    ["en", "We love art. A lot of it. I do.", ["We love art.", "A lot of it.", "I do."]],
    ["en", "The gap is 2 mm. Replace it yearly.", ["The gap is 2 mm.", "Replace it yearly."]],
    ["en", "It lasts 5 sec. Then it ends.", ["It lasts 5 sec.", "Then it ends."]],
    ["en", "It waits 20 ms. Then Ms. Ray leaves.", ["It waits 20 ms.", "Then Ms. Ray leaves."]],
    ["en", "He eats a fig. Then he left.", ["He eats a fig.", "Then he left."]],
    ["en", "Ask HR. They are in Davis, CA. We are not.", ["Ask HR.", "They are in Davis, CA.", "We are not."]],
    ["en", "It has 300 pp. Read them, or pp. 3 and 4.", ["It has 300 pp.", "Read them, or pp. 3 and 4."]],
    [
      "en",
      "See Fig. 3, Fig. B and Sec. IV. Art. 5 is new. So is Ch. X of it.",
      ["See Fig. 3, Fig. B and Sec. IV.", "Art. 5 is new.", "So is Ch. X of it."],
    ],
    ["en", "It costs €4,299.00 incl. VAT. Or 3 excl. VAT.", ["It costs €4,299.00 incl. VAT.", "Or 3 excl. VAT."]],
    ["en", "We raced on the Gt. Ouse. The Revd. Hill came.", ["We raced on the Gt. Ouse.", "The Revd. Hill came."]],
    ["de", "Max. Länge zehn. Mind. Breite zwei.", ["Max. Länge zehn.", "Mind. Breite zwei."]],
    ["de", "Es hilft zB. Wasser. Da ist Max. Er kommt.", ["Es hilft zB. Wasser.", "Da ist Max.", "Er kommt."]],
    [
      "fr",
      "Un format (Ex. STL) ou un outil (ex. Blender). Voilà.",
      ["Un format (Ex. STL) ou un outil (ex. Blender).", "Voilà."],
    ],
    [
      "pt",
      "Informe a porta (Ex. 443) e o ID, por ex. Maria. Salve.",
      ["Informe a porta (Ex. 443) e o ID, por ex. Maria.", "Salve."],
    ],
    ["de", "Auf diese Art. Das regelt Art. 5 Abs. 2 GG.", ["Auf diese Art.", "Das regelt Art. 5 Abs. 2 GG."]],
    [
      "fr",
      "MM. Dupont et Durand lisent l’arrêté, art. L. 121. Bien.",
      ["MM. Dupont et Durand lisent l’arrêté, art. L. 121.", "Bien."],
    ],
    ["en", "No, don't. Stop it. We can’t. Go.", ["No, don't.", "Stop it.", "We can’t.", "Go."]],
    ["fr", "Lisez l'art. L. 121 et l’art. R. 4. Bien.", ["Lisez l'art. L. 121 et l’art. R. 4.", "Bien."]],
    ["it", "Nel cap. XII e nel sec. XIX. Fine.", ["Nel cap. XII e nel sec. XIX.", "Fine."]],
    [
      "de",
      "Ab 10 Jahren, max. 8 Teilnehmerinnen, mind. Stufe zwei. Max. 3 Tage gilt für Max. Er kommt.",
      ["Ab 10 Jahren, max. 8 Teilnehmerinnen, mind. Stufe zwei.", "Max. 3 Tage gilt für Max.", "Er kommt."],
    ],
    [
      "it",
      "Servizio Civile: cell. 328 8105399. Vedi p.es. Roma. Una cell. Due.",
      ["Servizio Civile: cell. 328 8105399.", "Vedi p.es. Roma.", "Una cell.", "Due."],
    ],
    [
      "de",
      "Ab 10 Jahren, max. 8 Kinder. Die max. Teilnehmerzahl ist 12.",
      ["Ab 10 Jahren, max. 8 Kinder.", "Die max. Teilnehmerzahl ist 12."],
    ],
    [
      "es",
      "La ruta dura dos horas aprox. El precio es bajo. Calle Mayor, depto. 5. Vive en ese depto. Bien.",
      ["La ruta dura dos horas aprox.", "El precio es bajo.", "Calle Mayor, depto. 5.", "Vive en ese depto.", "Bien."],
    ],
    [
      "pt",
      "São duas horas aprox. O bilhete custa aprox. 5 euros.",
      ["São duas horas aprox.", "O bilhete custa aprox. 5 euros."],
    ],
    ["es", "Son aprox. 5 km, máx. 8. Es el máx. Bien.", ["Son aprox. 5 km, máx. 8.", "Es el máx.", "Bien."]],
    [
      "en",
      "Up to max. 8 GB. Fill each cell. 3 GB are left.",
      ["Up to max. 8 GB.", "Fill each cell.", "3 GB are left."],
    ],
    ["zh", "我们开始。你好吗？很好。", ["我们开始。", "你好吗？", "很好。"]],
  ])("%s: %s", (locale, text, expected) => {
    expect(slices(text, locale)).toEqual(expected);
  });

  test("a broken locale is read as English", () => {
    expect(slices("One. Two.", "not a locale!")).toEqual(["One.", "Two."]);
  });
});

describe("the other kinds of line", () => {
  test("list items begin after their marker and may hold several sentences", () => {
    const text = "- First thing. It matters.\n2. Second thing";
    expect(slices(text)).toEqual(["First thing.", "It matters.", "Second thing"]);
    expect(sentencesOf(text, "en").map(({ kind }) => kind)).toEqual(["item", "item", "item"]);
  });

  test("a code line and a table row are one slice each", () => {
    const text = "    const a = 1. Two;\n\nName | Price. Now\nAda | 3";
    expect(slices(text)).toEqual(["const a = 1. Two;", "Name | Price. Now", "Ada | 3"]);
    expect(sentencesOf(text, "en").map(({ kind }) => kind)).toEqual(["code", "row", "row"]);
  });
});

function withoutMarkers(gap: string): string {
  return gap.replace(/^ {0,3}(?:[-*+•]|\d{1,9}[.)])[ \t]+/gm, "").trim();
}

const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        "Dr.",
        "U.S.",
        "1.",
        "- ",
        "\n",
        "\n\n",
        "    ",
        " | ",
        "A b.",
        "e\u0301",
        " \u0301",
        "👩‍👩‍👧",
        "。",
        "?",
        "z. B. ",
        "\r\n",
        "x",
      ),
      {
        maxLength: 25,
      },
    )
    .map((parts) => parts.join(" ")),
);

test("slices are ordered, trimmed, not empty, cover every non-blank character but markers, and cut no grapheme", () => {
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
  fc.assert(
    fc.property(texts, fc.constantFrom("en", "de", "zh", "xx-broken-"), (text, locale) => {
      const bounds = new Set([...graphemes.segment(text)].map(({ index }) => index)).add(text.length);
      let last = 0;
      for (const { start, end } of sentencesOf(text, locale)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(text.slice(start, end).trim()).not.toBe("");
        expect(text.slice(start, end).trimEnd()).toBe(text.slice(start, end));
        expect(bounds.has(start) && bounds.has(end)).toBe(true);
        expect(withoutMarkers(text.slice(last, start))).toBe("");
        last = end;
      }
      expect(withoutMarkers(text.slice(last))).toBe("");
    }),
    { numRuns: 3000 },
  );
});
