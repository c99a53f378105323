/** The values of entries under their keys, each list in the order of the items. */
export function lists<Item, Value>(
  items: readonly Item[],
  entry: (item: Item) => readonly [key: string, value: Value],
): Map<string, Value[]> {
  const found = new Map<string, Value[]>();
  for (const [key, value] of items.map(entry)) {
    const list = found.get(key);
    if (list) list.push(value);
    else found.set(key, [value]);
  }
  return found;
}
