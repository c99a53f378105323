import { t } from "@contract/kernel/contract/t";
import { useSecondFactorsQuery } from "../../graphql/features/accounts";
import type { ConfirmIdentityInput } from "../../graphql/schema-types";
import { useConfirmIdentityMutation } from "../../graphql/shared/confirmation";
import { ConfirmByFactor } from "./confirm-by-factor";
import type { ConfirmationQuestion } from "./confirmation-question";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { FormFailure } from "../forms/form-failure";
import { useForm } from "../forms/use-form";
import { useSession } from "../session/session-store";
import { PasswordField } from "../ui/password-field";
import { FormModal } from "../forms/form-modal";
import { WaitingModal } from "../modal/lazy-modal";

interface ConfirmIdentityProps {
  readonly question: ConfirmationQuestion;
  readonly onClose: () => void;
}

/**
 * Asks for a proof before an action that only the account's owner may do. The proof is a second factor if the account
 * has one, and otherwise the password.
 */
export function ConfirmIdentityModal({ question, onClose }: ConfirmIdentityProps) {
  // Does not use the cache, because factors also change in other tabs and on other devices.
  const { data, error, refetch } = useSecondFactorsQuery({ fetchPolicy: "no-cache" });
  const [confirmIdentity] = useConfirmIdentityMutation();
  const confirm = async (input: ConfirmIdentityInput) => {
    await confirmIdentity({ variables: { input } });
    question.answer(true);
  };
  if (data === undefined && error === undefined)
    return <WaitingModal title={t("Confirm it is you")} onClose={onClose} />;
  const hasApp = data?.secondFactors.app != null;
  const hasPasskey = (data?.secondFactors.passkeys.length ?? 0) > 0;
  if (hasApp || hasPasskey)
    return <ConfirmByFactor question={question} ways={{ hasApp, hasPasskey }} confirm={confirm} />;
  return <ConfirmByPassword question={question} confirm={confirm} onNotEnough={() => void refetch()} />;
}

interface ConfirmByPasswordProps {
  readonly question: ConfirmationQuestion;
  readonly confirm: (input: ConfirmIdentityInput) => Promise<void>;
  /** Called if the server reports that the account has a second factor. */
  readonly onNotEnough: () => void;
}

/** The dialog for an account without a second factor. The dialog cannot be closed while a request runs. */
function ConfirmByPassword({ question, confirm, onNotEnough }: ConfirmByPasswordProps) {
  const email = useSession()?.email ?? "";
  const form = useForm({
    initial: { password: "" },
    contract: () =>
      import("@contract/modules/accounts/second-factor/contract/proof-fields").then(
        (m) => m.ConfirmIdentityInput,
      ),
    fallback: FALLBACKS.generic,
    submit: ({ password }) => confirm({ password }),
    onRefused: ({ code }) => {
      if (code === "SECOND_FACTOR_REQUIRED") onNotEnough();
    },
  });
  return (
    <FormModal
      proves
      form={form}
      onClose={() => question.answer(false)}
      title="Confirm it is you"
      description={question.text}
      label="Confirm"
      busyLabel="Checking..."
    >
      <FormFailure form={form} />
      {/* Password managers need this field to find the account's password. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field("password")}
        label="Password"
        autoComplete="current-password"
        hint={
          <>
            Enter the password of <span className="font-mono">{email}</span>. Your confirmation lasts for 10
            minutes on this device.
          </>
        }
      />
    </FormModal>
  );
}
