/** A visitor's case, asked for or told, and what he asks in it: "I lost my key. Can I get another one?" */
const IN_A_CASE =
  /^((?:What (?:if|happens (?:if|when)) [^?]{5,100}\?|(?:I|I['’]\p{L}+|My) [^.?!]{5,100}\.)) (\p{Lu}[^?]{8,100}\?)$/u;
const OF_VISITOR = /\b(?:I|my)\b/;

/** A question of an English heading, and the case that stands before it in there; "" where none does. */
export function caseOf(heading: string): { inCase: string; asked: string } {
  const [, inCase = "", asked = ""] = IN_A_CASE.exec(heading) ?? [];
  return OF_VISITOR.test(asked) ? { inCase, asked } : { inCase: "", asked: heading };
}

/** Whether a line of two sentences is a visitor's case and what he asks in it. */
export function namesCase(line: string): boolean {
  return caseOf(line).inCase !== "";
}
