import {
  ClubSettingsDocument,
  useTestMailSettingsMutation,
  UpdateMailSettingsDocument,
  type ClubSettingsFieldsFragment,
} from "../../../graphql/features/admin-settings";
import type { MailSecurity, MailSettingsInput } from "../../../graphql/schema-types";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { byField } from "../../../shared/errors/by-field";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { useAction } from "../../../shared/hooks/use-action";
import { UnsavedDraft } from "../../../shared/drafts/unsaved-draft";
import { useDraft } from "../../../shared/drafts/use-draft";
import { TheirVersion } from "../../../shared/versions/their-version";
import { useVersion } from "../../../shared/versions/use-version";
import { Failure } from "../../../shared/forms/form-failure";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ErrorSummary } from "../../../shared/ui/error-summary";
import { PasswordField } from "../../../shared/ui/password-field";
import { RadioGroup } from "../../../shared/ui/radio-group";
import { TextField } from "../../../shared/ui/text-field";
import { fieldOf, fixedProps } from "../settings-fields";
import { FixedNote } from "./fixed-note";
import { t } from "@contract/kernel/contract/t";

const SECURITY: readonly { value: MailSecurity; label: string; hint: string }[] = [
  { value: "tls", label: "TLS", hint: "Usually port 465." },
  { value: "startTls", label: "STARTTLS", hint: "Usually port 587." },
  {
    value: "plain",
    label: "Encrypted only if the server offers it",
    hint: "Only for a mail server in your own network.",
  },
];

type TextName = "host" | "port" | "user" | "password" | "senderName" | "senderEmail" | "clubEmail";
type Values = Record<TextName, string> & { security: MailSecurity };

interface MailFormProps {
  readonly settings: ClubSettingsFieldsFragment;
  readonly onSaved: (message: string) => void;
  readonly isStep: boolean;
}

function valuesOf(settings: ClubSettingsFieldsFragment): Values {
  const value = (name: string) => fieldOf(settings, name).value;
  return {
    host: value("host"),
    port: value("port") || "587",
    security: (value("security") || "startTls") as MailSecurity,
    user: value("user"),
    password: "",
    senderName: value("senderName"),
    senderEmail: value("senderEmail"),
    clubEmail: value("clubEmail"),
  };
}

const LABELS = {
  host: t("Mail server"),
  port: t("Port"),
  security: t("Connection"),
  user: t("User name"),
  senderName: t("Sender's name"),
  senderEmail: t("Sender's address"),
  clubEmail: t("Address for mail to the club"),
};

/** The form for the site's mail settings, which can be tested before they are saved. */
export function MailForm({ settings, onSaved, isStep }: MailFormProps) {
  const fetchSettings = useFetch(ClubSettingsDocument, "no-cache");
  const version = useVersion(settings.version, async () => {
    const { clubSettings } = await fetchSettings({ topic: "mail" });
    return { values: valuesOf(clubSettings), version: clubSettings.version };
  });
  const keepsPassword = fieldOf(settings, "password").isSet;
  const inputOf = ({ port, password, ...values }: Values) => ({
    ...values,
    version: version.version,
    host: values.host.trim(),
    port: /^\s*\d+\s*$/.test(port) ? Number(port) : 0,
    user: values.user.trim(),
    password: password === "" ? null : password,
  });
  const form = useMutationForm(
    UpdateMailSettingsDocument,
    () => import("@contract/modules/settings/contract/mail-settings.input").then((m) => m.MailSettingsInput),
    {
      initial: valuesOf(settings),
      version,
      rules: ({ senderEmail }) =>
        senderEmail.trim() === "" ? { senderEmail: t("Enter the sender's address") } : {},
      toInput: inputOf,
      onDone: ({ message }, values) => {
        form.reset(values);
        draft.saved();
        onSaved(message);
      },
    },
  );
  const draft = useDraft({
    key: `mail settings ${settings.version}`,
    value: { ...form.values, password: "" },
    restore: form.restore,
    dirty: form.dirty,
  });
  const isFixed = fieldOf(settings, "host").fixedBy !== null;
  if (isFixed)
    return (
      <Banner tone="info">
        SMTP_URL in the server's environment decides how mail is sent. Only the person who runs the server can
        change SMTP_URL.
      </Banner>
    );
  return (
    <form {...form.formProps} className="grid max-w-xl gap-5" aria-label="Mail">
      <ErrorSummary errors={form.summary} />
      <UnsavedDraft draft={draft} hasPassword />
      <TheirVersion
        theirs={version.theirs}
        mine={form.values}
        labels={LABELS}
        onTake={(theirs) => form.restore(theirs)}
      />
      <Failure failure={form.failure} />
      <FixedNote settings={settings} />
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <TextField
          {...form.field("host")}
          label="Mail server"
          mono
          autoCapitalize="none"
          spellCheck={false}
          hint="For example: smtp.gmail.com. You find the name in your mail provider's help pages."
        />
        <TextField {...form.field("port")} label="Port" mono inputMode="numeric" hint="465 or 587" />
      </div>
      <RadioGroup {...form.field("security")} legend="Connection" options={SECURITY} />
      <TextField
        {...form.field("user")}
        label="User name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Usually the whole e-mail address."
        optional
      />
      <PasswordField
        {...form.field("password")}
        label="Password"
        autoComplete="new-password"
        hint={
          keepsPassword
            ? "A password is stored. Leave empty to keep it."
            : "For Gmail and Outlook, use an app password from the account's security settings."
        }
        optional
      />
      <TextField
        {...form.field("senderName")}
        label="Sender's name"
        {...fixedProps(settings, "senderName", t("The name that recipients see."))}
      />
      <TextField
        {...form.field("senderEmail")}
        label="Sender's address"
        type="email"
        {...fixedProps(settings, "senderEmail", t("The mail server must accept this address as the sender."))}
      />
      <TextField
        {...form.field("clubEmail")}
        label="Address for mail to the club"
        type="email"
        optional
        {...fixedProps(
          settings,
          "clubEmail",
          t("The contact form sends messages to this address. Leave empty to send them to all Superadmins."),
        )}
      />
      <MailTrial input={() => inputOf(form.values)} />
      <div>
        <SubmitButton
          form={form}
          variant={isStep || form.dirty ? "primary" : "secondary"}
          busyLabel="Saving..."
        >
          {isStep ? "Save and continue" : "Save mail settings"}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Sends a test mail with the typed settings to the admin who clicks. */
function MailTrial({ input }: { readonly input: () => MailSettingsInput }) {
  const [test] = useTestMailSettingsMutation();
  const { busy, notice, run } = useAction();
  const send = byField(
    async () => (await test({ variables: { input: input() } })).data?.testMailSettings.message,
  );
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" busy={busy} busyLabel="Sending..." onClick={() => void run(send)}>
        Send me a test mail
      </Button>
      <div role="status">{notice === null ? null : <Banner tone={notice.tone}>{notice.text}</Banner>}</div>
    </div>
  );
}
