import { paths } from "@contract/kernel/contract/paths";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { receiptLabel } from "@contract/modules/payments/contract/receipt-number";
import { useReceiptQuery, type ReceiptQuery } from "../../../graphql/features/payments";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useClub } from "../../../shared/club";
import { SaveReceiptButton } from "../../../shared/receipts/save-receipt-button";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ButtonLink } from "../../../shared/ui/button-link";
import { DateTime } from "../../../shared/ui/date-time";
import { KeyValueList } from "../../../shared/ui/key-value-list";
import { ListState } from "../../../shared/ui/list-state";
import { PageHeading } from "../../../shared/ui/page-heading";
import { TransactionId } from "../../../shared/ui/transaction-id";
import { t } from "@contract/kernel/contract/t";

/** Shows one of the club's receipts, with buttons to print and to save it. */
export function ReceiptScreen({ number }: { readonly number: number }) {
  const { data, ...state } = useQueryState(useReceiptQuery({ variables: { number } }));
  // Shows no button to try again, because a receipt that does not exist cannot be fetched.
  const isMissing = state.code === "RECEIPT_NOT_FOUND" && data === undefined;
  return (
    <div className="grid gap-6 lg:max-w-3xl">
      <PageHeading kicker="Payment">Receipt {receiptLabel(number)}</PageHeading>
      {isMissing ? <NoReceipt problem={state.problem} /> : null}
      <ListState state={isMissing ? { ...state, problem: null } : state}>
        {data === undefined ? null : (
          <>
            <Printed receipt={data.receipt} />
            <div className="flex flex-wrap items-center gap-3">
              <Button onClick={() => print()}>Print</Button>
              <SaveReceiptButton number={number} />
            </div>
          </>
        )}
      </ListState>
    </div>
  );
}

/** Says that there is no such receipt, and links to the payment page, which lists the receipts of the user's team. */
function NoReceipt({ problem }: { readonly problem: string | null }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Banner tone="error">{problem}</Banner>
      <ButtonLink to={paths.payment} variant="secondary">
        See the payment
      </ButtonLink>
    </div>
  );
}

/** Shows the part of the page that is printed. layout.css hides everything else when printing. */
function Printed({ receipt }: { readonly receipt: ReceiptQuery["receipt"] }) {
  const { number, transactionId, cancelledAt, cancelReason, acceptedBy } = receipt;
  return (
    <section aria-label="Receipt" className="print-alone grid gap-5 border border-rule bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="label-mono text-soft">{useClub().name}</p>
        <p className="font-mono text-xl font-semibold">{receiptLabel(number)}</p>
      </div>
      {cancelledAt === null ? null : (
        <div className="border-y-2 border-bad py-3 text-bad">
          <p className="text-3xl font-bold uppercase">Cancelled</p>
          <p>
            <DateTime value={cancelledAt} />
            {cancelReason === null ? null : <>: {cancelReason}</>}
          </p>
        </div>
      )}
      <KeyValueList
        items={[
          { term: "For", value: t("{eventTitle}, team fee", { eventTitle: receipt.eventTitle }) },
          { term: "Received from", value: receipt.teamName },
          { term: "Amount", value: formatPaise(receipt.amount), mono: true },
          { term: "In words", value: receipt.spelledAmount },
          transactionId === null
            ? { term: "Paid", value: t("In cash") }
            : { term: "Transaction ID", value: <TransactionId id={transactionId} /> },
          { term: "Reference", value: receipt.reference, mono: true },
          { term: "Issued", value: <DateTime value={receipt.issuedAt} /> },
          ...(acceptedBy === null ? [] : [{ term: "Accepted by", value: acceptedBy }]),
        ]}
      />
    </section>
  );
}
