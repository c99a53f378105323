import { Button } from "../../../shared/ui/button";
import { TextField } from "../../../shared/ui/text-field";
import { useAddMember } from "../hooks/use-add-member";
import type { ShowNotice } from "../hooks/use-create-team";

interface AddMemberFormProps {
  readonly teamId: string;
  readonly showNotice: ShowNotice;
  readonly onAdded: () => Promise<void>;
}

/** Adds the account that has this e-mail. */
export function AddMemberForm({ teamId, showNotice, onAdded }: AddMemberFormProps) {
  const form = useAddMember(teamId, showNotice, onAdded);
  return (
    <form {...form.formProps} className="grid max-w-xl gap-5">
      <TextField
        {...form.field("email")}
        label="Member Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="The address your teammate signed up with. An e-mail tells them who added them."
      />
      <div>
        <Button type="submit" busy={form.busy} busyLabel="Adding...">
          Add Member
        </Button>
      </div>
    </form>
  );
}
