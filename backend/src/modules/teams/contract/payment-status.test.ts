import { mayTake, PAYMENT_TRANSITIONS, PaymentStatus, type PaymentTransitionName } from "./payment-status.js";

const NAMES = Object.keys(PAYMENT_TRANSITIONS) as PaymentTransitionName[];

test("a payment may make these changes of state, and no others", () => {
  const steps = Object.values(PaymentStatus).map((status) => [
    status,
    ...NAMES.filter((name) => mayTake(name, status)).map(
      (name) => `${name} → ${PAYMENT_TRANSITIONS[name].to}`,
    ),
  ]);
  expect(steps).toEqual([
    ["incomplete", "report → pending", "record → pending"],
    ["pending", "correct → pending", "withdraw → incomplete", "accept → accepted", "reject → rejected"],
    ["accepted", "revertAcceptance → pending", "revertRecord → incomplete"],
    ["rejected", "report → pending"],
  ]);
});
