import { type Static, Type } from "@sinclair/typebox";
import { Cta } from "./search.ts";

const strict = { additionalProperties: false };
const Text = Type.String({ minLength: 1, maxLength: 2_000 });
/** A rule's term: search knows nothing else, so that signs alone would never be met. */
const Term = Type.String({
  minLength: 1,
  maxLength: 2_000,
  format: "with-word",
  description: "text with a letter or a digit",
});
const HttpUrl = Type.String({ format: "http-url", maxLength: 2_048 });
/** Paths are put behind it. */
export const BaseUrl = Type.String({
  format: "http-url",
  pattern: "^[^?#]*$",
  maxLength: 2_048,
  description: "http-url without query and fragment",
});
/** It is shown in reports, so it may hold no secret. */
const SourceUrl = Type.String({
  format: "http-url",
  pattern: "^[^@/?#]*//[^@/?#]*([/?#]|$)",
  maxLength: 2_048,
  description: "http-url without user name and password",
});
const Glob = Type.String({ pattern: "^/", maxLength: 500, description: "path pattern that starts with /" });
const List = <T extends ReturnType<typeof Type.String>>(item: T) => Type.Array(item, { maxItems: 1_000 });

/** Slug: lower case letters, digits and inner hyphens. */
export const Slug = Type.String({
  pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$",
  description: "slug like acme-labs",
});

/** Admits this machine's own addresses, and plain http to them alone. */
const Loopback = { allowLoopback: Type.Optional(Type.Boolean()) };

export const Source = Type.Union([
  Type.Object({ folder: Text, baseUrl: BaseUrl }, strict),
  Type.Object({ jsonl: Text }, strict),
  Type.Object({ sitemap: SourceUrl, ...Loopback }, strict),
  Type.Object({ urls: Type.Array(SourceUrl, { minItems: 1, maxItems: 10_000 }), ...Loopback }, strict),
]);
export type Source = Static<typeof Source>;

/** A key without a value would never hold, and its rule never be shown. */
const Values = <T extends ReturnType<typeof Type.String>>(item: T) =>
  Type.Array(item, { minItems: 1, maxItems: 1_000 });

/** Keys must all hold, any value of a key will do. */
export const RuleCondition = Type.Object(
  {
    terms: Type.Optional(Values(Term)),
    labels: Type.Optional(Values(Text)),
    urls: Type.Optional(Values(Glob)),
    locales: Type.Optional(Values(Text)),
    history_terms: Type.Optional(Values(Term)),
  },
  strict,
);
export type RuleCondition = Static<typeof RuleCondition>;

const when = Type.Optional(RuleCondition);
export const MarketingRule = Type.Object({ when, message: Text, link: HttpUrl }, strict);
export type MarketingRule = Static<typeof MarketingRule>;

export const CtaRule = Type.Object(
  { when, text: Text, url: HttpUrl, open_type: Type.Optional(Cta.properties.open_type) },
  strict,
);
export type CtaRule = Static<typeof CtaRule>;

const Persona = {
  name: Type.Optional(Text),
  greeting: Type.Optional(Text),
  instructions: Type.Optional(Type.String({ maxLength: 8_000 })),
};

/** Frozen into each revision at ingest. */
const packageFields = {
  name: Type.Optional(Text),
  labels: Type.Optional(Type.Array(Type.Object({ match: Glob, label: Text }, strict), { maxItems: 1_000 })),
  gated: Type.Optional(List(Glob)),
  marketing: Type.Optional(Type.Array(MarketingRule, { maxItems: 500 })),
  ctas: Type.Optional(Type.Array(CtaRule, { maxItems: 500 })),
  phrases: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 160 }), { maxItems: 100_000 })),
  completions: Type.Optional(Type.Object({ popular: Type.Optional(Type.Boolean()) }, strict)),
  suggestions: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { maxItems: 1_000 })),
  models: Type.Optional(
    Type.Record(Type.String({ pattern: "^[a-z][a-z0-9_-]{0,31}$" }), Text, {
      additionalProperties: false,
      description: "alias: model, aliases of lower case letters, digits, _ and -",
    }),
  ),
  summary: Type.Optional(
    Type.Object({ subject: Type.Optional(Text), body: Type.Optional(Type.String({ maxLength: 20_000 })) }, strict),
  ),
};

export const Webhook = Type.Object(
  {
    url: HttpUrl,
    secrets: Type.Array(
      Type.String({
        pattern: "^whsec_(?=.)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$",
        description: "secret that starts with whsec_, then Base64",
      }),
      {
        minItems: 1,
        maxItems: 10,
      },
    ),
    ...Loopback,
  },
  strict,
);
export type Webhook = Static<typeof Webhook>;

export const Limits = Type.Object(
  {
    requests_per_minute: Type.Optional(Type.Integer({ minimum: 1 })),
    generations_per_day: Type.Optional(Type.Integer({ minimum: 0 })),
    concurrent_generations: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  strict,
);

/** The YAML file of CONTRACT §9, one a company. */
export const CompanyFile = Type.Object(
  {
    company: Slug,
    indexId: Type.String({ pattern: "^[A-Za-z0-9_-]{1,200}$", description: "letters, digits, _ and -" }),
    origins: Type.Optional(Type.Array(Text, { maxItems: 500 })),
    agent: Type.Optional(Type.Object({ enabled: Type.Optional(Type.Boolean()), ...Persona }, strict)),
    sources: Type.Array(Source, { minItems: 1, maxItems: 100 }),
    include: Type.Optional(List(Glob)),
    exclude: Type.Optional(List(Glob)),
    ...packageFields,
    webhook: Type.Optional(Webhook),
    limits: Type.Optional(Limits),
    retention: Type.Optional(
      Type.Object(
        {
          history_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650 })),
          exports_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650 })),
        },
        strict,
      ),
    ),
    preview_key: Type.Optional(Type.String({ minLength: 8, maxLength: 200 })),
    strict_sessions: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type CompanyFile = Static<typeof CompanyFile>;

/** What a revision holds besides its corpus: rules, persona, models, phrases. Never changes once made. */
export const PackageSettings = Type.Object({
  name: Type.String(),
  persona: Type.Object({ name: Type.String(), greeting: Type.String(), instructions: Type.String() }),
  marketing: Type.Array(MarketingRule),
  ctas: Type.Array(CtaRule),
  suggestions: Type.Array(Type.String()),
  popularCompletions: Type.Boolean(),
  models: Type.Record(Type.String(), Type.String()),
  summary: Type.Object({ subject: Type.String(), body: Type.String() }),
});
export type PackageSettings = Static<typeof PackageSettings>;

/** What takes effect at once, outside any revision. */
export const LiveSettings = Type.Object({
  origins: Type.Array(Type.String()),
  agentEnabled: Type.Boolean(),
  webhook: Type.Union([Webhook, Type.Null()]),
  limits: Type.Object({
    requestsPerMinute: Type.Integer(),
    generationsPerDay: Type.Integer(),
    concurrentGenerations: Type.Integer(),
  }),
  retention: Type.Object({ historyDays: Type.Integer(), exportsDays: Type.Integer() }),
  previewKey: Type.String(),
  strictSessions: Type.Boolean(),
});
export type LiveSettings = Static<typeof LiveSettings>;
