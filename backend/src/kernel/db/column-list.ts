/** Columns of an entity for a hand-written SELECT; a name that the entity does not have does not compile. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller names the entity: it cannot be inferred from the list
export function columnList<Row>(alias: string, columns: readonly (keyof Row & string)[]): string {
  return columns.map((column) => `${alias}.${column}`).join(", ");
}

/** The `select` option of `find`, from a list of columns. */
export function selectOf<Column extends string>(columns: readonly Column[]): Record<Column, true> {
  return Object.fromEntries(columns.map((column) => [column, true])) as Record<Column, true>;
}
