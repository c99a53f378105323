import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { useSetLineAsideMutation } from "../../../graphql/features/admin-statements";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useForm } from "../../../shared/forms/use-form";
import { TextField } from "../../../shared/ui/text-field";
import { LineFacts } from "./line-facts";
import type { OpenLine } from "./use-bank-lines";

interface SetAsideModalProps {
  readonly line: OpenLine;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Asks what money is that no team paid. */
export function SetAsideModal({ line, onClose, onDone }: SetAsideModalProps) {
  const [setLineAside] = useSetLineAsideMutation();
  const form = useForm({
    // eslint-disable-next-line languages/untranslatable-text -- kept as written, for the next treasurer too
    initial: { reason: "not ours" },
    rules: ({ reason }) => (reason.trim() === "" ? { reason: ADMIN_RULES.setAsideReason } : {}),
    fallback: FALLBACKS.generic,
    submit: async ({ reason }) => {
      const input = { batchId: line.batchId, lineNumber: line.line, reason: reason.trim() };
      const { data } = await setLineAside({ variables: { input } });
      onDone(data?.setLineAside.message ?? "");
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Set ${formatPaise(line.left)} aside?`}
      description="It stays in the list of what was set aside, and can be taken up again."
      label="Set aside"
      busyLabel="Setting aside..."
      before={<LineFacts line={line} />}
    >
      <FormFailure form={form} />
      <TextField
        {...form.field("reason")}
        label="What is it?"
        hint="Such as: interest, or a donation"
        maxLength={120}
      />
    </FormModal>
  );
}
