import { describe, expect, test } from "bun:test";
import { lends, page, takeawaysOf } from "./fixtures.ts";

async function shownOf(sentence: string, locale: keyof typeof lends): Promise<string[]> {
  return await takeawaysOf(page("Boats", [["", `${lends[locale]} ${sentence}`]], locale));
}

describe("A takeaway leans on no sentence that is not shown", () => {
  test.each([
    ["nl", "Als een boot al een riem heeft, wordt hier een bericht van gegeven aan de haven."],
    ["de", "All das ist den Ruderern egal, sie haben Spaß an ihren Booten."],
    ["de", "Auf diesen Steg werden die Boote des Hafens am Abend gebracht."],
    ["nl", "Kijk dan ook even in de boten van de haven."],
    ["nl", "Wij halen dan de boten van de haven op."],
    ["nl", "De huur loopt echter door tot het einde van het seizoen."],
    ["de", "Die Miete läuft allerdings bis zum Ende der Saison."],
    ["fr", "Le loyer court cependant jusqu'à la fin de la saison."],
    ["es", "El alquiler, sin embargo, sigue hasta el fin de la temporada."],
    ["it", "L'affitto prosegue però fino alla fine della stagione."],
    ["it", "Ad essi va un grande aiuto per i remi della baia."],
    ["pt", "O aluguel continua porém até o fim da temporada."],
    ["en", "Related to this is that nobody may lend oars to others."],
    ["en", "Whatever is meant, a rower from that cultural background hearing the lamp takes it for a bell."],
    ["de", "Genau hier setzt der Hafen an, ein Verein mit eigenen Booten und Stegen."],
    ["fr", "Il faut bien pourtant aborder les rames et les quais de la côte."],
    ["fr", "Ramer seul est tentant, mais ce serait là oublier les quais de la côte."],
    ["de", "Das funktioniert auch im Winter, solange das Eis der Bucht dünn genug ist."],
    ["de", "Sie half dabei, die Boote der Bucht zu zählen und zu streichen."],
    ["de", "Mit Hilfe von Leim ist sowas schnell gebaut und am Steg befestigt."],
    ["de", "Hierzu und zu allen Stegen der Bucht beraten die Ruderer am Abend."],
    ["de", "Als Modell aus Holz sieht es dann so aus."],
    ["fr", "En tant qu'atelier, il a besoin de suivre finement ses rames et ses lampes."],
    ["nl", "Acme, zie hun bladzijde over de boten van de haven."],
    ["nl", "Roeihaven. Dit onderdeel valt onder de regels van de boten aan de kade."],
    ["en", "We will get some in the mail to you before the race of the harbour."],
    ["nl", "Na het verven van de boot ziet het er zo uit."],
    ["fr", "La seconde, aussi importante, est également la plus délicate à la rame."],
    ["fr", "Lancé en 2019 par un collectif de rameurs, il est désormais utilisé sur la côte."],
    ["fr", "En lui prêtant une rame, ce seront des milliers de bateaux qui seront sauvés."],
    ["fr", "Bien qu'au centre du port, il est également le moins visité par les rameurs."],
    ["nl", "Nog steeds te vinden aan de kade onder de grote lamp van de haven."],
    ["nl", "Op beide kades wordt door de roeiers van de haven hetzelfde gedaan."],
    ["es", "Si sigue teniendo problemas, es posible que tenga que cambiar su remo."],
    ["it", "Il primo è quello dei remi: come saranno fatti, con quali legni nuovi."],
    ["en", "Make sure you painted one before starting your first race with the rowers of Acme."],
    ["de", "Stelle sicher, dass du bereits eines gestrichen hast, bevor du zum Rennen an den Steg kommst."],
    ["en", "If a lamp fails in a race at night, using this trick to keep it alight will not help."],
    ["es", "Asegúrese de haber pintado uno antes de venir a la carrera de los remeros."],
    ["it", "Assicurati di averne dipinto uno prima di venire alla gara dei rematori."],
    ["pt", "Certifique-se de ter pintado um antes de vir à corrida dos remadores."],
    ["nl", "Zorg dat je er een geverfd hebt voordat je naar de wedstrijd van de roeiers komt."],
    ["en", "On the canals of the north, something very similar happens in the winter."],
    ["de", "Auf den Kanälen im Norden geschieht jeden Winter etwas Ähnliches."],
    ["fr", "Sur les canaux du nord, les rameurs connaissent quelque chose de similaire."],
    ["es", "En los canales del norte ocurre cada invierno algo muy parecido."],
    ["it", "Sui canali del nord accade ogni inverno qualcosa di simile."],
    ["pt", "Nos canais do norte acontece a cada inverno algo bem parecido."],
    ["nl", "Op de kanalen in het noorden gebeurt elke winter iets soortgelijks."],
    ["pt", "Remo este pintado com a tinta azul da oficina (de noite e de dia)."],
    ["en", "Rowers can plan their races for all these canals at the page of the guards."],
    ["en", "Clubs have set forth those stages in yearly plans of their races."],
    ["pt", "A segunda consiste em pintar os remos com a tinta azul da oficina."],
    ["en", "Rowers of other clubs still need a lamp if the option above is enabled."],
    ["de", "Mit ihm kann man im Sommer drei Freunde bis zur Insel bringen, ohne Ruder."],
    ["de", "Wenn sie gestrichen sind, bringt die Werkstatt des Hafens die Ruder zum Steg."],
    ["de", "Um sie zu benutzen, braucht man einen Schlüssel der Werkstatt am Hafen."],
    ["fr", "De son côté, l'atelier du port peint les rames en bleu une fois par an."],
    ["fr", "Avec elle, on emmène trois amis jusqu'à l'île en été, sans rames."],
    ["fr", "Lorsqu'elles sont peintes, l'atelier du port rend les rames sur le quai."],
    ["fr", "Pour l'utiliser, il faut une clé de l'atelier et une carte du port."],
    ["es", "Por su parte, el taller del puerto pinta los remos de azul una vez al año."],
    ["es", "Con él se puede llevar a tres amigos hasta la isla en verano, sin remos."],
    ["es", "Para usarla, hace falta una llave del taller y una tarjeta del puerto."],
    ["it", "Dal canto suo, l'officina del porto dipinge i remi di blu una volta l'anno."],
    ["it", "Quando essi sono dipinti, l'officina del porto riporta i remi sul molo."],
    ["it", "Per usarla, ci vuole una chiave dell'officina e una tessera del porto."],
    ["pt", "Com ele você pode levar três amigos até a ilha no verão, sem remos."],
    ["pt", "Através dele a oficina do porto pinta os remos de azul uma vez por ano."],
    ["pt", "Quando elas forem pintadas, a oficina do porto devolve os remos no cais."],
    ["pt", "Para usá-la, é preciso ter uma chave da oficina e um cartão do porto."],
    ["nl", "Als ze geverfd zijn, brengt de werkplaats van de haven de riemen naar de kade."],
    ["nl", "Om ze te gebruiken heb je een sleutel van de werkplaats in de haven nodig."],
    ["en", "Our other boats of the harbour wait for the rowers at the quay of the mill."],
    ["en", "With it, rowers of the harbour find their oars in the dark of the quay."],
  ] as const)("%s: %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toEqual([lends[locale]]);
  });

  test.each([
    ["de", "Sie können das Boot am Steg der Bucht jederzeit gegen ein anderes tauschen."],
    ["de", "Das neue Boot der Bucht fährt nur mit einer grünen Lampe am Bug."],
    ["fr", "La première ligne du carnet doit contenir le nom de chaque rameur."],
    ["fr", "Lancé en 2017, le bateau-école accompagne les rameurs de la côte."],
    ["de", "Wenn Sie im Sommer rudern, bringt die Werkstatt des Hafens die Ruder zum Steg."],
    ["es", "Para charlas del puerto hace falta una llave del taller y una tarjeta."],
    ["fr", "Pour l'hiver, il faut une clé de l'atelier et une carte du port."],
    ["nl", "We vertrekken deze zomer met alle roeiers van de haven naar het eiland."],
  ] as const)("but may begin alike and name what it speaks of, %s: %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toContain(sentence);
  });

  test.each([
    ["en", "You should have one oar in the boat before you row to the lamp."],
    ["en", "Make sure you have one of the lamps in the boat when you row at night."],
    ["es", "El club de la isla presta algo muy parecido a un barco de dos remos."],
    ["en", "Rowers who want a race have met those guards of the harbour who plan it."],
  ] as const)("but one that says itself what is meant leans on nothing (%s): %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toContain(sentence);
  });

  test("so a turn is shown with what it turns from, in Portuguese too", async () => {
    const turned = "Entretanto, apenas os remos da oficina podem ser pintados de azul no porto.";
    expect(await takeawaysOf(page("Barcos", [["", `${lends.pt} ${turned}`]], "pt"))).toEqual([`${lends.pt} ${turned}`]);
  });

  test("and neither does the way that its title asks for", async () => {
    const ways = (lead: string) =>
      takeawaysOf(
        page(
          "Como usar a lâmpada",
          [
            ["", lends.pt],
            ["Passos", `${lead}:\n\n1. Abrir a caixa\n2. Ligar a lâmpada\n3. Fechar a caixa`],
          ],
          "pt",
        ),
      );
    expect(await ways("Para usar a lâmpada, você deve seguir os seguintes passos")).toContainEqual(
      expect.stringContaining("Ligar a lâmpada"),
    );
    expect(await ways("Para usá-la, você deve seguir os seguintes passos")).toEqual([lends.pt]);
  });

  test("unless there is nothing else", async () => {
    const sentence = "Nog steeds te vinden aan de kade onder de grote lamp van de haven.";
    expect(await takeawaysOf(page("Boten", [["", sentence]], "nl"))).toEqual([sentence]);
  });
});

