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
