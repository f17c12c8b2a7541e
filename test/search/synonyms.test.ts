import { describe, expect, test } from "bun:test";
import { analyzerOf } from "../../src/search/analysis/analyzer.ts";
import { stem } from "../../src/search/analysis/stems.ts";
import { SYNONYMS } from "../../src/search/analysis/synonym-lists.ts";
import { fillerPages, segmentOf } from "./pages.ts";

const others = ["Lamps stand in the hall.", "Chairs have four legs.", "A table is made of oak."].map((text) => ({
  text,
}));

test("A word that visitors say is found by itself as well (de)", () => {
  const [hit] = segmentOf([
    { text: "Es besteht keine Möglichkeit zur Reservierung.", locale: "de" },
    ...fillerPages(5),
  ]).search("muss man reservieren", { limit: 1 });
  expect(hit?.page).toBe(0);
});

function firstOf(query: string, ...texts: string[]): string | undefined {
  const pages = [...texts.map((text) => ({ text })), ...others];
  const [hit] = segmentOf(pages).search(query, { limit: 1 });
  return pages[hit?.page ?? -1]?.text;
}

describe("Words of visitors find those that companies write", () => {
  test.each([
    ["where are you", "Our address is 3 Mill Lane."],
    ["what time do you close", "The opening hours hang at the door."],
    ["who is in charge here", "The chair is Ann."],
    ["close my account", "Whoever wants to delete an account asks us by post."],
    ["I can't remember the password", "What to do where somebody forgot it is told on the card."],
    ["byod", "Those who bring a device of their own register it first."],
    ["what should I wear", "The dress code asks for a suit."],
    ["signin", "You sign in by e-mail."],
    ["mfa", "Two factor checks are on for all."],
    ["vacation days", "Everybody has thirty of them as holiday."],
    ["pay rise", "A salary review is held each spring."],
    ["how can I pay", "The payment methods stand below."],
    ["when must it be quiet", "From 11 pm to 7 am there is full silence."],
    ["my parcel hasn't arrived", "Where a delivery is late, write to the shop."],
    ["we are having a baby", "Maternity leave is for parents."],
    ["fake goods", "How to spot a counterfeit."],
    ["how do I book a hall", "You reserve one by phone."],
    ["cant remember my password", "What to do where somebody forgot it is told on the card."],
    ["2 step", "Two factor checks are on for all."],
    ["turn the alarm off", "Disable it by the switch."],
    ["shut the whole shop down", "How closing is done."],
    ["how do I get there", "Our location is in the woods."],
    ["it doesn't work", "Troubleshooting: oil it."],
    ["tooth", "We whiten teeth."],
    ["are you hiring", "Our open positions stand below."],
    ["an address in the United States", "Boxes for the USA leave on Monday."],
    ["steak knife", "All of our knives are forged."],
    ["person", "It seats six people."],
    ["how to pay", "Bills are paid by card."],
    ["where can I buy it", "It may be bought in the shop."],
    ["do you take crypto", "Bitcoin and cards will do."],
    ["money off for six of us", "A discount for groups."],
    ["I fell out with the cook", "A dispute is settled by Ann."],
    ["when is it busiest", "The popular times are told below."],
    ["can I take part from home", "Remote seats are ten a head."],
    ["is there a lift", "All floors are accessible."],
    ["my pass ran out", "What to do once it has expired."],
    ["can I move over from another shop", "How to import lists."],
    ["how long does it take", "The processing time is a week."],
    ["who is behind this", "Our founder is Ann."],
    ["may I bring a beer", "Alcohol stays outside."],
    ["can my 15 year old come", "Minors sit in front."],
    ["I paid for it out of my own pocket", "Expenses are settled in May."],
    ["can they throw me out of the club", "Expulsion is decided by vote."],
    ["where can I leave my bag", "Lockers are at the gate."],
    ["can I take it home", "Borrowing lasts a week."],
    ["may I work alone in there", "Lone working needs a note."],
    ["it logs me out all the time", "A session lasts an hour."],
    ["our colleague left, what now", "Offboarding is done by Ann."],
    ["the website is down", "An outage is told here."],
    ["write a note on the graph", "Annotations are small."],
    ["hide the cookie popup", "The consent banner is grey."],
    ["my daughter is ill today", "Tell us of an absence by nine."],
    ["do I get the deposit back", "A security deposit is due."],
    ["who sees my data", "Recipients are on the list."],
    ["add a teammate", "You invite members by post."],
    ["hide my address", "Privacy is on for all."],
    ["someone to mend it: burst pipe", "Repairs are done by Ann."],
  ])("%s: %s", (query, text) => {
    expect(firstOf(query, text)).toBe(text);
  });

  test("before words that are only spelled alike", () => {
    expect(firstOf("iphone", "The phone rings.", "There is an app for iOS.")).toBe("There is an app for iOS.");
  });

  test("behind what is named beside a phrase that names nothing", () => {
    const pages = ["The lamp is lit by its switch.", "Troubleshooting of chairs: oil them."];
    expect(firstOf("the lamp doesn't work", ...pages)).toBe(pages[0]);
  });

  test("behind what says the same as the visitor", () => {
    expect(firstOf("rental", "Our lease is short.", "Our rental is short.")).toBe("Our rental is short.");
    expect(firstOf("delete my account", "You may close an account.", "You may delete an account.")).toBe(
      "You may delete an account.",
    );
  });

  test("never as what companies write stands for what visitors say", () => {
    expect(firstOf("dress code", "Clothes are washed here.")).toBeUndefined();
  });

  test("where the words of a phrase stand together", () => {
    expect(firstOf("own a lamp and a phone", "Bring your own device.", "A lamp is lit.")).toBe("A lamp is lit.");
  });

  test("or a particle stands a few words behind its verb, and no more", () => {
    expect(firstOf("turn the light of that small room off", "Disable it.", "Light and room.")).toBe("Light and room.");
  });

  test("and not in a language in which they mean something else", () => {
    const pages = [{ text: "Das telephone steht im Flur der Firma.", locale: "de" }];
    expect(segmentOf(pages).search("mobile", { limit: 1 })).toEqual([]);
  });
});

