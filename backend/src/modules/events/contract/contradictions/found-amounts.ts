/** Money that a text names beside words that speak of the fee. */
interface FoundAmount {
  readonly words: string;
  readonly paise: number;
}

const NUMBER = "\\d[\\d,]*(?:\\.\\d{1,2})?";
/** ₹360, Rs. 360, INR 360/-, 360 INR, 360/-. */
const AMOUNT = new RegExp(
  `(?:(?:₹|\\brs\\b\\.?|\\binr\\b)\\s*(?<first>${NUMBER})(?:\\s*/-)?|(?<![\\d.,₹])(?<last>${NUMBER})\\s*(?:/-(?:\\s*(?:inr|rs\\.?|rupees)\\b)?|(?:inr|rs\\.?|rupees)\\b(?:\\s*/-)?))(?<big>\\s*(?:k|lakhs?|lacs?|crores?)\\b)?`,
  "gi",
);
const FEE = /\b(?:fees?|regist\w*|pay(?:s|ing|ment|able)?|costs?|charges?|entry|transfer)\b/gi;
const OTHER =
  /\b(?:prizes?|wins?|winners?|winning|won|cash|awards?|rewards?|worth|vouchers?|goodies|sponsor\w*|refund\w*|fines?|budget|stipend|pool|bounty)\b/gi;
/** What is said of one person is not the team's fee. */
const PER_PERSON =
  /^\s*(?:(?:per|for each|for every|an?|\/)\s*(?:person|head|member|participant|student|individual)|each)\b/i;

/**
 * The amounts of a sentence that are said to be the fee: a word such as fee, registration or pay stands nearer than one
 * such as prize, win or refund. Without either, the heading above decides. Amounts a person, lakhs and crores are none.
 */
export function findFees(sentence: string, heading: string): FoundAmount[] {
  return [...sentence.matchAll(AMOUNT)]
    .filter(({ groups, index, 0: words }) => {
      if (groups?.["big"] !== undefined || PER_PERSON.test(sentence.slice(index + words.length)))
        return false;
      return speaksOfFee(sentence, index, index + words.length) ?? speaksOfFee(heading, 0, 0) ?? false;
    })
    .map(({ groups = {}, 0: words }) => ({
      words: words.trim(),
      paise: Math.round(Number((groups["first"] ?? groups["last"] ?? "").replaceAll(",", "")) * 100),
    }));
}

/** Whether the nearest telling word speaks of the fee; null without any. */
function speaksOfFee(text: string, start: number, end: number): boolean | null {
  const fee = distance(text, FEE, start, end);
  const other = distance(text, OTHER, start, end);
  return fee === Infinity && other === Infinity ? null : fee <= other;
}

function distance(text: string, words: RegExp, start: number, end: number): number {
  const distances = [...text.matchAll(words)].map(({ index, 0: word }) =>
    index < start ? start - index - word.length : index - end,
  );
  return Math.min(Infinity, ...distances);
}
