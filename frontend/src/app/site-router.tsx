import { useLayoutEffect, useState, useTransition, type ReactNode } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { BASENAME } from "../shared/language";

/**
 * Replaces BrowserRouter: keeps the current page, and shows a line, while the next page loads. The pending state is not
 * in a context, because a change of the context would make React redraw server-rendered parts that are not yet
 * hydrated. The line is not an element next to the router, because the ids of `useId` depend on positions and would
 * differ from those in the server's HTML.
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
