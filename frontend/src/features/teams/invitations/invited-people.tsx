import type { TeamInvitationFieldsFragment } from "../../../graphql/features/teams";
import { Banner } from "../../../shared/ui/banner";
import { DateTime } from "../../../shared/ui/date-time";
import { Button } from "../../../shared/ui/button";
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

interface FreePlacesProps extends InvitedPeopleProps {
  /** How many places have a person. */
  readonly taken: number;
  readonly free: number;
  /** Null for a person who cannot add anyone now. */
  readonly onInvite: (() => void) | null;
}

/** The rows of a team's places without a person: whom each is offered to, or the way to fill it. */
export function FreePlaces({ teamId, manages, taken, free, onInvite }: FreePlacesProps) {
  const { invitations, running, notice, resend, withdraw } = useTeamInvitations(teamId);
  // The row whose button was pressed is gone once its invitation is.
  const noticeRef = useFocusWhenLost(notice === null ? "" : `${notice.text} ${invitations.length}`);
  const empty = Math.max(0, free - invitations.length);
  return (
    <>
      {invitations.map((invitation, index) => (
        <InvitedRow
          key={invitation.id}
          place={index < free ? taken + index + 1 : null}
          invitation={invitation}
          manages={manages}
          busy={running === invitation.id}
          onResend={() => void resend(invitation.id)}
          onWithdraw={() => void withdraw(invitation.id)}
        />
      ))}
      {Array.from({ length: empty }, (_, index) => (
        <li key={index} className="flex min-h-14 items-center gap-4 px-4 text-soft sm:px-5">
          <span className="font-mono text-lg">{taken + free - empty + index + 1}</span>
          {onInvite === null ? (
            "Free place"
          ) : (
            <span className="-ml-3.5">
              <Button variant="quiet" onClick={onInvite}>
                + Invite
              </Button>
            </span>
          )}
        </li>
      ))}
      {notice === null ? null : (
        <li className="p-4 sm:px-5">
          <div ref={noticeRef} tabIndex={-1}>
            <Banner tone={notice.tone}>{notice.text}</Banner>
          </div>
        </li>
      )}
    </>
  );
}

interface InvitedRowProps {
  /** The place in the team that the invitation is for, from 1; null in a list without places. */
  readonly place?: number | null;
  readonly invitation: TeamInvitationFieldsFragment;
  readonly manages: boolean;
  readonly busy: boolean;
  readonly onResend: () => void;
  readonly onWithdraw: () => void;
}

function InvitedRow({ place = null, invitation, manages, busy, onResend, onWithdraw }: InvitedRowProps) {
  const whom = invitation.name ?? invitation.email ?? t("A person invited by e-mail");
  return (
    <li className="flex gap-4 px-4 py-3 sm:px-5">
      {place === null ? null : <span className="font-mono text-lg text-soft">{place}</span>}
      <div className="min-w-0 flex-1">
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
      </div>
    </li>
  );
}
