import { useId } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useRenamePasskeyMutation, type SecondFactorOutcomeFragment } from "../../../../graphql/generated";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { useForm } from "../../../../shared/forms/use-form";
import { Button } from "../../../../shared/ui/button";
import { Modal } from "../../../../shared/ui/modal";
import { TextField } from "../../../../shared/ui/text-field";

interface RenamePasskeyModalProps {
  readonly passkey: { readonly id: string; readonly name: string };
  readonly onDone: (outcome: SecondFactorOutcomeFragment) => Promise<void>;
  readonly onClose: () => void;
}

/** A new name for a passkey. */
export function RenamePasskeyModal({ passkey, onDone, onClose }: RenamePasskeyModalProps) {
  const id = useId();
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
    <Modal
      open
      onClose={onClose}
      title="Rename the passkey"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} className="grid gap-4">
        <FormFailure form={form} />
        <TextField {...form.field("name")} label="Name" autoComplete="off" />
      </form>
    </Modal>
  );
}
