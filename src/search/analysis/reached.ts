/** A number to call: no date, and nothing that a longer number ends with. */
export const TELEPHONE = /(?<![\d.,])(?!\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d))(?:\d[ ()/.-]{0,2}){7}/u;
/** An address that mail goes to; bounded, as a text may have very many signs for "at". */
export const MAILBOX = /\S@[^\s@]{1,100}\.\p{L}/u;
