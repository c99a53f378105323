/** Columns of an entity for a hand-written SELECT; a name that the entity does not have does not compile. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names the entity: the list alone does not tell it
export function columnList<Row>(alias: string, columns: readonly (keyof Row & string)[]): string {
  return columns.map((column) => `${alias}.${column}`).join(", ");
}

/** What `find` is to read, from a list of columns. */
export function selectOf<Column extends string>(columns: readonly Column[]): Record<Column, true> {
  return Object.fromEntries(columns.map((column) => [column, true])) as Record<Column, true>;
}
