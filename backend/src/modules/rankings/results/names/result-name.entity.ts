import { Entity, ForeignKey } from "typeorm";
import { IdColumn, TimeColumn } from "../../../../kernel/db/columns.js";
import type { UniqueKey } from "../../../../kernel/db/unique-key.js";

/** The primary key, which allows one row per person. MySQL reports it under the name PRIMARY. */
export const RESULT_NAME_USER: UniqueKey = { name: "PRIMARY", table: "result_names", columns: ["userId"] };

/** A user's consent to show their name in results. Users without a row never agreed, or withdrew their consent. */
@Entity("result_names")
export class ResultName {
  @IdColumn()
  @ForeignKey("User", { name: "fk_result_names_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  @TimeColumn()
  agreedAt!: Date;
}
