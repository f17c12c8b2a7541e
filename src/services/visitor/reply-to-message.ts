import type { Span } from "@opentelemetry/api";
import { findEvent } from "../../agent/events.ts";
import type { TurnRecorder } from "../../agent/turn-recorder.ts";
import type { ReplyToTurn } from "../../agent/turn-runner.ts";
import type { Context } from "../../context.ts";
import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { setTurnRevisionSql, type TurnRow } from "../../db/queries/turns.ts";
import { ServiceError } from "../../errors.ts";
import { answering } from "../../generation/answering.ts";
import type { Generator } from "../../generation/generator.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { AgentEvent } from "../../schemas/agent-event.ts";
import type { AnswerTask, FinishReason, SourcePage, Usage } from "../../schemas/generation.ts";
import { inSpan } from "../../tracing/in-span.ts";
import { visitorLocale } from "../caller/visitor-locale.ts";
import { sourcesOf } from "../content/evidence.ts";
import { chooseCta, ruleContext, ruleTiles } from "../search/choose-rules.ts";
import { withCited } from "./cited-again.ts";
import { conversationWithin } from "./conversation-context.ts";
import { introductionOf } from "./introduction.ts";
import { type Found, searchConversation } from "./search-conversation.ts";
import { toldBesides } from "./told-besides.ts";
import { packageOfTurn } from "./turn-package.ts";

/** Pages that a reply may quote. */
const sourcePages = 5;
const suggestionCount = 3;

type ReplyContext = Pick<Context, "packages" | "generatorFor" | "log" | "tracing"> & {
  /** What the visitor asked before a turn, besides its conversation; absent for private turns, which read nothing. */
  askedBefore?(turn: TurnRow): Promise<string[]>;
};

interface Reply extends Found {
  recorder: TurnRecorder;
  package: RuntimePackage;
  generator: Generator;
  earlier: readonly TurnRow[];
  sources: SourcePage[];
  /** Id of the source that says what the site is, where that is what is asked. */
  introduction: string | undefined;
  step: { turnId: string; sequence: number; stepIndex: number };
  signal: AbortSignal;
  context: ReplyContext;
}

/** Replies to a turn from the pages of its revision; what an earlier process recorded is gone on with, not redone. */
export function createReply(context: ReplyContext): ReplyToTurn {
  const { tracer, turns } = context.tracing;
  return (recorder, earlier, signal) => {
    const { company, sessionId } = recorder.turn;
    const attributes = { "usher.company": company };
    const options = { name: "reply", parent: turns.parentOf(sessionId), attributes, signal };
    return inSpan(tracer, options, (span) => {
      turns.remember(sessionId, span);
      return replyWithin(context, { recorder, earlier, signal, span });
    });
  };
}

interface Replying extends Pick<Reply, "recorder" | "earlier" | "signal"> {
  span: Span;
}

async function replyWithin(context: ReplyContext, { recorder, earlier, signal, span }: Replying): Promise<string> {
  const { turn } = recorder;
  const place = { turnId: `turn_${turn.sequence}`, sequence: turn.sequence };
  const found = await packageOfTurn(context, turn);
  if (!found) throw new ServiceError("agent_unavailable", "The agent is not available.");
  const started = setTurnRevisionSql(turn, recorder.fence, found.revision.id);
  await recorder.once({ type: "turn.started", data: place }, [started]);
  await recorder.once({ type: "message.received", data: { message: turn.message, ...place } });
  const generator = await generatorOfTurn(context, recorder, span);
  const cited = await citedBefore(recorder, earlier);
  const retrieved = await retrieve(found, recorder, earlier, cited?.title ?? "");
  const introduction = introductionOf(found.segment, retrieved.asked, earlier.length > 0);
  const hits = sourcesOf(found.segment, retrieved.hits.slice(0, sourcePages));
  const leans = { url: cited?.url ?? "", message: turn.message, leaning: cited && retrieved.leaning };
  const nearest = withCited(found.segment, hits, leans).slice(0, sourcePages);
  const others = nearest.filter(({ id }) => id !== introduction?.id);
  const besides = introduction || earlier.length > 0 ? undefined : toldBesides(found.segment, retrieved.asked);
  const sources = introduction ? [introduction, ...others].slice(0, sourcePages) : withPage(nearest, besides);
  const step = { ...place, stepIndex: 0 };
  const of = { package: found, generator, earlier, ...retrieved, sources, introduction: introduction?.id };
  const reply = { recorder, ...of, step, signal, context };
  return await writeMessage(reply);
}

