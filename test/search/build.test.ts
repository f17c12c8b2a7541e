import { expect, test } from "bun:test";
import { buildSegment } from "../../src/search/build.ts";
import { pageOf } from "./pages.ts";

test("A page that breaks the build of a segment is named", () => {
  const page = {
    ...pageOf({ url: "https://www.acme.example/broken" }),
    get description(): string {
      throw new RangeError("Maximum call stack size exceeded.");
    },
  };
  expect(() => buildSegment([page], { phrases: [] })).toThrow(
    "https://www.acme.example/broken cannot be indexed: Maximum call stack size exceeded.",
  );
});
