import {
  UpdateAdminProfileDocument,
  type AdminProfileFieldsFragment,
} from "../../../graphql/features/admin-profile";
import { FormProblems } from "../../../shared/forms/form-failure";
import { useNotice } from "../../../shared/hooks/use-notice";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { PasswordField } from "../../../shared/ui/password-field";
import { TextField } from "../../../shared/ui/text-field";
import { EmailField, PhoneField, RollNoField } from "../../../shared/ui/field-kinds";
import { useState } from "react";
import { normalisePhone } from "@contract/kernel/contract/phone";
import { changesOf } from "../../../shared/forms/use-form";
import { useMutationForm, knownTexts } from "../../../shared/forms/use-mutation-form";
import { UnsavedDraft } from "../../../shared/drafts/unsaved-draft";
import { useDraft } from "../../../shared/drafts/use-draft";
import { storeLogin } from "../../../shared/session/store-login";
import { SubmitButton } from "../../../shared/forms/submit-button";

/** The form for the Superadmin's own data. A blank password leaves the password unchanged. */
export function AdminProfileForm({ profile }: { readonly profile: AdminProfileFieldsFragment }) {
  const { notice, show } = useNotice();
  const { form, draft } = useUpdateAdminProfile(profile, (text) => show("success", text));
  return (
    <form {...form.formProps} aria-label="Change your profile" className="grid gap-5">
      <FormProblems form={form} />
      <UnsavedDraft draft={draft} hasPassword />
      <TextField {...form.field("name")} label="Name" autoComplete="name" />
      <EmailField
        {...form.field("email")}
        autoComplete="email"
        hint="A new address logs you out on your other devices. We notify the old address."
      />
      <PhoneField {...form.field("phone")} label="Contact" autoComplete="tel-national" />
      <TextField {...form.field("college")} label="College" autoComplete="organization" optional />
      <RollNoField {...form.field("universityRollNo")} label="Roll No." />
      <PasswordField
        {...form.field("password")}
        label="New password"
        autoComplete="new-password"
        hint="Leave empty to keep your current password."
        optional
      />
      <NoticeBanner notice={notice} />
      <div>
        <SubmitButton form={form} busyLabel="Saving...">
          Save
        </SubmitButton>
      </div>
    </form>
  );
}

const FIELDS = ["name", "email", "phone", "college", "universityRollNo"] as const;

const valuesOf = (profile: AdminProfileFieldsFragment) => ({ ...knownTexts(profile, FIELDS), password: "" });

function useUpdateAdminProfile(profile: AdminProfileFieldsFragment, onDone: (text: string) => void) {
  const [began, setBegan] = useState(() => valuesOf(profile));
  const form = useMutationForm(
    UpdateAdminProfileDocument,
    () =>
      import("@contract/modules/admin/contract/update-admin-profile.input").then(
        (m) => m.UpdateAdminProfileInput,
      ),
    {
      initial: began,
      // Leaves out unchanged values, because another tab may have changed them.
      toInput: (values) => changesOf({ ...values, phone: normalisePhone(values.phone) }, began),
      onDone: ({ message, profile: saved, session }) => {
        // A new password or e-mail address ends the session. Only then, the reply contains a new session.
        if (session) storeLogin(session);
        setBegan(valuesOf(saved));
        if (form.reset(valuesOf(saved))) draft.dismissRestored();
        onDone(message);
      },
    },
  );
  const draft = useDraft({
    key: "admin-profile",
    // The password is never preserved.
    value: { began, values: { ...form.values, password: "" } },
    restore: (preserved) => {
      setBegan(preserved.began);
      form.restore(preserved.values);
    },
    dirty: form.dirty,
  });
  return { form, draft };
}
