import { lazy, type ComponentType } from "react";
import type { PageModule } from "./lazy-page";

/**
 * Makes a lazy page that requests data. Loads Apollo in parallel with the page. For a page without data, use
 * `lazyPage`, which does not load Apollo.
 */
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
