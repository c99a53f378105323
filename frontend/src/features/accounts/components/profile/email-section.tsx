import { useSession } from "../../../../shared/session/session-store";
import { EmailAddress } from "../../../../shared/ui/values";
import { useChangeEmail } from "../../hooks/use-change-email";
import { useFocusOnChange } from "../../../../shared/hooks/use-focus-on-change";
import { ConfirmEmailForm, NewEmailForm } from "./change-email-forms";
import { EditableSection, type CloseForm } from "./editable-section";
import { OTHERS_LOGGED_OUT } from "./password-section";

/** Shows the login address, with a form to change it. */
export function EmailSection() {
  const session = useSession();
  return (
    <EditableSection
      title="Email"
      editLabel="Change e-mail"
      preserveKey="profile-email-open"
      view={
        <p className="text-soft">
          You log in with{" "}
          <span className="font-mono font-semibold text-ink">
            <EmailAddress email={session?.email ?? ""} />
          </span>
          . The club sends its mails to this address.
        </p>
      }
    >
      {(close) => <ChangeEmail onClose={close} />}
    </EditableSection>
  );
}

/** Asks for the new address, then for the mailed code and the password. */
function ChangeEmail({ onClose }: { readonly onClose: CloseForm }) {
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
