import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "../error-boundary";
import { PageLoading } from "../page-loading";
import { Footer } from "./footer";
import { OfflineBanner } from "./offline-banner";
import { RouteArrival } from "./route-arrival";
import { TopBar } from "./top-bar";

/** Id of the main landmark, where the skip link leads. */
const MAIN = "main";

/** What every screen sits in: skip link, sticky top bar, the page, footer. */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to the content
      </a>
      <TopBar />
      <OfflineBanner />
      <main id={MAIN} tabIndex={-1} className="flex-1">
        {/* Keyed by address: a failed page does not take the next one along, and each page shows its own placeholder. */}
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
            <RouteArrival />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}
