/** What adds to a sentence that is left out, or tells of the others: "You should also tell your lead." */
export const GOES_WITH_FIRST =
  /^(?:\S+ ){1,5}?also (?!known\b|called\b|referred\b|named\b|abbreviated\b)|^(?:\S+ ){1,2}?the (?:other|remaining) \p{L}/iu;
