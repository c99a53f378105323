/**
 * A graphql-codegen plugin that adds one typed Apollo hook per operation to the output of `typescript-operations` and
 * documents.mjs. Skips an operation if only its document is used (`useFetch`, frontend/src/shared/apollo), or if
 * late-hooks.mjs writes its hook. docs/adr/0003-typed-hooks-by-a-local-plugin.md explains why the plugin is local.
 */
import { Kind } from "graphql";
import { readUsage } from "./usage.mjs";

const IMPORTS = [
  'import * as Apollo from "@apollo/client/react";',
  'import type * as Hooks from "../../shared/apollo/hook-types";',
];

/** @type {Record<string, (name: string, data: string, types: string) => string>} */
const HOOKS = {
  query: (name, data, types) => `
export function use${data}(...[options]: Hooks.QueryArguments<${types}>): Hooks.QueryResult<${types}> {
  return Apollo.useQuery(${name}Document, options);
}`,
  mutation: (name, data, types) => `
export function use${data}(options?: Hooks.MutationOptions<${types}>) {
  return Apollo.useMutation(${name}Document, options);
}`,
  subscription: (name, data, types) => `
export function use${data}(...[options]: Hooks.SubscriptionArguments<${types}>) {
  return Apollo.useSubscription(${name}Document, options as Apollo.useSubscription.Options<${types}> | Apollo.SkipToken);
}`,
};

/** @type {import("@graphql-codegen/plugin-helpers").PluginFunction} */
export function plugin(_schema, documents) {
  const { names, late } = readUsage();
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const hooks = operations.flatMap(({ name, operation }) => {
    if (!name) throw new Error("Every operation needs a name: its hook is called after it.");
    const data = name.value + operation.replace(/^./, (first) => first.toUpperCase());
    if (late.has(`use${data}`) || late.has(`use${name.value}Fetch`)) return [];
    if (!names.has(`use${data}`) && names.has(`${name.value}Document`)) return [];
    return HOOKS[operation]?.(name.value, data, `${data}, ${data}Variables`) ?? [];
  });
  return { prepend: hooks.length > 0 ? IMPORTS : [], content: hooks.join("\n") };
}
