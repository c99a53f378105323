import { useId } from "react";
import { FormFailure } from "../../../shared/forms/form-failure";
import { useSession } from "../../../shared/session/use-session";
import { Button } from "../../../shared/ui/button";
import { Modal } from "../../../shared/ui/modal";
import { PasswordField } from "../../../shared/ui/password-field";
import { useDeleteAccount } from "../hooks/use-delete-account";

/** The last question, answered with the password. While busy it cannot be closed. */
export function DeleteAccountModal({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const session = useSession();
  const form = useDeleteAccount();
  const close = () => (form.busy ? undefined : onClose());
  return (
    <Modal
      open
      onClose={close}
      title="Delete your account?"
      description={
        <>
          This deletes the account of <span className="font-mono font-semibold">{session?.email}</span> and
          cannot be undone.
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={form.busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="danger" busy={form.busy} busyLabel="Deleting...">
            Delete account
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} className="grid gap-4">
        <FormFailure form={form} />
        <PasswordField
          {...form.field("password")}
          label="Password"
          autoComplete="current-password"
          hint="To make sure that it is you."
        />
      </form>
    </Modal>
  );
}
