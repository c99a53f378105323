import { useState } from "react";
import { momentText } from "@contract/kernel/contract/india-time";
import { Failure } from "../../../shared/forms/form-failure";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ErrorSummary } from "../../../shared/ui/error-summary";
import { WhenAnswered } from "../../../shared/ui/list-state";
import { Panel } from "../../../shared/ui/panel";
import { useAudience, type Audience } from "../hooks/use-audience";
import { type MailForm, useMailForm } from "../hooks/use-mail-form";
import { useScheduleMail } from "../hooks/use-schedule-mail";
import { momentOf, type MailValues, userIdsOf } from "../mail-values";
import { useSendMail } from "../hooks/use-send-mail";
import { AudienceFields } from "./audience-fields";
import { AudienceSummary } from "./audience-summary";
import { MailPreview } from "./mail-preview";
import { TeamPicker } from "./team-picker";
import { TemplateBar } from "./template-bar";
import { WhenFields } from "./when-fields";
import { WordingFields } from "./wording-fields";
import { TheirVersion } from "../../../shared/versions/their-version";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { t } from "@contract/kernel/contract/t";

interface WriteMailProps {
  /** The scheduled mail to change. Null for a new mail. */
  readonly scheduled?: MailValues | null;
  readonly onSent: (mailingId: string) => void;
  readonly onScheduled: () => void;
}

/** The form to write a mail to teams: recipients, text, a preview for each recipient, and Send. */
export function WriteMail({ scheduled = null, onSent, onScheduled }: WriteMailProps) {
  const writing = useMailForm(scheduled);
  const { form, draft, dirty } = writing;
  const looked = useAudience(form.values);
  const sending = useSendMail();
  const scheduling = useScheduleMail((version) => form.set("version", version));
  const isLater = form.values.when === "later";
  const [changed, setChanged] = useState(false);
  const { audience, recipients } = looked;

  const send = async () => {
    if (audience === null) return;
    setChanged(false);
    if (isLater) {
      if (!(await scheduling.schedule(form.values))) return;
      writing.stopAsking();
      writing.begin();
      onScheduled();
      return;
    }
    await sending.send(form.values, audience, (mailingId) => {
      writing.stopAsking();
      writing.begin();
      onSent(mailingId);
    });
  };
  const close = () => {
    // Reloads the recipients, because they have changed since the preview.
    if (sending.error?.code === "MAILING_CHANGED") {
      setChanged(true);
      void looked.reload();
    }
    sending.forget();
    scheduling.forget();
    writing.stopAsking();
  };
  return (
    <WhenAnswered states={[looked]}>
      <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-label="Mail to teams">
        {writing.isLost ? (
          <Banner tone="error">
            Your selection was lost. A selection of more than 100 rows works only in the browser tab where you
            made it. Select the rows again.
          </Banner>
        ) : null}
        {draft.isRestored ? (
          <Banner tone="info" onDismiss={draft.dismissRestored}>
            Your unfinished mail was restored.
            {writing.turnToNamed === null
              ? null
              : " The mail still has its earlier recipients, not those that you have just selected."}
          </Banner>
        ) : null}
        {writing.turnToNamed === null ? null : (
          <div>
            <Button variant="secondary" onClick={writing.turnToNamed}>
              Use the new selection
            </Button>
          </div>
        )}
        {changed ? (
          <Banner tone="error">The recipients changed. Check the new list, then send.</Banner>
        ) : null}
        <ErrorSummary errors={form.summary} />
        <TheirVersion
          theirs={scheduling.theirs}
          mine={form.values}
          labels={{ subject: t("Subject"), text: t("Text"), sendAt: t("Time") }}
          show={(name, values) => (name === "sendAt" ? values.sendAt.replace("T", " ") : values[name])}
          onTake={(theirs) => form.restore(theirs)}
        />
        <Failure failure={form.failure} />
        <Panel title="Recipients" layout="grid grid-cols-[minmax(0,1fr)] gap-5">
          <AudienceFields form={form} />
          <TeamPicker form={form} />
          <ChosenPeople form={form} />
          <AudienceSummary looked={looked} />
        </Panel>
        <Panel title="Message">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <TemplateBar form={form} />
            <WordingFields form={form} />
          </div>
        </Panel>
        <Panel title="Preview for each recipient">
          <MailPreview recipients={recipients} values={form.values} />
        </Panel>
        <Panel title="Sending time">
          <WhenFields form={form} />
        </Panel>
        <div className="act-bar">
          <Button type="submit" disabled={looked.loading || recipients.length === 0}>
            {isLater ? "Schedule for" : "Send to"}{" "}
            {recipients.length === 1 ? "1 person" : `${recipients.length} people`}
          </Button>
          {dirty ? (
            <Button variant="quiet" onClick={writing.begin}>
              Start over
            </Button>
          ) : null}
          {/* On a phone, only for screen readers, to save space. The dialog gives the same information. */}
          <p className="text-sm text-soft max-sm:sr-only">
            {isLater
              ? "The mail goes to everyone who matches your selection when the mail is sent."
              : "You will confirm once more before the mail is sent."}
          </p>
        </div>
        {writing.isAsking && audience !== null ? (
          <SendModal
            audience={audience}
            count={recipients.length}
            subject={form.values.subject}
            sendAt={isLater ? momentOf(form.values.sendAt) : null}
            busy={sending.busy || scheduling.busy}
            error={sending.error?.message ?? scheduling.error}
            onClose={close}
            onSend={() => void send()}
          />
        ) : null}
      </form>
    </WhenAnswered>
  );
}

interface SendModalProps {
  readonly audience: Audience;
  readonly count: number;
  readonly subject: string;
  /** When the mail is sent. Null means immediately. */
  readonly sendAt: Date | null;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** Asks for confirmation, because a sent mail cannot be recalled. */
function SendModal({ audience, count, subject, sendAt, busy, error, onClose, onSend }: SendModalProps) {
  const people = t("{count, plural, one {1 person} other {# people}}", { count });
  return (
    <ConfirmModal
      open
      onClose={onClose}
      title={sendAt === null ? `Send to ${people}?` : `Send on ${momentText(sendAt)}?`}
      confirmLabel={sendAt === null ? `Send to ${people}` : t("Schedule|button")}
      busyLabel={sendAt === null ? "Sending..." : "Scheduling..."}
      busy={busy}
      error={error}
      onConfirm={onSend}
    >
      <span className="grid gap-3">
        <span>
          {audience.words}, {audience.event.title}. Each person gets a separate mail with the subject “
          {subject.trim()}”.{" "}
          {sendAt === null
            ? "A sent mail cannot be recalled."
            : `The mail goes to everyone who matches your selection at that time, currently ${people}. You can change or cancel the mail until then.`}
        </span>
        {audience.withoutAddress === 0 ? null : (
          <span>
            {audience.withoutAddress === 1 ? "1 person has" : `${audience.withoutAddress} people have`} no
            e-mail address and will not get this mail.
          </span>
        )}
      </span>
    </ConfirmModal>
  );
}

/** Shows how many people were selected under Users. Each gets a separate mail, whether or not they are in a team. */
function ChosenPeople({ form }: { readonly form: MailForm }) {
  const count = userIdsOf(form.values).length;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        <strong>{count === 1 ? "1 person" : `${String(count)} people`} chosen under Users</strong>, with or
        without a team.
      </p>
      <div className="outdent">
        <Button variant="quiet" onClick={() => form.set("userIds", "")}>
          Remove these people
        </Button>
      </div>
    </div>
  );
}
