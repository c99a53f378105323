import { ERRORS } from "@contract/kernel/contract/catalogue";
import type { PersonFieldsFragment } from "../../../../graphql/generated";
import { FormFailure } from "../../../../shared/forms/form-failure";
import type { ShowNotice } from "../../hooks/use-create-team";
import { useUpdateMemberRecord } from "../../hooks/use-update-member-record";
import { isFixed, type RecordField } from "../../record-values";
import { RECORD_FIELDS, RecordFields } from "./record-fields";
import { FormModal } from "../../../../shared/forms/form-modal";

const EDITABLE =
  "What is filled in already stays as it is. You can add what is missing and change the Codeforces handle.";

interface EditMemberModalProps {
  readonly person: PersonFieldsFragment;
  /** What is empty may be filled in; else only the handle can be changed. */
  readonly fillIn: boolean;
  readonly showNotice: ShowNotice;
  readonly onClose: () => void;
  readonly onUpdated: () => void;
  readonly onRefused: () => void;
}

/** A person's details: what is filled in is only read, what is missing and the handle can be edited. */
export function EditMemberModal({ person, fillIn, showNotice, ...on }: EditMemberModalProps) {
  const { form, began } = useUpdateMemberRecord({ person, showNotice, ...on });
  const field = (name: RecordField) => ({
    ...form.field(name),
    ...(isFixed(began, name) ? { readOnly: true } : {}),
  });
  // What cannot be filled in now has no field at all.
  const shown = RECORD_FIELDS.filter((name) => fillIn || isFixed(began, name) || name === "codeforcesHandle");
  return (
    <FormModal
      form={form}
      onClose={on.onClose}
      title="Edit Member"
      description={fillIn ? EDITABLE : ERRORS.ROSTER_LOCKED.message}
      label="Update"
      busyLabel="Updating..."
      roomy
    >
      <FormFailure form={form} />
      <RecordFields
        fields={shown}
        field={field}
        more={{
          universityRollNo: { optional: true },
          codeforcesHandle: { hint: "Leave it empty to remove the handle." },
        }}
      />
    </FormModal>
  );
}