test.each([
  ["de", "an wen kann ich mich wenden", "Der Kontakt steht unten."],
  ["de", "meine Lastschrift ist geplatzt", "Für eine Rücklastschrift fallen drei Euro an."],
  ["nl", "mag mijn baas dat vragen", "De werkgever betaalt de dozen."],
  ["pt", "importar uma planilha", "Os dados chegam em CSV."],
  ["de", "aus Excel einlesen", "Die Daten kommen als CSV."],
  ["fr", "depuis Excel", "Les données arrivent en CSV."],
  ["pt", "o item que apaguei", "A lixeira fica no porto."],
  ["de", "seit wann gibt es euch", "Unsere Geschichte begann im Hafen."],
  ["de", "wie viele Leute passen hinein", "Es ist Platz für sechs Personen."],
  ["de", "gibt es einen Aufzug", "Alles ist barrierefrei."],
  ["de", "seid ihr rollstuhlgerecht", "Alles ist barrierefrei."],
  ["de", "wo finde ich euch", "Die Anfahrt steht unten."],
  ["de", "stellt ihr eine Spendenquittung aus", "Eine Spendenbestätigung gibt es im Mai."],
  ["nl", "waar vind ik jullie", "Het adres staat onderaan."],
  ["it", "un bimbo di quattro anni", "Ogni bambino porta un quaderno."],
  ["it", "un corso per maestre", "Gli insegnanti si vedono a maggio."],
  ["en", "my kettle got nicked", "Anything stolen is told to Paul."],
  ["en", "what if we run out of flour", "You reach your limit at ten sacks."],
  ["fr", "combien je suis payé", "La rémunération est fixée en mai."],
  ["fr", "je suis refusé, c'est qui le boss", "Le responsable est Paul."],
  ["es", "cuánto pagan", "La remuneración es justa."],
  ["es", "qué edad hay que tener", "La edad mínima es de diez."],
  ["de", "was, wenn ich durchgefallen bin", "Die Nachprüfung ist im Mai."],
  ["de", "darf ich ein Bier trinken", "Alkohol bleibt draußen."],
  ["de", "ich habe das Geld vorgestreckt", "Auslagen zahlt Paul."],
  ["de", "mein Kind ist krank", "Eine Entschuldigung genügt."],
  ["de", "wo kann ich meine Tasche abgeben", "Die Garderobe ist links."],
  ["fr", "puis-je apporter une bière", "Alcool interdit."],
  ["fr", "où laisser ma valise", "La consigne est à gauche."],
  ["fr", "mon enfant est malade", "Toute absence est signalée."],
  ["fr", "payer en plusieurs fois", "Un échéancier est possible."],
  ["fr", "le site est en panne", "Une interruption est prévue."],
  ["es", "me pueden echar del club", "La expulsión se vota."],
  ["es", "dónde dejar mi mochila", "Las taquillas son gratis."],
  ["es", "pagué de mi bolsillo", "Los gastos los lleva Ana."],
  ["es", "puedo hacer fotos dentro de la sala", "La grabación es libre."],
  ["de", "was, wenn der Strom ausfällt", "Ein Stromausfall dauert nie lange."],
  ["de", "was tun, wenn es doppelte gibt", "Ein Duplikat wird gelöscht."],
  ["fr", "mes mails en spam", "La délivrabilité est suivie."],
  ["nl", "de opzegtermijn", "De annuleringsperiode is een week."],
  ["nl", "de server crasht", "Wat te doen als alles down is."],
  ["pt", "como saio da lista", "Para se desinscrever, escreva."],
  ["it", "senza scopo di lucro", "È senza fini di lucro."],
  ["es", "alguien usó mi identidad", "El robo de identidad se denuncia."],
  ["es", "estoy embarazada", "El embarazo se comunica."],
  ["en", "what is the address", "The mill is located in Elm Lane."],
  ["en", "why so many adverts", "Ads keep it free."],
  ["en", "our tax ID", "The employer identification is on the form."],
  ["es", "cuánto vale ser socio", "La cuota es justa."],
  ["es", "dónde está el local", "La sede es de piedra."],
  ["es", "puedo traer a un amigo", "Hasta dos invitados entran."],
  ["fr", "le montant de l'adhésion", "La cotisation est modeste."],
  ["de", "seit wann besteht der Verein", "Die Gründung war 1919."],
  ["de", "kann ich kündigen", "Die Kündigungsfrist ist kurz."],
  ["de", "mit dem Fahrrad", "Radfahren ist verboten."],
  ["de", "was darf ich mitbringen", "Mitgebrachtes bleibt draußen."],
  ["it", "quanto costa la tessera", "La quota associativa è bassa."],
  ["nl", "hoe lang bestaat de club", "De oprichting was in 1919."],
  ["pt", "onde se encontra o museu", "A morada está no cartaz."],
])("Words of visitors find those that companies write, in %s: %s: %s", (locale, query, text) => {
  const pages = [{ text, locale }, ...others.map((page) => ({ ...page, locale: "en" }))];
  expect(segmentOf(pages).search(query, { limit: 1 })[0]?.page).toBe(0);
});

