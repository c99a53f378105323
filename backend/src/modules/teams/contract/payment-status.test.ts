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
    ["incomplete", "report → pending", "book → accepted"],
    ["pending", "correct → pending", "withdraw → incomplete", "accept → accepted", "reject → rejected"],
    [
      "accepted",
      "refund → refunded",
      "revertToPending → pending",
      "revertToIncomplete → incomplete",
      "revertToRejected → rejected",
      "revertToRefunded → refunded",
    ],
    ["rejected", "report → pending", "book → accepted", "revertToPending → pending"],
    ["refunded", "report → pending", "book → accepted", "revertToAccepted → accepted"],
  ]);
});

test("a leader never takes a step that decides about money, and a treasurer none of the leader's", () => {
  const ofLeader = NAMES.filter((name) => PAYMENT_TRANSITIONS[name].by === "leader");
  expect(ofLeader).toEqual(["report", "correct", "withdraw"]);
});
