import { useEffect, useRef } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";

/**
 * Submits the form when its code becomes six digits long, but not if it was complete from the start. Returns a ref for
 * the form.
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
