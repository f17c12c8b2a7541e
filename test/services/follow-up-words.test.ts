import { describe, expect, test } from "bun:test";
import { languageOf } from "../../src/generation/language/languages.ts";

const isFollowUp = (message: string, locale: string) => languageOf(locale).followUp.test(message);

describe("A word for what was said before makes a message a follow-up", () => {
  test.each([
    ["de", "Kann ich das ändern?"],
    ["de", "Kann ich den auch wieder löschen?"],
    ["de", "Was kostet das?"],
    ["nl", "Waar kan ik dat melden?"],
    ["nl", "Wat kost het?"],
  ])("%s: %s", (locale, message) => {
    expect(isFollowUp(message, locale)).toBe(true);
  });

  test.each([
    ["de", "Was kostet das Essen?"],
    ["de", "Wo liegt das Becken?"],
    ["de", "Muss ich zahlen, damit der Hafen öffnet?"],
    ["nl", "Wat kost het eten?"],
    ["nl", "Wanneer is het examen?"],
  ])("and an article or a conjunction does not, %s: %s", (locale, message) => {
    expect(isFollowUp(message, locale)).toBe(false);
  });
});
