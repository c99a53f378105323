import { Suspense } from "react";
import { Outlet, useLocation, type Location } from "react-router-dom";
import { flashMessageOf } from "../../shared/ui/flash-state";
import { ErrorBoundary } from "../error-boundary";
import { paths } from "@contract/kernel/contract/paths";
import { lazyPage } from "../../shared/lazy-page";
import { PageLoading } from "../page-loading";
import { Footer } from "./footer";
import { OfflineBanner } from "./offline-banner";
import { RouteArrival } from "./route-arrival";
import { TopBar } from "./top-bar";

/** Fetched together with the page below it, so that neither moves the other. */
const FlashMessage = lazyPage("FlashMessage", () => import("../../shared/ui/flash-message"));

/** Id of the main landmark, where the skip link leads. */
const MAIN = "main";

/** What every screen sits in: skip link, sticky top bar, the page, footer. */
export function Layout() {
  const { pathname, state } = useLocation() as Location<unknown>;
  // The admin area has a frame of its own: the whole window, and nothing of the public site but the way there.
  const isAdmin = pathname.toLowerCase().startsWith(paths.admin);
  return (
    <>
      <a
        href={`#${MAIN}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to the content
      </a>
      <TopBar isAdmin={isAdmin} />
      {/* The desk goes on without a network, sends by itself, and says so. */}
      {pathname === paths.desk ? null : <OfflineBanner />}
      {/* At least a window high: the footer then never moves while a page loads or grows. */}
      <main id={MAIN} tabIndex={-1} className="min-h-[calc(100dvh-var(--bar-height))]">
        {/* One for all pages: the page before stays until the next one is there (docs/performance.md). */}
        <Suspense fallback={<PageLoading />}>
          {/* Keyed by address: a failed page does not take the next one along. */}
          <ErrorBoundary key={pathname}>
            {flashMessageOf(state) === null ? null : <FlashMessage />}
            <Outlet />
            <RouteArrival />
          </ErrorBoundary>
        </Suspense>
      </main>
      {isAdmin ? null : <Footer />}
    </>
  );
}
