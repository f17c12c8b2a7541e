import type { AgentEvent } from "../schemas/agent-event.ts";
import { AgentClient, type Refusal, type Turn } from "./agent-client.ts";
import { agentProfile, firstQuestions, type Place } from "./introduction.ts";
import { type Memory, openMemory } from "./memory.ts";
import { Panel } from "./panel.ts";
import { type Strings, stringsOf } from "./strings.ts";
import { suggestionList, TurnView } from "./turn-view.ts";

/** A visitor's conversation with one agent, in its panel. */
export class Chat {
  readonly #place: Place;
  readonly #strings: Strings;
  readonly #memory: Memory;
  readonly #panel: Panel;
  readonly #client: AgentClient;
  readonly #views = new Map<Turn, TurnView>();
  #questions: HTMLElement | undefined;
  #introduction: Promise<void> | undefined;
  /** The turn whose reply is awaited. */
  #current: Turn | undefined;

  constructor(root: ShadowRoot, place: Place) {
    this.#place = place;
    this.#strings = stringsOf(place.language || navigator.language);
    this.#memory = openMemory(place.indexId, place.isPrivate);
    this.#client = this.#createClient();
    this.#panel = new Panel(root, this.#strings, {
      toggled: (open) => this.#toggled(open),
      submitted: (message) => this.#ask(message),
      stopped: () => this.#current && this.#client.cancel(this.#current),
    });
    if (this.#memory.isOpen()) this.#panel.toggle(true, false);
  }

  end(): void {
    this.#client.close();
  }

  #createClient(): AgentClient {
    const { base, indexId, isPrivate } = this.#place;
    const { clientSessionId } = this.#memory;
    return new AgentClient({
      base,
      bootstrap: { clientSessionId, indexId, ...(isPrivate ? { is_private_session: true } : {}) },
      onEvent: (turn, event) => this.#take(turn, event),
      onAccepted: ({ sessionId = "" }) => this.#memory.addTurn(sessionId),
      onRefused: (turn, refusal) => this.#refuse(turn, refusal),
      onReachable: (reachable) => {
        this.#panel.status = reachable ? "" : this.#strings.reconnecting;
      },
    });
  }

  /** Nothing is asked of the server before the visitor opens the panel. */
  #toggled(open: boolean): void {
    this.#memory.setOpen(open);
    if (!open) return;
    if (this.#views.size === 0)
      for (const sessionId of this.#memory.turns()) this.#show(this.#client.resume(sessionId));
    this.#introduction ??= this.#introduce().catch((error) => {
      this.#introduction = undefined;
      this.#panel.status = this.#strings.unavailable;
      console.warn("<usher-chat>", error);
    });
  }

  async #introduce(): Promise<void> {
    const { name, greeting } = await agentProfile(this.#place);
    this.#panel.status = "";
    this.#panel.introduce(name, greeting);
    const questions = this.#views.size > 0 ? [] : await firstQuestions(this.#place, this.#memory.clientSessionId);
    if (questions.length === 0 || this.#views.size > 0) return;
    this.#questions = suggestionList(this.#strings, questions, (message) => this.#ask(message));
    this.#panel.append(this.#questions);
  }

  #ask(message: string): void {
    if (this.#current) return;
    this.#questions?.remove();
    this.#show(this.#client.send(message)).ask(message);
  }

  #show(turn: Turn): TurnView {
    const view = new TurnView(this.#strings, {
      ask: (message) => this.#ask(message),
      goOn: () => this.#goOn(turn),
      grow: (change) => this.#panel.grow(change),
    });
    this.#views.set(turn, view);
    this.#panel.append(view.element);
    this.#await(turn);
    return view;
  }

  #take(turn: Turn, event: AgentEvent): void {
    this.#views.get(turn)?.take(event);
    if (event.type === "session.waiting") this.#ended(turn);
  }

  /** A turn of an earlier page leaves nothing on this one; one of this page can go on. */
  #refuse(turn: Turn, refusal: Refusal): void {
    this.#panel.status = "";
    const view = this.#views.get(turn);
    if (turn.message !== undefined) view?.refuse(refusal);
    else {
      view?.element.remove();
      this.#views.delete(turn);
      if (refusal.code === "session_not_found") this.#memory.forgetTurn(turn.sessionId ?? "");
    }
    this.#ended(turn);
  }

  #goOn(turn: Turn): void {
    if (this.#current) return;
    this.#views.get(turn)?.wait();
    this.#client.send(turn.message ?? "", turn);
    this.#await(turn);
  }

  #await(turn: Turn): void {
    this.#current = turn;
    this.#panel.waits = true;
  }

  #ended(turn: Turn): void {
    if (this.#current !== turn) return;
    this.#current = undefined;
    this.#panel.waits = false;
  }
}
