import { formatDate, formatDateTime } from "./date-time";
import { formatPaise } from "./money";

test.each([
  [0, "Free"],
  [36_000, "₹360"],
  [15_000, "₹150"],
  [99_999, "₹999.99"],
  [100_005, "₹1,000.05"],
  [12_34_567_00, "₹12,34,567"],
  [1_00_00_000_00, "₹1,00,00,000"],
])("%i paise read %s", (paise, text) => {
  expect(formatPaise(paise)).toBe(text);
});

test.each([
  ["2025-03-01T11:30:00.000Z", "1 Mar 2025, 5:00 PM IST"],
  ["2024-12-31T18:30:00Z", "1 Jan 2025, 12:00 AM IST"],
  ["2025-07-04T06:35:00Z", "4 Jul 2025, 12:05 PM IST"],
  ["soon", "soon"],
])("%s reads %s", (iso, text) => {
  expect(formatDateTime(iso)).toBe(text);
});

test("a day stays the same day", () => {
  expect(formatDate("2025-03-01")).toBe("1 Mar 2025");
});
