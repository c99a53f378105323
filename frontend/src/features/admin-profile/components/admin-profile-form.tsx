import type { AdminProfileFieldsFragment } from "../../../graphql/generated";
import { FormProblems } from "../../../shared/forms/form-problems";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { PasswordField } from "../../../shared/ui/password-field";
import { TextField } from "../../../shared/ui/text-field";
import { useUpdateAdminProfile } from "../hooks/use-update-admin-profile";
import { EmailField, PhoneField, RollNoField } from "../../../shared/ui/field-kinds";

/** The Superadmin's own data; a blank password leaves it as it is. */
export function AdminProfileForm({ profile }: { readonly profile: AdminProfileFieldsFragment }) {
  const { notice, show } = useNotice();
  const form = useUpdateAdminProfile(profile, (text) => show("success", text));
  return (
    <form {...form.formProps} aria-label="Change your data" className="grid gap-5">
      <FormProblems form={form} />
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
        <Button type="submit" busy={form.busy} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
