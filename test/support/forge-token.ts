import { decodeJwt, type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";
import type { TestServer } from "./server.ts";

/** A visitor's token with other claims or headers, signed with the server's own key. */
export async function forgeToken(
  { context }: TestServer,
  token: string,
  claims: JWTPayload,
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  const { kid, privateKey } = await context.keyring.signing();
  return new SignJWT({ ...decodeJwt(token), ...claims })
    .setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", kid, ...header })
    .sign(privateKey);
}
