import { serviceErrorOf } from "../db/fault.ts";
import { ServiceError } from "../errors.ts";
import { GenerationError } from "./failure.ts";
import type { Generator } from "./generator.ts";

/** The engine of a private request: what it throws says where it failed, in none of the visitor's words. */
export function discreet(generator: Generator): Generator {
  const { id, engine, standIn } = generator;
  return {
    id,
    ...(engine ? { engine: (wanted) => discreetly(engine(wanted)) } : {}),
    ...(standIn ? { standIn: discreet(standIn) } : {}),
    async *stream(task, signal) {
      try {
        yield* generator.stream(task, signal);
      } catch (error) {
        throw signal.aborted ? error : withoutWords(error);
      }
    },
  };
}

function discreetly(generator: Generator | undefined): Generator | undefined {
  return generator && discreet(generator);
}

/** An error for the log of a private request: its kind and its place, without a message that may quote the visitor. */
export function withoutWords(error: unknown): Error {
  // It quotes nobody.
  if (error instanceof GenerationError) return error;
  const foreseen = serviceErrorOf(error);
  if (foreseen) {
    const { code, message, loc, retryAfter } = foreseen;
    return new ServiceError(code, message, { ...(loc ? { loc } : {}), ...(retryAfter ? { retryAfter } : {}) });
  }
  const known = error instanceof Error ? error : undefined;
  const bare = new Error(`${known?.name ?? typeof error} in a private request`);
  const frames = known?.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  bare.stack = [`Error: ${bare.message}`, ...frames].join("\n");
  return bare;
}
