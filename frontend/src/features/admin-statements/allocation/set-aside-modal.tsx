import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { SetLineAsideDocument } from "../../../graphql/features/admin-statements";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { TextField } from "../../../shared/ui/text-field";
import { t } from "@contract/kernel/contract/t";
import { LineFacts } from "./line-facts";
import type { OpenLine } from "./open-lines";

interface SetAsideModalProps {
  readonly line: OpenLine;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Asks why a line's money does not belong to a team. */
export function SetAsideModal({ line, onClose, onDone }: SetAsideModalProps) {
  const form = useMutationForm(SetLineAsideDocument, null, {
    initial: { reason: t("not ours") },
    rules: ({ reason }) => (reason.trim() === "" ? { reason: ADMIN_RULES.setAsideReason } : {}),
    toInput: ({ reason }) => ({ batchId: line.batchId, lineNumber: line.line, reason: reason.trim() }),
    onDone: ({ message }) => onDone(message),
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Set ${formatPaise(line.left)} aside?`}
      description="The line stays under “Money without a team”. You can reopen the line there."
      label={t("Set {amount} aside", { amount: formatPaise(line.left) })}
      busyLabel="Setting aside..."
      before={<LineFacts line={line} />}
    >
      <FormFailure form={form} />
      <TextField
        {...form.field("reason")}
        label="What is this money?"
        hint="For example: interest, or a donation"
        maxLength={120}
      />
    </FormModal>
  );
}
