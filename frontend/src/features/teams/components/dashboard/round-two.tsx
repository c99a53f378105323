import type { TeamFieldsFragment } from "../../../../graphql/features/teams";
import { paths } from "@contract/kernel/contract/paths";
import { ButtonLink } from "../../../../shared/ui/button-link";
import { Money } from "../../../../shared/ui/values";
import { Panel } from "../../../../shared/ui/panel";
import { StatusBadge } from "../../../../shared/ui/badge";
import { useActor } from "../../hooks/use-actor";
import { useOpenRefund } from "../../hooks/use-readiness";
import { t } from "@contract/kernel/contract/t";

/** Shows Round 2 and its fee, if any, to a team that qualified. Renders nothing for other teams. */
export function RoundTwo({ team, leads }: { readonly team: TeamFieldsFragment; readonly leads: boolean }) {
  const { paymentStatus: status, event } = team;
  const refund = useOpenRefund(team, useActor());
  const isReturned = refund !== null && !refund.isSurplus;
  if (!team.qualified) return null;
  return (
    <Panel title="Round 2 Qualification" aside={<StatusBadge status={status} />} layout="grid gap-4">
      <p className="text-lg font-semibold">Congratulations, your team qualified for Round 2!</p>
      {event.fee === 0 ? (
        <p>This event is free, so you do not need to pay.</p>
      ) : (
        <>
          <p>
            The fee is <Money paise={event.fee} /> for the team.{" "}
            {isReturned ? "We will return the fee." : sentence(status, leads)}
          </p>
          {/* The leader's step, to pay or to report again, is in the page's header, if no refund comes first. */}
          {leads && refund === null && (status === "incomplete" || status === "rejected") ? null : (
            <div>
              <ButtonLink to={paths.payment} variant="secondary">
                See the payment
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

function sentence(status: string, leads: boolean): string {
  switch (status) {
    case "incomplete":
      return leads ? t("Pay the fee to take part.") : t("Your team’s leader pays the fee.");
    case "pending":
      return t("Your team reported a transfer. We are checking the transfer.");
    case "accepted":
      return t("The fee is paid, and your place is confirmed.");
    case "refunded":
      return t("We returned the money. To take part, your team can pay again.");
    default:
      return leads
        ? t("We rejected the payment. Read the reason on the payment page, then report the payment again.")
        : t("We rejected the payment. Your team’s leader can report the payment again.");
  }
}
