import { useState } from "react";
import { dayText } from "@contract/kernel/contract/india-time";
import {
  usePaymentQueueChangedSubscription,
  useRefundsQuery,
  type RefundFieldsFragment,
  type RefundsQuery,
} from "../../../../graphql/features/admin-payments";
import type { RefundState } from "../../../../graphql/schema-types";
import { useMay } from "../../../../shared/session/may";
import type { AdminColumn, AdminFilter } from "../../../../shared/table/admin-column";
import { AdminList } from "../../../../shared/table/admin-list";
import { useLoadedRows } from "../../../../shared/table/use-list-source";
import { Button } from "../../../../shared/ui/button";
import { DateTime } from "../../../../shared/ui/date-time";
import { EmptyState } from "../../../../shared/ui/empty-state";
import { Money } from "../../../../shared/ui/values";
import { CancelRefundModal, isOpen, RecordRefundModal } from "./refund-modals";
import { t } from "@contract/kernel/contract/t";

const STATES: Readonly<Record<RefundState, string>> = {
  accountNeeded: t("Waiting for the leader's account"),
  toPay: t("To be paid out"),
  paid: t("Paid out"),
  cancelled: t("Cancelled"),
  reverted: t("Taken back"),
};

const refundsOf = ({ refunds }: RefundsQuery) => refunds;

/**
 * Returns whether this list offers actions on a refund. Open refunds can be changed, and the completed refund of a
 * surplus can be reverted. The completed refund of a payment is reverted where the payment is shown.
 */
const canAct = (refund: RefundFieldsFragment): boolean =>
  isOpen(refund) || (refund.state === "paid" && refund.surplusId !== null);

interface RefundsListProps {
  readonly eventSlug: string | null;
  readonly onDone: (text: string) => void;
}

/** Shows the money that the club returns: amounts due, where to send them, and completed refunds. */
export function RefundsList({ eventSlug, onDone }: RefundsListProps) {
  const query = useRefundsQuery({ variables: { eventSlug }, fetchPolicy: "cache-and-network" });
  const source = useLoadedRows(query, refundsOf);
  const mayPay = useMay()("recordRefund");
  const [asking, setAsking] = useState<{
    readonly what: "pay" | "cancel";
    readonly refund: RefundFieldsFragment;
  } | null>(null);
  // Keeps an open dialog up to date, because the leader can still change the account.
  usePaymentQueueChangedSubscription({
    skip: asking === null,
    ignoreResults: true,
    onData: () => void source.query.reload(),
  });
  const refund = source.rows.find(({ id }) => id === asking?.refund.id) ?? asking?.refund;
  const close = () => setAsking(null);
  const done = (text: string) => {
    close();
    onDone(text);
    void source.query.reload();
  };
  return (
    <AdminList
      caption="Refunds"
      views="refunds"
      noun={[t("refund"), t("refunds")]}
      source={source}
      columns={COLUMNS}
      filters={FILTERS}
      searchHint="Team or number"
      exportName="refunds"
      exportEvent={eventSlug}
      exportKind="PAYMENTS"
      actions={{
        row: (refund) =>
          !mayPay || !canAct(refund) ? null : refund.state === "paid" ? (
            <Button variant="quiet" onClick={() => setAsking({ what: "cancel", refund })}>
              Take back...
            </Button>
          ) : (
            <div className="-my-1 flex">
              <Button variant="quiet" onClick={() => setAsking({ what: "pay", refund })}>
                Record as paid...
              </Button>
              <Button variant="quiet" onClick={() => setAsking({ what: "cancel", refund })}>
                Cancel refund...
              </Button>
            </div>
          ),
      }}
      empty={
        <EmptyState title="There are no refunds.">
          To start a refund, open an accepted payment. You can refund its fee or a surplus.
        </EmptyState>
      }
    >
      {() =>
        refund === undefined ? null : asking?.what === "pay" ? (
          <RecordRefundModal refund={refund} onClose={close} onDone={done} />
        ) : (
          <CancelRefundModal refund={refund} onClose={close} onDone={done} />
        )
      }
    </AdminList>
  );
}

const moment = (iso: string | null) => (iso === null ? null : new Date(iso));

const COLUMNS: readonly AdminColumn<RefundFieldsFragment>[] = [
  { key: "team", header: "Team", primary: true, value: ({ teamName }) => teamName },
  {
    key: "reference",
    header: "Reference",
    extra: true,
    value: ({ reference }) => reference,
    cell: ({ reference }) => <span className="font-mono">{reference}</span>,
  },
  {
    key: "amount",
    header: "Amount",
    numeric: true,
    searchable: false,
    value: ({ amount }) => amount / 100,
    cell: ({ amount }) => <Money paise={amount} />,
  },
  {
    key: "of",
    header: "Refund of",
    value: ({ surplusId }) => (surplusId === null ? t("Payment") : t("Surplus")),
  },
  {
    key: "state",
    header: "State",
    value: ({ state }) => STATES[state],
    // The account is not in the value, because exports must not contain it. It is deleted when the refund is paid.
    cell: ({ state, account }) => (
      <span className="grid">
        {STATES[state]}
        {account === null ? null : (
          <span className="font-mono text-sm">
            {[account.account, account.ifsc, account.accountName].filter((text) => text !== null).join(" · ")}
          </span>
        )}
      </span>
    ),
  },
  { key: "reason", header: "Reason", value: ({ reason }) => reason },
  {
    key: "requested",
    header: "Requested",
    value: ({ requestedAt }) => moment(requestedAt),
    cell: ({ requestedAt }) => <DateTime value={requestedAt} dateOnly />,
  },
  {
    key: "paid",
    header: "Paid on",
    value: ({ paidOn }) => paidOn,
    cell: ({ paidOn }) =>
      paidOn === null ? null : <span className="font-mono">{dayText(paidOn, "short")}</span>,
  },
  { key: "number", header: "Transaction ID", extra: true, value: ({ transactionId }) => transactionId },
  { key: "event", header: "Event", extra: true, value: ({ eventSlug }) => eventSlug },
];

const FILTERS: readonly AdminFilter<RefundFieldsFragment>[] = [
  {
    key: "state",
    label: "State",
    any: "Any state",
    options: Object.entries(STATES).map(([value, label]) => ({ value, label })),
    tags: ({ state }) => [state],
  },
];
