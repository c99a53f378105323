import { useEffect, useRef } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";

/**
 * Submits the form when the typed code becomes six digits long. A code that has six digits from the start does not
 * submit the form. Returns a ref for the form.
 */
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
