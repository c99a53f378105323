import { useId } from "react";
import type { TeamFieldsFragment } from "../../../../graphql/generated";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { usePreservedValues } from "../../../../shared/drafts/preserved-state";
import { Button } from "../../../../shared/ui/button";
import { Modal } from "../../../../shared/ui/modal";
import { useAddMemberRecord } from "../../hooks/use-add-member-record";
import type { ShowNotice } from "../../hooks/use-create-team";
import { DraftChoices } from "./draft-choices";
import { RECORD_FIELDS, RecordFields } from "./record-fields";

interface AddMemberModalProps {
  readonly team: TeamFieldsFragment;
  readonly showNotice: ShowNotice;
  readonly onClose: () => void;
  readonly onAdded: () => void;
  readonly onRefused: () => void;
}

/** Adds a person as a full record, with or without an account; stays open until Cancel or success. */
export function AddMemberModal({ team, showNotice, onClose, onAdded, onRefused }: AddMemberModalProps) {
  const id = useId();
  const form = useAddMemberRecord({ teamId: team.id, showNotice, onAdded, onRefused });
  usePreservedValues("teams.add-member-record", form);
  const close = () => (form.busy ? undefined : onClose());
  const { college } = team.leader;
  return (
    <Modal
      open
      onClose={close}
      title="Add Member"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy} busyLabel="Adding...">
            Add
          </Button>
        </>
      }
    >
      <DraftChoices team={team} onChoose={(draft) => form.reset({ ...form.values, ...draft })} />
      <form {...form.formProps} id={id} className="grid gap-5">
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
      </form>
    </Modal>
  );
}