describe("Words that mean something else as well find nothing by that", () => {
  test.each([
    ["en", "npm package", "Each order and its delivery is told here."],
    ["en", "when should I arrive at the hotel", "A delivery is received at the gate."],
    ["en", "medical conditions", "These terms rule the service."],
    ["en", "withdraw my consent", "Pay by card, or cash."],
    ["en", "can I freeze bread", "After a crash, call us."],
    ["en", "put the screen to sleep", "The hotel has rooms."],
    ["en", "baby food", "Maternity leave is for parents."],
    ["en", "Do you sell books?", "Make a reservation by phone."],
    ["en", "which businesses are there", "The popular times of the pool."],
    ["en", "data that third parties read", "A social event with music."],
    ["en", "is it quite heavy", "A resignation is sent by post."],
    ["en", "what changes at noon", "The release notes of May."],
    ["en", "chilli sauce", "Heating costs ten."],
    ["en", "how do I charge for it", "Sockets are by the door."],
    ["en", "take part", "Borrowing lasts a week."],
    ["de", "Wie kann ich einen Antrag stellen?", "Alle Jobs stehen hier."],
    ["de", "Sind noch Plätze frei?", "Der Speicher wird größer."],
    ["de", "Wann öffnet die Bar?", "Barzahlung möglich."],
    ["de", "Wie komme ich an mein Geld?", "Die Adresse ist am Hafen."],
    ["es", "el desayuno no va incluido", "Un problema y su solución."],
    ["es", "el cartero no vino", "El alcohol queda fuera."],
    ["de", "Wird das in der Bar erklärt?", "Barzahlung möglich."],
    ["fr", "je tente ma chance", "Le camping est ouvert."],
    ["fr", "garder mon numéro", "Accueil périscolaire à midi."],
    ["it", "cambiare la password", "La sostituzione della merce."],
    ["nl", "hoe kom ik aan mijn geld", "Het adres is hier."],
    ["nl", "ik heb een vraag aan jullie", "De aanvraag duurt een week."],
    ["it", "quando arriva il conto", "Ogni ferita guarisce."],
    ["it", "si spegne da solo", "Chi non è accompagnato aspetta."],
    ["pt", "café com leite", "As refeições são servidas."],
    ["pt", "qualidade baixa", "A licença médica é enviada."],
  ])("%s: %s: %s", (locale, query, text) => {
    const pages = [{ text, locale }, ...others.map((page) => ({ ...page, locale }))];
    expect(
      segmentOf(pages)
        .search(query, { limit: 1 })
        .filter(({ page }) => page === 0),
    ).toEqual([]);
  });
});

