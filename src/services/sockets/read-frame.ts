import type { Static, TObject, TUnion } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { Value } from "@sinclair/typebox/value";
import { ServiceError } from "../../errors.ts";
import { faultMessage } from "../../schemas/faults.ts";

/**
 * Reads the frames of a union whose members differ in the literal of one field, `key`. What fits none is
 * `invalid_request`: the fault of the member that is meant, as an HTTP route tells it; `unknown` where none is.
 */
export function frameReader<F extends TUnion<TObject[]>>(
  schema: F,
  key: string,
  unknown: string,
): (frame: unknown) => Static<F> {
  const compiled = TypeCompiler.Compile(schema);
  return (received) => {
    const frame = parsed(received);
    if (compiled.Check(frame)) return frame;
    throw new ServiceError("invalid_request", faultOf(schema.anyOf, key, frame) ?? unknown);
  };
}

/** The socket parses what begins with a bracket, and hands over any other text: JSON may begin with blanks. */
function parsed(frame: unknown): unknown {
  if (typeof frame !== "string" || !/^\s+[[{]/.test(frame)) return frame;
  try {
    return JSON.parse(frame);
  } catch {
    return frame;
  }
}

function faultOf(members: readonly TObject[], key: string, frame: unknown): string | undefined {
  // The socket hands over the text where it is no JSON.
  if (typeof frame === "string") return "The frame is not valid JSON.";
  const said = (frame as Record<string, unknown> | null)?.[key];
  const meant = members.find(({ properties }) => properties[key]?.const === said);
  return meant && faultMessage("frame", Value.Errors(meant, frame));
}
