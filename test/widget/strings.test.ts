import { expect, test } from "bun:test";
import { stringsOf } from "../../src/widget/strings.ts";

test.each(["de", "de-CH", "de_CH", "DE_at"])("The widget speaks the language of a tag: %s", (tag) => {
  expect(stringsOf(tag).language).toBe("de");
});

test.each(["", "xx", "_de"])("The widget speaks English for a tag that tells no language it knows: %p", (tag) => {
  expect(stringsOf(tag).language).toBe("en");
});
