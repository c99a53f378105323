/**
 * A graphql-codegen plugin that writes each operation as a typed document. The published plugin (`typed-document-node`)
 * repeats every fragment in each document that uses it, and the formatter spreads each document over hundreds of lines.
 * Here, a file has each fragment once, and each document is one line, because only Apollo reads it.
 */
import { Kind } from "graphql";
import { fragmentsOf, usedBy } from "./fragments.mjs";

/** @typedef {import("./fragments.mjs").Fragment} Fragment */
/** @typedef {import("graphql").OperationDefinitionNode} Operation */

/** Tells the formatter to leave the next line as written. */
const UNFORMATTED = "// oxfmt-ignore\n";

/** @type {import("@graphql-codegen/plugin-helpers").PluginFunction} */
export function plugin(_schema, files) {
  const fragments = fragmentsOf(files);
  const documents = files
    .flatMap(({ document }) => document?.definitions ?? [])
    .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? [definition] : []))
    .map((operation) => ({ operation, used: [...usedBy(operation, fragments)] }));
  return {
    prepend: ['import type { TypedDocumentNode } from "@apollo/client";'],
    content: [
      ...[...new Set(documents.flatMap(({ used }) => used))].map(fragmentNode),
      ...documents.map(({ operation, used }) => documentOf(operation, used)),
    ].join("\n"),
  };
}

/** @param {Fragment} fragment */
function fragmentNode(fragment) {
  return `${UNFORMATTED}const ${fragment.name.value}FragmentNode = ${literal(fragment)};`;
}

/**
 * Writes an operation's document: the operation, then all fragments that it uses.
 * @param {Operation} operation @param {Fragment[]} used
 */
function documentOf(operation, used) {
  const name = operation.name?.value ?? "";
  const data = name + operation.operation.replace(/^./, (first) => first.toUpperCase());
  const parts = [literal(operation), ...used.map((fragment) => `${fragment.name.value}FragmentNode`)];
  const document = `{"kind":"Document","definitions":[${parts.join(",")}]}`;
  return `${UNFORMATTED}export const ${name}Document = ${document} as unknown as TypedDocumentNode<${data}, ${data}Variables>;`;
}

/**
 * Writes a syntax tree as JSON. Leaves out empty lists and the positions in the source, because no reader of the tree
 * needs them.
 * @param {import("graphql").ASTNode} node
 */
function literal(node) {
  return JSON.stringify(node, (key, /** @type {unknown} */ value) =>
    key === "loc" || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
}
