import { Button } from "../../../shared/ui/button";
import { TextField } from "../../../shared/ui/text-field";
import { useAddMember } from "../hooks/use-add-member";
import type { Say } from "../hooks/use-create-team";

interface AddMemberFormProps {
  readonly teamId: string;
  readonly say: Say;
  readonly onAdded: () => Promise<void>;
}

/** Adds the account that has this e-mail. */
export function AddMemberForm({ teamId, say, onAdded }: AddMemberFormProps) {
  const form = useAddMember(teamId, say, onAdded);
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
