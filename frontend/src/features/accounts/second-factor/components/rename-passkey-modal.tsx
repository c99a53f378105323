import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useRenamePasskeyMutation, type SecondFactorOutcomeFragment } from "../../../../graphql/generated";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { useForm } from "../../../../shared/forms/use-form";
import { TextField } from "../../../../shared/ui/text-field";
import { FormModal } from "../../../../shared/forms/form-modal";

interface RenamePasskeyModalProps {
  readonly passkey: { readonly id: string; readonly name: string };
  readonly onDone: (outcome: SecondFactorOutcomeFragment) => Promise<void>;
  readonly onClose: () => void;
}

/** A new name for a passkey. */
export function RenamePasskeyModal({ passkey, onDone, onClose }: RenamePasskeyModalProps) {
  const [renamePasskey] = useRenamePasskeyMutation();
  const form = useForm({
    initial: { name: passkey.name },
    contract: () =>
      import("@contract/modules/accounts/second-factor/contract/factor-setup.input").then(
        (m) => m.RenamePasskeyInput,
      ),
    toInput: ({ name }) => ({ id: passkey.id, name }),
    fallback: FALLBACKS.generic,
    submit: async ({ name }) => {
      const { data } = await renamePasskey({ variables: { input: { id: passkey.id, name } } });
      if (data !== undefined) await onDone(data.renamePasskey);
    },
  });
  return (
    <FormModal form={form} onClose={onClose} title="Rename the passkey" label="Save" busyLabel="Saving...">
      <FormFailure form={form} />
      <TextField {...form.field("name")} label="Name" autoComplete="off" />
    </FormModal>
  );
}
