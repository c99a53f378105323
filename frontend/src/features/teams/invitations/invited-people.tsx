import type { TeamInvitationFieldsFragment } from "../../../graphql/features/teams";
import { Banner } from "../../../shared/ui/banner";
import { DateTime } from "../../../shared/ui/date-time";
import { ClockIcon } from "../../../shared/ui/icons";
import { Panel } from "../../../shared/ui/panel";
import { RowButton } from "../../../shared/ui/row-button";
import { useFocusWhenLost } from "../hooks/use-focus-when-lost";
import { useTeamInvitations } from "./use-team-invitations";
import { t } from "@contract/kernel/contract/t";

interface InvitedPeopleProps {
  readonly teamId: string;
  /** Whether this person may send invitations again and withdraw them. */
  readonly manages: boolean;
}

/** Invited people who have not answered; nothing without any. */
export function InvitedPeople({ teamId, manages }: InvitedPeopleProps) {
  const { invitations, running, notice, resend, withdraw } = useTeamInvitations(teamId);
  // The row whose button was pressed is gone once its invitation is.
  const containerRef = useFocusWhenLost(notice === null ? "" : `${notice.text} ${invitations.length}`);
  if (invitations.length === 0 && notice === null) return null;
  return (
    <Panel title="Invited">
      <div ref={containerRef} tabIndex={-1} className="grid gap-3">
        {notice === null ? null : <Banner tone={notice.tone}>{notice.text}</Banner>}
        <ul className="-mx-4 -mb-4 divide-y divide-rule empty:hidden first:-mt-4 sm:-mx-5 sm:-mb-5 sm:first:-mt-5">
          {invitations.map((invitation) => (
            <InvitedRow
              key={invitation.id}
              invitation={invitation}
              manages={manages}
              busy={running === invitation.id}
              onResend={() => void resend(invitation.id)}
              onWithdraw={() => void withdraw(invitation.id)}
            />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

interface InvitedRowProps {
  readonly invitation: TeamInvitationFieldsFragment;
  readonly manages: boolean;
  readonly busy: boolean;
  readonly onResend: () => void;
  readonly onWithdraw: () => void;
}

function InvitedRow({ invitation, manages, busy, onResend, onWithdraw }: InvitedRowProps) {
  const whom = invitation.name ?? invitation.email ?? t("A person, by e-mail");
  return (
    <li className="px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{whom}</span>
        <span className="inline-flex items-center gap-1.5 rounded-xs border border-current bg-pending-wash px-2 py-0.5 text-sm font-semibold text-pending">
          <ClockIcon className="size-3.5" />
          Invited
        </span>
      </p>
      <p className="text-sm text-soft">
        {invitation.sentAt === null ? (
          "Not mailed yet. This address already got several mails this hour. The leader can resend the invitation later."
        ) : (
          <>
            Mailed <DateTime value={invitation.sentAt} />
          </>
        )}
      </p>
      {manages ? (
        <div className="-ml-3.5 flex flex-wrap">
          <RowButton
            of={t("the invitation of {whom}", { whom })}
            busy={busy}
            busyLabel="Sending..."
            onClick={onResend}
          >
            Resend
          </RowButton>
          <RowButton of={t("the invitation of {whom}", { whom })} disabled={busy} onClick={onWithdraw}>
            Withdraw
          </RowButton>
        </div>
      ) : null}
    </li>
  );
}
