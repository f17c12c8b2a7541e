import { admitsOrigin, canonicalOrigin } from "../../agent/origins.ts";
import { tenantIdOf } from "../../agent/tokens.ts";
import type { Context } from "../../context.ts";
import { findTurn, type TurnRow } from "../../db/queries/turns.ts";
import { ServiceError } from "../../errors.ts";
import type { Company } from "../../runtime-package/directory.ts";
import type { AccessClaims } from "../../schemas/agent.ts";
import { bearerToken } from "./bearer-token.ts";

/** A visitor whose token, origin and index have been checked. */
export interface Visitor {
  claims: AccessClaims;
  company: Company;
}

/** The page that a request comes from. */
export interface RequestSource {
  origin: string | undefined;
  /** `Sec-Fetch-Site`: a browser's same-origin GET has no Origin. */
  fetchSite?: string | undefined;
}

export interface VisitorRequest extends RequestSource {
  /** The `Authorization` header. */
  authorization: string | undefined;
  indexId: string | undefined;
}

/** Checks token, origin, index and switch, in this order. Throws `token_*`, `origin_mismatch`, `index_mismatch`, `agent_unavailable`. */
export async function authorizeVisitor(context: Context, request: VisitorRequest): Promise<Visitor> {
  const token = bearerToken(request.authorization);
  if (!token) throw new ServiceError("token_missing", "Send the access token of bootstrap as a Bearer token.");
  const claims = await context.tokens.verify(token);
  checkOrigin(context, claims, request);
  if (request.indexId !== claims.indexId) {
    throw new ServiceError("index_mismatch", "The access token is for another index.");
  }
  return admitVisitor(context, claims);
}

/** The visitor of checked claims, as the company's settings are now. Throws `agent_unavailable` and `origin_mismatch`. */
export async function admitVisitor(context: Context, claims: AccessClaims): Promise<Visitor> {
  const company = await findCompany(context, claims.indexId);
  if (!company?.row.live.agentEnabled || tenantIdOf(company) !== claims.tenantId) {
    throw new ServiceError("agent_unavailable", "The agent is not available.");
  }
  // A removed origin loses access at once, whatever tokens are out.
  if (!admitsOrigin(company.row.live.origins, claims.origin)) throw foreignOrigin();
  return { claims, company };
}

async function findCompany(context: Context, indexId: string): Promise<Company | undefined> {
  try {
    return await context.packages.company(indexId);
  } catch (error) {
    if (error instanceof ServiceError && error.code === "company_not_found") return undefined;
    throw error;
  }
}

/** Checks that a request comes from the page that a token is bound to. Throws `origin_mismatch`. */
export function checkOrigin(context: Context, claims: AccessClaims, { origin, fetchSite }: RequestSource): void {
  const own = new URL(context.config.publicUrl).origin;
  const sameOrigin = origin === undefined && fetchSite === "same-origin" && claims.origin === own;
  if (sameOrigin || (origin !== undefined && canonicalOrigin(origin) === claims.origin)) return;
  throw foreignOrigin();
}

const foreignOrigin = () => new ServiceError("origin_mismatch", "The access token is not for this origin.");

/** The visitor's own turn, `undefined` for an unknown or a foreign one. */
export async function findOwnTurn(
  context: Context,
  { claims, company }: Visitor,
  sessionId: string,
): Promise<TurnRow | undefined> {
  const turn = context.privateTurns.find(sessionId) ?? (await findTurn(context.db, company.slug, sessionId));
  const own = turn?.company === company.slug && turn.subject === claims.sub && turn.indexId === claims.indexId;
  return own ? turn : undefined;
}

/** The same; unknown and foreign turns are the same `session_not_found`. */
export async function ownTurn(context: Context, visitor: Visitor, sessionId: string): Promise<TurnRow> {
  const turn = await findOwnTurn(context, visitor, sessionId);
  if (turn) return turn;
  throw new ServiceError("session_not_found", "There is no such session.");
}
