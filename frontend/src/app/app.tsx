import { AppRoutes } from "./app-routes";
import { ErrorBoundary } from "./error-boundary";

/** The whole site, for a router of either side: BrowserRouter here, a static one when a server renders. */
export function App() {
  return (
    <ErrorBoundary>
      <AppRoutes />
    </ErrorBoundary>
  );
}
