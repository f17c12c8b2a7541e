import { describe, expect, test } from "bun:test";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { faqsOf, page } from "./fixtures.ts";

// Where a way begins that is too long to be told, and ways that are told for one platform each.

const rest = [
  "Type the name that the box shall have, and the name of the street that it stands in.",
  "Choose the people of your team who may open the box, and those who may only look into it.",
  "Enter the days of the week on which the box is emptied, and the hours of each of those days.",
  "Press the green button and wait until the box tells you that it has heard of you.",
];
const numbered = (steps: readonly string[]) => steps.map((step, i) => `${i + 1}. ${step}`).join("\n");
const askedOf = async (text: string, heading = "Register a new box") => faqsOf(page("Boxes", [[heading, text]]));
const where = "Where do I go to register a new box?";

describe("A way that is too long to be told is asked for by its beginning", () => {
  test.each([
    [["Go to the Boxes page of Acme.", ...rest], "Go to the Boxes page of Acme."],
    [["Open Acme Vault.", "Click New box in the menu.", ...rest], "Open Acme Vault. Click New box in the menu."],
    [["Log in to the portal", "Select Boxes", ...rest], "Log in to the portal. Select Boxes."],
    [["Select Boxes from the menu on the left.", ...rest], "Select Boxes from the menu on the left."],
    [
      ["Click Boxes in the menu, or press Boxes on the page.", ...rest],
      "Click Boxes in the menu, or press Boxes on the page.",
    ],
    [["Go to https://acme.example/boxes?page=1.", ...rest], "Go to https://acme.example/boxes?page=1."],
    [["In the portal of Acme, choose Boxes.", ...rest], "In the portal of Acme, choose Boxes."],
    [["Open your account and go to the Boxes tab:", ...rest], "Open your account and go to the Boxes tab."],
  ])("as far as it leads somewhere: %j", async (steps, answer) => {
    expect(await askedOf(numbered(steps))).toEqual([{ question: where, answer }]);
  });

  test("never by what is typed there, as if the new thing were", async () => {
    const steps = numbered(["Enter your box address at https://acme.example.", ...rest]);
    expect(await askedOf(steps, "Delete a box address")).toEqual([]);
  });

  test("never by signing in alone", async () => {
    expect(await askedOf(numbered(["Log into your Acme account.", ...rest]))).toEqual([]);
  });

  test("never by an application that is only opened", async () => {
    expect(await askedOf(numbered(["Open the Acme boxes app.", ...rest]))).toEqual([]);
  });

  test("in a list of orders and in sentences too", async () => {
    const steps = ["Go to the Boxes page of Acme.", "Click New box in the menu.", ...rest];
    const begun = [{ question: where, answer: "Go to the Boxes page of Acme. Click New box in the menu." }];
    expect(await askedOf(steps.map((step) => `- ${step}`).join("\n"))).toEqual(begun);
    expect(await askedOf(steps.join(" "))).toEqual(begun);
  });

  test("with three steps at most", async () => {
    const steps = ["Go to the Boxes page of Acme.", "Click Boxes.", "Click All.", "Click Mine.", "Click New.", ...rest];
    expect((await askedOf(numbered(steps)))[0]?.answer).toBe("Go to the Boxes page of Acme. Click Boxes. Click All.");
  });

  test("and never with the step that ends it", async () => {
    const steps = ["Go to the Boxes page of Acme.", "Click Save in the menu that opens.", ...rest];
    expect((await askedOf(numbered(steps)))[0]?.answer).toBe("Go to the Boxes page of Acme.");
  });

  test("in few words where they are an address, and with what is said in brackets left out", async () => {
    const steps = ["Go to app.acme.example (You may see another page. Press Home on it.)", "Select Boxes.", ...rest];
    const split = numbered(steps).replace(" (You", "\n   (You");
    expect((await askedOf(split))[0]?.answer).toBe("Go to app.acme.example. Select Boxes.");
    expect(await askedOf(numbered(["Go to app.acme.example.", ...rest]))).toHaveLength(1);
    expect(await askedOf(numbered(["Open Acme Vault.", ...rest]))).toEqual([]);
  });

  test("below a numbered heading, which is asked without its number", async () => {
    const steps = numbered(["Go to the Boxes page of Acme.", ...rest]);
    const source = page("Boxes", [
      ["1.1 Keys", "Keys open all of the boxes that stand in one street."],
      ["1.2 Register a new box", steps],
    ]);
    expect((await faqsOf(source)).map(({ question }) => question)).toContain(where);
    // By itself it may be a name.
    const [only] = await faqsOf(page("Boxes", [["1.1.1.1 Set up a new box", steps]]));
    expect(only?.question).not.toBe("Where do I go to set up a new box?");
  });

  test("in bullets as well", async () => {
    const source = page("Boxes", [
      ["Register a new box", numbered(["Go to the Boxes page of Acme.", "Click New.", ...rest])],
    ]);
    expect((await faqsOf(source, "bullets"))[0]?.answer).toBe("- Go to the Boxes page of Acme.\n- Click New.");
  });

  test("where the page's title asks for it", async () => {
    const steps = numbered(["Go to the Boxes page of Acme.", ...rest]);
    const opening = "Boxes keep the letters of all people who live in one house and have no box of their own.";
    const source = page("Register a new box", [
      ["", opening],
      ["Procedure", steps],
    ]);
    expect(await faqsOf(source)).toContainEqual({ question: where, answer: "Go to the Boxes page of Acme." });
  });

  test.each([
    "Open Terminal and run sudo rm -rf /var/lib/acme.",
    "Go to the Settings page of Acme and delete all of your boxes.",
    "Log in to your bank and transfer 500 euros to the account of Acme.",
    "Head to the dashboard and press Cancel plan at once.",
    "Log in to the portal unless you have been told to stop by support.",
    "Go to the Security tab if you have one; otherwise call us.",
    "In a large bowl, press the dough flat.",
    "Under local anaesthetic, open the gum.",
    "Visit times are from nine to five each day.",
    "Access to the portal is limited to administrators only.",
    "Open Fire doors with both of your hands.",
    "Open the Mason jar with the key that you were sent.",
    "Tap the nail gently into the wall at the mark on your page.",
    "Go to sleep early the day before you come.",
    "Select a reader from your team who has time on your account.",
    "Sign in with the password admin and the user name root.",
    "Go to the next section of the manual.",
    "Do you have the app? Go to Settings of it.",
    "Go to Settings, turn off two-factor authentication, and then open Members.",
    "Go to Settings & revoke all tokens.",
    "Go to Boxes, every one of them in a row.",
    "Go to Members, where you overwrite the owner with your own name.",
    "Open Settings by entering the root password 1234.",
    "Go to the Members page once the server has been stopped.",
    "Go to Settings (do this after a backup).",
    "Click Factory wipe from the Settings menu.",
  ])("but never by: %s", async (step) => {
    expect((await askedOf(numbered([step, ...rest]))).filter(({ question }) => question === where)).toEqual([]);
  });

  test("nor further than to what costs something or ends it", async () => {
    for (const step of [
      "Click Cancel plan.",
      "Click Pay now.",
      "Select Erase.",
      "Click Deploy.",
      "Choose Boxes and wipe them.",
    ]) {
      const steps = ["Go to the Boxes page of Acme.", step, ...rest];
      expect((await askedOf(numbered(steps)))[0]?.answer).toBe("Go to the Boxes page of Acme.");
    }
  });

  test.each([
    ["a warning stands above it", (steps: string) => `Warning: unplug the box first.\n\n${steps}`],
    ["its lead names a case", (steps: string) => `If you are a teacher:\n\n${steps}`],
    ["it is said whose it is", (steps: string) => `Premium customers follow these steps:\n\n${steps}`],
    ["something is lost by it", (steps: string) => `${steps}\n\nAll of your old keys are revoked by this.`],
    ["another list tells another way", (steps: string) => `${steps}\n\nIn the app:\n\n${steps}`],
  ])("nor where %s", async (_, around) => {
    const steps = numbered(["Go to the Boxes page of Acme.", ...rest]);
    expect((await askedOf(around(steps))).filter(({ question }) => question === where)).toEqual([]);
  });

  test.each([
    "avoid bad boxes",
    "know if my box is full",
    "stay safe with boxes",
    "be sure of a box",
    "enable for boxes",
  ])("nor for what nobody goes anywhere: %s", async (task) => {
    const asked = await askedOf(numbered(["Go to the Boxes page of Acme.", ...rest]), `How do I ${task}?`);
    expect(asked.filter(({ question }) => question.startsWith("Where"))).toEqual([]);
  });

  test.each([
    ["begins with no place", ["Open the box with its key.", ...rest]],
    ["begins with what is made", ["Write down the number of the box.", ...rest]],
    ["begins with what stands elsewhere", ["Go to the page that is named above.", ...rest]],
    ["begins with a visitor", ["Visitors see the page of the boxes.", ...rest]],
    ["has two lists of few steps", ["Go to the Boxes page of Acme.", "Click Boxes.\n\n1. Go home.\n2. Open it all."]],
    ["begins with code", ["Go to the Boxes page of Acme.\n\n       acme box new", ...rest]],
  ])("but not where it %s", async (_, steps) => {
    expect((await askedOf(numbered(steps))).filter(({ question }) => question === where)).toEqual([]);
  });

  test("but not where a list holds more than orders", async () => {
    const things = ["The box that you were sent", "The key of the box", "A table that carries both of them"];
    const items = ["Go to the Boxes page of Acme.", ...things].map((item) => `- ${item}`).join("\n");
    expect((await askedOf(items)).filter(({ question }) => question === where)).toEqual([]);
  });

  test("but not where all of it can be told", async () => {
    const [only, ...more] = await askedOf(
      numbered(["Go to the Boxes page of Acme.", "Click New box.", "Type its name."]),
    );
    expect(more).toEqual([]);
    expect(only?.question).toBe("How do I register a new box?");
  });

  test.each(["Remove a box", "Undo", "Prerequisites", "If you are a teacher", "In the portal"])(
    "nor by its title what stands below a heading of something else: %s",
    async (heading) => {
      const asked = await faqsOf(
        page("Register a new box", [
          ["", "Boxes keep the letters of all people who live in one house."],
          [heading, numbered(["Go to the Boxes page of Acme.", ...rest])],
        ]),
      );
      expect(asked.filter(({ question }) => question === where)).toEqual([]);
    },
  );

  test("nor a heading by what stands below one of something else", async () => {
    const text = numbered(["Go to the Boxes page of Acme.", ...rest]);
    const passages = [
      { heading: "Register a new box", level: 2, anchor: "a", text: "", ordinal: 0, score: 1 },
      { heading: "Undo it", level: 3, anchor: "b", text, ordinal: 1, score: 1 },
    ];
    expect(await faqsOf({ ...page("Boxes", []), passages })).toEqual([]);
  });

  test("nor a heading that stands again behind one without text", async () => {
    const heading = "How do I open a box?";
    const below: [string, string][] = [
      [heading, numbered(["Take the box out of the cart.", "Cut the tape with a knife."])],
      ["Carts of the south", ""],
      [heading, "Ask the clerk of the south to open it for you."],
    ];
    expect(await faqsOf(page("Houses", below.slice(0, 2)))).toHaveLength(1);
    expect(await faqsOf(page("Houses", below))).toEqual([]);
  });

  test("nor without a version that stands before it", async () => {
    const steps = numbered(["Go to the Boxes page of Acme.", ...rest]);
    const source = page("Boxes", [
      ["22.04 Register a new box", steps],
      ["24.04 Remove a new box", steps.replace("Boxes", "Works")],
    ]);
    expect((await faqsOf(source)).filter(({ question }) => question === where)).toEqual([]);
  });

  test.each([
    ...["Release notes", "Order status", "Block explorer", "Update history"],
    ...["Register a new box faster", "Register a new box without a key"],
  ])("nor a heading that names a thing, or asks for a manner: %s", async (heading) => {
    const asked = await askedOf(numbered(["Go to the Boxes page of Acme.", ...rest]), heading);
    expect(asked.filter(({ question }) => question.startsWith("Where"))).toEqual([]);
  });

  test("but not where a page tells of several ways, by its title", async () => {
    const [home, work] = [
      ["Go to the Boxes page of Acme.", ...rest],
      ["Write down the number of the box.", ...rest],
    ];
    const dashes = (steps: readonly string[]) => steps.map((step) => `- ${step}`).join("\n");
    const others = [
      [numbered(home), numbered(work)],
      [dashes(home), dashes(home.with(0, "Go to the Works page of Acme."))],
    ];
    for (const [atHome = "", atWork = ""] of others) {
      const source = page("Register a new box", [
        ["At home", atHome],
        ["At work", atWork],
      ]);
      expect((await faqsOf(source)).filter(({ question }) => question === where)).toEqual([]);
    }
  });
});

