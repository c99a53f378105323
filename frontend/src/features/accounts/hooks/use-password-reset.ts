import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import {
  useRequestPasswordResetMutation,
  useSetNewPasswordMutation,
  useVerifyResetCodeMutation,
} from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { clearSession, readSession } from "../../../shared/session/session-store";

export interface ResetNote {
  readonly tone: "success" | "info" | "error";
  readonly text: string;
}

/** The three steps of the wizard, in order; `done` is after the last. */
export type ResetStep = "email" | "code" | "password" | "done";

/** Where a person is in choosing a new password, and what each step has proved so far. */
export function usePasswordReset() {
  const [requestReset] = useRequestPasswordResetMutation();
  const [verifyCode] = useVerifyResetCodeMutation();
  const [setPassword] = useSetNewPasswordMutation();
  const [step, setStep] = useState<ResetStep>("email");
  const [email, setEmail] = useState("");
  const [resetToken, setResetToken] = useState("");
  const [note, setNote] = useState<ResetNote | null>(null);

  const moveOn = (next: ResetStep, text: string) => {
    setNote({ tone: "success", text });
    setStep(next);
  };

  return {
    step,
    email,
    note,
    /** Mails a code. One sent a moment ago is still good, so that refusal leads to the next step as well. */
    askFor: async (address: string) => {
      setEmail(address);
      try {
        const { data } = await requestReset({ variables: { input: { email: address } } });
        moveOn("code", data?.requestPasswordReset.message ?? SUCCESS.resetCodeSent);
      } catch (thrown) {
        const { code, message } = toAppError(thrown, FALLBACKS.forgotPassword);
        if (code !== "CODE_RATE_LIMITED") throw thrown;
        setNote({ tone: "info", text: message });
        setStep("code");
      }
    },
    /** Mails another code; true when one is on its way. */
    resend: async (): Promise<boolean> => {
      try {
        const { data } = await requestReset({ variables: { input: { email } } });
        setNote({ tone: "success", text: data?.requestPasswordReset.message ?? SUCCESS.resetCodeSent });
        return true;
      } catch (thrown) {
        setNote({ tone: "error", text: toAppError(thrown, FALLBACKS.forgotPassword).message });
        return false;
      }
    },
    confirm: async (otp: string) => {
      const { data } = await verifyCode({ variables: { input: { email, otp } } });
      setResetToken(data?.verifyResetCode.resetToken ?? "");
      moveOn("password", data?.verifyResetCode.message ?? SUCCESS.resetCodeVerified);
    },
    setPassword: async (newPassword: string) => {
      const { data } = await setPassword({ variables: { input: { email, newPassword, resetToken } } });
      // The server has ended every session of the account; where this is one of them, none is left to show.
      if (readSession()?.email === email.toLowerCase()) clearSession();
      moveOn("done", data?.setNewPassword.message ?? SUCCESS.passwordUpdated);
    },
    /** Back to the first step, with the address still there. */
    restart: () => {
      setNote(null);
      setStep("email");
    },
  };
}
