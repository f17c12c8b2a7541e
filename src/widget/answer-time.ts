/** Milliseconds within which the server answers whatever it is asked, or is taken to be out of reach. */
export const answerMs = 10_000;
