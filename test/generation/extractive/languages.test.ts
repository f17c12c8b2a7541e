import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { withAccents } from "../../../src/generation/extractive/answer/typed/with-accents.ts";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { fold } from "../../../src/search/analysis/fold.ts";
import { processorClock } from "../../support/processor-clock.ts";
import { answerTask, faqsOf, page, run, takeawaysOf, textOf } from "./fixtures.ts";

const questionsOf = async (heading: string, text: string, locale: string): Promise<string[]> =>
  (await faqsOf(page("Acme", [[heading, text]], locale))).map(({ question }) => question);

const orders: Record<string, string> = {
  es: "Abra el panel de su cuenta y seleccione la opción nueva. Confirme el cambio con su contraseña.",
  fr: "Ouvrez le tableau de bord et sélectionnez la nouvelle option. Confirmez avec votre mot de passe.",
  de: "Öffnen Sie die Übersicht und wählen Sie die neue Option. Bestätigen Sie mit Ihrem Passwort.",
  pt: "Abra o painel da sua conta e selecione a nova opção. Confirme a mudança com a sua senha.",
  it: "Apri il pannello del tuo account e seleziona la nuova opzione. Conferma con la tua password.",
  nl: "Open het overzicht van uw account en kies de nieuwe optie. Bevestig dit met uw wachtwoord.",
  zh: "打开您的帐户页面，然后选择新的选项。请用您的密码确认这一更改。",
};

const news: Record<string, string> = {
  es: "Nuestra empresa fue fundada hace doce años por dos hermanas de Sevilla y todavía es pequeña.",
  fr: "Notre entreprise a été fondée il y a douze ans par deux sœurs de Lyon et reste petite.",
  de: "Unsere Firma wurde vor zwölf Jahren von zwei Schwestern aus Kiel gegründet und ist noch klein.",
  pt: "A nossa empresa foi fundada há doze anos por duas irmãs de Lisboa e continua pequena.",
  it: "La nostra azienda è stata fondata dodici anni fa da due sorelle di Pisa ed è ancora piccola.",
  nl: "Ons bedrijf werd twaalf jaar geleden opgericht door twee zussen uit Delft en is nog klein.",
  ja: "私たちの会社は十二年前に二人の姉妹によって設立され、今も小さな会社です。",
  zh: "我们的公司由两姐妹在十二年前创立，现在仍然是一家规模很小的公司。",
};

