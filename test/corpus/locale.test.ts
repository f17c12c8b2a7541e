import { describe, expect, test } from "bun:test";
import { localeOf, normalizeLocale, splitLocaleSuffix } from "../../src/corpus/language/locale.ts";
import { pageOf } from "./fixture.ts";

const GERMAN =
  "Der Wasserkocher erhitzt einen Liter Wasser und schaltet sich von selbst aus, sobald das Wasser kocht. Bitte füllen Sie ihn nicht über die Markierung, sonst spritzt kochendes Wasser heraus.";
const ENGLISH =
  "The kettle heats a litre of water and switches itself off as soon as the water boils. Please do not fill it above the mark, or boiling water will spill over the edge.";

test.each([
  ["en_US", "en-us"],
  ["PT-br", "pt-br"],
  ["zh-Hans-CN", "zh-hans-cn"],
  ["x", undefined],
  ["qq", undefined],
  ["", undefined],
])("the tag %p is %p", (tag, expected) => {
  expect(normalizeLocale(tag)).toBe(expected);
});

test.each([
  ["page._es", { name: "page", locale: "es" }],
  ["page.pt-BR", { name: "page", locale: "pt-br" }],
  ["release-1.2", { name: "release-1.2" }],
  ["jquery.min", { name: "jquery.min" }],
  ["api.ts", { name: "api.ts" }],
  ["socket.io", { name: "socket.io" }],
  ["page._io", { name: "page", locale: "io" }],
])("the file name %p", (name, expected) => {
  expect(splitLocaleSuffix(name)).toEqual(expected);
});

/** A quarter of its words are French ones as well. */
const SPANISH =
  "Para crear una cuenta necesita una dirección de correo. Le mandamos un enlace de confirmación, que le lleva de vuelta " +
  "a la tienda. Los datos de la cuenta se cambian después en la página de los ajustes, y los pedidos se ven en la lista";

