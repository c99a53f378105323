import { paths } from "@contract/kernel/contract/paths";

/** Returns the path of the login page, with the page to return to afterwards. */
export function loginPath(next: string): string {
  return next === paths.home ? paths.logIn : `${paths.logIn}?next=${encodeURIComponent(next)}`;
}

/**
 * Where to go after signing in: the `next` of the query if it is a path of this site, else `fallback`.
 * "//host" and "/\host" are other hosts to a browser, so they do not count.
 */
export function nextPath(search: string, fallback: string): string {
  const next = new URLSearchParams(search).get("next");
  if (next === null || !/^\/(?![/\\])[^\p{Cc}]*$/u.test(next)) return fallback;
  return next.startsWith(paths.logIn) ? fallback : next;
}

/** The id of the part of the payment page that a payment begins with. */
export const PAY = "pay";
