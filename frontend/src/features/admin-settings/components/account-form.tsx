import { useState } from "react";
import {
  AccountQrDocument,
  ClubSettingsDocument,
  UpdateAccountSettingsDocument,
  type ClubSettingsFieldsFragment,
} from "../../../graphql/features/admin-settings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { UnsavedDraft } from "../../../shared/drafts/unsaved-draft";
import { useDraft } from "../../../shared/drafts/use-draft";
import { useAction } from "../../../shared/hooks/use-action";
import { TheirVersion } from "../../../shared/versions/their-version";
import { useVersion } from "../../../shared/versions/use-version";
import { Failure } from "../../../shared/forms/form-failure";
import { Button } from "../../../shared/ui/button";
import { ErrorSummary } from "../../../shared/ui/error-summary";
import { TextField } from "../../../shared/ui/text-field";
import { fieldOf, fixedProps } from "../settings-fields";
import { FixedNote } from "./fixed-note";
import { t } from "@contract/kernel/contract/t";

interface AccountFormProps {
  readonly settings: ClubSettingsFieldsFragment;
  readonly onSaved: (message: string) => void;
  readonly isStep: boolean;
}

type Values = Record<"upiId" | "bankAccountName" | "bankAccountNumber" | "bankIfsc", string>;

function valuesOf(settings: ClubSettingsFieldsFragment): Values {
  const value = (name: keyof Values) => fieldOf(settings, name).value;
  return {
    upiId: value("upiId"),
    bankAccountName: value("bankAccountName"),
    bankAccountNumber: value("bankAccountNumber"),
    bankIfsc: value("bankIfsc"),
  };
}

const LABELS = {
  bankAccountName: t("Account holder"),
  upiId: t("UPI ID"),
  bankAccountNumber: t("Account number"),
  bankIfsc: t("IFSC"),
};

/** The form for the account that teams pay their fees to. */
export function AccountForm({ settings, onSaved, isStep }: AccountFormProps) {
  const fetchSettings = useFetch(ClubSettingsDocument, "no-cache");
  const version = useVersion(settings.version, async () => {
    const { clubSettings } = await fetchSettings({ topic: "account" });
    return { values: valuesOf(clubSettings), version: clubSettings.version };
  });
  const inputOf = (values: Values) => ({
    version: version.version,
    upiId: values.upiId.trim(),
    bankAccountName: values.bankAccountName.trim(),
    // A number copied from a passbook may have spaces or hyphens.
    bankAccountNumber: values.bankAccountNumber.replace(/[\s-]/g, ""),
    bankIfsc: values.bankIfsc.replace(/\s/g, "").toUpperCase(),
  });
  const form = useMutationForm(
    UpdateAccountSettingsDocument,
    () =>
      import("@contract/modules/settings/contract/account-settings.input").then(
        (m) => m.AccountSettingsInput,
      ),
    {
      initial: valuesOf(settings),
      version,
      toInput: inputOf,
      onDone: ({ message }, values) => {
        form.reset(values);
        draft.saved();
        onSaved(message);
      },
    },
  );
  const draft = useDraft({
    key: `account settings ${settings.version}`,
    value: form.values,
    restore: form.restore,
    dirty: form.dirty,
  });
  const { upiId, bankAccountNumber, bankIfsc } = form.values;
  const isEmpty = (...texts: readonly string[]) => texts.every((text) => text.trim() === "");
  const isFixed = settings.fields.every(({ fixedBy }) => fixedBy !== null);
  return (
    <form {...form.formProps} className="grid max-w-xl gap-5" aria-label="Account for payments">
      <ErrorSummary errors={form.summary} />
      <UnsavedDraft draft={draft} />
      <TheirVersion
        theirs={version.theirs}
        mine={form.values}
        labels={LABELS}
        onTake={(theirs) => form.restore(theirs)}
      />
      <Failure failure={form.failure} />
      <FixedNote settings={settings} />
      <TextField
        {...form.field("bankAccountName")}
        label="Account holder"
        optional={isEmpty(upiId, bankAccountNumber, bankIfsc)}
        {...fixedProps(
          settings,
          "bankAccountName",
          t("The name that the bank shows to the payer. Needed with a UPI ID or an account number."),
        )}
      />
      <TextField
        {...form.field("upiId")}
        label="UPI ID"
        mono
        autoCapitalize="none"
        spellCheck={false}
        optional
        {...fixedProps(
          settings,
          "upiId",
          t("For example: club@bank. Students can then scan a QR code and do not have to type anything."),
        )}
      />
      <TextField
        {...form.field("bankAccountNumber")}
        label="Account number"
        mono
        inputMode="numeric"
        optional={isEmpty(bankIfsc)}
        {...fixedProps(settings, "bankAccountNumber", t("For students who pay by bank transfer."))}
      />
      <TextField
        {...form.field("bankIfsc")}
        label="IFSC"
        mono
        autoCapitalize="characters"
        optional={isEmpty(bankAccountNumber)}
        {...fixedProps(settings, "bankIfsc", t("11 characters, printed on your cheque book."))}
      />
      <AccountTrial input={inputOf(form.values)} />
      {isFixed ? null : (
        <div>
          <SubmitButton
            form={form}
            variant={isStep || form.dirty ? "primary" : "secondary"}
            busyLabel="Saving..."
          >
            {isStep ? "Save and continue" : "Save account"}
          </SubmitButton>
        </div>
      )}
    </form>
  );
}

type Input = { version: string } & Values;

/** Shows the QR code of the account in the form, so that an admin can try the code with a phone before teams pay. */
function AccountTrial({ input }: { readonly input: Input }) {
  const fetchQr = useFetch(AccountQrDocument, "no-cache");
  const [shown, setShown] = useState<{ of: string; svg: string | null } | null>(null);
  const { failure, run } = useAction();
  const typed = JSON.stringify(input);
  const show = () =>
    run(async () => {
      setShown({ of: typed, svg: (await fetchQr({ input })).accountQr ?? null });
    });
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" onClick={() => void show()}>
        Show the QR code
      </Button>
      <div role="status">
        {failure !== null ? (
          <p className="text-bad">The QR code could not be made. Correct the fields first.</p>
        ) : null}
        {shown === null || shown.of !== typed ? null : shown.svg === null ? (
          <p className="text-soft">Enter the UPI ID and the account holder to get a QR code.</p>
        ) : (
          <div className="grid gap-2">
            <img
              className="w-48 border border-rule bg-white"
              width={192}
              height={192}
              alt="QR code for paying ₹1 to this account"
              src={`data:image/svg+xml;utf8,${encodeURIComponent(shown.svg)}`}
            />
            <p className="max-w-prose text-sm text-soft">
              Scan the code with your payment app. The app must show the club's name and ₹1. You do not have
              to pay.
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
