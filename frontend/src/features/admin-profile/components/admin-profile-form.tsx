import {
  useUpdateAdminProfileMutation,
  type AdminProfileFieldsFragment,
} from "../../../graphql/features/admin-profile";
import { FormProblems } from "../../../shared/forms/form-failure";
import { useNotice } from "../../../shared/hooks/use-notice";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { PasswordField } from "../../../shared/ui/password-field";
import { TextField } from "../../../shared/ui/text-field";
import { EmailField, PhoneField, RollNoField } from "../../../shared/ui/field-kinds";
import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { normalisePhone } from "@contract/kernel/contract/phone";
import { useForm } from "../../../shared/forms/use-form";
import { usePreservedState } from "../../../shared/drafts/preserved-state";
import { Unsaved } from "../../../shared/drafts/unsaved";
import { storeLogin } from "../../../shared/session/store-login";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { knownTexts } from "../../../shared/forms/known-texts";

/** The Superadmin's own data; a blank password leaves it as it is. */
export function AdminProfileForm({ profile }: { readonly profile: AdminProfileFieldsFragment }) {
  const { notice, show } = useNotice();
  const form = useUpdateAdminProfile(profile, (text) => show("success", text));
  return (
    <form {...form.formProps} aria-label="Change your data" className="grid gap-5">
      <FormProblems form={form} />
      <Unsaved dirty={form.dirty} />
      <TextField {...form.field("name")} label="Name" autoComplete="name" />
      <EmailField
        {...form.field("email")}
        autoComplete="email"
        hint="A new address ends your other sessions; the old one is notified."
      />
      <PhoneField {...form.field("phone")} label="Contact" autoComplete="tel-national" />
      <TextField {...form.field("college")} label="College" autoComplete="organization" optional />
      <RollNoField {...form.field("universityRollNo")} label="Roll No." />
      <PasswordField
        {...form.field("password")}
        label="New password"
        autoComplete="new-password"
        hint="Leave it blank to keep the one you have."
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

type Values = Record<(typeof FIELDS)[number] | "password", string>;

const inputOf = (values: Values) => ({ ...values, phone: normalisePhone(values.phone) });

const valuesOf = (profile: AdminProfileFieldsFragment) => ({ ...knownTexts(profile, FIELDS), password: "" });

/** The Superadmin's own data as a form. What was not touched is not sent, but name and e-mail, which the server asks for. */
function useUpdateAdminProfile(profile: AdminProfileFieldsFragment, onDone: (text: string) => void) {
  const [update] = useUpdateAdminProfileMutation();
  const [began, setBegan] = useState(() => valuesOf(profile));
  const form = useForm({
    initial: began,
    contract: () =>
      import("@contract/modules/admin/contract/update-admin-profile.input").then(
        (m) => m.UpdateAdminProfileInput,
      ),
    toInput: inputOf,
    fallback: FALLBACKS.generic,
    submit: async (values) => {
      const wanted = inputOf(values);
      const touched = Object.entries(wanted).filter(([field, text]) => text !== began[field as keyof Values]);
      const input = { name: wanted.name, email: wanted.email, ...Object.fromEntries(touched) };
      const { data } = await update({ variables: { input } });
      const reply = data?.updateAdminProfile;
      // A new password or e-mail ended the old session; this one goes on.
      if (reply?.session) storeLogin(reply.session);
      if (reply) {
        setBegan(valuesOf(reply.profile));
        form.reset(valuesOf(reply.profile));
      }
      onDone(reply?.message ?? SUCCESS.profileUpdated);
    },
  });
  // Never the password.
  usePreservedState("admin-profile", { began, values: { ...form.values, password: "" } }, (preserved) => {
    setBegan(preserved.began);
    form.restore(preserved.values);
  });
  return form;
}
