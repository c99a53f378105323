import { LIMITS } from "@contract/kernel/contract/limits";
import { HandleField } from "../../../shared/ui/field-kinds";
import { useFirstField } from "../../../shared/forms/use-first-field";
import { TextField } from "../../../shared/ui/text-field";
import { useInvitationCount } from "../invitations/use-team-and-invitations";
import { useCreateTeam } from "../hooks/use-create-team";
import { SubmitButton } from "../../../shared/forms/submit-button";
import type { ShowNotice } from "../../../shared/hooks/use-notice";

interface CreateTeamFormProps {
  readonly showNotice: ShowNotice;
  /** False if the form replaces a team while the page is open, because the user may be typing into another field. */
  readonly takesFocus?: boolean;
}

/**
 * The form that creates a team. A team needs only a name, but the form also asks for the leader's handle, so that no
 * dialog has to ask for it later.
 */
export function CreateTeamForm({ showNotice, takesFocus = true }: CreateTeamFormProps) {
  const form = useCreateTeam(showNotice);
  // With an open invitation, accepting is the primary action of the page.
  const invitations = useInvitationCount();
  useFirstField(form.field("name").id, takesFocus);
  return (
    <form {...form.formProps} className="grid max-w-xl gap-5">
      <TextField
        {...form.field("name")}
        label="Team Name"
        autoComplete="off"
        maxLength={LIMITS.teamNameMax}
        hint={`${LIMITS.teamNameMin} to ${LIMITS.teamNameMax} characters. The name appears on the scoreboard.`}
      />
      <HandleField
        {...form.field("codeforcesHandle")}
        label="Your Codeforces handle"
        hint="Your name on codeforces.com. You can also set it later."
      />
      <div>
        <SubmitButton form={form} busyLabel="Creating..." variant={invitations > 0 ? "secondary" : "primary"}>
          Create Team
        </SubmitButton>
      </div>
    </form>
  );
}
