import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useForm } from "../../../shared/forms/use-form";
import { useSubmitWhenFull } from "../../../shared/forms/use-submit-when-full";
import type { Challenge } from "./use-email-verification";
import { useResend } from "./use-resend";

export interface EmailCodeFormProps {
  readonly challenge: Challenge;
  /** The initial text of the field. Unlike a typed code, it is sent only when the user presses Verify. */
  readonly code?: string;
  readonly onConfirm: (otp: string) => Promise<void>;
  readonly onResend: () => Promise<boolean>;
}

/** Returns the form for the code that proves an address. The form submits itself after the sixth digit. */
export function useEmailCodeForm({
  challenge: { email },
  code = "",
  onConfirm,
  onResend,
}: EmailCodeFormProps) {
  const form = useForm({
    initial: { otp: code },
    contract: () =>
      import("@contract/modules/accounts/contract/sign-up.inputs").then((m) => m.VerifyEmailCodeInput),
    toInput: ({ otp }) => ({ email, otp }),
    fallback: FALLBACKS.invalidOtp,
    submit: ({ otp }) => onConfirm(otp),
  });
  const resend = useResend(form, onResend);
  const element = useSubmitWhenFull(form.values.otp, form.busy);
  return { form, resend, element };
}
