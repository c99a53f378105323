import { daysOf, isOn, sessionsOf } from "./session-day.js";

const EVENT = { firstDay: "2026-02-27", lastDay: "2026-03-01" };

test("an event has its days without anybody setting them up, also over the end of a month", () => {
  expect(sessionsOf(EVENT, [], new Set()).map(({ id, name }) => [id, name])).toEqual([
    ["2026-02-27", "All day"],
    ["2026-02-28", "All day"],
    ["2026-03-01", "All day"],
  ]);
});

test("a day with sessions of its own is no whole day, unless people were let in to it", () => {
  const morning = { id: "m", day: "2026-02-28", name: "Round 2, morning" };
  const ids = (used: readonly string[]) => sessionsOf(EVENT, [morning], new Set(used)).map(({ id }) => id);
  expect(ids([])).toEqual(["2026-02-27", "m", "2026-03-01"]);
  expect(ids(["2026-02-28"])).toEqual(["2026-02-27", "2026-02-28", "m", "2026-03-01"]);
});

test("no day is known, or far too many are: neither ends the desk", () => {
  expect(daysOf({ firstDay: "", lastDay: "" })).toEqual([]);
  expect(daysOf({ firstDay: "2026-01-01", lastDay: "2036-01-01" })).toHaveLength(31);
});

test.each([
  ["in its morning", "2026-02-28T03:00:00Z", true],
  ["an hour after its midnight in India", "2026-02-28T19:30:00Z", true],
  ["when the night is over", "2026-03-01T00:30:00Z", false],
  ["the evening before", "2026-02-27T12:00:00Z", false],
])("a session is on: %s", (_title, moment, expected) => {
  expect(isOn({ day: "2026-02-28" }, new Date(moment))).toBe(expected);
});
