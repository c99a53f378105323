/**
 * A graphql-codegen plugin: one typed Apollo hook per operation, beside what `typescript-operations` and
 * `typed-document-node` emit; none for queries of its option `fetched`, which no screen shows while it stands there (they
 * are asked with `useFetch`, frontend/src/shared/apollo), and none for those of `late`, which late-hooks.mjs writes. Why not the published plugin: docs/adr/0003-typed-hooks-by-a-local-plugin.md.
 */
import { Kind } from "graphql";

const IMPORTS = [
  'import type { OperationVariables } from "@apollo/client";',
  'import * as Apollo from "@apollo/client/react";',
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

/** @type {import("@graphql-codegen/plugin-helpers").PluginFunction<{ fetched?: string[], late?: string[] }>} */
export function plugin(_schema, documents, { fetched = [], late = [] }) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const names = operations.map(({ name }) => name?.value);
  const unknown = fetched.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`codegen.yml, fetched: there is no ${unknown.join(", ")}.`);
  const hooks = operations.map(({ name, operation }) => {
    if (!name) throw new Error("Every operation needs a name: its hook is called after it.");
    if (fetched.includes(name.value) || late.includes(name.value)) return "";
    const data = name.value + operation.replace(/^./, (first) => first.toUpperCase());
    return HOOKS[operation]?.(name.value, data, `${data}, ${data}Variables`);
  });
  return { prepend: IMPORTS, content: [HELPERS, ...hooks].join("\n") };
}
