import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./extractive-fixtures.ts";

// An answer has the form that its question asks for, or the question is not shown.

const numbered = (steps: readonly string[]) => steps.map((step, i) => `${i + 1}. ${step}`).join("\n");
const answersUnder = async (heading: string, text: string, locale = "en"): Promise<string[]> =>
  (await faqsOf(page("Acme", [[heading, text]], locale))).map(({ answer }) => answer);

describe("A question for yes or no", () => {
  test.each([
    [
      "zh",
      "我可以关闭第二种验证方法吗？",
      "Acme 不允许您关闭它，但您可以在浏览器中设置“记住浏览器”功能。",
      ["输入邮箱和密码以开始登录过程。", "输入代码并选择“记住浏览器”。", "点击“继续”按钮。"],
    ],
    [
      "es",
      "¿Puedo desactivar el segundo método?",
      "Acme no le permite desactivarlo, pero puede configurar la función “Recordar navegador”.",
      ["Ingrese su correo.", "Seleccione “Recordar este navegador”.", "Haga clic en “Continuar”."],
    ],
    [
      "en",
      "Can I turn off the second method?",
      "Acme keeps it on for everybody, but you can set up the “remember browser” feature.",
      ["Enter your mail.", "Select “Remember this browser”.", "Press “Continue”."],
    ],
  ])("is not answered by steps instead of what is said above them (%s): %s", async (locale, heading, said, steps) => {
    expect(await answersUnder(heading, `${said}\n\n${numbered(steps)}`, locale)).toEqual([said]);
  });
});

describe("A question for what several things are", () => {
  test.each([
    ["a kind with what sets it apart", "Returns are parcels that their buyers send back to the shop of Acme."],
    ["people", "Returns are people who come back to Acme for a second time, or for a third one."],
    ["one thing that they are together", "Returns are a short name for all that is sent back to the shop of Acme."],
  ])("is answered by %s: %s", async (_, said) => {
    const asked = await faqsOf(page("Returns", [["", said]]));
    expect(asked).toEqual([{ question: "What are returns?", answer: said }]);
  });

  test.each([
    ["what they cost", "Returns are free for members who order on the website of Acme."],
    ["what can be done", "Returns are possible in the app for everyone who has an account."],
    ["what is done with them", "Returns are sent by post to the house that stands behind the garden."],
    ["what is done with them now", "Returns are already used on more than 100 sites that reach many people."],
    ["what is not done with them", "Returns are currently not used for anything other than the moves of an account."],
  ])("is not made of %s: %s", async (_, said) => {
    const asked = await faqsOf(page("Returns", [["", said]]));
    expect(asked.filter(({ question }) => question.startsWith("What are"))).toEqual([]);
  });

  test("is not made of what they are built on, whatever its heading names", async () => {
    const said = "The Standards are built on top of this gem, so it helps you to know how the gem is used.";
    expect(await answersUnder("The Standards", said)).toEqual([]);
  });
});
