import { isRegistrationOpen, type RegistrationWindow } from "./event-state.js";

const at = (day: number): Date => new Date(Date.UTC(2025, 2, day));
const auto = (opens: number | null, closes: number | null): RegistrationWindow => ({
  registration: "auto",
  registrationOpensAt: opens === null ? null : at(opens),
  registrationClosesAt: closes === null ? null : at(closes),
});

test.each([
  ["before it opens", auto(5, 9), 4, false],
  ["at the opening", auto(5, 9), 5, true],
  ["at the closing", auto(5, 9), 9, true],
  ["after it closed", auto(5, 9), 10, false],
  ["without an opening", auto(null, 9), 1, true],
  ["without a closing", auto(5, null), 30, true],
])("by the dates: %s", (_case, window, day, open) => {
  expect(isRegistrationOpen(window, at(day))).toBe(open);
});

test("by hand, the dates do not matter", () => {
  expect(isRegistrationOpen({ ...auto(5, 9), registration: "open" }, at(20))).toBe(true);
  expect(isRegistrationOpen({ ...auto(5, 9), registration: "closed" }, at(7))).toBe(false);
});
