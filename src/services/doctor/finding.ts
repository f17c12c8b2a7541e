/** What one check has found. `warning` works today and may not as it is meant; `fault` does not work. */
export interface Finding {
  /** What was looked at: `database`, `company acme`, `model gemini-2.5-flash`. */
  check: string;
  state: "ok" | "warning" | "fault";
  /** For the operator: what is, and what to do about it. Holds no secret. */
  message: string;
}

/** How long another machine may take to answer a check, in milliseconds. */
export const answerMs = 10_000;
