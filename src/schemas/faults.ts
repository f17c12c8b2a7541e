import { type ValueError, ValueErrorType } from "@sinclair/typebox/errors";
import type { Fault } from "./error-body.ts";
import { explainError, nearestKey, pathOf, visibleKey } from "./explain.ts";

const shownFaults = 20;

/** Faults of the part of a request that `place` names, one for each field, the first of it. Values are never shown. */
export function faultsOf(place: string, errors: Iterable<ValueError>): Fault[] {
  const byPath = new Map<string, ValueError>();
  for (const error of errors) if (!byPath.has(error.path)) byPath.set(error.path, error);
  return [...byPath.values()].slice(0, shownFaults).map((error) => faultOf(place, error));
}

function faultOf(place: string, error: ValueError): Fault {
  const path = pathOf(error);
  const loc = [place, ...path.map(visibleKey)];
  const { type, msg } = explainError(error);
  if (error.type !== ValueErrorType.ObjectAdditionalProperties) return { loc, msg, type };
  const near = nearestKey(String(path.at(-1)), Object.keys(error.schema.properties ?? {}));
  return { loc, msg: near ? `${msg}; did you mean ${near}?` : msg, type };
}

/** The faults as one message. A field that does not belong says more than the one that is missing for it. */
export function faultMessage(place: string, errors: Iterable<ValueError>): string {
  const faults = faultsOf(place, errors);
  const first = faults.find(({ type }) => type === "extra_forbidden") ?? faults[0];
  return first ? `${first.loc.slice(1).join(".") || place}: ${first.msg}` : `The ${place} is invalid.`;
}
