import { describe, expect, test } from "bun:test";
import { allOtherPhrases } from "../../../src/generation/language/other-phrases.ts";
import { saysNoAnswer } from "../../../src/generation/no-answer-text.ts";
import { answerTask, page, run, textOf } from "./fixtures.ts";

const replyTo = async (query: string, locale: string) =>
  textOf(
    await run(answerTask(query, [page("A", [["", "B."]], locale)], { locale, queryLanguage: locale, markdown: false })),
  );

describe("What is not found is said in the visitor's language", () => {
  test.each([
    ["ko", "배송은 얼마나 걸리나요?", "이 사이트에서 그에 대한 답을 찾지 못했습니다."],
    ["ja-JP", "送料はいくらですか", "このサイトには、その答えが見つかりませんでした。"],
    ["pl", "Ile kosztuje dostawa?", "Nie ma na to odpowiedzi w tej witrynie."],
    ["nb", "Hva koster levering?", "Det fant jeg ikke noe svar på her på nettstedet."],
    ["nn-NO", "Kva kostar levering?", "Det fant jeg ikke noe svar på her på nettstedet."],
    ["he", "כמה עולה המשלוח?", "לא מצאתי לכך תשובה באתר הזה."],
  ])("%s", async (locale, query, said) => {
    expect(await replyTo(query, locale)).toStartWith(said);
  });

  test("and in English where nothing is known of it", async () => {
    expect(await replyTo("Hvað kostar þetta?", "is")).toStartWith("I couldn't find an answer");
  });

  test("and is known as no answer", () => {
    for (const { noAnswer, page, greeting, closing } of allOtherPhrases)
      for (const text of [noAnswer, page, greeting, closing]) expect(saysNoAnswer(`${text}\n\nA`)).toBe(true);
  });
});
