/** A code span of Markdown, within one paragraph. */
export const CODE_SPAN = /(?<!`)(`+)(?!`)((?:(?!\n[ \t]*\n)[\s\S]){0,1000}?[^`])\1(?!`)/g;
