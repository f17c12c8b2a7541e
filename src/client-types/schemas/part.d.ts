import { type Static } from "@sinclair/typebox";
/** What every generative route streams (CONTRACT §3). Ends with `finish` or `error`; anything else is a cut. */
export declare const Part: import("@sinclair/typebox").TUnion<[import("@sinclair/typebox").TObject<{
    type: import("@sinclair/typebox").TLiteral<"start">;
} & {
    requestId: import("@sinclair/typebox").TString;
    sessionId: import("@sinclair/typebox").TOptional<import("@sinclair/typebox").TString>;
    model: import("@sinclair/typebox").TString;
    cache_status: import("@sinclair/typebox").TOptional<import("@sinclair/typebox").TUnion<[import("@sinclair/typebox").TLiteral<"hit">, import("@sinclair/typebox").TLiteral<"miss">, import("@sinclair/typebox").TLiteral<"bypass">]>>;
}>, import("@sinclair/typebox").TObject<{
    type: import("@sinclair/typebox").TLiteral<"source">;
} & {
    id: import("@sinclair/typebox").TString;
    url: import("@sinclair/typebox").TString;
    title: import("@sinclair/typebox").TString;
}>, import("@sinclair/typebox").TObject<{
    type: import("@sinclair/typebox").TLiteral<"tile">;
} & {
    tile: import("@sinclair/typebox").TObject<{
        id: import("@sinclair/typebox").TString;
        link: import("@sinclair/typebox").TString;
        score: import("@sinclair/typebox").TNumber;
        image: import("@sinclair/typebox").TString;
        title: import("@sinclair/typebox").TString;
        description: import("@sinclair/typebox").TString;
        label: import("@sinclair/typebox").TArray<import("@sinclair/typebox").TString>;
        gated: import("@sinclair/typebox").TInteger;
        highlight_list: import("@sinclair/typebox").TArray<import("@sinclair/typebox").TString>;
    }>;
}>, import("@sinclair/typebox").TObject<{
    type: import("@sinclair/typebox").TLiteral<"highlight">;
} & {
    highlight: import("@sinclair/typebox").TObject<{
        text: import("@sinclair/typebox").TString;
        url: import("@sinclair/typebox").TString;
    }>;
}>, import("@sinclair/typebox").TObject<{
    type: import("@sinclair/typebox").TLiteral<"marketing_message">;
} & {
    message: import("@sinclair/typebox").TString;
    link: import("@sinclair/typebox").TString;
}>, import("@sinclair/typebox").TObject<{
    type: import("@sinclair/typebox").TLiteral<"cta">;
} & {
    text: import("@sinclair/typebox").TString;
    url: import("@sinclair/typebox").TString;
    open_type: import("@sinclair/typebox").TUnion<[import("@sinclair/typebox").TLiteral<"self">, import("@sinclair/typebox").TLiteral<"blank">]>;
}>, import("@sinclair/typebox").TObject<{
    type: import("@sinclair/typebox").TLiteral<"item">;
} & {
    index: import("@sinclair/typebox").TInteger;
    item: import("@sinclair/typebox").TUnion<[import("@sinclair/typebox").TString, import("@sinclair/typebox").TObject<{
        question: import("@sinclair/typebox").TString;
        answer: import("@sinclair/typebox").TString;
    }>, import("@sinclair/typebox").TObject<{
        title: import("@sinclair/typebox").TString;
        narrative: import("@sinclair/typebox").TString;
    }>]>;
    evidence: import("@sinclair/typebox").TOptional<import("@sinclair/typebox").TObject<{
        url: import("@sinclair/typebox").TString;
        passage: import("@sinclair/typebox").TInteger;
        quote: import("@sinclair/typebox").TString;
    }>>;
}>, import("@sinclair/typebox").TObject<{
    type: import("@sinclair/typebox").TLiteral<"text-delta">;
} & {
    delta: import("@sinclair/typebox").TString;
}>, import("@sinclair/typebox").TObject<{
    type: import("@sinclair/typebox").TLiteral<"result">;
} & {
    body: import("@sinclair/typebox").TUnknown;
}>, import("@sinclair/typebox").TObject<{
    type: import("@sinclair/typebox").TLiteral<"error">;
} & {
    code: import("@sinclair/typebox").TString;
    message: import("@sinclair/typebox").TString;
    retryable: import("@sinclair/typebox").TBoolean;
}>, import("@sinclair/typebox").TObject<{
    type: import("@sinclair/typebox").TLiteral<"finish">;
} & {
    reason: import("@sinclair/typebox").TUnion<[import("@sinclair/typebox").TLiteral<"stop">, import("@sinclair/typebox").TLiteral<"length">, import("@sinclair/typebox").TLiteral<"content-filter">, import("@sinclair/typebox").TLiteral<"error">, import("@sinclair/typebox").TLiteral<"other">]>;
    usage: import("@sinclair/typebox").TOptional<import("@sinclair/typebox").TObject<{
        inputTokens: import("@sinclair/typebox").TInteger;
        outputTokens: import("@sinclair/typebox").TInteger;
    }>>;
}>]>;
export type Part = Static<typeof Part>;
