import { paths } from "../../../kernel/contract/paths.js";

/** Returns the page of the sign-up with an address filled in. The address is in the fragment, which browsers send to no server. */
export function signUpPath(email: string): string {
  const next = new URLSearchParams({ next: paths.dashboard }).toString();
  return `${paths.signUp}?${next}#${new URLSearchParams({ email }).toString()}`;
}
