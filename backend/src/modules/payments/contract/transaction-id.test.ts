import { normaliseTransactionId, TRANSACTION_ID_PATTERN } from "./transaction-id.js";

test.each([
  "412345678901",
  "utr 4123 4567 8901",
  "UTR-4123/4567",
  "  N061250123456789  ",
  "a1b2",
  "A".repeat(64),
])("takes %j", (text) => {
  expect(TRANSACTION_ID_PATTERN.test(text)).toBe(true);
});

test.each(["", "123", "- - - -", "1 2 3", "12_34", "１２３４", "12\u{0}34", "A".repeat(65), "1 ".repeat(60)])(
  "refuses %j",
  (text) => {
    expect(TRANSACTION_ID_PATTERN.test(text)).toBe(false);
  },
);

test("does not go slow on a long text", () => {
  const started = Date.now();
  TRANSACTION_ID_PATTERN.test(`${" -/".repeat(30_000)}!`);
  TRANSACTION_ID_PATTERN.test(`${"a ".repeat(50_000)}!`);
  expect(Date.now() - started).toBeLessThan(2000); // a pattern that goes back and forth takes minutes
});

test("case and separators make no difference", () => {
  const spellings = ["utr41234567", "UTR 4123 4567", "utr-4123/4567", "\tUTR41234567 "];
  expect(new Set(spellings.map(normaliseTransactionId))).toEqual(new Set(["UTR41234567"]));
});
