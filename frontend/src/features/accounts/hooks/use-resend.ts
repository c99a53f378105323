import { useEffect, useRef } from "react";
import { SECONDS } from "@contract/kernel/contract/limits";

/**
 * Returns when another code may be requested, in milliseconds since 1970.
 * @param seconds the server's wait, if it sent one
 */
export function nextCodeAt(seconds: number = SECONDS.otpResend): number {
  return Date.now() + seconds * 1000;
}

interface CodeForm<V extends { readonly otp: string }> {
  readonly values: V;
  readonly reset: (values: V) => void;
  readonly field: (name: "otp") => { readonly id: string };
}

/**
 * Returns a function that requests another code for a form. It clears the form's error, so that the outcome is visible.
 * After success it also empties the code's field and focuses it, because a countdown replaces the button.
 */
export function useResend<V extends { readonly otp: string }>(
  form: CodeForm<V>,
  onResend: () => Promise<boolean>,
) {
  // The form's values at the time of the answer, not of the request.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  return async (): Promise<boolean> => {
    const pressed = document.activeElement;
    const sent = await onResend();
    const { values, reset, field } = latest.current;
    reset(sent ? { ...values, otp: "" } : values);
    // Runs after the next render. The button is still there when the user may try again immediately.
    setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (isLost || (sent && document.activeElement === pressed))
        document.getElementById(field("otp").id)?.focus();
    });
    return sent;
  };
}
