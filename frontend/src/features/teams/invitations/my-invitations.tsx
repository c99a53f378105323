import { useId } from "react";
import { ERRORS } from "@contract/kernel/contract/catalogue";
import type { MyInvitationsQuery } from "../../../graphql/features/teams";
import { FormFailure } from "../../../shared/forms/form-failure";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { HandleField } from "../../../shared/ui/field-kinds";
import { TeamMatesLink } from "../listings/team-mates-link";
import { INVITATION_REFUSALS } from "./invitation-refusals";
import { useAnswer } from "./use-answer";
import { t } from "@contract/kernel/contract/t";

type MyInvitation = MyInvitationsQuery["myInvitations"][number];

interface MyInvitationsProps {
  readonly invitations: readonly MyInvitation[];
  /** Whether the user has agreed to be in a team. If so, invitations can only be declined. */
  readonly hasTeam: boolean;
}

/** The user's invitations, each with buttons to accept or decline it. Renders nothing if there are none. */
export function MyInvitations({ invitations, hasTeam }: MyInvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <div className="grid gap-4">
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.teamId} invitation={invitation} hasTeam={hasTeam} />
      ))}
    </div>
  );
}

interface InvitationCardProps {
  readonly invitation: MyInvitation;
  readonly hasTeam: boolean;
}

function InvitationCard({ invitation, hasTeam }: InvitationCardProps) {
  const { teamId, teamName, leaderName, event, state } = invitation;
  const { form, declining, problem, decline } = useAnswer(teamId);
  const id = useId();
  const refusal = hasTeam
    ? ERRORS.ALREADY_IN_TEAM.message
    : state === "open"
      ? null
      : INVITATION_REFUSALS[state];
  const no = (
    <Button variant="secondary" busy={declining} busyLabel="Declining..." onClick={decline}>
      Decline
    </Button>
  );
  return (
    <section
      aria-labelledby={id}
      className="border border-rule border-t-4 border-t-accent bg-surface p-4 sm:p-5"
    >
      <h2 id={id} className="text-xl leading-tight wrap-anywhere">
        {leaderName} invites you to {teamName}.
      </h2>
      <p className="mt-2 max-w-prose text-soft">
        {refusal === null ? (
          <>
            {event.title}. The team has {placesText(invitation.placesLeft)} left. If you accept, the team sees
            your name and handle. {leaderName} also sees your phone, college and roll number.
          </>
        ) : (
          event.title
        )}
      </p>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {refusal === null ? (
        <form {...form.formProps} className="mt-4 grid gap-4">
          <FormFailure form={form} />
          <div className="max-w-md">
            <HandleField
              {...form.field("codeforcesHandle")}
              label="Your Codeforces handle"
              hint="Your name on codeforces.com. You can also set it later."
            />
          </div>
          <div className="flex flex-wrap gap-3">
            <SubmitButton form={form} busyLabel="Accepting...">
              Accept
            </SubmitButton>
            {no}
          </div>
        </form>
      ) : (
        <div className="mt-4 grid gap-4">
          <div>
            <p className="font-semibold">{refusal}</p>
            {!hasTeam && state === "full" ? (
              <>
                <p>You can still accept this invitation if a place becomes free.</p>
                <TeamMatesLink text="Do you want to join another team?" />
              </>
            ) : null}
          </div>
          <div>{no}</div>
        </div>
      )}
    </section>
  );
}

function placesText(count: number): string {
  return count === 1 ? t("one place") : t("{count} places", { count: String(count) });
}
