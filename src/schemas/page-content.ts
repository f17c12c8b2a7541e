import { type Static, type TObject, Type } from "@sinclair/typebox";
import { correlationFields, packageFields, privacyFlags, Version } from "./common.ts";
import { HttpUrl, Id, Locale, ShortText, Timestamp } from "./formats.ts";
import { Faq, Tone } from "./generation.ts";

const pageFields = {
  ...packageFields,
  ...correlationFields,
  ...privacyFlags,
  canonical_url: HttpUrl,
  page_url: Type.Optional(HttpUrl),
  title: Type.Optional(ShortText(300)),
  locale: Type.Optional(Locale),
  model: Type.Optional(Id),
  tone: Type.Optional(Tone),
};

const Bullet = Type.String({
  format: "storable-text",
  minLength: 1,
  maxLength: 1_000,
  pattern: "\\S",
  description: "1 to 1,000 characters, not all of them blanks, none of them NUL or half of one",
});

export const SnackableReadRequest = Type.Object(
  {
    ...pageFields,
    max_bullets: Type.Optional(Type.Integer({ minimum: 1, maximum: 6, default: 3 })),
    existing_bullets: Type.Optional(Type.Array(Bullet, { maxItems: 5 })),
  },
  { additionalProperties: false },
);
export type SnackableReadRequest = Static<typeof SnackableReadRequest>;

export const FaqsRequest = Type.Object(
  {
    ...pageFields,
    max_items: Type.Optional(Type.Integer({ minimum: 1, maximum: 6, default: 4 })),
    answer_format: Type.Optional(Type.Union([Type.Literal("paragraph"), Type.Literal("bullets")])),
    answer_paragraph_words: Type.Optional(Type.Union([Type.Literal(50), Type.Literal(100), Type.Literal(150)])),
    answer_max_bullets: Type.Optional(Type.Integer({ minimum: 1, maximum: 6, default: 3 })),
  },
  { additionalProperties: false },
);
export type FaqsRequest = Static<typeof FaqsRequest>;

export const PageStatus = Type.Union([Type.Literal("ready"), Type.Literal("not_found"), Type.Literal("error")]);
export type PageStatus = Static<typeof PageStatus>;
export const CacheStatus = Type.Union([Type.Literal("hit"), Type.Literal("miss"), Type.Literal("bypass")]);
export type CacheStatus = Static<typeof CacheStatus>;

const resultFields = {
  source_url: Type.String({ description: "normalised url used for the lookup" }),
  title: Type.String(),
  cache_status: CacheStatus,
  version: Version,
  resolved_version: Version,
  resolved_corpus_version: Type.Integer({ minimum: 0, description: "0 where there is no corpus" }),
  generated_at: Timestamp,
};
/** What a page-content answer says besides its content. */
export type ResultFields = Static<TObject<typeof resultFields>>;

export const SnackableReadResult = Type.Object({
  status: PageStatus,
  bullets: Type.Array(Type.String()),
  ...resultFields,
});
export type SnackableReadResult = Static<typeof SnackableReadResult>;

export const FaqsResult = Type.Object({ status: PageStatus, items: Type.Array(Faq), ...resultFields });
export type FaqsResult = Static<typeof FaqsResult>;
