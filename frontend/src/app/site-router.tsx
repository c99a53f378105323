import { useLayoutEffect, useState, useTransition, type ReactNode } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { BASENAME } from "../shared/language";

/**
 * BrowserRouter, with a line that says that the next page is on its way: until it is there, the page before stays. No
 * context reports it, because its change would make React draw again what it has not yet hydrated of the server's page.
 * Nor does an element next to the router: the ids of `useId` count their place, and would differ from the server's
 * page.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });
  const [isPending, startTransition] = useTransition();
  useLayoutEffect(() => history.listen((next) => startTransition(() => show(next))), [history]);
  useLayoutEffect(() => {
    document.documentElement.classList.toggle("page-pending", isPending);
  }, [isPending]);
  return (
    <Router basename={BASENAME} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
