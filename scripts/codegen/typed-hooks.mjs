/**
 * A graphql-codegen plugin: one typed Apollo hook per operation, beside what `typescript-operations` and
 * `typed-document-node` emit. Why not the published plugin: docs/adr/0003-typed-hooks-by-a-local-plugin.md.
 */
import { Kind } from "graphql";

const IMPORTS = [
  'import type { OperationVariables } from "@apollo/client";',
  'import * as Apollo from "@apollo/client/react";',
  'import { useFetch, type FetchPolicy } from "../shared/apollo/use-fetch";',
];

const HELPERS = `
type Variables<V> = Record<never, never> extends V ? { variables?: V } : { variables: V };
type Arguments<V, Options> = Record<never, never> extends V ? [options?: Options] : [options: Options];
type QueryOptions<D, V extends OperationVariables> = Apollo.SkipToken | (Omit<Apollo.useQuery.Base.Options<D, V>, "returnPartialData" | "variables"> & Variables<V>);
type QueryResult<D, V extends OperationVariables> = Apollo.useQuery.Result<D, V, "complete" | "streaming" | "empty", Partial<V>>;
// Only the call of a mutation takes variables, so that missing or wrong ones fail to type-check.
type MutationOptions<D, V extends OperationVariables> = Omit<Apollo.useMutation.Options<D, V>, "variables">;
`;

/** @type {Record<string, (name: string, data: string, types: string) => string>} */
const HOOKS = {
  query: (name, data, types) => `
export function use${data}(...[options]: Arguments<${data}Variables, QueryOptions<${types}>>): QueryResult<${types}> {
  return Apollo.useQuery(${name}Document, options);
}
export function use${name}Fetch(fetchPolicy: FetchPolicy = "network-only") {
  return useFetch(${name}Document, fetchPolicy);
}`,
  mutation: (name, data, types) => `
export function use${data}(options?: MutationOptions<${types}>) {
  return Apollo.useMutation(${name}Document, options);
}`,
  subscription: (name, data, types) => `
export function use${data}(...[options]: Arguments<${data}Variables, (Apollo.useSubscription.Options<${types}> & Variables<${data}Variables>) | Apollo.SkipToken>) {
  return Apollo.useSubscription(${name}Document, options as Apollo.useSubscription.Options<${types}> | Apollo.SkipToken);
}`,
};

/** @type {import("@graphql-codegen/plugin-helpers").PluginFunction} */
export function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const hooks = operations.map(({ name, operation }) => {
    if (!name) throw new Error("Every operation needs a name: its hook is called after it.");
    const data = name.value + operation.replace(/^./, (first) => first.toUpperCase());
    return HOOKS[operation]?.(name.value, data, `${data}, ${data}Variables`);
  });
  return { prepend: IMPORTS, content: [HELPERS, ...hooks].join("\n") };
}
