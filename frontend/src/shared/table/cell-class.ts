import type { AdminColumn } from "./admin-column";

/** Class names of a column's cells and head. */
export function cellClass<Row>({ numeric = false, pinned = false }: AdminColumn<Row>): string {
  return [numeric ? "numeric" : "", pinned ? "pinned" : ""].filter(Boolean).join(" ");
}
