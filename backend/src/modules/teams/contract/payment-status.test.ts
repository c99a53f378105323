import { mayTake, PAYMENT_TRANSITIONS, PaymentStatus, type PaymentTransitionName } from "./payment-status.js";

const NAMES = Object.keys(PAYMENT_TRANSITIONS) as PaymentTransitionName[];

test("a payment may take these steps, and no other", () => {
  const steps = Object.values(PaymentStatus).map((status) => [
    status,
    ...NAMES.filter((name) => mayTake(name, status)).map(
      (name) => `${name} → ${PAYMENT_TRANSITIONS[name].to}`,
    ),
  ]);
  expect(steps).toEqual([
    ["incomplete", "report → pending", "record → pending"],
    ["pending", "accept → accepted", "reject → rejected"],
    ["accepted", "revertAcceptance → pending", "revertRecord → incomplete"],
    ["rejected", "report → pending"],
  ]);
});
