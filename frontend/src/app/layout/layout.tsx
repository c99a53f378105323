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

/** Loaded together with the page below it, so that neither shifts the other. */
const FlashMessage = lazyPage("FlashMessage", () => import("../../shared/ui/flash-message"));

/** The id of the main landmark, to which the skip link leads. */
const MAIN = "main";

/** The frame of every screen: skip link, sticky top bar, the page, footer. */
export function Layout() {
  const { pathname, state } = useLocation() as Location<unknown>;
  // The admin area uses the whole window: the bar has no links except the one to the home page, and there is no footer.
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
      {/*
       * The desk needs no banner, because it works without a network connection, sends its check-ins later, and shows
       * its own message.
       */}
      {pathname === paths.desk ? null : <OfflineBanner />}
      {/*
       * The page is at least as high as the window, so that the footer does not visibly move while a page loads or
       * grows.
       */}
      <main id={MAIN} tabIndex={-1} className="min-h-[calc(100dvh-var(--bar-height))]">
        {/*
         * One boundary for all pages, so that the previous page stays until the next one is loaded
         * (docs/performance.md).
         */}
        <Suspense fallback={<PageLoading />}>
          {/* A new boundary for each address, so that a failed page does not affect the next one. */}
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
