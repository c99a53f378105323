import { signedMoney } from "./signed-money";
import type { Figures } from "./use-payment-figures";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

type Note = (count: number) => string;

const counted =
  (what: string): Note =>
  (count) =>
    `${count.toLocaleString(LOCALE)} ${what}`;
const payments: Note = (count) => t("{count, plural, one {# payment} other {# payments}}", { count });
const lines: Note = (count) => t("{count, plural, one {# line} other {# lines}}", { count });

const TALLIES = [
  ["due", t("Due"), counted(t("qualified"))],
  ["reported", t("Reported"), counted(t("waiting"))],
  ["accepted", t("Accepted"), payments],
  ["cash", t("Accepted in cash"), payments],
  ["surplus", t("Surplus"), counted(t("paid more than the fee"))],
  ["refunded", t("Refunded"), counted(t("paid out"))],
  ["toReturn", t("To refund"), counted(t("not paid out yet"))],
  ["open", t("Money without a team"), lines],
] as const satisfies readonly (readonly [keyof Figures, string, Note])[];

/** Shows an event's payment figures, each with an explanation. */
export function Tallies({ figures }: { readonly figures: Figures }) {
  return (
    <section aria-label={figures.eventTitle}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 border-l-8 border-accent bg-surface px-3 py-2 sm:gap-x-6 sm:gap-y-3 sm:px-4 sm:grid-cols-4">
        {TALLIES.map(([key, term, note]) => (
          <div key={key}>
            <dt className="text-sm text-soft">{term}</dt>
            <dd className="grid gap-x-2 leading-tight sm:flex sm:flex-wrap sm:items-baseline">
              <span className="font-mono font-semibold sm:text-lg">{signedMoney(figures[key].amount)}</span>
              <span className="text-sm leading-tight text-soft">{note(figures[key].count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
