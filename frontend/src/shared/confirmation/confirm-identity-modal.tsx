import { useSecondFactorsQuery, useConfirmIdentityMutation } from "../../graphql/generated";
import type { ConfirmIdentityInput } from "../../graphql/generated";
import { ConfirmByFactor } from "./confirm-by-factor";
import { ConfirmByPassword } from "./confirm-by-password";
import type { ConfirmationQuestion } from "./confirmation-question";

/**
 * Asks for a proof before something that only the person themselves may do: for the second factor of who has one, else
 * for the password.
 */
export function ConfirmIdentityModal({ question }: { readonly question: ConfirmationQuestion }) {
  // Never from the cache: factors change in other tabs and by other devices too.
  const { data, error, refetch } = useSecondFactorsQuery({ fetchPolicy: "no-cache" });
  const [confirmIdentity] = useConfirmIdentityMutation();
  const confirm = async (input: ConfirmIdentityInput) => {
    await confirmIdentity({ variables: { input } });
    question.answer(true);
  };
  if (data === undefined && error === undefined) return null;
  const hasApp = data?.secondFactors.app != null;
  const hasPasskey = (data?.secondFactors.passkeys.length ?? 0) > 0;
  if (hasApp || hasPasskey)
    return <ConfirmByFactor question={question} ways={{ hasApp, hasPasskey }} confirm={confirm} />;
  return <ConfirmByPassword question={question} confirm={confirm} onNotEnough={() => void refetch()} />;
}
