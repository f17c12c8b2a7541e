import { type Static, Type } from "@sinclair/typebox";
import { Id } from "./formats.ts";

const Day = Type.String({ format: "calendar-day", description: "a calendar day, YYYY-MM-DD" });

/** `GET /query-data`: both days belong to the range, in UTC. Unknown query parameters are ignored (CONTRACT §1). */
export const QueryDataQuery = Type.Object(
  { company: Id, start_date: Day, end_date: Day },
  { additionalProperties: true },
);
export type QueryDataQuery = Static<typeof QueryDataQuery>;

export const ExportLink = Type.Object({
  /** Answers 404 until the file is whole. */
  presigned_url: Type.String({ format: "http-url" }),
});
export type ExportLink = Static<typeof ExportLink>;
