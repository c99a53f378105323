import type { AdminProfileFieldsFragment } from "../../../graphql/generated";
import { FormProblems } from "../../../shared/forms/form-problems";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { PasswordField } from "../../../shared/ui/password-field";
import { TextField } from "../../../shared/ui/text-field";
import { useUpdateAdminProfile } from "../hooks/use-update-admin-profile";

/** The Superadmin's own data; a blank password leaves it as it is. */
export function AdminProfileForm({ profile }: { readonly profile: AdminProfileFieldsFragment }) {
  const { notice, show } = useNotice();
  const form = useUpdateAdminProfile(profile, (text) => show("success", text));
  return (
    <form {...form.formProps} aria-label="Change your data" className="grid gap-5">
      <FormProblems form={form} />
      <TextField {...form.field("name")} label="Name" autoComplete="name" />
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        autoComplete="email"
        hint="A new address ends your other sessions; the old one is notified."
      />
      <TextField
        {...form.field("phone")}
        label="Contact"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint="10 digits, without +91."
        mono
        optional
      />
      <TextField {...form.field("college")} label="College" autoComplete="organization" optional />
      <TextField {...form.field("universityRollNo")} label="Roll No." autoComplete="off" mono optional />
      <PasswordField
        {...form.field("password")}
        label="New password"
        autoComplete="new-password"
        hint="Leave it blank to keep the one you have."
        optional
      />
      {notice === null ? null : <Banner tone={notice.tone}>{notice.text}</Banner>}
      <div>
        <Button type="submit" busy={form.busy} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
