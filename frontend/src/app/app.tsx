import { PageDataProvider } from "../shared/page-data/page-data";
import type { PageStore } from "../shared/page-data/page-store";
import { AppRoutes } from "./app-routes";
import { ErrorBoundary } from "./error-boundary";

/** The whole site, for a router of either side: BrowserRouter here, a static one when a server renders. */
export function App({ store }: { store: PageStore }) {
  return (
    <ErrorBoundary>
      <PageDataProvider store={store}>
        <AppRoutes />
      </PageDataProvider>
    </ErrorBoundary>
  );
}
