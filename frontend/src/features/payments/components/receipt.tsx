import { useEffect, useRef } from "react";
import { formatPaise } from "@contract/kernel/contract/rupees";
import type { PaymentFieldsFragment } from "../../../graphql/generated";
import { CLUB } from "../../../shared/club";
import { Button } from "../../../shared/ui/button";
import { DateTime } from "../../../shared/ui/date-time";
import { KeyValueList } from "../../../shared/ui/key-value-list";
import { Panel } from "../../../shared/ui/panel";
import { TransactionId } from "../../../shared/ui/transaction-id";

interface ReceiptProps {
  readonly payment: PaymentFieldsFragment;
  readonly eventTitle: string;
}

/** What the club says that it got, to keep or to print: printing leaves everything else of the page out (layout.css). */
export function Receipt({ payment, eventTitle }: ReceiptProps) {
  const { teamName, transactionId, steps, instructions } = payment;
  const accepted = steps.findLast(({ to }) => to === "accepted");
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // The page was opened before this was fetched, so the browser has found nothing of this name.
    if (location.hash === "#receipt") element.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section ref={element} id="receipt" className="receipt scroll-mt-24">
      <Panel title="Receipt" aside={<span className="label-mono text-soft">{CLUB.name}</span>}>
        <KeyValueList
          items={[
            { term: "For", value: `${eventTitle}, team fee` },
            { term: "Team", value: teamName },
            { term: "Amount", value: formatPaise(instructions.amount), mono: true },
            ...(transactionId === null
              ? []
              : [
                  {
                    term: "Transaction ID",
                    value: <TransactionId id={transactionId} />,
                  },
                ]),
            { term: "Reference", value: instructions.reference, mono: true },
            ...(accepted === undefined
              ? []
              : [{ term: "Accepted on", value: <DateTime value={accepted.at} /> }]),
          ]}
        />
        <div className="mt-4 print:hidden">
          <Button variant="secondary" onClick={() => print()}>
            Print or save as PDF
          </Button>
        </div>
      </Panel>
    </section>
  );
}
