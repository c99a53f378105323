import { useId } from "react";
import { FALLBACKS, RULES } from "@contract/kernel/contract/catalogue";
import type { ConfirmIdentityInput } from "../../graphql/schema-types";
import { usePasskeyProofOptionsMutation } from "../../graphql/shared/confirmation";
import { FormFailure } from "../forms/form-failure";
import { useForm } from "../forms/use-form";
import { useSubmitWhenFull } from "../forms/use-submit-when-full";
import { usePasskey } from "../passkeys/use-passkey";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { CodeField } from "../ui/code-field";
import { Modal } from "../ui/modal";
import type { ConfirmationQuestion } from "./confirmation-question";

type Confirm = (input: ConfirmIdentityInput) => Promise<void>;

interface ConfirmByFactorProps {
  readonly question: ConfirmationQuestion;
  readonly ways: { readonly hasApp: boolean; readonly hasPasskey: boolean };
  readonly confirm: Confirm;
}

/**
 * Shows the dialog for an account with two-step login: passkeys first, then the app's code. The dialog cannot be closed
 * during a request.
 */
export function ConfirmByFactor({ question, ways, confirm }: ConfirmByFactorProps) {
  const id = useId();
  const [proofOptions] = usePasskeyProofOptionsMutation();
  const passkey = usePasskey({
    options: async () => (await proofOptions()).data?.passkeyProofOptions.options,
    send: (answer) => confirm({ passkey: answer }),
  });
  const code = useCodeForm(confirm);
  const busy = passkey.busy || code.busy;
  const close = () => (busy ? undefined : question.answer(false));
  return (
    <Modal
      open
      onClose={close}
      title="Confirm it is you"
      description={question.text}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={busy}>
            Cancel
          </Button>
          {ways.hasApp ? (
            <Button
              type="submit"
              form={id}
              variant={ways.hasPasskey ? "secondary" : "primary"}
              busy={code.busy}
              busyLabel="Checking..."
              disabled={passkey.busy}
            >
              Confirm
            </Button>
          ) : null}
        </>
      }
    >
      <p className="text-soft">
        Your account has two-step login, so your password alone is not enough here. Your confirmation lasts
        for 10 minutes on this device.
      </p>
      {ways.hasPasskey ? (
        <div className="grid gap-4">
          {passkey.failure === null ? null : <Banner tone="error">{passkey.failure.message}</Banner>}
          <Button
            wide
            busy={passkey.busy}
            busyLabel="Waiting for your passkey..."
            disabled={code.busy}
            onClick={passkey.ask}
          >
            Use a passkey
          </Button>
        </div>
      ) : null}
      {ways.hasApp ? <CodeForm id={id} form={code} isSecond={ways.hasPasskey} locked={passkey.busy} /> : null}
    </Modal>
  );
}

function useCodeForm(confirm: Confirm) {
  return useForm({
    initial: { code: "" },
    contract: () =>
      import("@contract/modules/accounts/second-factor/contract/proof-fields").then(
        (m) => m.ConfirmIdentityInput,
      ),
    // Requires a code. The contract alone does not, because it also accepts other kinds of proof.
    rules: ({ code }) => ({ code: code === "" ? RULES.otp : undefined }),
    fallback: FALLBACKS.generic,
    submit: ({ code }) => confirm({ code }),
  });
}

interface CodeFormProps {
  readonly id: string;
  readonly form: ReturnType<typeof useCodeForm>;
  readonly isSecond: boolean;
  /** True while the browser asks for a passkey. */
  readonly locked: boolean;
}

/** Shows a form for the six-digit code of an authenticator app. The form submits itself after the sixth digit. */
function CodeForm({ id, form, isSecond, locked }: CodeFormProps) {
  const element = useSubmitWhenFull(form.values.code, form.busy);
  return (
    <form
      ref={element}
      {...form.formProps}
      id={id}
      aria-label="Confirm it is you"
      className={isSecond ? "border-t border-rule pt-5" : undefined}
    >
      <fieldset disabled={locked} className="grid gap-4">
        <FormFailure form={form} />
        <CodeField
          {...form.field("code")}
          label={isSecond ? "Or enter a code" : "Code"}
          hint="Enter the 6-digit code that your authenticator app shows."
        />
      </fieldset>
    </form>
  );
}
