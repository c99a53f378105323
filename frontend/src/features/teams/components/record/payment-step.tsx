import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { LIMITS } from "@contract/kernel/contract/limits";
import { SCREEN_TEXTS } from "@contract/kernel/contract/texts/team-screens";
import { feeIsDue } from "@contract/modules/teams/contract/team-gaps";
import { rosterLocked } from "@contract/modules/teams/contract/team.policy";
import type { TeamFieldsFragment } from "../../../../graphql/features/teams";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { paths } from "@contract/kernel/contract/paths";
import { Button } from "../../../../shared/ui/button";
import { ConfirmModal } from "../../../../shared/ui/confirm-modal";
import { Panel } from "../../../../shared/ui/panel";
import { StatusBadge } from "../../../../shared/ui/badge";
import { t } from "@contract/kernel/contract/t";

interface PaymentStepProps {
  readonly team: TeamFieldsFragment;
  readonly leads: boolean;
  /** Whether the event is over. After that, a payment can be reported only if the last report was rejected. */
  readonly over: boolean;
}

/** The payment's status. The leader also gets a button to the payment page while a payment can be reported. */
export function PaymentStep({ team, leads, over }: PaymentStepProps) {
  const costs = team.event.fee > 0;
  const reportable = costs && !rosterLocked(team.paymentStatus);
  const tooLate = over && reportable && team.paymentStatus !== "rejected";
  const payable = leads && reportable && !tooLate;
  return (
    <Panel
      title="Payment"
      // The page's header has the status, unless it says that the payment is not due.
      aside={
        costs && (team.paymentStatus !== "incomplete" || (!over && feeIsDue(team, team.event))) ? null : (
          <StatusBadge status={team.paymentStatus} />
        )
      }
      layout="grid gap-4"
    >
      <p>{tooLate ? t("The event is over. Your team does not need to pay.") : sentenceFor(team, leads)}</p>
      {payable ? <Proceed team={team} /> : null}
      {costs && !payable ? (
        <p>
          <Link to={paths.payment} className="link inline-flex min-h-11 items-center font-semibold">
            See the payment
          </Link>
        </p>
      ) : null}
    </Panel>
  );
}

/** A button to the payment page. A small team is asked for confirmation first. */
function Proceed({ team }: { readonly team: TeamFieldsFragment }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { proceed, confirmSmallTeam } = SCREEN_TEXTS.record;
  const go = () => void navigate(paths.payment);
  // The question, from the specification, says that the team has fewer than 3 members. So it is asked only if that is
  // true and the event requires more people than the team has.
  const small = team.members.length + 1 < Math.min(LIMITS.teamSize, team.event.minTeamSize);
  return (
    <div>
      {/* Secondary, because the team's header has the primary button for the next step. */}
      <Button variant="secondary" onClick={() => (small ? setAsking(true) : go())}>
        {proceed}
      </Button>
      <ConfirmModal
        open={asking}
        onClose={() => setAsking(false)}
        title="Proceed to payment?"
        confirmLabel={proceed}
        busyLabel="Opening..."
        onConfirm={go}
      >
        {confirmSmallTeam}
      </ConfirmModal>
    </div>
  );
}

function sentenceFor({ paymentStatus, event }: TeamFieldsFragment, leads: boolean): string {
  if (paymentStatus === "accepted")
    return t("We have received your payment. You do not need to pay anything else.");
  if (paymentStatus === "pending") return t("Your team reported a transfer. We are checking the transfer.");
  if (event.fee === 0) return t("This event is free, so you do not need to pay.");
  if (!leads) return t("Only your leader can report the payment.");
  if (paymentStatus === "rejected")
    return t("We rejected the payment. Read the reason on the payment page, then report the payment again.");
  return t(
    "A team pays {fee} when its ranking qualifies for Round 2. Complete your team before you report the payment. After that, no one can join or leave.",
    { fee: formatPaise(event.fee) },
  );
}
