import { FormFailure } from "../../../shared/forms/form-failure";
import { useSession } from "../../../shared/session/use-session";
import { PasswordField } from "../../../shared/ui/password-field";
import { useDeleteAccount } from "../hooks/use-delete-account";
import { FormModal } from "../../../shared/forms/form-modal";

/** The last question, answered with the password. While busy it cannot be closed. */
export function DeleteAccountModal({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const form = useDeleteAccount();
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Delete your account?"
      description={
        <>
          This deletes the account of <span className="font-mono font-semibold">{session?.email}</span> and
          cannot be undone.
        </>
      }
      label="Delete account"
      busyLabel="Deleting..."
      danger
    >
      <FormFailure form={form} />
      <PasswordField
        {...form.field("password")}
        label="Password"
        autoComplete="current-password"
        hint="To make sure that it is you."
      />
    </FormModal>
  );
}