describe("a page's language", () => {
  test("is none that is written in other letters", () => {
    const sizes = ["S | 150-160 cm | 70 cm", "M | 160-170 cm | 75 cm", "L | 170-180 cm | 80 cm"];
    const rows = ["Size | Height | Inseam", ...sizes].map((row) => `| ${row} |`).join("\n");
    const text = `${rows}\nPick the size by your height. Ask us if you are between two sizes.`;
    expect(localeOf({ explicit: [], url: "https://a.example/sizes", text, fallback: "en" })).toBe("en");
    const serbian =
      "Dobrodošli u našu prodavnicu. Možete da vratite bicikl u roku od trideset dana, a mi ćemo vam vratiti novac na račun sa kojeg ste platili.";
    expect(localeOf({ explicit: [], url: "https://a.example/p", text: serbian, fallback: "en" })).not.toBe("en");
    const korean = `서버를 시작하려면 다음 명령을 실행하세요. ${"npm install acme server start ".repeat(4)} 설정 파일에서 포트를 바꿀 수 있습니다.`;
    expect(localeOf({ explicit: [], url: "https://a.example/k", text: korean, fallback: "en" })).toBe("ko");
  });

  const clues = { explicit: [], url: "https://a.example/x", text: "", fallback: "en" };

  test.each([
    ["fr", "Mise en ligne de la plateforme", "fr"],
    ["it", "Contatti", "it"],
    ["da", "Kontakt os for at få hjælp", "da"],
    ["fr", "Read the terms of use and our privacy policy", "en"],
    ["fr", "Contact us if you have questions about the service", "en"],
    ["fr", "Frequently asked questions about shipping times and returns", "en"],
    ["de", "Écrivez à la mairie pour les horaires de la piscine", "fr"],
    ["da", "Contact us if you have questions about your order and the service", "en"],
    ["de", "Contact us by phone or send an email.", "en"],
    ["de", "Opening hours: Monday to Friday, 9:00 to 17:00.", "en"],
    ["de", "Berths for boats. Ask for prices.", "en"],
    ["de", "Free Wi-Fi in all rooms.", "en"],
    ["de", "Bed and Breakfast Hamburg, Telefon 040 123 456", "de"],
    ["fr", "Restaurant The Garden, Paris, menu midi", "fr"],
    ["de", "Anmeldung per E-Mail, Telefon, Fax", "de"],
    ["de", "Late Check-out bis 12 Uhr", "de"],
    ["de", "Hotel am See, Check-in 14 Uhr", "de"],
    ["de", "Coffee to go und Kuchen", "de"],
    ["fr", "Yoga for you, pour tous", "fr"],
  ])(
    "is that of the pages around it where its text is short and does not tell another: %s: %s",
    (usual, text, locale) => {
      expect(localeOf({ ...clues, fallback: usual, text })).toBe(locale);
    },
  );

  test("is English on a site in another language where its text is", () => {
    expect(localeOf({ ...clues, fallback: "fr", text: ENGLISH })).toBe("en");
    const technical =
      "Run acme install kettle before acme start: the binary is copied to /usr/local/bin and the configuration file is read from acme.yaml.";
    expect(localeOf({ ...clues, fallback: "it", text: technical })).toBe("en");
  });

  test("is what the page says, before anything else", () => {
    expect(localeOf({ ...clues, explicit: [undefined, "nonsense!", "fr"], text: GERMAN })).toBe("fr");
  });

  test("is not what the page says where all of its text is plainly in another one", () => {
    const text = `${ENGLISH} ${ENGLISH} The lid stays closed while it boils, and you can take the filter out with your hand.`;
    expect(localeOf({ ...clues, explicit: ["es"], text })).toBe("en");
    expect(localeOf({ ...clues, explicit: ["en"], text })).toBe("en");
    expect(localeOf({ ...clues, explicit: ["fi"], text })).toBe("fi");
    expect(localeOf({ ...clues, explicit: ["de"], text: `${text} ${GERMAN}` })).toBe("de");
  });

  test("is not what a template says that nobody has told the language to", () => {
    const russian = "Наш чайник кипятит литр воды за три минуты и выключается сам. Гарантия на него два года.";
    expect(localeOf({ ...clues, explicit: ["en"], text: russian })).toBe("ru");
    expect(
      localeOf({
        ...clues,
        explicit: ["en-US"],
        text: "湯沸かし器は一リットルの水を三分で沸かし、自動で止まります。保証は二年間です。",
      }),
    ).toBe("ja");
    expect(localeOf({ ...clues, explicit: ["en"], text: `${ENGLISH} Наш чайник.` })).toBe("en");
    const spanish =
      "Robótica con ROS. La formación de los robots es una de las áreas más populares, y gracias a ellas los alumnos obtienen " +
      "la base de la navegación de robots y de la percepción, que es esencial en la industria. El curso de robótica permite " +
      "usar los sensores de un robot, y es el requisito de la mayoría de las empresas de la región. De la programación se " +
      "aprende lo esencial, y de los paquetes de ROS los más usados en la práctica de la robótica.";
    expect(localeOf({ ...clues, explicit: ["en"], text: spanish })).toBe("es");
    expect(localeOf({ ...clues, explicit: ["en"], text: `${spanish} It boils the water with this lid.` })).toBe("en");
  });

  test("is the path's prefix where the text does not speak against it", () => {
    expect(localeOf({ ...clues, url: "https://a.example/de/x", text: GERMAN })).toBe("de");
    expect(localeOf({ ...clues, url: "https://a.example/it/x", text: ENGLISH })).toBe("en");
    expect(localeOf({ ...clues, url: "https://a.example/es/x", text: "Hola" })).toBe("es");
  });

  test("is told from its words, whatever marks stand between them", () => {
    const french =
      "Saison 2027–28. Les cours de danse ont lieu le mardi soir à la salle des fêtes. Une tenue souple est conseillée.";
    const times = "Lundi | 18 h 00 | 🥋 Confirmés\nMardi | 19 h 15 | 🥋 Débutants\n".repeat(6);
    expect(localeOf({ ...clues, text: `${french}\n${times}` })).toBe("fr");
  });

  test("is not English for words that others have as well, nor for a part of it", () => {
    const danish =
      "Kedlen varmer en liter vand og slukker selv, når vandet koger. Fyld den ikke over mærket, for ellers løber det over. " +
      "Vil du have den ren, skal du lade den køle af. Garantien gælder for to år fra den dag, du har købt den.";
    expect(localeOf({ ...clues, text: danish })).toBe("da");
    const french =
      "La bouilloire chauffe un litre d'eau et s'éteint toute seule dès que l'eau bout. Ne la remplissez pas trop. ";
    expect(localeOf({ ...clues, fallback: "fr", text: `${french.repeat(4)}${ENGLISH}` })).toBe("fr");
    const code =
      'from kettle import Kettle\nfor cup in cups:\n  if cup is not None and cup.full:\n    raise Error("not")\n';
    expect(localeOf({ ...clues, fallback: "de", text: `${GERMAN}\n${code.repeat(2)}` })).toBe("de");
  });

  test("is English where its small words are, whatever its names resemble", () => {
    const text =
      "GSA SmartPier is the largest charge card of the harbour. Participating agencies/organizations use GSA SmartPier to pay their vendors and guards.";
    expect(localeOf({ ...clues, text })).toBe("en");
  });

  test.each([
    "harbour-zoomcamp/week_6_stream_lamps/kestrel/resources/lamps.csv is missing\nCopy the file found in the lamp example: harbour-zoomcamp/week_6_stream_lamps/lamp/kestrel_examples/src/main/resources/lamps.csv",
    "Gaussian Lantern Formulas (Algorithm 331) lantern, Gaussian lantern of integration, weight function, orthogonal polynomials of Gautschi, W.",
    "charts simplify passive lantern filter design universal design data permit design of butterworth and tchebycheff filters of prescribed steady state insertion loss characteristics",
  ])("is not told from paths, keywords and terms where hardly a small word of it is there: %s", (text) => {
    expect(localeOf({ ...clues, text })).toBe("en");
  });

  test("is told from its small words, whatever its names resemble", () => {
    const dutch =
      "We vinden fishing bij ons leuk en dus houden we een Catch The Lamp. Een Catch The Lamp is een wedstrijd waarbij je zo " +
      "veel mogelijk lamps moet vangen. Surf naar de challenges en claim per team een login. Het team met de meeste lamps " +
      "krijgt de cup. Dit event is een friendly event en er is een scoreboard.";
    expect(localeOf({ ...clues, text: dutch })).toBe("nl");
  });

  test("is told from its small words, though a sister language has most of them too", () => {
    const spanish =
      "De 2005 a 2014 hubo dos equipos de la liga en Kirkwall: el Kestrel Rovers y el Harbour United, que jugaron en el " +
      "Harbour Home Stadium y fueron los ganadores de la Kestrel Western Cup en la que no se admite a los de la isla.";
    expect(localeOf({ ...clues, text: spanish })).toBe("es");
  });

  test("is told from its small words, though it shows a name in another script", () => {
    const german =
      "Der Name Thanh Hoa (清化) wird in Hanoi auch Thanh Hóa geschrieben. Die Stadt Dai Viet und der Hafen Nam Dinh sind für " +
      "die Boote von Tran Phu da, und die Kräne von Champa sind für die Kähne von Dai Loc.";
    expect(localeOf({ ...clues, text: german })).toBe("de");
  });

  test("is not told from names and numbers", () => {
    const text = "Kestrel board ver 1.2 schematic PDF file\nKestrel adapter ver 1.0 FCC certificate\n".repeat(3);
    expect(localeOf({ ...clues, text })).toBe("en");
  });

  test.each([
    ["ar", "يمكنك إرجاع المنتجات خلال ثلاثين يومًا. اتصل بخدمة العملاء."],
    ["he", "ניתן להחזיר מוצרים תוך שלושים יום מיום הקנייה."],
    ["th", "เราจัดส่งสินค้าภายในสามวันทำการ กรุณาติดต่อฝ่ายบริการลูกค้า"],
    ["hi", "आप तीस दिनों के भीतर उत्पाद वापस कर सकते हैं।"],
    ["el", "Μπορείτε να επιστρέψετε τα προϊόντα εντός τριάντα ημερών."],
    ["ru", "Вы можете вернуть товар в течение четырнадцати дней."],
  ])("is told from a sentence in letters of its own: %s", (locale, text) => {
    expect(localeOf({ ...clues, text })).toBe(locale);
    expect(localeOf({ ...clues, text: "α, β → γ" })).toBe("en");
  });

  test("is told from the text, and the fallback where that is too short", () => {
    expect(localeOf({ ...clues, text: GERMAN })).toBe("de");
    expect(localeOf({ ...clues, text: "Kurz." })).toBe("en");
    expect(localeOf({ ...clues, fallback: "en-gb", text: ENGLISH })).toBe("en-gb");
    expect(localeOf({ ...clues, fallback: "fr", text: SPANISH })).toBe("es");
  });
});

