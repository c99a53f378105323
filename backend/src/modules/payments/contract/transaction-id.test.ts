import {
  groupTransactionId,
  isUsualTransactionId,
  normaliseTransactionId,
  STORED_TRANSACTION_ID_PATTERN,
  TRANSACTION_ID_PATTERN,
} from "./transaction-id.js";
import { cpuMs } from "../../../kernel/testing/cpu-ms.js";

test.each([
  "412345678901",
  "utr 4123 4567 8901",
  "UTR-4123/4567",
  "  N061250123456789  ",
  "ab123456",
  `${"A".repeat(58)}123456`,
])("takes %j", (text) => {
  expect(TRANSACTION_ID_PATTERN.test(text)).toBe(true);
});

test.each([
  "",
  "1234567",
  "- - - - 123456",
  "abc12345",
  "paid by gpay",
  "123456_78",
  "１２３４５６７８",
  "12345\u{0}678",
  `${"A".repeat(59)}123456`,
  "1 ".repeat(60),
])("refuses %j", (text) => {
  expect(TRANSACTION_ID_PATTERN.test(text)).toBe(false);
});

test("what was stored under the rule before it stays valid", () => {
  expect(["a1b2", "1234"].filter((text) => !STORED_TRANSACTION_ID_PATTERN.test(text))).toEqual([]);
  expect(["123", "12_34"].filter((text) => STORED_TRANSACTION_ID_PATTERN.test(text))).toEqual([]);
});

test("does not go slow on a long text", () => {
  const started = cpuMs();
  TRANSACTION_ID_PATTERN.test(`${" -/".repeat(30_000)}!`);
  TRANSACTION_ID_PATTERN.test(`${"a ".repeat(50_000)}!`);
  TRANSACTION_ID_PATTERN.test(`${"1 a".repeat(5)}${"a ".repeat(50_000)}`);
  expect(cpuMs() - started).toBeLessThan(2000); // a pattern that goes back and forth takes minutes
});

test("case and separators make no difference", () => {
  const spellings = ["utr41234567", "UTR 4123 4567", "utr-4123/4567", "\tUTR41234567 "];
  expect(new Set(spellings.map(normaliseTransactionId))).toEqual(new Set(["UTR41234567"]));
});

test.each([
  ["412345678901", true],
  ["4123 4567 8901", true],
  ["N061250123456789", true],
  ["SBINR52025030100123456", true],
  ["41234567890", false],
  ["UTR412345678", false],
  ["4123456789012", false],
])("%s is a usual number of a bank: %s", (text, usual) => {
  expect(isUsualTransactionId(text)).toBe(usual);
});

test("a number is shown in groups of four", () => {
  expect(groupTransactionId("4123-45678901")).toBe("4123 4567 8901");
  expect(groupTransactionId("utr41234567")).toBe("UTR4 1234 567");
});
