import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useStartHandleProofMutation } from "../../../graphql/features/accounts";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useForm } from "../../../shared/forms/use-form";
import { HandleField } from "../../../shared/ui/field-kinds";
import type { Challenge } from "./handle-proof";

interface StartProofModalProps {
  readonly handle: string;
  readonly onStarted: (challenge: Challenge) => void;
  readonly onClose: () => void;
}

/** Which handle it is about: the account's, or another one that it gets by being proved. */
export function StartProofModal({ handle, onStarted, onClose }: StartProofModalProps) {
  const [start] = useStartHandleProofMutation();
  const form = useForm({
    initial: { codeforcesHandle: handle },
    contract: () =>
      import("@contract/modules/accounts/handle-proofs/contract/handle-proof.input").then(
        (m) => m.StartHandleProofInput,
      ),
    fallback: FALLBACKS.generic,
    submit: async ({ codeforcesHandle }) => {
      const { data } = await start({ variables: { input: { codeforcesHandle } } });
      const challenge = data?.startHandleProof.handleProof.challenge ?? null;
      if (challenge !== null) onStarted(challenge);
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Prove your Codeforces handle"
      description="You do a small thing on Codeforces that only you can do there. Then the handle is yours here: in your account, in your teams, and nobody else in an event can have it."
      label="Start"
      busyLabel="Starting..."
    >
      <FormFailure form={form} />
      <HandleField {...form.field("codeforcesHandle")} optional={false} />
    </FormModal>
  );
}
