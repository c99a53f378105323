import { useId, type ReactNode } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { FormProblems } from "../../../../shared/forms/form-problems";
import { useForm } from "../../../../shared/forms/use-form";
import { useSession } from "../../../../shared/session/use-session";
import { Button } from "../../../../shared/ui/button";
import { Modal } from "../../../../shared/ui/modal";
import { PasswordField } from "../../../../shared/ui/password-field";
import { TextField } from "../../../../shared/ui/text-field";

interface ProofModalProps {
  readonly title: string;
  readonly description: ReactNode;
  /** The verb itself: "Remove app", never "OK". */
  readonly label: string;
  readonly busyLabel: string;
  readonly danger?: boolean;
  /** A name that is asked for as well, with what stands in it first. */
  readonly name?: { readonly label: string; readonly initial: string; readonly hint: string };
  /** The text for a failure that has none of its own. */
  readonly fallback?: string;
  readonly onSubmit: (password: string, name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before a change of the second step. While busy it cannot be closed. */
export function ProofModal(props: ProofModalProps) {
  const { title, description, label, busyLabel, danger = false, name, onSubmit, onClose } = props;
  const id = useId();
  const form = useForm({
    initial: { name: name?.initial ?? "", password: "" },
    contract: () =>
      import("@contract/modules/accounts/contract/delete-account.input").then((m) => m.DeleteAccountInput),
    fallback: props.fallback ?? FALLBACKS.generic,
    submit: ({ password, name: typed }) => onSubmit(password, typed),
  });
  const close = () => (form.busy ? undefined : onClose());
  return (
    <Modal
      open
      onClose={close}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={form.busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? "danger" : "primary"}
            busy={form.busy}
            busyLabel={busyLabel}
          >
            {label}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} className="grid gap-4">
        <FormProblems form={form} />
        <AccountName />
        {name === undefined ? null : (
          <TextField {...form.field("name")} label={name.label} hint={name.hint} autoComplete="off" />
        )}
        <PasswordField
          {...form.field("password")}
          label="Your password"
          autoComplete="current-password"
          hint="To make sure that it is you."
        />
      </form>
    </Modal>
  );
}

/** Hidden, so that a password manager offers the password of this account. */
function AccountName() {
  const session = useSession();
  return (
    <input type="email" name="email" autoComplete="username" value={session?.email ?? ""} readOnly hidden />
  );
}
