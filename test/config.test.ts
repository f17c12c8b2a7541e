import { describe, expect, test } from "bun:test";
import { isAbsolute } from "node:path";
import fc from "fast-check";
import { ConfigError, type Environment, readConfig } from "../src/config.ts";

/** The environment without one variable is fine; with it, ConfigError names it and what was expected. */
function expectRefused(env: Environment, expected: RegExp): void {
  const [name] = Object.keys(env);
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toContain(String(name));
    expect((error as Error).message).toMatch(expected);
    return;
  }
  throw new Error(`${JSON.stringify(env)} was taken`);
}

describe("readConfig", () => {
  test("an empty environment gives the defaults of the contract", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      publicUrl: "http://localhost:3000",
      defaultCompany: undefined,
      trustedProxies: [],
      addressRequestsPerMinute: 300,
      logLevel: "info",
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
    expect(config.dataDir).toEndWith("/data");
    expect(config.database.url).toBe(`file:${config.dataDir}/usher.db`);
  });

  test("an empty value counts as left out", () => {
    const names = ["PORT", "HOST", "DATA_DIR", "DATABASE_URL", "PUBLIC_URL", "DEFAULT_COMPANY", "LOG_LEVEL"];
    const more = ["TRUSTED_PROXIES", "ADDRESS_REQUESTS_PER_MINUTE", "SEGMENT_MEMORY_MB"];
    expect(readConfig(Object.fromEntries([...names, ...more].map((name) => [name, ""])))).toEqual(readConfig({}));
  });

  test.each([
    ["PORT", "0", "65535"],
    ["ADDRESS_REQUESTS_PER_MINUTE", "0", "1000000"],
    ["SEGMENT_MEMORY_MB", "1", "1048576"],
  ])("%s is a whole number from %s to %s", (name, least, most) => {
    for (const text of [least, most]) readConfig({ [name]: text });
    for (const text of [
      String(Number(least) - 1),
      String(Number(most) + 1),
      "1.5",
      "1e3",
      "0x10",
      " 1",
      "one",
      "NaN",
    ]) {
      expectRefused({ [name]: text }, new RegExp(`whole number from ${least} to ${most}`));
    }
  });

  test("PUBLIC_URL follows PORT, and keeps its path without a trailing slash", () => {
    expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    expect(readConfig({ PUBLIC_URL: "https://Usher.example/api/" }).publicUrl).toBe("https://usher.example/api");
    for (const url of [
      "usher.example",
      "ftp://usher.example",
      "https://a.example/?x=1",
      "https://a.example/#x",
      "https://a.example/?",
      "https://a.example/#",
      "//a",
    ]) {
      expectRefused({ PUBLIC_URL: url }, /absolute http\(s\) url without query or fragment/);
    }
  });

  test("LOG_LEVEL is one of its names", () => {
    for (const level of ["debug", "info", "warn", "error", "silent"] as const) {
      expect(readConfig({ LOG_LEVEL: level }).logLevel).toBe(level);
    }
    for (const level of ["INFO", "trace", "loud"]) expectRefused({ LOG_LEVEL: level }, /one of debug, info/);
  });

  test("DATABASE_URL is a libSQL address; token and sync url go with it", () => {
    for (const url of ["file:x.db", "libsql://db.example", "https://db.example", "ws://db.example"]) {
      expect(readConfig({ DATABASE_URL: url }).database).toEqual({ url });
    }
    for (const url of ["postgres://x", "x.db", "/tmp/x.db"])
      expectRefused({ DATABASE_URL: url }, /must start with file:/);
    const remote = { DATABASE_URL: "file:r.db", DATABASE_AUTH_TOKEN: "t", DATABASE_SYNC_URL: "libsql://p.example" };
    expect(readConfig(remote).database).toEqual({ url: "file:r.db", authToken: "t", syncUrl: "libsql://p.example" });
  });

  test("S3 is used where S3_BUCKET is set; its credentials go together, and none are the machine's own", () => {
    expect(readConfig({ S3_REGION: "eu-central-1" }).s3).toBeUndefined();
    const none = { region: "us-east-1", endpoint: undefined, credentials: undefined };
    expect(readConfig({ S3_BUCKET: "b" }).s3).toEqual({ bucket: "b", ...none });
    const env = { S3_BUCKET: "b", S3_REGION: "r", S3_ENDPOINT: "http://s3:9000" };
    const own = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    const credentials = { accessKeyId: "id", secretAccessKey: "secret" };
    expect(readConfig({ ...env, ...own }).s3).toEqual({
      bucket: "b",
      region: "r",
      endpoint: "http://s3:9000",
      credentials,
    });
    const ofFiles = { S3_ACCESS_KEY_ID: "id\n", S3_SECRET_ACCESS_KEY: "secret\n" };
    expect(readConfig({ ...env, ...ofFiles }).s3?.credentials).toEqual(credentials);
    expect(() => readConfig({ ...env, S3_ACCESS_KEY_ID: "id" })).toThrow("go together");
    expectRefused({ S3_ENDPOINT: "s3:9000", S3_BUCKET: "b" }, /absolute http\(s\) url/);
    for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) {
      expect(() => readConfig({ [name]: "http://s3:9000" })).toThrow("S3_BUCKET must be set");
    }
  });

  test("a variable that changes nothing without another is taken, and told", () => {
    expect(readConfig({ DATABASE_AUTH_TOKEN: "t", GEMINI_MODEL: "m", S3_REGION: "r" }).ignored).toEqual([
      "DATABASE_AUTH_TOKEN is ignored, as DATABASE_URL names no libSQL server",
      "GEMINI_MODEL is ignored without GEMINI_API_KEY",
      "S3_REGION is ignored without S3_BUCKET",
    ]);
    const whole = { GEMINI_API_KEY: "k", GEMINI_MODEL: "m", S3_BUCKET: "b", S3_REGION: "r", DATABASE_AUTH_TOKEN: "t" };
    for (const at of [{ DATABASE_URL: "libsql://p.example" }, { DATABASE_SYNC_URL: "libsql://p.example" }]) {
      expect(readConfig({ ...whole, ...at }).ignored).toEqual([]);
    }
    expect(readConfig({ GEMINI_MODEL: "extractive" }).ignored).toEqual([]);
  });

  test("OTEL_EXPORTER_OTLP_ENDPOINT is the address of a collector, without its path for traces", () => {
    expect(readConfig({}).tracesEndpoint).toBeUndefined();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "" }).tracesEndpoint).toBeUndefined();
    const endpoint = "http://collector.example:4318/tenant/";
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).tracesEndpoint).toBe(endpoint.slice(0, -1));
    for (const url of [
      "http://[",
      "http://host:99999",
      "http://host:4318/v1/traces",
      "http://host\\",
      "collector:4318",
      "grpc://collector",
      "http://me:secret@collector",
      "http://collector?x=1",
    ]) {
      expectRefused({ OTEL_EXPORTER_OTLP_ENDPOINT: url }, /absolute http\(s\) url/);
    }
  });

  test("TRUSTED_PROXIES is a list of addresses or CIDR ranges", () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: " 10.0.0.0/8, ::1 ,,192.168.0.1" });
    expect(trustedProxies).toEqual(["10.0.0.0/8", "::1", "192.168.0.1"]);
    for (const text of ["proxy.internal", "10.0.0.0/99", "10.0.0.1 10.0.0.2"]) {
      expectRefused({ TRUSTED_PROXIES: text }, /addresses or CIDR ranges/);
    }
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ["no file", { DATABASE_URL: "file:" }, /^DATABASE_URL must name a file/],
    ["a folder", { DATABASE_URL: "file:///data/" }, /^DATABASE_URL must name a file/],
    ["memory", { DATABASE_URL: "file::memory:" }, /^DATABASE_URL must name a file/],
    ["no server", { DATABASE_URL: "libsql://" }, /^DATABASE_URL must name a file/],
    ["a primary that is no address", { DATABASE_SYNC_URL: "nope" }, /^DATABASE_SYNC_URL must be the address/],
    ["a primary that is a file", { DATABASE_SYNC_URL: "file:a.db" }, /^DATABASE_SYNC_URL must be the address/],
    [
      "a replica that is no file",
      { DATABASE_URL: "http://a.example", DATABASE_SYNC_URL: "http://p.example" },
      /^DATABASE_URL must be the replica's own file/,
    ],
    ["a model with a blank", { GEMINI_MODEL: "gemini flash" }, /^GEMINI_MODEL must be the name/],
    ["a token of two lines", { DATABASE_AUTH_TOKEN: "a\nb" }, /^DATABASE_AUTH_TOKEN must be visible ASCII/],
    ["a key of two lines", { GEMINI_API_KEY: "a\nb" }, /^GEMINI_API_KEY must be visible ASCII/],
    ["a key that is not ASCII", { GEMINI_API_KEY: "schlüssel" }, /^GEMINI_API_KEY must be visible ASCII/],
    ["a public url with a password", { PUBLIC_URL: "https://a:b@x.example" }, /^PUBLIC_URL .* credentials/],
    ["a public url with a blank", { PUBLIC_URL: "https://x.example/a b" }, /^PUBLIC_URL .* blanks/],
    ["a proxy with a leading zero", { TRUSTED_PROXIES: "010.0.0.1" }, /^TRUSTED_PROXIES must be addresses/],
    ["a range with a leading zero", { TRUSTED_PROXIES: "010.0.0.0/8" }, /^TRUSTED_PROXIES must be addresses/],
    ["a key of S3 with a blank", { S3_ACCESS_KEY_ID: "a b", S3_BUCKET: "b" }, /^S3_ACCESS_KEY_ID must be visible/],
    ["a store at no port", { S3_ENDPOINT: "http://s3:90000", S3_BUCKET: "b" }, /^S3_ENDPOINT must be an absolute/],
    ["a model at no host", { GEMINI_BASE_URL: "https://:443" }, /^GEMINI_BASE_URL must be an absolute/],
    ["a bucket with a slash", { S3_BUCKET: "a/b" }, /^S3_BUCKET must be the name/],
    ["a region with a blank", { S3_REGION: "us east", S3_BUCKET: "b" }, /^S3_REGION must be the name/],
  ])("%s is refused, and the message names the variable", (_, env, message) => expectRefused(env, message));

  test("a secret is never in the message of an error", () => {
    const secrets = { DATABASE_AUTH_TOKEN: "secret-token", DATABASE_URL: "postgres://user:secret@db" };
    expect(() => readConfig(secrets)).toThrow(ConfigError);
    expect(() => readConfig(secrets)).not.toThrow(/secret/);
  });

  test("any environment gives a configuration or a ConfigError", () => {
    const names = [
      "PORT",
      "DATABASE_URL",
      "PUBLIC_URL",
      "LOG_LEVEL",
      "TRUSTED_PROXIES",
      "SEGMENT_MEMORY_MB",
      "DATA_DIR",
    ];
    const variable = fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.webUrl(), fc.ipV4(), fc.ipV6()));
    fc.assert(
      fc.property(fc.array(variable, { maxLength: 4 }), (variables) => {
        try {
          readConfig(Object.fromEntries(variables));
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError);
        }
      }),
      { numRuns: 300 },
    );
  });
});
