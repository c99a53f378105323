import { lazy, type ComponentType } from "react";

type PageModule<Name extends string, Props = object> = Readonly<Record<Name, ComponentType<Props>>>;

/** A page in a chunk of its own. */
export function lazyPage<Name extends string, Props = object>(
  name: Name,
  load: () => Promise<PageModule<Name, Props>>,
) {
  return lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }));
}

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