describe("FAQs in other languages", () => {
  test.each([
    ["es", "Mi aplicación no funciona", "¿Qué hacer si mi aplicación no funciona?"],
    ["es", "No recibí la carta", "¿Qué hacer si no recibí la carta?"],
    ["es", "Perdí mi teléfono", "¿Qué hacer si perdí mi teléfono?"],
    ["es", "Si perdió su teléfono", "¿Qué hacer si perdió su teléfono?"],
    ["es", "Acme no pudo encontrar mi cuenta", "¿Qué hacer si Acme no pudo encontrar mi cuenta?"],
    ["fr", "Mon application ne fonctionne pas", "Que faire si mon application ne fonctionne pas ?"],
    ["fr", "Je n’ai pas reçu la lettre", "Que faire si je n’ai pas reçu la lettre ?"],
    ["fr", "J’ai perdu mon téléphone", "Que faire si j’ai perdu mon téléphone ?"],
    ["fr", "Il ne me reste plus de codes", "Que faire s’il ne me reste plus de codes ?"],
    ["fr", "Acme n’a pas trouvé mon compte", "Que faire si Acme n’a pas trouvé mon compte ?"],
    ["de", "Wenn Sie Ihr Telefon verloren haben", "Was tun, wenn Sie Ihr Telefon verloren haben?"],
    ["pt", "Minha aplicação não funciona", "O que fazer se minha aplicação não funciona?"],
    ["pt", "Perdi o meu telefone", "O que fazer se perdi o meu telefone?"],
    ["it", "La mia app non funziona", "Che cosa fare se la mia app non funziona?"],
    ["it", "Ho perso il telefono", "Che cosa fare se ho perso il telefono?"],
    ["nl", "Als u uw telefoon kwijt bent", "Wat te doen als u uw telefoon kwijt bent?"],
    ["zh", "我没有收到信件。", "我没有收到信件怎么办？"],
    ["zh", "Acme无法验证你的身份证件", "Acme无法验证你的身份证件怎么办？"],
    ["zh", "忘记密码", "忘记密码怎么办？"],
    ["es", "Acme no pudo encontrar datos que coincidan", "¿Qué hacer si Acme no pudo encontrar datos que coincidan?"],
    ["es", "El código que recibí no funciona", "¿Qué hacer si el código que recibí no funciona?"],
    ["es", "La aplicación no se abre", "¿Qué hacer si la aplicación no se abre?"],
    ["es", "He perdido mi clave", "¿Qué hacer si he perdido mi clave?"],
    ["fr", "S’il ne fonctionne pas", "Que faire s’il ne fonctionne pas ?"],
    ["fr", "Mon paiement a été refusé", "Que faire si mon paiement a été refusé ?"],
    ["zh", "相机工具无法使用", "相机工具无法使用怎么办？"],
  ])("ask what to do about a trouble, where it is told (%s): %s", async (locale, heading, question) => {
    const asked = await questionsOf(heading, orders[locale] ?? "", locale);
    expect(asked.map((each) => each.replace("\u00a0", " "))).toEqual([question]);
    expect(await questionsOf(heading, news[locale] ?? "", locale)).toEqual([]);
  });

  test.each([
    ["es", "Crear una cuenta", "¿Cómo crear una cuenta?"],
    ["es", "Para solicitar otro código", "¿Cómo solicitar otro código?"],
    ["es", "Cambiar de plan", "¿Cómo cambiar de plan?"],
    ["es", "Activar y desactivar avisos", "¿Cómo activar y desactivar avisos?"],
    ["pt", "Trocar de plano", "Como trocar de plano?"],
    ["it", "Cambiare o annullare un ordine", "Come cambiare o annullare un ordine?"],
    ["fr", "Supprimer un compte", "Comment supprimer un compte ?"],
    ["fr", "Prendre des photos", "Comment prendre des photos ?"],
    ["fr", "Pour demander un nouveau code", "Comment demander un nouveau code ?"],
    ["de", "Ein Konto erstellen", "Wie kann ich ein Konto erstellen?"],
    ["pt", "Criar uma conta", "Como criar uma conta?"],
    ["it", "Creare un account", "Come creare un account?"],
    ["nl", "Een account aanmaken", "Hoe kan ik een account aanmaken?"],
    ["zh", "删除您的帐户", "如何删除您的帐户？"],
    ["de", "Passwort zurücksetzen", "Passwort zurücksetzen – wie geht das?"],
    ["nl", "Wachtwoord wijzigen", "Wachtwoord wijzigen – hoe werkt dat?"],
    ["it", "Registrarsi al sito", "Come registrarsi al sito?"],
  ])("ask how a task is done, where it is told at once (%s): %s", async (locale, heading, question) => {
    const asked = await questionsOf(heading, orders[locale] ?? "", locale);
    expect(asked.map((each) => each.replace("\u00a0", " "))).toEqual([question]);
    expect(await questionsOf(heading, `${news[locale]} ${orders[locale]}`, locale)).toEqual([]);
  });

  test.each([
    ["es", "Evaluación y mejoras"],
    ["es", "Para teléfonos o tabletas"],
    ["fr", "Notre mission"],
    ["fr", "Votre formulaire en ligne"],
    ["fr", "Registre des ouvertures"],
    ["de", "Öffnungszeiten"],
    ["zh", "使用规则和条款"],
    ["zh", "联系方式"],
    ["zh", "我们不接受的付款方式"],
    ["de", "Mein Paket ist nicht angekommen"],
    ["de", "Die Preise für Schulen"],
    ["de", "Die Kosten der Ausbildung werden übernommen"],
    ["de", "Wie Sie Ihr Passwort ändern"],
    ["de", "Wer wir sind"],
    ["de", "Ich möchte mein Abo kündigen"],
    ["de", "Bevor Sie die App installieren"],
    ["nl", "Redenen om Acme te gebruiken"],
    ["nl", "Artikelen die je niet kunt retourneren"],
    ["zh", "无法登录的原因"],
    ["zh", "不能取消的订单类型"],
    ["es", "Pagos - ¿Qué es?"],
    ["it", "Terre lontane e belle"],
    ["nl", "Mijn bestelling is niet aangekomen"],
    ["nl", "De prijzen voor scholen"],
    ["nl", "Indien nodig"],
    ["nl", "Hoe u uw wachtwoord wijzigt"],
    ["nl", "Hoe Acme gegevens opslaat"],
    ["nl", "Wanneer de rekening komt"],
    ["de", "Was Formeln können"],
    ["de", "Wie die Kiste funktioniert"],
    ["de", "Was uns unterscheidet"],
    ["es", "Cómo aprender más"],
    ["es", "Los productos no incluidos"],
    ["es", "Las tarjetas que no aceptamos"],
    ["es", "Recibo de compra"],
    ["es", "Alquiler de coches"],
    ["es", "Titular de la cuenta"],
    ["fr", "Les produits que nous ne remboursons pas"],
    ["fr", "J’ai un code promo"],
    ["fr", "Loyer et charges"],
    ["it", "I prodotti che non accettiamo"],
    ["it", "Camere e suite"],
    ["pt", "Os itens que não são trocados"],
    ["pt", "Titular da conta"],
    ["zh", "安全密钥问题"],
    ["de", "Welche Karten wir annehmen"],
    ["de", "Wie lange wir Pakete lagern"],
    ["nl", "Welke kaarten wij aannemen"],
    ["nl", "Hoe lang we pakketten bewaren"],
    ["de", "Noch Fragen?"],
    ["de", "Haben Sie noch Fragen?"],
    ["de", "Brauchen Sie Hilfe?"],
    ["fr", "Besoin d’aide ?"],
    ["fr", "Vous avez encore des questions ?"],
    ["es", "¿Aún tienes dudas?"],
    ["es", "¿Necesitas ayuda?"],
    ["it", "Hai altre domande?"],
    ["pt", "Ainda tem dúvidas?"],
    ["nl", "Heb je nog vragen?"],
    ["de", "Fragen zum Datenschutz?"],
    ["it", "Domande sulla privacy?"],
    ["nl", "Vragen over privacy?"],
  ])("ask nothing about a heading that only names something (%s): %s", async (locale, heading) => {
    expect(await questionsOf(heading, orders[locale] ?? "", locale)).toEqual([]);
  });

  test.each([
    ["de", "Welche Unterlagen erforderlich sind", "Welche Unterlagen sind erforderlich?"],
    ["de", "Wie lange die Prüfung dauert", "Wie lange dauert die Prüfung?"],
    ["de", "Welche Karten Sie haben", "Welche Karten haben Sie?"],
    ["de", "Welche Karten werden angenommen", "Welche Karten werden angenommen?"],
    ["de", "Wie lange haben Sie Zeit", "Wie lange haben Sie Zeit?"],
    ["fr", "Quelles cartes nous acceptons", "Quelles cartes acceptons-nous ?"],
    ["fr", "Pourquoi vous recevez une lettre", "Pourquoi recevez-vous une lettre ?"],
    ["nl", "Hoe lang hebt u de tijd", "Hoe lang hebt u de tijd?"],
  ])("ask what a heading asks in the order of a question (%s): %s", async (locale, heading, question) => {
    const asked = await questionsOf(heading, orders[locale] ?? "", locale);
    expect(asked.map((each) => each.replace("\u00a0", " "))).toEqual([question]);
  });

  test.each([
    ["de", "Räume", "Verantwortlich für die Räume ist die Schule am Markt. Sie erreichen uns dort an jedem Tag."],
    ["de", "Räume", "Rechtsgrundlage für die Räume ist das Gesetz über die Schulen. Es gilt für jedes Haus am Markt."],
    ["nl", "Kamer", "Voor een kamer is een sleutel van de school nodig. De sleutel ligt bij de balie op de markt."],
    ["it", "Stanza", "Per una stanza è un obbligo avere la chiave. La chiave si trova alla cassa della scuola."],
    ["pt", "Sala", "Para uma sala é uma obrigação ter a chave. A chave fica na caixa da escola na praça."],
    [
      "it",
      "Titolare del trattamento",
      "Il titolare del trattamento è la scuola di Acme. La scuola si trova in piazza a Milano.",
    ],
    [
      "es",
      "Responsable del tratamiento",
      "El responsable del tratamiento es la escuela de Acme. La escuela está en la plaza de León.",
    ],
  ])(
    "ask for no thing that a sentence names last, and not what somebody is (%s): %s",
    async (locale, heading, text) => {
      expect(await questionsOf(heading, text, locale)).toEqual([]);
    },
  );

  test.each([
    ["de", "Voraussetzungen", "Welche Voraussetzungen gelten?", "Sie leben in Acme und haben ein Auto."],
    [
      "de",
      "Erforderliche Unterlagen",
      "Welche Unterlagen sind erforderlich?",
      "Bringen Sie ein Foto und den Ausweis mit.",
    ],
    ["de", "Gebühren", "Wie hoch sind die Gebühren?", "Für einen Ausweis zahlen alle 10 € an der Kasse."],
    ["fr", "Coût", "Combien cela coûte-t-il ?", "Une carte coûte 10 € pour tous les adultes."],
    ["fr", "Pièces à fournir", "Quels documents faut-il fournir ?", "Apportez une photo et une lettre de la ville."],
    ["es", "Requisitos", "¿Cuáles son los requisitos?", "Hay que vivir en Acme y tener un coche."],
    ["it", "Scadenze", "Quali sono le scadenze?", "La domanda va presentata entro il 31 dicembre."],
    ["pt", "Prazo", "Qual é o prazo?", "O pedido tem de chegar até 31 de dezembro."],
    ["nl", "Kosten", "Wat zijn de kosten?", "Een kaart kost € 10 voor alle volwassenen."],
    ["zh", "费用", "费用是多少？", "首次办理免费，以后每次办理收取10元。"],
  ])("ask what a visitor wants of a heading that all know (%s): %s", async (locale, heading, question, text) => {
    const [faq] = await faqsOf(page("Acme", [[heading, text]], locale));
    expect(faq?.question.replace("\u00a0", " ")).toBe(question);
    expect(faq?.answer).toBe(text);
  });

  test("ask for no price where none is told", async () => {
    expect(await questionsOf("Kosten", "Über die Kosten der Häuser am Markt sprechen wir mit allen.", "de")).toEqual(
      [],
    );
  });

  test("tell all that is required in bullets, or nothing", async () => {
    const items = ["in Acme wohnen;", "ein Auto haben;", "keine Strafen haben."];
    const asked = async (lead: string, ...more: string[]) => {
      const list = [...items, ...more].map((item) => `- ${item}`).join("\n");
      return faqsOf(page("Ausweise", [["Wer kann einen Ausweis bekommen?", `${lead}\n\n${list}`]], "de"), "bullets");
    };
    const bullets = "- In Acme wohnen\n- Ein Auto haben\n- Keine Strafen haben.";
    expect((await asked("Einen Ausweis bekommt, wer will:"))[0]?.answer).toBe(bullets);
    expect(await asked("Einen Ausweis bekommen alle, die")).toEqual([]);
    expect(await asked("Alle von hier, die eine der folgenden Regeln erfüllen:")).toEqual([]);
    expect(await asked("Einen Ausweis bekommt, wer will:", "jünger als 30 sein.")).toEqual([]);
  });

  test("put no blank between two sentences of a script without blanks", async () => {
    const text = "はい。マイページの注文履歴からいつでもダウンロードできます。紙の領収書は同封しません。";
    const [faq] = await faqsOf(page("茶の葉堂", [["領収書は発行できますか？", text]], "ja"), "bullets");
    expect(faq?.answer.split("\n")[0]).toBe("- はい。マイページの注文履歴からいつでもダウンロードできます。");
  });

  test.each([
    ["es", "Objetivo: ¿Por qué necesitamos su dirección?", "¿Por qué necesitamos su dirección?"],
    ["fr", "L’objectif : pourquoi avons-nous besoin de vous ?", "Pourquoi avons-nous besoin de vous ?"],
    ["zh", "目的：我们为什么需要您的信息？", "我们为什么需要您的信息？"],
    ["zh", "同意 - 我们如何控制信息？", "我们如何控制信息？"],
  ])("ask a page's own question without its label (%s): %s", async (locale, heading, question) => {
    const asked = await questionsOf(heading, orders[locale] ?? "", locale);
    expect(asked.map((each) => each.replace("\u00a0", " "))).toEqual([question]);
  });

  test.each([
    ["es", "¿Cómo cambio mi contraseña?", "Una contraseña es una palabra que abre su cuenta y que nadie más conoce."],
    [
      "fr",
      "Comment puis-je changer mon code ?",
      "Un code est un mot qui ouvre votre compte et que vous seul connaissez.",
    ],
    [
      "de",
      "Wie kann ich mein Passwort ändern?",
      "Ein Passwort ist ein Wort, das ein Konto öffnet und niemandem sonst bekannt ist.",
    ],
    ["pt", "Como posso mudar a minha senha?", "Uma senha é uma palavra que abre uma conta e que mais ninguém conhece."],
    [
      "it",
      "Come posso cambiare la password?",
      "Una password è una parola che apre un account e che nessun altro conosce.",
    ],
    [
      "nl",
      "Hoe kan ik mijn wachtwoord wijzigen?",
      "Een wachtwoord is een woord dat een account opent en dat niemand anders kent.",
    ],
    ["zh", "我如何更改密码？", "密码是一种只有帐户所有者才知道的词语，可以打开这个帐户。"],
  ])("answer a page's own question for a way, but not by what the thing is (%s): %s", async (locale, heading, text) => {
    const asked = async (below: string) =>
      (await questionsOf(heading, below, locale)).filter((question) => question.startsWith(heading.slice(0, 6)));
    expect(await asked(orders[locale] ?? "")).toHaveLength(1);
    expect(await asked(text)).toEqual([]);
  });

  test("do not answer a task by the order to do it", async () => {
    const text = "Administre la configuración de su cuenta, su contraseña y su correo electrónico.";
    expect(await questionsOf("Administrar una cuenta", text, "es")).toEqual([]);
    const told = `${text} Abra el menú de la página y seleccione la cuenta que quiere cambiar.`;
    expect(await questionsOf("Administrar una cuenta", told, "es")).toHaveLength(1);
  });

  test.each([
    [
      "de",
      "Wie kann ich bezahlen?",
      "Sie können mit Kreditkarten, PayPal und Überweisungen von allen Banken bezahlen.",
    ],
    ["it", "Come vengono calcolati i costi?", "I costi di spedizione dipendono dal peso e dal paese di destinazione."],
    ["pt", "Como o preço é calculado?", "O preço depende do peso de cada caixa e do país para onde ela vai."],
    ["fr", "Comment le dossier est-il traité ?", "Chaque dossier passe par deux personnes de notre équipe à Lyon."],
    ["zh", "怎么计算运费？", "运费取决于每个箱子的重量，以及箱子要寄往的国家和地区。"],
  ])("answer how something is by what the page says of it (%s): %s", async (locale, heading, text) => {
    expect(await questionsOf(heading, text, locale)).toHaveLength(1);
  });

  test.each([
    ["es", "Tomar fotos", "Para verificar su identidad, necesitará tomar fotos de ella o llevarla en persona."],
    ["fr", "Prendre un selfie", "Pour confirmer votre identité, vous devrez prendre un selfie ou venir en personne."],
  ])("are no ways that only say what has to be done, or may be (%s): %s", async (locale, heading, text) => {
    expect(await questionsOf(heading, text, locale)).toEqual([]);
  });

  test("tell of a trouble from the beginning: when the rest of it holds", async () => {
    const rest = "Tendrá que volver a iniciar el proceso desde el principio para obtener otro código.";
    const text = `Este no funcionará si ya ha pasado el plazo que se le dio. ${rest}`;
    expect(await questionsOf("Tengo problemas con mi código", text, "es")).toEqual([]);
    expect(await questionsOf("Tengo problemas con mi código", rest, "es")).toHaveLength(1);
  });

  test.each([
    ["es", "Cómo funciona"],
    ["fr", "Comment ça marche ?"],
    ["zh", "这一点如何实现"],
    ["zh", "隐私与安全: 如何实现"],
  ])("ask nothing that names nothing (%s): %s", async (locale, heading) => {
    expect(await questionsOf(heading, orders[locale] ?? "", locale)).toEqual([]);
  });

  test("no statement of a reader who does not understand is a question", async () => {
    expect(await questionsOf("我不明白“云同步”是什么意思。", orders.zh ?? "", "zh")).toEqual([
      "我不明白“云同步”是什么意思怎么办？",
    ]);
  });

  test.each([
    ["es", "Los códigos", "Los códigos son una opción para quienes no tienen teléfono.", "¿Qué son los códigos?"],
    ["es", "Una clave", "Una clave es un dispositivo que se conecta a su computadora.", "¿Qué es una clave?"],
    ["fr", "Une clé", "Une clé est un dispositif que vous connectez à votre ordinateur.", "Qu’est-ce qu’une clé ?"],
    ["it", "I codici", "I codici sono una scelta per chi non ha un telefono.", "Che cosa sono i codici?"],
    ["fr", "L’API", "L’API est une porte par laquelle d’autres programmes entrent.", "Qu’est-ce que l’API ?"],
    ["fr", "L’appli Bivalve", "L’appli Bivalve est un outil qui ouvre les huîtres.", "Qu’est-ce que l’appli Bivalve ?"],
    [
      "it",
      "La Carta Mare",
      "La Carta Mare è una tessera per chi nuota. Chiedi la Carta Mare.",
      "Che cos’è la Carta Mare?",
    ],
    ["es", "La Paz", "La Paz es una ciudad que está cerca de las nubes.", "¿Qué es La Paz?"],
    ["it", "Privacy", "Il Titolare del trattamento è la società Vongola S.p.A. di Roma.", undefined],
    ["fr", "Les codes", "Les codes sont une option pour ceux qui n’ont pas de téléphone.", "Que sont les codes ?"],
  ])("ask what a thing is, or what several are (%s): %s", async (locale, title, text, question) => {
    const asked = await faqsOf(page(title, [["", text]], locale));
    const expected = question === undefined ? [] : [question];
    expect(asked.map((each) => each.question.replace("\u00a0", " "))).toEqual(expected);
  });
});

