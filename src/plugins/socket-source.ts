import type { Context } from "../context.ts";
import { comesOfOutage, serviceErrorOf } from "../db/fault.ts";
import { ServiceError } from "../errors.ts";
import type { ErrorGroup } from "../schemas/error-body.ts";
import type { SocketSource } from "../services/sockets/socket-source.ts";
import { SocketClosedError } from "../streams/socket-pump.ts";
import { spanOf, traceIdOf } from "../tracing/request-spans.ts";
import { callerCounter } from "./address-limit.ts";
import { answerError } from "./error-bodies.ts";

/** What the sockets of a route are told of the requests that open them; what fails counts and is logged as in HTTP. */
export function socketSources(context: Context, group: ErrorGroup) {
  const { log, requests } = context;
  const counterOf = callerCounter(context);
  return (request: Request, address: string): SocketSource => {
    const trace_id = traceIdOf(request);
    return {
      span: spanOf(request),
      count: counterOf(request, () => address),
      refuse(error) {
        const foreseen = serviceErrorOf(error);
        if (!foreseen) log.error({ err: error, trace_id }, "socket frame failed");
        const told = foreseen ?? new ServiceError("internal", "Something went wrong.");
        requests.failed(group, answerError(group, told).status);
        return told;
      },
      broke(error) {
        if (error instanceof SocketClosedError) return;
        requests.failed(group, "stream");
        if (!comesOfOutage(error)) log.error({ err: error, trace_id }, "stream failed");
      },
    };
  };
}
