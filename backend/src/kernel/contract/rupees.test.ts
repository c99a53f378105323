import { formatExactAmount } from "./rupees.js";

test.each([
  [36_000, "360.00"],
  [15_050, "150.50"],
  [5, "0.05"],
  [0, "0.00"],
])("%d paise are %s", (paise, text) => {
  expect(formatExactAmount(paise)).toBe(text);
});
