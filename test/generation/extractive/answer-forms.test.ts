import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

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

describe("A question that a title asks", () => {
  const titled = async (title: string, text: string, locale = "en") => faqsOf(page(title, [["", text]], locale));

  test.each([
    ["How boxes help shops sell tea", "Boxes help shops to sell tea, as each box holds tea for one week."],
    ["How sturdy are boxes?", "Boxes are as sturdy as wood, and they last for nine years or more."],
    ["When to use a box", "Use a box when you have more tea than fits into the cup of your shop."],
    ["Why use a box?", "A box keeps tea dry, so that it lasts for a year or for two of them."],
    ["Moving a box", "You can move a box by lifting it with the two handles that it has."],
    ["Prerequisites for boxes", "The prerequisites for boxes are a shop, a shelf and a door that can be closed."],
  ])("is shown with an answer of its form: %s %s", async (title, text) => {
    expect((await titled(title, text)).map(({ answer }) => answer)).toEqual([text]);
  });

  test.each([
    ["How boxes help shops sell tea", "We detail how our study of shops informed the boxes that we made for them."],
    ["How sturdy are boxes?", "At Acme, we’re big fans of boxes, and they are one of the ways in which we work."],
    ["When to use a box", "Often, when shops look for boxes, they’re presented with a box that promises it all."],
    ["Why use a box?", "A box is what many shops dream of, and boxes have never been as red as today."],
    ["Moving from shelves to boxes", "You can see the boxes in our shop and read through the shelves of boxes there."],
    ["Prerequisites for boxes", "At Acme, we often advocate for boxes, which are parts of a shelf that can be moved."],
    ["Ask Acme", "Ask Acme is a column that answers what people who work in shops send to us each week."],
    ["What's in a box: Using and reading labels", "Labels on a box. In a box. Labels are there to read and to use."],
  ])("is not shown with what only stands below it: %s %s", async (title, text) => {
    const asked = await titled(title, text);
    expect(asked.filter(({ question }) => !/^What (?:is|are) (?!the prereq)/.test(question))).toEqual([]);
  });

  test.each([
    ["fr", "Comment nous contacter ?", "Votre demande a été envoyée avec succès à notre équipe de Lyon."],
    ["es", "¿Cómo contactarnos?", "Su mensaje se ha enviado correctamente a nuestro equipo de Sevilla."],
    ["it", "Come contattarci?", "Il messaggio è stato inviato correttamente alla nostra squadra di Pisa."],
    ["pt", "Como nos contatar?", "A sua mensagem foi enviada com sucesso para a nossa equipe de Lisboa."],
  ])("for a way is no more answered by what has been done (%s): %s", async (locale, title, text) => {
    expect(await titled(title, text, locale)).toEqual([]);
  });
});

test("A place that a way begins at is one that its reader knows: any editor is none", async () => {
  const rest = Array.from({ length: 12 }, (_, i) => `Type the name of the box number ${i} that you have at home.`);
  const asked = await answersUnder("Create a box", numbered(["Open up a text editor suitable for boxes.", ...rest]));
  expect(asked).toEqual([]);
});

describe("A question of the page itself is not answered", () => {
  test.each([
    ["by how it came up", "Why red boxes?", "After the first week, we noticed that many asked why the boxes are red."],
    ["by who asks it", "What is the weight of a box?", "Very often users ask what is the weight of a box of Acme."],
    ["by calling it a question", "Who buys boxes?", "This was the first question that the team put to the shops."],
    [
      "by what it ought to be besides",
      "Are the boxes easy to find?",
      "Boxes can’t only be easy to find, they have to be red.",
    ],
    [
      "by how many there are",
      "What are the advantages of boxes?",
      "Unlike a shelf, a box has several distinct advantages.",
    ],
    [
      "by a clause without its main one",
      "When should I buy a box?",
      "If it’s a box of this year, which often means that it is new.",
    ],
    [
      "by a clause alone",
      "What are signs of a bad box?",
      "If you can see early on that the box needs a lot of new wood.",
    ],
  ])("%s: %s", async (_, heading, text) => {
    expect(await answersUnder(heading, text)).toEqual([]);
  });

  test.each([
    ["What should I wear?", "If you wear a red shirt, that’s fine with all of us here at the shop."],
    ["When should I buy a box?", "If it’s a box of this year, you can buy it on any day of the week."],
    ["What are the advantages of boxes?", "Boxes have several distinct advantages: they are light, red and round."],
  ])("but by a case with what holds in it, and by things that are told: %s %s", async (heading, text) => {
    expect(await answersUnder(heading, text)).toEqual([text]);
  });
});

describe("A yes or no that one sentence tells ends before what is about something else", () => {
  const no = "The warranty of Acme does not cover water damage of a box.";
  const told = async (text: string) => (await faqsOf(page("Warranty", [["", text]]))).map(({ answer }) => answer);

  test("that shares no word with it", async () => {
    expect(await told(`${no} We send no batteries by air. Our shop in Bern is closed on Mondays.`)).toEqual([no]);
  });

  test.each([
    ["that leans on it", "It does not cover fire either."],
    ["that speaks of it", "A box with water in it can be sent to us."],
  ])("but not before a sentence %s: %s", async (_, more) => {
    expect(await told(`${no} ${more}`)).toEqual([`${no} ${more}`]);
  });

  test("and not where the page asks it: its author wrote all of that", async () => {
    const more = "Our shop in Bern is closed on Mondays.";
    expect(await answersUnder("Does the warranty cover water damage?", `${no} ${more}`)).toEqual([`${no} ${more}`]);
  });
});

test.each([
  [
    "es",
    "¿Cómo elimino mi cuenta?",
    "Si elimina su cuenta:\n\n- Eliminaremos su correo y su teléfono.\n- No podrá entrar en otras tiendas.",
  ],
  [
    "de",
    "Wie lösche ich mein Konto?",
    "Wenn Sie Ihr Konto löschen:\n\n- Wir löschen Ihre Nummer.\n- Sie können sich nicht mehr anmelden.",
  ],
  [
    "pt",
    "Como excluo a minha conta?",
    "Quando a conta é excluída:\n\n- O seu e-mail some.\n- Não poderá entrar em outras lojas.",
  ],
  [
    "it",
    "Come elimino il mio account?",
    "Quando si elimina un account:\n\n- I dati spariscono.\n- Non potrai entrare in altri negozi.",
  ],
  [
    "nl",
    "Hoe kan ik mijn account verwijderen?",
    "Als het account weg is:\n\n- Al uw gegevens zijn weg.\n- U kunt zich niet meer aanmelden.",
  ],
  ["zh", "我如何删除账户？", "如果账户被删除：\n\n- 我们会清除电邮和电话。\n- 您将不能登录其他商店的网站。"],
])("A way is not told by what can no longer be done behind it (%s): %s", async (locale, heading, text) => {
  expect(await answersUnder(heading, text, locale)).toEqual([]);
});
