import type { AgentEvent } from "../schemas/agent-event.ts";
import { AgentClient, type Turn } from "./agent-client.ts";
import { element } from "./elements.ts";
import type { Refusal } from "./grants.ts";
import { agentProfile, firstQuestions, type Place } from "./introduction.ts";
import { type Memory, openMemory } from "./memory.ts";
import { Panel } from "./panel.ts";
import { type Strings, stringsOf } from "./strings.ts";
import { suggestionList, TurnView, wordsOf } from "./turn-view.ts";

/** What is wrong now with each of these; `""` where nothing is. */
interface Trouble {
  connection: string;
  introduction: string;
}

/** A visitor's conversation with one agent, in its panel. */
export class Chat {
  readonly #place: Place;
  readonly #strings: Strings;
  readonly #memory: Memory;
  readonly #panel: Panel;
  readonly #client: AgentClient;
  readonly #views = new Map<Turn, TurnView>();
  readonly #trouble: Trouble = { connection: "", introduction: "" };
  #questions: HTMLElement | undefined;
  #introduction: Promise<void> | undefined;
  /** The turn whose reply is awaited. */
  #current: Turn | undefined;
  /** What the visitor has pressed while it was: done when it has ended. */
  #pressed: (() => void) | undefined;
  /** What was asked last and has not failed; `""` where nothing is under way. */
  #asked = "";
  /** Turns that ended while the panel was closed: read out when it is opened. */
  readonly #unread = new Set<Turn>();
  /** Ends all that is under way when the conversation ends. */
  readonly #leaving = new AbortController();

