import { describe, expect, test } from "bun:test";
import { segmentOf } from "./pages.ts";

// Small words tell no pages apart: what has many of a question's is not what it asks for.

const questions: [locale: string, query: string, told: string, chatter: string][] = [
  ["ar", "متى يكون التوصيل إلى البيت", "التوصيل مجاني.", "متى يكون هذا إلى ذلك، متى يكون هو إلى هذه."],
  ["cs", "jak je to s dopravou", "Doprava zdarma.", "Jak je to s tím, jak je to s ním, a jak je to tak."],
  ["da", "hvor er jeres kagebod", "Kagebod ved havnen.", "Hvor er det jeres, og hvor er de, hvor er jeres den."],
  ["el", "που είναι το λιμάνι σας", "Λιμάνι Μπέργκεν.", "Που είναι το δικό σας, που είναι αυτό, και που είναι το."],
  ["fi", "missä on teidän satama", "Satama Bergen.", "Missä se on, missä on teidän, ja missä on se."],
  ["hi", "आपका बंदरगाह कहाँ है", "बंदरगाह बर्गन।", "आपका यह कहाँ है, वह कहाँ है, और आपका कहाँ है।"],
  ["hu", "hol van a kikötő", "Kikötő Bergen.", "Hol van ez, hol van az, és hol van a mi."],
  ["nb", "hvor er havnen deres", "Havnen i Bergen.", "Hvor er det deres, og hvor er de, hvor er deres den."],
  ["pl", "gdzie jest wasz port", "Port Bergen.", "Gdzie jest to, gdzie jest on, i gdzie jest wasz."],
  ["ru", "где у вас гавань", "Гавань Бергена.", "Где у вас это, где у нас то, и где у вас он."],
  ["sv", "var är er hamn", "Hamn i Bergen.", "Var är det er, och var är de, var är er den."],
  ["tr", "sizin liman nerede ve nasıl", "Liman Bergen.", "Sizin bu nerede, o nasıl, ve sizin nerede ve nasıl."],
  ["uk", "де у вас гавань", "Гавань Бергена.", "Де у вас це, де у нас те, і де у вас він."],
];

describe("The small words of a question", () => {
  test.each(questions)("weigh nothing beside its topic: %s", (locale, query, told, chatter) => {
    const pages = [told, chatter, chatter, chatter].map((text, at) => ({
      url: `https://www.acme.example/${at}`,
      title: `${at}`,
      text,
      locale,
    }));
    const segment = segmentOf(pages);
    expect(segment.search(query, { limit: 1 }).map(({ page }) => segment.page(page).url)).toEqual([pages[0]!.url]);
  });
});
