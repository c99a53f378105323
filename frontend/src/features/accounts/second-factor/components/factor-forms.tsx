import { SECOND_FACTOR_RULES } from "@contract/kernel/contract/texts/second-factor.texts";
import {
  useAddPasskeyMutation,
  useNewRecoveryCodesMutation,
  usePasskeyRegistrationOptionsMutation,
  useRemovePasskeyMutation,
  useRemoveTotpMutation,
  RenamePasskeyDocument,
  type SecondFactorOutcomeFragment,
} from "../../../../graphql/features/accounts";
import { makePasskey } from "../../../../shared/passkeys/ask-passkey";
import type { OpenFactorForm } from "../hooks/use-second-factors";
import { AppSetupModal } from "./app-setup-modal";
import { ProofModal, type OwnWays } from "./proof-modal";
import { t } from "@contract/kernel/contract/t";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { useMutationForm } from "../../../../shared/forms/use-mutation-form";
import { TextField } from "../../../../shared/ui/text-field";
import { FormModal } from "../../../../shared/forms/form-modal";

interface FactorFormsProps {
  readonly open: OpenFactorForm;
  readonly ways: OwnWays;
  readonly onDone: (outcome: SecondFactorOutcomeFragment) => Promise<void>;
  readonly onClose: () => void;
}

export function FactorForms({ open, ways, onDone, onClose }: FactorFormsProps) {
  const [removeTotp] = useRemoveTotpMutation();
  const [newRecoveryCodes] = useNewRecoveryCodesMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [passkeyOptions] = usePasskeyRegistrationOptionsMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const settle = async (outcome: SecondFactorOutcomeFragment | undefined) => {
    if (outcome === undefined) throw new Error("The server answered nothing");
    await onDone(outcome);
  };

  switch (open.kind) {
    case "app":
      return <AppSetupModal ways={ways} onDone={onDone} onClose={onClose} />;
    case "rename":
      return <RenamePasskeyModal passkey={open} onDone={onDone} onClose={onClose} />;
    case "passkey":
      return (
        <ProofModal
          ways={ways}
          title="Add a passkey"
          description="Your browser will ask for your fingerprint, face, PIN or security key."
          label="Add passkey"
          busyLabel="Waiting for your passkey..."
          name={{
            label: "Name",
            initial: t("My passkey"),
            hint: "Enter a name that helps you recognise this passkey, for example the device's name.",
          }}
          fallback={SECOND_FACTOR_RULES.passkey}
          onSubmit={async (proof, name) => {
            const { data } = await passkeyOptions({ variables: { input: proof } });
            const passkey = await makePasskey(data?.passkeyRegistrationOptions.options ?? "");
            const added = await addPasskey({ variables: { input: { passkey, name } } });
            await settle(added.data?.addPasskey);
          }}
          onClose={onClose}
        />
      );
    case "remove-app":
      return (
        <ProofModal
          ways={ways}
          title="Remove the authenticator app?"
          description="You will no longer be able to log in with the app's codes. Also delete the entry for this site in the app."
          label="Remove app"
          busyLabel="Removing..."
          danger
          onSubmit={async (proof) =>
            settle((await removeTotp({ variables: { input: proof } })).data?.removeTotp)
          }
          onClose={onClose}
        />
      );
    case "remove-passkey":
      return (
        <ProofModal
          ways={ways}
          title={`Remove the passkey “${open.name}”?`}
          description="You will no longer be able to log in with this passkey. Also remove the passkey from the device."
          label="Remove passkey"
          busyLabel="Removing..."
          danger
          onSubmit={async (proof) => {
            const input = { id: open.id, ...proof };
            await settle((await removePasskey({ variables: { input } })).data?.removePasskey);
          }}
          onClose={onClose}
        />
      );
    case "codes":
      return (
        <ProofModal
          ways={ways}
          title="Make new recovery codes?"
          description="You will get 10 new codes. Your current codes will stop working."
          label="Make new codes"
          busyLabel="Creating..."
          onSubmit={async (proof) =>
            settle((await newRecoveryCodes({ variables: { input: proof } })).data?.newRecoveryCodes)
          }
          onClose={onClose}
        />
      );
  }
}

interface RenamePasskeyModalProps {
  readonly passkey: { readonly id: string; readonly name: string };
  readonly onDone: (outcome: SecondFactorOutcomeFragment) => Promise<void>;
  readonly onClose: () => void;
}

function RenamePasskeyModal({ passkey, onDone, onClose }: RenamePasskeyModalProps) {
  const form = useMutationForm(
    RenamePasskeyDocument,
    () =>
      import("@contract/modules/accounts/second-factor/contract/factor-setup.input").then(
        (m) => m.RenamePasskeyInput,
      ),
    { initial: { name: passkey.name }, toInput: ({ name }) => ({ id: passkey.id, name }), onDone },
  );
  return (
    <FormModal form={form} onClose={onClose} title="Rename the passkey" label="Save" busyLabel="Saving...">
      <FormFailure form={form} />
      <TextField {...form.field("name")} label="Name" autoComplete="off" />
    </FormModal>
  );
}
