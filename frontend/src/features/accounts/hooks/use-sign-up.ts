import { useState } from "react";
import { useLocation } from "react-router-dom";
import { ERRORS, FALLBACKS, RULES } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { Role } from "@contract/kernel/contract/roles";
import type { Role as RoleName } from "../../../graphql/schema-types";
import { useSignUpMutation } from "../../../graphql/late";
import { clearTabDrafts, readTabDraft, useTabDraft } from "../../../shared/drafts/tab-draft";
import type { AppError } from "../../../shared/errors/app-error";
import { useForm } from "../../../shared/forms/use-form";
import { storeLogin } from "../../../shared/session/store-login";
import { useEmailVerification } from "./use-email-verification";
import { useLinkedAddress, useLinkedCode } from "./use-linked-code";
import { broughtEmail } from "./use-redirect-to-login";
import { useRetryWhenBusy } from "./use-retry-when-busy";
import { t } from "@contract/kernel/contract/t";

export type SignUpRole = typeof Role.User | typeof Role.TeamLeader;

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

/** The key of the typed text in the tab's drafts. */
const KEY = "sign-up";

const VERIFY_FIRST = t("Press Verify Email and enter the code that we send you");

/**
 * Checks an address only roughly, because the result only decides which text to show. The contract has a separate text
 * for an invalid address.
 */
const looksLikeEmail = (email: string) => /^\S+@\S+\.\S+$/.test(email.trim());

/**
 * Returns the sign-up form and the verification of its e-mail address. `done` is the success text once the account
 * exists. The user is then signed in, so the login page redirects immediately.
 * @param decidedRole the account's role, if the user does not choose it
 */
export function useSignUp(decidedRole: SignUpRole | undefined) {
  const [signUp] = useSignUpMutation();
  const verification = useEmailVerification();
  const { waiting, retryWhenBusy } = useRetryWhenBusy();
  const [done, setDone] = useState<string | null>(null);
  const email = broughtEmail(useLocation().state);
  const [initial] = useState<Values>(() => {
    const draft = { ...INITIAL, ...readTabDraft<Values>(KEY) };
    return { ...draft, email: email === "" ? draft.email : email };
  });

  const inputOf = ({ firstName, lastName, ...values }: Values) => ({
    ...values,
    role: decidedRole ?? values.role,
    email: values.email.trim(),
    name: `${firstName.trim()} ${lastName.trim()}`,
    emailToken: verification.tokenFor(values.email),
  });

  const form = useForm({
    initial,
    contract: () => import("@contract/modules/accounts/contract/sign-up.inputs").then((m) => m.SignUpInput),
    toInput: inputOf,
    aliases: { name: "firstName" },
    rules: ({ firstName, lastName, email }) => ({
      firstName: firstName.trim().length < LIMITS.firstNameMin ? RULES.firstName : undefined,
      lastName: lastName.trim() === "" ? RULES.lastName : undefined,
      email: addressProblem(email, verification),
    }),
    fallback: FALLBACKS.signUp,
    submit: async (values) => {
      const input = inputOf(values);
      const { data } = await retryWhenBusy(() =>
        signUp({ variables: { input: { ...input, role: ROLE_NAMES[input.role] } } }),
      );
      if (data === undefined) throw new Error("The server answered nothing");
      storeLogin(data.signUp);
      clearTabDrafts();
      setDone(data.signUp.message);
    },
    onRefused: (refusal) => {
      // The proof expired while the user filled in the form, so the address must be verified again.
      if (refusal.code === "EMAIL_NOT_VERIFIED") verification.forget();
      if (refusal.code !== "EMAIL_TAKEN") return refusal;
      verification.foundAccount();
      return { ...refusal, fields: { email: refusal.message } };
    },
  });
  const { password: _never, ...draft } = form.values;
  useTabDraft(KEY, done === null ? draft : {});
  useLinkedCode((linked) => {
    form.set("email", linked.email);
    verification.fillIn(linked);
  });
  useLinkedAddress((address) => form.set("email", address));
  return {
    form,
    verification: {
      ...verification,
      confirm: async (otp: string) => {
        await verification.confirm(otp);
        // Clears the field's error, which said that the address was not verified.
        form.set("email", form.values.email);
      },
    },
    done,
    waiting,
    wrong: form.summary.length > 0 ? ERRORS.EMAIL_NOT_VERIFIED.message : null,
    problem: form.summary.length > 0 ? null : problemOf(form.failure),
  };
}

type Verification = ReturnType<typeof useEmailVerification>;

/**
 * Returns the error for an address that has an account or is not verified. Ignores an invalid address, because the
 * contract reports it.
 */
function addressProblem(email: string, verification: Verification): string | undefined {
  if (verification.hasAccount(email)) return ERRORS.EMAIL_TAKEN.message;
  return looksLikeEmail(email) && !verification.isVerified(email) ? VERIFY_FIRST : undefined;
}

/** Returns the error to show. A network failure gets the form's own text. */
function problemOf(failure: AppError | null): AppError | null {
  return failure?.code === "UNREACHABLE" ? { ...failure, message: FALLBACKS.signUpGeneric } : failure;
}
