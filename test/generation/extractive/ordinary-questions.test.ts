import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const asked = async (title: string, heading: string, text: string, locale = "en"): Promise<string[]> =>
  (await faqsOf(page(title, [[heading, text]], locale))).map(({ question }) => question.replaceAll("\u00a0", " "));

describe("a heading of a page in English", () => {
  test.each([
    ["Where to find my receipt?", "You can find your receipt in the box.", "Where can I find my receipt?"],
    ["How the updates are packed?", "The updates are packed every night by a machine.", "How are the updates packed?"],
    ["Is it free?", "Yes, Acme is free for up to ten people.", "Is Acme free?"],
    ["Why is the law important?", "The law is important because it protects boxes.", "Why is the law important?"],
    ["Take part in survey", "1. Open the link.\n2. Answer.\n3. Click Send.", "How do I take part in a survey?"],
    [
      "Leave feedback on product",
      "1. Open the page of the box.\n2. Choose a star.\n3. Click Send.",
      "How do I leave feedback on a product?",
    ],
    [
      "Get started with branch",
      "1. Open the list of boxes.\n2. Choose a name.\n3. Click Send.",
      "How do I get started with a branch?",
    ],
    [
      "Unlink document from object",
      "1. Open the list of boxes.\n2. Choose a name.\n3. Click Save.",
      "How do I unlink a document from an object?",
    ],
  ])("asks with the right words: %s", async (heading, text, question) => {
    expect(await asked("Acme", heading, text)).toEqual([question]);
  });

  test("is no amount where it counts days", async () => {
    expect(await asked("Acme", "What is the minimum age?", "Bring a pass on day one. Children need a parent.")).toEqual(
      [],
    );
    expect(
      await asked("Acme", "What is the minimum age?", "Visitors have to be sixteen, or twelve with a parent."),
    ).toEqual(["What is the minimum age?"]);
  });

  test("is asked for beside a few that are done on a screen", async () => {
    const tasks = ["Delete an account", "Export a report", "Change the language", "Invite a friend", "Print a label"];
    const steps = ["Enter your details", "Press the reset button", "Fill in the form"];
    const sections = [...steps, ...tasks, "What does a big box cost?"].map((heading): [string, string] => [
      heading,
      heading.endsWith("?")
        ? "A big box costs ten euros a month."
        : "1. Open the menu of boxes.\n2. Choose the right line.\n3. Click Save.",
    ]);
    const questions = (await faqsOf(page("Acme", sections))).map(({ question }) => question);
    expect(questions).toContain("What does a big box cost?");
    expect(questions).toContain("How do I delete an account?");
    expect(questions).not.toContain("How do I press the reset button?");
  });
});

