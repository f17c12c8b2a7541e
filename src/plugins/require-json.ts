import { chooseForm, jsonForm } from "./negotiate.ts";

/** Of a route whose answer has no other form: throws `not_acceptable` where its caller takes no JSON. */
export function requireJson({ headers }: Request): void {
  chooseForm(headers.get("accept"), jsonForm);
}
