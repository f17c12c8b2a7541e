import type { BootstrapRequest } from "../schemas/agent.ts";
import type { AgentEvent } from "../schemas/agent-event.ts";
import type { AgentClientFrame, AgentServerFrame } from "../schemas/socket-frame.ts";
import { BusyError, Grants, type Refusal, RefusedError } from "./grants.ts";
import { messageSocket } from "./message-socket.ts";
import { randomId } from "./random-id.ts";

/** One message of the visitor and the reply to it, as far as it has come. */
export interface Turn {
  /** Names the message to the server: sent again, it is asked once. */
  readonly operationId: string;
  /** `""` for a turn of an earlier page, which tells it by its events. */
  readonly message: string;
  /** `undefined` until the server has taken the message. */
  sessionId: string | undefined;
  /** Index of the event that is due. */
  next: number;
  /** Whether the message may have reached the server. */
  sent: boolean;
  /** The visitor has stopped it: the server is told as soon as it can be. */
  stopped: boolean;
  /** The visitor sees no more of it, having stopped it when some was there. */
  hidden: boolean;
}

export interface AgentClientOptions {
  /** Address of the server, without a slash at its end. */
  base: string;
  /** What a token is asked for with, read when the first one is. */
  bootstrap(): BootstrapRequest;
  indexId: string;
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
/** Faults of a whole socket that a later one may not have. */
const passing = new Set(["internal", "overloaded", "rate_limited"]);
/** What the server answers a stop with. */
const cancelRef = "cancel";
/** A socket that no turn needs is closed after so many milliseconds. */
const idleMs = 60_000;

/** What the client is about. Turns that begin while it rests set it to work. */
type State = "resting" | "connecting" | "admitted" | "pausing" | "left";

/**
 * A visitor's conversation with the agent over one WebSocket. The socket is opened for the first turn; while turns are
 * open it is opened again after each loss, and each of them goes on at the event that is due.
 */
export class AgentClient {
  readonly #open = new Set<Turn>();
  /** Stopped while the server could not be reached: it is told before anything else once it can be. */
  readonly #untold = new Set<Turn>();
  readonly #grants: Grants;
  #state: State = "resting";
  #socket: ReturnType<typeof messageSocket> | undefined;
  /** Sockets since the last that was of use, or since a turn began. */
  #tries = 0;
  /** Whether this socket has carried anything: one that is only let in and cut again is no progress. */
  #progressed = false;
  #wake: () => void = () => {};
  /** Why the server turned the last socket away, if it said so. */
  #fault: Refusal | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  readonly #online = () => {
    const [first] = this.#untold;
    if (first) this.#begin(first);
    else this.#wake();
  };

