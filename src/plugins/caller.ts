import type { Caller } from "../services/caller/scope.ts";
import { spanOf } from "../tracing/request-spans.ts";
import { apiKeyHeader, keyHolderOf } from "./api-key.ts";
import { requestIdHeader } from "./request-id.ts";

/** What services are told of a request besides its body. Most ask for little of it: each part is read when it is. */
export function callerOf(request: Request, headers: Record<string, unknown>): Caller {
  return new RequestCaller(request, String(headers[requestIdHeader]));
}

class RequestCaller implements Caller {
  readonly #request: Request;

  constructor(
    request: Request,
    readonly requestId: string,
  ) {
    this.#request = request;
  }

  get origin(): string | undefined {
    return this.#header("origin");
  }

  get fetchSite(): string | undefined {
    return this.#header("sec-fetch-site");
  }

  get authorization(): string | undefined {
    return this.#header("authorization");
  }

  get apiKey(): string | undefined {
    return this.#header(apiKeyHeader);
  }

  get previewKey(): string | undefined {
    return this.#header("x-preview-key");
  }

  get countedFor(): string | undefined {
    return keyHolderOf(this.#request)?.company;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  get span() {
    return spanOf(this.#request);
  }

  #header(name: string): string | undefined {
    return this.#request.headers.get(name) ?? undefined;
  }
}
