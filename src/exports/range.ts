import type { ExportRange } from "../db/queries/export-rows.ts";
import { ServiceError } from "../errors.ts";
import { isCalendarDay } from "../schemas/formats.ts";

const dayMs = 24 * 60 * 60_000;
const mostDays = 366;

/** Inclusive days, `YYYY-MM-DD`, UTC. */
export interface Days {
  startDate: string;
  endDate: string;
}

/** Throws `invalid_request` for what is no day, ends before it begins, or is longer than 366 days. */
export function checkDays({ startDate, endDate }: Days): void {
  for (const day of [startDate, endDate]) {
    if (!isCalendarDay(day)) throw invalid("Days are written YYYY-MM-DD.");
  }
  const days = (startOf(endDate) - startOf(startDate)) / dayMs + 1;
  if (days < 1) throw invalid("The end is before the start.");
  if (days > mostDays) throw invalid(`The range is longer than ${mostDays} days.`);
}

/** From the first millisecond of the first day to the last one of the last day. */
export function rangeOf(company: string, { startDate, endDate }: Days): ExportRange {
  return { company, from: startOf(startDate), until: startOf(endDate) + dayMs };
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function invalid(message: string): ServiceError {
  return new ServiceError("invalid_request", message);
}
