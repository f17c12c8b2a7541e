import type { AccessGrant, BootstrapRequest } from "../schemas/agent.ts";
import type { AgentEvent } from "../schemas/agent-event.ts";
import type { AgentClientFrame, AgentServerFrame } from "../schemas/socket-frame.ts";
import { messageSocket } from "./message-socket.ts";
import { randomId } from "./random-id.ts";

/** One message of the visitor and the reply to it, as far as it has come. */
export interface Turn {
  /** Names the message to the server: sent again, it is asked once. */
  readonly operationId: string;
  /** `undefined` for a turn of an earlier page, which tells it by its events. */
  readonly message: string | undefined;
  sessionId: string | undefined;
  /** Index of the event that is due. */
  next: number;
}

/** Why a turn cannot go on: a code of CONTRACT §4, or `unreachable`. */
export interface Refusal {
  code: string;
  message: string;
}

export interface AgentClientOptions {
  /** Address of the server, without a slash at its end. */
  base: string;
  bootstrap: BootstrapRequest;
  /** Called once for each event of a turn, in order. */
  onEvent(turn: Turn, event: AgentEvent): void;
  /** The server has taken the message: the turn can be found again by its `sessionId`. */
  onAccepted(turn: Turn): void;
  /** The turn is given up; `send` it again or leave it. */
  onRefused(turn: Turn, refusal: Refusal): void;
  /** Whether what the visitor asks can reach the server now. */
  onReachable(reachable: boolean): void;
}

/** Pauses before each new try, in milliseconds; after the last one open turns are refused. */
const pauses = [250, 1_000, 2_000, 4_000, 8_000, 15_000];
/** A socket that no turn needs is closed after so many milliseconds. */
const idleMs = 60_000;
/** A token that ends sooner than this, in milliseconds, is renewed before it is used. */
const spareMs = 30_000;

/** Answers that a later try may change. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/**
 * A visitor's conversation with the agent over one WebSocket. The socket is opened for the first turn; while turns are
 * open it is opened again after each loss, and each of them goes on at the event that is due.
 */
export class AgentClient {
  readonly #open = new Set<Turn>();
  #grant: Promise<AccessGrant> | undefined;
  #socket: ReturnType<typeof messageSocket> | undefined;
  #authenticated = false;
  #running = false;
  #left = false;
  #wake: () => void = () => {};
  #idle: ReturnType<typeof setTimeout> | undefined;

  readonly #online = () => this.#wake();

