import { admitsOrigin, canonicalOrigin } from "../agent/origins.ts";
import { visitorSubject } from "../agent/tokens.ts";
import type { Context } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { Company } from "../runtime-package/packages.ts";
import type { AccessGrant, BootstrapRequest } from "../schemas/agent.ts";
import { admitPreview, isPrivate } from "./scope.ts";

/** The `Origin` of a bootstrap in canonical form. Throws `origin_missing` and `origin_rejected`. */
export function requireOrigin(header: string | undefined): string {
  if (!header) throw new ServiceError("origin_missing", "The request has no Origin header.");
  const origin = canonicalOrigin(header);
  if (!origin) throw rejected();
  return origin;
}

/** Exchanges an index and a browser session for a token bound to the origin (CONTRACT §4). */
export async function bootstrapVisitor(
  context: Context,
  request: BootstrapRequest,
  origin: string,
  previewKey: string | undefined,
): Promise<AccessGrant> {
  const company = await availableCompany(context, request.indexId);
  if (!admitsOrigin(company.row.live.origins, origin)) throw rejected();
  const version = request.version ?? "published";
  admitPreview(company, version, previewKey);
  const found = await context.packages.resolve(company, version);
  if (!found) throw unavailable();
  const secret = isPrivate(request);
  const subject = visitorSubject(company.row.tenantKey, request.clientSessionId, secret);
  const identity = { indexId: company.row.indexId, revision: found.revision.id, tenantId: `ten_${company.slug}` };
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

async function availableCompany(context: Context, indexId: string): Promise<Company> {
  const companies = await context.packages.companies();
  const company = companies.find((candidate) => candidate.row.indexId === indexId);
  if (!company?.row.live.agentEnabled) throw unavailable();
  return company;
}

const rejected = () => new ServiceError("origin_rejected", "This origin may not use the agent.");
const unavailable = () => new ServiceError("agent_unavailable", "The agent is not available.");
