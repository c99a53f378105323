import { useEffect, useRef } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";

/** Sends the form once its code has six digits. Spread the reference on the form. */
export function useSubmitWhenFull(code: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (code.length === LIMITS.otpDigits) form.current?.requestSubmit();
  }, [code]);
  return form;
}
