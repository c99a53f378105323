import { clearSession, useSession } from "../../../../shared/session/session-store";
import { DeleteAccountDocument } from "../../../../graphql/features/accounts";
import { exchangeSession } from "../../hooks/exchange-session";
import { FormProblems } from "../../../../shared/forms/form-failure";
import { FormModal } from "../../../../shared/forms/form-modal";
import { useMutationForm } from "../../../../shared/forms/use-mutation-form";
import { PasswordField } from "../../../../shared/ui/password-field";

/** Asks for the password, and then deletes the account and logs out. The route guard then shows the home page. */
export function DeleteAccountModal({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const form = useMutationForm(
    DeleteAccountDocument,
    () => import("@contract/modules/accounts/contract/own-account.inputs").then((m) => m.DeleteAccountInput),
    {
      initial: { password: "" },
      toInput: (values) => values,
      around: exchangeSession,
      onDone: ({ message }) => clearSession(true, message),
    },
  );
  return (
    <FormModal
      proves
      danger
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
    >
      <FormProblems form={form} />
      {/* A hidden field that lets a password manager offer the password of this account. */}
      <input type="email" name="email" autoComplete="username" value={session?.email ?? ""} readOnly hidden />
      <PasswordField
        {...form.field("password")}
        label="Password"
        autoComplete="current-password"
        hint="We ask for your password to check that it is you."
      />
    </FormModal>
  );
}