describe("A page that is mostly a table", () => {
  const page = (title: string, rows: string[], told: string) =>
    pageOf("markdown", `# ${title}\n\n${[rows[0], "--|--|--", ...rows.slice(1)].join("\n")}\n\n${told}`);

  test.each([
    [
      "fr",
      page(
        "Tarifs",
        [
          "Cours | Heure | Prix",
          "Danse pour enfants | Mercredi 16 h | 140 €",
          "Danse pour adultes | Lundi 20 h | 220 €",
        ],
        "Une réduction est accordée aux familles.\n\n* 2 personnes : 15 € de réduction",
      ),
    ],
    [
      "nl",
      page(
        "Tarieven",
        [
          "Les | Tijd | Prijs",
          "Dans voor kinderen | Woensdag 16 uur | € 140",
          "Dans voor ouders | Maandag 20 uur | € 220",
        ],
        "Korting vanaf twee leden.\n\n* 2 leden: € 15 korting",
      ),
    ],
    [
      "en",
      page(
        "Prices",
        ["Class | Time | Price", "Dance for children | Wednesday 4 pm | $140", "Dance for adults | Monday 8 pm | $220"],
        "A discount is given to families.\n\n* 2 persons: $15 off",
      ),
    ],
  ])("is in the language of its words: %s", (locale, { locale: told }) => {
    expect(told).toBe(locale);
  });
});
