import { definitions, SEARCH, wantedOf } from "./table-features";

/** Returns whether a table's search finds a row with these cells. */
function finds(search: string, ...cells: string[]): boolean {
  const columns = cells.map((cell, at) => ({ key: String(at), header: "", value: () => cell }));
  const def = definitions(columns, []).find(({ id }) => id === SEARCH) as unknown as {
    accessorFn: (row: object) => string;
    filterFn: (row: { getValue: () => string }, id: string, wanted: ReturnType<typeof wantedOf>) => boolean;
  };
  return def.filterFn({ getValue: () => def.accessorFn({}) }, SEARCH, wantedOf(search));
}

test.each([
  "4123 4567 8901",
  "UTR 412345678901",
  "0000412345678901",
  "४१२३४५६७८९०१",
  "Ref No: 41234567",
  "412345678901 UPI",
])("a bank's number is found however it is spelt: %s", (search) => {
  expect(finds(search, "Alpha", "UTR412345678901")).toBe(true);
  expect(finds(search, "Alpha", "512345678901")).toBe(false);
});

test("each word of a search has to be somewhere in a row", () => {
  expect(finds("rao nit", "Asha Rao", "NIT")).toBe(true);
  expect(finds("rao iit", "Asha Rao", "NIT")).toBe(false);
  expect(wantedOf("  ")).toBeNull();
});
