import { mentionsNotDone, stateOf } from "./read-state.js";

test.each([
  ...[
    "FAILED",
    "Txn Failed",
    "FAILURE",
    "Failed - insufficient funds",
    "FAILED(U30)",
    "Declined",
    "Pending",
    "PENDING WITH BANK",
  ],
  ...[
    "In process",
    "in-progress",
    "Rejected by bank",
    "Cancelled",
    "canceled",
    "On hold",
    "HOLD",
    "Reversed",
    "REV",
    "RTN",
  ],
  ...[
    "Returned",
    "Refunded",
    "UPI REVERSAL",
    "Charge-back",
    "Timed out",
    "Not successful",
    "not completed",
    "UNSUCCESSFUL",
  ],
  ...[
    "Bounced",
    "SUCCESS - REVERSED",
    "ｆａｉｌｅｄ",
    "fai\u200Bled",
    "विफल",
    "भुगतान असफल",
    "लंबित",
    "रद्द",
    "वापस",
    "सफल नहीं",
    "ব্যর্থ",
    "লেনদেন বাতিল",
    "মুলতুবি",
  ],
  ...["ফেরত", "সফল না", "Under process", "INITIATED", "Expired", "RJCT"],
])("%j did not go through", (cell) => {
  expect(stateOf(cell)).toBe("notDone");
});

test.each([
  ...[
    "SUCCESS",
    "Success.",
    "Successful",
    "Transaction Successful",
    "COMPLETED",
    "Credited",
    "Payment received",
    "Paid",
    "ok",
  ],
  ...["Settled", "Approved", "सफल", "সফল", "भुगतान सफल"],
])("%j went through", (cell) => {
  expect(stateOf(cell)).toBe("done");
});

test.each([
  "",
  "360.00",
  "UPI",
  "CR",
  "Asha Rao",
  "not refunded",
  "no refund",
  "Maharashtra",
  "pending.kumar@okaxis",
  "SHOULD HOLDING",
])("%j is no state", (cell) => {
  expect(stateOf(cell)).toBeNull();
});

test("a long text is no state, but may mention one", () => {
  const text = "UPI/412345678901/ASHA RAO/SBIN/payment for the event FAILED";
  expect(stateOf(text)).toBeNull();
  expect(mentionsNotDone(text)).toBe(true);
  expect(mentionsNotDone("UPI/412345678901/ASHA RAO/fee")).toBe(false);
});
