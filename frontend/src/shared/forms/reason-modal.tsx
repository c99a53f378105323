import type { ComponentProps } from "react";
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { LIMITS } from "@contract/kernel/contract/limits";
import { TextAreaField, TextField } from "../ui/text-field";
import { t } from "@contract/kernel/contract/t";
import { FormFailure } from "./form-failure";
import { FormModal } from "./form-modal";
import { type Contract, type MutationFormOptions, useMutationForm } from "./use-mutation-form";

type Modal = ComponentProps<typeof FormModal>;
type Reason = Record<"reason", string>;

interface ReasonModalProps<Data extends object, Variables extends { input: object } & OperationVariables>
  extends
    Pick<Modal, "onClose" | "title" | "description" | "label" | "busyLabel" | "keepLabel" | "danger">,
    Pick<ComponentProps<typeof TextField>, "hint" | "optional" | "autoComplete" | "maxLength">,
    Pick<MutationFormOptions<Reason, Data, Variables>, "onDone" | "onRefused"> {
  readonly mutation: TypedDocumentNode<Data, Variables>;
  readonly contract?: Contract;
  /**
   * Returns the mutation's input.
   * @param reason the typed reason, trimmed
   */
  readonly toInput: (reason: string) => ReturnType<MutationFormOptions<Reason, Data, Variables>["toInput"]>;
  /** The field's label, by default "Reason". */
  readonly name?: string;
  /** True for a field of one line instead of several. */
  readonly oneLine?: boolean;
  /** Error text for an empty reason. Needed if the contract allows an empty reason. */
  readonly missing?: string;
}

/** Asks for a reason and runs a mutation with it. A refusal is shown in the dialog. */
export function ReasonModal<Data extends object, Variables extends { input: object } & OperationVariables>(
  props: ReasonModalProps<Data, Variables>,
) {
  const { mutation, contract = null, toInput, onDone, onRefused, oneLine = false, missing, ...rest } = props;
  const { name = t("Reason"), hint, optional = false, autoComplete, maxLength, ...modal } = rest;
  const form = useMutationForm(mutation, contract, {
    initial: { reason: "" },
    rules: ({ reason }) => (missing !== undefined && reason.trim() === "" ? { reason: missing } : {}),
    toInput: ({ reason }) => toInput(reason.trim()),
    onDone,
    ...(onRefused && { onRefused }),
  });
  const field = {
    ...form.field("reason"),
    label: name,
    hint,
    optional,
    maxLength: maxLength ?? LIMITS.reasonMax,
  };
  return (
    <FormModal {...modal} form={form}>
      <FormFailure form={form} />
      {oneLine ? <TextField {...field} autoComplete={autoComplete} /> : <TextAreaField {...field} />}
    </FormModal>
  );
}
