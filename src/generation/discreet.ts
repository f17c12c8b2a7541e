import { serviceErrorOf } from "../db/fault.ts";
import { ServiceError } from "../errors.ts";
import { errorTypeOf } from "../tracing/error-type.ts";
import { GenerationError } from "./failure.ts";
import type { Generator } from "./generator.ts";

/** The engine, whose errors say of which kind they are and where, in no words: a provider may quote the visitor. */
export function discreet(generator: Generator): Generator {
  const { id, engine, standIn } = generator;
  return {
    id,
    ...(engine ? { engine: (wanted) => discreetly(engine(wanted)) } : {}),
    ...(standIn ? { standIn: (failure) => discreet(standIn(failure)) } : {}),
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

/** An error for a log: its class, its code and its place, without a message that may quote the visitor. */
export function withoutWords(error: unknown): Error {
  // Made by us: it quotes nobody.
  if (error instanceof GenerationError) return error;
  const foreseen = serviceErrorOf(error);
  if (foreseen) {
    const { code, message, loc, retryAfter } = foreseen;
    return new ServiceError(code, message, { ...(loc ? { loc } : {}), ...(retryAfter ? { retryAfter } : {}) });
  }
  const known = error instanceof Error ? error : undefined;
  const kind = [...new Set([known?.name ?? typeof error, errorTypeOf(error)])].join(" ");
  const message = `${kind}: the message is left out, as it may quote a visitor`;
  const bare = new Error(message);
  const frames = known?.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  bare.stack = [`${bare.name}: ${message}`, ...frames].join("\n");
  return bare;
}
