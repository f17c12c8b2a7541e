import { expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

test("two troubles that headings tell in much the same words are each asked", async () => {
  const questions = (
    await faqsOf(
      page(
        "Vos papiers au port",
        [
          [
            "Port.example n'a pas trouvé de dossier correspondant à mes informations personnelles",
            "Si vous lisez « aucun dossier trouvé », vérifiez que votre nom et votre date de naissance sont justes.",
          ],
          [
            "Port.example n'a pas trouvé d'informations correspondant à mon adresse",
            "Si vous lisez « aucune adresse trouvée », essayez en saisissant une ancienne adresse si vous avez déménagé.",
          ],
        ],
        "fr",
      ),
    )
  ).map(({ question }) => question);
  expect(questions).toHaveLength(2);
});
