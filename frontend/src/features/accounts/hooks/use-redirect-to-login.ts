import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { useStillHere } from "../../../shared/hooks/use-still-here";
import { TIMINGS } from "../../../shared/timings";

/**
 * Goes to the login 2 s after `due` becomes true, so that the user can read the message first. Passes on the query,
 * which names the page to open after the login.
 * @param email filled into the login form
 * @returns the login's address, for a link for users who do not wait
 */
export function useRedirectToLogin(due: boolean, email: string): string {
  const navigate = useNavigate();
  const to = paths.logIn + useLocation().search;
  const isStillHere = useStillHere();
  const goOn = useEffectEvent(() => {
    if (isStillHere()) void navigate(to, { replace: true, state: { email } });
  });
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(goOn, TIMINGS.redirect);
    return () => clearTimeout(timer);
  }, [due]);
  return to;
}

/** Returns the e-mail address that the previous page passed on, or "" if there is none. */
export function broughtEmail(state: unknown): string {
  if (typeof state !== "object" || state === null || !("email" in state)) return "";
  return typeof state.email === "string" ? state.email : "";
}
