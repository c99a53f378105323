import type { ViewerFieldsFragment } from "../../../graphql/generated";
import { TextField } from "../../../shared/ui/text-field";
import { useUpdateProfile } from "../hooks/use-update-profile";
import type { CloseForm } from "./editable-section";
import { FormButtons } from "./form-buttons";
import { FormProblems } from "../../../shared/forms/form-problems";
import { OwnDataFields } from "./own-data-fields";
import { HandleField } from "../../../shared/ui/field-kinds";

interface ProfileFormProps {
  readonly viewer: ViewerFieldsFragment;
  readonly onClose: CloseForm;
}

/** One's own details, all but the e-mail, which has to be proved. */
export function ProfileForm({ viewer, onClose }: ProfileFormProps) {
  const form = useUpdateProfile(viewer, onClose);
  return (
    <form {...form.formProps} aria-label="Your details" className="grid gap-5">
      <FormProblems form={form} />
      <TextField {...form.field("name")} label="Name" autoComplete="name" hint="First and last name." />
      <OwnDataFields field={form.field} />
      <HandleField {...form.field("codeforcesHandle")} hint="Your name on codeforces.com." />
      <FormButtons busy={form.busy} label="Save details" busyLabel="Saving..." onCancel={() => onClose()} />
    </form>
  );
}
