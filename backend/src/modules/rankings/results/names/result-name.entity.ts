import { Entity, ForeignKey } from "typeorm";
import { IdColumn, TimeColumn } from "../../../../kernel/db/columns.js";
import type { UniqueKey } from "../../../../kernel/db/unique-key.js";

/** One row a person. It is the primary key, so MySQL reports it under that name. */
export const RESULT_NAME_USER: UniqueKey = { name: "PRIMARY", table: "result_names", columns: ["userId"] };

/** A user who agreed that results show their name. Users without a row did not agree, or withdrew. */
@Entity("result_names")
export class ResultName {
  @IdColumn()
  @ForeignKey("User", { name: "fk_result_names_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  @TimeColumn()
  agreedAt!: Date;
}
