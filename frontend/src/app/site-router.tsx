import { useLayoutEffect, useState, useTransition, type ReactNode } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { BASENAME } from "../shared/language";

/**
 * Provides a BrowserRouter that shows a line while the next page loads. Until then the current page stays. The pending
 * state is not in a context. Its change would make React draw again the parts of the server's page that are not yet
 * hydrated. The line is not an element next to the router either. The ids of `useId` depend on positions, and would
 * differ from those of the server's page.
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
