import { expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

test("what is done almost alike on two systems is told of both", async () => {
  const steps = (store: string, order: string) =>
    `1. Find Oarlog on the ${store}.\n2. Tap ${order} to download the app.\n3. Open Oarlog the same way you would open any other app.`;
  const faqs = await faqsOf(
    page("Install Oarlog", [
      ["Install Oarlog on Android", steps("Play Store", "Install")],
      ["Install Oarlog on iPhone and iPad", steps("App Store", "Get")],
    ]),
  );
  expect(faqs.map(({ question }) => question)).toEqual([
    "How do I install Oarlog on Android?",
    "How do I install Oarlog on iPhone and iPad?",
  ]);
});

test.each([
  ["If you don't see Size, it means that the limit is far.", ""],
  ["Sort the list by size.", "Sort the list by size. "],
])("steps that are counted anew within a step belong to it (%s)", async (inner, told) => {
  const steps = `1. Open the settings of the logbook.\n2. Select View largest files next to Size.\n1. ${inner}\n3. Delete some of the files.`;
  expect(await faqsOf(page("Storage limits", [["Find and delete large files", steps]]))).toEqual([
    {
      question: "How do I find and delete large files?",
      answer: `Open the settings of the logbook. Select View largest files next to Size. ${told}Delete some of the files.`,
    },
  ]);
});

test("two lists of steps, one behind the other, are no one way", async () => {
  const steps = "1. Open the settings.\n2. Select the files.\n1. Open the archive.\n2. Delete the files.";
  expect(await faqsOf(page("Storage limits", [["Find and delete large files", steps]]))).toEqual([]);
});
