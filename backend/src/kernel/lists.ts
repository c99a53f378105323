/** Groups the values of entries by key; each list keeps the order of the entries. */
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