describe("What a page asks its reader is asked by no visitor", () => {
  const told: Record<string, string> = {
    de: "Sie können uns jeden Monat ein Paket senden. Wir schreiben Ihnen einmal im Jahr davon.",
    fr: "Vous pouvez nous envoyer un colis chaque mois. Nous vous en écrivons une fois par an.",
    es: "Puede enviarnos un paquete cada mes. Le escribimos de él una vez al año.",
    pt: "Você pode nos enviar um pacote por mês. Escrevemos sobre ele uma vez por ano.",
    it: "Puoi inviarci un pacco ogni mese. Te ne scriviamo una volta all'anno.",
    nl: "U kunt ons elke maand een pakket sturen. Wij schrijven u daarover een keer per jaar.",
  };

  test.each([
    ["de", "Möchten Sie jeden Monat spenden?", "Wie kann ich jeden Monat spenden?"],
    ["de", "Möchten Sie uns jeden Monat helfen?", undefined],
    ["de", "Sind Sie Lehrerin?", undefined],
    ["de", "Haben Sie sonntags geöffnet?", "Haben Sie sonntags geöffnet?"],
    ["fr", "Vous souhaitez donner chaque mois ?", "Comment donner chaque mois ?"],
    ["fr", "Êtes-vous enseignant ?", undefined],
    ["fr", "Êtes-vous ouverts le dimanche ?", "Êtes-vous ouverts le dimanche ?"],
    ["es", "¿Quieres colaborar?", "¿Cómo puedo colaborar?"],
    ["es", "¿Eres docente?", undefined],
    ["es", "¿Envían al extranjero?", "¿Envían al extranjero?"],
    ["pt", "Deseja doar todos os meses?", "Como posso doar todos os meses?"],
    ["it", "Sei un insegnante?", undefined],
    ["nl", "Ontdek je een kapot pakket?", undefined],
    ["nl", "Hoe we zorgen voor een pakket?", "Hoe zorgen we voor een pakket?"],
    ["nl", "Heb je een account nodig?", "Heb je een account nodig?"],
    ["pt", "Documentação", undefined],
    ["nl", "Zin om mee te doen?", undefined],
  ])("%s: %s", async (locale, heading, question) => {
    const asked = (await faqsOf(page("X", [[heading, told[locale] ?? ""]], locale))).map((faq) => faq.question);
    expect(asked.map((each) => each.replace("\u00a0", " "))).toEqual(question === undefined ? [] : [question]);
  });
});

