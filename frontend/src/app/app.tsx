import { PageDataProvider } from "../shared/page-data/page-data";
import type { PageStore } from "../shared/page-data/page-store";
import { AppRoutes } from "./app-routes";
import { ErrorBoundary } from "./error-boundary";

interface AppProps {
  readonly store: PageStore;
  /** The address that the server answered with the 404, which it has only one of. */
  readonly missing?: string | null;
}

/** The whole site, for a router of either side: BrowserRouter here, a static one when a server renders. */
export function App({ store, missing = null }: AppProps) {
  return (
    <ErrorBoundary>
      <PageDataProvider store={store}>
        <AppRoutes missing={missing} />
      </PageDataProvider>
    </ErrorBoundary>
  );
}
