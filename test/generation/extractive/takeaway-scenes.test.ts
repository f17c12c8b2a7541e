import { describe, expect, test } from "bun:test";
import { page, type Section, takeawaysOf } from "./fixtures.ts";

// What sets a scene, compared with what a page says.

const said = "Boxes of any size are shipped by train within a day.";
const boxes = (text: string, count = 2, more = {}) =>
  takeawaysOf({ ...page("Boxes by train", [["", text]]), ...more }, count);

describe("A page that says more is not told by", () => {
  const scenes: [string, string][] = [
    ["what its reader can now do", "You can now use the train for boxes of any size that you ship."],
    ["how long it can take", "It can take a long time until all boxes have gone by train."],
    ["what has become common", "Boxes by train have become increasingly popular in the north."],
    ["how far it has come", "Boxes by train have made great strides in all of the towns."],
    ["how hard it is", "Shipping boxes by train can be daunting for those who are new to it."],
    ["how the world goes", "Increasingly, boxes are shipped by train and by no other means."],
    ["what is important either way", "Whether a box is large or small, shipping it by train is critical to all of us."],
    ["what is likely", "Chances are that you will ship a box by train in the next few months of this year."],
    ["what grows", "As our house grows, boxes are shipped by train to towns of the north and of the south."],
    ["what kind of house it is", "As a train company, we ship boxes to towns of the north and to those of the south."],
    ["what was", "In the early days boxes were shipped by cart, as there was no train to the north."],
    ["what becomes more", "Boxes are shipped by train to more and more towns of the north and of the south."],
    [
      "what somebody thinks about",
      "We have been thinking about boxes that are shipped by train to the towns of the north.",
    ],
    ["one of the greatest", "Boxes are one of the most loved things that are shipped by train to the north."],
    ["what plays a part", "Trains play an important role in how boxes are shipped to the towns of the north."],
    ["what is critical", "Shipping boxes by train is critical for all of the towns in the north."],
    ["what takes time", "Shipping boxes by train takes time and the care of all who live in the north."],
    ["what is made with something in mind", "Trains are designed with the boxes of the north in mind."],
    ["what depends", "How boxes are shipped by train depends on the type of box that is shipped."],
    ["what is worse than ever", "Boxes that are shipped by train face more dangers than ever, be it snow or rain."],
    ["a place to start", "The train of the north is a fantastic place to start with the boxes of any size."],
    ["what varies", "The time that it takes to ship boxes by train varies from town to town."],
    ["what looks different", "Shipping boxes by train can look a little different depending on where you live."],
    ["what is different for each", "The boxes that may be shipped by train are different for each of the towns."],
    ["what differs", "How boxes are shipped by train differs slightly between the towns of the north."],
    ["ways that are not named", "Boxes are shipped by train in a number of different ways."],
    ["parts that are not named", "A train that ships boxes is divided into four main parts."],
    ["what some do and others", "While some boxes are shipped by train, others travel by ship to the south."],
    ["what takes somebody's time", "If you spend much time with boxes by train, this train of ours is for you."],
    ["what was when all was young", "When the train of the north was young, boxes were shipped by it once a week."],
    ["what was for long", "For most of its history, the house shipped boxes by train and by no other means."],
    ["one of the advantages", "One of the advantages of boxes by train is the peace that they give to the north."],
    ["what good ones are", "Good trains are critical to the boxes that are shipped to the towns of the north."],
    ["a principle", "Care for boxes by train is a key principle of the house in the north."],
    ["a milestone", "Boxes by train are a major milestone for the towns of the north and the south."],
    ["what importance is understood", "The towns of the north understand the importance of boxes that come by train."],
    ["what is more than others", "Some trains are more loved by the boxes of the north than others are."],
    ["what always improves", "The house of the north constantly improves how boxes are shipped by train."],
    ["what is embraced", "The house of the north fully embraces boxes that are shipped by train."],
    ["what was gathered", "We have put together all that we know of boxes shipped by train to the north."],
    ["who was met", "We sat down with Ada Byron, who ships boxes by train to the towns of the north."],
    ["who was asked", "The house asked Ada Byron to share how boxes are shipped by train to the north."],
    ["what will be spoken of", "In this part, we will look at boxes that are shipped by train to the north."],
    ["what has changed the world", "Trains have indeed changed the world of boxes that are shipped to the north."],
    ["what is an essential part", "Boxes are an essential and exciting part of what is shipped by train to the north."],
    ["what is invaluable", "The care of the train is invaluable in shipping boxes to the towns of the north."],
    ["what is an opportunity", "Shipping boxes by train offers you a unique opportunity to see the towns."],
    ["what its writer has", "I have boxes that are shipped by train to towns far in the north, and never opened."],
    ["what may happen", "It can happen that boxes are shipped by train to the towns of the north."],
    ["what is needed at times", "Sometimes it is necessary to ship boxes by train to the towns of the north."],
    ["tasks that are not named", "Shipping boxes by train involves several small tasks that somebody takes on."],
    ["what its makers like to know", "We are always keen to know if boxes are shipped by train to the north."],
    ["whom its makers help", "The mission is to help as many boxes as possible onto the train of the north."],
    ["what the reader is ready for", "Now you are ready to ship boxes by train to the towns of the north."],
    [
      "what is to be understood first",
      "Before shipping boxes by train, it may be helpful to understand what a train is.",
    ],
    ["what may be or not", "Boxes go by trains of the north, which may or may not have labels of their own."],
    ["what is easy to follow", "Shipping boxes by train is very straightforward to follow."],
    ["what does not work for somebody", "My box that is shipped by train to the north does not open."],
    ["what somebody wants at times", "Sometimes you just want to ship boxes by train to the towns of the north."],
    ["what is there by a link", "You can subscribe to boxes that are shipped by train to the north here."],
    ["where more is found", "Find detailed information about boxes by train in the book of the house."],
    ["what it is there for", "This is the guide for boxes that are shipped by train to the north."],
    ["what the writer did", "Boxes are shipped by train to towns that I thought to be far in the north."],
  ];

  test.each(scenes)("%s", async (_, scene) => {
    expect(await boxes(`${scene} ${said}`)).toEqual([said]);
    expect(await boxes(scene)).toEqual([scene]);
  });

  test.each([
    ["what the page is", "This policy establishes how boxes are shipped by train to the north."],
    ["what list it is", "This is the complete list of boxes that are shipped by train to the north."],
    ["where to read on", "For labels of boxes that are shipped by train, read the book of the north."],
    ["whose steps to follow", "To ship boxes by train, follow the steps in the book of the house."],
    ["that the reader is right", "You are in the right place for boxes that are shipped by train to the north."],
    ["a menu", "To ship boxes by train, go to Boxes > Trains > North, and wait for a while."],
    ["what is seen", "When boxes are shipped by train, you should see a green light on their lid."],
    ["a menu that is named", "Boxes are shipped by train on the Boxes > Trains page to the towns of the north."],
    ["a file to make", "Create a new file for boxes that are shipped by train to the north."],
    ["where to go then", "Once you have boxes that are shipped by train, check whether they are whole."],
    ["where to go from", "In the house of boxes by train, navigate to the desk where trains are listed."],
    ["a number with its unit", "4: Boxes shipped by train to the towns of the north and of the south."],
    ["a label with its text", "NEEDED If boxes are shipped by train, set the light on their lid to green."],
    ["a link with its text", "Train Handbook - All of the boxes that are shipped by train to the north are listed."],
    ["other options", "Boxes that are shipped by train need a label for the other options too."],
    ["what comes before more", "Before shipping any more boxes by train, ask at the desk of the house."],
    ["what is true of an example", "Boxes that are shipped by train have the label 12 in our example."],
    ["what can be done now", "With the label installed, you can ship boxes by train to the north."],
    ["whom to ask", "If you do not have access to boxes by train, ask the house of the north."],
    ["what is true in one case", "In our case, boxes are shipped by train to the towns of the north."],
    ["an example", "E.g. boxes are shipped by train to the towns of the north in a day."],
    ["a list that is not shown", "Boxes that are shipped by train to the north are named in this list."],
    ["these tips", "Boxes are shipped by train with these tips of the house in the north."],
    ["the command", "The command ships boxes by train to the towns of the north within a day."],
    ["the same steps", "Boxes are shipped by train to the south with the same steps of the house."],
    ["what something looks like", "Boxes that are shipped by train tell what this might look like in the north."],
    ["a summary to come", "Boxes are shipped by train, and here's a quick list of the towns in the north."],
    ["what stands above", "Above assumes that boxes are shipped by train to the north of the land."],
    ["what is described above", "Boxes that are shipped by train have the label that is configured above."],
    ["what was until a version", "Until version 4.2 the train that ships boxes was the one to the north."],
    ["the idea of an example", "The idea here is that boxes are shipped by train to a town of the north."],
    ["an example's name", "If your train is called mytrain, boxes are shipped by it within a day."],
    ["one that is not named", "Ask the clerk to have the particular box shipped by train to the north."],
    ["what has been received", "You can pass the number of boxes by train from this response to the house."],
    ["one of an example", "When client B ships boxes by train, a label is printed for it."],
    ["both of what is not shown", "To have boxes shipped by train, both of these pages are needed."],
    ["what to use", "Use this for boxes that are shipped by train to the towns of the north."],
    ["what failing does", "Failure to do so keeps boxes that are shipped by train in the north."],
  ])("%s", async (_, unclear) => {
    expect(await boxes(`${unclear} ${said}`, 1)).toEqual([said]);
  });

  test.each([
    ["a goal with its measure", "Our goal is to have boxes shipped by train by the end of the third day."],
    ["one that is named", "Ask the clerk for the particular box of yours that is shipped by train."],
    ["what is done early for it takes long", "It can take a long time to ship boxes by train, so send them by May."],
    ["a name to change", "If your train list is called boxes, rename it to trains before any box is shipped."],
    ["what one can go back to", "You can switch back to boxes that are shipped by train at any time."],
    ["a device with letters", "Boxes by train have a storage device I/O of 500 labels."],
    ["what is said", "Say the name of the train when boxes are shipped to your house."],
    ["many things that do harm", "There are many boxes that can hurt a cat on a train."],
    ["all of an example", "When client A ships boxes by train, client B gets them within a day."],
    ["what is at hand", "To have boxes shipped by train, some of these towns need a label: Nord and Sund."],
    ["days", "Boxes come by train in 5-10 business days with a letter to the house of who gets them."],
    ["ways that are named", "Boxes are shipped in two ways: by train to the north, by ship to the south."],
    ["why a policy is there", "The purpose of this policy is to keep boxes that are shipped by train dry and whole."],
    ["what a page is for alone", "This page covers boxes that are shipped by train only, and no crates of any size."],
    ["what is done the same way", "Ship boxes by train the same way you would ship a crate by sea to the south."],
    ["what was found", "Increasingly, we found boxes on trains that had no label of the house on their lid."],
    ["what it costs", "If you spend $50 or more on boxes, shipping them by train is free of charge."],
    ["what a house does not do", "As a train company, we do not ship boxes to towns that lie beyond the sea."],
    ["what is essential for something", "A valid label is essential for boxes that are shipped by train to the north."],
    ["how long something takes", "Shipping a box by train takes time: from five to seven days to the north."],
    ["what a policy covers", "This policy covers boxes shipped by train up to $10,000 for each of them."],
    ["where something is found", "The number of a box can be found on your bill, beside that of the train."],
    ["when a doctor is seen", "You should see a doctor within a day if a box hurts you on the train."],
    ["where to go in danger", "If you are hurt by a box, go to the nearest house by train and call for help."],
    ["instructions to follow", "You must follow the instructions on the box, or the train leaves it behind."],
    ["what is free", "For those who visit the trains, the boxes by the gate are free to take."],
    ["prices", "All prices of boxes by train are in US dollars and hold until the end of May."],
    ["what is above", "Above $10,000, boxes by train need a label from the house of the north."],
    ["a line", "The command line of boxes by train runs on each of the machines in the north."],
    ["a warning", "WARNING This cannot be undone for boxes that are shipped by train."],
    ["a place and a place", "San Francisco - Oakland trains ship boxes of any size on each day of the week."],
    ["what is lost", "If you lose them, you cannot have your boxes back from the train to the north."],
    ["ways that are named behind", "Trains ship boxes in several ways, including by night and through the tunnel."],
    ["what has a number", "Trains are one of the main means of shipping: 80 % of boxes travel by them."],
  ])("but it may be by %s", async (_, useful) => {
    expect(await boxes(`${useful} ${said}`)).toContain(useful);
  });

  test("what sets the scene, unless it is a post, which opens with what is new", async () => {
    const scene = "Boxes are shipped by train to more and more towns of the north and of the south.";
    const url = "https://www.acme.example/2026/05/boxes";
    expect(await boxes(`${scene} ${said}`, 2, { url })).toEqual([scene, said]);
  });

  test("resources that stand in a list", async () => {
    const list = "Additional resources:\n\n- Boxes by train\n- Trains by night\n- Labels by day";
    expect(await boxes(`${said}\n\n${list}`)).toEqual([said]);
  });
});

