import { PaymentScreen } from "../../features/payments/components/payment-screen";
import { TeamHeadingOfPage } from "../../features/teams/components/heading/team-heading-of-page";
import { useActor } from "../../features/teams/hooks/use-actor";
import { useSession } from "../../shared/session/session-store";
import { PageMeta } from "../../shared/ui/page-meta";

/** The page /payment: the team's fee, the account to pay it to, and the payment's status. */
export function PaymentPage() {
  const session = useSession();
  return (
    <div className="frame pt-5 pb-8 sm:py-12">
      <PageMeta
        title="Payment"
        description="Pay your team's fee by UPI or bank transfer, report the transfer, and see whether the club has accepted it."
      />
      <TeamHeadingOfPage
        actor={useActor()}
        title="Payment"
        subtitle="Pay by UPI or bank transfer, then report the transaction ID to the club."
      />
      <PaymentScreen userId={session?.userId} />
    </div>
  );
}
