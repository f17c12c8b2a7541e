import { createHmac } from "node:crypto";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { errors, type JWSHeaderParameters, jwtVerify, SignJWT } from "jose";
import { serviceErrorOf } from "../db/fault.ts";
import { ServiceError } from "../errors.ts";
import { AccessClaims } from "../schemas/agent.ts";
import type { Keyring } from "./keyring.ts";

/** Seconds that an access token lives (SPEC, Limits). */
const tokenLifetimeSeconds = 900;
/** Seconds that clocks may differ: a token counts for so long after its end. */
export const clockToleranceSeconds = 5;
const audience = "agent-runtime";
const checkClaims = TypeCompiler.Compile(AccessClaims);

export type NewClaims = Omit<AccessClaims, "iss" | "aud" | "jti" | "iat" | "exp">;

export interface Tokens {
  /** Signs a token; `expiresAt` in seconds since 1970. */
  issue(claims: NewClaims): Promise<{ token: string; expiresAt: number }>;
  /** Throws `token_expired` or `token_invalid`, `overloaded` where the keys cannot be read. */
  verify(token: string): Promise<AccessClaims>;
}

export function createTokens(keyring: Keyring, issuer: string): Tokens {
  async function keyOf(header: JWSHeaderParameters): Promise<CryptoKey> {
    const key = header.kid ? await keyring.verifying(header.kid) : undefined;
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  return {
    async issue(claims) {
      const { kid, privateKey } = await keyring.signing();
      const now = Math.floor(Date.now() / 1000);
      const expiresAt = now + tokenLifetimeSeconds;
      const token = await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(crypto.randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { token, expiresAt };
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: ["EdDSA"],
          typ: "at+jwt",
          issuer,
          audience,
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ["sub", "jti", "iat", "exp"],
        });
        if (!checkClaims.Check(payload)) throw new ServiceError("token_invalid", "The access token is not valid.");
        return payload;
      } catch (cause) {
        const known = serviceErrorOf(cause);
        if (known) throw known;
        if (cause instanceof errors.JWTExpired) {
          throw new ServiceError("token_expired", "The access token has expired: bootstrap again.", { cause });
        }
        throw new ServiceError("token_invalid", "The access token is not valid.", { cause });
      }
    },
  };
}

/** What a token calls its company. */
export function tenantIdOf({ slug }: { slug: string }): string {
  return `ten_${slug}`;
}

/** The visitor of a browser: stable for the tenant, and no way back to the clientSessionId. */
export function visitorSubject(tenantKey: Uint8Array, clientSessionId: string, isPrivate: boolean): string {
  // A key of its own: no clientSessionId of a public visitor can give a private visitor's subject.
  const key = isPrivate ? createHmac("sha256", tenantKey).update("private visitors").digest() : tenantKey;
  return `vis_${createHmac("sha256", key).update(clientSessionId).digest("base64url").slice(0, 32)}`;
}
