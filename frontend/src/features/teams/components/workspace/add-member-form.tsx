import { useAddMember } from "../../hooks/use-add-member";
import { EmailField } from "../../../../shared/ui/field-kinds";
import { InviteInstead } from "../../invitations/invite-instead";
import { SubmitButton } from "../../../../shared/forms/submit-button";
import type { ShowNotice } from "../../../../shared/hooks/use-notice";

interface AddMemberFormProps {
  readonly teamId: string;
  readonly showNotice: ShowNotice;
  readonly onAdded: () => Promise<void>;
}

/** Adds the account that has this e-mail. */
export function AddMemberForm({ teamId, showNotice, onAdded }: AddMemberFormProps) {
  const { form, unknown } = useAddMember(teamId, showNotice, onAdded);
  const email = form.field("email");
  const next = () => {
    form.reset();
    // The button that had the focus is gone, and a leader who invites one person often invites another.
    document.getElementById(email.id)?.focus();
  };
  return (
    <form {...form.formProps} className="grid max-w-xl gap-5">
      <EmailField
        {...email}
        label="Member Email"
        autoComplete="off"
        hint="The address that your teammate signed up with. We tell them by e-mail who added them."
      />
      {unknown === null ? null : (
        <InviteInstead
          key={unknown}
          teamId={teamId}
          email={unknown}
          showNotice={showNotice}
          onInvited={next}
        />
      )}
      <div>
        <SubmitButton form={form} busyLabel="Adding...">
          Add Member
        </SubmitButton>
      </div>
    </form>
  );
}
