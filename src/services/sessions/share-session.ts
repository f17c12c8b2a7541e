import { randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";
import { copiedFromShare } from "../../db/queries/history.ts";
import {
  findShare,
  insertShareSql,
  type NewShare,
  openShares,
  revokeShareSql,
  type ShareRoom,
  type ShareRow,
} from "../../db/queries/shares.ts";
import { ServiceError } from "../../errors.ts";
import type { HistorySnapshot, LoadedShare, ShareRequest } from "../../schemas/session.ts";
import { readSession, refuseSession, refuseUnwritten } from "../../sessions/read-session.ts";
import { snapshotOf } from "../../sessions/snapshot.ts";
import { type Caller, isPrivate, openScope, openSessionScope } from "../caller/scope.ts";
import { verifyApiKey } from "../keys/verify-api-key.ts";

/** Days that a stored snapshot can be opened. */
const shareDays = 20;
const dayMs = 24 * 60 * 60_000;
/**
 * Shares that can be opened at a time: who knows the id of a session needs no credential to store a copy of it. A new
 * one is refused rather than an old one dropped, as no stranger may end a link that somebody has passed on.
 */
export const shareRoom: ShareRoom = { ofSession: 20, bytesOfCompany: 256 * 1024 * 1024 };
/** Bytes of shares that one address may store in a day, so that it takes no company's room by itself. */
export const shareBytesPerDay = 16 * 1024 * 1024;

/** What even the smallest share counts for: so many of them are summed up in no time. */
const pageBytes = 4_096;

/**
 * Makes a snapshot of a session; with `use_history` it is stored and can be loaded again. Throws `private_session`
 * before anything else, `session_not_found` for an unknown, foreign or empty session, and `rate_limited` where
 * `shareRoom` is taken, or `address` has stored `shareBytesPerDay`.
 */
export async function shareSession(
  context: Context,
  request: ShareRequest,
  caller: Caller,
  address?: string,
): Promise<HistorySnapshot> {
  if (isPrivate(request)) throw new ServiceError("private_session", "A private session cannot be shared.");
  const company = (await openSessionScope(context, request, caller)).company.slug;
  const rows = await readSession(context, company, request.session_id);
  // In hexadecimal: an id that began with "-" would be an option of `usher shares revoke`.
  const snapshot = snapshotOf(rows, request, randomBytes(16).toString("hex"));
  if (request.use_history) await storeFrom(address, context, shareRow(company, snapshot, Date.now()));
  return snapshot;
}

/** Stores a share out of what its address may store in a day, of which one that is not stored takes nothing. */
async function storeFrom(address: string | undefined, context: Context, share: NewShare): Promise<void> {
  if (!address) return storeShare(context, share);
  const takeBack = await context.rateLimits.take(`shares ${address}`, share.bytes, shareBytesPerDay);
  try {
    await storeShare(context, share);
  } catch (error) {
    takeBack();
    throw error;
  }
}

/** Stores a share where there is room. Throws `rate_limited`, to be tried again when the first one expires. */
async function storeShare({ db }: Context, share: NewShare): Promise<void> {
  const [result] = await db.writer.write([insertShareSql(share, shareRoom)]);
  if (result?.rowsAffected) return;
  const { company, sessionId, createdAt: now } = share;
  const ofSession = await openShares(db, company, now, sessionId);
  if (ofSession.count >= shareRoom.ofSession) {
    throw noRoom(
      `A session has at most ${shareRoom.ofSession} stored shares at a time.`,
      ofSession.firstExpiresAt - now,
    );
  }
  const { firstExpiresAt } = await openShares(db, company, now);
  const mebibytes = shareRoom.bytesOfCompany / 1024 / 1024;
  throw noRoom(`The stored shares of a company take ${mebibytes} MiB at most.`, firstExpiresAt - now);
}

function noRoom(message: string, waitMs: number): ServiceError {
  return new ServiceError("rate_limited", message, { retryAfter: Math.ceil(waitMs / 1_000) + 1 });
}

function shareRow(company: string, snapshot: HistorySnapshot, now: number): NewShare {
  return {
    id: snapshot.conversation_history_id,
    company,
    sessionId: snapshot.session_id,
    snapshot,
    bytes: Math.max(Buffer.byteLength(JSON.stringify(snapshot)), pageBytes),
    createdAt: now,
    expiresAt: now + shareDays * dayMs,
  };
}

/** A share that can be opened. Throws `share_not_found` for an unknown or revoked one, `share_expired`. */
export async function openShare({ db }: Context, id: string): Promise<ShareRow> {
  const share = await findShare(db, id);
  if (!share || share.revokedAt !== null) throw new ServiceError("share_not_found", "There is no such share.");
  if (share.expiresAt < Date.now()) throw new ServiceError("share_expired", "This share has expired.");
  return share;
}

/** The snapshot of a share, for a caller whom its company admits. Throws what `openShare` does, and `origin_rejected`. */
export async function readShare(context: Context, id: string, caller: Caller): Promise<HistorySnapshot> {
  const { company, snapshot } = await openShare(context, id);
  await openScope(context, { company }, caller);
  return snapshot;
}

/**
 * Copies a share into a session of the same company; doing it again changes nothing, and its own session holds all of
 * it. Throws what `openShare` does, `origin_rejected`, `token_*`, and `session_not_found` for a session of another
 * company or, with `strict_sessions`, of another visitor.
 */
export async function loadShare(context: Context, id: string, sessionId: string, caller: Caller): Promise<LoadedShare> {
  const share = await openShare(context, id);
  await openSessionScope(context, { company: share.company, session_id: sessionId }, caller);
  // Its own session may have lost them since.
  const isOwn = share.sessionId === sessionId && (await context.history.read(share.company, sessionId)).length > 0;
  if (!isOwn) await copyShare(context, share, sessionId);
  const { history, template_id } = share.snapshot;
  return {
    status: "success",
    message: isOwn ? "The session has these requests already." : `${history.length} requests were loaded.`,
    session_id: sessionId,
    template_id,
  };
}

/**
 * Files a share's requests in a session. Throws `session_not_found` where another company used the session first,
 * `overloaded` where they cannot be written for now.
 */
async function copyShare(context: Context, { id, company, snapshot }: ShareRow, sessionId: string): Promise<void> {
  const requestIdOf = (index: number) => `${copiedFromShare}${id} ${index}`;
  for (const [index, entry] of snapshot.history.entries()) {
    context.history.file({
      company,
      sessionId,
      requestId: requestIdOf(index),
      at: entry.timestamp,
      query: entry.query,
      summary: entry.summary,
      tiles: entry.responses,
      locale: String(entry.metadata.locale ?? ""),
      version: "published",
      corpusVersion: 0,
    });
  }
  // Whose the session is shows once they are written: another company's takes none of them.
  await context.history.flush();
  if (snapshot.history.length === 0 || (await context.history.find(company, sessionId, requestIdOf(0)))) return;
  refuseUnwritten(context.history, company, sessionId);
  await refuseSession(context, company);
}

/** The same for whoever runs this server: the share's own row says whose it is. */
export async function revokeAnyShare(context: Context, id: string): Promise<void> {
  const share = await findShare(context.db, id);
  if (!share) throw new ServiceError("share_not_found", "There is no such share.");
  await revokeShare(context, share.company, id);
}

/** The same for the holder of an API key of the share's company. Throws `key_rejected`. */
export async function revokeShareByKey(context: Context, id: string, apiKey: string | null): Promise<void> {
  const holder = await verifyApiKey(context, apiKey);
  if (!holder) throw new ServiceError("key_rejected", "Send an API key of the company as x-api-key.");
  await revokeShare(context, holder.company, id);
}

/** Takes a share of a company back. Throws `share_not_found` where there is none to take back. */
export async function revokeShare({ db }: Context, company: string, id: string): Promise<void> {
  const [result] = await db.writer.write([revokeShareSql(company, id, Date.now())]);
  if (!result?.rowsAffected) throw new ServiceError("share_not_found", "There is no such share.");
}
