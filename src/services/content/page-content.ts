import type { Context } from "../../context.ts";
import { serviceErrorOf } from "../../db/fault.ts";
import { answering, makerOf } from "../../generation/answering.ts";
import type { CachedContent } from "../../generation/cache/content-cache.ts";
import { isRepeatable } from "../../generation/engines.ts";
import { failureCodeOf } from "../../generation/failure.ts";
import type { Faq, GenerationPart } from "../../schemas/generation.ts";
import type { Part } from "../../schemas/part.ts";
import { type Parts, Settled } from "../../streams/parts.ts";
import type { RequestScope } from "../caller/scope.ts";
import type { ContentKind } from "./content-kind.ts";
import { type LocatedPage, locatePage, type PageRequest } from "./locate-page.ts";
import { PageAnswer } from "./page-answer.ts";
import { isToldAnew } from "./whole-answer.ts";

/** Content of one kind for an indexed page, as a stream of parts that ends in its result. */
export async function readContent<Asked extends PageRequest, Item extends string | Faq>(
  context: Context,
  scope: RequestScope,
  given: Asked,
  kindOf: (request: Asked) => ContentKind<Item>,
): Promise<Parts> {
  const request = withTitleOrNone(given);
  const located = await locatePage(context, scope, request);
  const kind = kindOf(request);
  const onFailure = (err: unknown) => context.log.error({ err, company: scope.company.slug }, `${kind.name} failed`);
  return pageParts(scope, request, located, kind, onFailure);
}

/** The request, in which a title without a word counts as none. */
function withTitleOrNone<R extends PageRequest>(request: R): R {
  const { title = "", ...rest } = request;
  return title.trim() === "" ? (rest as R) : request;
}

/**
 * The one answer behind all page content: `start`, `source`, `item`…, `result`, `finish` (CONTRACT §3). An engine that
 * fails gives status `error` and an `error` part at the end; `onFailure` is told why.
 */
function pageParts<Item extends string | Faq>(
  scope: RequestScope,
  request: PageRequest,
  located: LocatedPage,
  kind: ContentKind<Item>,
  onFailure: (error: unknown) => void,
): Promise<Parts> | Parts {
  const partsOf = (content: CachedContent | undefined): Parts => {
    const answer = new PageAnswer(scope, request, located, kind, content);
    if (!content) return knownParts(answer, [], scope);
    const { known } = content;
    if (!known) return madeParts(answer, content, scope, onFailure);
    return new Settled(
      () => answer.again(known, makerOf(known, scope.generator)),
      () => knownParts(answer, known, scope),
    );
  };
  const content = located.page && contentOf(scope, located, kind);
  return content instanceof Promise ? content.then(partsOf) : partsOf(content);
}

function* knownParts<Item extends string | Faq>(
  answer: PageAnswer<Item>,
  known: readonly GenerationPart[],
  { generator }: RequestScope,
): Generator<Part> {
  yield* answer.open(makerOf(known, generator));
  for (const part of known) {
    const added = answer.take(part);
    if (added) yield added;
  }
  yield* answer.close();
}

async function* madeParts<Item extends string | Faq>(
  answer: PageAnswer<Item>,
  content: CachedContent,
  scope: RequestScope,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Part> {
  await using making = await answering(content.parts, scope.generator);
  yield* answer.open(making.model);
  for await (const part of orFailure(making.parts, scope, onFailure)) {
    const added = answer.takeMade(part);
    if (added) yield added;
  }
  yield* answer.close();
}

/**
 * The parts; where the engine fails they end without `finish`, as the route answers 200 with status `error` (SPEC). Throws
 * where another engine may still tell the whole answer.
 */
async function* orFailure(
  parts: AsyncIterable<GenerationPart>,
  scope: RequestScope,
  onFailure: (error: unknown) => void,
): AsyncGenerator<GenerationPart> {
  try {
    yield* parts;
  } catch (error) {
    const isMadeAnew = failureCodeOf(error) !== "ungrounded" && isToldAnew(scope, error);
    if (scope.signal.aborted || serviceErrorOf(error) || isMadeAnew) throw error;
    onFailure(error);
  }
}

function contentOf<Item>(
  scope: RequestScope,
  { sourceUrl, package: found, read }: LocatedPage,
  kind: ContentKind<Item>,
): Promise<CachedContent> | CachedContent {
  const { generator, cache, company, signal } = scope;
  const key = {
    company: company.slug,
    corpusVersion: found?.revision.corpusVersion ?? 0,
    engine: generator.id,
    isRepeatable: isRepeatable(generator.id),
    request: [found?.resolvedVersion, sourceUrl, kind.name, ...kind.parameters],
  };
  const generate = (inner: AbortSignal) => {
    const task = kind.task(read());
    return task ? generator.stream(task, inner) : nothing();
  };
  return cache.get(key, generate, signal);
}

async function* nothing(): AsyncGenerator<GenerationPart> {
  yield { type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } };
}
