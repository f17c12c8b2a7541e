import { expect, test } from "bun:test";
import { faqsOf, page, type Section } from "./fixtures.ts";

const told = async (locale: string, title: string, ...sections: Section[]): Promise<string[]> =>
  (await faqsOf(page(title, sections, locale), "paragraph", 8)).map(({ question, answer }) => `${question} ${answer}`);

test("a contact page of nothing but lines is asked for the address and for how somebody is reached", async () => {
  const lines =
    "Postal Address\n12 Mill Lane\nAshford, NJ 07924\n\nE-Mail Address\nhello@acme.example\n\nTelephone Number\n(908) 555-0199\n\nFax Number\n(908) 555-0198";
  expect(await told("en", "Contact Information", ["", lines])).toEqual([
    "What is your postal address? Postal Address: 12 Mill Lane, Ashford, NJ 07924.",
    "How can I contact you? Telephone Number: (908) 555-0199; E-Mail Address: hello@acme.example.",
  ]);
});

test.each([
  ["en", "Contact us", "What is your phone number?", "Phone: 020 7946 0999"],
  ["de", "Kontakt", "Wie kann ich Sie erreichen?", "Telefon: 030 5550199\nE-Mail: post@acme.example"],
  ["fr", "Nous contacter", "Comment vous contacter\u00a0?", "Téléphone : 01 99 00 55 19\nCourriel : nous@acme.example"],
  ["es", "Contacto", "¿Cuál es el correo electrónico?", "Correo electrónico: hola@acme.example"],
  ["it", "Contatti", "Come posso contattarvi?", "Telefono: 06 5550 1999\nE-mail: noi@acme.example"],
  ["pt", "Contato", "Qual é o número de telefone?", "Telefone: 21 5550 1999"],
  ["nl", "Contact", "Hoe kan ik contact opnemen?", "Telefoon: 020 555 0199\nE-mail: wij@acme.example"],
])("what is labelled below a heading of contacts is asked for (%s: %s)", async (locale, heading, question, lines) => {
  const answer = lines.replace("\n", "; ").replaceAll(" : ", ": ");
  expect(await told(locale, "Acme", [heading, lines])).toEqual([`${question} ${answer}.`]);
});

test.each([
  ["en", "Our address", "What is your address? 12 Mill Lane, Ashford TN23 1AB.", "12 Mill Lane\nAshford TN23 1AB"],
  ["de", "Adresse der Werkstatt", "Wie lautet die Adresse? Mühlweg 12, 12345 Ahlen.", "Mühlweg 12\n12345 Ahlen"],
  ["fr", "Adresse", "Quelle est votre adresse\u00a0? 12 rue du Moulin, 59000 Lille.", "12 rue du Moulin\n59000 Lille"],
  ["nl", "Adres", "Wat is het adres? Molenweg 12, 1234 AB Ede.", "Molenweg 12\n1234 AB Ede"],
])("lines below a heading that names an address are one (%s: %s)", async (locale, heading, asked, lines) => {
  expect(await told(locale, "Acme", [heading, lines])).toEqual([asked]);
});

test("where somebody is, where his letters go and a mailbox are asked for each by its heading", async () => {
  const asked = await told(
    "de",
    "Anfahrt",
    ["E-Mail", "post@acme.example"],
    ["Adresse", "Mühlweg 12\n12345 Ahlen"],
    ["Postanschrift", "Acme e.V.\nPostgasse 9\n12345 Ahlen"],
  );
  expect(asked).toEqual([
    "Wie lautet die E-Mail-Adresse? post@acme.example.",
    "Wie lautet die Adresse? Mühlweg 12, 12345 Ahlen.",
    "Wie lautet die Postanschrift? Acme e.V.: Postgasse 9, 12345 Ahlen.",
  ]);
});

test("where several have an address or a number, nobody knows whose is asked for", async () => {
  const places: Section[] = [
    ["Contact the mill", "Phone: 020 7946 0999\nAddress: 12 Mill Lane"],
    ["Contact the barn", "Phone: 020 7946 0111\nAddress: 9 Barn Lane"],
  ];
  expect(await told("en", "Acme", ...places)).toEqual([]);
});

test.each([
  ["Settings", "Phone: 020 7946 0999\nAddress: 12 Mill Lane"],
  ["Contact", "Chair: 020 7946 0999\nSecretary: 020 7946 0111"],
  ["Address", "The street\nThe town"],
  ["Email settings", "Email: you@example.com\nName: Jane"],
])("lines that no heading or label names so are no contacts (%s: %s)", async (heading, lines) => {
  expect(await told("en", "Acme", [heading, lines])).toEqual([]);
});

test("the same number written with the code of its country leaves no doubt whose it is", async () => {
  const asked = await told(
    "de",
    "Acme",
    ["Kontakt", "Telefon: 01234 567890\nE-Mail: post@acme.example\nAdresse: Mühlweg 5, 12345 Ahlen"],
    ["Impressum", "Telefon: +49 1234 567890"],
  );
  expect(asked).toEqual([
    "Wie lautet die Adresse? Adresse: Mühlweg 5, 12345 Ahlen.",
    "Wie kann ich Sie erreichen? Telefon: 01234 567890; E-Mail: post@acme.example.",
  ]);
});

test("another number leaves out the number alone, and not the address", async () => {
  const asked = await told(
    "de",
    "Acme",
    ["Kontakt", "Telefon: 01234 567890\nAdresse: Mühlweg 5, 12345 Ahlen"],
    ["Werkstatt", "Telefon: 01234 111222"],
  );
  expect(asked).toEqual(["Wie lautet die Adresse? Adresse: Mühlweg 5, 12345 Ahlen."]);
});

test("an address is nobody's where several headings of a page name one, in whatever words", async () => {
  const clubs: Section[] = [
    ["Rehearsal & Mailing Address:", "12 Mill Lane\nAshford\nTN23 1AB"],
    ["Mailing Address:", "Cedar House\n9 Barn Lane\nTN23 1AC"],
  ];
  expect(await told("en", "Acme", ...clubs)).toEqual([]);
  expect(await told("en", "Acme", clubs[1]!, ["Mailing Address", "Cedar House, 9 Barn Lane, TN23 1AC"])).toEqual([
    "What is your postal address? Cedar House: 9 Barn Lane, TN23 1AC.",
  ]);
});

test("a comma that ends a line of an address is not doubled", async () => {
  expect(await told("en", "Acme", ["Our address", "12 Mill Lane,\nAshford TN23 1AB"])).toEqual([
    "What is your address? 12 Mill Lane, Ashford TN23 1AB.",
  ]);
});
