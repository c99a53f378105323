/** Groups the values of entries by key; each list keeps the order of the entries. */
export function lists<Item, Value>(
  items: readonly Item[],
  entry: (item: Item) => readonly [key: string, value: Value],
): Map<string, Value[]> {
  const byKey = new Map<string, Value[]>();
  for (const [key, value] of items.map(entry)) {
    const list = byKey.get(key);
    if (list) list.push(value);
    else byKey.set(key, [value]);
  }
  return byKey;
}
