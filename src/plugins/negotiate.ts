import type { Context } from "../context.ts";
import { comesOfOutage } from "../db/fault.ts";
import { ServiceError } from "../errors.ts";
import { requestPath } from "../net/request-path.ts";
import { type RequestScope, streamedUnder } from "../services/caller/scope.ts";
import { tellUnseen, wholeAnswer } from "../services/content/whole-answer.ts";
import { type Framing, ndjson, sse } from "../streams/framing.ts";
import { tellsLeaving } from "../streams/left.ts";
import { frameParts, type Parts, startParts, withErrorPart } from "../streams/parts.ts";
import { streamResponse } from "../streams/respond.ts";
import { errorTypeOf } from "../tracing/error-type.ts";
import { failRequestSpan, lastUntil } from "../tracing/request-spans.ts";
import { errorGroupOf } from "./error-bodies.ts";
import { loggedNamesOf } from "./request-id.ts";

/** The media types that an answer may have. */
export type Form = "application/json" | "text/event-stream" | "application/x-ndjson" | "application/ld+json";

export const streamedForms: readonly Form[] = ["application/json", "text/event-stream", "application/x-ndjson"];

/** What has no parts comes whole. */
export const jsonForm: readonly Form[] = ["application/json"];

/** The form that the `Accept` header likes best; JSON where it does not say. Throws `not_acceptable`. */
export function chooseForm(accept: string | null, offered: readonly Form[] = streamedForms): Form {
  if (offered[0] && (accept === null || accept === "*/*")) return offered[0];
  const ranges = rangesOf(accept?.trim() || "*/*");
  const liked = offered.flatMap((form) => {
    const range = rangeFor(form, ranges);
    return range && range.quality > 0 ? [{ form, ...range }] : [];
  });
  const best = liked.sort((a, b) => b.quality - a.quality || a.order - b.order)[0];
  if (best) return best.form;
  throw new ServiceError("not_acceptable", `The answer comes as ${offered.join(", ")}.`);
}

interface MediaRange {
  range: string;
  quality: number;
  order: number;
}

/** The items of `Accept` or a header like it, in lower case, each with its `q` (0 to 1). */
export function rangesOf(accept: string): MediaRange[] {
  return accept.split(",").map((item, order) => {
    const [range = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { range, quality: quality === undefined ? 1 : Number(quality) || 0, order };
  });
}

/** The range that decides about a form: the most specific one that matches it (RFC 9110, 12.5.1). */
function rangeFor(form: Form, ranges: readonly MediaRange[]): MediaRange | undefined {
  const type = `${form.split("/")[0]}/*`;
  for (const wanted of [form, type, "*/*"]) {
    const found = ranges.filter(({ range }) => range === wanted).sort((a, b) => b.quality - a.quality)[0];
    if (found) return found;
  }
  return undefined;
}

const framings: Partial<Record<Form, Framing>> = {
  "text/event-stream": sse,
  "application/x-ndjson": ndjson,
};

/**
 * One stream of parts in the form that the caller asked for (CONTRACT §3), whose scope ends when the caller leaves. A
 * streamed form is a Response, which Elysia passes on; the type is that of the JSON form, which the route's schema knows.
 */
export async function answerParts<Body>(
  context: Pick<Context, "log" | "requests">,
  request: Request,
  scope: RequestScope,
  answer: (scope: RequestScope) => Parts | Promise<Parts>,
): Promise<Body> {
  const framing = framings[chooseForm(request.headers.get("accept"))];
  if (!framing) return wholeAnswer<Body>(scope, answer);
  const abort = new AbortController();
  const leave = () => abort.abort(request.signal.reason);
  // A signal that has been aborted tells nobody any more.
  if (request.signal.aborted) leave();
  else request.signal.addEventListener("abort", leave, { once: true });
  // What fails before the first part is an HTTP error in the shape of the route's group.
  const within = streamedUnder(scope, abort.signal);
  const started = await tellUnseen(within, async (own) => startParts(await answer(own)));
  const guarded = withErrorPart(started, (err) => {
    // A caller that has left is no failure.
    if (tellsLeaving(err, abort.signal)) return;
    context.requests.failed(errorGroupOf(requestPath(request)), "stream");
    failRequestSpan(request, errorTypeOf(err));
    if (!comesOfOutage(err)) context.log.error({ err, ...loggedNamesOf(request, scope.requestId) }, "stream failed");
  });
  lastUntil(request, abort.signal);
  return streamResponse(frameParts(guarded), { framing, frame: framing.frame, abort }) as Body;
}
