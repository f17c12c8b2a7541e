import companyFile from "./company.yaml" with { type: "text" };
import apiAgentSession from "./site/api/agent-session.md" with { type: "text" };
import apiBootstrap from "./site/api/bootstrap.md" with { type: "text" };
import apiCompletions from "./site/api/completions.md" with { type: "text" };
import apiErrors from "./site/api/errors.md" with { type: "text" };
import apiExport from "./site/api/export.md" with { type: "text" };
import apiPageContent from "./site/api/page-content.md" with { type: "text" };
import apiQueries from "./site/api/queries.md" with { type: "text" };
import apiQuerySummaries from "./site/api/query-summaries.md" with { type: "text" };
import apiSessionSummaries from "./site/api/session-summaries.md" with { type: "text" };
import apiShares from "./site/api/shares.md" with { type: "text" };
import apiSuggestionsAndCta from "./site/api/suggestions-and-cta.md" with { type: "text" };
import cli from "./site/cli.md" with { type: "text" };
import concepts from "./site/concepts.md" with { type: "text" };
import guidesCompanyFile from "./site/guides/company-file.md" with { type: "text" };
import guidesDeployment from "./site/guides/deployment.md" with { type: "text" };
import guidesEmbedding from "./site/guides/embedding.md" with { type: "text" };
import guidesEngines from "./site/guides/engines.md" with { type: "text" };
import guidesFaq from "./site/guides/faq.md" with { type: "text" };
import guidesIngest from "./site/guides/ingest.md" with { type: "text" };
import guidesOperations from "./site/guides/operations.md" with { type: "text" };
import guidesPartnerBackends from "./site/guides/partner-backends.md" with { type: "text" };
import guidesPrivacy from "./site/guides/privacy.md" with { type: "text" };
import guidesSecurity from "./site/guides/security.md" with { type: "text" };
import guidesStreaming from "./site/guides/streaming.md" with { type: "text" };
import guidesTroubleshooting from "./site/guides/troubleshooting.md" with { type: "text" };
import index from "./site/index.md" with { type: "text" };
import quickStart from "./site/quick-start.md" with { type: "text" };

/** The company file of the demo, as it stands beside the site. */
export const demoCompanyFile: string = companyFile;

/** Every page of the documentation by its path in the site, in reading order. A test holds it against the folder. */
export const demoPages: readonly { path: string; markdown: string }[] = [
  { path: "index.md", markdown: index },
  { path: "quick-start.md", markdown: quickStart },
  { path: "concepts.md", markdown: concepts },
  { path: "guides/ingest.md", markdown: guidesIngest },
  { path: "guides/company-file.md", markdown: guidesCompanyFile },
  { path: "guides/embedding.md", markdown: guidesEmbedding },
  { path: "guides/streaming.md", markdown: guidesStreaming },
  { path: "guides/partner-backends.md", markdown: guidesPartnerBackends },
  { path: "guides/engines.md", markdown: guidesEngines },
  { path: "guides/deployment.md", markdown: guidesDeployment },
  { path: "guides/operations.md", markdown: guidesOperations },
  { path: "guides/privacy.md", markdown: guidesPrivacy },
  { path: "guides/security.md", markdown: guidesSecurity },
  { path: "guides/troubleshooting.md", markdown: guidesTroubleshooting },
  { path: "guides/faq.md", markdown: guidesFaq },
  { path: "cli.md", markdown: cli },
  { path: "api/bootstrap.md", markdown: apiBootstrap },
  { path: "api/agent-session.md", markdown: apiAgentSession },
  { path: "api/page-content.md", markdown: apiPageContent },
  { path: "api/queries.md", markdown: apiQueries },
  { path: "api/completions.md", markdown: apiCompletions },
  { path: "api/suggestions-and-cta.md", markdown: apiSuggestionsAndCta },
  { path: "api/query-summaries.md", markdown: apiQuerySummaries },
  { path: "api/session-summaries.md", markdown: apiSessionSummaries },
  { path: "api/shares.md", markdown: apiShares },
  { path: "api/export.md", markdown: apiExport },
  { path: "api/errors.md", markdown: apiErrors },
];
