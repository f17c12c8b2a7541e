import type { Context } from "../../context.ts";
import { notErased } from "../../db/not-erased.ts";
import type { HistoryRow } from "../../db/queries/history.ts";
import { ServiceError } from "../../errors.ts";
import type { Part } from "../../schemas/part.ts";
import type { QueuedSummary, SessionSummary, SessionSummaryRequest } from "../../schemas/session.ts";
import { readSession } from "../../sessions/read-session.ts";
import { pendingDelivery, queueDelivery, type SummaryOf } from "../../webhooks/outbox.ts";
import { isDisabled } from "../../webhooks/sender.ts";
import type { RequestScope } from "../caller/scope.ts";
import { wholeAnswer } from "../content/whole-answer.ts";
import { summarizeSession } from "./summarize-session.ts";

/** Whether the summary goes to the company's webhook: never a private one, nor while the webhook is disabled. */
export async function goesToWebhook({ db }: Context, scope: RequestScope): Promise<boolean> {
  const { slug, row } = scope.company;
  const { webhook } = row.live;
  return !scope.private && webhook !== null && !(await isDisabled(db, slug, webhook));
}

/**
 * Makes the summary and puts it in the outbox; ends in a QueuedSummary. While a delivery of the same history waits, it
 * is named and nothing is made. Throws `session_not_found`, also where it was erased meanwhile.
 */
export async function* queueSummary(
  context: Context,
  scope: RequestScope,
  request: SessionSummaryRequest,
): AsyncGenerator<Part> {
  const { session_id } = request;
  const company = scope.company.slug;
  const beganAt = Date.now();
  const rows = await readSession(context, company, session_id);
  const of = { company, sessionId: session_id, historyHash: hashOf(rows) };
  const waiting = await pendingDelivery(context.db, of);
  yield { type: "start", requestId: scope.requestId, sessionId: session_id, model: scope.generator.id };
  const delivery_id = waiting ?? (await queue(context, scope, request, { ...of, beganAt }));
  yield { type: "result", body: { session_id, status: "queued", delivery_id } satisfies QueuedSummary };
  yield { type: "finish", reason: "stop" };
}

async function queue(
  context: Context,
  scope: RequestScope,
  request: SessionSummaryRequest,
  of: SummaryOf & { beganAt: number },
): Promise<string> {
  const tell = (own: RequestScope) => summarizeSession(context, own, request);
  const summary = await wholeAnswer<SessionSummary>(scope, tell);
  const [kept] = await notErased(context.db, [of], (summarised) => summarised);
  if (!kept) throw new ServiceError("session_not_found", "There is no such session.");
  const id = await queueDelivery(context.db, of, summary);
  context.webhooks.wake();
  return id;
}

function hashOf(rows: readonly HistoryRow[]): string {
  return new Bun.CryptoHasher("sha256").update(JSON.stringify(rows)).digest("hex");
}
