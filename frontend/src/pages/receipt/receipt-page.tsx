import { useParams } from "react-router-dom";
import { readReceiptNumber } from "@contract/modules/payments/contract/receipt-number";
import { ReceiptScreen } from "../../features/payments/components/receipt-screen";
import { PageMeta } from "../../shared/ui/page-meta";

/** The page /receipts/42: shows a receipt to the team's people and to treasurers. */
export function ReceiptPage() {
  const { number = "" } = useParams();
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta
        title="Receipt"
        description="The club's receipt for a team's fee. Print the receipt or save it as a PDF."
      />
      <ReceiptScreen number={readReceiptNumber(number)} />
    </div>
  );
}
