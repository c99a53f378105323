import { PaymentScreen } from "../../features/payments/components/payment-screen";
import { TeamBarOfPage } from "../../features/teams/components/team-bar-of-page";
import { useActor } from "../../features/teams/hooks/use-actor";
import { useSession } from "../../shared/session/session-store";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";

/** /payment: the team's fee, its recipient, and the payment's status. */
export function PaymentPage() {
  const session = useSession();
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta
        title="Payment"
        description="Pay your team's fee by UPI or bank transfer, report the transfer and follow the club's decision."
      />
      <PageHeading subtitle="Pay by UPI or bank transfer, then report the transaction ID to the club.">
        Payment
      </PageHeading>
      <TeamBarOfPage actor={useActor()} />
      <PaymentScreen userId={session?.userId} />
    </div>
  );
}
