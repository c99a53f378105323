import { useState } from "react";
import { ERRORS, FALLBACKS, RULES } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { Role } from "@contract/kernel/contract/roles";
import { useSignUpMutation, type Role as RoleName } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { useForm } from "../../../shared/forms/use-form";
import { storeLogin } from "../../../shared/session/store-login";
import { useEmailVerification } from "./use-email-verification";
import { useRetryWhenBusy } from "./use-retry-when-busy";

type SignUpRole = typeof Role.User | typeof Role.TeamLeader;

const ROLE_NAMES: Record<SignUpRole, RoleName> = { [Role.User]: "USER", [Role.TeamLeader]: "TEAM_LEADER" };

const INITIAL = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  phone: "",
  college: "",
  universityRollNo: "",
  role: Role.User as SignUpRole,
};
type Values = typeof INITIAL;

const VERIFY_FIRST = "Press Verify Email and enter the code we send you";

/** Enough to choose between two texts: what the contract refuses has a text of its own. */
const looksLikeEmail = (email: string) => /^\S+@\S+\.\S+$/.test(email.trim());

/**
 * The sign-up form with its verified e-mail. `done` holds the success text once the account exists; its person is
 * signed in then, so that the login they are led to leads on at once.
 */
export function useSignUp() {
  const [signUp] = useSignUpMutation();
  const verification = useEmailVerification();
  const { waiting, retryWhenBusy } = useRetryWhenBusy();
  const [done, setDone] = useState<string | null>(null);

  const inputOf = ({ firstName, lastName, ...values }: Values) => ({
    ...values,
    email: values.email.trim(),
    phone: values.phone.replace(/\s/g, ""),
    name: `${firstName.trim()} ${lastName.trim()}`,
    emailToken: verification.tokenFor(values.email),
  });

  const form = useForm({
    initial: INITIAL,
    contract: () => import("@contract/modules/accounts/contract/sign-up.input").then((m) => m.SignUpInput),
    toInput: inputOf,
    aliases: { name: "firstName" },
    rules: ({ firstName, lastName, email }) => ({
      firstName: firstName.trim().length < LIMITS.firstNameMin ? RULES.firstName : undefined,
      lastName: lastName.trim() === "" ? RULES.lastName : undefined,
      email: looksLikeEmail(email) && verification.tokenFor(email) === null ? VERIFY_FIRST : undefined,
    }),
    fallback: FALLBACKS.signUp,
    submit: async (values) => {
      try {
        const input = { ...inputOf(values), role: ROLE_NAMES[values.role] };
        const { data } = await retryWhenBusy(() => signUp({ variables: { input } }));
        if (data === undefined) throw new Error("The server answered nothing");
        storeLogin(data.signUp);
        setDone(data.signUp.message);
      } catch (thrown) {
        // The proof ran out while the form was being filled in: let the address be verified anew.
        if (toAppError(thrown, "").code === "EMAIL_NOT_VERIFIED") verification.forget();
        throw thrown;
      }
    },
  });
  return { form, verification, done, waiting, problem: problemOf(form.failure, form.summary.length > 0) };
}

/** The text above the form: the specification's own for wrong fields, else what the server or the network said. */
function problemOf(
  failure: { readonly code: string; readonly message: string } | null,
  wrong: boolean,
): string | null {
  if (failure === null) return wrong ? ERRORS.EMAIL_NOT_VERIFIED.message : null;
  return failure.code === "UNREACHABLE" ? FALLBACKS.signUpGeneric : failure.message;
}
