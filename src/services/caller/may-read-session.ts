import { tenantIdOf, visitorSubject } from "../../agent/tokens.ts";
import type { Context } from "../../context.ts";
import { serviceErrorOf } from "../../db/fault.ts";
import { findTurn } from "../../db/queries/turns.ts";
import { ServiceError } from "../../errors.ts";
import type { Company } from "../../runtime-package/directory.ts";
import type { AccessClaims } from "../../schemas/agent.ts";
import { refuseSession } from "../../sessions/read-session.ts";
import { verifyApiKey } from "../keys/verify-api-key.ts";
import { checkOrigin, type RequestSource } from "./authorize-visitor.ts";
import { bearerToken } from "./bearer-token.ts";

/** What a caller shows besides the body. */
export interface Credentials extends RequestSource {
  /** The `Authorization` header. */
  authorization?: string | undefined;
  /** The `x-api-key` header. */
  apiKey?: string | undefined;
}

/**
 * Where a company sets `strict_sessions`, a session is read by its visitor and by holders of a key of the company only
 * (CONTRACT §7). Throws `token_*` and `origin_mismatch`; `session_not_found` for a session of someone else.
 */
export async function requireOwnSession(
  context: Context,
  company: Company,
  sessionId: string,
  credentials: Credentials,
): Promise<void> {
  if (!company.row.live.strictSessions) return;
  if ((await verifyApiKey(context, credentials.apiKey ?? null))?.company === company.slug) return;
  const claims = await claimsOf(context, credentials);
  if (await isOwnSession(context, company, sessionId, claims)) return;
  await refuseSession(context, company.slug);
}

/** The same as a question, for what is answered with or without the session's history. */
export async function mayReadSession(
  context: Context,
  company: Company,
  sessionId: string,
  credentials: Credentials,
): Promise<boolean> {
  try {
    await requireOwnSession(context, company, sessionId, credentials);
    return true;
  } catch (error) {
    if (serviceErrorOf(error)) return false;
    throw error;
  }
}

/** The claims of the visitor's token, which is bound to the page's origin. */
async function claimsOf(context: Context, credentials: Credentials): Promise<AccessClaims> {
  const token = bearerToken(credentials.authorization);
  if (!token) throw new ServiceError("token_missing", "The company's sessions need the visitor's access token.");
  const claims = await context.tokens.verify(token);
  checkOrigin(context, claims, credentials);
  return claims;
}

/** Whether a session is one of the visitor's turns, or else the visitor's browser session. */
async function isOwnSession({ db }: Context, company: Company, sessionId: string, claims: AccessClaims) {
  const { slug, row } = company;
  if (claims.tenantId !== tenantIdOf(company)) return false;
  // Anyone may bootstrap with the id of another's turn as a browser session, and owns nothing by that.
  if (sessionId.startsWith("wrun_")) return (await findTurn(db, slug, sessionId))?.subject === claims.sub;
  return visitorSubject(row.tenantKey, sessionId, claims.private === true) === claims.sub;
}
