import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";

/** The unique key: one owner's views of the same table have different names. */
export const VIEW_NAME = uniqueKey("saved_views", "userId", "tableName", "name");

/** A user's view of a table in the admin area: its search, filters, sort and columns. Deleted with the account. */
@Entity("saved_views")
@Index(VIEW_NAME.name, VIEW_NAME.columns, { unique: true })
export class SavedView {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("User", { name: "fk_saved_views_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  @TextColumn(40)
  tableName!: string;

  @TextColumn(40)
  name!: string;

  /** The query string of the page's address: `q=…&sort=-name`. */
  @TextColumn(1000)
  query!: string;

  @TimeColumn()
  savedAt!: Date;
}