describe("In other languages a way is followed to the address where it begins", () => {
  test.each([
    [
      ...["es", "Cambiar la contraseña", "¿Dónde cambiar la contraseña?", "Vaya a https://acme.example/es."],
      "Escriba su nombre y el nombre de la calle, y espere a que llegue la carta con el número de la caja.",
    ],
    [
      ...["es", "¿Cómo cambio mi contraseña?", "¿Dónde cambio mi contraseña?", "Vaya a https://acme.example/es."],
      "Escriba su nombre y el nombre de la calle, y espere a que llegue la carta con el número de la caja.",
    ],
    [
      ...[
        "fr",
        "Comment puis-je changer mon nom ?",
        "Où puis-je changer mon nom ?",
        "Allez sur https://acme.example/fr.",
      ],
      "Saisissez le nom de la rue et le numéro de la maison, puis attendez la lettre qui porte ce numéro.",
    ],
    [
      ...["de", "Passwort zurücksetzen", "Passwort zurücksetzen – wo geht das?", "Öffnen Sie https://acme.example/de."],
      "Geben Sie den Namen der Straße und die Nummer des Hauses ein und warten Sie auf den Brief mit der Nummer.",
    ],
    [
      ...["zh", "更改电子邮件地址", "在哪里更改电子邮件地址？", "访问 https://acme.example/zh 并登录。"],
      "输入街道的名称和房屋的号码，然后等待写有该号码的信件，再把这个号码交给在门口等你的人，请他打开盒子。",
    ],
  ])("%s: %s", async (locale, heading, question, answer, rest) => {
    const steps = numbered([answer, ...Array(9).fill(rest)]);
    const source = page("Acme", [[heading, steps]], locale);
    expect(await faqsOf(source)).toEqual([{ question, answer }]);
    const nowhere = steps.replace(/https:\S*/u, "Acme Acme Acme Acme Acme");
    expect(await faqsOf(page("Acme", [[heading, nowhere]], locale))).toEqual([]);
  });

  test.each([
    ["es", "¿Cómo cambio mi contraseña?", "No abra nunca https://fraude.example/es."],
    ["es", "¿Cómo cambio mi contraseña?", "Vaya a https://acme.example/es y borre todas las cajas."],
    ["es", "¿Cómo cambio mi contraseña?", "Vaya a https://acme.example/es y haga clic en Eliminar todo."],
    ["es", "¿Cómo cambio mi contraseña?", "Ingrese su contraseña en https://fraude.example/es."],
    ["es", "¿Cómo cambio mi contraseña?", "La página https://acme.example/es está cerrada desde mayo."],
    ["es", "¿Cómo cambio mi correo?", "Ingrese su correo electrónico en https://acme.example/es."],
    ["fr", "Comment changer mon e-mail ?", "Saisissez votre adresse e-mail sur https://acme.example/fr."],
    ["de", "E-Mail-Adresse ändern", "Geben Sie Ihre E-Mail-Adresse auf https://acme.example/de ein."],
    ["zh", "更改电子邮件地址", "在 https://acme.example/zh 输入您的电邮地址。"],
    ["es", "¿Cómo evitar el fraude?", "Vaya a https://acme.example/es."],
    ["fr", "Comment changer mon nom ?", "N'ouvrez jamais https://fraude.example/fr."],
    ["de", "Passwort zurücksetzen", "Öffnen Sie niemals https://betrug.example/de."],
    ["it", "Cambiare la password", "Non aprire mai https://frode.example/it."],
    ["pt", "Alterar a senha", "Nunca abra https://fraude.example/pt."],
    ["nl", "Wachtwoord wijzigen", "Open nooit https://fraude.example/nl."],
    ["zh", "更改电子邮件地址", "切勿访问 https://fraud.example/zh 并登录。"],
  ])("but never by what is forbidden, or does more: %s, %s %s", async (locale, heading, step) => {
    const steps = numbered([step, ...Array.from({ length: 30 }, (_, i) => `Escriba el nombre ${i} de la calle.`)]);
    const asked = await faqsOf(page("Acme", [[heading, steps]], locale));
    expect(asked.filter(({ question }) => /D[óo]nde|Où|wo geht|Dove|Onde|Waar|在哪里/.test(question))).toEqual([]);
  });

  test("but a question that asks for no way is not asked for a place", async () => {
    const more = Array.from({ length: 9 }, (_, i) => `Escriba el nombre de la calle ${i}.`);
    const steps = numbered(["Vaya a https://acme.example/es.", ...more]);
    const asked = await faqsOf(page("Acme", [["¿Cómo funciona la caja de Acme?", steps]], "es"));
    expect(asked.filter(({ question }) => question.includes("Dónde"))).toEqual([]);
  });
});

