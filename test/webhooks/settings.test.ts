import { describe, expect, test } from "bun:test";
import { parseCompanyFile } from "../../src/runtime-package/company-file.ts";

const secret = "whsec_c2VjcmV0";
const read = (webhook: object) =>
  parseCompanyFile(
    `company: acme\nindexId: idx_acme\nsources: [{ folder: ./site, baseUrl: "https://a.example" }]\nwebhook: ${JSON.stringify(webhook)}`,
    "acme.yaml",
    {},
  ).webhook;

describe("the webhook of a company file", () => {
  test("is https; http to this machine where allowLoopback says so", () => {
    for (const good of [
      { url: "https://hooks.acme.example/usher", secrets: [secret] },
      { url: "http://localhost:4000/", secrets: [secret], allowLoopback: true },
      { url: "http://127.0.0.1:4000/", secrets: [secret], allowLoopback: true },
      { url: "http://[::1]:4000/", secrets: [secret], allowLoopback: true },
    ]) {
      expect(read(good)).toEqual(good);
    }
    for (const bad of [
      { url: "http://hooks.acme.example/", secrets: [secret] },
      { url: "http://localhost:4000/", secrets: [secret] },
      { url: "http://10.0.0.1/", secrets: [secret], allowLoopback: true },
      { url: "http://hooks.acme.example/", secrets: [secret], allowLoopback: true },
    ]) {
      expect(() => read(bad)).toThrow("acme.yaml:4: webhook.url: must be https");
    }
  });

  test("has secrets that can sign", () => {
    for (const bad of ["whsec_", "whsec_no base64", "whsec_abc", "c2VjcmV0"]) {
      expect(() => read({ url: "https://hooks.acme.example/", secrets: [bad] })).toThrow("webhook.secrets.0");
    }
    expect(() => read({ url: "https://hooks.acme.example/", secrets: [] })).toThrow("webhook.secrets");
  });
});
