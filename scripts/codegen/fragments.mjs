/** Finds the fragments of GraphQL documents. */
import { Kind, visit } from "graphql";

/** @typedef {import("graphql").FragmentDefinitionNode} Fragment */
/** @typedef {{ document?: import("graphql").DocumentNode | undefined }} File */

/**
 * Returns the fragments that the files define, by name.
 * @param {readonly File[]} files
 * @returns {Map<string, Fragment>}
 */
export function fragmentsOf(files) {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
}

/**
 * Returns the fragments that a part of a document uses, directly or through other fragments.
 * @param {import("graphql").ASTNode} node
 * @param {Map<string, Fragment>} fragments all that exist, by name
 * @param {Set<Fragment>} [used] the fragments found so far
 */
export function usedBy(node, fragments, used = new Set()) {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || used.has(fragment)) return;
      used.add(fragment);
      usedBy(fragment, fragments, used);
    },
  });
  return used;
}
