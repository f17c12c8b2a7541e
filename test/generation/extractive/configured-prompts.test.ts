import { expect, spyOn, test } from "bun:test";
import fc from "fast-check";
import { type Unit, unitsAtPace } from "../../../src/generation/extractive/page/unit.ts";
import { configuredPromptsOf } from "../../../src/generation/extractive/suggestions/configured-prompts.ts";
import { Pace } from "../../../src/generation/text/pace.ts";
import { termsOf } from "../../../src/generation/text/terms.ts";
import type { SourcePage } from "../../../src/schemas/generation.ts";
import { page } from "./fixtures.ts";

const pace = () => new Pace(new AbortController().signal);
const words = fc
  .array(fc.constantFrom("bread", "oven", "loaf", "price", "flour", "shop", "the"), { maxLength: 4 })
  .map((said) => said.join(" "));

/** Looks at each sentence for each term: where most of a prompt is said first, and how much of it. */
function foundOneByOne(text: string, { title }: SourcePage, units: readonly Unit[]): Unit | undefined {
  const wanted = [...new Set(termsOf(text, "en"))];
  const shareIn = ({ terms, headingTerms }: Unit): number => {
    const said = [...terms, ...headingTerms, ...termsOf(title, "en")];
    return wanted.filter((term) => said.includes(term)).length / (wanted.length || 1);
  };
  const most = Math.max(...units.map(shareIn));
  return most > 0.5 ? units.find((unit) => shareIn(unit) === most) : undefined;
}

test("a configured prompt is answered by the first sentence that says most of it, with its heading and title", async () => {
  const passage = fc.tuple(words, fc.array(words, { minLength: 1, maxLength: 4 }));
  await fc.assert(
    fc.asyncProperty(words, fc.array(passage, { maxLength: 4 }), fc.array(words), async (title, passages, asked) => {
      const source = page(
        title,
        passages.map(([heading, said]) => [heading, said.map((words) => `We say ${words}.`).join(" ")]),
      );
      const units = await unitsAtPace(source, pace());
      const prompts = await configuredPromptsOf(source, units, asked, pace());
      const expected = asked.flatMap((text) => {
        const unit = foundOneByOne(text, source, units);
        return unit ? [{ text, passage: unit.passage.ordinal, quote: unit.text }] : [];
      });
      expect(prompts.map(({ text, passage, quote }) => ({ text, passage, quote }))).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test("other work runs between configured prompts", async () => {
  const source = page("Prices", [["Bread", "A loaf costs six euros. A small loaf costs four euros."]]);
  const units = await unitsAtPace(source, pace());
  const steps = spyOn(Pace.prototype, "step");
  await configuredPromptsOf(
    source,
    units,
    Array.from({ length: 320 }, (_, i) => `What does loaf ${i} cost?`),
    pace(),
  );
  const stepped = steps.mock.calls.length;
  steps.mockRestore();
  expect(stepped).toBe(20);
});
