import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const told = async (locale: string, text: string, heading = ""): Promise<string[]> =>
  (await faqsOf(page("Info", [[heading, text]], locale), "paragraph", 8)).map(
    ({ question, answer }) => `${question} ${answer}`,
  );

/** By language each question with the sentence that answers it. */
const FACTS: Readonly<Record<string, readonly (readonly [question: string, sentence: string])[]>> = {
  de: [
    ["Wie hoch ist der Jahresbeitrag?", "Der Jahresbeitrag beträgt 40 € für Erwachsene."],
    ["Wie hoch ist Ihr Mitgliedsbeitrag?", "Unser Mitgliedsbeitrag liegt bei 12,50 Euro im Monat."],
    ["Wie hoch sind die Gebühren für Gäste?", "Die Gebühren für Gäste betragen derzeit CHF 40."],
    ["Was kostet der Eintritt?", "Der Eintritt kostet 5 €."],
    ["Was kostet eine Stunde auf der Bahn?", "Eine Stunde auf der Bahn kostet für Kinder 3 Euro."],
    ["Was kostet die Teilnahme?", "Die Teilnahme ist kostenlos."],
    ["Was kosten Karten?", "Karten kosten an der Abendkasse 8 Euro."],
    ["Wann trifft sich die Gruppe?", "Die Gruppe trifft sich jeden Montag um 19 Uhr."],
    [
      "Wann treffen sich die Sänger aus Ahlen?",
      "Die Sänger aus Ahlen treffen sich im Saal jeden ersten Montag im Monat.",
    ],
    ["Wann findet der Kurs für Anfänger statt?", "Der Kurs für Anfänger findet immer dienstags in der Halle statt."],
    ["Wann ist die Werkstatt geöffnet?", "Die Werkstatt ist von Montag bis Freitag geöffnet."],
    ["Wann beginnt das Turnier?", "Das Turnier beginnt um 9 Uhr."],
    ["Wann trefft ihr euch?", "Wir treffen uns einmal im Monat in der Scheune."],
    ["Wann probt ihr?", "Wir proben jeden Dienstag in der Scheune."],
    ["Sind Hunde erlaubt?", "Hunde sind nicht erlaubt."],
    ["Sind Hunde im Garten erlaubt?", "Hunde sind im Garten herzlich willkommen."],
    ["Sind Haustiere erlaubt?", "Haustiere dürfen leider nicht mitgebracht werden."],
    ["Sind Hunde erlaubt?", "Hunde müssen an der Leine geführt werden."],
    ["Ist das Rauchen im Haus erlaubt?", "Rauchen ist im Haus verboten."],
    ["Gibt es Parkplätze?", "Parkplätze sind vorhanden."],
    ["Gibt es Parkplätze?", "Es gibt leider keine Parkplätze am Haus."],
    ["Gibt es Parkplätze?", "Hinter der Scheune stehen 20 kostenlose Parkplätze zur Verfügung."],
    ["Wie hoch ist das Mindestalter für Leiter?", "Das Mindestalter für Leiter beträgt 16 Jahre."],
    ["Ab welchem Alter können Kinder an der Probe teilnehmen?", "Kinder ab 6 Jahren können an der Probe teilnehmen."],
    ["Ab welchem Alter ist die Teilnahme möglich?", "Die Teilnahme ist ab 16 Jahren möglich."],
    ["Ab welchem Alter dürfen Kinder alleine kommen?", "Ab 6 Jahren dürfen Kinder alleine kommen."],
    ["Wann ist die Werkstatt geöffnet?", "Die Werkstatt ist ab 14:00 Uhr für Besucher geöffnet."],
    ["Wie viele Personen fasst der Saal?", "Der Saal fasst bis zu 80 Personen."],
    ["Für wie viele Personen bietet der Saal Platz?", "Der Saal bietet bequem Platz für 80 Personen."],
    ["Ist der Saal barrierefrei?", "Der Saal ist leider nicht barrierefrei."],
  ],
  fr: [
    ["Combien coûte le billet\u00a0?", "Le billet coûte 8 euros."],
    ["À combien s’élève la cotisation annuelle\u00a0?", "La cotisation annuelle est de 40 €."],
    ["À combien s’élève votre adhésion\u00a0?", "Notre adhésion s’élève à 15 € par an."],
    ["Combien coûte l'entrée\u00a0?", "L'entrée est gratuite pour tous."],
    ["Quand se réunit le club\u00a0?", "Le club se réunit tous les mardis à 20h."],
    ["Quand répète la chorale de Lille\u00a0?", "La chorale de Lille répète le jeudi soir."],
    ["Quand est ouverte la ludothèque\u00a0?", "La ludothèque est ouverte du mardi au samedi."],
    ["Quand vous réunissez-vous\u00a0?", "Nous nous réunissons chaque mois à la mairie."],
    ["Les chiens sont-ils admis\u00a0?", "Les chiens ne sont pas admis."],
    ["Les animaux sont-ils admis dans le gîte\u00a0?", "Les animaux sont interdits dans le gîte."],
    ["Est-il permis de fumer\u00a0?", "Il est strictement interdit de fumer."],
    ["Y a-t-il un parking\u00a0?", "Il y a un parking gratuit derrière la salle."],
    ["Y a-t-il un parking\u00a0?", "Un parking gratuit est disponible devant la salle."],
    ["Quel est l’âge minimum\u00a0?", "L'âge minimum est de 16 ans."],
    [
      "À partir de quel âge les enfants peuvent-ils jouer au club\u00a0?",
      "Les enfants peuvent jouer au club à partir de 6 ans.",
    ],
    [
      "À partir de quel âge est-ce que l'école accueille les enfants\u00a0?",
      "L'école accueille les enfants dès 3 ans.",
    ],
    ["Combien de personnes peut accueillir la salle\u00a0?", "La salle peut accueillir jusqu'à 80 personnes."],
    [
      "Est-ce que la salle est accessible aux personnes à mobilité réduite\u00a0?",
      "La salle n'est pas accessible aux personnes à mobilité réduite.",
    ],
  ],
  es: [
    ["¿Cuánto cuesta la entrada?", "La entrada cuesta 5 € en taquilla."],
    ["¿De cuánto es la cuota anual?", "La cuota anual es de 40 €."],
    ["¿Cuánto cuesta la participación?", "La participación es gratuita."],
    ["¿Cuándo se reúne el grupo?", "El grupo se reúne todos los lunes a las 19:00."],
    ["¿Cuándo está abierta la ludoteca?", "La ludoteca está abierta de lunes a viernes."],
    ["¿Cuándo os reunís?", "Nos reunimos los martes en la plaza."],
    ["¿Se admiten perros?", "No se admiten perros."],
    ["¿Se admiten mascotas?", "Las mascotas son siempre bienvenidas."],
    ["¿Se puede fumar en el local?", "Está prohibido fumar en el local."],
    ["¿Hay aparcamiento?", "Hay aparcamiento gratuito junto a la sala."],
    ["¿Cuál es la edad mínima?", "La edad mínima es de 16 años."],
    ["¿A partir de qué edad pueden los niños venir solos?", "Los niños a partir de 6 años pueden venir solos."],
    ["¿Para cuántas personas tiene capacidad la sala?", "La sala tiene capacidad para 80 personas."],
    ["¿Es accesible para sillas de ruedas la sala?", "La sala no es accesible para sillas de ruedas."],
  ],
  it: [
    ["Quanto costa il biglietto?", "Il biglietto costa 5 €."],
    ["A quanto ammonta la quota annuale?", "La quota annuale è di 40 €."],
    ["Quanto costa l'ingresso?", "L'ingresso è gratuito per tutti."],
    ["Quando si riunisce il gruppo?", "Il gruppo si riunisce ogni lunedì alle 19."],
    ["Quando è aperta la ludoteca?", "La ludoteca è aperta dal lunedì al venerdì."],
    ["Quando vi incontrate?", "Ci incontriamo ogni mese in sala."],
    ["Sono ammessi i cani?", "I cani non sono ammessi."],
    ["Sono ammessi animali?", "Non sono ammessi animali."],
    ["Si può fumare nella sala?", "È vietato fumare nella sala."],
    ["C’è un parcheggio?", "C'è un ampio parcheggio dietro la sala."],
    ["Qual è l’età minima?", "L'età minima è di 16 anni."],
    ["A partire da che età i bambini possono venire da soli?", "I bambini dai 6 anni possono venire da soli."],
    ["Quante persone può ospitare la sala?", "La sala può ospitare fino a 80 persone."],
    ["È accessibile alle sedie a rotelle la sala?", "La sala non è accessibile alle sedie a rotelle."],
  ],
  pt: [
    ["Quanto custa a entrada?", "A entrada custa 5 € na porta."],
    ["Quanto é a quota anual?", "A quota anual é de 40 €."],
    ["Quanto custa a visita guiada?", "A visita guiada é gratuita."],
    ["Quando se reúne o grupo?", "O grupo reúne-se todas as segundas-feiras às 19h."],
    ["Quando está aberta a ludoteca?", "A ludoteca está aberta de segunda a sexta."],
    ["Quando se reúnem?", "Reunimo-nos todos os meses no salão."],
    ["São permitidos cães no salão?", "Não são permitidos cães no salão."],
    ["São permitidos animais de estimação?", "Os animais de estimação não são permitidos."],
    ["É permitido fumar no salão?", "É proibido fumar no salão."],
    ["Há estacionamento?", "Há estacionamento gratuito atrás do salão."],
    ["Qual é a idade mínima?", "A idade mínima é de 16 anos."],
    ["A partir de que idade crianças podem vir sozinhas?", "Crianças a partir dos 6 anos podem vir sozinhas."],
    ["Para quantas pessoas tem capacidade o salão?", "O salão tem capacidade para 80 pessoas."],
    ["O salão é acessível a cadeiras de rodas?", "O salão não é acessível a cadeiras de rodas."],
  ],
  nl: [
    ["Wat kost de toegang?", "De toegang kost 5 euro."],
    ["Hoeveel bedraagt de contributie?", "De contributie bedraagt 40 euro per jaar."],
    ["Hoeveel is jullie contributie?", "Onze contributie is slechts € 40 per jaar."],
    ["Wat kost deelname?", "Deelname is gratis voor iedereen."],
    ["Wanneer komt de groep bijeen?", "De groep komt elke maandag bijeen."],
    ["Wanneer repeteert het koor?", "Het koor repeteert op dinsdagavond in de zaal."],
    ["Wanneer is de werkplaats open?", "De werkplaats is van maandag tot vrijdag open."],
    ["Wanneer komen jullie bij elkaar?", "We komen elke maandag bij elkaar."],
    ["Zijn honden toegestaan?", "Honden zijn niet toegestaan."],
    ["Zijn huisdieren in de zaal toegestaan?", "Huisdieren zijn in de zaal niet welkom."],
    ["Is roken toegestaan?", "Roken is strikt verboden."],
    ["Is er parkeergelegenheid?", "Er is voldoende gratis parkeergelegenheid achter de zaal."],
    ["Wat is de minimumleeftijd?", "De minimumleeftijd is 16 jaar."],
    ["Vanaf welke leeftijd mogen kinderen alleen komen?", "Kinderen vanaf 6 jaar mogen alleen komen."],
    ["Vanaf welke leeftijd kun je beginnen met roeien?", "Vanaf 8 jaar kun je beginnen met roeien en zeilen."],
    ["Aan hoeveel personen biedt de zaal plaats?", "De zaal biedt plaats aan 80 personen."],
    ["Is de zaal rolstoeltoegankelijk?", "De zaal is niet rolstoeltoegankelijk."],
  ],
};