test.each([
  [
    "How much is it to hire the hall?",
    { title: "Rooms and halls", text: "The hall can be rented for 80 pounds a day. Write to the office." },
    { title: "Jobs", text: "We are hiring. How we recruit: recruiting takes two weeks. Recruit a friend." },
  ],
  [
    "does the price go down due to inflation",
    { title: "Inflation", text: "Prices follow inflation." },
    { title: "Due date", text: "The due date of your invoice. The due date and price are on it." },
  ],
])(
  "Who hires a thing looks for no staff, nor for a day who asks what is due to something: %s",
  (query, told, other) => {
    expect(segmentOf([told, other, ...fillerPages(30)]).search(query, { limit: 1 })[0]?.page).toBe(0);
  },
);

test("Forms of one word count once for another", () => {
  const [registration, enrolment] = ["Registration is open.", "Enrolment opens soon."];
  expect(firstOf("enrolment", registration, enrolment)).toBe(enrolment);
});

describe("Words of visitors find those that companies write in other languages", () => {
  test.each([
    ["de", "ich habe das Passwort vergessen", "Kennwort zurücksetzen", "Kennwörter sind lang."],
    ["fr", "fermer mon compte", "Suppression compte", "Un compte, mon compte, votre compte."],
    ["es", "borrar mi cuenta", "Eliminar cuenta", "Mi cuenta, la cuenta, una cuenta."],
    ["it", "cancellare il mio account", "Eliminare account", "Il mio account, un account."],
    ["pt", "excluir minha conta", "Fechar conta", "Minha conta, uma conta."],
    ["it", "quali animali posso portare", "Cani ammessi", "Portare un libro."],
    ["pt", "como posso pagar", "Formas de pagamento", "Uma posse antiga."],
    ["nl", "mijn pakje ruilen", "Omruilen", "De winkel is open."],
  ])("%s: %s", (locale, query, title, text) => {
    const pages = [{ text, locale }, { title, text: "A.", locale }, ...others.map((page) => ({ ...page, locale }))];
    expect(segmentOf(pages).search(query, { limit: 1 })[0]?.page).toBe(1);
  });
});

test.each([
  ["de", "wann macht ihr zu", "Die Öffnungszeiten hängen an der Tür."],
  ["de", "wer leitet den Verein", "Der Vorstand trifft sich im Mai."],
  ["fr", "à quelle heure fermez-vous", "Les horaires sont à la porte."],
  ["es", "a qué hora cierran", "El horario está en la puerta."],
  ["it", "quando chiudete", "Gli orari sono appesi alla porta."],
  ["pt", "a que horas fecham", "O horário está na porta."],
  ["nl", "waar zijn jullie", "Ons adres staat op de deur."],
])("What is asked of those behind a site is found in their words (%s: %s)", (locale, query, text) => {
  const pages = [{ text, locale }, ...others];
  expect(segmentOf(pages).search(query, { limit: 1, locale })[0]?.page).toBe(0);
});

test("A page is named by its title in other words than the visitor's", () => {
  const text = "Press the button.";
  const pages = [{ title: "Turn the heating up", text }, { title: "Disable the heating", text }, ...others];
  const [first, second] = segmentOf(pages).search("turn off the heating", { limit: 2 });
  expect([first?.page, second?.page]).toEqual([1, 0]);
});

