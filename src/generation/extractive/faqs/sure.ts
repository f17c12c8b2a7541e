/** How sure it is that a visitor asks so, 0..1: from here on it is sure enough. */
export const SURE = 0.6;
/** From here on a heading or title is a question already. */
export const ASKED = 0.9;
