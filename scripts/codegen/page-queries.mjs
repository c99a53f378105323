/**
 * A graphql-codegen plugin: each operation of the public pages as its text, with its types beside it. These pages are
 * rendered by the server and load no Apollo (docs/adr/0020-public-pages-rendered-by-the-server.md).
 */
import { Kind, print, stripIgnoredCharacters } from "graphql";

const HELPER = `
/** An operation as text. \`__types\` is never there; it carries the types of variables and answer. */
export interface PageQuery<Data, Variables> {
  readonly name: string;
  readonly text: string;
  readonly __types?: (variables: Variables) => Data;
}
`;

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
  return [HELPER, ...constants].join("\n");
}
