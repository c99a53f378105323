import { useState } from "react";
import { usePreservedState } from "../../../../shared/drafts/preserved-state";
import { Button } from "../../../../shared/ui/button";
import { Panel } from "../../../../shared/ui/panel";
import { clearSession, useSession } from "../../../../shared/session/session-store";
import { DeleteAccountDocument } from "../../../../graphql/features/accounts";
import { exchangeSession } from "../../hooks/exchange-session";
import { FormProblems } from "../../../../shared/forms/form-failure";
import { FormModal } from "../../../../shared/forms/form-modal";
import { useMutationForm } from "../../../../shared/forms/use-mutation-form";
import { PasswordField } from "../../../../shared/ui/password-field";

/** Explains the effects of deleting the account, with a button to start. */
export function DeleteAccountPanel() {
  const [open, setOpen] = useState(false);
  usePreservedState("profile-delete-open", open, setOpen);
  return (
    <Panel title="Delete account">
      <ul className="mb-4 grid list-disc gap-2 pl-5 text-soft">
        <li>We delete your account and your personal data permanently.</li>
        <li>
          If you lead a team, the first member who has an account and has agreed to be in the team becomes the
          leader. If there is no such member, the team is deleted.
        </li>
        <li>
          You cannot delete your account while you lead a team whose payment is pending or accepted. Hand the
          team over first.
        </li>
        <li>The club keeps its records of payments.</li>
        <li>
          Your certificates stay valid and keep your name. Before you delete your account, give up any
          certificate that you do not want to keep.
        </li>
      </ul>
      {/*
       * Outlined, so that this dangerous button is not the most prominent one on the page. The dialog's button is
       * filled.
       */}
      <div className="[&>button]:text-bad">
        <Button variant="secondary" wide onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      {open ? <DeleteAccountModal onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}

/** Asks for the password, and then deletes the account and logs out. The route guard then shows the home page. */
function DeleteAccountModal({ onClose }: { readonly onClose: () => void }) {
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
