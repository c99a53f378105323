import { daysSheet } from "./days-panel";

test("a day has its counts and rupees, what ended below zero", () => {
  const day = {
    day: "2025-03-01",
    reported: 3,
    accepted: { count: 2, amount: 72_050 },
    ended: { count: 1, amount: 36_000 },
  };
  expect(daysSheet([day]).rows).toEqual([["2025-03-01", 3, 2, 720.5, 1, -360]]);
});
