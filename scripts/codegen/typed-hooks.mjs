/**
 * A graphql-codegen plugin that adds one typed Apollo hook per operation to the output of `typescript-operations` and
 * documents.mjs. Skips an operation if only its document is used (`useFetch`, frontend/src/shared/apollo), or if
 * late-hooks.mjs writes its hook. docs/adr/0003-typed-hooks-by-a-local-plugin.md explains why the plugin is local.
 */
import { Kind } from "graphql";
import { readUsage } from "./usage.mjs";

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
    // Without `@__PURE__`, the bundler would keep a hook that is not used, and with it the hook's document.
    return {
      operation,
      line: `export const use${data} = /* @__PURE__ */ ${operation}Hook(${name.value}Document);`,
    };
  });
  const helpers = [...new Set(hooks.map(({ operation }) => `${operation}Hook`))].sort();
  return {
    prepend:
      hooks.length > 0 ? [`import { ${helpers.join(", ")} } from "../../shared/apollo/typed-hooks";`] : [],
    content: hooks.map(({ line }) => line).join("\n"),
  };
}
