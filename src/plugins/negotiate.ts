import type { Logger } from "pino";
import { ServiceError } from "../errors.ts";
import type { Part } from "../schemas/part.ts";
import { type Framing, ndjson, sse } from "../streams/framing.ts";
import { collect, frameParts, withErrorPart } from "../streams/parts.ts";
import { streamResponse } from "../streams/respond.ts";

/** The media types that an answer may have. */
export type Form = "application/json" | "text/event-stream" | "application/x-ndjson" | "application/ld+json";

export const streamedForms: readonly Form[] = ["application/json", "text/event-stream", "application/x-ndjson"];

/** The form that the `Accept` header likes best; JSON where it does not say. Throws `not_acceptable`. */
export function chooseForm(accept: string | null, offered: readonly Form[] = streamedForms): Form {
  const ranges = rangesOf(accept ?? "*/*");
  for (const { range } of ranges) {
    const refused = (form: Form) => ranges.some((other) => other.range === form && other.quality === 0);
    const form = offered.find((candidate) => matches(range, candidate) && !refused(candidate));
    if (form) return form;
  }
  throw new ServiceError("not_acceptable", `The answer comes as ${offered.join(", ")}.`);
}

function rangesOf(accept: string): { range: string; quality: number }[] {
  const ranges = accept.split(",").map((item) => {
    const [range = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { range, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  const wanted = ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return [...wanted, ...ranges.filter(({ quality }) => quality === 0).map(({ range }) => ({ range, quality: 0 }))];
}

function matches(range: string, form: Form): boolean {
  if (range === "*/*") return true;
  return range.endsWith("/*") ? form.startsWith(range.slice(0, -1)) : range === form;
}

const framings: Partial<Record<Form, Framing>> = {
  "text/event-stream": sse,
  "application/x-ndjson": ndjson,
};

export interface Answering {
  request: Request;
  log: Logger;
  /** Makes the parts; its signal is aborted when the caller leaves. */
  parts(signal: AbortSignal): AsyncIterable<Part>;
}

/**
 * One stream of parts in the form that the caller asked for (CONTRACT §3). A streamed form is a Response, which Elysia
 * passes on as it is; the type is that of the JSON form, which the route's schema and its clients know.
 */
export async function answerParts<Body>({ request, log, parts }: Answering): Promise<Body> {
  const framing = framings[chooseForm(request.headers.get("accept"))];
  const abort = new AbortController();
  request.signal.addEventListener("abort", () => abort.abort(request.signal.reason), { once: true });
  if (!framing) return collect<Body>(parts(abort.signal));
  const guarded = withErrorPart(parts(abort.signal), (err) => log.error({ err }, "stream failed"));
  return streamResponse(frameParts(guarded), { framing, abort }) as Body;
}
