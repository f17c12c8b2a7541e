import type { Span } from "@opentelemetry/api";
import { admitsOrigin, canonicalOrigin } from "../../agent/origins.ts";
import type { Context } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import { type ContentCache, noContentCache } from "../../generation/cache/content-cache.ts";
import type { Generator } from "../../generation/generator.ts";
import type { Company } from "../../runtime-package/directory.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import { liveSettingsOf } from "../../runtime-package/settings.ts";
import type { PrivacyFlags, ScopeFields, Version } from "../../schemas/common.ts";
import { findPage, type PageFinder } from "../../search/find-page.ts";
import { type Searcher, searchAnew } from "../../search/search.ts";
import { type Credentials, requireOwnSession } from "./may-read-session.ts";
import { sameSecret } from "./same-secret.ts";
import { noTrace, RequestTrace, type Trace, type TraceOf } from "./trace.ts";

/** What the transport knows besides the body. */
export interface Caller extends Credentials {
  requestId: string;
  /** The `Origin` header, `undefined` for partner backends. */
  origin: string | undefined;
  previewKey: string | undefined;
  /** The company whose API key came along and was counted for it, so that it is not counted twice. */
  countedFor?: string | undefined;
  signal: AbortSignal;
  /** Of the request, where traces go somewhere. */
  span?: Span | undefined;
}

/** One request's choices, made once: who asks, of which package, in private or not. */
export interface RequestScope {
  readonly requestId: string;
  /** Whether the caller named the request itself, so that other calls of the user action may be found by it. */
  readonly ownRequestId: boolean;
  readonly sessionId: string | undefined;
  readonly private: boolean;
  readonly version: Version;
  readonly company: Company;
  readonly generator: Generator;
  /** Whether the reader sees the answer as it is made. */
  readonly streamed?: true;
  readonly cache: ContentCache;
  /** Like `findPage`, it keeps nothing of what a private request asks. */
  readonly search: Searcher;
  readonly findPage: PageFinder;
  readonly trace: Trace;
  /** What the caller showed, for companies whose sessions need it. */
  readonly credentials: Credentials;
  readonly signal: AbortSignal;
}

/** No company: nothing is configured, no pointer leads anywhere. */
const nobody: Company = {
  slug: "",
  row: {
    company: "",
    indexId: "",
    live: liveSettingsOf({ company: "", indexId: "", sources: [] }),
    tenantKey: Buffer.alloc(0),
    createdAt: 0,
    updatedAt: 0,
  },
  pointers: new Map(),
};

/** The scope of a streamed answer, under a signal that is also aborted when its reader leaves. */
export function streamedUnder(scope: RequestScope, signal: AbortSignal): RequestScope {
  return { ...scope, signal, streamed: true };
}

/** The one place that decides privacy (CONTRACT §1). */
export function isPrivate({ is_private_session, tracking_consent }: PrivacyFlags): boolean {
  return is_private_session === true || tracking_consent === false;
}

/**
 * Opens the scope of a request on a company. Throws `company_not_found`, `company_required`, `origin_rejected`,
 * `rate_limited`, `preview_denied` and `unknown_model`.
 */
export async function openScope(context: Context, fields: ScopeFields, caller: Caller): Promise<RequestScope> {
  const company = await context.packages.company(fields.company);
  admitOrigin(company, caller.origin);
  if (caller.countedFor !== company.slug) await countForCompany(context, company);
  return scopeOf(context, company, fields, caller);
}

/** The same for page content, where a company that does not exist is one without pages. */
export async function openPageScope(context: Context, fields: ScopeFields, caller: Caller): Promise<RequestScope> {
  try {
    return await openScope(context, fields, caller);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== "company_not_found") throw error;
    const { model: _, ...fieldsOfAnyCompany } = fields;
    return scopeOf(context, nobody, fieldsOfAnyCompany, caller);
  }
}

/**
 * The same for routes that read a session: an unknown company looks like an unknown session, and a company with
 * `strict_sessions` is asked who may read it. Throws `session_not_found`, `token_*`.
 */
export async function openSessionScope(
  context: Context,
  fields: ScopeFields & { session_id: string },
  caller: Caller,
): Promise<RequestScope> {
  const scope = await openScope(context, fields, caller).catch((error: unknown) => {
    if (!(error instanceof ServiceError) || error.code !== "company_not_found") throw error;
    throw new ServiceError("session_not_found", "There is no such session.");
  });
  await requireOwnSession(context, scope.company, fields.session_id, caller);
  return scope;
}

function scopeOf(context: Context, company: Company, fields: ScopeFields, caller: Caller): RequestScope {
  const version = fields.version ?? "published";
  if (!admitsPreview(company, version, caller.previewKey)) {
    throw new ServiceError("preview_denied", "The unpublished version needs the header x-preview-key.");
  }
  const secret = isPrivate(fields);
  caller.span?.setAttribute("usher.company", company.slug);
  return {
    requestId: caller.requestId,
    ownRequestId: fields.requestId !== undefined,
    sessionId: fields.sessionId,
    private: secret,
    version,
    company,
    generator: context.generatorFor(company, version, fields.model, caller.span),
    cache: secret ? noContentCache : context.contentCache,
    search: secret ? searchAnew : context.search,
    findPage: secret ? findPage : context.findPage,
    trace: secret ? noTrace : new RequestTrace(context, traceOf(company, fields, caller)),
    credentials: caller,
    get signal() {
      return caller.signal;
    },
  };
}

/** Refuses a foreign `Origin` on a company's routes; none at all is a partner backend. Throws `origin_rejected`. */
function admitOrigin({ row }: Company, origin: string | undefined): void {
  if (origin === undefined) return;
  const canonical = canonicalOrigin(origin);
  if (canonical && admitsOrigin(row.live.origins, canonical)) return;
  throw new ServiceError("origin_rejected", "This origin may not use the company's routes.");
}

function traceOf(company: Company, { sessionId }: ScopeFields, { requestId, origin }: Caller): TraceOf {
  return { company: company.slug, sessionId, requestId, origin };
}

/** Takes a request from what the company's limit leaves of this minute; undefined without a limit. Throws `rate_limited`. */
export function countForCompany(
  { rateLimits }: Pick<Context, "rateLimits">,
  { slug, row }: Company,
): Promise<void> | undefined {
  return rateLimits.count(`company ${slug}`, row.live.limits.requestsPerMinute);
}

/** The package of the scope, at once where its index is in memory. Throws `version_unavailable` where the pointer leads nowhere. */
export function packageOf(
  context: Context,
  { company, version }: RequestScope,
): Promise<RuntimePackage> | RuntimePackage {
  const found = context.packages.resolve(company, version);
  return found instanceof Promise
    ? found.then((loaded) => loaded ?? noPackage(version))
    : (found ?? noPackage(version));
}

function noPackage(version: Version): never {
  throw new ServiceError("version_unavailable", `The company has no ${version} package.`, { loc: ["body", "version"] });
}

/** Where a preview key is set, `unpublished` needs it (CONTRACT §6). */
export function admitsPreview(company: Company, version: Version, key: string | undefined): boolean {
  const wanted = company.row.live.previewKey;
  return version !== "unpublished" || !wanted || (key !== undefined && sameSecret(key, wanted));
}
