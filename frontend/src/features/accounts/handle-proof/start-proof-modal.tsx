import { StartHandleProofDocument } from "../../../graphql/features/accounts";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { HandleField } from "../../../shared/ui/field-kinds";
import type { Challenge } from "./handle-proof";

interface StartProofModalProps {
  readonly handle: string;
  readonly onStarted: (challenge: Challenge) => void;
  readonly onClose: () => void;
}

/** Asks for the handle to prove. The proof also saves the handle in the account. */
export function StartProofModal({ handle, onStarted, onClose }: StartProofModalProps) {
  const form = useMutationForm(
    StartHandleProofDocument,
    () =>
      import("@contract/modules/accounts/handle-proofs/contract/handle-proof.input").then(
        (m) => m.StartHandleProofInput,
      ),
    {
      initial: { codeforcesHandle: handle },
      toInput: (values) => values,
      onDone: ({ handleProof: { challenge } }) => {
        if (challenge !== null) onStarted(challenge);
      },
    },
  );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Prove your Codeforces handle"
      description="To prove that the handle is yours, log in to Codeforces with it and do a small task. We then save the handle in your account and your teams. Nobody else in your events can use the handle."
      label="Start"
      busyLabel="Starting..."
    >
      <FormFailure form={form} />
      <HandleField {...form.field("codeforcesHandle")} optional={false} />
    </FormModal>
  );
}
