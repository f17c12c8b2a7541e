/** How a sentence ends that is whole, in any script; Thai and Lao set no mark, and their line stands as one. */
export const COMPLETE = /(?:[\p{Sentence_Terminal}…][”"’')\]]?|[\p{Script=Thai}\p{Script=Lao}])$/u;
/** The mark of a question: Greek has the sign of a semicolon, Armenian one within the word that asks. */
export const QUESTION = /[?？؟՞]|(?<=\p{Script=Greek}[”"»)]?)[;\u037e]/u;
/** A text that ends in one. */
export const ASKS = /(?:[?？؟]|(?<=\p{Script=Greek}[”"»)]?)[;\u037e])\s*$|՞/u;
