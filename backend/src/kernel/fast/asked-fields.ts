import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

type Asked = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

/**
 * Returns a function that collects the fields requested below a given field, so that a resolver reads only these.
 * Includes the fields of fragments, and fields that `@skip` or `@include` may leave out.
 * @param path the fields that lead from the resolver's field to the given one, for example `"edges", "node"`
 */
export function fieldsBelow(...path: readonly string[]): (resolveInfo: Asked) => ReadonlySet<string> {
  // Apollo's cache returns the same nodes for a repeated document. When the cache drops a document, this map drops the
  // document's nodes.
  const known = new WeakMap<FieldNode, ReadonlySet<string>>();
  return (resolveInfo) => {
    const [node, ...others] = resolveInfo.fieldNodes;
    const before = node && others.length === 0 ? known.get(node) : undefined;
    if (before) return before;
    const names = new Set<string>();
    for (const { selectionSet } of resolveInfo.fieldNodes) collect(names, resolveInfo, path, selectionSet);
    if (node && others.length === 0) known.set(node, names);
    return names;
  };
}

function collect(
  names: Set<string>,
  resolveInfo: Asked,
  path: readonly string[],
  selectionSet: SelectionSetNode | undefined,
): void {
  const [next, ...rest] = path;
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.INLINE_FRAGMENT) collect(names, resolveInfo, path, selection.selectionSet);
    else if (selection.kind === Kind.FRAGMENT_SPREAD)
      collect(names, resolveInfo, path, resolveInfo.fragments[selection.name.value]?.selectionSet);
    else if (next === undefined) names.add(selection.name.value);
    else if (selection.name.value === next) collect(names, resolveInfo, rest, selection.selectionSet);
  }
}
