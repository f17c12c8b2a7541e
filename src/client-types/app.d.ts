import { Elysia } from "elysia";
/**
 * Frames of at most 16 KiB; a reader that leaves a megabyte unread is dropped and resumes. Seconds of silence, before
 * which a socket is pinged: a dead one takes one of its visitor's places for no longer.
 */
export declare const socketLimits: {
    maxPayloadLength: number;
    backpressureLimit: number;
    idleTimeout: number;
};
/** The whole HTTP surface over one context. */
export declare function createApp(context: unknown): Elysia<"", {
    decorator: {};
    store: {};
    derive: {};
    resolve: {};
}, {
    typebox: {};
    error: {};
} & {
    typebox: {};
    error: {};
} & {
    typebox: {};
    error: {};
}, {
    schema: {};
    standaloneSchema: {};
    macro: {};
    macroFn: {};
    parser: {};
    response: {};
} & {
    schema: {};
    standaloneSchema: {};
    macro: {};
    macroFn: {};
    parser: {};
    response: {
        200: Response;
    };
} & {
    schema: {};
    standaloneSchema: {};
    macro: {};
    macroFn: {};
    parser: {};
}, {
    [x: string]: {
        get: {
            body: unknown;
            params: {};
            query: unknown;
            headers: unknown;
            response: {
                200: Response;
            };
        };
    };
} & {
    healthz: {
        get: {
            body: unknown;
            params: {};
            query: unknown;
            headers: unknown;
            response: {
                200: {
                    status: "ok";
                };
            };
        };
    };
} & {
    readyz: {
        get: {
            body: unknown;
            params: {};
            query: unknown;
            headers: unknown;
            response: {
                200: {
                    status: "database_away" | "ready" | "starting";
                };
            };
        };
    };
} & {
    metrics: {
        get: {
            body: unknown;
            params: {};
            query: unknown;
            headers: unknown;
            response: {
                200: Response;
            };
        };
    };
} & {
    docs: {
        get: {
            body: unknown;
            params: {};
            query: unknown;
            headers: unknown;
            response: {
                200: Response;
            };
        };
    };
} & {
    docs: {
        "*": {
            get: {
                body: unknown;
                params: {
                    "*": string;
                } & {};
                query: unknown;
                headers: unknown;
                response: {
                    200: Response;
                    422: {
                        type: 'validation';
                        on: string;
                        summary?: string;
                        message?: string;
                        found?: unknown;
                        property?: string;
                        expected?: string;
                    };
                };
            };
        };
    };
} & {
    service: {
        v1: {
            bootstrap: {
                post: {
                    body: {
                        is_private_session?: boolean;
                        tracking_consent?: boolean;
                        clientSessionId: string;
                        indexId: string;
                        version?: "published" | "unpublished";
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            accessToken: string;
                            tokenType: "Bearer";
                            expiresAt: string;
                            origin: string;
                            visitorSubject: string;
                            apiVersion: "v1";
                            identity: {
                                indexId: string;
                                revision: string;
                                tenantId: string;
                            };
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    ".well-known": {
        "jwks.json": {
            get: {
                body: unknown;
                params: {};
                query: unknown;
                headers: unknown;
                response: {
                    200: {
                        keys: import("jose").JWK[];
                    };
                };
            };
        };
    };
} & {
    agent: {
        v1: {
            session: {
                post: {
                    body: {
                        message: string;
                        operationId?: string;
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            ok: true;
                            sessionId: string;
                            status: "accepted";
                        };
                        202: {
                            ok: true;
                            sessionId: string;
                            status: "accepted";
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    agent: {
        v1: {
            session: {
                ":sessionId": {
                    stream: {
                        get: {
                            body: unknown;
                            params: {
                                sessionId: string;
                            } & {};
                            query: unknown;
                            headers: unknown;
                            response: {
                                200: Response;
                                422: {
                                    type: 'validation';
                                    on: string;
                                    summary?: string;
                                    message?: string;
                                    found?: unknown;
                                    property?: string;
                                    expected?: string;
                                };
                            };
                        };
                    };
                };
            };
        };
    };
} & {
    agent: {
        v1: {
            session: {
                ":sessionId": {
                    cancel: {
                        post: {
                            body: unknown;
                            params: {
                                sessionId: string;
                            } & {};
                            query: unknown;
                            headers: unknown;
                            response: {
                                200: {
                                    ok: true;
                                    status: "no_active_turn";
                                    sessionId?: never;
                                } | {
                                    ok: true;
                                    sessionId: string;
                                    status: "accepted";
                                };
                                422: {
                                    type: 'validation';
                                    on: string;
                                    summary?: string;
                                    message?: string;
                                    found?: unknown;
                                    property?: string;
                                    expected?: string;
                                };
                            };
                        };
                    };
                };
            };
        };
    };
} & {
    agent: {
        v1: {
            ws: {
                subscribe: {
                    body: {};
                    params: {};
                    query: {};
                    headers: {};
                    response: {};
                };
            };
        };
    };
} & {
    api: {
        v1: {
            "snackable-read": {
                post: {
                    body: {
                        is_private_session?: boolean;
                        tracking_consent?: boolean;
                        company?: string;
                        version?: "published" | "unpublished";
                        requestId?: string;
                        sessionId?: string;
                        canonical_url: string;
                        page_url?: string;
                        title?: string;
                        locale?: string;
                        model?: string;
                        tone?: "concise" | "neutral" | "professional" | "warm";
                        max_bullets?: number;
                        existing_bullets?: string[];
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            source_url: string;
                            title: string;
                            cache_status: "bypass" | "hit" | "miss";
                            version: "published" | "unpublished";
                            resolved_version: "published" | "unpublished";
                            resolved_corpus_version: number;
                            generated_at: string;
                            status: "error" | "not_found" | "ready";
                            bullets: string[];
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            "quick-read": {
                post: {
                    body: {
                        is_private_session?: boolean;
                        tracking_consent?: boolean;
                        company?: string;
                        version?: "published" | "unpublished";
                        requestId?: string;
                        sessionId?: string;
                        canonical_url: string;
                        page_url?: string;
                        title?: string;
                        locale?: string;
                        model?: string;
                        tone?: "concise" | "neutral" | "professional" | "warm";
                        max_bullets?: number;
                        existing_bullets?: string[];
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            source_url: string;
                            title: string;
                            cache_status: "bypass" | "hit" | "miss";
                            version: "published" | "unpublished";
                            resolved_version: "published" | "unpublished";
                            resolved_corpus_version: number;
                            generated_at: string;
                            status: "error" | "not_found" | "ready";
                            bullets: string[];
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            queries: {
                post: {
                    body: {
                        is_private_session?: boolean;
                        tracking_consent?: boolean;
                        company?: string;
                        version?: "published" | "unpublished";
                        requestId?: string;
                        sessionId?: string;
                        query: string;
                        num_highlights?: number;
                        number_of_results?: number;
                        number_of_tiles?: number;
                        tone?: "concise" | "neutral" | "professional" | "warm";
                        locale?: string;
                        model?: string;
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            responses: {
                                id: string;
                                link: string;
                                score: number;
                                image: string;
                                title: string;
                                description: string;
                                label: string[];
                                gated: number;
                                highlight_list: string[];
                            }[];
                            marketing_message: {
                                message: string;
                                link: string;
                            };
                            highlights: {
                                text: string;
                                url: string;
                            }[];
                            sales_cta: {
                                text: string;
                                url: string;
                                open_type: "blank" | "self";
                            };
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            "query-summaries": {
                post: {
                    body: {
                        is_private_session?: boolean;
                        tracking_consent?: boolean;
                        company?: string;
                        version?: "published" | "unpublished";
                        requestId?: string;
                        sessionId?: string;
                        query: string;
                        markdown?: boolean;
                        number_of_tiles?: number;
                        summary_word_limit?: number;
                        locale?: string;
                        model?: string;
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            summary: string;
                            cache_status: "bypass" | "hit" | "miss";
                            tiles: string[];
                            citations: {
                                start: number;
                                end: number;
                                url: string;
                            }[];
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            ws: {
                subscribe: {
                    body: {};
                    params: {};
                    query: {};
                    headers: {};
                    response: {};
                };
            };
        };
    };
} & {
    api: {
        v1: {
            completions: {
                post: {
                    body: {
                        is_private_session?: boolean;
                        tracking_consent?: boolean;
                        company?: string;
                        version?: "published" | "unpublished";
                        prefix: string;
                        sessionId: string;
                        requestId?: string;
                        n?: number;
                        previous_completions?: string[];
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            prefix: string;
                            completions: {
                                text: string;
                                suffix: string;
                                score: number;
                            }[];
                            best: {
                                text: string;
                                suffix: string;
                                score: number;
                            } | null;
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            "cta-selection": {
                post: {
                    body: {
                        is_private_session?: boolean;
                        tracking_consent?: boolean;
                        company?: string;
                        version?: "published" | "unpublished";
                        requestId?: string;
                        sessionId?: string;
                        query: string;
                        locale?: string;
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            text: string;
                            url: string;
                            open_type: "blank" | "self";
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            suggestions: {
                post: {
                    body: {
                        is_private_session?: boolean;
                        tracking_consent?: boolean;
                        company?: string;
                        version?: "published" | "unpublished";
                        sessionId: string;
                        requestId?: string;
                        n?: number;
                        query?: string;
                        previous_suggestions?: string[];
                        locale?: string;
                        model?: string;
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            suggestions: string[];
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            faqs: {
                post: {
                    body: {
                        is_private_session?: boolean;
                        tracking_consent?: boolean;
                        company?: string;
                        version?: "published" | "unpublished";
                        requestId?: string;
                        sessionId?: string;
                        canonical_url: string;
                        page_url?: string;
                        title?: string;
                        locale?: string;
                        model?: string;
                        tone?: "concise" | "neutral" | "professional" | "warm";
                        max_items?: number;
                        answer_format?: "bullets" | "paragraph";
                        answer_paragraph_words?: 50 | 100 | 150;
                        answer_max_bullets?: number;
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            source_url: string;
                            title: string;
                            cache_status: "bypass" | "hit" | "miss";
                            version: "published" | "unpublished";
                            resolved_version: "published" | "unpublished";
                            resolved_corpus_version: number;
                            generated_at: string;
                            status: "error" | "not_found" | "ready";
                            items: {
                                question: string;
                                answer: string;
                            }[];
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            shares: {
                post: {
                    body: {
                        is_private_session?: boolean;
                        tracking_consent?: boolean;
                        session_id: string;
                        template_id: "mr" | "sr";
                        use_history?: boolean;
                        company?: string;
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            conversation_history_id: string;
                            template_id: "mr" | "sr";
                            session_id: string;
                            history: {
                                timestamp: number;
                                query: string;
                                summary: string;
                                metadata: {
                                    [x: string]: unknown;
                                };
                                responses: {
                                    id: string;
                                    link: string;
                                    score: number;
                                    image: string;
                                    title: string;
                                    description: string;
                                    label: string[];
                                    gated: number;
                                    highlight_list: string[];
                                }[];
                                user_id: string;
                            }[];
                            conversation_history: {
                                role: "assistant" | "user";
                                content: string;
                                timestamp: number;
                            }[];
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            shares: {
                ":id": {
                    get: {
                        body: unknown;
                        params: {
                            id: string;
                        } & {};
                        query: unknown;
                        headers: unknown;
                        response: {
                            200: {
                                conversation_history_id: string;
                                template_id: "mr" | "sr";
                                session_id: string;
                                history: {
                                    timestamp: number;
                                    query: string;
                                    summary: string;
                                    metadata: {
                                        [x: string]: unknown;
                                    };
                                    responses: {
                                        id: string;
                                        link: string;
                                        score: number;
                                        image: string;
                                        title: string;
                                        description: string;
                                        label: string[];
                                        gated: number;
                                        highlight_list: string[];
                                    }[];
                                    user_id: string;
                                }[];
                                conversation_history: {
                                    role: "assistant" | "user";
                                    content: string;
                                    timestamp: number;
                                }[];
                            };
                            422: {
                                type: 'validation';
                                on: string;
                                summary?: string;
                                message?: string;
                                found?: unknown;
                                property?: string;
                                expected?: string;
                            };
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            shares: {
                ":id": {
                    delete: {
                        body: unknown;
                        params: {
                            id: string;
                        } & {};
                        query: unknown;
                        headers: unknown;
                        response: {
                            422: {
                                type: 'validation';
                                on: string;
                                summary?: string;
                                message?: string;
                                found?: unknown;
                                property?: string;
                                expected?: string;
                            };
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            shares: {
                ":id": {
                    sessions: {
                        ":sessionId": {
                            get: {
                                body: unknown;
                                params: {
                                    id: string;
                                    sessionId: string;
                                };
                                query: unknown;
                                headers: unknown;
                                response: {
                                    200: {
                                        status: "success";
                                        message: string;
                                        session_id: string;
                                        template_id: "mr" | "sr";
                                    };
                                    422: {
                                        type: 'validation';
                                        on: string;
                                        summary?: string;
                                        message?: string;
                                        found?: unknown;
                                        property?: string;
                                        expected?: string;
                                    };
                                };
                            };
                        };
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            shares: {
                ":id": {
                    sessions: {
                        ":sessionId": {
                            head: {
                                body: unknown;
                                params: {
                                    id: string;
                                    sessionId: string;
                                } & {};
                                query: unknown;
                                headers: unknown;
                                response: {
                                    200: Response;
                                    422: {
                                        type: 'validation';
                                        on: string;
                                        summary?: string;
                                        message?: string;
                                        found?: unknown;
                                        property?: string;
                                        expected?: string;
                                    };
                                };
                            };
                        };
                    };
                };
            };
        };
    };
} & {
    share: {
        ":id": {
            get: {
                body: unknown;
                params: {
                    id: string;
                } & {};
                query: unknown;
                headers: unknown;
                response: {
                    200: Response;
                    422: {
                        type: 'validation';
                        on: string;
                        summary?: string;
                        message?: string;
                        found?: unknown;
                        property?: string;
                        expected?: string;
                    };
                };
            };
        };
    };
} & {
    api: {
        v1: {
            "session-summaries": {
                post: {
                    body: {
                        is_private_session?: boolean;
                        tracking_consent?: boolean;
                        company?: string;
                        version?: "published" | "unpublished";
                        session_id: string;
                        locale?: string;
                        model?: string;
                    };
                    params: {};
                    query: unknown;
                    headers: unknown;
                    response: {
                        200: {
                            session_id: string;
                            status: "generated";
                            category: string;
                            topics: {
                                title: string;
                                narrative: string;
                            }[];
                            resources: {
                                title: string;
                                link: string;
                            }[];
                            cta: {
                                text: string;
                                link: string;
                            };
                            suggested_subject: string;
                            rendered_body: string;
                        };
                        202: {
                            session_id: string;
                            status: "queued";
                            delivery_id: string;
                        };
                        422: {
                            type: 'validation';
                            on: string;
                            summary?: string;
                            message?: string;
                            found?: unknown;
                            property?: string;
                            expected?: string;
                        };
                    };
                };
            };
        };
    };
} & {
    "query-data": {
        head: {
            body: unknown;
            params: {};
            query: unknown;
            headers: unknown;
            response: {
                200: Response;
            };
        };
    };
} & {
    "query-data": {
        get: {
            body: unknown;
            params: {};
            query: {
                company: string;
                start_date: string;
                end_date: string;
            };
            headers: unknown;
            response: {
                200: {
                    presigned_url: string;
                };
                202: {
                    presigned_url: string;
                };
                422: {
                    type: 'validation';
                    on: string;
                    summary?: string;
                    message?: string;
                    found?: unknown;
                    property?: string;
                    expected?: string;
                };
            };
        };
    };
} & {
    exports: {
        "*": {
            get: {
                body: unknown;
                params: {
                    "*": string;
                } & {};
                query: unknown;
                headers: unknown;
                response: {
                    200: Response;
                    422: {
                        type: 'validation';
                        on: string;
                        summary?: string;
                        message?: string;
                        found?: unknown;
                        property?: string;
                        expected?: string;
                    };
                };
            };
        };
    };
}, {
    derive: {};
    resolve: {};
    schema: {};
    standaloneSchema: {};
    response: {};
}, {
    derive: {};
    resolve: {};
    schema: {};
    standaloneSchema: {};
    response: {};
} & {
    derive: {};
    resolve: {};
    schema: {};
    standaloneSchema: {};
    response: {};
} & {
    derive: {};
    resolve: {};
    schema: {};
    standaloneSchema: {};
}>;
/** What `createClient` is typed from. */
export type App = ReturnType<typeof createApp>;
