import { useEffect, useRef } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";

/**
 * Submits the form when the typed code becomes six digits long. A code that has six digits from the start does not
 * submit the form. A code that was corrected while the form was busy is submitted afterwards. Returns a ref for the
 * form.
 */
export function useSubmitWhenFull(code: string, busy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(code);
  useEffect(() => {
    if (busy || code === before.current) return;
    before.current = code;
    if (code.length === LIMITS.otpDigits) form.current?.requestSubmit();
  }, [code, busy]);
  return form;
}