  constructor(private readonly options: AgentClientOptions) {
    this.#grants = new Grants(options.base, options.bootstrap);
    window.addEventListener("online", this.#online);
  }

  /** Asks a message. */
  send(message: string): Turn {
    return this.#begin(newTurn(message, undefined));
  }

  /** Reads a turn of an earlier page from its first event on. */
  resume(sessionId: string): Turn {
    return this.#begin(newTurn("", sessionId));
  }

  /** Goes on with a turn that was refused. */
  goOn(turn: Turn): void {
    turn.stopped = false;
    turn.hidden = false;
    this.#begin(turn);
  }

  /** Stops a turn, whether or not the server can be told at once. One that was never sent is forgotten. */
  stop(turn: Turn): void {
    turn.stopped = true;
    turn.hidden = turn.next > 0;
    if (turn.sent) this.#sayStopped(turn);
    else this.#end(turn);
    this.options.onRefused(turn, { code: "cancelled", message: "" });
  }

  /** Leaves: turns under way go on at the server. */
  close(): void {
    this.#state = "left";
    window.removeEventListener("online", this.#online);
    clearTimeout(this.#idle);
    this.#open.clear();
    this.#untold.clear();
    this.#socket?.close();
    this.#wake();
  }

  #begin(turn: Turn): Turn {
    clearTimeout(this.#idle);
    for (const untold of this.#untold) this.#open.add(untold);
    this.#untold.clear();
    this.#open.add(turn);
    this.#tries = 0;
    if (this.#state === "resting") void this.#run();
    else if (this.#state === "pausing") this.#wake();
    else if (this.#state === "admitted") void this.#askRenewed(turn);
    return turn;
  }

  async #run(): Promise<void> {
    while (this.#open.size > 0) {
      this.#state = "connecting";
      await this.#connect();
      if (this.#hasLeft()) return;
      if (this.#open.size === 0) break;
      if (this.#progressed) this.#tries = 0;
      if ([...this.#open].some(({ stopped }) => !stopped)) this.options.onReachable(false);
      const pause = pauses[this.#tries++];
      if (pause === undefined) this.#giveUp(this.#fault ?? { code: "unreachable", message: "" });
      else await this.#pause(pause * (0.75 + Math.random() / 2));
      if (this.#hasLeft()) return;
    }
    this.#state = "resting";
  }

  /** One socket from its opening to its end. */
  async #connect(): Promise<void> {
    this.#progressed = false;
    this.#fault = undefined;
    try {
      const { accessToken } = await this.#grants.fresh();
      if (this.#hasLeft()) return;
      const { base, indexId } = this.options;
      const address = `${base.replace(/^http/, "ws")}/agent/v1/ws?indexId=${encodeURIComponent(indexId)}`;
      this.#socket = messageSocket(address, {
        opened: () => this.#say({ type: "authenticate", accessToken }),
        received: (text) => this.#take(JSON.parse(text) as AgentServerFrame),
      });
      await this.#socket.closed;
    } catch (error) {
      if (error instanceof RefusedError) this.#refuseAll(error.refusal);
      else console.warn("<usher-chat>", error);
      if (error instanceof BusyError) this.#fault = error.refusal;
    }
    this.#socket = undefined;
    if (!this.#hasLeft()) this.#state = "connecting";
  }

  /** Asked each time: whoever owns the client may leave while something is awaited. */
  #hasLeft(): boolean {
    return this.#state === "left";
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
    if (this.#state !== "connecting") return;
    this.#state = "admitted";
    for (const turn of this.#open) this.#ask(turn);
    this.#restIfIdle();
    this.options.onReachable(true);
  }

  #accepted(ref: string | undefined, sessionId: string | undefined): void {
    this.#progressed = true;
    const turn = this.#turnOf(ref);
    if (!turn || sessionId === undefined) return;
    turn.sessionId = sessionId;
    this.options.onAccepted(turn);
    this.#sayStopped(turn);
  }

  #event(sessionId: string, index: number, event: AgentEvent): void {
    this.#progressed = true;
    const turn = [...this.#open].find((open) => open.sessionId === sessionId);
    // What a second subscription sends again is known.
    if (!turn || (turn.next !== index && !turn.hidden)) return;
    if (event.type === "session.waiting") this.#end(turn);
    // What was asked is shown though the reply was stopped before.
    if (turn.hidden && event.type !== "message.received") return;
    turn.next++;
    this.options.onEvent(turn, event);
  }

  /** A fault of the token or a passing one ends the socket, and the next may do better; others are of all turns. */
  #failed(ref: string | undefined, refusal: Refusal): void {
    if (refusal.code.startsWith("token_")) {
      this.#grants.drop();
      this.#socket?.close();
    } else if ((ref === undefined || ref === cancelRef) && passing.has(refusal.code)) {
      this.#fault = refusal;
      this.#progressed = false;
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
    const { operationId, message, sessionId, next: startIndex } = turn;
    turn.sent = true;
    if (sessionId === undefined) this.#say({ type: "message", message, operationId, ref: operationId });
    else this.#say({ type: "subscribe", sessionId, startIndex, ref: operationId });
    this.#sayStopped(turn);
  }

  /** Asks over the open socket, under a token that lasts. */
  async #askRenewed(turn: Turn): Promise<void> {
    try {
      const before = await this.#grants.held();
      const { accessToken } = await this.#grants.fresh();
      if (accessToken !== before?.accessToken) this.#say({ type: "authenticate", accessToken });
      this.#ask(turn);
    } catch {
      this.#socket?.close();
    }
  }

  #sayStopped({ stopped, sessionId }: Turn): void {
    if (stopped && sessionId !== undefined) this.#say({ type: "cancel", sessionId, ref: cancelRef });
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
    if (!turn.stopped) this.options.onRefused(turn, refusal);
  }

  /** For now: what the visitor has stopped meanwhile is not forgotten. */
  #giveUp(refusal: Refusal): void {
    for (const turn of this.#open) if (turn.stopped) this.#untold.add(turn);
    this.#refuseAll(refusal);
  }

  #refuseAll(refusal: Refusal): void {
    for (const turn of [...this.#open]) this.#refuse(turn, refusal);
  }

  #say(frame: AgentClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #pause(ms: number): Promise<void> {
    this.#state = "pausing";
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function newTurn(message: string, sessionId: string | undefined): Turn {
  const sent = sessionId !== undefined;
  return { operationId: randomId(), message, sessionId, next: 0, sent, stopped: false, hidden: false };
}
