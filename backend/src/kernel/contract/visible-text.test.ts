import { asciiDigits } from "./visible-text.js";

/** The zeros of Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam … */
const ZEROS = "٠۰०০੦૦୦௦౦೦൦๐༠０𑁦𝟎𝟘𝟢𝟬𝟶🯰";

test("the digits of every script become the digits 0 to 9", () => {
  for (const zero of ZEROS) {
    const first = zero.codePointAt(0) ?? 0;
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(first + value)).join("");
    expect(asciiDigits(digits)).toBe("0123456789");
  }
});

test("whatever is no decimal digit stays", () => {
  const text = "₹ 1,234.50 UTR ½ Ⅷ ² ① अ, 👍🏽";
  expect(asciiDigits(text)).toBe(text);
  expect(asciiDigits("यूटीआर ४१२३-45६७ 𝟗")).toBe("यूटीआर 4123-4567 9");
});
