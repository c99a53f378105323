import type { Sheet } from "@contract/kernel/contract/csv-text";
import type { Figures } from "./use-payment-figures";

/** The days for a spreadsheet, amounts in rupees; sums only, no personal data. */
export function daysSheet(days: Figures["days"]): Sheet {
  return {
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
  };
}
