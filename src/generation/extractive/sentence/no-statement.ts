import { anyOf } from "../../text/any-of.ts";

/** An English text that asks its reader and leaves it there: "Will you share it with: friends; a team." */
export const ASKS_BACK =
  /(?:^|[.,!?] )(?:(?:will|would|are|did) you(?:r \p{L}+)?|(?:have|do) you)\b[^.?!:]{0,300}:(?=\s|$)/iu;

/** One that says of somebody only that he is there: "Acme is here to help you get started." */
export const THERE_TO_HELP =
  /^[^,;]{2,40} (?:is|are) here to help(?: you (?:take|get|start|find|succeed|grow)\b|[.!])(?!.*\d)|^(?:we|they|our (?:staff|team)) (?:may|might|can|could)(?: be able to)? help(?: you)?[.!]$/iu;

/** Either of them. */
export const NO_STATEMENT = anyOf(ASKS_BACK, THERE_TO_HELP);
