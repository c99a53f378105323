import { useLocation, useNavigate } from "react-router-dom";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useLogInMutation } from "../../../graphql/generated";
import { useForm } from "../../../shared/forms/use-form";
import { nextPath, paths } from "../../../shared/paths";
import { storeLogin } from "../../../shared/session/store-login";
import { arrivingWith } from "../../../shared/ui/arrival-notice";

/** Codes that say the credentials are wrong; anything else is a reason of ours that deserves a word more. */
const WRONG = new Set(["INVALID_CREDENTIALS", "BAD_INPUT"]);

/** The login form: keeps the session and goes back to the page that sent here, else to the profile. */
export function useLogIn() {
  const [logIn] = useLogInMutation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useForm({
    initial: { email: "", password: "" },
    contract: () => import("@contract/modules/accounts/contract/log-in.input").then((m) => m.LogInInput),
    fallback: FALLBACKS.logIn,
    submit: async (input) => {
      const { data } = await logIn({ variables: { input } });
      if (data === undefined) throw new Error("The server answered nothing");
      storeLogin(data.logIn);
      void navigate(nextPath(search, paths.profile), {
        replace: true,
        state: arrivingWith(SUCCESS.loggedIn),
      });
    },
  });
  const failed = form.failure !== null || form.summary.length > 0;
  return {
    form,
    failed,
    reason: form.failure === null || WRONG.has(form.failure.code) ? null : reasonOf(form.failure),
  };
}

function reasonOf({ code, message }: { readonly code: string; readonly message: string }): string {
  return message === FALLBACKS.logIn || code === "UNREACHABLE"
    ? "The server did not answer. Check your connection and try again."
    : message;
}
