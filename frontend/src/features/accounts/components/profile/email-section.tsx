import { useSession } from "../../../../shared/session/session-store";
import { EmailAddress } from "../../../../shared/ui/values";
import { lazyPart } from "../../../../shared/lazy-page";
import { EditableSection } from "./editable-section";

const ChangeEmail = lazyPart(() => import("./change-email").then((m) => m.ChangeEmail));

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
