import { Suspense } from "react";
import { formatPaise } from "@contract/kernel/contract/rupees";
import type { PaymentFieldsFragment } from "../../../graphql/features/payments";
import { lazyPart } from "../../../shared/lazy-page";
import { Panel } from "../../../shared/ui/panel";
import { LatePart } from "../../../shared/ui/late-part";
import type { RefundAccountFormProps } from "./refund-account-form";

/** Few teams get a refund, so the form is not part of the page's first script. */
const RefundAccountForm = lazyPart(() => import("./refund-account-form").then((m) => m.RefundAccountForm));

interface RefundPanelProps {
  readonly payment: PaymentFieldsFragment;
  readonly leads: boolean;
  readonly onSaved: (text: string) => void;
}

/**
 * Shows the money that the club will return, and the reason. The leader also sees a form for the UPI address or bank
 * account to send the money to. Shows nothing if no refund is due.
 */
export function RefundPanel({ payment, leads, onSaved }: RefundPanelProps) {
  const { refund, teamId } = payment;
  if (refund === null || (refund.state !== "accountNeeded" && refund.state !== "toPay")) return null;
  return (
    <Panel
      title={refund.isSurplus ? "We will return the extra money that you paid" : "We will return your fee"}
      layout="grid gap-4"
    >
      <p>
        We will return {formatPaise(refund.amount)}. Reason: {refund.reason}
      </p>
      {refund.isSurplus ? <p>Your payment stays accepted.</p> : null}
      {!leads ? (
        <p className="text-soft">Your leader chooses the account that we send the money to.</p>
      ) : refund.state === "toPay" ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            Change the account for the refund
          </summary>
          <AccountForm teamId={teamId} onSaved={onSaved} />
        </details>
      ) : (
        <AccountForm teamId={teamId} onSaved={onSaved} />
      )}
    </Panel>
  );
}

/** The form, with its height reserved while its script loads, so that the parts below do not move. */
function AccountForm(props: RefundAccountFormProps) {
  return (
    <div className="min-h-44">
      <Suspense fallback={<LatePart />}>
        <RefundAccountForm {...props} />
      </Suspense>
    </div>
  );
}