describe("A section that is named by a platform is asked for what stands above it", () => {
  const guide = (heading: string, title = "Install Acme Vault"): SourcePage =>
    page(title, [
      ["", "Acme Vault runs on the machines of all people who work in one house."],
      [heading, "Download the installer and run it. Then restart your machine to finish."],
    ]);

  test.each([
    ["Windows", "on Windows"],
    ["For Windows 11", "on Windows 11"],
    ["macOS", "on macOS"],
    ["Mac", "on a Mac"],
    ["Android", "on Android"],
    ["Google Chrome", "in Google Chrome"],
    ["Mobile App", "in the mobile app"],
  ])("%s", async (heading, platform) => {
    const questions = (await faqsOf(guide(heading))).map(({ question }) => question);
    expect(questions).toEqual([`How do I install Acme Vault ${platform}?`]);
  });

  test("the heading above it rather than the title, and each one of its own", async () => {
    const source = page("All of Acme Vault", []);
    const passage = (heading: string, level: number, text: string, ordinal: number) => ({
      ...{ heading, level, text, ordinal, anchor: `${heading}-${ordinal}`, score: 1 },
    });
    const passages = [
      passage("Install the app", 2, "", 0),
      passage("Windows", 3, "Download the installer for your machine and run it.", 1),
      passage("Remove the app", 2, "", 2),
      passage("Windows", 3, "Open the list of programs, choose the app and press Remove.", 3),
    ];
    expect((await faqsOf({ ...source, passages })).map(({ question }) => question)).toEqual([
      "How do I install the app on Windows?",
      "How do I remove the app on Windows?",
    ]);
  });

  test("each platform once, however alike their questions are", async () => {
    const systems = ["Windows", "macOS", "Linux", "Android"];
    const steps = [
      "Download the installer from the list of all installers and run it.",
      "Drag the icon of the program into the folder of your applications.",
      "Enter the address of the repository into your package manager.",
      "Tap the tile in the store and wait for its green light.",
    ];
    const source = page(
      "Install and update the desktop program",
      systems.map((system, i) => [system, steps[i] ?? ""]),
    );
    expect((await faqsOf(source)).map(({ question }) => question)).toEqual(
      systems.map((system) => `How do I install and update the desktop program on ${system}?`),
    );
  });

  test.each([
    ["Uninstallation", "Windows", "Open the list of programs, choose the app and press Remove."],
    ["System requirements", "macOS", "You need macOS 12 or later. Make sure that you have 16 GB of memory."],
  ])("but not the title below another heading: %s", async (above, heading, text) => {
    const passages = [
      { heading: above, level: 2, anchor: "a", text: "", ordinal: 0, score: 1 },
      { heading, level: 3, anchor: "b", text, ordinal: 1, score: 1 },
    ];
    const asked = await faqsOf({ ...page("Install the app", []), passages });
    expect(asked.filter(({ question }) => question.startsWith("How do I install"))).toEqual([]);
  });

  test.each([
    ["Clean a house", "Windows"],
    ["Plan a trip to Kenya", "Safari"],
    ["Import bookmarks", "From Chrome"],
    ["Move my data to a new iPhone", "Android"],
    ["Enable cookies in your browser", "Microsoft Edge"],
  ])("but not what no platform is for: %s, %s", async (title, heading) => {
    const questions = (await faqsOf(guide(heading, title))).map(({ question }) => question);
    expect(
      questions.filter((question) => /(?:on|in) (?:Windows|Safari|Chrome|Android|Microsoft Edge)\?$/.test(question)),
    ).toEqual([]);
  });

  test("and none whose section tells of no software", async () => {
    const text = "Measure the frame, cut the boards to its width and nail them on. Then paint them in white.";
    const asked = await faqsOf(page("Install the new trim", [["Windows", text]]));
    expect(asked.filter(({ question }) => question.includes("Windows"))).toEqual([]);
  });

  test("once, where the title says that it is on a computer", async () => {
    const [only] = await faqsOf(guide("Windows", "Install the app on your computer"));
    expect(only?.question).toBe("How do I install the app on Windows?");
  });

  test("not by its title alone where all of it is told for one", async () => {
    const steps = numbered(["Go to the Boxes page of Acme.", ...rest]);
    const asked = await faqsOf(page("Install the app", [["Windows", steps]]));
    expect(asked.map(({ question }) => question)).toEqual(["Where do I go to install the app on Windows?"]);
  });

  test.each([
    ["that the question names already", guide("Windows", "Install Acme Vault on Windows")],
    ["below a title that asks for no way", guide("Windows", "All of Acme Vault")],
    ["that is part of a name", guide("Windows Hello", "Install the app")],
    ["that is part of a name, of a thing with a name", guide("Windows Hello", "Install Acme Vault")],
  ])("but none %s", async (_, source) => {
    const questions = (await faqsOf(source)).map(({ question }) => question);
    expect(
      questions.filter((question) => /(?:on|in) .*(?:on|in) Windows|on Windows Hello|All of/.test(question)),
    ).toEqual([]);
  });
});
