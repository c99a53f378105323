import type { ReactNode } from "react";
import type { TeamInvitationFieldsFragment } from "../../../graphql/features/teams";
import { Banner } from "../../../shared/ui/banner";
import { DateTime } from "../../../shared/ui/date-time";
import { ClockIcon } from "../../../shared/ui/icons";
import { Panel } from "../../../shared/ui/panel";
import { RowButton } from "../../../shared/ui/row-button";
import { useFocusWhenLost } from "../../../shared/hooks/use-focus-when-lost";
import { useTeamInvitations } from "./use-team-invitations";
import { t } from "@contract/kernel/contract/t";

interface InvitedPeopleProps {
  readonly teamId: string;
  /** Whether the user may withdraw invitations. */
  readonly manages: boolean;
  /** Whether the user may send invitations again, which needs the right to add a person now. */
  readonly resends: boolean;
}

/** The invited people who have not answered. Renders nothing if there are none. */
export function InvitedPeople({ teamId, manages, resends }: InvitedPeopleProps) {
  const { invitations, running, notice, resend, withdraw } = useTeamInvitations(teamId);
  // Takes the focus when the row with the pressed button disappears along with its invitation.
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
              resends={resends}
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
  /** The number of places that are taken by people in the team. */
  readonly taken: number;
  readonly free: number;
  /** The button to fill a place; null for a user who cannot add anyone now. */
  readonly invite: ReactNode;
  /**
   * Whether to show the places as cards in a grid. Cards have no numbers, and places that the user cannot fill are
   * omitted.
   */
  readonly cards?: boolean;
}

const CARD = "border border-dashed border-rule";

/** A team's free places, each with an invited person or a button to fill the place. */
export function FreePlaces(props: FreePlacesProps) {
  const { teamId, manages, resends, taken, free, invite, cards = false } = props;
  const { invitations, known, running, notice, resend, withdraw } = useTeamInvitations(teamId);
  // Takes the focus when the row with the pressed button disappears along with its invitation.
  const noticeRef = useFocusWhenLost(notice === null ? "" : `${notice.text} ${invitations.length}`);
  // In a grid, an invitation that arrives later would move the cards to other columns.
  const empty = cards && (invite === null || !known) ? 0 : Math.max(0, free - invitations.length);
  return (
    <>
      {invitations.map((invitation, index) => (
        <InvitedRow
          key={invitation.id}
          look={cards ? CARD : ""}
          place={!cards && index < free ? taken + index + 1 : null}
          invitation={invitation}
          manages={manages}
          resends={resends}
          busy={running === invitation.id}
          onResend={() => void resend(invitation.id)}
          onWithdraw={() => void withdraw(invitation.id)}
        />
      ))}
      {Array.from({ length: empty }, (_, index) => (
        <li
          key={index}
          className={`flex min-h-14 items-center gap-4 px-4 text-soft sm:px-5 ${cards ? CARD : ""}`}
        >
          {cards ? null : <span className="font-mono text-lg">{taken + free - empty + index + 1}</span>}
          {invite === null ? "Free place" : <span className={cards ? "" : "outdent"}>{invite}</span>}
        </li>
      ))}
      {notice === null ? null : (
        <li className={cards ? "col-span-full" : "p-4 sm:px-5"}>
          <div ref={noticeRef} tabIndex={-1}>
            <Banner tone={notice.tone}>{notice.text}</Banner>
          </div>
        </li>
      )}
    </>
  );
}

interface InvitedRowProps {
  readonly look?: string;
  /**
   * The invitation's position in the team, starting at 1. Null in cards, and for an invitation without a free place.
   */
  readonly place?: number | null;
  readonly invitation: TeamInvitationFieldsFragment;
  readonly manages: boolean;
  readonly resends: boolean;
  readonly busy: boolean;
  readonly onResend: () => void;
  readonly onWithdraw: () => void;
}

function InvitedRow(props: InvitedRowProps) {
  const { look = "", place = null, invitation, manages, resends, busy, onResend, onWithdraw } = props;
  const whom = invitation.name ?? invitation.email ?? t("A person invited by e-mail");
  return (
    <li className={`flex gap-4 px-4 py-3 sm:px-5 ${look}`}>
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
            resends ? (
              "The mail was not sent, because this address already got several mails this hour. You can resend the invitation later."
            ) : manages ? (
              "The mail was not sent, because this address already got several mails this hour."
            ) : (
              "The mail was not sent, because this address already got several mails this hour. The leader can resend the invitation later."
            )
          ) : (
            <>
              Mail sent <DateTime value={invitation.sentAt} />
            </>
          )}
        </p>
        {manages ? (
          <div className="outdent flex flex-wrap">
            {resends ? (
              <RowButton
                of={t("the invitation for {whom}", { whom })}
                busy={busy}
                busyLabel="Sending..."
                onClick={onResend}
              >
                Resend
              </RowButton>
            ) : null}
            <RowButton of={t("the invitation for {whom}", { whom })} disabled={busy} onClick={onWithdraw}>
              Withdraw
            </RowButton>
          </div>
        ) : null}
      </div>
    </li>
  );
}
