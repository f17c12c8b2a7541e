import type { Generator } from "../../src/generation/generator.ts";
import type { GenerationPart, GenerationTask } from "../../src/schemas/generation.ts";
import { bakeryOrigin } from "../support/company.ts";
import { plainParts } from "../support/generator.ts";
import type { TestServer } from "../support/server.ts";
import { SocketClient } from "../support/socket.ts";
import { SummaryClient } from "../support/summary-client.ts";

/** Repeats what it is asked; fails with it in the error where the words say `fail`, hangs where they say `hang`. */
export class EchoGenerator implements Generator {
  readonly id = "echo/1";

  async *stream(task: GenerationTask, signal: AbortSignal): AsyncGenerator<GenerationPart> {
    const words = JSON.stringify(task);
    if (words.includes("fail")) throw new Error(`Cannot answer ${words}`);
    yield* plainParts(task).slice(0, -1);
    if (words.includes("hang")) await Promise.race([abortOf(signal), Bun.sleep(300)]);
    yield* plainParts(task).slice(-1);
  }
}

function abortOf(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener("abort", resolve));
}

type Body = Record<string, unknown>;
export type Flags = { is_private_session?: boolean; tracking_consent?: boolean };

/** A company's visitor who leaves a canary in every field of every route, and goes wrong in every way there is. */
export class Roamer {
  #count = 0;
  /** A session in which nothing went wrong: of it a summary can be made. */
  get #told(): string {
    return `${this.canary}-told`;
  }

  constructor(
    private readonly server: TestServer,
    private readonly canary: string,
    private readonly flags: Flags,
  ) {}

  /** A text of its own for each field: it begins with the canary, and tells which one leaked. */
  #text(what: string): string {
    return `${this.canary}-${what}-${this.#count++}`;
  }

  #headers(): Record<string, string> {
    const names = ["x-request-id", "user-agent", "idempotency-key", "x-preview-key", "x-api-key", "referer", "cookie"];
    return Object.fromEntries(names.map((name) => [name, this.#text(name)]));
  }

  async roam(): Promise<void> {
    const first = { company: "bakery", sessionId: this.#told, query: `bread ${this.#text("query")}`, ...this.flags };
    await (await this.server.post("/api/v1/queries", first)).text();
    for (const [path, body] of Object.entries(this.#bodies())) {
      await this.#ask(path, body);
      await this.#ask(path, this.#saying("fail", body));
      await this.#leave(path, this.#saying("hang", body));
      await this.#goWrong(path, body);
    }
    await this.#openPaths();
    await this.#summarySocket();
    await this.#agent();
  }

  /** The same request with a word that the engine fails or hangs at. */
  #saying(word: string, body: Body): Body {
    const said = Object.entries(body).map(([name, value]) => {
      if (name === "query" || name === "title" || name === "prefix") return [name, `${word} ${value}`];
      return [name, name === "existing_bullets" ? [`${word} ${value}`] : value];
    });
    return { ...Object.fromEntries(said), ...("requestId" in body ? { requestId: this.#text(word) } : {}) };
  }

  #bodies(): Record<string, Body> {
    const common = () => ({
      company: "bakery",
      requestId: this.#text("requestId"),
      sessionId: this.canary,
      ...this.flags,
    });
    const page = () => ({
      ...common(),
      canonical_url: "https://www.hollow-oak.example/pricing",
      page_url: `https://www.hollow-oak.example/pricing?utm_source=${this.#text("page_url")}`,
      title: this.#text("title"),
    });
    const query = () => ({ ...common(), query: `bread ${this.#text("query")}` });
    return {
      "/api/v1/snackable-read": { ...page(), existing_bullets: [this.#text("bullet")], tone: "warm" },
      "/api/v1/quick-read": { ...page(), canonical_url: `https://x.example/${this.#text("url")}` },
      "/api/v1/faqs": page(),
      "/api/v1/completions": { ...common(), prefix: this.#text("prefix"), previous_completions: [this.#text("shown")] },
      "/api/v1/queries": query(),
      "/api/v1/query-summaries": query(),
      "/api/v1/cta-selection": query(),
      "/api/v1/suggestions": { ...query(), previous_suggestions: [this.#text("suggested")] },
      "/api/v1/session-summaries": { company: "bakery", session_id: this.#told, ...this.flags },
      "/api/v1/shares": {
        company: "bakery",
        session_id: this.#told,
        template_id: "mr",
        use_history: true,
        ...this.flags,
      },
    };
  }

  async #ask(path: string, body: Body): Promise<void> {
    for (const accept of ["application/json", "text/event-stream", "application/x-ndjson", this.#text("accept")]) {
      await (await this.server.post(path, body, { ...this.#headers(), accept })).text();
    }
  }

  /** Begins to read a stream and goes away. */
  async #leave(path: string, body: Body): Promise<void> {
    const leaving = new AbortController();
    const asked = fetch(`${this.server.url}${path}`, {
      method: "POST",
      headers: { ...this.#headers(), "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify(body),
      signal: leaving.signal,
    }).then((answer) => answer.text());
    setTimeout(() => leaving.abort(), 40);
    await asked.catch(() => {});
  }

  async #goWrong(path: string, body: Body): Promise<void> {
    const text = this.#text("broken");
    const raw = async (sent: BodyInit, type = "application/json") => {
      const headers = { ...this.#headers(), "content-type": type };
      await (await fetch(`${this.server.url}${path}?q=${text}`, { method: "POST", headers, body: sent })).text();
    };
    await raw(`{"query": "${text}`);
    await raw(`{"query": ${text}}`);
    await raw(JSON.stringify({ ...body, query: text.repeat(5_000) }));
    await raw(JSON.stringify({ ...body, query: text.repeat(100) }));
    await raw(`${"[".repeat(40)}"${text}"${"]".repeat(40)}`);
    await raw(JSON.stringify(body), `text/${text}`);
    await raw(Buffer.concat([Buffer.from(JSON.stringify({ ...body, [text]: 1 })), Buffer.from([0xff])]));
    for (const wrong of [{ [text]: text }, { company: text }, { version: text }, { model: text }, { locale: text }]) {
      await raw(JSON.stringify({ ...body, ...wrong }));
    }
    for (const name of Object.keys(body)) await raw(JSON.stringify({ ...body, [name]: { [text]: [text] } }));
  }

  async #openPaths(): Promise<void> {
    const id = this.#text("path");
    const paths = [
      `/api/v1/shares/${id}`,
      `/share/${id}`,
      `/api/v1/shares/${id}/sessions/${id}`,
      `/${id}`,
      `/docs/${id}`,
    ];
    for (const path of paths) await (await this.server.get(path, this.#headers())).text();
  }

  async #summarySocket(): Promise<void> {
    const socket = await new SummaryClient(this.server, bakeryOrigin).open();
    const base = { company: "bakery", sessionId: this.canary, ...this.flags };
    for (const words of ["bread", "fail", "hang"]) {
      const requestId = this.#text(`socket-${words}`);
      const params = { ...base, requestId, query: `${words} ${this.#text("query")}` };
      socket.send({ action: "get_summary_with_cache", params });
      if (words === "hang") {
        await socket.next("summary_part", requestId);
        socket.send({ action: "cancel", params: { requestId } });
      }
      await socket.settled(requestId);
    }
    const prefix = this.#text("prefix");
    socket.send({ action: "get_completions", params: { ...base, requestId: prefix, prefix } });
    await socket.next("completions", prefix);
    for (const bad of [this.#text("frame"), { action: this.#text("action") }, { action: "ping", [this.canary]: 1 }]) {
      socket.send(bad);
    }
    await Bun.sleep(30);
    socket.close();
  }

  async #agent(): Promise<void> {
    const visitor = await this.server.visitor(this.#text("clientSessionId"), this.flags);
    for (const words of ["bread", "fail", "hang"]) {
      const message = { message: `${words} ${this.#text("message")}`, operationId: this.#text("operation") };
      const answer = await this.server.post("/agent/v1/session?indexId=idx_bakery", message, visitor);
      const { sessionId } = (await answer.json()) as { sessionId: string };
      const at = (path: string) => `/agent/v1/session/${sessionId}/${path}?indexId=idx_bakery`;
      const stream = this.server.get(at("stream"), { ...this.#headers(), ...visitor });
      if (words === "hang") {
        await Bun.sleep(50);
        await this.server.post(at("cancel"), {}, visitor);
      }
      await (await stream).text();
    }
    const wrong = { message: this.#text("message"), [this.#text("key")]: this.#text("value") };
    await this.server.post("/agent/v1/session?indexId=idx_bakery", wrong, visitor);
    await this.server.post(
      "/agent/v1/session?indexId=idx_bakery",
      { message: this.canary },
      { authorization: `Bearer ${this.canary}` },
    );
    await this.server.post("/service/v1/bootstrap", {
      clientSessionId: this.canary,
      indexId: this.canary,
      ...this.flags,
    });
    await this.#agentSocket(visitor.authorization?.replace("Bearer ", "") ?? "");
  }

  async #agentSocket(accessToken: string): Promise<void> {
    const socket = await new SocketClient(this.server).open();
    socket.send({ type: "authenticate", accessToken });
    await socket.next("authenticated");
    const ref = this.#text("ref");
    socket.send({ type: "message", message: this.#text("message"), ref, operationId: this.#text("operation") });
    const { sessionId } = await socket.next("accepted");
    await socket.next("event", (frame) => frame.sessionId === sessionId && frame.event.type === "session.waiting");
    socket.send(this.#text("frame"));
    await socket.next("error");
    socket.close();
  }
}
