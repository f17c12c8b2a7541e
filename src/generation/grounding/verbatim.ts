/** Share of each sentence's words that the other must have, in order: without a single one it may say the opposite. */
const KEPT = 1;
/** The same where the negations of the language are known. */
const KEPT_WITH_NEGATIONS = 0.8;

/**
 * Words that turn a sentence round, by language: of those whose conditions, limits and comparisons are not known, which
 * `grounding/marks` reads. Many say it by a part of a word.
 */
const NEGATIONS: Readonly<Record<string, RegExp>> = {
  sv: words("inte|icke|ej|aldrig|ingen|inget|inga|utan|varken|knappast|sällan"),
  da: words("ikke|ej|aldrig|ingen|intet|uden|hverken|næppe|sjældent"),
  nb: words("ikke|ikkje|aldri|ingen|intet|inga|uten|verken|hverken|neppe|sjelden"),
  fi: words("ei|en|et|emme|ette|eivät|eikä|älä|älkää|ilman|koskaan|harvoin|\\p{L}+(?:matta|mättä|maton|mätön)"),
  pl: words("nie\\p{L}*|nigdy|żad\\p{L}+|bez|ani|brak|rzadko"),
  cs: words("ne\\p{L}*|nikdy|žádn\\p{L}+|bez|ani|zřídka"),
  ru: words("не\\p{L}*|ни|нет|без|никогда|никак\\p{L}+|запрещ\\p{L}+|редко"),
  uk: words("не\\p{L}*|ні|без|ніколи|жодн\\p{L}+|заборон\\p{L}+|рідко"),
  tr: words(
    "değil\\p{L}*|yok\\p{L}*|hiç\\p{L}*|asla|nadiren|\\p{L}+(?:m[ae]z|m[ıiuü]yor|m[ae]d[ıi]|m[ae]y[ae]|m[ae]m[ıi]ş|s[ıiuü]z)\\p{L}*",
  ),
  el: words("δεν|δε|μη|μην|όχι|χωρίς|ποτέ|κανέν\\p{L}+|κανείς|καμία|ούτε|σπάνια|αδύνατ\\p{L}+"),
  hu: words("nem|ne|sem|se|nincs\\p{L}*|sincs\\p{L}*|soha|nélkül|tilos|ritkán"),
  ro: words("nu|n|fără|nici\\p{L}*|rareori|interzis\\p{L}*"),
  ar: words("[وف]?(?:لا|لم|لن|ليس\\p{L}*|غير|بدون|دون|ممنوع\\p{L}*|نادرا)"),
  he: words("[ושה]?(?:לא|אין|אינ\\p{L}+|בלי|ללא|אסור\\p{L}*|מעולם|לעולם|נדיר\\p{L}*)"),
  ja: /ない|ません|なく|なけれ|なかっ|なし|無し|ずに|不|未|非|禁止|(?:対象|以)外|除外|除く/gu,
  ko: /않|없|못|아니|아닙|금지|불가|(?<!\p{L})안(?=\s)/gu,
  hi: words("नहीं|नही|न|ना|मत|बिना|कभी"),
  id: words("tidak|tak|bukan|belum|jangan|tanpa|tiada|dilarang|jarang"),
  vi: words("không|chưa|chẳng|chả|đừng|chớ|cấm|hiếm"),
};

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, "giu");
}

/** Whether one sentence is another in nearly the same words and order, and as often negated. */
export function isNearVerbatim(sentence: string, other: string, language: string): boolean {
  const negation = NEGATIONS[language === "no" || language === "nn" ? "nb" : language];
  if (negation && countOf(sentence, negation) !== countOf(other, negation)) return false;
  const [own, others] = [unitsOf(sentence), unitsOf(other)];
  const most = Math.max(own.length, others.length);
  const needed = (negation ? KEPT_WITH_NEGATIONS : KEPT) * most;
  return Math.min(own.length, others.length) >= needed && sharedInOrder(own, others) >= needed;
}

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** Words, and of scripts without blanks the characters. */
function unitsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(
        /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu,
      ) ?? []
  );
}

/** Length of the longest common subsequence. */
function sharedInOrder(some: readonly string[], others: readonly string[]): number {
  let row = new Uint16Array(others.length + 1);
  for (const one of some) {
    const next = new Uint16Array(others.length + 1);
    for (const [at, other] of others.entries())
      next[at + 1] = one === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0);
    row = next;
  }
  return row.at(-1) ?? 0;
}