  constructor(root: ShadowRoot, place: Place) {
    this.#place = place;
    this.#strings = stringsOf(place.language || navigator.language);
    this.#memory = openMemory(place.indexId, place.isPrivate);
    this.#client = this.#createClient();
    this.#panel = new Panel(root, this.#strings, {
      toggled: (open) => this.#toggled(open),
      submitted: (message) => this.#ask(message),
      stopped: () => this.#stop(),
    });
    const { signal } = this.#leaving;
    // The network is there again, or the page is, with what other pages of this tab have asked meanwhile.
    for (const name of ["online", "pageshow"]) window.addEventListener(name, () => this.#welcome(), { signal });
    if (this.#memory.isOpen()) this.#panel.reopen();
  }

  end(): void {
    this.#leaving.abort();
    this.#client.close();
    this.#memory.end();
  }

  #createClient(): AgentClient {
    const { base, indexId, isPrivate } = this.#place;
    return new AgentClient({
      base,
      indexId,
      bootstrap: () => ({
        ...{ clientSessionId: this.#memory.visitor(), indexId },
        ...(isPrivate ? { is_private_session: true } : {}),
      }),
      onEvent: (turn, event) => this.#take(turn, event),
      onAccepted: ({ sessionId = "", stopped }) => {
        this.#memory.addTurn(sessionId);
        if (stopped) this.#memory.markTold(sessionId);
      },
      onRefused: (turn, refusal) => this.#refuse(turn, refusal),
      onReachable: (reachable) => {
        this.#showTrouble({ connection: reachable ? "" : this.#strings.reconnecting });
        if (reachable) this.#welcome();
      },
    });
  }

  #toggled(open: boolean): void {
    this.#memory.setOpen(open);
    this.#welcome();
    if (!open) return;
    for (const turn of this.#unread) this.#readOut(turn, this.#views.get(turn));
    this.#unread.clear();
  }

  /** Shows what an open panel has and is not there yet. Nothing is asked of the server before the visitor opens it. */
  #welcome(): void {
    if (!this.#panel.isOpen) return;
    this.#resume();
    this.#introduction ??= this.#introduce().catch((error) => {
      if (this.#leaving.signal.aborted) return;
      this.#introduction = undefined;
      this.#showTrouble({ introduction: this.#strings.unavailable });
      console.warn("<usher-chat>", error);
    });
  }

  async #introduce(): Promise<void> {
    const { signal } = this.#leaving;
    const { name, greeting } = await agentProfile(this.#place, signal);
    this.#showTrouble({ introduction: "" });
    this.#panel.introduce(name, greeting);
    if (this.#views.size === 0) this.#panel.tell(element("p", { dir: "auto", lang: "" }, greeting));
    const questions = this.#views.size > 0 ? [] : await firstQuestions(this.#place, this.#memory.visitor(), signal);
    if (questions.length === 0 || this.#views.size > 0) return;
    this.#questions = suggestionList(this.#strings, questions, (message) => this.#ask(message));
    this.#panel.show(this.#questions);
  }

  /** Takes up the turns of this tab that are not shown here, each at its place; those of this page come last. */
  #resume(): void {
    const ids = this.#memory.turns();
    const views = new Map([...this.#views].map(([turn, view]) => [turn.sessionId, view]));
    for (const id of ids.filter((id) => !views.has(id))) {
      const later = ids.slice(ids.indexOf(id) + 1).flatMap((after) => views.get(after) ?? [])[0];
      const turn = this.#client.resume(id);
      views.set(id, this.#show(turn, this.#firstAskedBefore(later)));
      if (id === ids.at(-1) && this.#current === undefined) this.#await(turn);
    }
  }

  /** The first of those asked here, and not yet taken by the server, that stand right above a view, or at the end. */
  #firstAskedBefore(view: TurnView | undefined): TurnView | undefined {
    const asked = [...this.#views].flatMap(([{ sessionId }, shown]) => (sessionId === undefined ? [shown] : []));
    if (view === undefined) return asked[0];
    const above = asked.find(({ element }) => element === view.element.previousElementSibling);
    return above ? this.#firstAskedBefore(above) : view;
  }

  #ask(message: string): void {
    this.#panel.holdFocus();
    // The second of two presses asks nothing more.
    if (this.#asked === message) return;
    this.#asked = message;
    this.#whenFree(() => {
      this.#asked = message;
      this.#questions?.remove();
      const turn = this.#client.send(message);
      this.#show(turn);
      this.#await(turn);
    });
  }

  /** Does what the visitor has pressed, after the reply that is awaited. */
  #whenFree(act: () => void): void {
    if (this.#current) this.#pressed = act;
    else act();
  }

  #show(turn: Turn, before?: TurnView): TurnView {
    const view = new TurnView(this.#strings, {
      ask: (message) => this.#ask(message),
      goOn: () => this.#goOn(turn),
      grow: (change) => this.#panel.grow(change),
    });
    this.#views.set(turn, view);
    // Before it is shown: the log is scrolled to the end of what is there then.
    if (turn.message !== "") view.ask(turn.message);
    this.#panel.show(view.element, before?.element);
    return view;
  }

  #take(turn: Turn, event: AgentEvent): void {
    const view = this.#views.get(turn);
    view?.take(event);
    if (event.type === "turn.failed" && turn === this.#current) this.#asked = "";
    if (event.type !== "session.waiting") return;
    this.#showTrouble({ connection: "" });
    this.#readOut(turn, view);
    this.#ended(turn);
  }

  /** What is shown of a turn stays. One of an earlier page of which nothing is known yet is taken up again later. */
  #refuse(turn: Turn, refusal: Refusal): void {
    const view = this.#views.get(turn);
    if (refusal.code === "session_not_found") this.#memory.forgetTurn(turn.sessionId ?? "");
    if (view && (!view.isEmpty || refusal.code === "cancelled")) {
      this.#showTrouble({ connection: "" });
      view.refuse(refusal);
      if (refusal.code === "cancelled") this.#readOut(turn, view);
      else this.#panel.tell(...view.told);
    } else {
      this.#showTrouble({ connection: refusal.code === "session_not_found" ? "" : wordsOf(refusal, this.#strings) });
      view?.element.remove();
      this.#views.delete(turn);
    }
    this.#ended(turn);
  }

  #goOn(turn: Turn): void {
    // The focus is theirs again from now on, whenever it is done.
    this.#panel.holdFocus();
    if (this.#current === turn) return;
    this.#whenFree(() => {
      this.#views.get(turn)?.wait();
      this.#client.goOn(turn);
      this.#await(turn);
    });
  }

  /** Has a reply that has ended read out, where no page of this tab has done so; in a closed panel nobody hears it. */
  #readOut(turn: Turn, view: TurnView | undefined): void {
    const { sessionId = "" } = turn;
    if (!view || this.#memory.wasTold(sessionId)) return;
    if (!this.#panel.isOpen) return void this.#unread.add(turn);
    // One that the server has not taken has no id yet, and is of this page alone.
    if (sessionId !== "") this.#memory.markTold(sessionId);
    this.#panel.tell(...view.told);
  }

  #await(turn: Turn): void {
    this.#current = turn;
    this.#panel.waits = true;
  }

  #ended(turn: Turn): void {
    if (this.#current !== turn) return;
    this.#current = undefined;
    this.#panel.waits = false;
    this.#asked = "";
    const pressed = this.#pressed;
    this.#pressed = undefined;
    pressed?.();
  }

  #stop(): void {
    this.#pressed = undefined;
    if (this.#current) this.#client.stop(this.#current);
  }

  #showTrouble(changes: Partial<Trouble>): void {
    Object.assign(this.#trouble, changes);
    this.#panel.status = this.#trouble.connection || this.#trouble.introduction;
  }
}
