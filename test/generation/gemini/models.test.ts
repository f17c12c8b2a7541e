import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readConfig } from "../../../src/config.ts";
import { bakeryOrigin } from "../../support/company.ts";
import { startGeminiServer } from "../../support/gemini-server.ts";
import { extractiveId } from "../../support/generator.ts";
import { ndjsonParts, partsOf } from "../../support/parts.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { quick } from "./fixtures.ts";

const item = "A large sourdough loaf costs 6 euros and a small one costs 4 euros.";
const gemini = startGeminiServer();
let server: TestServer;
let keyless: TestServer;
beforeAll(async () => {
  gemini.reply = { pieces: [JSON.stringify([{ passage: 1, text: item }])] };
  server = await startTestServer({
    config: { gemini: { apiKey: "k", baseUrl: gemini.url, model: "of-the-process", times: quick } },
  });
  keyless = await startTestServer();
  for (const one of [server, keyless]) await one.addCompany();
  await server.addCompany({ company: "plain", models: {} });
  await server.addCompany({ company: "quiet", models: { default: "extractive", smart: "gemini-pro" } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await keyless[Symbol.asyncDispose]();
  await gemini[Symbol.asyncDispose]();
});

async function modelOf(company: string, model?: string, at = server): Promise<string> {
  const body = { company, canonical_url: `${bakeryOrigin}/pricing`, ...(model ? { model } : {}) };
  return partsOf(await ndjsonParts(at, "/api/v1/snackable-read", body), "start")[0]?.model ?? "";
}

describe("The model of a request", () => {
  test.each<[string, string, string | undefined, string]>([
    ["the package's default", "bakery", undefined, "gemini/gemini-2.5-flash/7"],
    ["its default by name", "bakery", "default", "gemini/gemini-2.5-flash/7"],
    ["the alias that is named", "bakery", "fast", "gemini/gemini-2.5-flash-lite/7"],
    ["extractive, which always exists", "bakery", "extractive", extractiveId],
    ["GEMINI_MODEL where the package names none", "plain", undefined, "gemini/of-the-process/7"],
    ["extractive where the package says so", "quiet", undefined, extractiveId],
    ["another model of that package by its alias", "quiet", "smart", "gemini/gemini-pro/7"],
  ])("is %s", async (_, company, alias, id) => {
    expect(await modelOf(company, alias)).toBe(id);
  });

  test("is asked for under its name", async () => {
    await modelOf("bakery", "fast");
    expect(gemini.requests.some(({ path }) => path.includes("/models/gemini-2.5-flash-lite:"))).toBe(true);
  });

  test.each(["slow", "gemini-2.5-flash", "__proto__", "constructor"])(
    "%s is no alias of the package: 422",
    async (model) => {
      for (const one of [server, keyless]) {
        const body = { company: "bakery", canonical_url: `${bakeryOrigin}/pricing`, model };
        expect((await one.post("/api/v1/snackable-read", body)).status).toBe(422);
      }
    },
  );

  test("is extractive for every alias without a key", async () => {
    for (const alias of [undefined, "default", "fast", "extractive"]) {
      expect(await modelOf("bakery", alias, keyless)).toBe(extractiveId);
    }
  });
});

describe("The environment", () => {
  test("without GEMINI_API_KEY there is no model", () => {
    expect(readConfig({ GEMINI_MODEL: "x", GEMINI_BASE_URL: "https://x.example" }).gemini).toBeUndefined();
  });

  test("GEMINI_MODEL and GEMINI_BASE_URL have defaults, and a trailing slash is no matter", () => {
    expect(readConfig({ GEMINI_API_KEY: "k" }).gemini).toEqual({
      apiKey: "k",
      baseUrl: undefined,
      model: "gemini-2.5-flash",
    });
    const { gemini } = readConfig({
      GEMINI_API_KEY: "k",
      GEMINI_BASE_URL: "https://x.example/gemini/",
      GEMINI_MODEL: "m",
    });
    expect(gemini).toEqual({ apiKey: "k", baseUrl: "https://x.example/gemini", model: "m" });
  });

  test.each(["x.example", "ftp://x.example", "https://x.example?a", "https://"])(
    "GEMINI_BASE_URL %s is refused",
    (url) => {
      expect(() => readConfig({ GEMINI_API_KEY: "k", GEMINI_BASE_URL: url })).toThrow("GEMINI_BASE_URL");
    },
  );
});
