import { PageDataProvider } from "../shared/page-data/page-data";
import type { PageStore } from "../shared/page-data/page-store";
import { AppRoutes } from "./app-routes";
import { ErrorBoundary } from "./error-boundary";

interface AppProps {
  readonly store: PageStore;
  /** The path for which the server sent the 404 page, or null. */
  readonly missing?: string | null;
}

/** The whole site. Must be rendered inside a router: SiteRouter in the browser, StaticRouter on the server. */
export function App({ store, missing = null }: AppProps) {
  return (
    <ErrorBoundary>
      <PageDataProvider store={store}>
        <AppRoutes missing={missing} />
      </PageDataProvider>
    </ErrorBoundary>
  );
}
