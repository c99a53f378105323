import {
  groupTransactionId,
  isStoredTransactionId,
  isTransactionId,
  isUsualTransactionId,
  normaliseTransactionId,
  numberWithin,
  transactionKey,
} from "./transaction-id.js";
import { cpuMs } from "../../../kernel/testing/cpu-ms.js";

test.each([
  "412345678901",
  "utr 4123 4567 8901",
  "UTR-4123/4567",
  "  N061250123456789  ",
  "ab123456",
  "１２３４５６７８",
  "४१२३४५६७८९०१",
  "Ref No: 4123 4567 8901",
  "UTR #412345678901",
  "UPI Ref. No. (412345678901)",
  "यूटीआर ४१२३४५६७८९०१",
  "\u202A412345678901\u202C",
  `${"A".repeat(58)}123456`,
])("takes %j", (text) => {
  expect(isTransactionId(text)).toBe(true);
});

test.each([
  "",
  "1234567",
  "- - - - 123456",
  "abc12345",
  "paid by gpay",
  "123456_78",
  "आशा 412345678901",
  "asha@okaxis 412345678901",
  "12345\u{0}678",
  `${"A".repeat(59)}123456`,
  "1 ".repeat(60),
])("refuses %j", (text) => {
  expect(isTransactionId(text)).toBe(false);
});

test("what was stored under the rule before it stays valid", () => {
  expect(["a1b2", "1234"].filter((text) => !isStoredTransactionId(text))).toEqual([]);
  expect(["123", "12_34"].filter((text) => isStoredTransactionId(text))).toEqual([]);
});

test("does not go slow on a long text", () => {
  const started = cpuMs();
  for (const text of [
    `${" -/".repeat(30_000)}!`,
    `${"a ".repeat(50_000)}!`,
    "1 a".repeat(50_000),
    "UTRNO".repeat(20_000),
  ]) {
    isTransactionId(text);
    transactionKey(text);
  }
  expect(cpuMs() - started).toBeLessThan(2000); // a pattern with catastrophic backtracking would take minutes
});

test("case and separators make no difference to what is stored", () => {
  const spellings = [
    "utr41234567",
    "UTR 4123 4567",
    "utr-4123/4567",
    "\tUTR41234567 ",
    "ＵＴＲ：４１२３４५६७",
  ];
  expect(new Set(spellings.map(normaliseTransactionId))).toEqual(new Set(["UTR41234567"]));
});

test.each([
  ["412345678901", true],
  ["4123 4567 8901", true],
  ["UTR 412345678901", true],
  ["012345678901", true],
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

test.each([
  ...[
    "412345678901",
    "0000412345678901",
    "4123 4567 8901",
    "UTR 412345678901",
    "utr412345678901",
    "412345678901 UPI",
  ],
  ...[
    "UPI/412345678901",
    "UPI Ref No: 412345678901",
    "IMPS/P2A/412345678901",
    "Txn ID 412345678901",
    "RRN-412345678901",
  ],
  ...[
    "Ref No 0412345678901",
    "UPI/CR/412345678901",
    "UTR No. 412345678901 IMPS",
    "No 412345678901",
    "ID:412345678901",
  ],
  ...["Google Pay 412345678901", "PhonePe Txn 412345678901", "bank reference number 412345678901"],
  ...[
    "４１２３４５６７८९०१",
    "४१२३४५६७८९०१",
    "৪১২৩৪৫৬৭৮৯০১",
    "यूटीआर नंबर ४१२३ ४५६७ ८९०१",
    "ইউপিআই: ৪১২৩৪৫৬৭৮৯০১",
  ],
  ...["'412345678901", "‘412345678901’", '"412345678901";', "UTR=412345678901", "412345678901.0"],
  ...[
    "412345678901-UPI-CR",
    "412345678901 paid",
    "UPI Lite 412345678901",
    "CRED 412345678901",
    "Transfer ID 412345678901",
  ],
  ...["Amazon Pay 412345678901", "Paytm Order ID 412345678901", "Navi UPI 412345678901", "Trf 412345678901"],
  ...["4I234567890l", "41234567\u200B8901", "\u20664123 4567 8901\u2069"],
])("%j is the transfer 412345678901", (text) => {
  expect(transactionKey(text)).toBe("412345678901");
  expect(transactionKey(normaliseTransactionId(text))).toBe("412345678901");
});

test.each([
  ["TXN IDFBN52025030112345", "IDFBN52025030112345"],
  ["Txn ID: IDIBN52025030112345", "IDIBN52025030112345"],
  ["UTR No N061250123456789", "N061250123456789"],
  ["NEFT-SBINR52025030100123456", "SBINR52025030100123456"],
  ["RTGS UTR: ICICR52025030100123456", "ICICR52025030100123456"],
  ["TRAN SBIN425060123456", "SBIN425060123456"],
])("%j has the label, and the bank's letters stay", (typed, number) => {
  expect(transactionKey(typed)).toBe(transactionKey(number));
  expect(transactionKey(number)).toHaveLength(number.length);
});

test.each([
  ["UPI/412345678901/fee for the team", "412345678901"],
  ["UPI/CR/412345678901/ASHA RAO/SBIN/asha@okaxis/Payment", "412345678901"],
  ["UPI/412345678901/asha@okaxis/x", "412345678901"],
  ["UTR_412345678901", "412345678901"],
  ["आशा 412345678901", "412345678901"],
  ["Paid ₹360 to club@okaxis on 28/11/2026, UTR 412345678901", "412345678901"],
  ["NEFT CR-SBIN0001234-ASHA RAO-SBINN52026112812", "SBINN52026112812"],
  ["IMPS 412345678901 from 919876543210 thanks", "412345678901"],
  ["412345678901", null],
  ["UTR 4123 4567 8901", null],
  ["UPI/412345678901/UPI/512345678901/x", null],
  ["call me at 919876543210 please", null],
  ["paid by gpay yesterday", null],
  ["41234567890", null],
])("the number of a transfer in %j is %j", (text, number) => {
  expect(numberWithin(text)).toBe(number);
});

test.each([
  ["SBIN425060123456", "CNRB425060123456"],
  ["412345678901", "412345678910"],
  ["412345678901", "4123456789010"],
  ["ORBCN061250123456", "RBCN061250123456"],
])("%s and %s are two transfers", (one, other) => {
  expect(transactionKey(one)).not.toBe(transactionKey(other));
});
