import { qualifies } from "./fee-rule.js";

test("the ranking decides who plays the round that costs the fee", () => {
  expect(qualifies(1, { qualifyingRank: 1 })).toBe(true);
  expect(qualifies(2, { qualifyingRank: 1 })).toBe(false);
  expect(qualifies(8, { qualifyingRank: 8 })).toBe(true);
  expect(qualifies(null, { qualifyingRank: 1 })).toBe(false);
});
