import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useInviteToTeamMutation } from "../../../graphql/features/teams";
import { Button } from "../../../shared/ui/button";
import { useAction } from "../../../shared/hooks/use-action";
import type { ShowNotice } from "../../../shared/hooks/use-notice";
import { teamInvitationsQuery } from "./use-team-invitations";

interface InviteInsteadProps {
  readonly teamId: string;
  readonly email: string;
  readonly showNotice: ShowNotice;
  readonly onInvited: () => void;
}

/** Offers to invite an address that no account has, with one press, next to the address. */
export function InviteInstead({ teamId, email, showNotice, onInvited }: InviteInsteadProps) {
  const { busy, invite } = useInvite(teamId, showNotice, onInvited);
  return (
    <div className="grid justify-items-start gap-3 border-l-4 border-l-accent bg-surface p-4">
      <p>
        You can also invite your teammate by e-mail. Your teammate signs up with{" "}
        <span className="break-all">{email}</span> and joins your team with one click.
      </p>
      <Button busy={busy} busyLabel="Inviting..." onClick={() => invite(email)}>
        Invite by e-mail
      </Button>
    </div>
  );
}

function useInvite(teamId: string, showNotice: ShowNotice, onInvited: () => void) {
  const [inviteToTeam] = useInviteToTeamMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const { invitations } = data.inviteToTeam;
      cache.updateQuery(teamInvitationsQuery(teamId), () => ({ teamInvitations: invitations }));
    },
  });
  const { busy, run } = useAction({ fallback: FALLBACKS.invite, show: showNotice });
  const invite = (email: string) =>
    void run(async () => {
      const { data } = await inviteToTeam({ variables: { input: { teamId, email } } });
      onInvited();
      return data?.inviteToTeam.message ?? SUCCESS.personInvited;
    });
  return { busy, invite };
}
