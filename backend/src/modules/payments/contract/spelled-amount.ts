/** Number words in the Indian system, with lakhs and crores. */

const SMALL = [
  ...[
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
  ],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
] as const;
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"] as const;
const LARGE = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1000, "thousand"],
  [100, "hundred"],
] as const;

/** Spells out an amount in paise, for example "Rupees three hundred sixty and fifty paise only". */
export function spelledAmount(paise: number): string {
  const rest = paise % 100;
  const rupees = spelled((paise - rest) / 100);
  // eslint-disable-next-line languages/untranslatable-text -- amounts in words are in English on every receipt
  return `Rupees ${rupees}${rest === 0 ? "" : ` and ${spelled(rest)} paise`} only`;
}

/** Spells out a non-negative integer, grouped in lakhs and crores. */
function spelled(number: number): string {
  for (const [size, name] of LARGE) {
    if (number < size) continue;
    const rest = number % size;
    return `${spelled(Math.floor(number / size))} ${name}${rest === 0 ? "" : ` ${spelled(rest)}`}`;
  }
  if (number < SMALL.length) return SMALL[number] ?? "";
  const ones = number % 10;
  return `${TENS[Math.floor(number / 10)] ?? ""}${ones === 0 ? "" : `-${SMALL[ones] ?? ""}`}`;
}
