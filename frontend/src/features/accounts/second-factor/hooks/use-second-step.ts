import { FALLBACKS, RULES } from "@contract/kernel/contract/catalogue";
import { SECOND_FACTOR_RULES } from "@contract/kernel/contract/texts/second-factor.texts";
import type { CompleteLogInInput } from "../../../../graphql/schema-types";
import { useCompleteLogInMutation, usePasskeyLogInOptionsMutation } from "../../../../graphql/late";
import { useForm } from "../../../../shared/forms/use-form";
import { usePasskey } from "../../../../shared/passkeys/use-passkey";
import { storeLogin } from "../../../../shared/session/store-login";

/**
 * Runs the second step of a login. The hook only stores the session, because the page moves on by itself as soon as
 * there is a session.
 */
export function useSecondStep(ticket: string, onExpired: (text: string) => void) {
  const [completeLogIn] = useCompleteLogInMutation();

  const complete = async (proof: Omit<CompleteLogInInput, "ticket">) => {
    const { data } = await completeLogIn({ variables: { input: { ticket, ...proof } } });
    if (data === undefined) throw new Error("The server answered nothing");
    storeLogin(data.completeLogIn);
  };

  return { complete, passkey: usePasskeyStep(ticket, complete, onExpired) };
}

/** Returns a form with one field for the proof: the app's code or a recovery code. */
export function useCodeForm(
  proof: "code" | "recoveryCode",
  ticket: string,
  complete: (proof: Omit<CompleteLogInInput, "ticket">) => Promise<void>,
  onExpired: (text: string) => void,
) {
  return useForm({
    initial: { typed: "" },
    contract: () =>
      import("@contract/modules/accounts/second-factor/contract/complete-log-in.input").then(
        (m) => m.CompleteLogInInput,
      ),
    toInput: ({ typed }) => ({ ticket, [proof]: typed.trim() }),
    rules: ({ typed }) => ({ typed: typed.trim() === "" ? EMPTY[proof] : undefined }),
    aliases: { [proof]: "typed" },
    fallback: FALLBACKS.generic,
    submit: ({ typed }) => complete({ [proof]: typed.trim() }),
    onRefused: ({ code, message }) => {
      if (code !== "LOG_IN_EXPIRED") return undefined;
      onExpired(message);
      return null;
    },
  });
}

/**
 * The errors for an empty field. The form reports them itself: the contract accepts a missing code, because a login
 * needs only one of three kinds of proof.
 */
const EMPTY = { code: RULES.otp, recoveryCode: SECOND_FACTOR_RULES.recoveryCodeShape };

/** Makes the browser ask for the passkey. */
function usePasskeyStep(
  ticket: string,
  complete: (proof: { passkey: string }) => Promise<void>,
  onExpired: (text: string) => void,
) {
  const [passkeyOptions] = usePasskeyLogInOptionsMutation();
  return usePasskey({
    options: async () =>
      (await passkeyOptions({ variables: { input: { ticket } } })).data?.passkeyLogInOptions.options,
    send: (passkey) => complete({ passkey }),
    isHandled: ({ code, message }) => {
      if (code !== "LOG_IN_EXPIRED") return false;
      onExpired(message);
      return true;
    },
  });
}
