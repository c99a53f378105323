import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { lazyModal } from "../../../../shared/modal/lazy-modal";
import { usePreservedState } from "../../../../shared/drafts/preserved-state";
import { Button } from "../../../../shared/ui/button";
import { Panel } from "../../../../shared/ui/panel";

const DeleteAccountModal = lazyModal(t("Delete your account?"), () =>
  import("./delete-account-modal").then((m) => m.DeleteAccountModal),
);

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
