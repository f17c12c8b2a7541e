import { capitalised } from "../sentence/trim.ts";

/** The other form of a text, with its capital; what stands in capitals stays, for it is meant to be seen so. */
export function cased(form: string, text: string): string {
  if (/\p{Lu}{2}/u.test(text.replace(/['’]/, ""))) return text;
  return /^\p{Lu}/u.test(text) ? capitalised(form) : form;
}
