import { useState } from "react";
import { useLocation } from "react-router-dom";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useLogInMutation } from "../../../graphql/late";
import { NOT_ANSWERED } from "../../../shared/forms/form-failure";
import { useForm } from "../../../shared/forms/use-form";
import { useRetryWhenBusy } from "./use-retry-when-busy";
import { broughtEmail } from "./use-redirect-to-login";
import { clearTabDrafts, readTabDraft, useTabDraft } from "../../../shared/drafts/tab-draft";
import { isAfterSession } from "../../../shared/session/ended-session";
import { storeLogin } from "../../../shared/session/store-login";
import { wireError } from "../../../shared/errors/app-error";

/** A way to take the second step of a login. */
export type LogInMethod = "TOTP" | "PASSKEY" | "RECOVERY_CODE";

/** The server's reply to the correct password of an account with a second step. */
export interface SecondStepNeeded {
  readonly ticket: string;
  readonly methods: readonly LogInMethod[];
}

/** Returns the second step that a refused login asks for, or null for any other failure. */
function secondStepNeeded(thrown: unknown): SecondStepNeeded | null {
  const extensions = wireError(thrown)?.extensions as
    | Partial<SecondStepNeeded & { code: string }>
    | undefined;
  if (extensions?.code !== "SECOND_FACTOR_NEEDED" || extensions.ticket === undefined) return null;
  return { ticket: extensions.ticket, methods: extensions.methods ?? [] };
}

/** Error codes for wrong credentials. The form gives a reason only for other failures. */
const WRONG = new Set(["INVALID_CREDENTIALS", "BAD_INPUT"]);

/** The key of the typed address in the tab's drafts. The password is never stored. */
const KEY = "log-in";

interface Typed {
  readonly email: string;
}

/**
 * Returns the login form. The form only stores the session and does not navigate, because the page reacts to any new
 * session, even one from another tab.
 */
export function useLogIn() {
  const [logIn] = useLogInMutation();
  const { waiting, retryWhenBusy } = useRetryWhenBusy();
  const state: unknown = useLocation().state;
  const [step, setStep] = useState<SecondStepNeeded | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const form = useForm({
    initial: { email: broughtEmail(state) || (readTabDraft<Typed>(KEY)?.email ?? ""), password: "" },
    contract: () => import("@contract/modules/accounts/contract/log-in.input").then((m) => m.LogInInput),
    fallback: FALLBACKS.logIn,
    submit: async (input) => {
      setNote(null);
      const { data } = await retryWhenBusy(() => logIn({ variables: { input } }));
      if (data === undefined) throw new Error("The server answered nothing");
      storeLogin(data.logIn);
      clearTabDrafts();
    },
    onRefused: (_refusal, _values, thrown) => {
      const needed = secondStepNeeded(thrown);
      if (needed === null) return undefined;
      setStep(needed);
      return null;
    },
  });
  useTabDraft(KEY, { email: form.values.email } satisfies Typed);
  const failed = form.failure !== null || form.summary.length > 0;
  return {
    form,
    failed,
    waiting,
    /** The second step that the account requires, or null until the server asks for it. */
    step,
    /** The reason why the form asks for the password again. */
    note,
    /** Whether the user was sent here because their session ended. */
    ended: isAfterSession(state),
    /** Returns to the password form and keeps only the typed address. */
    restart: (text?: string) => {
      form.reset({ email: form.values.email, password: "" });
      setNote(text ?? null);
      setStep(null);
    },
    reason: form.failure === null || WRONG.has(form.failure.code) ? null : reasonOf(form.failure),
  };
}

function reasonOf({ code, message }: { readonly code: string; readonly message: string }): string {
  return message === FALLBACKS.logIn || code === "UNREACHABLE" ? NOT_ANSWERED : message;
}