describe("takeaways in other languages", () => {
  test.each([
    "Eigene Hafen-App für Mitglieder zur mobilen Verwaltung.",
    "Keine Lampen auf der Liste am Kai.",
    "Hafenpflege mit Lampen, Kähnen und Rampen.",
    "Gibt alle Lampen der Liste mit ihren Kähnen zurück.",
  ])("have a verb and a subject in German, unless nothing else is told: %s", async (name) => {
    const statement = "Der Hafen hat im Winter von acht bis zwölf Uhr offen.";
    expect(await takeawaysOf(page("Hafen", [["", `${name}\n\n${statement}`]], "de"))).toEqual([statement]);
  });

  test.each([
    "Der Eintritt in die Halle kostet die Kinder des Vereins nichts.",
    "Wird die Lampe am Kai nicht bezahlt, bleibt der Hafen dunkel.",
    "Die Kähne liegen neben der großen Halle am Kai.",
    "Helfer brauchen Lampen und warme Jacken.",
  ])("are statements in German: %s", async (statement) => {
    expect(await takeawaysOf(page("Hafen", [["", statement]], "de"))).toEqual([statement]);
  });

  test.each([
    [
      "de",
      "Hafen",
      "Eine kleine Familie, der wir mit einem Kahn helfen.",
      "Der Hafen hat im Winter von acht bis zwölf Uhr offen.",
    ],
    [
      "de",
      "Hafen",
      "Besuch am 5. Kai in Lagos – Ein Ort der Kähne und Lampen.",
      "Der Hafen hat im Winter von acht bis zwölf Uhr offen.",
    ],
    [
      "it",
      "Informativa sui dati personali",
      "Informativa sui dati personali ai sensi degli artt. 13 e 14 del Regolamento.",
      "Il porto tiene i dati dei marinai per dieci anni nel suo archivio.",
    ],
  ])("are statements, and no names (%s): %s", async (locale, title, name, statement) => {
    expect(await takeawaysOf(page(title, [["", `${name}\n\n${statement}`]], locale))).toEqual([statement]);
  });

  test.each([
    ["es", "Existen tres planes: el pequeño, el mediano y el grande, con cien cajas."],
    ["fr", "Quand la température passe sous zéro, la pompe s’arrête et le voyant s’allume."],
    ["de", "Es gibt zwei Tarife, einen für zehn Euro im Monat und einen für zwanzig."],
    ["pt", "Como o seguro cobre todos os danos, o cliente não paga nada pelo conserto."],
    ["nl", "Er zijn twee abonnementen, een voor tien euro per maand en een voor twintig."],
    ["zh", "访问权限由管理员按照每个人的职责来分配，并且每年检查一次。"],
  ])("show a statement, whatever word it opens with (%s): %s", async (locale, said) => {
    expect((await takeawaysOf(page("Acme", [["", `${said}\n\n${news[locale]}`]], locale)))[0]).toBe(said);
  });

  test.each([
    [
      "es",
      "Acme ofrece garantía. La garantía queda anulada en los siguientes casos:",
      "El aparato fue abierto por un técnico.",
    ],
    [
      "de",
      "Die Garantie von Acme gilt zwei Jahre. In diesen Fällen erlischt sie:",
      "Das Gerät wurde von anderen geöffnet.",
    ],
    ["zh", "我们的商店提供退款服务。以下情况不予退款：", "商品已经被使用或者损坏了它的包装。"],
  ])("never show an item that holds only in the cases that its lead names (%s): %s", async (locale, lead, item) => {
    const shown = await takeawaysOf(page("Acme", [["", `${lead}\n\n- ${item}\n\n${news[locale]}`]], locale));
    expect(shown.join("\n")).not.toContain(item.slice(0, 10));
  });

  test.each([
    ["de", "Die Kasse ist am 2. Juni geschlossen.", "Die Kasse bleibt am 2. Juni wegen eines Festes geschlossen."],
    ["es", "lo que la página explica", "En este aviso explicamos cómo la empresa usa los datos."],
    ["nl", "wat de pagina uitlegt", "In deze verklaring leggen we uit hoe we met gegevens omgaan."],
    ["fr", "ce qu’il faut lire", "Veuillez lire attentivement toutes les conditions de ce texte."],
    ["ja", "感謝", "私たちの小さなお店をいつもご利用いただきありがとうございます。"],
    ["de", "dafür", "Als Halter zahlen Sie dafür mit allem Geld, das Sie haben."],
    ["de", "sie", "Gegen Geld tragen wir sie in die Wohnung im dritten Stock."],
    ["de", "ist sie", "In Kiel und Bremen ist sie für alle Leute vorgeschrieben."],
    ["nl", "het", "Verloopt het, dan kunt u naar de balie in de stad gaan."],
    ["fr", "en", "La nouvelle usine doit permettre d’en garder une partie sur place."],
    ["fr", "en", "Vous pouvez en demander un autre au bureau de la ville."],
    ["es", "want of a subject", "Es compatible con todas las ayudas de la ciudad."],
    ["pt", "want of a subject", "É compatível com todas as ajudas da cidade."],
    ["it", "want of a subject", "È compatibile con tutti gli aiuti della città."],
  ])("never show what leans on what is not shown, or is over soon (%s): %s", async (locale, _, leaning) => {
    const text = `${news[locale]}\n\n${leaning}`;
    expect(await takeawaysOf(page("Acme", [["", text]], locale))).toEqual([news[locale]!]);
  });

  test.each([
    ["es", "Es necesario pedir cita en la oficina de la ciudad."],
    ["es", "Está prohibido entrar con perros en la oficina."],
    ["it", "È necessario prenotare la visita alla casa di Acme."],
    ["pt", "É necessário marcar a visita à casa da Acme."],
    ["de", "Achten Sie darauf, dass alle Kisten von Acme trocken bleiben."],
    ["fr", "Il faut demander une carte au bureau de la ville."],
  ])("show what has no subject to lack, or names what it points at (%s): %s", async (locale, said) => {
    expect(await takeawaysOf(page("Acme", [["", said]], locale))).toEqual([said]);
  });

  test.each([
    ["ja", "五千円以上のご注文は送料無料です。", "ただし、沖縄と離島は別途八百円かかります。"],
    ["de", "Melden Sie jede Änderung gleich der Stadt. ", "Andernfalls zahlen alle das Geld der Stadt zurück."],
    ["es", "Todos avisan a la ciudad en diez días. ", "De lo contrario devuelven el dinero a la ciudad."],
    ["fr", "La livraison de tous les colis est gratuite. ", "Cependant, les îles paient dix euros de plus."],
  ])(
    "show what takes a statement back, or follows otherwise, with it, where both are short (%s)",
    async (locale, said, but) => {
      expect(await takeawaysOf(page("Acme", [["", said + but]], locale))).toEqual([said + but]);
    },
  );

  test("are not held up by a lead that says one word again and again", async () => {
    const items = Array.from({ length: 90 }, (_, i) => `- 第${i}个项目是一个完整的句子，用来说明情况。`).join("\n");
    const spent = processorClock();
    await takeawaysOf(page("清单", [["", `${"如果".repeat(8_000)}\n\n${items}`]], "zh"));
    expect(spent()).toBeLessThan(5_000);
  });

  test("show the items of a list that are statements", async () => {
    const items = ["El plan pequeño cuesta diez euros al mes.", "El plan grande cuesta veinte euros al mes."];
    const list = `Acme tiene dos planes para todas las personas y empresas:\n\n${items.map((item) => `- ${item}`).join("\n")}`;
    const shown = (await takeawaysOf(page("Planes de Acme", [["", `${list}\n\n${news.es}`]], "es"))).join("\n");
    for (const item of items) expect(shown).toContain(item.slice(0, -1));
  });

  test.each([
    ["es", "Para más detalles, consulte la declaración de la administración."],
    ["es", "En estos vínculos, puede leer explicaciones más detalladas del servicio."],
    ["es", "Contacte directamente con los programas si tiene preguntas acerca de:"],
    ["es", "Si recibe un mensaje y no está seguro de su legitimidad, siga estos pasos:"],
    ["fr", "Pour plus de détails, veuillez consulter la déclaration de l’administration."],
    ["fr", "Si vous recevez un message d’erreur, veuillez vérifier ce qui suit :"],
    ["fr", "Comment modifier l’adresse communiquée aux organismes partenaires."],
    ["de", "Weitere Informationen finden Sie in der Erklärung der Verwaltung."],
    ["pt", "Para mais detalhes, consulte a declaração da administração pública."],
    ["it", "Per maggiori dettagli, consulta la dichiarazione dell’amministrazione."],
    ["nl", "Meer informatie vindt u in de verklaring van de overheidsdienst."],
    ["zh", "有关更多详细信息，请参阅美国总务管理局的无障碍声明。"],
  ])("show what announces or sends elsewhere for want of others alone (%s): %s", async (locale, message) => {
    const shown = await takeawaysOf(page("Acme", [["", `${message}\n\n${news[locale]}`]], locale));
    expect(shown).toEqual([news[locale] ?? ""]);
  });

  test("never show a lead without its list, nor an item without its lead", async () => {
    const lead = "Puede haber varios motivos distintos por los que una persona necesite eliminar su cuenta de Acme:";
    const text = `${lead}\n\n- Ya no necesita una cuenta de Acme para su trabajo de cada día con las demás personas.\n- Se da cuenta de que tiene varias cuentas con direcciones de correo diferentes y quiere una.`;
    const shown = await takeawaysOf(page("Eliminar una cuenta", [["", `${text}\n\n${news.es}`]], "es"));
    expect(shown).toEqual([news.es ?? ""]);
  });
});