describe("A takeaway is a sentence", () => {
  test.each([
    ["fr", "Un mécanisme permettant aux rameurs de la côte de rentrer au port avec deux lampes."],
    ["fr", "Comme souvent, une méconnaissance des marées et un port sans lampes pour les rameurs."],
    ["en", "Keeping the boats in their halls."],
    ["de", "Gelten nur an dem Tag der Fahrt und nicht für die Boote der Insel."],
    ["de", "Den Ruf der Boote an allen Kanälen im Norden steigern."],
    ["de", "Die angegebene Zeit gilt für alle Boote während der Ferien am Hafen."],
    ["de", "Rudernde Gäste müssen sich entsprechend ausweisen können am Steg."],
    ["en", "The times given apply to all rowers of the canals in the north."],
    ["fr", "Les horaires indiqués sont ceux des rames et des quais de la côte."],
    ["es", "Los precios indicados incluyen los remos y las lámparas de la costa."],
    ["it", "I prezzi indicati sono quelli dei remi e delle lampade della costa."],
    ["pt", "Os preços indicados são os dos remos e das lâmpadas da costa."],
    ["nl", "De genoemde prijzen gelden voor alle roeiers van de kanalen."],
    ["en", "Keeping lamps in their halls."],
    ["nl", "Een avond waarbij je een lamp kan winnen bij het tellen van de boten."],
  ] as const)("and no name of a thing, %s: %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toEqual([lends[locale]]);
  });

  test("so an item that only names a thing in a Spanish list is none", async () => {
    const list = `${lends.es}\n\n- Licencia de remo de los puertos del norte y sus islas.\n- El puerto acepta lámparas de dos colores.`;
    const shown = await takeawaysOf(page("Barcos", [["", list]], "es"));
    expect(shown).toContain(lends.es);
    expect(shown).not.toContain("Licencia de remo de los puertos del norte y sus islas.");
  });

  test.each([
    "Un phare examine chaque bateau pour protéger les rameurs face aux différents courants.",
    "Un engagement minimum de trois mois sera demandé lors de la location des rames.",
  ])("while a French thing may do something: %s", async (sentence) => {
    expect(await shownOf(sentence, "fr")).toContain(sentence);
  });

  test("whose parts have not run into each other, and whose marks are set", async () => {
    const glued = "Painting the oars By default the lamp of the boat is green and stays so.";
    expect(await shownOf(glued, "en")).toEqual([lends.en]);
    expect(await shownOf("Rowers remove a lamp of the boat by: 1.", "en")).toEqual([lends.en]);
    expect(await shownOf("2. Then press the lamp of the boat with both hands.", "en")).toEqual([lends.en]);
    expect(await shownOf("Rowers light the lamp of the boat at 20:30.", "en")).toContain(
      "Rowers light the lamp of the boat at 20:30.",
    );
    expect(await shownOf("Kom dan naar de $$\\Oar$$-les van de haven aan de kade.", "nl")).toEqual([lends.nl]);
  });
});

