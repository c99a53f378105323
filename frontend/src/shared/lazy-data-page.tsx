import { lazy, type ComponentType } from "react";
import type { PageModule } from "./lazy-page";

/** A page that asks the server for data: Apollo comes along with it, both fetched at once, and nowhere else. */
export function lazyDataPage<Name extends string>(name: Name, load: () => Promise<PageModule<Name>>) {
  return lazy(async () => {
    const [{ ApolloBoundary }, page] = await Promise.all([import("./apollo/apollo-boundary"), load()]);
    const Page: ComponentType = page[name];
    return {
      default: () => (
        <ApolloBoundary>
          <Page />
        </ApolloBoundary>
      ),
    };
  });
}
