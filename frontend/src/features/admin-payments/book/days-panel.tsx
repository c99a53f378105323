import { dayText } from "@contract/kernel/contract/india-time";
import { downloadCsv, useExportName } from "../../../shared/table/export";
import { Button } from "../../../shared/ui/button";
import { Panel } from "../../../shared/ui/panel";
import { signedMoney } from "./signed-money";
import type { Figures } from "./use-payment-figures";
import { t } from "@contract/kernel/contract/t";
import type { Sheet } from "@contract/kernel/contract/csv-text";

/** Returns the daily sums as a spreadsheet, with amounts in rupees and no personal data. */
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

const HEADINGS = [
  t("Reported"),
  t("Accepted"),
  t("Amount in"),
  t("Taken back or returned"),
  t("Amount out"),
] as const;

interface DaysPanelProps extends Pick<Figures, "days"> {
  readonly eventSlug: string | null;
}

/**
 * Shows one row for each day, newest first: the payments that were reported, that were accepted, and that were taken
 * back or returned. Amounts are shown for the last two.
 */
export function DaysPanel({ days, eventSlug }: DaysPanelProps) {
  const nameFile = useExportName("payments-by-day", eventSlug);
  return (
    <Panel
      title="By day"
      aside={
        days.length === 0 ? null : (
          <div className="-mx-3">
            <Button
              variant="quiet"
              onClick={() => void nameFile().then((name) => downloadCsv(name, daysSheet(days)))}
            >
              Export
            </Button>
          </div>
        )
      }
    >
      {days.length === 0 ? (
        <p>No payment has been reported or accepted yet.</p>
      ) : (
        // Focusable, so that people without a mouse can scroll the table.
        <div role="region" aria-label="By day" tabIndex={0} className="max-h-96 overflow-auto">
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">Payments by day</caption>
            <thead>
              <tr className="border-b-2 border-ink">
                {[t("Day"), ...HEADINGS].map((heading, index) => (
                  <th
                    key={index}
                    scope="col"
                    className={`sticky top-0 bg-surface px-2 py-2 ${index === 0 ? "text-left" : "text-right"}`}
                  >
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, reported, accepted, ended }) => (
                <tr key={day} className="border-b border-rule">
                  <th scope="row" className="px-2 py-2 text-left font-mono font-normal whitespace-nowrap">
                    {dayText(day, "short")}
                  </th>
                  {[
                    reported,
                    accepted.count,
                    signedMoney(accepted.amount),
                    ended.count,
                    signedMoney(-ended.amount),
                  ].map((value, index) => (
                    <td key={index} className="px-2 py-2 text-right font-mono whitespace-nowrap">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
