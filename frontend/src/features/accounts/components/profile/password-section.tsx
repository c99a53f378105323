import { lazyPart } from "../../../../shared/lazy-page";
import { EditableSection } from "./editable-section";

const ChangePasswordForm = lazyPart(() => import("./change-password-form").then((m) => m.ChangePasswordForm));

/** Says what a change of the password does, with a form to change it. */
export function PasswordSection() {
  return (
    <EditableSection
      title="Password"
      editLabel="Change password"
      preserveKey="profile-password-open"
      view={
        <p className="text-soft">
          Only you know your password. If you change your password, your other devices are logged out.
        </p>
      }
    >
      {(close) => <ChangePasswordForm onClose={close} />}
    </EditableSection>
  );
}
