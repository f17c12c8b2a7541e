/** What sends to an article instead of answering. */
export const READS_ON =
  /^(?:please )?(?:(?:learn|read|see|find out|discover) (?:what|how|why|more|about|when|which)|get (?:more )?answers (?:to|about))\b|^(?:[^,]{3,60}, )?(?:these|the following) (?:pages|articles|guides|sections) (?:cover|explain|describe)\b/i;

/** Whether a text sends its reader to where the answer is, and says no more. */
export function onlyReadsOn(text: string): boolean {
  const [first = "", ...more] = text.split(/(?<=[.!]) /u);
  return (
    READS_ON.test(first) && more.every((sentence) => READS_ON.test(sentence) || /^(?:go to|visit) /i.test(sentence))
  );
}
