import { feeIsDue } from "./team-gaps.js";

const EVENT = { fee: 36_000, qualifyingRank: 1 };

test.each([
  [{ ranking: 1, paymentStatus: "incomplete" }, EVENT, true],
  [{ ranking: 1, paymentStatus: "rejected" }, EVENT, true],
  [{ ranking: 1, paymentStatus: "pending" }, EVENT, false],
  [{ ranking: 1, paymentStatus: "accepted" }, EVENT, false],
  [{ ranking: 2, paymentStatus: "incomplete" }, EVENT, false],
  [{ ranking: null, paymentStatus: "incomplete" }, EVENT, false],
  [{ ranking: 1, paymentStatus: "incomplete" }, { ...EVENT, fee: 0 }, false],
] as const)("the fee of %j for %j: %s", (team, event, expected) => {
  expect(feeIsDue(team, event)).toBe(expected);
});
