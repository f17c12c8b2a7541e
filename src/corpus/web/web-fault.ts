import type { SafeFetchError, SafeFetchFault } from "../../net/safe-fetch.ts";

/** Why an address gave nothing to read. The message is shown to the company. */
export class WebFault extends Error {
  override readonly name = "WebFault";

  constructor(
    /** `skipped` is what the site wants, `failed` what it does not. */
    readonly kind: "skipped" | "failed",
    message: string,
    /** Whether it may be over the next time. */
    readonly passing = false,
  ) {
    super(message);
  }
}

const passingFaults: readonly SafeFetchFault[] = ["timed_out", "unreachable"];

/** What a request that got no answer is to its company. */
export function webFaultOf({ code, message }: SafeFetchError): WebFault {
  return new WebFault(
    "failed",
    `${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, "")}`,
    passingFaults.includes(code),
  );
}

const passingStatuses = [408, 425, 429];

/** Whether the same request may be answered otherwise in a while. */
export function isPassingStatus(status: number): boolean {
  return status >= 500 || passingStatuses.includes(status);
}
