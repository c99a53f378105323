/** Columns of an entity for a hand-written SELECT, by its alias there: a name that it lacks fails to compile. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the names are checked against it
export function columnList<Row>(alias: string, columns: readonly (keyof Row & string)[]): string {
  return columns.map((column) => `${alias}.${column}`).join(", ");
}