describe("What visitors of other countries say finds what is written there", () => {
  const rows: readonly (readonly [locale: string, query: string, text: string])[] = [
    ["de", "perso", "Der Personalausweis liegt bereit."],
    ["de", "kontonummer", "Die IBAN steht auf der Rückseite."],
    ["de", "spendenquittung", "Eine Zuwendungsbestätigung stellen wir aus."],
    ["de", "wo kann ich parken", "Ein Parkhaus liegt gegenüber."],
    ["de", "handtasche geklaut", "Nach einem Diebstahl hilft die Polizei."],
    ["de", "wie melde ich meinen kleinen hund ab", "Die Abmeldung ist schriftlich möglich."],
    ["de", "gibt es einen rabatt", "Schüler zahlen ermäßigt."],
    ["de", "bis wann", "Die Frist ist kurz."],
    ["de", "klausur", "Die Prüfung ist schriftlich."],
    ["de", "runterladen", "Zum Herunterladen hier klicken."],
    ["de", "wie hoch", "Der Betrag wird berechnet."],
    ["fr", "mon ado", "Les adolescents ont un tarif."],
    ["fr", "exam", "Un examen a lieu en juin."],
    ["fr", "arnaque", "Signaler une fraude."],
    ["es", "me robaron", "Qué hacer tras un robo."],
    ["es", "perdi mi tarjeta", "La pérdida se comunica."],
    ["es", "pedi un cambio", "La solicitud fue enviada."],
    ["de", "gez", "Der Rundfunkbeitrag ist fällig."],
    ["de", "wie kann ich beitreten", "Mitglied werden kann jede Person."],
    ["fr", "c'est combien", "Le tarif est affiché."],
    ["fr", "mon gosse", "Un enfant paie moins."],
    ["fr", "où garer mon camion", "Le stationnement est libre."],
    ["fr", "effacer mes photos", "La suppression est définitive."],
    ["fr", "mdp", "Choisir un mot de passe."],
    ["fr", "comment vous joindre", "Notre contact est ici."],
    ["fr", "tester un cours", "Un essai est prévu."],
    ["es", "quitar un amigo", "Eliminar es posible."],
    ["es", "no recuerdo mi contraseña", "Restablecer contraseña"],
    ["es", "cambiar mi mail", "El correo electrónico se guarda."],
    ["es", "cuándo vence", "La caducidad es de un mes."],
    ["es", "dónde aparcar", "Hay estacionamiento gratuito."],
    ["es", "darme de baja", "Eliminar su cuenta"],
    ["es", "espacio", "El almacenamiento es de un giga."],
    ["es", "apuntarme", "La inscripción está abierta."],
    ["it", "cancellare un messaggio", "Eliminare è facile."],
    ["it", "dove parcheggiare", "Il parcheggio è vicino."],
    ["pt", "apagar uma mensagem", "Remover é fácil."],
    ["pt", "estacionar", "O estacionamento fica perto."],
    ["nl", "berichten wissen", "Verwijderen gaat zo."],
    ["nl", "waar kan ik parkeren", "De parkeergarage is vlakbij."],
    ["it", "posso fumare in cortile", "Vietato fumare ovunque."],
    ["it", "dove lasciare la valigia", "Gli armadietti sono gratuiti."],
    ["it", "il mio coinquilino fa troppo rumore, ha subaffittato", "La sublocazione va chiesta."],
    ["it", "ho pagato di tasca mia", "Il rimborso spese avviene a maggio."],
    ["it", "cambiare proprietario della cartella", "Trasferire la proprietà richiede un clic."],
    ["it", "quanto devo aspettare", "Il tempo di attesa varia."],
    ["pt", "posso levar para casa", "O empréstimo dura um mês."],
    ["pt", "posso vir sozinho", "Nenhum menor desacompanhado entra."],
    ["pt", "caiu o site, sem internet", "Uma interrupção foi anunciada."],
    ["pt", "quem vê meus dados", "Os destinatários estão nesta lista."],
    ["pt", "perdi uma aula", "A reposição acontece ao sábado."],
    ["pt", "ônibus até aí", "Como chegar de autocarro."],
    ["nl", "mag ik bier drinken", "Alcohol is toegestaan."],
    ["nl", "boek te laat terugbrengen", "De boete is klein."],
    ["nl", "hoe zeg ik mijn abonnement op", "Opzeggen gaat per brief."],
    ["nl", "hoe zet ik dat piepje uit", "Uitschakelen gaat met een knop."],
    ["nl", "mijn kind is ziek", "Ziekmelden kan tot negen uur."],
    ["nl", "ik heb het zelf betaald", "De declaratie gaat naar Jan."],
  ];

  test.each(rows)("%s: %s", (locale, query, text) => {
    const pages = [...others, { text }].map((each) => ({ ...each, locale }));
    expect(segmentOf(pages).search(query, { limit: 1 })[0]?.page).toBe(others.length);
  });
});

