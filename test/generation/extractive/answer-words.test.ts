import { describe, expect, test } from "bun:test";
import { sameAsked, wordingOf, wordingsOf } from "../../../src/generation/extractive/answer/asked.ts";
import { answerTask, page, run, textOf } from "./fixtures.ts";

const account = page("Your account", [
  ["Delete your account", "To delete an account, choose it in the list and press the red button."],
  ["Close a window", "A window of the app is closed by its cross."],
]);
const office = page("The office", [
  ["Dress code", "A suit is fine, and so is a shirt without a tie."],
  ["Sickness", "Whoever is not well calls the desk before nine."],
]);

const replyTo = async (query: string): Promise<string> => textOf(await run(answerTask(query, [account, office])));

describe("an answer in the words of the company", () => {
  test.each([
    ["How do I close my account?", "To delete an account, choose it in the list and press the red button."],
    ["get rid of my account", "To delete an account, choose it in the list and press the red button."],
    ["What should I wear?", "A suit is fine, and so is a shirt without a tie."],
    ["I am ill", "Whoever is not well calls the desk before nine."],
  ])("%s", async (query, answer) => {
    expect(await replyTo(query)).toBe(answer);
  });

  test("leaves what is asked in its own words alone", async () => {
    expect(await replyTo("How do I close a window?")).toBe("A window of the app is closed by its cross.");
  });

  test("denies nothing where only the question did", () => {
    const asksBest = (query: string, heading: string) =>
      Math.max(...wordingsOf(query, "en").map((wording) => sameAsked(wording, wordingOf(heading, "en"))));
    expect(asksBest("I can't remember my password", "Forgot your password")).toBeGreaterThan(0.8);
    expect(asksBest("I can't open the mailing list", "Open the newsletter")).toBeLessThan(0.7);
  });
});
