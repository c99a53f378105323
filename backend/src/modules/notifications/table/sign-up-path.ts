import { paths } from "../../../kernel/contract/paths.js";

/**
 * Returns the path of the sign-up page with an address filled in. The address is in the fragment, which browsers never
 * send to a server.
 */
export function signUpPath(email: string): string {
  const next = new URLSearchParams({ next: paths.dashboard }).toString();
  return `${paths.signUp}?${next}#${new URLSearchParams({ email }).toString()}`;
}
