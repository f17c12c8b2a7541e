import { TypeCompiler } from "@sinclair/typebox/compiler";
import { clockToleranceSeconds } from "../../agent/tokens.ts";
import type { Context } from "../../context.ts";
import { type ErrorCode, ServiceError } from "../../errors.ts";
import { terminalEvent } from "../../schemas/agent-event.ts";
import { Id } from "../../schemas/formats.ts";
import { AgentClientFrame, AgentServerFrame } from "../../schemas/socket-frame.ts";
import { SocketClosedError, type SocketPump } from "../../streams/socket-pump.ts";
import { admitVisitor, authorizeVisitor, findOwnTurn, ownTurn, type Visitor } from "../caller/authorize-visitor.ts";
import { FrameRate } from "../sockets/frame-rate.ts";
import { frameReader } from "../sockets/read-frame.ts";
import type { SocketSource } from "../sockets/socket-source.ts";
import { cancelTurn } from "./cancel-turn.ts";
import { type FollowedTurn, followTurn } from "./follow-turn.ts";
import { sendMessage } from "./send-message.ts";
import type { VisitorSockets } from "./visitor-sockets.ts";

const readFrame = frameReader(AgentClientFrame, "type", "This is no frame that is known here.");
const isServerFrame = TypeCompiler.Compile(AgentServerFrame);
const isRef = TypeCompiler.Compile(Id);

/** Frames that may wait for their turn, and sessions that one socket may follow. */
const maxWaitingFrames = 64;
const maxSubscriptions = 32;
/** Frames that count against no limit but that of frames: what is asked already is read, or ended. */
const free: ReadonlySet<unknown> = new Set(["ping", "subscribe", "cancel"] satisfies AgentClientFrame["type"][]);
/** What may go well a moment later. */
const passing: ReadonlySet<ErrorCode> = new Set(["rate_limited", "overloaded"]);

export interface SocketOrigin extends SocketSource {
  origin: string;
  indexId: string;
}

export interface SocketRules {
  /** Milliseconds within which a socket must authenticate. */
  authenticateMs: number;
  visitorSockets: VisitorSockets;
}

type FrameOf<T extends AgentClientFrame["type"]> = Extract<AgentClientFrame, { type: T }>;

