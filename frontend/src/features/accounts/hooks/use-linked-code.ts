import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { LIMITS } from "@contract/kernel/contract/limits";

/** A mailed code and its e-mail address, from the link in the mail. */
export interface LinkedCode {
  readonly code: string;
  readonly email: string;
}

/**
 * Shown next to a code filled in from a link. The user must press the button to send the code, because mail programs
 * open links by themselves.
 */
export const LINKED_NOTE = {
  tone: "info",
  text: "This is the code from your mail. Continue here, or enter the code on the device where you requested it.",
} as const;

/**
 * Reads the code from a mail's link, and removes the code from the browser's history. The code is in the fragment,
 * which is never sent to a server.
 */
export function useLinkedCode(onLinked: (linked: LinkedCode) => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(onLinked);
  useEffect(() => {
    latest.current = onLinked;
  });
  useEffect(() => {
    const linked = linkedCode(hash);
    if (linked === null) return;
    latest.current(linked);
    void navigate(pathname + search, { replace: true });
  }, [pathname, search, hash, navigate]);
}

/** Like `useLinkedCode`, for the e-mail address in a link that has no code, such as an invitation's link. */
export function useLinkedAddress(onLinked: (email: string) => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(onLinked);
  useEffect(() => {
    latest.current = onLinked;
  });
  useEffect(() => {
    const parameters = new URLSearchParams(hash.slice(1));
    const email = parameters.get("email") ?? "";
    if (email === "" || parameters.has("code")) return;
    latest.current(email);
    void navigate(pathname + search, { replace: true });
  }, [pathname, search, hash, navigate]);
}

function linkedCode(hash: string): LinkedCode | null {
  const parameters = new URLSearchParams(hash.slice(1));
  const code = parameters.get("code") ?? "";
  const email = parameters.get("email") ?? "";
  const isCode = code.length === LIMITS.otpDigits && /^[0-9]+$/.test(code);
  return isCode && email !== "" ? { code, email } : null;
}