/** Some sources with another page, which gives way to what was found of it. */
function withPage(sources: readonly SourcePage[], page: SourcePage | undefined): SourcePage[] {
  if (page === undefined || sources.some(({ id }) => id === page.id)) return [...sources];
  return [...sources.slice(0, sourcePages - 1), page];
}

/** The engine that began the reply goes on with it; engines are never mixed within one. */
async function generatorOfTurn(context: ReplyContext, recorder: TurnRecorder, span: Span): Promise<Generator> {
  const { company, version } = recorder.turn;
  const generator = context.generatorFor(await context.packages.company(company), version, undefined, span);
  return engineOf(generator, recorder.find("step.started")?.data.modelId);
}

function engineOf(generator: Generator, id: string | undefined): Generator {
  return (id !== undefined && generator.engine?.(id)) || generator;
}

function retrieve(
  { segment }: RuntimePackage,
  recorder: TurnRecorder,
  earlier: readonly TurnRow[],
  title: string,
): Promise<Found> {
  const before = { messages: earlier.map(({ message }) => message), citedTitle: title };
  return searchConversation(segment, recorder.turn.message, before, { limit: Math.max(sourcePages, ruleTiles) });
}

/** The page that the last reply cited first. */
async function citedBefore(recorder: TurnRecorder, earlier: readonly TurnRow[]) {
  const last = earlier.at(-1);
  return last && citedIn(await recorder.eventsOf(last));
}

function citedIn(events: readonly AgentEvent[]) {
  const cited = events.flatMap((event) => (event.type === "citation.added" ? event.data.sourceIds : []))[0];
  const sources = events.flatMap((event) => (event.type === "sources.retrieved" ? event.data.sources : []));
  return sources.find(({ id }) => id === cited);
}

const referenceOf = ({ id, url, title }: SourcePage) => ({ id, url, title });

/** Streams the text, then what follows from it. Returns the text. */
async function writeMessage(reply: Reply): Promise<string> {
  const { recorder, step } = reply;
  const done = recorder.find("message.completed");
  const outcome = done
    ? { ...nothingYet, text: done.data.message, reason: done.data.finishReason, model: reply.generator.id }
    : await streamText(reply);
  const engine = engineOf(reply.generator, outcome.model);
  const completed = { message: outcome.text, finishReason: outcome.reason, ...step };
  await recorder.once({ type: "message.completed", data: completed });
  const { settings } = reply.package.revision;
  const history = await askedIn(reply);
  const rules = ruleContext(reply.alone, undefined, history);
  await recorder.once({ type: "cta.selected", data: { cta: chooseCta(settings, rules), ...step } });
  const suggestions = await suggest({ ...reply, generator: engine }, history).catch((err) => {
    reply.signal.throwIfAborted();
    // The message stands already: it is worth more than what could follow it.
    const { company, sessionId } = recorder.turn;
    reply.context.log.warn(
      { err, company, trace_id: reply.context.tracing.turns.traceIdOf(sessionId) },
      "no suggestions",
    );
    return [];
  });
  await recorder.once({ type: "suggestions.ready", data: { suggestions, ...step } });
  const finished = { finishReason: outcome.reason, usage: outcome.usage, ...step };
  await recorder.once({ type: "step.completed", data: finished });
  return outcome.text;
}

/** What the visitor asked before this turn, each once. */
async function askedIn({ context, recorder, earlier }: Reply): Promise<string[]> {
  const before = (await context.askedBefore?.(recorder.turn)) ?? [];
  return [...new Set([...before, ...earlier.map(({ message }) => message)])];
}

