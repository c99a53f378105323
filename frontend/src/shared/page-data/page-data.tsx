import { createContext, use, useState, type ReactNode } from "react";
import type { PageQuery } from "./page-query";
import type { PageStore } from "./page-store";

const StoreContext = createContext<PageStore | null>(null);

/** Gives the pages below their data. */
export function PageDataProvider({ store, children }: { store: PageStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The page's data store, for what is asked for later than the page itself. */
export function usePageStore(): PageStore {
  const store = use(StoreContext);
  if (store === null) throw new Error("Page data outside a PageDataProvider");
  return store;
}

/** What a public page shows. Suspends until it is there; a failure goes to the error boundary. */
export function usePageData<Data, Variables extends object>(
  query: PageQuery<Data, Variables>,
  variables: Variables,
): Data {
  const store = usePageStore();
  const [opened] = useState(store.now);
  const answer = store.read(query, variables, opened);
  return answer instanceof Promise ? use(answer) : answer;
}

/** Marks the page as one that does not exist, for the server's status. */
export function useMissingPage(): void {
  usePageStore().missing();
}
