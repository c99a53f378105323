import type { ComponentProps } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { TextAreaField, TextField } from "../ui/text-field";
import { FormFailure } from "./form-failure";
import { FormModal } from "./form-modal";
import { type FormOptions, useForm } from "./use-form";

type Modal = ComponentProps<typeof FormModal>;

interface ReasonModalProps<Input extends object>
  extends
    Pick<Modal, "onClose" | "title" | "description" | "label" | "busyLabel" | "danger">,
    Pick<ComponentProps<typeof TextField>, "hint" | "optional" | "autoComplete" | "maxLength"> {
  /** A field of one line instead of several. */
  readonly oneLine?: boolean;
  /** The text for an empty reason, where the contract does not refuse one. */
  readonly missing?: string;
  /** The contract's input class, and what is sent by it. */
  readonly check?: Required<Pick<FormOptions<{ reason: string }, Input>, "contract" | "toInput">>;
  /** Does it; the reason has no spaces around it. */
  readonly submit: (reason: string) => Promise<void>;
}

/** Asks for a reason, and does something with it. A refusal stays in the dialog. */
export function ReasonModal<Input extends object>(props: ReasonModalProps<Input>) {
  const { oneLine = false, missing, check, submit, autoComplete, ...rest } = props;
  const { hint, optional = false, maxLength = LIMITS.reasonMax, ...modal } = rest;
  const form = useForm<{ reason: string }, Input>({
    initial: { reason: "" },
    ...check,
    rules: ({ reason }) => (missing !== undefined && reason.trim() === "" ? { reason: missing } : {}),
    fallback: FALLBACKS.generic,
    submit: ({ reason }) => submit(reason.trim()),
  });
  const field = { ...form.field("reason"), hint, optional, maxLength };
  return (
    <FormModal {...modal} form={form}>
      <FormFailure form={form} />
      {oneLine ? (
        <TextField {...field} label="Reason" autoComplete={autoComplete} />
      ) : (
        <TextAreaField {...field} label="Reason" />
      )}
    </FormModal>
  );
}
