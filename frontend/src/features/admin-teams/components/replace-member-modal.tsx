import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { ReplaceMemberDocument } from "../../../graphql/features/admin-teams";
import type { PersonFieldsFragment } from "../../../graphql/features/teams";
import { usePreservedValues } from "../../../shared/drafts/preserved-state";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import type { AdminTeam } from "../team-gaps";

interface ReplaceMemberModalProps {
  readonly team: AdminTeam;
  readonly person: PersonFieldsFragment;
  readonly onClose: () => void;
  readonly onReplaced: (text: string) => void;
}

const EMPTY = { email: "", name: "", universityRollNo: "", codeforcesHandle: "", reason: "" };

/** Replaces a person of a team, even while a payment locks the roster. */
export function ReplaceMemberModal({ team, person, onClose, onReplaced }: ReplaceMemberModalProps) {
  const form = useMutationForm(
    ReplaceMemberDocument,
    () => import("@contract/modules/teams/contract/member.inputs").then((m) => m.ReplaceMemberInput),
    {
      initial: EMPTY,
      toInput: (values) => ({ ...values, memberId: person.id }),
      fallback: FALLBACKS.addMember,
      onDone: ({ message }) => onReplaced(message),
    },
  );
  usePreservedValues(`replace-${person.id}`, form);
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Replace ${person.name}?`}
      description={`Another person gets this place in ${team.name}. The team keeps its payment and its ranking. Both people and the leader get an e-mail.`}
      label="Replace"
      busyLabel="Replacing..."
    >
      <FormFailure form={form} />
      <TextField
        {...form.field("email")}
        label="E-mail of the new person"
        type="email"
        autoComplete="off"
        hint="If the new person has an account, leave the name and the roll number empty. The site asks the person to accept the place."
        optional
      />
      <fieldset className="grid gap-4 border-l-4 border-rule pl-4">
        <legend className="mb-2 font-semibold">If the new person has no account</legend>
        <TextField {...form.field("name")} label="Name" autoComplete="off" optional />
        <TextField {...form.field("universityRollNo")} label="Roll number" autoComplete="off" optional />
      </fieldset>
      <TextField {...form.field("codeforcesHandle")} label="Codeforces handle" autoComplete="off" optional />
      <TextAreaField
        {...form.field("reason")}
        label="Reason"
        hint={`${person.name} and the leader will read this text.`}
        maxLength={LIMITS.reasonMax}
      />
    </FormModal>
  );
}
