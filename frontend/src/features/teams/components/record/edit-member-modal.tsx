import { ERRORS, FALLBACKS } from "@contract/kernel/contract/catalogue";
import { UpdateMemberRecordDocument, type PersonFieldsFragment } from "../../../../graphql/features/teams";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { changesTo } from "../../record-changes";
import { isFixed, recordOf, type RecordField } from "../../record-values";
import { RECORD_FIELDS, RecordFields } from "./record-fields";
import { FormModal } from "../../../../shared/forms/form-modal";
import { useState } from "react";
import { useMutationForm } from "../../../../shared/forms/use-mutation-form";
import { useReloadableState } from "../../../../shared/drafts/preserved-state";
import type { ShowNotice } from "../../../../shared/hooks/use-notice";
import { t } from "@contract/kernel/contract/t";

const EDITABLE = t(
  "You can fill in empty fields and change the Codeforces handle. You cannot change other details.",
);

interface EditMemberModalProps {
  readonly person: PersonFieldsFragment;
  /** Whether empty fields may be filled in. Otherwise only the handle can be changed. */
  readonly fillIn: boolean;
  readonly showNotice: ShowNotice;
  readonly onClose: () => void;
  readonly onUpdated: () => void;
  readonly onRefused: () => void;
}

/**
 * The form for a person's details. Fields with a value are read-only, except the handle. With `fillIn`, empty fields
 * can be filled in.
 */
export function EditMemberModal({ person, fillIn, showNotice, ...on }: EditMemberModalProps) {
  const { form, began } = useUpdateMemberRecord({ person, showNotice, ...on });
  const field = (name: RecordField) => ({
    ...form.field(name),
    ...(isFixed(began, name) ? { readOnly: true } : {}),
  });
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
          codeforcesHandle: { hint: "Leave this field empty to remove the handle." },
        }}
      />
    </FormModal>
  );
}

const NOTHING_TO_SAVE = t("Fill in a field or change the handle before you save");

interface Options {
  /** The person's current data. It can change while the form is open, if someone else fills in a field. */
  readonly person: PersonFieldsFragment;
  readonly showNotice: ShowNotice;
  readonly onUpdated: () => void;
  readonly onRefused: () => void;
}

/**
 * Returns the form that fills in a person's empty fields and sets their handle. Also returns `began`, the values that
 * the form began with. The form sends only values that differ from these. They stay the same when `person` changes, and
 * after a login or a reload.
 */
function useUpdateMemberRecord({ person, showNotice, onUpdated, onRefused }: Options) {
  const [began, setBegan] = useState(() => recordOf(person));
  const form = useMutationForm(
    UpdateMemberRecordDocument,
    () =>
      import("@contract/modules/teams/contract/member-record.input").then((m) => m.UpdateMemberRecordInput),
    {
      initial: began,
      toInput: (values) => ({ memberId: person.id, ...changesTo(began, values) }),
      rules: (values) => ({
        codeforcesHandle: Object.keys(changesTo(began, values)).length === 0 ? NOTHING_TO_SAVE : undefined,
      }),
      fallback: FALLBACKS.updateMember,
      onDone: ({ message }) => {
        showNotice("success", message);
        onUpdated();
      },
      onRefused: () => onRefused(),
    },
  );
  const preserved = { began, values: form.values };
  useReloadableState(`teams.edit-member-record.${person.id}`, preserved, (before) => {
    setBegan(before.began);
    form.restore(before.values);
  });
  return { form, began };
}
