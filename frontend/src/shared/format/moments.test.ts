import { waitingTime } from "./moments";

test.each([
  [30, "less than a minute"],
  [60, "1 min"],
  [2 * 3600 + 5 * 60, "2 h 5 min"],
  [24 * 3600, "1 day"],
  [(3 * 24 + 4) * 3600, "3 days"],
  [-500, "less than a minute"],
])("%i seconds are %s", (seconds, text) => {
  const since = "2025-03-01T11:30:00.000Z";
  expect(waitingTime(since, Date.parse(since) + seconds * 1000)).toBe(text);
});
