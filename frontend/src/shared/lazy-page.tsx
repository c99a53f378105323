import { lazy, type ComponentType } from "react";

export type PageModule<Name extends string, Props = object> = Readonly<Record<Name, ComponentType<Props>>>;

/** Returns a component that is loaded as a separate chunk when it is first rendered. */
export function lazyPage<Name extends string, Props = object>(
  name: Name,
  load: () => Promise<PageModule<Name, Props>>,
) {
  return lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }));
}
