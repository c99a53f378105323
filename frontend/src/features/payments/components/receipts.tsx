import { useEffect, useRef } from "react";
import { receiptPath } from "@contract/kernel/contract/page-paths";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { receiptLabel } from "@contract/modules/payments/contract/receipt-number";
import type { PaymentFieldsFragment } from "../../../graphql/features/payments";
import { SaveReceiptButton } from "../../../shared/receipts/save-receipt-button";
import { ButtonLink } from "../../../shared/ui/button-link";
import { DateTime } from "../../../shared/ui/date-time";
import { Panel } from "../../../shared/ui/panel";

/** Lists the receipts for the team's payment, including cancelled ones. The valid receipt can be saved. */
export function Receipts({ receipts }: Pick<PaymentFieldsFragment, "receipts">) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls here, because the receipts were not on the page yet when the browser looked for the address's #receipt.
    if (location.hash === "#receipt") element.current?.scrollIntoView({ block: "start" });
  }, []);
  if (receipts.length === 0) return null;
  return (
    <div ref={element} id="receipt" className="scroll-mt-24">
      <Panel title={receipts.length === 1 ? "Receipt" : "Receipts"}>
        <ul className="-my-3 divide-y divide-rule">
          {receipts.map(({ number, amount, issuedAt, cancelledAt }) => (
            <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div>
                <p>
                  <span className="font-mono font-semibold">{receiptLabel(number)}</span>,{" "}
                  <span className="font-mono">{formatPaise(amount)}</span>
                </p>
                <p className="text-sm text-soft">
                  {cancelledAt === null ? "Issued on " : "Cancelled on "}
                  <DateTime value={cancelledAt ?? issuedAt} />
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                <ButtonLink variant="secondary" to={receiptPath(number)}>
                  Open<span className="sr-only"> {receiptLabel(number)}</span>
                </ButtonLink>
                {cancelledAt === null ? <SaveReceiptButton number={number} /> : null}
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
