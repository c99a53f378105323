import { RULES } from "../../../kernel/contract/catalogue.js";
import { newId } from "../../../kernel/db/ids.js";
import { validateInput } from "../../../kernel/validation/validate-input.js";
import { DecidePaymentInput } from "./decide-payment.input.js";
import { ReportPaymentInput } from "./report-payment.input.js";

/** Returns the fields' error texts, or null for a valid input. */
const fieldsOf = (input: object): Promise<unknown> =>
  validateInput(input).then(
    () => null,
    (error: unknown) => (error as { fields: unknown }).fields,
  );
const report = (fields: object): object => Object.assign(new ReportPaymentInput(), fields);
const decide = (fields: object): object =>
  Object.assign(new DecidePaymentInput(), { paymentId: newId(), ...fields });

test("a report needs a team and a transaction id", async () => {
  expect(await fieldsOf(report({ teamId: newId(), transactionId: "UTR 123456" }))).toBeNull();
  expect(await fieldsOf(report({}))).toEqual({ teamId: RULES.id, transactionId: RULES.transactionId });
  expect(await fieldsOf(report({ teamId: newId(), transactionId: ["UTR123456"] }))).toEqual({
    transactionId: RULES.transactionId,
  });
});

test("a decision may name a number from before reports needed 8 characters", async () => {
  expect(await fieldsOf(decide({ decision: "accepted", transactionId: "a1b2" }))).toBeNull();
  expect(await fieldsOf(report({ teamId: newId(), transactionId: "a1b2" }))).toEqual({
    transactionId: RULES.transactionId,
  });
});

test("a rejection needs a reason, an acceptance none", async () => {
  expect(await fieldsOf(decide({ decision: "accepted" }))).toBeNull();
  expect(await fieldsOf(decide({ decision: "rejected", reason: "Nothing arrived.\nSorry." }))).toBeNull();
  for (const reason of [undefined, null, "", "   ", "x".repeat(501), "a\u{0}b", 5]) {
    expect(await fieldsOf(decide({ decision: "rejected", reason }))).toEqual({ reason: RULES.reason });
  }
  expect(await fieldsOf(decide({ decision: "pending" }))).toEqual({ decision: RULES.decision });
});