describe("a heading of a page in another language", () => {
  test.each([
    [
      "nl",
      "Een klacht indienen?",
      "Stuur een brief naar de winkel. Bel ons daarna op.",
      "Hoe kan ik een klacht indienen?",
    ],
    ["nl", "Het slot wijzigen?", "Ga naar de kast en klik op het slot.", "Hoe kan ik het slot wijzigen?"],
    ["nl", "Een doos beschadigd?", "Stuur ons een foto van de doos. Wij sturen een nieuwe.", "Een doos beschadigd?"],
    ["nl", "Nog geen sleutel?", "Vraag een sleutel in de winkel. Dat is gratis.", "Nog geen sleutel?"],
    ["nl", "Voel je je niet goed?", "Blijf thuis en bel de winkel.", "Voel je je niet goed?"],
    [
      "de",
      "Ein Konto erstellen?",
      "Klicken Sie auf Kisten und geben Sie Ihren Namen ein.",
      "Wie kann ich ein Konto erstellen?",
    ],
    ["de", "Die Kiste gestohlen?", "Rufen Sie sofort den Laden an und melden Sie es.", "Die Kiste gestohlen?"],
    [
      "de",
      "Wie wir Ihre Kisten schützen?",
      "Wir verschließen Ihre Kisten jeden Abend.",
      "Wie wir Ihre Kisten schützen?",
    ],
    ["fr", "Une erreur s’affiche ?", "Rechargez la page et ouvrez la boîte.", "Une erreur s’affiche ?"],
    ["fr", "Une boîte volée ?", "Appelez le magasin et faites fermer la boîte.", "Une boîte volée ?"],
    ["fr", "Vous avez déjà un compte ?", "Ouvrez la boîte avec votre clé.", "Vous avez déjà un compte ?"],
    ["fr", "Comment gérez-vous mes boîtes ?", "Nous gardons vos boîtes deux ans.", "Comment gérez-vous mes boîtes ?"],
    ["fr", "Comment financer votre projet ?", "Déposez une demande au magasin.", "Comment financer votre projet ?"],
    [
      "fr",
      "Pourquoi est-il interdit de fumer ?",
      "Il est interdit de fumer car tout est en bois.",
      "Pourquoi est-il interdit de fumer ?",
    ],
    [
      "fr",
      "Comment trouver ce dont j’ai besoin ?",
      "Utilisez la liste des boîtes.",
      "Comment trouver ce dont j’ai besoin ?",
    ],
    [
      "fr",
      "Que dit notre règlement sur les chiens ?",
      "Notre règlement autorise les chiens.",
      "Que dit notre règlement sur les chiens ?",
    ],
  ])("is asked as it is, or for what it is done (%s): %s", async (locale, heading, text, question) => {
    expect(await asked("Acme", heading, text, locale)).toEqual([question]);
  });

  test.each([
    ["fr", "Aide aux boîtes", "Qui peut demander cette aide ?", "Les voisins peuvent demander cette aide."],
    ["es", "Ayuda de cajas", "¿Quién puede pedir esta ayuda?", "Los vecinos pueden pedir esta ayuda."],
    ["pt", "Cartão", "Quem pode pedir este cartão?", "Os vizinhos podem pedir este cartão."],
  ])("may point at what its title names (%s)", async (locale, title, heading, text) => {
    expect(await asked(title, heading, text, locale)).toEqual([heading]);
    expect(await asked("Acme", heading, text, locale)).toEqual([]);
  });

  test.each([
    ["fr", "Comment les trouver ?", "Les boîtes sont dans le magasin. Demandez la clé à la caisse."],
    ["fr", "Comment présenter ce budget ?", "Écrivez le prix des boîtes. Envoyez la liste au magasin."],
  ])("is not where it points at what stands before it: %s, %s", async (locale, heading, text) => {
    expect(await asked("Acme", heading, text, locale)).toEqual([]);
  });

  test("is no way where it only says that one may choose", async () => {
    const text = "Na de cursus kun je er zelf voor kiezen om de doos te verwijderen via de website.";
    expect(await asked("Acme", "Doos verwijderen", text, "nl")).toEqual([]);
  });

  test("is no way where it only says to log in", async () => {
    const text =
      "Pour créer une boîte, vous devez vous connecter à l’interface d’administration - onglet Boîtes > Liste.";
    expect(await asked("Acme", "Créer une boîte", text, "fr")).toEqual([]);
  });
});

describe("a list of orders in another language", () => {
  const list = "- Sélectionnez les boîtes\n- Ouvrez le menu\n- Cliquez sur Changer";
  const answers = async (heading: string, text: string): Promise<string[]> =>
    (await faqsOf(page("Acme", [[heading, text]], "fr"))).map(({ answer }) => answer);

  test("stands behind the way that is told before it", async () => {
    const text = `Cliquez sur la boîte et tapez la nouvelle couleur.\n\nLa page peut aussi servir à changer plusieurs boîtes :\n${list}`;
    const [answer = ""] = await answers("Changer une boîte", text);
    expect(answer).toStartWith("Cliquez sur la boîte et tapez la nouvelle couleur.");
  });

  test("is no way for all where it is for a case", async () => {
    const shared = `Il suffit de cocher l’option du groupe.\n\nSi l’option est fermée, procédez ainsi :\n${list}`;
    expect(await answers("Changer une boîte", shared)).toEqual([]);
    const numbered = list
      .replace(/- /g, () => "1. ")
      .replace("1. Ouvrez", "2. Ouvrez")
      .replace("1. Cliquez", "3. Cliquez");
    expect(
      await answers(
        "Comment vérifier la boîte ?",
        `La boîte est prête.\n\nToutefois, si ce n’est pas le cas, voici les étapes :\n${numbered}`,
      ),
    ).toEqual([]);
  });

  test("is the way where its lead leads to it", async () => {
    const [behind] = await answers(
      "Comment changer une boîte ?",
      `Vous devez avoir une clé.\n\nPour changer une boîte :\n${list}`,
    );
    expect(behind).toContain("Pour changer une boîte : Sélectionnez les boîtes. Ouvrez le menu.");
    expect(await answers("Changer une boîte", `Pour changer une boîte :\n${list}`)).toEqual([
      "Pour changer une boîte : Sélectionnez les boîtes. Ouvrez le menu. Cliquez sur Changer.",
    ]);
  });
});