/** One visitor's socket: frames are taken in order, each followed session is sent in order. */
export class AgentSocket {
  readonly #context: Context;
  readonly #pump: SocketPump;
  readonly #from: SocketOrigin;
  readonly #subscriptions = new Map<string, AbortController>();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #visitorSockets: VisitorSockets;
  readonly #rate = new FrameRate();
  #visitor: Visitor | undefined;
  #ended = false;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(context: Context, pump: SocketPump, from: SocketOrigin, rules: SocketRules) {
    this.#context = context;
    this.#pump = pump;
    this.#from = from;
    this.#visitorSockets = rules.visitorSockets;
    this.#timer = setTimeout(() => pump.close(4408, "Authenticate first"), rules.authenticateMs);
  }

  /** Takes a frame; answers come in the order of the frames. */
  receive(frame: unknown): void {
    if (this.#waiting >= maxWaitingFrames || this.#rate.isTooFast()) {
      this.#pump.close(1008, "Too many frames");
      return;
    }
    this.#waiting++;
    this.#last = this.#last
      .then(() => this.#handle(frame))
      .catch((error) => this.#answerError(frame, error))
      .catch(() => {})
      .finally(() => {
        this.#waiting--;
      });
  }

  /** The other side has gone: readers end, turns go on. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    if (this.#visitor) this.#visitorSockets.leave(this.#visitor.claims.sub);
    this.#pump.closed();
    for (const subscription of this.#subscriptions.values()) subscription.abort();
    this.#subscriptions.clear();
  }

  async #handle(received: unknown): Promise<void> {
    if (!free.has((received as { type?: unknown } | null)?.type)) await this.#from.count();
    const frame = readFrame(received);
    switch (frame.type) {
      case "ping":
        return this.#send({ type: "pong" });
      case "authenticate":
        return this.#authenticate(frame);
      case "message":
        return this.#message(frame);
      case "subscribe":
        return this.#subscribe(frame);
      case "cancel":
        return this.#cancel(frame);
    }
  }

  async #authenticate({ accessToken }: FrameOf<"authenticate">): Promise<void> {
    const { origin, indexId } = this.#from;
    const authorization = `Bearer ${accessToken}`;
    const visitor = await authorizeVisitor(this.#context, { authorization, origin, indexId });
    if (this.#visitor && this.#visitor.claims.sub !== visitor.claims.sub) {
      throw new ServiceError("token_invalid", "A socket belongs to one visitor.");
    }
    if (this.#ended) return;
    if (!this.#visitor && !this.#visitorSockets.take(visitor.claims.sub)) {
      this.#pump.close(1013, "Too many sockets of one visitor");
      return;
    }
    clearTimeout(this.#timer);
    this.#visitor = visitor;
    await this.#send({ type: "authenticated", expiresAt: new Date(visitor.claims.exp * 1000).toISOString() });
  }

  async #message({ message, operationId, ref }: FrameOf<"message">): Promise<void> {
    const visitor = await this.#authorized();
    const { sessionId } = await sendMessage(this.#context, visitor, { message, operationId, span: this.#from.span });
    await this.#send({ type: "accepted", ...refOf(ref), ok: true, sessionId, status: "accepted" });
    this.#follow(sessionId, await followTurn(this.#context, visitor, sessionId), 0);
  }

  async #subscribe({ sessionId, startIndex = 0 }: FrameOf<"subscribe">): Promise<void> {
    const followed = await followTurn(this.#context, await this.#authorized(), sessionId);
    this.#follow(sessionId, followed, startIndex < 0 ? Math.max(0, followed.tail + 1 + startIndex) : startIndex);
  }

  async #cancel({ sessionId, ref }: FrameOf<"cancel">): Promise<void> {
    const turn = await ownTurn(this.#context, await this.#authorized(), sessionId);
    const status = await cancelTurn(this.#context, turn);
    await this.#send({ type: "accepted", ...refOf(ref), ok: true, sessionId, status });
  }

  /** Sends a session's events from an index on; a second subscription takes the place of the first. */
  #follow(sessionId: string, followed: FollowedTurn, startIndex: number): void {
    if (this.#ended) return;
    this.#subscriptions.get(sessionId)?.abort();
    this.#subscriptions.delete(sessionId);
    if (this.#subscriptions.size >= maxSubscriptions) {
      throw new ServiceError("rate_limited", `A socket follows ${maxSubscriptions} sessions at most.`);
    }
    const abort = new AbortController();
    this.#subscriptions.set(sessionId, abort);
    this.#sendEvents(sessionId, followed, startIndex, abort.signal)
      .catch((error) => {
        this.#from.broke(error);
        this.#pump.close(1013, "Reconnect and resume");
      })
      .finally(() => {
        if (this.#subscriptions.get(sessionId) === abort) this.#subscriptions.delete(sessionId);
      });
  }

  async #sendEvents(sessionId: string, { read }: FollowedTurn, startIndex: number, signal: AbortSignal): Promise<void> {
    const head = `{"type":"event","sessionId":${JSON.stringify(sessionId)},"index":`;
    for await (const events of read({ startIndex, follow: true }, signal)) {
      for (const { index, json, type } of events) {
        // Another subscription may have taken this one's place meanwhile.
        if (signal.aborted) return;
        await this.#pump.send(`${head}${index},"event":${json}}`);
        if (type === terminalEvent) return;
      }
    }
    if (!signal.aborted && !(await this.#isThere(sessionId))) this.#pump.close(1013, "Reconnect and resume");
  }

  /** Whether a turn has not been erased since it was followed: of one that was, no event will ever tell the end. */
  async #isThere(sessionId: string): Promise<boolean> {
    return this.#visitor !== undefined && (await findOwnTurn(this.#context, this.#visitor, sessionId)) !== undefined;
  }

  /**
   * The visitor, with the company as it is now. What is new needs a token that has not expired and a company that still
   * admits the visitor; what is open outlives both.
   */
  async #authorized(): Promise<Visitor> {
    if (!this.#visitor) throw new ServiceError("token_missing", "Authenticate first.");
    if ((this.#visitor.claims.exp + clockToleranceSeconds) * 1000 < Date.now()) {
      throw new ServiceError("token_expired", "The access token has expired: bootstrap and authenticate again.");
    }
    return admitVisitor(this.#context, this.#visitor.claims);
  }

  async #answerError(frame: unknown, error: unknown): Promise<void> {
    if (error instanceof SocketClosedError) return;
    const { code, message } = this.#from.refuse(error);
    const { ref, type } = (frame ?? {}) as { ref?: unknown; type?: unknown };
    await this.#send({ type: "error", ...refOf(ref), ok: false, error: message, code });
    if (type !== "authenticate" && code !== "token_missing") return;
    // Who is known already may renew its token another time.
    if (this.#visitor && (code === "token_expired" || passing.has(code))) return;
    this.#pump.close(passing.has(code) ? 1013 : 1008, code);
  }

  #send(frame: AgentServerFrame): Promise<void> {
    if (!isServerFrame.Check(frame)) throw new Error("Not a frame of ours");
    return this.#pump.send(JSON.stringify(frame));
  }
}

/** A frame's own ref; one that is none, of a frame that is refused, is not repeated. */
function refOf(ref: unknown): { ref?: string } {
  return isRef.Check(ref) ? { ref } : {};
}