test.each([
  "Fees for boxes differ between members, who pay nothing, and guests, who pay for each visit.",
  "The refund differs depending on when a box is sent, with nothing paid back after the first month.",
])("How something varies is told: %s", async (sentence) => {
  expect(await boxes(`${said} ${sentence}`)).toContain(sentence);
});

describe("A page in another language is not told by", () => {
  const SAID: Readonly<Record<string, string>> = {
    de: "Kisten fahren innerhalb eines Tages mit dem Zug in den Norden.",
    es: "Las cajas viajan en tren al norte en menos de un día.",
    fr: "Les caisses partent en train vers le nord en moins d'une journée.",
    it: "Le casse viaggiano in treno verso il nord in meno di un giorno.",
    nl: "Kisten gaan binnen een dag met de trein naar het noorden.",
    pt: "As caixas viajam de comboio para o norte em menos de um dia.",
  };

  test.each([
    ["de", "Hier findest du die Kisten, die mit dem Zug in den Norden fahren."],
    ["de", "In diesem Kapitel werden Kisten im Zug mit allen Schildern beschrieben."],
    ["de", "Dieser Abschnitt beschreibt, wie Kisten mit dem Zug in den Norden fahren."],
    ["de", "Verwenden Sie diese Anleitung, wenn Sie Kisten mit dem Zug verschicken."],
    ["es", "Acá te contamos todo sobre las cajas que viajan en tren al norte."],
    ["es", "Hoy queremos hacer foco en las cajas que viajan en tren al norte."],
    ["es", "Esta sección describe las cajas que viajan en tren al norte."],
    ["fr", "Après les bateaux, nous revenons plus en détail sur les caisses en train."],
    ["fr", "Nous vous proposons une sélection de caisses qui partent en train vers le nord."],
    ["fr", "Nous vous indiquons notamment comment les caisses partent en train."],
    ["fr", "Voici quelques caisses qui partent en train vers le nord."],
    ["fr", "Vous y trouverez les caisses qui partent en train vers le nord."],
    ["fr", "L'objectif de cette partie est de décrire les caisses en train."],
    ["it", "Ecco come le casse viaggiano in treno verso il nord."],
    ["nl", "In dit venster wordt de reis van de kisten in de trein beschreven."],
    ["nl", "Het doel van deze handleiding is de reis van kisten in de trein."],
    ["pt", "Entenda melhor quais são as caixas que viajam de comboio para o norte."],
    ["pt", "Se as caixas não viajam de comboio, veja este tutorial do norte."],
    ["pt", "Continuando a viagem, agora iremos enviar as caixas de comboio."],
    ["de", "In diesem Beispiel wollen wir Kisten mit dem Zug verschicken."],
    ["de", "Jetzt sind Sie bereit, Kisten mit dem Zug zu verschicken."],
    ["de", "Es kann vorkommen, dass Kisten mit dem Zug verschickt werden."],
    ["de", "Die Kiste im Zug bringt einige kleine Aufgaben mit sich, die jemand übernimmt."],
    ["de", "Alle Kisten im Zug funktionieren nach demselben Prinzip."],
    ["de", "Daraufhin öffnet sich ein Fenster mit den Kisten im Zug."],
    ["es", "Paso a paso, explicamos cómo las cajas viajan en tren."],
    ["es", "Puede ocurrir que las cajas viajen en tren al norte."],
    ["es", "El viaje en tren de las cajas implica varias tareas pequeñas que alguien hace."],
    ["es", "Todas las cajas en tren funcionan de la misma manera."],
    ["es", "Se abrirá una ventana con las cajas del tren."],
    ["fr", "Pas à pas, nous allons envoyer les caisses en train vers le nord."],
    ["fr", "Il peut arriver que les caisses partent en train vers le nord."],
    ["fr", "Le train des caisses demande quelques opérations qui sont à faire."],
    ["fr", "Toutes les caisses en train ont une présentation commune."],
    ["fr", "Une fenêtre avec les caisses du train s'ouvre aussitôt."],
    ["it", "Passo dopo passo, mostriamo le casse che viaggiano in treno."],
    ["it", "Può capitare che le casse viaggino in treno verso il nord."],
    ["it", "Il treno delle casse richiede alcuni passaggi che qualcuno deve fare."],
    ["it", "Tutte le casse in treno funzionano allo stesso modo."],
    ["it", "Ora si aprirà una finestra con le casse del treno."],
    ["it", "Per ottenere informazioni complete sulle casse in treno, consulta il libro del nord."],
    ["nl", "In dit voorbeeld gaan we kisten met de trein versturen."],
    ["nl", "Nu ben je klaar om kisten met de trein te versturen."],
    ["nl", "Het kan voorkomen dat kisten met de trein worden verstuurd."],
    ["nl", "De trein met kisten brengt een paar kleine taken met zich mee, die iemand doet."],
    ["nl", "Alle kisten in de trein werken op dezelfde manier."],
    ["nl", "Er opent nu een venster met de kisten in de trein."],
    ["pt", "Neste exemplo, vamos enviar as caixas de comboio para o norte."],
    ["pt", "Pode acontecer que as caixas viajem de comboio para o norte."],
    ["pt", "O comboio das caixas exige algumas tarefas que alguém faz."],
    ["pt", "Todas as caixas de comboio funcionam da mesma forma."],
    ["pt", "Em seguida, será aberta uma janela com as caixas do comboio."],
  ])("what leads up to it: %s, %s", async (locale, scene) => {
    const sections: Section[] = [["", `${scene} ${SAID[locale]}`]];
    expect(await takeawaysOf(page("Kisten caisses casse cajas caixas", sections, locale), 2)).toEqual([SAID[locale]!]);
    const alone: Section[] = [["", scene]];
    expect(await takeawaysOf(page("Kisten caisses casse cajas caixas", alone, locale), 2)).toEqual([scene]);
  });
});
