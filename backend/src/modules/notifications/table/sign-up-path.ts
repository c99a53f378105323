import { paths } from "../../../kernel/contract/paths.js";

/**
 * Returns the path of the sign-up page with an address filled in. The address is in the fragment, because browsers
 * never send fragments to a server.
 */
export function signUpPath(email: string): string {
  const next = new URLSearchParams({ next: paths.dashboard }).toString();
  return `${paths.signUp}?${next}#${new URLSearchParams({ email }).toString()}`;
}