  constructor(private readonly options: AgentClientOptions) {
    window.addEventListener("online", this.#online);
  }

  /** Asks a message as a new turn, or one that was refused once more. */
  send(message: string, again?: Turn): Turn {
    const turn = again ?? { operationId: randomId(), message, sessionId: undefined, next: 0 };
    return this.#begin(turn);
  }

  /** Reads a turn of an earlier page from its first event on. */
  resume(sessionId: string): Turn {
    return this.#begin({ operationId: randomId(), message: undefined, sessionId, next: 0 });
  }

  /** Stops a turn; its events tell when it has ended. One that was never accepted is forgotten. */
  cancel(turn: Turn): void {
    if (turn.sessionId === undefined) this.#refuse(turn, { code: "cancelled", message: "" });
    else this.#say({ type: "cancel", sessionId: turn.sessionId, ref: "cancel" });
  }

  /** Leaves: turns under way go on at the server. */
  close(): void {
    this.#left = true;
    window.removeEventListener("online", this.#online);
    clearTimeout(this.#idle);
    this.#open.clear();
    this.#socket?.close();
    this.#wake();
  }

  #begin(turn: Turn): Turn {
    clearTimeout(this.#idle);
    this.#open.add(turn);
    if (this.#authenticated)
      void this.#renewed().then(
        () => this.#ask(turn),
        () => this.#socket?.close(),
      );
    else if (this.#running) this.#wake();
    else void this.#run();
    return turn;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let tries = 0; this.#open.size > 0; ) {
      if (await this.#connect()) tries = 0;
      if (this.#open.size === 0) break;
      this.options.onReachable(false);
      const pause = pauses[tries++];
      if (pause === undefined) this.#refuseAll({ code: "unreachable", message: "" });
      else await this.#pause(pause * (0.75 + Math.random() / 2));
    }
    this.#running = false;
  }

  /** One socket from its opening to its end; whether the visitor was let in. */
  async #connect(): Promise<boolean> {
    let admitted = false;
    try {
      const { accessToken } = await this.#freshGrant();
      if (this.#left) return false;
      const { base, bootstrap } = this.options;
      const address = `${base.replace(/^http/, "ws")}/agent/v1/ws?indexId=${encodeURIComponent(bootstrap.indexId)}`;
      this.#socket = messageSocket(address, {
        opened: () => this.#say({ type: "authenticate", accessToken }),
        received: (text) => {
          this.#take(JSON.parse(text) as AgentServerFrame);
          admitted ||= this.#authenticated;
        },
      });
      await this.#socket.closed;
    } catch (error) {
      if (error instanceof RefusedError) this.#refuseAll(error.refusal);
    }
    this.#socket = undefined;
    this.#authenticated = false;
    return admitted;
  }

  #take(frame: AgentServerFrame): void {
    switch (frame.type) {
      case "authenticated":
        this.#admitted();
        break;
      case "accepted":
        this.#accepted(frame.ref, frame.sessionId);
        break;
      case "event":
        this.#event(frame.sessionId, frame.index, frame.event);
        break;
      case "error":
        this.#failed(frame.ref, { code: frame.code, message: frame.error });
        break;
    }
  }

  #admitted(): void {
    if (this.#authenticated) return;
    this.#authenticated = true;
    this.options.onReachable(true);
    for (const turn of this.#open) this.#ask(turn);
    this.#restIfIdle();
  }

  #accepted(ref: string | undefined, sessionId: string | undefined): void {
    const turn = this.#turnOf(ref);
    if (!turn || sessionId === undefined) return;
    turn.sessionId = sessionId;
    this.options.onAccepted(turn);
  }

  #event(sessionId: string, index: number, event: AgentEvent): void {
    const turn = [...this.#open].find((open) => open.sessionId === sessionId);
    // What a second subscription sends again is known.
    if (turn?.next !== index) return;
    turn.next++;
    if (event.type === "session.waiting") this.#end(turn);
    this.options.onEvent(turn, event);
  }

  /** A fault of the token ends the socket, and the next one brings a new token; one that names no frame is of all. */
  #failed(ref: string | undefined, refusal: Refusal): void {
    if (refusal.code.startsWith("token_")) {
      this.#grant = undefined;
      this.#socket?.close();
    } else if (ref === undefined) {
      this.#refuseAll(refusal);
    } else {
      const turn = this.#turnOf(ref);
      if (turn) this.#refuse(turn, refusal);
    }
  }

  #ask(turn: Turn): void {
    if (!this.#open.has(turn)) return;
    const { operationId, message = "", sessionId, next: startIndex } = turn;
    if (sessionId !== undefined) this.#say({ type: "subscribe", sessionId, startIndex, ref: operationId });
    else this.#say({ type: "message", message, operationId, ref: operationId });
  }

  #turnOf(ref: string | undefined): Turn | undefined {
    return [...this.#open].find(({ operationId }) => operationId === ref);
  }

  #end(turn: Turn): void {
    this.#open.delete(turn);
    this.#restIfIdle();
  }

  #restIfIdle(): void {
    clearTimeout(this.#idle);
    if (this.#open.size === 0) this.#idle = setTimeout(() => this.#socket?.close(), idleMs);
  }

  #refuse(turn: Turn, refusal: Refusal): void {
    this.#end(turn);
    this.options.onRefused(turn, refusal);
  }

  #refuseAll(refusal: Refusal): void {
    for (const turn of this.#open) this.#refuse(turn, refusal);
  }

  #say(frame: AgentClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** An open socket under a token that lasts. */
  async #renewed(): Promise<void> {
    const before = this.#grant;
    const { accessToken } = await this.#freshGrant();
    if (this.#grant !== before) this.#say({ type: "authenticate", accessToken });
  }

  /** A token that lasts. Throws RefusedError where the server will give none. */
  async #freshGrant(): Promise<AccessGrant> {
    const held = await this.#grant?.catch(() => undefined);
    if (held && Date.parse(held.expiresAt) - Date.now() > spareMs) return held;
    this.#grant = this.#bootstrap();
    return this.#grant;
  }

  async #bootstrap(): Promise<AccessGrant> {
    const { base, bootstrap } = this.options;
    const response = await fetch(`${base}/service/v1/bootstrap`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bootstrap),
    });
    if (response.ok) return (await response.json()) as AccessGrant;
    if (passing.has(response.status)) throw new Error(`Bootstrap answered ${response.status}`);
    const { code = "internal", error = "" } = (await response.json().catch(() => ({}))) as Record<string, string>;
    throw new RefusedError({ code, message: error });
  }
}
