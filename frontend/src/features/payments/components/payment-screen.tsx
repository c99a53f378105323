import { ERRORS, FALLBACKS } from "@contract/kernel/contract/catalogue";
import { paths, registrationPath } from "@contract/kernel/contract/paths";
import { ButtonLink } from "../../../shared/ui/button-link";
import { Skeleton } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { LoadFailure } from "../../../shared/ui/load-failure";
import { Panel } from "../../../shared/ui/panel";
import { Spinner } from "../../../shared/ui/spinner";
import { useTeamPayment, useTeamToPay } from "../hooks/use-team-payment";
import { TeamPaymentView, type TeamToPay } from "./team-payment-view";

/** Shows the payment of the viewer's team. If there is no team, shows a link to the registration. */
export function PaymentScreen({ userId }: { readonly userId: string | undefined }) {
  const { team, over, loading, problem, reload } = useTeamToPay();
  if (team === undefined && loading) return <Waiting />;
  return (
    <>
      {problem === null || team ? null : <LoadFailure problem={problem} loading={loading} onRetry={reload} />}
      {team === null ? <NoTeam /> : null}
      {team ? (
        <TeamPayment
          key={team.id}
          team={team}
          over={over}
          leads={team.leader.userId === userId}
          reloadTeam={reload}
        />
      ) : null}
    </>
  );
}

interface TeamPaymentProps {
  readonly team: TeamToPay;
  /** Whether the team's event is over. */
  readonly over: boolean;
  readonly leads: boolean;
  readonly reloadTeam: () => void;
}

/**
 * Shows the team's payment. If the payment cannot be fetched, shows an error message with a button that fetches the
 * team and the payment again.
 */
function TeamPayment({ team, over, leads, reloadTeam }: TeamPaymentProps) {
  const { payment, loading, problem, asked, reload } = useTeamPayment(team.id, reloadTeam);
  const tryAgain = () => {
    reloadTeam();
    void reload();
  };
  if (payment === undefined && loading) return <Waiting />;
  if (asked) return <Asked teamName={team.name} />;
  return (
    <>
      {problem === null ? null : <LoadFailure problem={problem} loading={loading} onRetry={tryAgain} />}
      {payment === undefined ? null : <TeamPaymentView {...{ team, over, payment, leads }} />}
    </>
  );
}

function Asked({ teamName }: { readonly teamName: string }) {
  return (
    <div className="pt-8">
      <EmptyState
        title={ERRORS.NOT_CONFIRMED.message}
        action={<ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>}
      >
        You were added to {teamName}. Accept or decline on your dashboard.
      </EmptyState>
    </div>
  );
}

function NoTeam() {
  return (
    <div className="pt-8">
      <EmptyState
        title={FALLBACKS.paymentTeam}
        action={<ButtonLink to={registrationPath()}>Go to team registration</ButtonLink>}
      >
        A payment belongs to a team. Create a team, or ask your leader to add you.
      </EmptyState>
    </div>
  );
}

/** A placeholder for the account and the status while they load. */
function Waiting() {
  return (
    <div className="grid items-start gap-6 pt-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-2">
        <Panel title="Status" aside={<Spinner label="Loading..." />}>
          <Skeleton lines={4} />
        </Panel>
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Panel title="Transfer">
          <Skeleton lines={16} />
        </Panel>
      </div>
    </div>
  );
}
