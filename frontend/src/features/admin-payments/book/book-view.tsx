import { ListState } from "../../../shared/ui/list-state";
import { Panel } from "../../../shared/ui/panel";
import { DaysPanel } from "./days-panel";
import { signedMoney } from "./signed-money";
import { usePaymentFigures, type Figures } from "./use-payment-figures";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

/** An event's money in figures, and by day. */
export function BookView({ eventSlug }: { readonly eventSlug: string | null }) {
  const { figures, ...state } = usePaymentFigures(eventSlug);
  return (
    <ListState state={state}>
      {figures === undefined ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Tallies figures={figures} />
          <DaysPanel days={figures.days} eventSlug={eventSlug} />
        </div>
      )}
    </ListState>
  );
}

const TALLIES = [
  ["due", t("Due"), t("qualified")],
  ["reported", t("Reported"), t("waiting")],
  ["accepted", t("Accepted"), t("paid in full")],
  ["cash", t("Accepted in cash"), t("in cash")],
  ["surplus", t("Surplus"), t("paid more than the fee")],
  ["refunded", t("Refunded"), t("paid out")],
  ["toReturn", t("To refund"), t("not paid out yet")],
  ["open", t("Open bank money"), t("without a team")],
] as const satisfies readonly (readonly [keyof Figures, string, string])[];

function Tallies({ figures }: { readonly figures: Figures }) {
  return (
    <Panel title={figures.eventTitle}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 xl:grid-cols-8">
        {TALLIES.map(([key, term, what]) => (
          <div key={key}>
            <dt className="text-sm text-soft">{term}</dt>
            <dd>
              <span className="block font-mono text-xl font-semibold">
                {signedMoney(figures[key].amount)}
              </span>
              <span className="text-sm text-soft">
                {figures[key].count.toLocaleString(LOCALE)} {what}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
