import { spelledAmount } from "./spelled-amount.js";

test.each([
  [36_000, "Rupees three hundred sixty only"],
  [36_050, "Rupees three hundred sixty and fifty paise only"],
  [1_900, "Rupees nineteen only"],
  [100_001, "Rupees one thousand and one paise only"],
  [
    1_234_567_890,
    "Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight and ninety paise only",
  ],
])("%d paise", (paise, words) => {
  expect(spelledAmount(paise)).toBe(words);
});
