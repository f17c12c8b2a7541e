import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { createExtractive } from "../../src/generation/extractive/engine.ts";
import type { Generator } from "../../src/generation/generator.ts";
import { openBrowser, servePage } from "../support/browser.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

/** Words of each reply, and milliseconds between them. */
export const words = 40;
const paceMs = 15;

export const reply = Array.from({ length: words }, (_, word) => `word${word}`).join(" ");

const extractive = createExtractive();

/** How many words of a reply come while it is held. */
const heldAt = 4;

/** An engine that answers word by word, and goes on past a few once `mayGoOn`; or what a hostile page would have it write. */
const pacedBy = (mayGoOn: () => boolean): Generator => ({
  id: "paced/1",
  async *stream(task, signal) {
    if (task.kind !== "answer") return yield* extractive.stream(task, signal);
    if (/broken/.test(task.query)) throw new Error("broken");
    if (/hostile/.test(task.query)) {
      yield { type: "text-delta", delta: `<img src=x onerror="document.title='broken'"> <b>bold</b>` };
    } else {
      const { id = "", url = "" } = task.sources[0] ?? {};
      const done = task.resumeFrom.split(" ").filter(Boolean).length;
      for (let word = done; word < words; word++) {
        do await Bun.sleep(paceMs);
        while (word >= heldAt && !mayGoOn() && !signal.aborted);
        signal.throwIfAborted();
        const between = /early/.test(task.query) && word === 2 ? "\n\n" : " ";
        yield { type: "text-delta", delta: word === 0 ? "word0" : `${between}word${word}` };
        if (/early/.test(task.query) && word === 1)
          yield { type: "citation", start: 0, end: "word0 word1".length, sourceIds: [id], url };
      }
      yield { type: "citation", start: 0, end: reply.length, sourceIds: [id], url };
    }
    yield { type: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } };
  },
});

export interface Embedding {
  /** Address that the script comes from; the server's unless it is given. */
  base?: string;
  /** Further parameters of the script's address. */
  more?: string;
}

/** A server, pages that may embed its widget, and a browser that goes to them. */
export class WidgetSite implements AsyncDisposable {
  readonly #pages: ReturnType<typeof servePage>[] = [];
  readonly #replies: { held: boolean };

  private constructor(
    readonly server: TestServer,
    readonly browser: Browser,
    replies: { held: boolean },
  ) {
    this.#replies = replies;
  }

  static async start(): Promise<WidgetSite> {
    const replies = { held: false };
    const server = await startTestServer({ overrides: { generator: pacedBy(() => !replies.held) } });
    const site = new WidgetSite(server, await openBrowser(), replies);
    site.serve(() => ({ html: "<!doctype html><title>A page</title>", headers: {} }));
    return site;
  }

  /** The address of a page; those that were served before the company was added may embed its agent. */
  serve(pageOf: () => { html: string; headers: Record<string, string> }): string {
    const page = servePage(pageOf);
    this.#pages.push(page);
    return page.url;
  }

  get url(): string {
    return this.#pages[0]?.url ?? "";
  }

  async addCompany(): Promise<void> {
    const more = 'agent: { enabled: true, name: Ada, greeting: "Fresh bread?" }\nsuggestions: ["Where is the shop?"]';
    await this.server.addCompany({ origins: this.#pages.map(({ url }) => url), more });
  }

  async page(url = this.url, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await this.browser.newContext(options)).newPage();
    await page.goto(url);
    return page;
  }

  embed(page: Page, { base = this.server.url, more = "" }: Embedding = {}) {
    return page.addScriptTag({ type: "module", url: `${base}/widget.js?indexId=idx_bakery${more}` });
  }

  /** A page whose widget is open. */
  async opened(url = this.url, embedding: Embedding = {}, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.page(url, options);
    await this.embed(page, embedding);
    await open(page);
    return page;
  }

  /** Keeps replies from ending, however slow the machine, until `goOn`. */
  hold(): void {
    this.#replies.held = true;
  }

  /** Asks, and waits until a part of the reply is there; the rest is held. */
  async askAndSeeBegin(page: Page, question: string): Promise<void> {
    this.hold();
    await ask(page, question);
    await inChat(page).getByText("word2", { exact: false }).waitFor();
  }

  goOn(): void {
    this.#replies.held = false;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.browser.close();
    await Promise.all(this.#pages.map((page) => page.stop()));
    await this.server[Symbol.asyncDispose]();
  }
}

export const open = (page: Page) => page.getByRole("button", { name: "Ask a question" }).click();
/** What is seen of the conversation. */
export const inChat = (page: Page) => page.locator("usher-chat .panel > :not(.unseen)");
/** What is read out now. */
export const toldOf = (page: Page) => page.locator("usher-chat .panel > .unseen");
export const replyOf = (page: Page) => page.locator("usher-chat .reply");
export const settled = (page: Page) => page.locator('usher-chat .turn:last-child .reply[aria-busy="false"]').waitFor();

export async function ask(page: Page, question: string): Promise<void> {
  await page.locator("usher-chat textarea").fill(question);
  await page.keyboard.press("Enter");
}

/** Lets each of the page's sockets send and receive only while `isUp` says so; `cut` ends those that are open. */
export async function cuttable(page: Page) {
  const sockets = new Set<{ close(options: { code: number }): Promise<void> }>();
  const network = { isUp: true, opened: 0 };
  let last = "";
  await page.routeWebSocket(/\/agent\/v1\/ws/, (socket) => {
    network.opened++;
    if (!network.isUp) return void socket.close({ code: 1013 });
    sockets.add(socket);
    const server = socket.connectToServer();
    server.onMessage((text) => {
      if (!network.isUp) return;
      socket.send(text);
      network.isUp = last === "" || !String(text).includes(`"${last}"`);
    });
  });
  return Object.assign(network, {
    /** Lets nothing pass after the first event of this type. */
    async cutAfter(type: string) {
      last = type;
      while (network.isUp) await Bun.sleep(5);
      last = "";
      await this.cut();
    },
    async cut() {
      network.isUp = false;
      await Promise.all([...sockets].map((socket) => socket.close({ code: 1013 })));
      sockets.clear();
    },
  });
}

/** Lets the page's clock run until it shows this. */
export async function afterAWhile(page: Page, text: string) {
  const shown = inChat(page).getByText(text, { exact: false });
  while (!(await shown.isVisible())) await page.clock.runFor(1_000);
}
