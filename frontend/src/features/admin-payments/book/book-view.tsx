import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { usePaymentFiguresQuery, type PaymentFiguresQuery } from "../../../graphql/generated";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { ListState } from "../../../shared/ui/list-state";
import { Panel } from "../../../shared/ui/panel";
import { DaysPanel } from "./days-panel";
import { OwingTeams } from "./owing-teams";
import { signedMoney } from "./signed-money";

export type Figures = PaymentFiguresQuery["paymentFigures"];

/** An event's money in figures, by day, and the teams that owe. */
export function BookView({ eventSlug }: { readonly eventSlug: string | null }) {
  const query = usePaymentFiguresQuery({ variables: { eventSlug }, fetchPolicy: "cache-and-network" });
  const { data, ...state } = useQueryState(query, FALLBACKS.generic);
  return (
    <ListState state={state}>
      {data === undefined ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Tallies figures={data.paymentFigures} />
          <OwingTeams figures={data.paymentFigures} />
          <DaysPanel days={data.paymentFigures.days} />
        </div>
      )}
    </ListState>
  );
}

const TALLIES = [
  ["due", "Due", "qualified teams"],
  ["reported", "Reported", "wait for a decision"],
  ["accepted", "Accepted", "paid up"],
  ["cash", "Of this in cash", "paid in cash"],
  ["refunded", "Refunded", "paid out"],
  ["toReturn", "To refund", "not paid out yet"],
  ["open", "Open bank money", "lines without a team"],
] as const satisfies readonly (readonly [keyof Figures, string, string])[];

function Tallies({ figures }: { readonly figures: Figures }) {
  return (
    <Panel title={figures.eventTitle}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 xl:grid-cols-7">
        {TALLIES.map(([key, term, what]) => (
          <div key={key}>
            <dt className="text-sm text-soft">{term}</dt>
            <dd>
              <span className="block font-mono text-xl font-semibold">
                {signedMoney(figures[key].amount)}
              </span>
              <span className="text-sm text-soft">
                {figures[key].count.toLocaleString("en-IN")} {what}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
