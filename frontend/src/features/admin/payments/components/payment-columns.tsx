import type { ReportedPaymentFieldsFragment } from "../../../../graphql/generated";
import type { Column } from "../../../../shared/ui/data-table";
import { DateTime } from "../../../../shared/ui/date-time";
import { AlertIcon } from "../../../../shared/ui/icons";
import { Money } from "../../../../shared/ui/money";
import { rowId } from "../hooks/use-next-focus";
import type { ReportedState } from "../hooks/use-reported-payments";
import { DecisionButtons } from "./decision-buttons";

type Payment = ReportedPaymentFieldsFragment;

interface Decisions {
  readonly accept: (payment: Payment) => Promise<void>;
  readonly askReason: (payment: Payment) => void;
}

/** What a column sorts by. */
export function sortValue(payment: Payment, key: string): string | number | null {
  switch (key) {
    case "team":
      return payment.teamName;
    case "amount":
      return payment.amount;
    case "decided":
      return payment.decidedAt;
    default:
      return payment.reportedAt;
  }
}

/** Columns of the list: buttons while a payment waits, the decision once it is made. */
export function paymentColumns(
  status: ReportedState,
  { accept, askReason }: Decisions,
): readonly Column<Payment>[] {
  const decided: Column<Payment>[] = [
    {
      key: "decided",
      header: "Decided",
      sortable: true,
      cell: ({ decidedAt, reason }) => (
        <>
          {decidedAt === null ? "—" : <DateTime value={decidedAt} />}
          {reason === null ? null : <span className="block text-sm text-soft">{reason}</span>}
        </>
      ),
    },
  ];
  const waiting: Column<Payment>[] = [
    {
      key: "decision",
      header: "Decision",
      cell: (payment) => <DecisionButtons payment={payment} onAccept={accept} onReject={askReason} />,
    },
  ];
  return [...FACTS, ...(status === "pending" ? waiting : decided)];
}

const FACTS: readonly Column<Payment>[] = [
  {
    key: "team",
    header: "Team",
    primary: true,
    sortable: true,
    cell: ({ id, teamName, reference }) => (
      <div
        id={rowId(id)}
        tabIndex={-1}
        className="scroll-mt-24 focus:outline-3 focus:outline-offset-4 focus:outline-accent"
      >
        {teamName}
        {reference === null ? null : (
          <span className="block font-mono text-sm font-normal text-soft">{reference}</span>
        )}
      </div>
    ),
  },
  {
    key: "transactionId",
    header: "UTR",
    cell: ({ transactionId, disputedBy }) => (
      <>
        <span className="inline-block max-w-56 font-mono font-semibold break-words">
          {transactionId ?? "—"}
        </span>
        {disputedBy.length === 0 ? null : (
          <span className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-bad">
            <AlertIcon className="mt-0.5 size-4" />
            Also claimed by {disputedBy.join(", ")}
          </span>
        )}
      </>
    ),
  },
  {
    key: "amount",
    header: "Amount",
    numeric: true,
    sortable: true,
    cell: ({ amount }) => <Money paise={amount} />,
  },
  {
    key: "reported",
    header: "Reported",
    sortable: true,
    cell: ({ reporterName, reportedAt }) => (
      <>
        {reporterName}
        <span className="block text-sm text-soft">
          <DateTime value={reportedAt} />
        </span>
      </>
    ),
  },
];
