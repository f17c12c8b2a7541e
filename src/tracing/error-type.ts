/** What kind of error it is, as a span may tell: its code where it has one that is a word, else its class. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[A-Za-z_]{1,40}$/.test(code) ? code : error.name;
}