test.each([
  [
    "es",
    "Cómo entrar si tiene una clave",
    "Cuando cambie su contraseña, necesitará su clave para entrar en su cuenta.",
  ],
  ["es", "Cómo entrar cuando no dispone de su teléfono", "Su cuenta le pedirá una segunda contraseña en ese momento."],
  ["fr", "Comment entrer si vous avez une clé", "Votre compte vous demandera la clé et le code à la fin de la page."],
])("what holds in the case that a heading ends with is no takeaway (%s): %s", async (locale, heading, text) => {
  const source = page("Acme", [
    [heading, text],
    ["", news[locale] ?? ""],
  ]);
  expect(await takeawaysOf(source)).toEqual([news[locale] ?? ""]);
});

test("an item that only names a task is no takeaway in another language", async () => {
  const items = "- Efectuar tareas de la agencia, como cargar su currículum o programar una cita.\n- Ver sus datos.";
  const source = page("Ayuda", [
    ["", items],
    ["", news.es ?? ""],
  ]);
  expect(await takeawaysOf({ ...source, locale: "es" })).toEqual([news.es ?? ""]);
});

test("a page of cases alone is told by what holds in them, not by nothing", async () => {
  const said = "Your account was locked because it may be tried five times an hour.";
  const source = page("Why is my account locked?", [["If your account was locked", said]]);
  expect(await takeawaysOf(source)).toEqual([said]);
  const other = "Accounts are locked to keep the boxes of their owners safe from others.";
  expect(
    await takeawaysOf({ ...source, passages: [...source.passages, ...page("x", [["", other]]).passages] }),
  ).toEqual([other]);
});