const OF_ALL = Object.entries(FACTS).flatMap(([locale, facts]) =>
  facts.map(([question, sentence]) => [locale, question, sentence] as const),
);

describe("what a hall or a club tells in one sentence is asked for in its language:", () => {
  test.each(OF_ALL)("%s: %s %s", async (locale, question, sentence) => {
    expect(await told(locale, sentence)).toEqual([`${question} ${sentence}`]);
  });
});

test("what only leads to another page is no part of a fact", async () => {
  expect(await told("de", "Der Eintritt kostet 5 €. Hier finden Sie unsere Satzung.")).toEqual([
    "Was kostet der Eintritt? Der Eintritt kostet 5 €.",
  ]);
});

test.each([
  ["de", "Die Gruppe besteht aus 40 Leuten."],
  ["de", "Dieser Kurs kostet 5 €."],
  ["de", "Der zweite kostet 5 €."],
  ["de", "Der Schaden beträgt mehrere Jahre."],
  ["de", "Das Fenster öffnet sich um 9 Uhr."],
  ["de", "Es gibt Streit um Parkplätze in der Stadt."],
  ["de", "Hunde sind in alten Liedern oft zu finden."],
  ["de", "Die Halle, die 40 € kostet, ist alt."],
  ["fr", "Le premier coûte 5 €."],
  ["fr", "La subvention est de 400 €."],
  ["fr", "Le club a un bal qui coûte 5 €."],
  ["es", "El segundo cuesta 5 €."],
  ["es", "Si llueve, la entrada cuesta 5 €."],
  ["es", "El foro está abierto a todos los públicos."],
  ["it", "Questo corso costa 5 €."],
  ["pt", "Este curso custa 5 €."],
  ["nl", "De tweede kost 5 euro."],
  ["nl", "Deze zaal biedt plaats aan 80 personen."],
])("what is no such fact, or names nothing, is not asked for (%s: %s)", async (locale, sentence) => {
  expect(await told(locale, sentence)).toEqual([]);
});
