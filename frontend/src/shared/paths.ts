import { paths } from "@contract/kernel/contract/paths";

/** Returns the path of the login page, including the page to return to afterwards. */
export function loginPath(next: string): string {
  return next === paths.home ? paths.logIn : `${paths.logIn}?next=${encodeURIComponent(next)}`;
}

/**
 * Returns the path to open after signing in: the query's `next` if it is a path on this site other than the login,
 * otherwise `fallback`. Rejects "//host" and "/\host", because browsers treat them as other hosts.
 */
export function nextPath(search: string, fallback: string): string {
  const next = new URLSearchParams(search).get("next");
  if (next === null || !/^\/(?![/\\])[^\p{Cc}]*$/u.test(next)) return fallback;
  return next.startsWith(paths.logIn) ? fallback : next;
}