test.each([
  [
    "es",
    "¿Por qué está cerrada la caja?",
    "La caja se cierra por varios motivos, como los días de fiesta o la lluvia.",
    "como los",
    "según los",
  ],
  [
    "fr",
    "Pourquoi la caisse est-elle fermée ?",
    "La caisse se ferme pour plusieurs raisons, notamment la pluie ou les fêtes.",
    "notamment la",
    "selon la",
  ],
  [
    "de",
    "Warum ist die Kiste zu?",
    "Die Kiste ist aus vielen Gründen zu, darunter Regen und die Tage der Feste.",
    "darunter",
    "dank",
  ],
  ["zh", "为什么箱子被关闭？", "箱子被关闭有多种原因，包括下雨或者节日。", "包括", "按照"],
])(
  "a sentence that names some of what a list behind it tells is an answer by itself (%s)",
  async (locale, question, said, names, other) => {
    const list = "- Acme 1\n- Acme 2\n- Acme 3\n- Acme 4\n- Acme 5";
    const asked = (text: string) => faqsOf(page(question, [["", `${text}\n\n${list}`]], locale));
    expect(await asked(said)).toEqual([{ question, answer: said }]);
    expect(await asked(said.replace(names, other))).toEqual([]);
  },
);

test("a time is asked for by an infinitive, an adverb is no thing, and a verb has no capital inside its question", async () => {
  const told = async (heading: string, text: string, locale: string) =>
    (await faqsOf(page("Acme", [[heading, text]], locale))).map(({ question }) => question);
  const use = "Man verwendet Formeln, wenn Werte aus vielen Notizen zusammenkommen, und sonst nicht.";
  expect(await told("Wann Formeln verwenden", use, "de")).toEqual(["Wann Formeln verwenden?"]);
  const editor = "Standardmäßig ist der Editor auf die neue Ansicht eingestellt, die alle Leute kennen.";
  expect(await told("", editor, "de")).toEqual([]);
  const named = `${orders.es} Pulse Crear nota. Luego pulse Crear nota y elija Crear nota.`;
  expect(await told("Crear una nota", named, "es")).toEqual(["¿Cómo crear una nota?"]);
});