test("What stands for a word that no page holds counts once", () => {
  const { terms, mass } = segmentOf([{ text: "Parental leave." }, ...others]).plan("dad");
  expect(terms).toMatchObject([{ kind: "synonym", weight: 0.7 }]);
  expect(mass).toBeCloseTo(0.7 * (terms[0]?.idf ?? 0), 5);
});

describe("What visitors say is no slip of another word", () => {
  const firstFor = (query: string) =>
    segmentOf([{ text: "The trail leads uphill." }, ...others]).search(query, { limit: 1 });

  test("where a list of synonyms has it", () => {
    expect(firstFor("trial")).toEqual([]);
  });

  test("in any form of it", () => {
    expect(segmentOf([{ text: "Add a day." }, ...others]).plan("dads").terms).toEqual([]);
  });

  test("or where it stands in texts about anything", () => {
    expect(segmentOf([{ text: "A comet." }, ...others]).plan("comes, please").terms).toEqual([]);
  });

  test.each([
    ["pt", "aconteceu", "cometa"],
    ["it", "succede", "successo"],
    ["nl", "gebeurt", "geboorte"],
  ])("in %s too: %s, but %s", (language, everyday, topic) => {
    expect(analyzerOf(language).terms(`${everyday} ${topic}`)).toMatchObject([{ everyday: true }, { everyday: false }]);
  });

  test("and any other word is", () => {
    expect(firstFor("traul")).toHaveLength(1);
  });
});

describe.each(Object.entries(SYNONYMS))("The list of synonyms in %s", (language, list) => {
  const lines = list.split("\n").filter((line) => line !== "");
  const namesNothing = (phrase: string) =>
    analyzerOf(language)
      .terms(phrase)
      .every(({ stop, request }) => stop || request);

  test("has each line once", () => {
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });

  test("has nothing that companies write and that names nothing, as it would stand for anything", () => {
    const written = (line: string) => (line.split(" > ")[1] ?? line).split(", ");
    expect(lines.flatMap(written).filter(namesNothing)).toEqual([]);
  });

  test("has no phrase twice in what is said or what is written, nor one phrase for another in two lines", () => {
    const told = new Map<string, string>();
    const again = lines.flatMap((line) => {
      const [said = [], written] = line.split(" > ").map((phrases) => phrases.split(", "));
      const twice = [said, written ?? []].some((phrases) => new Set(phrases).size < phrases.length);
      const pairs = said.flatMap((one) =>
        (written ?? said).filter((other) => other !== one).map((other) => `${one} > ${other}`),
      );
      const before = pairs.filter((pair) => told.has(pair));
      for (const pair of pairs) told.set(pair, line);
      return twice ? [line, ...before] : before;
    });
    expect(again).toEqual([]);
  });

  test("has nothing that is said for what another line rather says for it", () => {
    const rather = lines.filter((line) => line.includes(" > "));
    const pairsOf = (line: string) => {
      const [said = [], written = []] = line.split(" > ").map((phrases) => phrases.split(", "));
      return said.flatMap((one) => written.map((other) => [one, other] as const));
    };
    const told = new Map(rather.flatMap((line) => pairsOf(line).map(([one, other]) => [`${one} > ${other}`, line])));
    const against = rather.filter((line) =>
      pairsOf(line).some(([one, other]) => one !== other && (told.get(`${other} > ${one}`) ?? line) !== line),
    );
    expect(against).toEqual([]);
  });
});

describe("An English stem has no double letter at its end", () => {
  test.each([
    ["refer", "referral"],
    ["staff", "staffing"],
    ["program", "programme"],
    ["occur", "occurrence"],
    ["submit", "submittal"],
  ])("%s and %s", (one, other) => {
    expect(stem(one, "en")).toBe(stem(other, "en"));
  });

  test.each(["add", "odd", "egg", "inn", "watt", "ruff"])("unless it is a short word: %s", (word) => {
    expect(stem(word, "en")).toBe(word);
  });
});

describe('A German verb has its stem when "zu" stands within', () => {
  test.each([
    ["umzumelden", "ummelden"],
    ["abzuholen", "abholen"],
    ["auszufüllen", "ausfüllen"],
    ["zurückzusenden", "zurücksenden"],
  ])("%s and %s", (one, other) => {
    expect(stem(one, "de")).toBe(stem(other, "de"));
  });

  test.each(["Umzugskosten", "Auszubildenden", "Abzügen", "vorzugsweise"])("but no noun: %s", (word) => {
    expect(stem(word, "de")).toContain("zu");
  });
});
