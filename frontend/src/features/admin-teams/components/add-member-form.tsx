import { rosterLocked } from "@contract/modules/teams/contract/team.policy";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useAddMemberMutation } from "../../../graphql/generated";
import { FormFailure } from "../../../shared/forms/form-failure";
import { useForm } from "../../../shared/forms/use-form";
import { Button } from "../../../shared/ui/button";
import { TextField } from "../../../shared/ui/text-field";
import { peopleOf, type AdminTeam } from "../team-gaps";

interface AddMemberFormProps {
  readonly team: AdminTeam;
  readonly onAdded: (text: string) => void;
}

/** Adds somebody with an account by e-mail, while a place is free and no payment locks the roster. */
export function AddMemberForm({ team, onAdded }: AddMemberFormProps) {
  const [addMember] = useAddMemberMutation();
  const form = useForm({
    initial: { email: "" },
    contract: () => import("@contract/modules/teams/contract/add-member.input").then((m) => m.AddMemberInput),
    toInput: (values) => ({ ...values, teamId: team.id }),
    fallback: FALLBACKS.addMember,
    submit: async ({ email }) => {
      await addMember({ variables: { input: { teamId: team.id, email } } });
      form.reset();
      onAdded(SUCCESS.memberAdded);
    },
  });
  if (rosterLocked(team.paymentStatus) || peopleOf(team).length >= team.event.maxTeamSize) return null;
  return (
    <form {...form.formProps} aria-label="Add a member" className="grid gap-3">
      <FormFailure form={form} />
      <TextField
        {...form.field("email")}
        label="Add a member by e-mail"
        type="email"
        autoComplete="off"
        hint="Somebody with an account but no team. They are notified by e-mail."
        action={
          <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Adding...">
            Add
          </Button>
        }
      />
    </form>
  );
}
