import { PROMISE } from "../../../search/analysis/promises.ts";
import { anyOf } from "../../text/any-of.ts";

/** What only says which questions its page answers: "In this article you will read how …". */
export const PRESENTS_PAGE = anyOf(PROMISE);
