import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Kind, parse, print, visit, type ASTNode, type FieldNode } from "graphql";

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

/**
 * Returns the website's own GraphQL operations by name, with their fragments and `__typename`, as a browser sends them.
 */
export async function readDocuments(root: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, "frontend/src");
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".graphql"));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const nodes = texts.flatMap((text) => parse(text).definitions);
  const fragments = new Map(
    nodes.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, print(typed(node))] as const] : [],
    ),
  );
  return new Map(
    nodes.flatMap((node) => {
      if (node.kind !== Kind.OPERATION_DEFINITION || !node.name) return [];
      return [[node.name.value, withFragments(print(typed(node)), fragments)] as const];
    }),
  );
}

function typed<Node extends ASTNode>(node: Node): Node {
  return visit(node, {
    SelectionSet: (set, _key, parent) =>
      parent !== undefined && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...set, selections: [...set.selections, TYPENAME] },
  });
}

function withFragments(operation: string, fragments: ReadonlyMap<string, string>): string {
  const used = new Map<string, string>();
  const collect = (text: string): void => {
    for (const [, name = ""] of text.matchAll(/\.\.\.(\w+)/g)) {
      const fragment = fragments.get(name);
      if (fragment === undefined || used.has(name)) continue;
      used.set(name, fragment);
      collect(fragment);
    }
  };
  collect(operation);
  return [operation, ...used.values()].join("\n");
}
