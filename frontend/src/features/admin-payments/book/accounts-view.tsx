import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useLedgerQuery } from "../../../graphql/features/admin-payments";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { ListState, WhenAnswered } from "../../../shared/ui/list-state";
import { DaysPanel } from "./days-panel";
import { Ledger } from "./ledger";
import { Tallies } from "./tallies";
import { usePaymentFigures } from "./use-payment-figures";

/** Shows an event's payment figures, every movement of its money, and each day's sums. */
export function AccountsView({ eventSlug }: { readonly eventSlug: string | null }) {
  const { figures, ...sums } = usePaymentFigures(eventSlug);
  const query = useLedgerQuery({ variables: { eventSlug }, fetchPolicy: "cache-and-network" });
  const { data, ...movements } = useQueryState(query, FALLBACKS.generic);
  // Without a current event, both requests fail with the same message, which is shown only once.
  if (!sums.isKnown && sums.code === "NO_CURRENT_EVENT") return <ListState state={sums} />;
  return (
    <WhenAnswered states={[sums, movements]}>
      <div className="scrolls-whole grid grid-cols-[minmax(0,1fr)] gap-4">
        <ListState state={sums}>{figures === undefined ? null : <Tallies figures={figures} />}</ListState>
        <ListState state={movements}>
          {data === undefined ? null : <Ledger rows={data.ledger} eventSlug={eventSlug} />}
        </ListState>
        {figures === undefined ? null : <DaysPanel days={figures.days} eventSlug={eventSlug} />}
      </div>
    </WhenAnswered>
  );
}
