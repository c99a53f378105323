import { formatDate, formatDateTime, formatDays } from "./date-time";
import { formatPaise } from "@contract/kernel/contract/rupees";

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

test("the month can be written out", () => {
  expect(formatDateTime("2025-03-01T11:30:00.000Z", "long")).toBe("1 March 2025, 5:00 PM IST");
});

test.each([
  ["2025-02-24", "2025-03-02", "24 Feb – 2 Mar 2025"],
  ["2024-12-25", "2025-01-04", "25 Dec 2024 – 4 Jan 2025"],
  ["2024-10-19", "2024-10-19", "19 Oct 2024"],
  ["soon", "later", "soon – later"],
])("the days from %s to %s read %s", (first, last, text) => {
  expect(formatDays(first, last)).toBe(text);
});
