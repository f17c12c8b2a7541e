import { describe, expect, test } from "bun:test";
import { opposedIn } from "../../../src/generation/extractive/answer/asked-for/opposite.ts";
import { answerTask, askManual, nothingFound, page, run, type Section, textOf } from "./fixtures.ts";

// How a thing is undone tells nobody how it is done.

describe("No reply tells how what is asked for is undone", () => {
  test.each<[query: string, section: Section]>([
    [
      "How do I disable the harbour light?",
      ["The harbour light", "To enable the harbour light, press the green button."],
    ],
    ["how to turn off the harbour light", ["The harbour light", "Turn the harbour light on by its switch."]],
    [
      "How do I switch the harbour light on?",
      ["The harbour light", "You can switch the harbour light off by its switch."],
    ],
    ["How do I install the crane?", ["The crane", "The crane is uninstalled by four guards who pull it."]],
    [
      "How do I unsubscribe from the harbour letter?",
      ["The harbour letter", "Subscribe to the harbour letter at the gate."],
    ],
    ["How do I unlock the crane?", ["The crane", "Lock the crane with the long key."]],
    ["How do I unplug the crane?", ["The crane", "Plug the crane in behind the gate."]],
  ])("%s", async (query, section) => {
    expect(await askManual(query, section)).toStartWith(nothingFound);
  });

  test.each<[query: string, section: Section]>([
    ["How do I disable the harbour light?", ["The harbour light", "Press the red button of the harbour light."]],
    [
      "How do I disable the harbour light?",
      ["The harbour light", "Enable or disable the harbour light by its switch."],
    ],
    [
      "How do I turn the harbour light off?",
      ["Disable the harbour light", "Enable the harbour light at night by its switch."],
    ],
    ["Do I sign in or sign out at the harbour?", ["The harbour", "Sign in at the harbour by the gate."]],
  ])("but what names neither, or both: %s: %p", async (query, section) => {
    expect(await askManual(query, section)).toBe(section[1]);
  });
});

describe("Only who asks for the way is kept from the opposite", () => {
  test.each<[query: string, section: Section]>([
    ["Is the harbour light on by default?", ["The harbour light", "The harbour light is turned off by default."]],
    ["Are the harbour lights enabled?", ["The harbour", "Harbour lights are disabled until night."]],
    [
      "Does upgrading my boat delete my harbour maps?",
      ["The boat", "No harbour map is deleted if you downgrade a boat."],
    ],
    ["Why was I logged out of the harbour?", ["The harbour", "You log in to the harbour anew after 30 days."]],
    ["The harbour light is turned off", ["The harbour light", "Turn on the harbour light by its switch."]],
    ["How do I hide a published harbour map?", ["The harbour", "To hide a harbour map, unpublish it."]],
    ["How do I cancel my harbour subscription?", ["The harbour", "To cancel, unsubscribe from the harbour letter."]],
    [
      "How do I switch the boat on the harbour map?",
      ["The map", "Switch the boat of the harbour map, and turn off the lamp."],
    ],
  ])("%s: %p", async (query, section) => {
    expect(await askManual(query, section)).toBe(section[1]);
  });

  test.each<[query: string, section: Section]>([
    ["How do I unlock the old crane?", ["The crane", "If the old crane is locked, unscrew it with the long key."]],
    ["How do I unlock the old crane?", ["The crane", "An old crane is locked by default, and needs the long key."]],
    ["How do I log in to the harbour?", ["The harbour", "If the harbour logged you out, show your card."]],
    ["How do I log out of the harbour?", ["Log in and out", "Show your card to the harbour guards."]],
    ["How do I turn off the harbour light?", ["The harbour light", "Turn on/off the harbour light by its switch."]],
    [
      "How do I unsubscribe from the harbour letter?",
      ["The harbour letter", "Your harbour letter and its subscription end by post."],
    ],
    ["How do I disable the harbour light?", ["The light", "Turn off the harbour light that you set up."]],
    ["How do I set up the crane of the harbour?", ["The crane", "Turn off the crane of the harbour, and pull it."]],
  ])("and not from a state, a noun or both in one: %s: %p", async (query, section) => {
    expect(await askManual(query, section)).toBe(section[1]);
  });

  test("nor from what is undone before, on the page that tells the way or first of its steps", async () => {
    const undone: Section = ["Before", "Uninstall the old crane first."];
    const reply = run(
      answerTask("How do I install the crane?", [page("Install the crane", [undone])], { markdown: false }),
    );
    expect(textOf(await reply)).toBe(undone[1]);
    const steps = "1. Uninstall the old crane.\n2. Put the new crane in its place.\n3. Test the new crane.";
    expect(await askManual("How do I install a new crane?", ["New crane", steps])).toContain("in its place");
  });
});

describe("Nor does one in another language", () => {
  const reply = async (locale: string, query: string, text: string) =>
    textOf(await run(answerTask(query, [page("Acme", [["Notes", text]], locale)], { locale, markdown: false })));
  const nothing = /^(?:Dazu habe ich|Je n.ai pas trouvé|No encontré|Non ho trovato|Não encontrei|Daar heb ik)/;

  test.each([
    ["de", "Wie kann ich das Hafenlicht ausschalten?", "Das Hafenlicht lässt sich einschalten, wenn man drückt."],
    ["de", "wie melde ich die Kiste ab", "Melden Sie die Kiste bei uns an."],
    ["fr", "comment désactiver la lampe du port", "Pour activer la lampe du port, tournez la clé."],
    ["es", "como desactivo la luz del puerto", "Para activar la luz del puerto, gire la llave."],
    ["it", "come disattivo la luce del porto", "Per attivare la luce del porto, girare la chiave."],
    ["pt", "como desativo a luz do porto", "Para ativar a luz do porto, gire a chave."],
    ["nl", "hoe kan ik de havenlamp uitschakelen", "De havenlamp kunt u inschakelen met de sleutel."],
  ])("(%s) %s", async (locale, query, text) => {
    expect(await reply(locale, query, text)).toMatch(nothing);
  });

  test.each([
    [
      "de",
      "Wie kann ich das Hafenlicht ausschalten?",
      "Das Hafenlicht lässt sich ein- und ausschalten, wenn man drückt.",
    ],
    ["fr", "mon compte du port est bloqué", "Pour débloquer un compte du port, écrivez au port."],
    ["es", "mi cuenta del puerto está bloqueada", "Para desbloquear la cuenta del puerto, escriba al puerto."],
  ])("but what speaks of both, and the way out for whoever is locked out: (%s) %s", async (locale, query, text) => {
    expect(await reply(locale, query, text)).toBe(text);
  });

  test.each([
    ["de", "Wie kann ich meine Anmeldung stornieren?"],
    ["de", "Wie hebe ich die Sperre auf?"],
    ["fr", "Comment annuler mon abonnement ?"],
    ["fr", "Comment arrêter mon abonnement ?"],
    ["fr", "Comment supprimer l'installation ?"],
    ["es", "¿Cómo cancelo mi suscripción?"],
    ["es", "¿Cómo quitar el bloqueo?"],
    ["it", "Come annullo l'iscrizione?"],
    ["nl", "Hoe annuleer ik mijn inschrijving?"],
  ])("and who ends a thing by its name does not ask for it: (%s) %s", (locale, query) => {
    expect(opposedIn(query, locale)).toBeUndefined();
  });
});
