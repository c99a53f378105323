import { feeIsDue } from "./team-gaps.js";

const EVENT = { fee: 36_000 };

test.each([
  [{ qualified: true, paymentStatus: "incomplete" }, EVENT, true],
  [{ qualified: true, paymentStatus: "rejected" }, EVENT, true],
  [{ qualified: true, paymentStatus: "pending" }, EVENT, false],
  [{ qualified: true, paymentStatus: "accepted" }, EVENT, false],
  [{ qualified: false, paymentStatus: "incomplete" }, EVENT, false],
  [{ qualified: true, paymentStatus: "incomplete" }, { ...EVENT, fee: 0 }, false],
] as const)("the fee of %j for %j: %s", (team, event, expected) => {
  expect(feeIsDue(team, event)).toBe(expected);
});