interface Outcome {
  text: string;
  reason: FinishReason;
  usage: Usage;
  /** The engine that answered. */
  model: string;
}

const nothingYet = { reason: "other" as const, usage: { inputTokens: 0, outputTokens: 0 } };

async function streamText({ recorder, generator, signal, step, ...reply }: Reply): Promise<Outcome> {
  const cited = citedSpans(recorder);
  const task = answerTask(reply, recorder.text);
  await using answer = await answering(generator.stream(task, signal), generator);
  const outcome: Outcome = { ...nothingYet, text: recorder.text, model: answer.model };
  await recorder.once({ type: "step.started", data: { modelId: answer.model, ...step } });
  await recorder.once({ type: "sources.retrieved", data: { sources: reply.sources.map(referenceOf), ...step } });
  for await (const part of answer.parts) {
    if (part.type === "text-delta") {
      const isFirst = outcome.text === "";
      outcome.text += part.delta;
      await recorder.push({ type: "message.appended", data: { messageDelta: part.delta, ...step } });
      // The first words go out before an engine that never waits has made all of the rest.
      if (isFirst) await recorder.flush().then(nextTask);
    } else if (part.type === "citation" && !cited.has(`${part.start} ${part.end}`)) {
      const { start, end, sourceIds } = part;
      await recorder.push({ type: "citation.added", data: { start, end, sourceIds, ...step } });
    } else if (part.type === "finish") {
      outcome.reason = part.reason;
      outcome.usage = part.usage;
    }
  }
  signal.throwIfAborted();
  return outcome;
}

/** Lets the event loop send what is ready. */
const nextTask = () => new Promise<void>((next) => setImmediate(next));

function citedSpans({ recorded }: TurnRecorder): Set<string> {
  return new Set(
    recorded.flatMap((event) => (event.type === "citation.added" ? `${event.data.start} ${event.data.end}` : [])),
  );
}

function answerTask(
  reply: Pick<Reply, "package" | "earlier" | "search" | "asked" | "sources" | "introduction">,
  resumeFrom: string,
): AnswerTask {
  const { persona } = reply.package.revision.settings;
  const { language } = reply.search;
  return {
    kind: "answer",
    query: reply.asked,
    conversation: conversationWithin(reply.earlier),
    sources: reply.sources,
    locale: visitorLocale(language, reply.sources),
    ...(language === undefined ? {} : { queryLanguage: language }),
    rarity: (term) => reply.package.segment.rarity(term),
    ...(reply.introduction === undefined ? {} : { introduction: reply.introduction }),
    instructions: persona.instructions,
    wordLimit: 0,
    markdown: false,
    resumeFrom,
  };
}

/** Turns back that suggestions are remembered. */
const suggestedReach = 3;

/** What the last turns suggested: a visitor who did not take it does not want it again. */
async function suggestedBefore(earlier: readonly TurnRow[], recorder: TurnRecorder): Promise<string[]> {
  const events = await Promise.all(earlier.slice(-suggestedReach).map((turn) => recorder.eventsOf(turn)));
  return events.flatMap((each) => findEvent(each, "suggestions.ready")?.data.suggestions ?? []);
}

async function suggest(
  { generator, recorder, sources, signal, ...reply }: Reply,
  history: string[],
): Promise<string[]> {
  const suggestions: string[] = [];
  const locale = visitorLocale(reply.search.language, sources);
  const task = {
    kind: "suggestions" as const,
    query: recorder.turn.message,
    history,
    // Prompts are a page's own words: of one language, the visitor's.
    sources: sources.filter((source) => primaryLanguage(source.locale) === primaryLanguage(locale)),
    configured: reply.package.revision.settings.suggestions,
    exclude: await suggestedBefore(reply.earlier, recorder),
    count: suggestionCount,
    locale,
  };
  for await (const part of generator.stream(task, signal)) {
    if (part.type === "item" && typeof part.item === "string") suggestions.push(part.item);
  }
  return suggestions;
}
