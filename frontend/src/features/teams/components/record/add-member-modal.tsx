import type { TeamFieldsFragment } from "../../../../graphql/generated";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { usePreservedValues } from "../../../../shared/drafts/preserved-state";
import { useAddMemberRecord } from "../../hooks/use-add-member-record";
import type { ShowNotice } from "../../hooks/use-create-team";
import { DraftChoices } from "./draft-choices";
import { RECORD_FIELDS, RecordFields } from "./record-fields";
import { FormModal } from "../../../../shared/forms/form-modal";

interface AddMemberModalProps {
  readonly team: TeamFieldsFragment;
  readonly showNotice: ShowNotice;
  readonly onClose: () => void;
  readonly onAdded: () => void;
  readonly onRefused: () => void;
}

/** Adds a person as a full record, with or without an account; stays open until Cancel or success. */
export function AddMemberModal({ team, showNotice, onClose, onAdded, onRefused }: AddMemberModalProps) {
  const form = useAddMemberRecord({ teamId: team.id, showNotice, onAdded, onRefused });
  usePreservedValues("teams.add-member-record", form);
  const { college } = team.leader;
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Add Member"
      label="Add"
      busyLabel="Adding..."
      roomy
      before={<DraftChoices team={team} onChoose={(draft) => form.reset({ ...form.values, ...draft })} />}
    >
      <FormFailure form={form} />
      <RecordFields
        fields={RECORD_FIELDS}
        field={form.field}
        more={{
          email: {
            hint: "With it, an e-mail tells them who added them, and they find the team in their account.",
          },
          college: { hint: college === null ? undefined : `Left empty, it is yours: ${college}.` },
        }}
      />
    </FormModal>
  );
}
