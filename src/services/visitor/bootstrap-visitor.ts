import { admitsOrigin, canonicalOrigin } from "../../agent/origins.ts";
import { tenantIdOf, visitorSubject } from "../../agent/tokens.ts";
import type { Context } from "../../context.ts";
import { noteVisitorSql, visitorNotedAt } from "../../db/queries/visitors.ts";
import { ServiceError } from "../../errors.ts";
import type { Company } from "../../runtime-package/directory.ts";
import type { AccessGrant, BootstrapRequest } from "../../schemas/agent.ts";
import { admitsPreview, isPrivate } from "../caller/scope.ts";

/** The `Origin` header in canonical form. Throws `origin_missing` and `origin_rejected`. */
function requireOrigin(header: string | undefined): string {
  if (!header) throw new ServiceError("origin_missing", "The request has no Origin header.");
  return canonicalOrigin(header) ?? rejected();
}

/**
 * The `Origin` of a bootstrap, when the index's company admits it. For an index that does not exist any company's
 * origin will do, so that a stranger cannot find out which ones do. Throws `origin_missing` and `origin_rejected`.
 */
export async function admitVisitorOrigin(
  context: Context,
  header: string | undefined,
  indexId: unknown,
): Promise<string> {
  const origin = requireOrigin(header);
  const companies = await context.packages.companies();
  const own = companies.filter(({ row }) => row.indexId === indexId);
  const asked = own.length > 0 ? own : companies;
  return asked.some(({ row }) => admitsOrigin(row.live.origins, origin)) ? origin : rejected();
}

function rejected(): never {
  throw new ServiceError("origin_rejected", "This origin may not use the agent.");
}

/** Exchanges an index and a browser session for a token bound to an admitted origin (CONTRACT §4). */
export async function bootstrapVisitor(
  context: Context,
  request: BootstrapRequest,
  origin: string,
  previewKey: string | undefined,
): Promise<AccessGrant> {
  const company = await availableCompany(context, request.indexId);
  const version = request.version ?? "published";
  if (!admitsPreview(company, version, previewKey)) throw unavailable("The unpublished agent needs x-preview-key.");
  const found = await context.packages.resolve(company, version);
  if (!found) throw unavailable();
  const secret = isPrivate(request);
  const subject = visitorSubject(company.row.tenantKey, request.clientSessionId, secret);
  if (!secret) await noteVisitor(context, company, subject, request.clientSessionId);
  const identity = { indexId: company.row.indexId, revision: found.revision.id, tenantId: tenantIdOf(company) };
  const { token, expiresAt } = await context.tokens.issue({
    sub: subject,
    ...identity,
    version,
    origin,
    ...(secret ? { private: true as const } : {}),
  });
  return {
    accessToken: token,
    tokenType: "Bearer",
    expiresAt: new Date(expiresAt * 1000).toISOString(),
    origin,
    visitorSubject: subject,
    apiVersion: "v1",
    identity,
  };
}

/** A visitor is noted anew after so long: in less than a day of retention, which forgets who has not come since. */
const notedForMs = 12 * 60 * 60_000;

/** Agent turns are filed under the browser session too (CONTRACT §7), so it must be known when one ends. */
async function noteVisitor({ db }: Context, company: Company, subject: string, clientSessionId: string): Promise<void> {
  const now = Date.now();
  const notedAt = await visitorNotedAt(db, company.slug, subject);
  if (notedAt !== undefined && now - notedAt < notedForMs) return;
  await db.writer.write([noteVisitorSql(company.slug, subject, clientSessionId, now)]);
}

/** The company of an index, whose agent is switched on. Throws `agent_unavailable`. */
export async function availableCompany(context: Context, indexId: string): Promise<Company> {
  const companies = await context.packages.companies();
  const company = companies.find((candidate) => candidate.row.indexId === indexId);
  if (!company?.row.live.agentEnabled) throw unavailable();
  return company;
}

export const unavailable = (message = "The agent is not available.") => new ServiceError("agent_unavailable", message);
