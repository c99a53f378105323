import { useChangeEmail } from "../../hooks/use-change-email";
import { useFocusOnChange } from "../../../../shared/hooks/use-focus-on-change";
import { ConfirmEmailForm, NewEmailForm } from "./change-email-forms";
import type { CloseForm } from "./editable-section";
import { OTHERS_LOGGED_OUT } from "./others-logged-out";

/** Asks for the new address, then for the mailed code and the password. */
export function ChangeEmail({ onClose }: { readonly onClose: CloseForm }) {
  const change = useChangeEmail((text) => onClose(`${text} ${OTHERS_LOGGED_OUT}`));
  const { pending } = change;
  const containerRef = useFocusOnChange(pending === null);
  return (
    <div ref={containerRef}>
      {pending === null ? (
        <NewEmailForm change={change} onCancel={() => onClose()} />
      ) : (
        <ConfirmEmailForm
          {...pending}
          onChanged={change.changed}
          onResend={() => change.resend(pending.newEmail)}
          onBack={change.restart}
          onCancel={() => onClose()}
        />
      )}
    </div>
  );
}
