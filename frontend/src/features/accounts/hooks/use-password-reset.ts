import { useState } from "react";
import { useLocation } from "react-router-dom";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { SECONDS } from "@contract/kernel/contract/limits";
import {
  useRequestPasswordResetMutation,
  useSetNewPasswordMutation,
  useVerifyResetCodeMutation,
} from "../../../graphql/late";
import { clearTabDrafts, readTabDraft, useTabDraft } from "../../../shared/drafts/tab-draft";
import { toAppError } from "../../../shared/errors/app-error";
import { clearSession, readSession } from "../../../shared/session/session-store";
import { LINKED_NOTE, useLinkedCode } from "./use-linked-code";
import { broughtEmail } from "./use-redirect-to-login";
import { nextCodeAt } from "./use-resend";

export interface ResetNote {
  readonly tone: "success" | "info" | "error";
  readonly text: string;
}

/** The three steps of the wizard in order, then `done`. */
export type ResetStep = "email" | "code" | "password" | "done";

const KEY = "password-reset";

/** The tab's progress, which survives a reload. */
interface Progress {
  readonly step: ResetStep;
  readonly email: string;
  readonly note: ResetNote | null;
  /**
   * The start of the step (`at`), and the time from which another code may be requested (`nextAt`), both in
   * milliseconds since 1970.
   */
  readonly at: number;
  readonly nextAt: number;
}

/**
 * Seconds, from the start of a step, within which a reload continues the step: the lifetime of the code, or of the
 * proof in the server's cookie. The first step has no limit. After `done`, a reload starts over.
 */
const LIFETIMES: Readonly<Record<ResetStep, number>> = {
  email: Infinity,
  code: SECONDS.otpLifetime,
  password: SECONDS.proofToken,
  done: 0,
};

/** Returns the tab's stored progress. Starts over if the previous page passed on another address. */
function progressOfTab(brought: string): Progress {
  const first: Progress = { step: "email", email: brought, note: null, at: 0, nextAt: 0 };
  const stored = { ...first, ...readTabDraft<Progress>(KEY) };
  if (brought !== "" && brought !== stored.email) return first;
  const isGood = Date.now() - stored.at < LIFETIMES[stored.step] * 1000;
  if (!isGood) return { ...first, email: stored.email };
  if (stored.note === null) return stored;
  // The user may have changed the language since, so the text is not taken from the tab.
  const text = stored.step === "code" ? SUCCESS.resetCodeSent : SUCCESS.resetCodeVerified;
  return { ...stored, note: { tone: "success", text } };
}

/** Takes the user through the steps to a new password, and stores the tab's progress. */
export function usePasswordReset() {
  const [requestReset] = useRequestPasswordResetMutation();
  const [verifyCode] = useVerifyResetCodeMutation();
  const [setPassword] = useSetNewPasswordMutation();
  const brought = broughtEmail(useLocation().state);
  const [progress, setProgress] = useState(() => progressOfTab(brought));
  const [resetToken, setResetToken] = useState<string | null>(null);
  const [linkedCode, setLinkedCode] = useState("");
  const { step, email } = progress;
  useTabDraft(KEY, step === "done" ? {} : progress);

  const change = (changes: Partial<Progress>) => setProgress((before) => ({ ...before, ...changes }));
  const moveOn = (next: ResetStep, text: string) =>
    change({ step: next, note: { tone: "success", text }, at: Date.now() });

  const mailCode = async (address: string) => {
    const { data } = await requestReset({ variables: { input: { email: address } } });
    change({ nextAt: nextCodeAt() });
    moveOn("code", data?.requestPasswordReset.message ?? SUCCESS.resetCodeSent);
  };

  useLinkedCode(({ code, email: address }) => {
    setLinkedCode(code);
    change({ step: "code", email: address, note: LINKED_NOTE, at: Date.now(), nextAt: 0 });
  });

  return {
    ...progress,
    linkedCode,
    /** Stores the text of the first step's field. */
    typed: (address: string) => change({ email: address }),
    /**
     * Mails a code. If the server refuses because it has just sent a code, the user continues with the next step and
     * uses that code.
     */
    askFor: async (address: string) => {
      change({ email: address });
      setLinkedCode("");
      await mailCode(address).catch((thrown: unknown) => {
        const { code, message, retryAfter } = toAppError(thrown, FALLBACKS.forgotPassword);
        if (code !== "CODE_RATE_LIMITED") throw thrown;
        const note = { tone: "info", text: message } as const;
        change({ step: "code", note, at: Date.now(), nextAt: nextCodeAt(retryAfter) });
      });
    },
    /** Mails another code. Returns whether the code was sent. */
    resend: (): Promise<boolean> =>
      mailCode(email).then(
        () => true,
        (thrown: unknown) => {
          const { code, message, retryAfter } = toAppError(thrown, FALLBACKS.forgotPassword);
          change({
            note: { tone: "error", text: message },
            ...(code === "CODE_RATE_LIMITED" ? { nextAt: nextCodeAt(retryAfter) } : {}),
          });
          return false;
        },
      ),
    confirm: async (otp: string) => {
      const { data } = await verifyCode({ variables: { input: { email, otp } } });
      setResetToken(data?.verifyResetCode.resetToken ?? null);
      moveOn("password", data?.verifyResetCode.message ?? SUCCESS.resetCodeVerified);
    },
    setPassword: async (newPassword: string) => {
      const { data } = await setPassword({ variables: { input: { email, newPassword, resetToken } } });
      // The server has ended every session of the account, perhaps including this one.
      if (readSession()?.email === email.toLowerCase()) clearSession();
      clearTabDrafts();
      moveOn("done", data?.setNewPassword.message ?? SUCCESS.passwordUpdated);
    },
    /** Returns to the first step and keeps the typed address. */
    restart: () => change({ step: "email", note: null }),
  };
}
