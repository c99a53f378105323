import { csvText } from "@contract/kernel/contract/csv-text";
import type { Figures } from "./use-payment-figures";

/** The days as CSV, amounts in rupees; sums only, nobody's data. */
export function daysAsCsv(days: Figures["days"]): string {
  return csvText({
    headings: [
      "Day",
      "Reported",
      "Accepted",
      "Accepted (INR)",
      "Taken back or returned",
      "Taken back or returned (INR)",
    ],
    rows: days.map(({ day, reported, accepted, ended }) => [
      day,
      reported,
      accepted.count,
      accepted.amount / 100,
      ended.count,
      -ended.amount / 100,
    ]),
  });
}
