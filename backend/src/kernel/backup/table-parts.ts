import type { Connection } from "../db/maintenance.js";
import type { TablePart } from "./backup-file.js";
import { rowText, TableDigest } from "./table-digest.js";
import { rowsOf, tablesOf } from "./table-rows.js";

/** All of a database's data, table by table. Run it in a snapshot to get a consistent state. */
export async function* partsOf(connection: Connection): AsyncGenerator<TablePart> {
  for (const table of await tablesOf(connection)) {
    yield { kind: "start", table: table.name, columns: table.columns };
    const digest = new TableDigest();
    for await (const rows of rowsOf(connection, table)) {
      for (const row of rows) digest.add(rowText(row));
      yield { kind: "rows", rows };
    }
    yield { kind: "end", end: table.name, ...digest.value };
  }
}
