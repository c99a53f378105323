import { Fragment, type ReactNode } from "react";
import type { PersonalField } from "@contract/kernel/contract/personal-data";
import type { ViewerFieldsFragment } from "../../../../graphql/features/accounts";
import { UnsavedDraft } from "../../../../shared/drafts/unsaved-draft";
import { FormProblems } from "../../../../shared/forms/form-failure";
import { HandleField } from "../../../../shared/ui/field-kinds";
import { TextField } from "../../../../shared/ui/text-field";
import { useUpdateProfile } from "../../hooks/use-update-profile";
import { OwnDataFields, type FieldState, type OwnDataName } from "../entrance/own-data-fields";
import type { CloseForm } from "./editable-section";
import { FormButtons } from "./form-buttons";

type MoreName = Exclude<PersonalField, OwnDataName>;

/** Form fields that the sign-up form does not have. A missing field is a compile error. */
const MORE_FIELDS: Readonly<Record<MoreName, (state: FieldState) => ReactNode>> = {
  codeforcesHandle: (state) => <HandleField {...state} hint="Your name on codeforces.com." />,
};

/** The form for the user's own details, except the e-mail address, which must be verified. */
export function ProfileForm({ viewer, onClose }: { viewer: ViewerFieldsFragment; onClose: CloseForm }) {
  const { form, draft } = useUpdateProfile(viewer, onClose);
  return (
    <form {...form.formProps} aria-label="Your details" className="grid gap-5">
      <UnsavedDraft draft={draft} />
      <FormProblems form={form} />
      <TextField {...form.field("name")} label="Name" autoComplete="name" hint="First and last name." />
      <OwnDataFields field={form.field} />
      {(Object.keys(MORE_FIELDS) as MoreName[]).map((name) => (
        <Fragment key={name}>{MORE_FIELDS[name](form.field(name))}</Fragment>
      ))}
      <FormButtons
        busy={form.busy}
        label="Save details"
        busyLabel="Saving..."
        onCancel={() => draft.leave(() => onClose())}
      />
    </form>
  );
}
