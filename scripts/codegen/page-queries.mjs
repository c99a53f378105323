/**
 * A graphql-codegen plugin that writes each operation of a public page as a typed string. The server renders these
 * pages, so they do not load Apollo (docs/adr/0020-public-pages-rendered-by-the-server.md).
 */
import { Kind, print, stripIgnoredCharacters } from "graphql";

/** @type {import("@graphql-codegen/plugin-helpers").PluginFunction} */
export function plugin(_schema, documents) {
  const queries = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? [definition] : []));
  const constants = queries.map((query) => {
    const name = query.name?.value;
    if (!name) throw new Error("Every operation of a page needs a name.");
    const type = name + query.operation.replace(/^./, (first) => first.toUpperCase());
    const text = JSON.stringify(stripIgnoredCharacters(print(query)));
    return `export const ${name}: PageQuery<${type}, ${type}Variables> = { name: "${name}", text: ${text} };`;
  });
  return {
    prepend: ['import type { PageQuery } from "../../shared/page-data/page-query";'],
    content: constants.join("\n"),
  };
}
