/**
 * A graphql-codegen plugin: a typed hook for each operation of its option `late`, in a file that imports neither Apollo nor
 * any document: they come once the screen is drawn (docs/adr/0062-forms-before-apollo.md).
 */
import { Kind } from "graphql";

/** @type {Record<string, (name: string) => string>} */
const HOOKS = {
  query: (name) =>
    `export const use${name}Fetch = lateFetch(async () => (await documents()).${name}Document);`,
  mutation: (name) =>
    `export const use${name}Mutation = lateMutation(async () => (await documents()).${name}Document);`,
};

/** @type {import("@graphql-codegen/plugin-helpers").PluginFunction<{ late: string[] }>} */
export function plugin(_schema, documents, { late }) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const hooks = late.map((wanted) => {
    const hook = HOOKS[operations.find(({ name }) => name?.value === wanted)?.operation ?? ""];
    if (!hook) throw new Error(`codegen.yml, late: there is no query or mutation ${wanted}.`);
    return hook(wanted);
  });
  return {
    prepend: [
      'import { lateFetch, lateMutation } from "../shared/apollo/late";',
      'const documents = () => import("./generated");',
    ],
    content: hooks.join("\n"),
  };
}
