import { useLocation } from "react-router-dom";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useLogInMutation } from "../../../graphql/generated";
import { useForm } from "../../../shared/forms/use-form";
import { usePatience } from "./use-patience";
import { broughtEmail } from "./use-redirect-to-login";
import { storeLogin } from "../../../shared/session/store-login";

/** Codes that say the credentials are wrong; anything else is a reason of ours that deserves a word more. */
const WRONG = new Set(["INVALID_CREDENTIALS", "BAD_INPUT"]);

/** The login form. It only stores the session: the page goes on as soon as there is one, whichever tab it comes from. */
export function useLogIn() {
  const [logIn] = useLogInMutation();
  const { waiting, patiently } = usePatience();
  const state: unknown = useLocation().state;
  const form = useForm({
    initial: { email: broughtEmail(state), password: "" },
    contract: () => import("@contract/modules/accounts/contract/log-in.input").then((m) => m.LogInInput),
    fallback: FALLBACKS.logIn,
    submit: async (input) => {
      const { data } = await patiently(() => logIn({ variables: { input } }));
      if (data === undefined) throw new Error("The server answered nothing");
      storeLogin(data.logIn);
    },
  });
  const failed = form.failure !== null || form.summary.length > 0;
  return {
    form,
    failed,
    waiting,
    reason: form.failure === null || WRONG.has(form.failure.code) ? null : reasonOf(form.failure),
  };
}

function reasonOf({ code, message }: { readonly code: string; readonly message: string }): string {
  return message === FALLBACKS.logIn || code === "UNREACHABLE"
    ? "The server did not answer. Check your connection and try again."
    : message;
}
