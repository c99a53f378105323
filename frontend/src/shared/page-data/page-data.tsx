import { createContext, use, useState, type ReactNode } from "react";
import type { PageQuery } from "./page-query";
import type { PageStore } from "./page-store";

const StoreContext = createContext<PageStore | null>(null);

export function PageDataProvider({ store, children }: { store: PageStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/**
 * Returns the page's data store, for data that is loaded after the page itself.
 * @throws Error outside a `PageDataProvider`
 */
export function usePageStore(): PageStore {
  const store = use(StoreContext);
  if (store === null) throw new Error("Page data outside a PageDataProvider");
  return store;
}

/** Returns a public page's data. Suspends until the data is loaded. A failure reaches the error boundary. */
export function usePageData<Data, Variables extends object>(
  query: PageQuery<Data, Variables>,
  variables: Variables,
): Data {
  const store = usePageStore();
  const [opened] = useState(store.now);
  const answer = store.read(query, variables, opened);
  return answer instanceof Promise ? use(answer) : answer;
}

/** Marks the page as missing, so that the server answers with status 404. */
export function useMissingPage(): void {
  usePageStore().missing();
}
