import { useState } from "react";
import { usePreservedState } from "../../../shared/drafts/preserved-state";
import { Button } from "../../../shared/ui/button";
import { Panel } from "../../../shared/ui/panel";
import { useSession } from "../../../shared/session/use-session";
import { SUCCESS } from "@contract/kernel/contract/catalogue";
import { useDeleteAccountMutation } from "../../../graphql/features/accounts";
import { clearSession } from "../../../shared/session/session-store";
import { exchangeSession } from "../hooks/exchange-session";
import { ProofModal } from "../second-factor/components/proof-modal";

/** What deleting the account does, and the button that asks for it. */
export function DeleteAccountPanel() {
  const [open, setOpen] = useState(false);
  usePreservedState("profile-delete-open", open, setOpen);
  return (
    <Panel title="Delete account">
      <ul className="mb-4 grid list-disc gap-2 pl-5 text-soft">
        <li>Your account and your personal data are deleted for good.</li>
        <li>
          If you lead a team, its first member with an account becomes the leader. If there is none, the team
          is deleted.
        </li>
        <li>
          While your team&apos;s payment is pending or accepted you cannot leave as its leader: hand the team
          over first.
        </li>
        <li>The club keeps its records of payments.</li>
        <li>Your certificates stay good, with your name. Give up first what is not to be kept.</li>
      </ul>
      <Button variant="danger" wide onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open ? <DeleteAccountModal onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}

/** The last question, answered with the password. Signing out then lets the guard lead home. */
function DeleteAccountModal({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const [deleteAccount] = useDeleteAccountMutation();
  return (
    <ProofModal
      title="Delete your account?"
      description={
        <>
          This deletes the account of <span className="font-mono font-semibold">{session?.email}</span> and
          cannot be undone.
        </>
      }
      passwordLabel="Password"
      label="Delete account"
      busyLabel="Deleting..."
      danger
      onSubmit={(password) =>
        exchangeSession(async () => {
          const { data } = await deleteAccount({ variables: { input: { password } } });
          clearSession(true, data?.deleteAccount.message ?? SUCCESS.accountDeleted);
        })
      }
      onClose={onClose}
    />
  );
}
