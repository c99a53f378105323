import { useEffect, useRef } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";

/** Sends the form once its code has six digits; one that was there from the start is not sent. Spread the reference on the form. */
export function useSubmitWhenFull(code: string) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(code);
  useEffect(() => {
    if (code === before.current) return;
    before.current = code;
    if (code.length === LIMITS.otpDigits) form.current?.requestSubmit();
  }, [code]);
  return form;
}
