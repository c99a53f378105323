import { signedMoney } from "./signed-money";
import type { Figures } from "./use-payment-figures";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

const TALLIES = [
  ["due", t("Due"), t("qualified")],
  ["reported", t("Reported"), t("waiting")],
  ["accepted", t("Accepted"), t("accepted")],
  ["cash", t("Accepted in cash"), t("in cash")],
  ["surplus", t("Surplus"), t("paid more than the fee")],
  ["refunded", t("Refunded"), t("paid out")],
  ["toReturn", t("To refund"), t("not paid out yet")],
  ["open", t("Money without a team"), t("lines")],
] as const satisfies readonly (readonly [keyof Figures, string, string])[];

/** Shows an event's payment figures, each with an explanation. */
export function Tallies({ figures }: { readonly figures: Figures }) {
  return (
    <section aria-label={figures.eventTitle}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 border-l-8 border-accent bg-surface px-4 py-2 sm:grid-cols-4">
        {TALLIES.map(([key, term, what]) => (
          <div key={key}>
            <dt className="text-sm text-soft">{term}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-mono font-semibold sm:text-lg">{signedMoney(figures[key].amount)}</span>
              <span className="text-sm text-soft">
                {figures[key].count.toLocaleString(LOCALE)} {what}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
