import { Link } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { useSession } from "../../../shared/session/use-session";
import { PasswordField } from "../../../shared/ui/password-field";
import { useChangePassword } from "../hooks/use-change-password";
import { EditableSection, type CloseForm } from "./editable-section";
import { FormButtons } from "./form-buttons";
import { FormProblems } from "../../../shared/forms/form-problems";

/** Said wherever a change of what one logs in with ends all sessions but this one. */
export const OTHERS_LOGGED_OUT = "Every other device was logged out.";

/** The password: never shown, only changed. */
export function PasswordSection() {
  return (
    <EditableSection
      title="Password"
      editLabel="Change password"
      preserveKey="profile-password-open"
      view={<p className="text-soft">Only you know it. Changing it logs out every other device.</p>}
    >
      {(close) => <ChangePasswordForm onClose={close} />}
    </EditableSection>
  );
}

function ChangePasswordForm({ onClose }: { readonly onClose: CloseForm }) {
  const form = useChangePassword((text) => onClose(`${text} ${OTHERS_LOGGED_OUT}`));
  const session = useSession();
  return (
    <form {...form.formProps} aria-label="Change password" className="grid gap-5">
      <FormProblems form={form} />
      {/* Hidden, so that a password manager files the new password under the right account. */}
      <input type="email" name="email" autoComplete="username" value={session?.email ?? ""} readOnly hidden />
      <div>
        <PasswordField
          {...form.field("currentPassword")}
          label="Current Password"
          autoComplete="current-password"
        />
        <Link
          to={paths.forgotPassword}
          className="link inline-flex min-h-11 items-center text-sm font-semibold"
        >
          Forgot your current password?
        </Link>
      </div>
      <PasswordField
        {...form.field("newPassword")}
        label="New Password"
        autoComplete="new-password"
        hint="At least 8 characters. Every other device that is logged in now will have to log in again."
      />
      <FormButtons
        busy={form.busy}
        label="Set new password"
        busyLabel="Updating..."
        onCancel={() => onClose()}
      />
    </form>
  );
}
