import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

const items = [
  "Use the same password in all of your accounts.",
  "Share your password with other people at work.",
  "Write your password on paper next to the screen.",
];
const list = items.map((item) => `- ${item}`).join("\n");
const said = "A password is what keeps other people out of your account at Acme.";

describe("an item is no takeaway without the line that turns it round", () => {
  test.each([
    "Never:",
    "Avoid the following:",
    "You should not do the following:",
    "It is forbidden to:",
    "We will never ask you to:",
    "Under no circumstances:",
    "Refrain from the following:",
    "Stay away from these habits:",
    "These things are not allowed:",
    "These are common mistakes:",
    "If you want to lose your account:",
  ])("%s", async (lead) => {
    for (const shown of await takeawaysOf(page("Passwords", [["", `${said}\n\n${lead}\n\n${list}`]])))
      expect(items).not.toContain(shown);
    expect(await takeawaysOf(page("Passwords", [["", `${lead}\n\n${list}`]]))).not.toContain(items[0]);
  });

  test.each([
    ["Common myths", "en"],
    ["Misconceptions about passwords", "en"],
    ["Deprecated", "en"],
    ["No longer allowed", "en"],
    ["No se aceptan:", "es"],
    ["Sin soporte", "es"],
    ["Nous n'acceptons pas :", "fr"],
    ["Non accettiamo:", "it"],
    ["Obsolètes", "fr"],
    ["Irrtümer", "de"],
  ])("nor below the heading %s", async (heading, locale) => {
    const of = (heading: string) =>
      takeawaysOf(
        {
          ...page("Passwords", [
            ["", said],
            [heading, list],
          ]),
          locale,
        },
        6,
      );
    expect((await of(heading)).filter((shown) => items.includes(shown))).toEqual([]);
    expect((await of("Passwords at work")).filter((shown) => items.includes(shown))).not.toEqual([]);
  });

  const same: Record<string, string> = {
    es: "Use la misma contraseña en todas las cuentas que tenga.",
    fr: "Utilisez le même mot de passe pour tous vos comptes.",
    de: "Verwenden Sie dasselbe Passwort für alle Ihre Konten.",
    pt: "Use a mesma senha em todas as contas que você tem.",
    it: "Usate la stessa password per tutti i vostri conti.",
    nl: "Gebruik hetzelfde wachtwoord voor al uw accounts.",
    zh: "你用于其他账户（比如银行账户或电邮）的密码或者这些密码的一部分。",
  };

  test.each([
    ["es", "Nunca:", "Siempre:"],
    ["es", "No haga lo siguiente:", "Haga lo siguiente:"],
    ["fr", "Évitez :", "Toujours :"],
    ["fr", "Il est interdit de :", "Il est permis de :"],
    ["de", "Niemals:", "Immer:"],
    ["de", "Häufige Fehler:", "Häufige Wege:"],
    ["pt", "Não faça o seguinte:", "Faça o seguinte:"],
    ["it", "Evitare:", "Sempre:"],
    ["nl", "Vermijd het volgende:", "Doe het volgende:"],
    ["zh", "避免以下行为：", "采取以下行为："],
  ])("in %s: %s, but not of %s", async (locale, lead, other) => {
    const item = same[locale] ?? "";
    const below = (line: string) => `${line}\n\n- ${item}\n- ${item.replace(/^\S+ /, "")}`;
    expect(await takeawaysOf(page("Acme", [["", below(lead)]], locale))).not.toContain(item);
    // By itself, or all of the list with what leads to it.
    const told = await takeawaysOf(page("Acme", [["", below(other)]], locale));
    const whole = `${other.replace(/ ?[:：]$/u, "")}`;
    expect(told.some((text) => text === item || (text.startsWith(whole) && told.length === 1))).toBe(true);
  });

  test.each([
    "What not to do",
    "Don'ts",
    "Never do this",
    "Mistakes to avoid",
    "Prohibited",
    "Not allowed",
    "Bad practices",
  ])("below the heading %s", async (heading) => {
    expect(await takeawaysOf(page("Passwords", [[heading, list]]))).toEqual([]);
  });

  test("though that line is an item itself", async () => {
    for (const deeper of ["  ", ""]) {
      const nested = `- At work, never:\n${deeper}- ${items[0]}\n${deeper}- ${items[1]}`;
      expect(await takeawaysOf(page("Passwords", [["", nested]]))).toEqual([]);
    }
  });

  test("but is one beside a list that such a line leads to", async () => {
    const safe = "Lock the door of your house whenever you leave it.";
    const lists = `- At work:\n - Never:\n  - ${items[0]}\n- At home:\n - ${safe}`;
    expect(await takeawaysOf(page("Safe doors", [["", lists]]))).toEqual([safe]);
  });

  test("but is one below a line that turns nothing", async () => {
    expect(await takeawaysOf(page("Passwords", [["Good practices", `Please do all of this:\n\n${list}`]]))).not.toEqual(
      [],
    );
  });
});

describe("an item that goes on with a scale", () => {
  test.each([
    [
      "en",
      "Children 6 and under must be accompanied by an adult.",
      "Children 9 and under must be watched by somebody of 13.",
      "Swimmers may not use the diving board at night.",
    ],
    [
      "de",
      "Kinder unter 6 Jahren müssen mit einem Erwachsenen kommen.",
      "Kinder unter 9 Jahren brauchen jemanden von 13 Jahren.",
      "Schwimmer dürfen das Sprungbrett nachts nicht benutzen.",
    ],
  ])("is no takeaway, as by itself it holds for others too (%s)", async (locale, strict, lax, other) => {
    const told = await takeawaysOf(
      page("Pool", [["", [strict, lax, other].map((item) => `- ${item}`).join("\n")]], locale),
      5,
    );
    expect(told).toEqual([strict, other]);
  });

  test("unless it only has a number", async () => {
    const items = ["Zone 1 parking costs two pounds an hour.", "Zone 2 parking costs one pound for all of a day."];
    expect(await takeawaysOf(page("Parking", [["", items.map((item) => `- ${item}`).join("\n")]]))).toEqual(items);
  });
});
