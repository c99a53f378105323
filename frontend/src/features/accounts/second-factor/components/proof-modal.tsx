import type { ReactNode } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { FormProblems } from "../../../../shared/forms/form-failure";
import { useForm } from "../../../../shared/forms/use-form";
import { useSession } from "../../../../shared/session/use-session";
import { PasswordField } from "../../../../shared/ui/password-field";
import { TextField } from "../../../../shared/ui/text-field";
import { FormModal } from "../../../../shared/forms/form-modal";

interface ProofModalProps {
  readonly title: string;
  readonly description: ReactNode;
  /** The verb itself: "Remove app", never "OK". */
  readonly label: string;
  readonly busyLabel: string;
  readonly passwordLabel?: string;
  readonly danger?: boolean;
  /** A name that is asked for as well, with what stands in it first. */
  readonly name?: { readonly label: string; readonly initial: string; readonly hint: string };
  /** The text for a failure that has none of its own. */
  readonly fallback?: string;
  readonly onSubmit: (password: string, name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before what only the person themselves may do. While busy it cannot be closed. */
export function ProofModal(props: ProofModalProps) {
  const { title, description, label, busyLabel, danger = false, name, onSubmit, onClose } = props;
  const session = useSession();
  const form = useForm({
    initial: { name: name?.initial ?? "", password: "" },
    contract: () =>
      import("@contract/modules/accounts/contract/delete-account.input").then((m) => m.DeleteAccountInput),
    fallback: props.fallback ?? FALLBACKS.generic,
    submit: ({ password, name: typed }) => onSubmit(password, typed),
  });
  return (
    <FormModal proves form={form} onClose={onClose} {...{ title, description, label, busyLabel, danger }}>
      <FormProblems form={form} />
      {/* Hidden, so that a password manager offers the password of this account. */}
      <input type="email" name="email" autoComplete="username" value={session?.email ?? ""} readOnly hidden />
      {name === undefined ? null : (
        <TextField {...form.field("name")} label={name.label} hint={name.hint} autoComplete="off" />
      )}
      <PasswordField
        {...form.field("password")}
        label={props.passwordLabel ?? "Your password"}
        autoComplete="current-password"
        hint="To make sure that it is you."
      />
    </FormModal>
  );
}