test.each([
  ["de", "Hinweis 1: Die Kiste hat einen Deckel.", "Die Kiste hat einen Deckel.", "Mehr zur Kiste steht hier."],
  ["fr", "Remarque 1 : La caisse a un couvercle.", "La caisse a un couvercle.", "La caisse peut être vue ici."],
  ["es", "Nota: La caja tiene una tapa.", "La caja tiene una tapa.", "La caja se puede ver aquí."],
  ["pt", "Atenção: A caixa tem uma tampa.", "A caixa tem uma tampa.", "A caixa pode ser vista aqui."],
  ["it", "Nota 2: La scatola ha un coperchio.", "La scatola ha un coperchio.", "La scatola si può vedere qui."],
  [
    "nl",
    "Let op: De doos heeft een deksel.",
    "De doos heeft een deksel.",
    "De doos is in de onderstaande tabel te zien.",
  ],
])(
  "a note is shown without its mark, and what only points somewhere is not (%s)",
  async (locale, note, shown, points) => {
    expect(await takeawaysOf(page("Acme", [["", `${note}\n\n${points}`]], locale))).toEqual([shown]);
  },
);

describe("An answer to what is typed without accents", () => {
  const spanish = page(
    "Bicicletas",
    [["", "La garantía del cuadro es de diez años. La instalación tarda una hora."]],
    "es",
  );
  const french = page("Vélos", [["", "La sécurité du vélo est vérifiée. La réparation dure une heure."]], "fr");
  const answered = async (query: string, source: SourcePage) =>
    textOf(await run(answerTask(query, [source], { locale: source.locale })));

  test.each([
    ["cuanto tarda la instalacion", "cuánto tarda la instalación", spanish],
    ["GARANTIA DEL CUADRO", "GARANTÍA DEL CUADRO", spanish],
    ["securite du velo", "sécurité du vélo", french],
  ])("is that to what is meant: %s", async (query, meant, source) => {
    expect(await answered(query, source)).toBe(await answered(meant, source));
    expect(source.passages[0]?.text).toContain((await answered(query, source)).split(". ")[0] ?? "?");
  });

  test("leaves a word as it is typed where pages write it so too, and changes nothing but accents", () => {
    const both = page(
      "Percorso",
      [["", "La meta del percorso è il lago. La metà del tragitto è facile, perché è breve."]],
      "it",
    );
    expect(withAccents("la meta", [both], "it")).toBe("la meta");
    expect(withAccents("Meta perche FACILE", [both], "xx")).toBe("Meta perché FACILE");
    const word = fc.constantFrom("meta", "perche", "Facile", "è", "?", "breve", "securite", "  ", "x1");
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const query = words.join(" ");
        expect(fold(withAccents(query, [both, french, spanish], "it"))).toBe(fold(query));
      }),
    );
  });
});
