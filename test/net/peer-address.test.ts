import { expect, test } from "bun:test";
import type { Context } from "../../src/context.ts";
import { callerAddress } from "../../src/plugins/address-limit.ts";

const contextOf = (addressRequestsPerMinute: number) =>
  ({ config: { addressRequestsPerMinute, trustedProxies: [] } }) as unknown as Context;
const request = new Request("http://localhost/api/v1/queries");
const refuse = () => {
  throw new Error("the connection was asked");
};

test("Whom a request comes from is not asked of its connection where addresses have no limit", () => {
  expect(callerAddress(contextOf(0))(request, refuse)).toBeUndefined();
  expect(callerAddress(contextOf(1))(request, () => "203.0.113.1")).toBe("203.0.113.1");
  expect(() => callerAddress(contextOf(1))(request, refuse)).toThrow("the connection was asked");
});