describe("A takeaway says something", () => {
  test.each([
    ["de", "Für Kinder ist es immer wieder schön, mit selbst gebauten Booten zu fahren."],
    ["de", "Der Bau eines eigenen 3D-Boots ist ein spannendes Projekt, das viel Geschick erfordert."],
    ["de", "Es ist wieder soweit, das Rennen der Boote steht vor der Tür."],
    ["fr", "Afin d’attirer plus de rameurs vers la côte, il a fallu réfléchir à un nouveau port."],
  ] as const)("and does not only lead up to it, %s: %s", async (locale, sentence) => {
    expect(await shownOf(sentence, locale)).toEqual([lends[locale]]);
  });

  test("before it tells where on a screen something is, unless its title asks that", async () => {
    const where = "The boats page can be found as a sub page to the harbour page.";
    const others = `${where} Boats that are rented are painted each spring. The harbour lends each of them for up to three days. Rowers need a lamp at night.`;
    expect(await takeawaysOf(page("Boats page", [["", others]]))).not.toContain(where);
    expect(await takeawaysOf(page("Where to find the boats page", [["", others]]))).toContain(where);
  });

  test("and where others do, not of somebody who is not named", async () => {
    const own = "J'ai guidé les rameurs de la côte avec une lampe verte.";
    const others =
      "Les rameurs de la côte ont deux lampes. Le port de la côte prête des lampes aux rameurs. OWN Les rameurs de la côte rentrent avec une lampe verte.";
    const shown = await takeawaysOf(page("Rameurs de la côte", [["", others.replace("OWN", own)]], "fr"));
    expect(shown).toHaveLength(3);
    expect(shown).not.toContain(own);
  });
});

test.each([
  ["de", "Bei Regen findet das Rudern trotzdem statt, und zwar in der Halle am See."],
  ["it", "I soci possono pagare con la carta invece che in contanti alla cassa."],
  ["pt", "Mesmo sem cartão os leitores podem todavia consultar os livros na sala."],
] as const)("A sentence that grants something within itself leans on nothing (%s): %s", async (locale, sentence) => {
  expect(await shownOf(sentence, locale)).toEqual([lends[locale], sentence]);
});
