import type { ReactNode } from "react";
import { FALLBACKS, RULES } from "@contract/kernel/contract/catalogue";
import { t } from "@contract/kernel/contract/t";
import type { OwnerProofInput } from "../../../../graphql/schema-types";
import { usePasskeyProofOptionsMutation } from "../../../../graphql/shared/confirmation";
import { FormProblems } from "../../../../shared/forms/form-failure";
import { FormModal } from "../../../../shared/forms/form-modal";
import { useForm } from "../../../../shared/forms/use-form";
import { usePasskey } from "../../../../shared/passkeys/use-passkey";
import { useSession } from "../../../../shared/session/session-store";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { PasswordField } from "../../../../shared/ui/password-field";
import { TextField } from "../../../../shared/ui/text-field";

/** Which factors an account has. Without any, it has no two-step login. */
export interface OwnWays {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
}

interface ProofModalProps {
  readonly title: string;
  readonly description: ReactNode;
  /** The label of the button, which says what the button does: "Remove app", never "OK". */
  readonly label: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  /** The account's factors. If there are none, the user proves their identity with the password. */
  readonly ways: OwnWays;
  /** An additional field for a name, with its initial value. */
  readonly name?: { readonly label: string; readonly initial: string; readonly hint: string };
  /** The error text for a failure without a text from the server. */
  readonly fallback?: string;
  readonly onSubmit: (proof: OwnerProofInput, name: string) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Asks the account's owner for a factor, or for the password if the account has no factor. The dialog cannot be closed
 * while it is busy.
 */
export function ProofModal(props: ProofModalProps) {
  const { title, description, label, busyLabel, danger = false, name, ways, onSubmit, onClose } = props;
  const session = useSession();
  const isOn = ways.hasApp || ways.hasPasskey;
  const [proofOptions] = usePasskeyProofOptionsMutation();
  const form = useForm({
    initial: { name: name?.initial ?? "", proof: "" },
    contract: () =>
      import("@contract/modules/accounts/second-factor/contract/factor-setup.input").then(
        (m) => m.OwnerProofInput,
      ),
    toInput: ({ proof }) => proofOf(proof, isOn),
    rules: ({ proof }) => ({ proof: proof.trim() === "" ? emptyText(isOn) : undefined }),
    aliases: { password: "proof", code: "proof", recoveryCode: "proof" },
    fallback: props.fallback ?? FALLBACKS.generic,
    submit: ({ proof, name: typed }) => onSubmit(proofOf(proof, isOn), typed),
  });
  const passkey = usePasskey({
    options: async () => (await proofOptions()).data?.passkeyProofOptions.options,
    send: (answer) => onSubmit({ passkey: answer }, form.values.name),
  });
  const busy = form.busy || passkey.busy;
  return (
    <FormModal
      proves
      form={{ ...form, busy }}
      onClose={onClose}
      {...{ title, description, label, busyLabel, danger }}
    >
      <FormProblems form={form} />
      {/* Hidden, but tells a password manager which account's password to offer. */}
      <input type="email" name="email" autoComplete="username" value={session?.email ?? ""} readOnly hidden />
      {name === undefined ? null : (
        <TextField {...form.field("name")} label={name.label} hint={name.hint} autoComplete="off" />
      )}
      {ways.hasPasskey ? (
        <>
          {passkey.failure === null ? null : <Banner tone="error">{passkey.failure.message}</Banner>}
          <Button
            wide
            busy={passkey.busy}
            busyLabel="Waiting for your passkey..."
            disabled={form.busy}
            onClick={passkey.ask}
          >
            Use a passkey
          </Button>
        </>
      ) : null}
      {isOn ? (
        <TextField
          {...form.field("proof")}
          label={ways.hasApp ? t("Code") : t("Recovery code")}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          mono
          hint={
            ways.hasApp
              ? t("Enter the 6 digits that your app shows, or one of your recovery codes.")
              : t("If you lost your passkey, enter one of your recovery codes.")
          }
        />
      ) : (
        <PasswordField
          {...form.field("proof")}
          label="Your password"
          autoComplete="current-password"
          hint="We ask for your password to check that it is you."
        />
      )}
    </FormModal>
  );
}

/**
 * Returns the entered text as a proof. The length shows the kind of proof: an app's code has six digits, and a recovery
 * code has 24 characters, or 16 in earlier versions.
 */
function proofOf(typed: string, isOn: boolean): OwnerProofInput {
  if (!isOn) return { password: typed };
  const text = typed.trim();
  return text.replaceAll(/\s/g, "").length > 6 ? { recoveryCode: text } : { code: text };
}

function emptyText(isOn: boolean): string {
  return isOn ? RULES.otp : RULES.passwordRequired;
}
