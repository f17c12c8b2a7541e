/** A span as a collector is sent it (OTLP over HTTP, JSON), its attributes as one object. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  /** 1 internal, 2 server, 3 client. */
  kind: number;
  /** Milliseconds from its begin to its end. */
  ms: number;
  /** 0 unset, 2 error. */
  status: number;
  attributes: Record<string, unknown>;
  resource: Record<string, unknown>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status?: { code?: number };
  attributes: Attribute[];
}

interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** An OpenTelemetry collector on this machine. */
export class Collector implements AsyncDisposable {
  readonly spans: ReceivedSpan[] = [];
  /** All that was sent, as it was sent. */
  text = "";
  /** Of the last request that brought spans. */
  headers: Headers | undefined;
  answer: () => Response | Promise<Response> = () => Response.json({});
  readonly #server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    fetch: (request) => this.#receive(request),
  });

  get url(): string {
    return `http://127.0.0.1:${this.#server.port}`;
  }

  /** The first span for which `check` holds; waits five seconds at most. */
  async span(check: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> {
    const deadline = Date.now() + 5_000;
    for (;;) {
      const found = this.spans.find(check);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`No such span: ${JSON.stringify(this.spans)}`);
      await Bun.sleep(20);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server.stop(true);
  }

  async #receive(request: Request): Promise<Response> {
    if (new URL(request.url).pathname !== "/v1/traces") return new Response("no such path", { status: 404 });
    this.headers = request.headers;
    const text = await request.text();
    const answer = await this.answer();
    if (!answer.ok) return answer;
    this.text += text;
    for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans) {
      const own = valuesOf(resource.attributes);
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) this.spans.push(readSpan(span, own));
    }
    return answer;
  }
}

function readSpan(span: SentSpan, resource: Record<string, unknown>): ReceivedSpan {
  const { traceId, spanId, parentSpanId, name, kind, status, attributes } = span;
  const ms = Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6;
  const values = valuesOf(attributes);
  return { traceId, spanId, parentSpanId, name, kind, ms, status: status?.code ?? 0, attributes: values, resource };
}

function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
