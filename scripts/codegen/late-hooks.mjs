/**
 * A graphql-codegen plugin that writes graphql/late.ts. The file has only the hooks that modules of the website import
 * from it. The file imports neither Apollo nor any document. Both are loaded after the screen is drawn
 * (docs/adr/0003-typed-hooks-by-a-local-plugin.md).
 */
import { Kind } from "graphql";
import { areaOf } from "./by-area.mjs";
import { readUsage } from "./usage.mjs";

/** @type {Record<string, (name: string) => [hook: string, helper: string]>} */
const HOOKS = {
  query: (name) => [`use${name}Fetch`, "lateFetch"],
  mutation: (name) => [`use${name}Mutation`, "lateMutation"],
};

/** @type {import("@graphql-codegen/plugin-helpers").PluginFunction} */
export function plugin(_schema, documents) {
  const { late } = readUsage();
  /** @type {Set<string>} */
  const areas = new Set();
  const hooks = documents.flatMap((file) =>
    (file.document?.definitions ?? []).flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
      const name = definition.name.value;
      const [hook, helper] = HOOKS[definition.operation]?.(name) ?? [];
      if (!hook || !late.delete(hook)) return [];
      areas.add(areaOf(file));
      return `export const ${hook} = ${helper}(async () => (await ${loaderOf(areaOf(file))}()).${name}Document);`;
    }),
  );
  if (late.size > 0)
    throw new Error(`graphql/late: no query or mutation has the hook ${[...late].join(", ")}.`);
  return {
    prepend: [
      'import { lateFetch, lateMutation } from "../shared/apollo/late";',
      ...[...areas].map((area) => `const ${loaderOf(area)} = () => import("./${area}");`),
    ],
    content: hooks.join("\n"),
  };
}

/**
 * Returns the name of the function that loads an area's file. There is only one such function per file, because every
 * `import()` adds a list of the file's dependencies to the sign-in page.
 * @param {string} area
 */
function loaderOf(area) {
  return area.replace(/^\w+\//, "").replaceAll(/-(\w)/g, (_, letter) => String(letter).toUpperCase());
}
