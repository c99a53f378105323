import { useEffect, useRef } from "react";
import { SECONDS } from "@contract/kernel/contract/limits";

/**
 * Returns the time from which another code may be requested, in milliseconds since 1970.
 * @param seconds the wait that the server sent, if any
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
 * Returns a function that requests another code for a form. Clears the form's error, so that the outcome is visible.
 * After success, also empties the code's field and focuses it, because a countdown replaces the focused button.
 */
export function useResend<V extends { readonly otp: string }>(
  form: CodeForm<V>,
  onResend: () => Promise<boolean>,
) {
  // Holds the latest form, because its values may change while the request is running.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  return async (): Promise<boolean> => {
    const pressed = document.activeElement;
    const sent = await onResend();
    const { values, reset, field } = latest.current;
    reset(sent ? { ...values, otp: "" } : values);
    // Waits for the next render, because the pressed button, which has the focus, may disappear in that render.
    setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (isLost || (sent && document.activeElement === pressed))
        document.getElementById(field("otp").id)?.focus();
    });
    return sent;
  };
}
