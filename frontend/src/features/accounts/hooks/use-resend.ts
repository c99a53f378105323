import { useEffect, useRef } from "react";
import { SECONDS } from "@contract/kernel/contract/limits";

/** When another code can be asked for, in milliseconds since 1970. @param seconds as the server says, if it does */
export function nextCodeAt(seconds: number = SECONDS.otpResend): number {
  return Date.now() + seconds * 1000;
}

interface CodeForm<V extends { readonly otp: string }> {
  readonly values: V;
  readonly reset: (values: V) => void;
  readonly field: (name: "otp") => { readonly id: string };
}

/**
 * Another code for a form that asks for one. The answer ends what the form was refused for, so that it is seen. With a new
 * code on its way the old one is emptied, and its field has the focus: the button gives way to a countdown.
 */
export function useResend<V extends { readonly otp: string }>(
  form: CodeForm<V>,
  onResend: () => Promise<boolean>,
) {
  // What was typed when the answer comes, not when it was asked for.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  return async (): Promise<boolean> => {
    const pressed = document.activeElement;
    const sent = await onResend();
    const { values, reset, field } = latest.current;
    reset(sent ? { ...values, otp: "" } : values);
    // Once it is drawn: the button is still there where another try makes sense at once.
    setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (isLost || (sent && document.activeElement === pressed))
        document.getElementById(field("otp").id)?.focus();
    });
    return sent;
  };
}
